//! The hub: all tables of this server, who is connected, and the lobby.
//!
//! One thread owns it. It does no I/O and knows no clock: [`Hub::step`] takes what came in
//! and gives what must go out, in order. What must be stored comes before what may be told
//! because of it; whoever runs the hub keeps that order, so nobody is told what could still
//! be lost. The same inputs give the same outputs: whole servers are simulated so.

mod bots;
mod connection;
mod doors;
mod faults;
mod flow;
mod govern;
mod illegal;
mod limits;
mod lobby;
mod places;
mod refusals;
mod requests;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use baralho_game::chance::Generator;
use baralho_protocol::online::{Person, Said, Setup, Summary, TableCode};
use baralho_storage::{Append, Claimed, TableState};
use baralho_table::{Frame, RoundSoFar, Table};
use baralho_words::{Language, Style, Words};
use rand_core::{Rng as _, SeedableRng as _};
use rustc_hash::FxHashMap;

pub use crate::rate::ClientKey;
pub use bots::{choose, is_quick};
use connection::Connection;
pub use connection::ConnectionId;
use doors::Doors;
pub use govern::{AddressRange, BadRange, Governing, Keep};
pub use limits::Limits;

/// What comes in.
#[derive(Debug)]
pub enum Input {
    /// Somebody has connected.
    Connect {
        /// The connection's number, never used before.
        connection: ConnectionId,
        /// Who.
        person: Person,
        /// From where.
        origin: Origin,
        /// Whom they do not want to hear.
        blocked: Vec<i64>,
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
        /// Only the connections that were opened with this key; all without it.
        key: Option<i64>,
        /// What they are told.
        code: &'static str,
    },
    /// What waited for a connection that reads slowly was dropped: it must be shown anew what
    /// it missed.
    Behind {
        /// Which.
        connection: ConnectionId,
        /// What was dropped.
        behind: Behind,
    },
    /// The host of the server has set other limits.
    Limits(Box<Limits>),
    /// Those who run the server have decided something.
    Govern(Box<Governing>),
    /// What somebody wanted to be kept was, or was not.
    Kept {
        /// For which connection.
        connection: ConnectionId,
        /// The wish's number.
        id: Option<u64>,
        /// Whether.
        is_kept: bool,
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
        /// Of which kind.
        kind: Kind,
        /// Whose storing it depends on.
        because: Option<(TableCode, u64)>,
    },
    /// Close a connection, after what was sent.
    Close {
        /// Which.
        connection: ConnectionId,
        /// What WebSockets are told: RFC 6455, section 7.4.1.
        code: u16,
    },
    /// Read a table from storage.
    Load {
        /// Which.
        code: TableCode,
    },
    /// Keep something that is no table's.
    Keep {
        /// For which connection.
        connection: ConnectionId,
        /// The wish's number.
        id: Option<u64>,
        /// What.
        what: Box<Keep>,
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

/// Where a connection comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The key that it was opened with.
    pub key: i64,
    /// The client.
    pub client: ClientKey,
}

/// What becomes of a frame if its reader is slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An answer: it waits.
    Answer,
    /// What happened at the table: dropped when too much waits, and the table shown anew.
    Table,
    /// The table as it stands: whatever was to be told of it before need not be.
    WholeTable,
    /// News of the lobby: dropped when too much waits, and the lobby shown anew.
    Lobby,
    /// The lobby as it is: whatever was to be told of it before need not be.
    WholeLobby,
}

/// What a slow reader has missed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Behind {
    /// Something at the table.
    pub table: bool,
    /// Something in the lobby.
    pub lobby: bool,
}

/// A bot's turn.
#[derive(Debug)]
pub struct Think {
    /// On whose account it thinks: bots of different hosts take turns.
    pub host: i64,
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
    /// Tables that were closed because of a bug.
    pub broken: u64,
}

/// A table in memory.
struct Slot {
    table: Table,
    /// Which of its lives in memory this is.
    generation: u64,
    /// Under which it stores.
    epoch: u64,
    /// How many lines were handed over to be stored.
    stored: u64,
    /// For tests of what a bug costs.
    is_broken: bool,
    /// A change of its state that has not been stored.
    state: Option<TableState>,
    connections: Vec<ConnectionId>,
    /// The turn that a bot is thinking about.
    thinking: Option<u64>,
    /// When the last line was written.
    touched: i64,
    /// When the cards last changed: bots wait a little from there.
    moved: i64,
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
    /// The lobby as it was last told.
    lobby_frame: Option<Frame>,
    doors: Doors,
    governing: Governing,
    /// Whom those who are here do not want to hear.
    blocked: BTreeMap<i64, BTreeSet<i64>>,
    /// What is being worked on, in case of a panic.
    at_work: Option<AtWork>,
    counts: Counts,
}

/// What the hub is working on.
#[derive(Clone, Copy, Debug)]
enum AtWork {
    Table(TableCode),
    Connection(ConnectionId),
}

impl Hub {
    /// An empty hub. All its chance comes from the seed, which must be secret.
    pub fn new(limits: Limits, seed: [u8; 32]) -> Self {
        Self {
            doors: Doors::new(&limits),
            limits,
            governing: Governing::default(),
            blocked: BTreeMap::new(),
            at_work: None,
            lobby_frame: None,
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

    fn take_in(&mut self, now: i64, input: Input, out: &mut Vec<Output>) {
        self.at_work = input.concerns();
        match input {
            Input::Connect {
                connection,
                person,
                origin,
                blocked,
            } => {
                self.blocked
                    .insert(person.id, blocked.into_iter().collect());
                self.connect(now, connection, person, origin, out);
            }
            Input::Message { connection, bytes } => self.message(now, connection, &bytes, out),
            Input::Disconnect { connection } => self.disconnect(now, connection, out),
            Input::SignedOut { person, key, code } => self.signed_out(person, key, code, out),
            Input::Behind { connection, behind } => self.behind(now, connection, behind, out),
            Input::Govern(governing) => self.govern(now, *governing, out),
            Input::Kept {
                connection,
                id,
                is_kept,
            } => self.kept(connection, id, is_kept, out),
            Input::Limits(limits) => {
                self.doors = Doors::new(&limits);
                self.limits = *limits;
            }
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
        self.at_work = None;
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

    /// The tables that the lobby shows: those that wait for players first, and not so many that
    /// nobody could look through them.
    pub fn listed(&self) -> Vec<Summary> {
        let listed = self.tables.values().filter(|slot| slot.table.is_listed());
        let mut listed: Vec<&Table> = listed.map(|slot| &slot.table).collect();
        listed.sort_by_key(|table| (table.is_playing(), table.code()));
        listed.truncate(lobby::LISTED);
        listed.sort_by_key(|table| table.code());
        listed.into_iter().map(Table::summary).collect()
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

    /// Makes a table panic at the next look at its cards: for tests of what a bug costs.
    #[doc(hidden)]
    pub fn break_table(&mut self, code: TableCode) {
        if let Some(slot) = self.tables.get_mut(&code) {
            slot.is_broken = true;
        }
    }

    fn secret(&mut self) -> [u8; 32] {
        let mut secret = [0; 32];
        self.chance.fill_bytes(&mut secret);
        secret
    }
}
