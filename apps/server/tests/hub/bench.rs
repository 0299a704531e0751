//! A hub on a workbench: time is told, storage always works, bots answer at once.

use std::{collections::BTreeMap, net::IpAddr, time::Duration};

use baralho_protocol::online::{Person, TableCode};
use baralho_server::{
    config::Rate,
    hub::{
        ConnectionId, Counts, Governing, Hub, Input, Keep, Kind, Limits, Origin, Output,
        PasswordJob, choose,
    },
    passwords,
};
use baralho_storage::{Append, Claimed, Finished, LogLine, TableState};
use serde_json::{Value, json};

/// What was stored of a table.
#[derive(Default)]
pub(crate) struct Stored {
    pub(crate) lines: Vec<LogLine>,
    pub(crate) state: Option<TableState>,
    pub(crate) finished: Vec<Finished>,
    epoch: u64,
}

pub(crate) struct Bench {
    pub(crate) now: i64,
    pub(crate) hub: Hub,
    pub(crate) stored: BTreeMap<String, Stored>,
    heard: BTreeMap<ConnectionId, Vec<(Kind, Value)>>,
    pub(crate) closed: BTreeMap<ConnectionId, u16>,
    /// Passwords that wait until somebody lets them be worked on.
    pub(crate) passwords: Vec<PasswordJob>,
    pub(crate) thinks: usize,
    /// What bots say instead of what they would choose: nothing at all, if it is empty.
    pub(crate) bots_say: Option<&'static str>,
    /// Whom those who connect from now on do not want to hear.
    pub(crate) blocked: Vec<i64>,
    /// What was to be kept.
    pub(crate) kept: Vec<Keep>,
    next: u64,
}

pub(crate) fn person(id: i64) -> Person {
    Person::new(id, format!("P{id}"))
}

/// No limits but those that a test sets.
pub(crate) fn free() -> Limits {
    Limits {
        messages: Rate::ENDLESS,
        bot_pace: Duration::ZERO,
        ..Limits::for_load_tests()
    }
}

pub(crate) fn scopa() -> Value {
    json!({"game":"scopa","players":2,"rules":{"target":"none"}})
}

impl Bench {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            now: 1_000_000,
            hub: Hub::new(limits, [3; 32]),
            stored: BTreeMap::new(),
            heard: BTreeMap::new(),
            closed: BTreeMap::new(),
            passwords: Vec::new(),
            thinks: 0,
            bots_say: None,
            blocked: Vec::new(),
            kept: Vec::new(),
            next: 0,
        }
    }

    pub(crate) fn connect(&mut self, who: i64) -> ConnectionId {
        self.connect_as(person(who), 1)
    }

    pub(crate) fn connect_as(&mut self, who: Person, address: u8) -> ConnectionId {
        self.next += 1;
        let connection = ConnectionId(self.next);
        let address: IpAddr = [10, 0, 0, address].into();
        let origin = Origin {
            key: who.id,
            client: address.into(),
        };
        self.feed(Input::Connect {
            connection,
            person: who,
            origin,
            blocked: self.blocked.clone(),
        });
        let hello = json!({"type":"hello","protocol":1,"language":"en"});
        self.say(connection, &hello);
        connection
    }

    pub(crate) fn feed(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let mut out = Vec::new();
            self.hub.step(self.now, input, &mut out);
            for output in out {
                self.perform(output, &mut inputs);
            }
        }
    }

    pub(crate) fn govern(&mut self, governing: Governing) {
        self.feed(Input::Govern(Box::new(governing)));
    }

    fn perform(&mut self, output: Output, inputs: &mut Vec<Input>) {
        match output {
            Output::Store { append, .. } => self.store(*append),
            Output::Send {
                connection,
                frame,
                kind,
                ..
            } => {
                let told = serde_json::from_str(&frame);
                let told = told.unwrap_or_else(|bad| panic!("no JSON ({bad}): {frame}"));
                let heard = self.heard.entry(connection).or_default();
                heard.push((kind, told));
            }
            Output::Close { connection, code } => {
                self.closed.insert(connection, code);
                inputs.push(Input::Disconnect { connection });
            }
            Output::Load { code } => {
                let found = Ok(self.load(code));
                inputs.push(Input::Loaded { code, found });
            }
            Output::Think(think) => {
                self.thinks += 1;
                inputs.push(think.chosen(match self.bots_say {
                    Some("") => None,
                    Some(text) => Some(text.to_owned()),
                    None => choose(&think),
                }));
            }
            Output::Keep {
                connection,
                id,
                what,
            } => {
                self.kept.push(*what);
                inputs.push(Input::Kept {
                    connection,
                    id,
                    is_kept: true,
                });
            }
            Output::Password(job) => self.passwords.push(*job),
        }
    }

    fn store(&mut self, append: Append) {
        let stored = self.stored.entry(append.code.clone()).or_default();
        assert_eq!(append.first_seq, stored.lines.len() as u64, "in order");
        stored.lines.extend(append.lines);
        stored.state = append.state.or(stored.state);
        stored.finished.extend(append.finished);
        stored.epoch = append.epoch;
    }

    fn load(&mut self, code: TableCode) -> Option<Claimed> {
        let stored = self.stored.get_mut(&code.to_string())?;
        stored.epoch += 1;
        Some(Claimed {
            epoch: stored.epoch,
            state: stored.state.unwrap_or(TableState::Live),
            lines: (0..).zip(stored.lines.iter().cloned()).collect(),
        })
    }

    /// Works on the passwords that wait; those of tests are their own hashes.
    pub(crate) fn hash_passwords(&mut self) {
        for mut job in std::mem::take(&mut self.passwords) {
            let fits =
                passwords::work_by(&mut job, str::to_owned, |password, hash| password == hash);
            let job = Box::new(job);
            self.feed(Input::PasswordDone { job, fits });
        }
    }

    /// Lets time go by, and happen what is due meanwhile.
    pub(crate) fn wait(&mut self, milliseconds: i64) {
        let until = self.now + milliseconds;
        while let Some(at) = self.hub.deadline().filter(|at| *at <= until) {
            self.now = self.now.max(at);
            self.feed(Input::Tick);
        }
        self.now = until;
        self.feed(Input::Tick);
    }

    /// Says something, and gives what was answered: `done`, or the code of the refusal.
    pub(crate) fn say(&mut self, connection: ConnectionId, wish: &Value) -> String {
        let mut wish = wish.clone();
        self.next += 1;
        let id = self.next;
        wish["id"] = json!(id);
        let bytes = wish.to_string().into_bytes();
        self.feed(Input::Message { connection, bytes });
        let frames = self.frames(connection).iter().rev().map(|(_, told)| told);
        // What comes too fast is refused without a look at it.
        let answer = frames
            .clone()
            .find(|told| told["re"] == id)
            .or(frames.clone().next());
        match answer.map(|answer| (&answer["type"], answer["code"].as_str())) {
            Some((kind, _)) if kind == "done" => "done".to_owned(),
            Some((_, Some(code))) => code.to_owned(),
            _ => "nothing".to_owned(),
        }
    }

    #[track_caller]
    pub(crate) fn ask(&mut self, line: ConnectionId, wish: &Value) {
        assert_eq!(self.say(line, wish), "done", "{wish}");
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, line: ConnectionId, wish: &Value, code: &str) {
        assert_eq!(self.say(line, wish), code, "{wish}");
    }

    /// A connection is gone without a word.
    pub(crate) fn hang_up(&mut self, connection: ConnectionId) {
        self.feed(Input::Disconnect { connection });
    }

    /// All frames of a connection, with their kinds.
    pub(crate) fn frames(&self, line: ConnectionId) -> &[(Kind, Value)] {
        let heard = self.heard.get(&line);
        heard.map_or(&[], Vec::as_slice)
    }

    /// Takes all frames of a connection out.
    pub(crate) fn take_heard(&mut self, line: ConnectionId) -> Vec<(Kind, Value)> {
        self.heard.remove(&line).unwrap_or_default()
    }

    /// All that a connection was told.
    pub(crate) fn heard(&self, line: ConnectionId) -> Vec<Value> {
        let frames = self.frames(line).iter();
        frames.map(|(_, told)| told.clone()).collect()
    }

    pub(crate) fn has_heard(&self, line: ConnectionId, kind: &str) -> bool {
        let mut frames = self.frames(line).iter();
        frames.any(|(_, told)| told["type"] == kind)
    }

    #[track_caller]
    pub(crate) fn last_of(&self, line: ConnectionId, kind: &str) -> Value {
        let mut frames = self.frames(line).iter().rev();
        let last = frames.find(|(_, told)| told["type"] == kind);
        last.expect(kind).1.clone()
    }

    pub(crate) fn forget_heard(&mut self) {
        self.heard.clear();
    }

    /// Opens a table and gives its code.
    #[track_caller]
    pub(crate) fn open(&mut self, host: ConnectionId, setup: &Value) -> String {
        self.ask(host, &json!({"type":"create","setup":setup}));
        let table = self.last_of(host, "table");
        table["table"].as_str().expect("a code").to_owned()
    }

    #[track_caller]
    pub(crate) fn enter(&mut self, line: ConnectionId, table: &str) {
        self.ask(line, &json!({"type":"join","table":table}));
    }

    /// Somebody comes to a table, takes a seat and is ready.
    #[track_caller]
    pub(crate) fn sit(&mut self, line: ConnectionId, table: &str) {
        self.enter(line, table);
        self.ask(line, &json!({"type":"sit"}));
        self.ask(line, &json!({"type":"ready","on":true}));
    }

    /// A bench without limits, with two people who have begun a match.
    pub(crate) fn in_match(setup: &Value) -> (Self, ConnectionId, ConnectionId, String) {
        let mut bench = Self::new(free());
        let (ana, bia, table) = bench.two(setup);
        (bench, ana, bia, table)
    }

    /// A bench without limits, with somebody who has opened a table.
    pub(crate) fn opened(setup: &Value) -> (Self, ConnectionId, String) {
        let mut bench = Self::new(free());
        let ana = bench.connect(1);
        let table = bench.open(ana, setup);
        (bench, ana, table)
    }

    /// Two people at a table, and the match begun.
    pub(crate) fn two(&mut self, setup: &Value) -> (ConnectionId, ConnectionId, String) {
        let (ana, bia) = (self.connect(1), self.connect(2));
        let table = self.open(ana, setup);
        self.sit(bia, &table);
        self.ask(ana, &json!({"type":"start"}));
        (ana, bia, table)
    }

    /// Makes the first legal move of whoever has one.
    pub(crate) fn move_on(&mut self, people: &[ConnectionId]) {
        for &line in people {
            if self.say(line, &json!({"type":"position"})) != "done" {
                continue;
            }
            let position = self.last_of(line, "position");
            if let Some(text) = position["moves"].get(0) {
                let wish = json!({"type":"move","move":text,"turn":position["turn"]});
                self.say(line, &wish);
            }
        }
    }

    /// Plays the match of the first table to its end.
    pub(crate) fn play(&mut self, people: &[ConnectionId]) {
        let code = self.stored.keys().next().expect("a table");
        let code = code.parse().expect("a code");
        for _ in 0..10_000 {
            self.move_on(people);
            self.wait(1_000);
            let table = self.hub.table(code);
            if table.is_none_or(|table| !table.is_playing()) {
                return;
            }
        }
        panic!("the match never ends");
    }

    pub(crate) fn counts(&self) -> Counts {
        self.hub.counts()
    }

    pub(crate) fn lines(&self, table: &str) -> Vec<Value> {
        let lines = self.stored[table].lines.iter();
        lines
            .map(|line| serde_json::from_str(&line.body).expect("JSON"))
            .collect()
    }
}
