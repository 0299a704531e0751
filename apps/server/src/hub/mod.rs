//! The hub: all tables of this server, who is connected, and the lobby.
//!
//! One thread owns it. It does no I/O and knows no clock: [`Hub::step`] takes what came in
//! and gives what must go out, in order. What must be stored comes before what may be told
//! because of it; whoever runs the hub keeps that order, so nobody is told what could still
//! be lost. The same inputs give the same outputs: whole servers are simulated so.

mod bots;
mod connection;
mod flow;
mod illegal;
mod lobby;
mod places;
mod refusals;
mod requests;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use baralho_game::chance::Generator;
use baralho_protocol::online::{Person, Said, Setup, Summary, TableCode};
use baralho_storage::{Append, Claimed, TableState};
use baralho_table::{Customs, Frame, RoundSoFar, Table};
use baralho_words::{Language, Style, Words};
use rand_core::{Rng as _, SeedableRng as _};
use rustc_hash::FxHashMap;

use crate::rate::Rate;
pub use bots::choose;
use connection::Connection;
pub use connection::ConnectionId;

/// What a host of the server may set.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// What holds at all tables.
    pub customs: Customs,
    /// Milliseconds between a move and a bot's next one, so that people can follow.
    pub bot_pace_ms: i64,
    /// Milliseconds after which a table that nobody attends is put away.
    pub idle_ms: i64,
    /// Tables that one person may have opened at a time.
    pub tables_per_person: usize,
    /// Tables at a time.
    pub tables: usize,
    /// Connections of one person.
    pub connections_per_person: usize,
    /// Messages of a connection.
    pub messages: Rate,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            customs: Customs::default(),
            bot_pace_ms: 700,
            idle_ms: 30 * 60_000,
            tables_per_person: 5,
            tables: 20_000,
            connections_per_person: 8,
            messages: Rate::new(60, 20 * 60),
        }
    }
}

/// What comes in.
#[derive(Debug)]
pub enum Input {
    /// Somebody has connected.
    Connect {
        /// The connection's number, never used before.
        connection: ConnectionId,
        /// Who.
        person: Person,
    },
    /// A message, as it came.
    Message {
        /// From where.
        connection: ConnectionId,
        /// What.
        bytes: Vec<u8>,
    },
    /// A connection is gone.
    Disconnect {
        /// Which.
        connection: ConnectionId,
    },
    /// A person's sessions were ended: their connections must go.
    SignedOut {
        /// The account.
        person: i64,
    },
    /// A person's account was deleted: their connections must go, and what they said.
    Deleted {
        /// The account.
        person: i64,
    },
    /// A table was read from storage.
    Loaded {
        /// Which.
        code: TableCode,
        /// The log; `None` if there is none, `Err` if it could not be read now.
        found: Result<Option<Claimed>, ()>,
    },
    /// What a table wanted to store was not stored: it is no longer what memory says.
    Lost {
        /// Which.
        code: TableCode,
        /// Which of its lives in memory.
        generation: u64,
    },
    /// A password was hashed, or compared.
    Crypted {
        /// For which connection.
        connection: ConnectionId,
        /// The wish's number.
        id: Option<u64>,
        /// What to do now.
        then: Crypted,
    },
    /// A bot has chosen.
    Chosen {
        /// The table.
        code: TableCode,
        /// Which of its lives in memory.
        generation: u64,
        /// The moves made when it was asked.
        turn: u64,
        /// The move; `None` if it has none, which is a bug.
        text: Option<String>,
    },
    /// Time has gone by.
    Tick,
}

/// What comes of a password.
#[derive(Debug)]
pub enum Crypted {
    /// Open a table with this hash.
    Create {
        /// What is played.
        setup: Setup,
        /// The hash.
        hash: String,
    },
    /// Change a table, with this hash.
    Change {
        /// What is played.
        setup: Setup,
        /// The hash.
        hash: String,
    },
    /// Enter a table.
    Join {
        /// Which.
        code: TableCode,
        /// The last number heard.
        since: Option<u64>,
        /// Whether the password was right.
        right: bool,
    },
}

/// What must go out.
#[derive(Debug)]
pub enum Output {
    /// Store lines of a table. What follows of the same life of the table must wait for it.
    Store {
        /// Which of the table's lives in memory.
        generation: u64,
        /// What. Boxed, as all that is large: most outputs are small frames.
        append: Box<Append>,
    },
    /// Send a frame.
    Send {
        /// To where.
        connection: ConnectionId,
        /// What.
        frame: Frame,
        /// Whose storing it depends on.
        because: Option<(TableCode, u64)>,
    },
    /// Close a connection, after what was sent.
    Close {
        /// Which.
        connection: ConnectionId,
    },
    /// Read a table from storage.
    Load {
        /// Which.
        code: TableCode,
    },
    /// Let a bot choose.
    Think(Box<Think>),
    /// Hash a password, or compare one.
    Crypt {
        /// For which connection.
        connection: ConnectionId,
        /// The wish's number.
        id: Option<u64>,
        /// What.
        what: Box<Crypt>,
    },
}

/// A bot's turn.
#[derive(Debug)]
pub struct Think {
    /// The table.
    pub code: TableCode,
    /// Which of its lives in memory.
    pub generation: u64,
    /// Where the bot sits.
    pub seat: baralho_game::Seat,
    /// Which bot.
    pub bot: String,
    /// Moves made in the match so far.
    pub turn: u64,
    /// The round so far.
    pub round: RoundSoFar,
}

/// Work with a password, which takes long by design.
#[derive(Debug)]
pub enum Crypt {
    /// Hash it to open a table.
    HashToCreate {
        /// The password.
        password: String,
        /// What is played.
        setup: Setup,
    },
    /// Hash it to change a table.
    HashToChange {
        /// The password.
        password: String,
        /// What is played.
        setup: Setup,
    },
    /// Compare it to enter a table.
    Check {
        /// The password.
        password: String,
        /// The hash.
        hash: String,
        /// Which table.
        code: TableCode,
        /// The last number heard.
        since: Option<u64>,
    },
}

/// Numbers for whoever watches over the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Open connections.
    pub connections: usize,
    /// People connected.
    pub people: usize,
    /// Tables in memory.
    pub tables: usize,
    /// Tables where a match is being played.
    pub playing: usize,
    /// Messages taken in since the start.
    pub messages: u64,
    /// Messages refused.
    pub refused: u64,
    /// Moves made.
    pub moves: u64,
    /// Matches that came to their end.
    pub finished: u64,
}

/// A table in memory.
struct Slot {
    table: Table,
    /// Which of its lives in memory this is.
    generation: u64,
    /// Under which it stores.
    epoch: u64,
    /// A change of its state that has not been stored.
    state: Option<TableState>,
    connections: Vec<ConnectionId>,
    /// The turn that a bot is thinking about.
    thinking: Option<u64>,
    /// When the last line was written.
    touched: i64,
    /// Under which time it is listed in the deadlines.
    deadline: Option<i64>,
}

/// A wish to enter a table.
struct Join {
    connection: ConnectionId,
    id: Option<u64>,
    password: Option<String>,
    since: Option<u64>,
}

/// All tables, connections and the lobby of one server.
pub struct Hub {
    limits: Limits,
    chance: Generator,
    words: [Words; Language::ALL.len()],
    connections: FxHashMap<ConnectionId, Connection>,
    /// Who is connected, and by what.
    people: BTreeMap<i64, (Person, Vec<ConnectionId>)>,
    tables: FxHashMap<TableCode, Slot>,
    /// Tables being read from storage, and who wants to enter them.
    waiting: BTreeMap<TableCode, Vec<Join>>,
    deadlines: BTreeSet<(i64, TableCode)>,
    generations: u64,
    lobby_chat: VecDeque<Said>,
    /// What was said there and not yet told.
    lobby_said: Vec<Said>,
    /// Tables whose entry in the lobby may have changed.
    changed: BTreeSet<TableCode>,
    /// Those that the lobby shows.
    listed: BTreeSet<TableCode>,
    people_changed: bool,
    lobby_told_at: i64,
    counts: Counts,
}

impl Hub {
    /// An empty hub. All its chance comes from the seed, which must be secret.
    pub fn new(limits: Limits, seed: [u8; 32]) -> Self {
        Self {
            limits,
            chance: Generator::from_seed(seed),
            words: Language::ALL.map(|language| Words::new(language, Style::Symbols)),
            connections: FxHashMap::default(),
            people: BTreeMap::new(),
            tables: FxHashMap::default(),
            waiting: BTreeMap::new(),
            deadlines: BTreeSet::new(),
            generations: 0,
            lobby_chat: VecDeque::new(),
            lobby_said: Vec::new(),
            changed: BTreeSet::new(),
            listed: BTreeSet::new(),
            people_changed: false,
            lobby_told_at: 0,
            counts: Counts::default(),
        }
    }

    /// Takes in what came; what must go out is added in order.
    pub fn step(&mut self, now: i64, input: Input, out: &mut Vec<Output>) {
        match input {
            Input::Connect { connection, person } => self.connect(now, connection, person, out),
            Input::Message { connection, bytes } => self.message(now, connection, &bytes, out),
            Input::Disconnect { connection } => self.disconnect(now, connection, out),
            Input::SignedOut { person } => self.signed_out(person, out),
            Input::Deleted { person } => self.deleted(now, person, out),
            Input::Loaded { code, found } => self.loaded(now, code, found, out),
            Input::Lost { code, generation } => self.lost(code, generation, out),
            Input::Crypted {
                connection,
                id,
                then,
            } => self.crypted(now, connection, id, then, out),
            Input::Chosen {
                code,
                generation,
                turn,
                text,
            } => self.chosen(now, code, generation, turn, text, out),
            Input::Tick => {}
        }
        self.let_happen(now, out);
        self.tell_lobby(now, out);
    }

    /// When the next [`Input::Tick`] is due.
    pub fn deadline(&self) -> Option<i64> {
        let lobby = (self.people_changed || !self.changed.is_empty())
            .then_some(self.lobby_told_at + lobby::EVERY_MS);
        let tables = self.deadlines.first().map(|(at, _)| *at);
        lobby.into_iter().chain(tables).min()
    }

    /// Numbers for whoever watches over the server.
    pub fn counts(&self) -> Counts {
        Counts {
            connections: self.connections.len(),
            people: self.people.len(),
            tables: self.tables.len(),
            playing: self
                .tables
                .values()
                .filter(|slot| slot.table.is_playing())
                .count(),
            ..self.counts
        }
    }

    /// The tables that the lobby shows.
    pub fn listed(&self) -> Vec<Summary> {
        let listed = self.tables.values().filter(|slot| slot.table.is_listed());
        let mut listed: Vec<Summary> = listed.map(|slot| slot.table.summary()).collect();
        listed.sort_by_key(|summary| summary.table);
        listed
    }

    /// Tells everybody that the server stops.
    pub fn say_goodbye(&mut self, out: &mut Vec<Output>) {
        let all: Vec<ConnectionId> = self.connections.keys().copied().collect();
        for connection in all {
            self.bye(connection, "stopping", out);
        }
    }

    /// A table in memory: for tests and simulations.
    pub fn table(&self, code: TableCode) -> Option<&Table> {
        self.tables.get(&code).map(|slot| &slot.table)
    }

    fn secret(&mut self) -> [u8; 32] {
        let mut secret = [0; 32];
        self.chance.fill_bytes(&mut secret);
        secret
    }
}
