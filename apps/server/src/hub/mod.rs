//! The hub: all tables of this server, who is connected, and the lobby.
//!
//! One thread owns it. It does no I/O and knows no clock: [`Hub::step`] takes what came in
//! and gives what must go out, in order. What must be stored comes before what may be told
//! because of it; whoever runs the hub keeps that order, so nobody is told what could still
//! be lost. The same inputs give the same outputs: whole servers are simulated so.

mod bots;
mod doors;
mod faults;
mod flow;
mod govern;
mod io;
mod limits;
mod lobby;
mod places;
mod refusals;
mod requests;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use baralho_game::chance::Generator;
use baralho_protocol::online::{Person, Refusal, Said, Summary, TableCode};
use baralho_storage::TableState;
use baralho_table::{Frame, Table};
use baralho_words::{Language, Style, Words};
use rand_core::{Rng as _, SeedableRng as _};
use rustc_hash::FxHashMap;

pub use crate::rate::ClientKey;
pub use bots::{choose, is_quick};
pub use doors::ConnectionId;
use doors::{Connection, Doors};
pub use govern::{AddressRange, BadRange, Governing, Keep};
pub use io::{Behind, Input, Kind, Origin, Output, PasswordJob, Think};
pub use limits::Limits;
use lobby::Watched;

/// Numbers for whoever watches over the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // where a name says it all
pub struct Counts {
    pub connections: usize,
    pub people: usize,
    pub tables: usize,
    /// Tables where a match is being played.
    pub playing: usize,
    /// Messages taken in since the start.
    pub messages: u64,
    pub refused: u64,
    pub moves: u64,
    pub finished: u64,
    /// Tables that were closed because of a bug.
    pub broken: u64,
}

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
    /// Who was told last who watches.
    watched: Watched,
    /// The turn that a bot is thinking about.
    thinking: Option<u64>,
    /// When the last line was written.
    touched: i64,
    /// When the cards last changed: bots wait a little from there.
    moved: i64,
    /// Under which time it is listed in the deadlines.
    deadline: Option<i64>,
}

/// A command to enter a table.
struct Join {
    connection: ConnectionId,
    id: Option<u64>,
    password: Option<String>,
    since: Option<u64>,
}

/// All tables, connections and the lobby of one server.
pub struct Hub {
    /// The time of the present step, and what must go out because of it.
    now: i64,
    out: Vec<Output>,
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
            now: 0,
            out: Vec::new(),
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

    fn take_in(&mut self, input: Input) {
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
                self.connect(connection, person, origin);
            }
            Input::Message { connection, bytes } => self.message(connection, &bytes),
            Input::Disconnect { connection } => self.disconnect(connection),
            Input::SignedOut { person, key, code } => self.signed_out(person, key, code),
            Input::Behind { connection, behind } => self.behind(connection, behind),
            Input::Govern(governing) => self.govern(*governing),
            Input::Kept {
                connection,
                id,
                is_kept,
            } => {
                let kept = is_kept.then_some(true).ok_or(Refusal::Trouble);
                self.answer(connection, id, kept);
            }
            Input::Limits(limits) => {
                self.doors = Doors::new(&limits);
                self.limits = *limits;
            }
            Input::Deleted { person } => self.deleted(person),
            Input::Loaded { code, found } => self.loaded(code, found),
            Input::Lost { code, generation } => self.lost(code, generation),
            Input::PasswordDone { job, fits } => self.password_done(*job, fits),
            Input::Chosen {
                code,
                generation,
                turn,
                text,
            } => self.chosen(code, generation, turn, text),
            Input::Tick => {}
        }
        self.fire_deadlines();
        self.at_work = None;
        self.tell_lobby();
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
            self.bye(connection, "stopping");
        }
        out.append(&mut self.out);
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
