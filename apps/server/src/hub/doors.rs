//! Who is connected, and how much of what one person, one client or one table may do.

use baralho_protocol::online::{Command, Person, Refusal, TableCode};
use baralho_words::Language;

use super::{ClientKey, Hub, Limits, Origin, Output, PasswordJob};
use crate::rate::{Bucket, Buckets, Rate};

/// The number of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// What the hub knows of a connection.
pub(super) struct Connection {
    pub(super) person: Person,
    pub(super) origin: Origin,
    pub(super) language: Language,
    pub(super) greeted: bool,
    pub(super) lobby: bool,
    /// Wants to be told who watches its tables.
    pub(super) watching: bool,
    pub(super) table: Option<TableCode>,
    bucket: Bucket,
    /// Messages refused because they came too fast, less those that did not.
    pub(super) pushes: u32,
}

impl Connection {
    pub(super) fn new(person: Person, origin: Origin, now: i64, rate: Rate) -> Self {
        Self {
            person,
            origin,
            language: Language::En,
            greeted: false,
            lobby: false,
            watching: false,
            table: None,
            bucket: Bucket::full(rate, now),
            pushes: 0,
        }
    }

    /// Whether one more message is not too much.
    pub(super) fn may_speak(&mut self, now: i64, rate: Rate) -> bool {
        self.bucket.take(rate, now).is_ok()
    }
}

/// Passwords of tables that wait to be hashed or compared: each takes some hundredths of a second.
const PASSWORDS: usize = 64;

const PASSWORDS_PER_CLIENT: usize = 8;

pub(super) struct Doors {
    messages: Buckets<ClientKey>,
    changes: Buckets<i64>,
    chat_per_person: Buckets<i64>,
    chat_per_table: Buckets<TableCode>,
    chat_in_lobby: Buckets<()>,
    chat_per_client: Buckets<ClientKey>,
    reports_per_person: Buckets<i64>,
    reports_per_client: Buckets<ClientKey>,
    guesses_per_person: Buckets<i64>,
    guesses_per_client: Buckets<ClientKey>,
    /// Whose passwords are being worked on.
    passwords: Vec<(ConnectionId, ClientKey)>,
}

impl Doors {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            messages: Buckets::new(limits.messages_per_client),
            changes: Buckets::new(limits.changes_per_person),
            chat_per_person: Buckets::new(limits.chat_per_person),
            chat_per_table: Buckets::new(limits.chat_per_table),
            chat_in_lobby: Buckets::new(limits.chat_in_lobby),
            chat_per_client: Buckets::new(limits.chat_per_client),
            reports_per_person: Buckets::new(limits.reports_per_person),
            reports_per_client: Buckets::new(limits.reports_per_client),
            guesses_per_person: Buckets::new(limits.guesses_per_person),
            guesses_per_client: Buckets::new(limits.guesses_per_client),
            passwords: Vec::new(),
        }
    }

    /// Whether a client may send one more message.
    pub(super) fn may_speak(&self, client: ClientKey, now: i64) -> bool {
        self.messages.take(client, now).is_ok()
    }

    /// A password was worked on.
    pub(super) fn password_done(&mut self, connection: ConnectionId) {
        let place = self.passwords.iter().position(|(of, _)| *of == connection);
        if let Some(place) = place {
            self.passwords.swap_remove(place);
        }
    }
}

impl Hub {
    /// Whether somebody may say one more thing: at a table, or in the lobby.
    pub(super) fn may_say(
        &self,
        connection: ConnectionId,
        table: Option<TableCode>,
    ) -> Result<(), Refusal> {
        let (person, client) = self.source(connection)?;
        if !self.limits.chat || self.governing.muted.contains(&person) {
            return Err(Refusal::Silenced);
        }
        self.doors.chat_per_person.take(person, self.now)?;
        // Before what all share: no client alone can silence the others.
        self.doors.chat_per_client.take(client, self.now)?;
        match table {
            Some(code) => self.doors.chat_per_table.take(code, self.now)?,
            None => self.doors.chat_in_lobby.take((), self.now)?,
        }
        Ok(())
    }

    /// Whether somebody may change one more thing at a table.
    pub(super) fn may_change(&self, person: i64) -> Result<(), Refusal> {
        Ok(self.doors.changes.take(person, self.now)?)
    }

    /// Whether somebody may try one more password, or code of a table that nobody is at.
    pub(super) fn may_guess(&self, connection: ConnectionId) -> Result<(), Refusal> {
        let (person, client) = self.source(connection)?;
        self.doors.guesses_per_person.take(person, self.now)?;
        Ok(self.doors.guesses_per_client.take(client, self.now)?)
    }

    /// Whether somebody may block or report one more person.
    pub(super) fn may_report(&self, connection: ConnectionId) -> Result<(), Refusal> {
        let (person, client) = self.source(connection)?;
        self.doors.reports_per_person.take(person, self.now)?;
        Ok(self.doors.reports_per_client.take(client, self.now)?)
    }

    /// Whose connection it is, and which client's.
    fn source(&self, connection: ConnectionId) -> Result<(i64, ClientKey), Refusal> {
        let from = self.connections.get(&connection);
        let from = from.ok_or(Refusal::HelloFirst)?;
        Ok((from.person.id, from.origin.client))
    }

    /// Lets a password be worked on, the answer to follow: one for each connection, and not so
    /// many that whoever knows theirs has to wait.
    pub(super) fn password_job(
        &mut self,
        connection: ConnectionId,
        id: Option<u64>,
        command: Command,
        hash: Option<String>,
    ) -> Result<bool, Refusal> {
        let from = self.connections.get(&connection);
        let client = from.ok_or(Refusal::HelloFirst)?.origin.client;
        let passwords = &mut self.doors.passwords;
        let theirs = passwords.iter().filter(|(_, of)| *of == client).count();
        let is_waiting = passwords.iter().any(|(of, _)| *of == connection);
        if is_waiting || theirs >= PASSWORDS_PER_CLIENT || passwords.len() >= PASSWORDS {
            return Err(Refusal::TooFast);
        }
        passwords.push((connection, client));
        self.out.push(Output::Password(Box::new(PasswordJob {
            connection,
            id,
            command,
            hash,
        })));
        Ok(false)
    }
}
