//! Messages of clients, one by one.

use baralho_protocol::online::{
    Command, Gone, LONGEST_CHAT, LONGEST_MESSAGE, Refusal, Request, Room, Said, TableCode,
    ToClient, VERSION,
};
use baralho_words::Language;

use super::{
    Behind, Connection, ConnectionId, Hub, Join, Origin, PasswordJob, Person, bots, refusals::send,
};

/// Refusals beyond what was taken in after which somebody who sends too fast is shown the door.
const PUSHES: u32 = 200;

/// The longest password of a table, in bytes.
pub(super) const LONGEST_PASSWORD: usize = 200;

impl Hub {
    pub(super) fn connect(&mut self, connection: ConnectionId, person: Person, origin: Origin) {
        let entry = self.people.entry(person.id);
        let (known, connections) = entry.or_insert_with(|| (person.clone(), Vec::new()));
        known.clone_from(&person);
        connections.push(connection);
        self.people_changed |= connections.len() == 1;
        // The oldest goes: it is the likeliest to be a page that was forgotten.
        let excess =
            (connections.len() > self.limits.connections_per_person).then(|| connections[0]);
        let new = Connection::new(person, origin, self.now, self.limits.messages);
        self.connections.insert(connection, new);
        if let Some(oldest) = excess {
            self.bye(oldest, "too-many-connections");
            self.disconnect(oldest);
        }
    }

    pub(super) fn disconnect(&mut self, connection: ConnectionId) {
        self.step_out(connection, Gone::Lost);
        let Some(gone) = self.connections.remove(&connection) else {
            return;
        };
        if let Some((_, connections)) = self.people.get_mut(&gone.person.id) {
            connections.retain(|&other| other != connection);
            if connections.is_empty() {
                self.people.remove(&gone.person.id);
                self.blocked.remove(&gone.person.id);
                self.people_changed = true;
            }
        }
    }

    pub(super) fn signed_out(&mut self, person: i64, key: Option<i64>, code: &str) {
        let Some((_, connections)) = self.people.get(&person) else {
            return;
        };
        let mut gone = connections.clone();
        gone.retain(|connection| {
            let of = self.connections.get(connection).map(|c| c.origin.key);
            key.is_none() || of == key
        });
        for connection in gone {
            self.bye(connection, code);
        }
    }

    /// Shows a slow reader anew what was dropped of it.
    pub(super) fn behind(&mut self, connection: ConnectionId, behind: Behind) {
        if behind.table {
            self.show(connection, None);
        }
        let listens = self.connections.get(&connection).is_some_and(|c| c.lobby);
        if behind.lobby && listens {
            self.show_lobby(connection);
        }
    }

    /// Nothing that they may still be saying is listened to.
    pub(super) fn deleted(&mut self, person: i64) {
        self.signed_out(person, None, "signed-out");
        let connections = self.people.get(&person).map(|(_, theirs)| theirs.clone());
        for connection in connections.unwrap_or_default() {
            self.disconnect(connection);
        }
        self.lobby_chat.retain(|said| said.who.id != person);
        self.lobby_frame = None;
        for slot in self.tables.values_mut() {
            slot.table.unsay(person);
        }
    }

    pub(super) fn message(&mut self, connection: ConnectionId, bytes: &[u8]) {
        self.counts.messages += 1;
        let rate = self.limits.messages;
        let Some(from) = self.connections.get_mut(&connection) else {
            return;
        };
        let client = from.origin.client;
        if !from.may_speak(self.now, rate) || !self.doors.may_speak(client, self.now) {
            from.pushes += 1;
            if from.pushes > PUSHES {
                self.bye(connection, "too-fast");
            } else {
                self.refuse(connection, None, &Refusal::TooFast);
            }
            return;
        }
        from.pushes = from.pushes.saturating_sub(1);
        if bytes.len() > LONGEST_MESSAGE {
            let refusal = Refusal::TooLong(LONGEST_MESSAGE);
            return self.refuse(connection, None, &refusal);
        }
        let greeted = from.greeted;
        match Request::read(bytes) {
            Err(bad) => {
                let refusal = Refusal::BadMessage(bad.to_string());
                self.refuse(connection, None, &refusal);
            }
            Ok(Request { id, command }) => {
                if !greeted && !matches!(command, Command::Hello { .. } | Command::Ping) {
                    return self.refuse(connection, id, &Refusal::HelloFirst);
                }
                let done = self.fulfil(connection, id, command);
                self.answer(connection, id, done);
            }
        }
    }

    /// Does what a client wants; says whether it is done by now.
    fn fulfil(
        &mut self,
        connection: ConnectionId,
        id: Option<u64>,
        command: Command,
    ) -> Result<bool, Refusal> {
        if matches!(command, Command::Block { .. } | Command::Report { .. }) {
            self.may_report(connection)?;
        }
        let done = match command {
            Command::Hello {
                protocol,
                language,
                watching,
            } => {
                if let Some(from) = self.connections.get_mut(&connection) {
                    from.watching = watching;
                }
                return self.hello(connection, protocol, language.as_deref());
            }
            Command::Ping => {
                send(connection, &ToClient::Pong { now: self.now }, &mut self.out);
                Ok(())
            }
            Command::Lobby { on } => {
                if let Some(from) = self.connections.get_mut(&connection) {
                    from.lobby = on;
                }
                if on {
                    self.show_lobby(connection);
                }
                Ok(())
            }
            Command::Create { setup, password } => {
                self.may_create(connection)?;
                let password = some_password(password)?;
                if password.is_some() {
                    let command = Command::Create { setup, password };
                    return self.password_job(connection, id, command, None);
                }
                self.create(connection, setup, None)
            }
            Command::Join {
                table,
                password,
                since,
            } => {
                let join = Join {
                    connection,
                    id,
                    password,
                    since,
                };
                return self.join(table, join);
            }
            Command::Block { person, on } => return self.block(connection, id, person, on),
            Command::Report { person, text } => return self.report(connection, id, person, &text),
            Command::Leave => self.leave(connection),
            Command::Position => self.position(connection),
            Command::Sync { since } => self.sync(connection, since),
            Command::Chat {
                to: Room::Lobby,
                text,
            } => self.chat_in_lobby(connection, &text),
            Command::Change { setup, password } => {
                let is_new = some_password(password.clone())?.is_some();
                let command = Command::Change { setup, password };
                if is_new {
                    return self.password_job(connection, id, command, None);
                }
                self.at_table(connection, command)
            }
            Command::Bot { seat, name } => {
                let game = &self.table_of(connection)?.table.setup.game;
                bots::check(&self.limits, game, &name)?;
                self.at_table(connection, Command::Bot { seat, name })
            }
            command => self.at_table(connection, command),
        };
        done.map(|()| true)
    }

    fn hello(
        &mut self,
        connection: ConnectionId,
        protocol: u32,
        language: Option<&str>,
    ) -> Result<bool, Refusal> {
        let Some(from) = self.connections.get_mut(&connection) else {
            return Ok(false);
        };
        if let Some(language) = language.and_then(|language| language.parse::<Language>().ok()) {
            from.language = language;
        }
        if protocol != VERSION {
            return Err(Refusal::Protocol {
                server: VERSION,
                client: protocol,
            });
        }
        from.greeted = true;
        let you = from.person.clone();
        // Where the host sent them away, nothing waits for them.
        let seated = |slot: &&super::Slot| {
            slot.table.seat_of(you.id).is_some() && !slot.table.is_banned(you.id)
        };
        let tables = self.tables.values().filter(seated);
        let mut tables: Vec<TableCode> = tables.map(|slot| slot.table.code()).collect();
        tables.sort_unstable();
        let blocked = self.blocked.get(&you.id).into_iter().flatten();
        let welcome = ToClient::Welcome {
            blocked: blocked.copied().collect(),
            protocol: VERSION,
            server: concat!("baralho ", env!("CARGO_PKG_VERSION")).to_owned(),
            now: self.now,
            tables,
            you,
        };
        send(connection, &welcome, &mut self.out);
        if let Some(text) = self.governing.notice.clone() {
            send(connection, &ToClient::Notice { text }, &mut self.out);
        }
        Ok(true)
    }

    fn chat_in_lobby(&mut self, connection: ConnectionId, text: &str) -> Result<(), Refusal> {
        let Some(from) = self.connections.get(&connection) else {
            return Ok(());
        };
        let text = baralho_table::clean(text, LONGEST_CHAT)?;
        let who = from.person.clone();
        if !self.limits.lobby {
            return Err(Refusal::Silenced);
        }
        self.may_say(connection, None)?;
        self.say_in_lobby(Said {
            at: self.now,
            who,
            text,
        });
        Ok(())
    }

    pub(super) fn password_done(&mut self, job: PasswordJob, fits: bool) {
        let (connection, id) = (job.connection, job.id);
        self.doors.password_done(connection);
        if !self.connections.contains_key(&connection) {
            return;
        }
        let result = match job.command {
            Command::Create { setup, password } => self
                .may_create(connection)
                .and_then(|()| self.create(connection, setup, password)),
            Command::Join { .. } if !fits => Err(Refusal::WrongPassword),
            Command::Join { table, since, .. } => self.enter(connection, table, since),
            command => self.at_table(connection, command),
        };
        self.answer(connection, id, result.map(|()| true));
    }
}

fn some_password(password: Option<String>) -> Result<Option<String>, Refusal> {
    match password {
        Some(password) if password.is_empty() => Ok(None),
        Some(password) if password.len() > LONGEST_PASSWORD => {
            Err(Refusal::BadText(LONGEST_PASSWORD))
        }
        password => Ok(password),
    }
}
