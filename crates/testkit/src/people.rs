//! People with the client that real programs use.

use std::{collections::BTreeMap, num::NonZeroU32};

use baralho_game::{
    Options,
    chance::{self, Quick},
    record::Record,
};
use baralho_protocol::online::{
    ClockRule, Command, Person, Request, Room, Setup, Stage, TableCode, TableEvent, Told,
};
use baralho_server::hub::ConnectionId;
use baralho_storage::Store;
use baralho_table::{
    Logged,
    client::{Client, News, delay},
};

/// Matches that must be played to their end.
pub const MATCHES: u32 = 2;

/// How long somebody waits for an answer before connecting anew.
const PATIENCE: i64 = 4_000;

/// Somebody who plays by themselves, as well as the server lets them.
pub struct Someone {
    pub who: Person,
    /// Their connection, while they have one.
    pub connection: Option<ConnectionId>,
    pub client: Client,
    /// The host's plan; nobody else has one.
    plan: Option<Setup>,
    password: Option<String>,
    watches: bool,
    /// The table of their company, once they know it.
    pub table: Option<TableCode>,
    created_at: i64,
    next_act: i64,
    /// How many times as fast as usual they act.
    pub haste: i64,
    reconnect_at: i64,
    attempts: u32,
    waiting_since: Option<i64>,
    welcomed: bool,
    pub told: BTreeMap<u64, Told>,
    /// What they were told and cannot be.
    pub complaints: Vec<String>,
    /// Matches whose cards were not those promised.
    pub unfair: usize,
    /// Matches whose cards were.
    pub fair: usize,
    /// How often their connection was cut.
    pub cuts: u64,
}

impl Someone {
    /// A host with a plan, mostly one or two more who play, and sometimes a spectator.
    pub fn company(rng: &mut Quick) -> Vec<Self> {
        let (setup, players) = plan(rng);
        let guests = match chance::below(6, rng) {
            0 => 0,
            _ => 1 + chance::below(players.min(3) as u64 - 1, rng) as usize,
        };
        let watcher = usize::from(chance::below(3, rng) == 0);
        let password = (chance::below(4, rng) == 0).then(|| "segredo".to_owned());
        let haste = 1 + chance::below(3, rng) as i64;
        (0..=guests + watcher)
            .map(|number| Self {
                who: Person::new(
                    number as i64 + 1,
                    ["Ana", "Bia", "Caio", "Duda", "Eva"][number],
                ),
                connection: None,
                client: Client::new(None),
                plan: (number == 0).then(|| setup.clone()),
                password: password.clone(),
                watches: number > guests,
                table: None,
                created_at: i64::MIN / 2,
                next_act: 0,
                haste,
                reconnect_at: 0,
                attempts: 0,
                waiting_since: None,
                welcomed: false,
                told: BTreeMap::new(),
                complaints: Vec::new(),
                unfair: 0,
                fair: 0,
                cuts: 0,
            })
            .collect()
    }

    /// Whether all matches are played and nothing is open.
    pub fn is_content(&self) -> bool {
        let Some(room) = self.client.room() else {
            return false;
        };
        self.connection.is_some()
            && room.number().unwrap_or(0) >= MATCHES
            && room.stage == Stage::Over
            && !self.client.is_waiting()
    }

    pub fn cut(&mut self, now: i64) {
        if self.connection.take().is_some() {
            self.cuts += 1;
            self.client.disconnected();
            self.listen();
            self.attempts += 1;
            let random = self.who.id as u64 * 7919 + now as u64;
            let wait = delay(self.attempts, random);
            self.reconnect_at = now + (wait.as_millis() as i64).min(2_000);
        }
    }

    pub fn wants_to_connect(&self, now: i64) -> bool {
        self.connection.is_none() && now >= self.reconnect_at
    }

    pub fn connect(&mut self, connection: ConnectionId, now: i64) -> Vec<Request> {
        self.connection = Some(connection);
        self.waiting_since = Some(now);
        self.welcomed = false;
        self.client.connected()
    }

    pub fn hear(&mut self, bytes: &[u8], now: i64) -> Vec<Request> {
        self.attempts = 0;
        if let Err(bad) = self.client.feed(bytes, now) {
            self.complaints.push(bad.to_string());
        }
        self.listen();
        self.client.take_outbox()
    }

    fn listen(&mut self) {
        loop {
            match self.client.next_news() {
                Ok(None) => return,
                Ok(Some(News::Told { told, .. })) => self.note(told),
                Ok(Some(News::Table { .. })) => {
                    self.table = self.table.or(self.client.table());
                }
                // A table that was opened while the answer got lost is still there.
                Ok(Some(News::Welcome { tables, .. })) => {
                    self.welcomed = true;
                    if self.plan.is_some() {
                        self.table = self.table.or(tables.first().copied());
                    }
                }
                // The greeting got lost on its way: a real network would have cut the line.
                Ok(Some(News::Refused { code, .. })) if code == "hello-first" => {
                    self.welcomed = false;
                }
                Ok(Some(_)) => {}
                Err(bad) => self.complaints.push(bad.to_string()),
            }
        }
    }

    fn note(&mut self, told: Told) {
        if let TableEvent::Over { .. } = told.event {
            match self
                .client
                .room()
                .and_then(baralho_table::client::Room::fairness)
            {
                Some(Ok(())) => self.fair += 1,
                Some(Err(unfair)) => {
                    self.unfair += 1;
                    eprintln!("{}: {unfair:?}", self.who.name);
                }
                // Whoever came too late saw no promise.
                None => {}
            }
        }
        if let Some(known) = self.told.get(&told.seq) {
            if *known != told {
                let text = format!("told two stories: {known:?} and {told:?}");
                self.complaints.push(text);
            }
            return;
        }
        self.told.insert(told.seq, told);
    }

    /// What they were told and is not in their table's log, or is another thing there.
    pub fn lost(&self, log: &[Logged]) -> Vec<&Told> {
        let is_kept = |told: &Told| {
            let line = log.get(told.seq as usize);
            line.is_some_and(|line| (line.at, &line.event) == (told.at, &told.event))
        };
        self.told.values().filter(|told| !is_kept(told)).collect()
    }

    /// All went well for them: everything is played, nothing they were told is lost, and their
    /// cards were those promised.
    #[track_caller]
    pub fn check(&self, log: &[Logged]) {
        let name = &self.who.name;
        assert!(self.complaints.is_empty(), "{name}: {:?}", self.complaints);
        assert_eq!(self.unfair, 0, "{name} was dealt other cards than promised");
        let room = self.client.room();
        let seen = room.map(|room| (room.seq(), room.number(), room.turn()));
        assert!(self.is_content(), "{name} waits for ever: {seen:?}");
        let lost = self.lost(log);
        assert!(lost.is_empty(), "{name} was told {lost:?}");
    }

    /// What somebody does of their own accord.
    pub fn act(&mut self, now: i64, table: Option<TableCode>, rng: &mut Quick) -> Vec<Request> {
        if self.connection.is_none() || now < self.next_act {
            return Vec::new();
        }
        self.next_act = now + (30 + chance::below(100, rng) as i64) / self.haste;
        if self.client.is_waiting() || !self.welcomed {
            let since = *self.waiting_since.get_or_insert(now);
            if now - since > PATIENCE {
                // No answer comes: whatever was lost, a new connection will show.
                self.waiting_since = Some(now);
                self.client.disconnected();
                self.listen();
                self.welcomed = false;
                return self.client.connected();
            }
            return Vec::new();
        }
        self.waiting_since = None;
        let command = self.want(now, table, rng);
        command
            .map(|command| self.client.request(command))
            .into_iter()
            .collect()
    }

    fn want(&mut self, now: i64, table: Option<TableCode>, rng: &mut Quick) -> Option<Command> {
        let Some(room) = self.client.room() else {
            let password = self.password.clone();
            return Some(match (&self.plan, self.table.or(table)) {
                (_, Some(table)) => Command::Join {
                    table,
                    password,
                    since: None,
                },
                // What was asked for may come late: two tables would be one too many.
                (Some(setup), None) if now > self.created_at + PATIENCE => {
                    self.created_at = now;
                    Command::Create {
                        setup: setup.clone(),
                        password,
                    }
                }
                _ => return None,
            });
        };
        if chance::below(40, rng) == 0 {
            let text = format!("{} says {}", self.who.name, chance::below(100, rng));
            let to = Room::Table;
            return Some(Command::Chat { to, text });
        }
        match room.stage {
            Stage::Playing if room.is_my_turn() => {
                let turn = room.moves();
                // Mostly where it can be done.
                let rarely = if room.open_to_undo() > 0 { 4 } else { 60 };
                if chance::below(rarely, rng) == 0 {
                    let moves = NonZeroU32::MIN;
                    return Some(Command::TakeBack { moves, turn });
                }
                let moves = room.legal_moves();
                let chosen = chance::below(moves.len() as u64, rng) as usize;
                let text = moves.get(chosen)?.clone();
                Some(Command::Move { text, turn })
            }
            Stage::Playing | Stage::Between => {
                let host = room.host.id == self.who.id;
                // Who pauses must also go on.
                (host && (room.paused || chance::below(50, rng) == 0)).then_some(Command::Pause)
            }
            Stage::Waiting | Stage::Over => {
                if room.stage == Stage::Over && room.number().unwrap_or(0) >= MATCHES {
                    return None;
                }
                self.gather(rng)
            }
        }
    }

    /// What leads to the next match.
    fn gather(&self, rng: &mut Quick) -> Option<Command> {
        let room = self.client.room()?;
        let seat = room.seat_of(self.who.id);
        let Some(seat) = seat else {
            return (!self.watches).then_some(Command::Sit { seat: None });
        };
        let places = &room.seats;
        let empty = places.iter().any(|p| p.who.is_none() && p.bot.is_none());
        let host = room.host.id == self.who.id;
        if host && empty && chance::below(8, rng) == 0 {
            return Some(Command::Bot {
                seat: None,
                name: baralho_catalog::STAND_IN.to_owned(),
            });
        }
        if !places[seat].ready {
            if chance::below(3, rng) == 0 {
                let seed = format!("{} {}", self.who.name, chance::below(1000, rng));
                return Some(Command::Seed { seed });
            }
            return Some(Command::Ready { on: true });
        }
        let start = host && !empty && room.stage == Stage::Waiting;
        start.then_some(Command::Start)
    }
}

/// The log of a table as it is stored; empty if there is none.
pub fn stored_log(store: &Store, code: &str) -> Vec<Logged> {
    let claimed = store.claim(code, "a test").expect("storage");
    let lines = claimed.map(|claimed| claimed.lines).unwrap_or_default();
    let lines = lines.iter();
    lines
        .map(|(_, line)| Logged::read(line.at, &line.body).expect("the server's own line"))
        .collect()
}

/// Every match that a log ends has a record that can be verified; says how many there are.
#[track_caller]
pub fn verify_records(store: &Store, code: &str, log: &[Logged]) -> u32 {
    let over = |line: &&Logged| matches!(line.event, TableEvent::Over { .. });
    let finished = log.iter().filter(over).count() as u32;
    for number in 1..=finished {
        let game = store.game(code, number).expect("storage");
        let game = game.expect("the game is stored with the line that ended it");
        let record = Record::read(game.record.as_bytes()).expect("a record");
        let report = baralho_catalog::verify(&record).expect("a true record");
        assert!(report.has_result, "{code} {number}");
        assert!(record.header.fair.is_some(), "{code} {number}");
    }
    finished
}

/// What is played: every preset, small and large, with and without clocks.
fn plan(rng: &mut Quick) -> (Setup, usize) {
    let mut pick = |n: u64| chance::below(n, rng);
    let presets = [
        ("escopa", 2, ""),
        ("escopa", 4, ""),
        ("scopa", 2, "target=5"),
        ("scopa", 3, "target=none"),
        ("scopa", 4, "target=none"),
        ("escoba", 2, "target=5"),
        ("scopone", 4, "target=11"),
        ("rouba-montes", 3, ""),
        ("buraco", 2, ""),
        ("buraco", 4, ""),
    ];
    let (game, players, rule) = presets[pick(presets.len() as u64) as usize];
    let mut rules = Options::new();
    if let Some((name, value)) = rule.split_once('=') {
        rules = rules.with(name, value);
    }
    // A pause between two rounds, and not as long as people need.
    if !matches!(game, "rouba-montes" | "buraco") {
        rules = rules.with("pause", "1");
    }
    let clock = match pick(4) {
        0 => ClockRule::Move { seconds: 5 },
        1 => ClockRule::Bank {
            seconds: 10,
            increment: 1,
        },
        _ => ClockRule::Off,
    };
    let setup = Setup {
        players: Some(players),
        rules,
        clock,
        ..Setup::of(game)
    };
    (setup, players)
}
