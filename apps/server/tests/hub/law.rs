//! Whatever people want, in whatever order: nothing panics, everything that is told can be read,
//! what is told again is what was told, and a log that is taken up again is the same table.

use baralho_game::chance::{self, Quick};
use baralho_server::hub::{ConnectionId, Input};
use baralho_table::client::Client;
use baralho_table::{Logged, Table, TableConfig};
use serde_json::{Value, json};

use crate::bench::{Bench, free};

const PEOPLE: i64 = 4;

fn pick<'a, T>(all: &'a [T], rng: &mut Quick) -> &'a T {
    &all[chance::below(all.len() as u64, rng) as usize]
}

fn setup(rng: &mut Quick) -> Value {
    let game = *pick(
        &[
            "scopa",
            "escopa",
            "escoba",
            "scopone",
            "rouba-montes",
            "buraco",
            "chess",
        ],
        rng,
    );
    let players = *pick(&[1, 2, 2, 2, 3, 4, 6, 8, 16, 20], rng);
    let clocks = [
        json!({"kind":"off"}),
        json!({"kind":"move","seconds":10}),
        json!({"kind":"bank","seconds":60,"increment":1}),
    ];
    let clock = pick(&clocks, rng);
    let mut setup = json!({"game":game,"clock":clock,"spectators":chance::below(4, rng) > 0});
    if chance::below(4, rng) > 0 {
        setup["players"] = json!(players);
    }
    if chance::below(3, rng) == 0 {
        setup["rules"] = json!({"target":pick(&["none", "11", "5", "x"], rng)});
    }
    setup
}

/// Anything that the protocol knows, likely and unlikely.
fn wish(table: &str, is_known: bool, position: &Value, rng: &mut Quick) -> Value {
    let on = chance::below(2, rng) == 0;
    let seat = *pick(&[0, 1, 2, 3, 6, 7, 19], rng);
    let person = 1 + chance::below(PEOPLE as u64 + 1, rng);
    let number = *pick(&[0, 1, 7, 20, 60, 200, u64::MAX], rng);
    // Matches must come to their ends, or nothing else does.
    if let Some(text) = position["moves"].get(0)
        && chance::below(8, rng) > 0
    {
        return json!({"type":"move","move":text,"turn":position["turn"]});
    }
    match chance::below(30, rng) {
        0 | 27 => json!({"type":"change","setup":setup(rng)}),
        1 => json!({"type":"sit","seat":seat}),
        2 | 3 => json!({"type":"sit"}),
        4 => json!({"type":"stand"}),
        5 => json!({"type":"sync","since":number}),
        // Only who knows a table has heard numbers of it.
        6 if is_known => json!({"type":"join","table":table,"since":number}),
        7 => json!({"type":"join","table":table}),
        8 => json!({"type":"leave"}),
        9 => json!({"type":"kick","seat":seat}),
        10 => json!({"type":"expel","person":person}),
        11 => json!({"type":"hand-over","person":person}),
        12 | 13 => json!({"type":"ready","on":on}),
        14 => json!({"type":"seed","seed":"x"}),
        15 | 16 => json!({"type":"start"}),
        17 => json!({"type":"pause"}),
        18 => json!({"type":"extend"}),
        19 => json!({"type":"chat","to":"table","text":"oi\u{2028}\tlá"}),
        20 => json!({"type":"silence","person":person,"on":on}),
        21 => json!({"type":"lobby","on":on}),
        22 | 23 => {
            json!({"type":"bot","name":pick(&["greedy", "random", "draw", "mestre:5it", "x"], rng)})
        }
        24 => json!({"type":"bot","seat":seat,"name":"greedy"}),
        25 => json!({"type":"create","setup":setup(rng)}),
        26 => {
            json!({"type":"move","move":pick(&["draw\n", "7D", "", "discard 9S"], rng),"turn":number})
        }
        _ => json!({"type":"position"}),
    }
}

struct Crowd {
    bench: Bench,
    lines: Vec<ConnectionId>,
    /// What the program of each person makes of what they hear.
    clients: Vec<Client>,
    /// Where they meet: the table that was opened last.
    table: String,
    /// Matches that came to their ends, and changes of what is played after that.
    ends: usize,
    changes: usize,
}

impl Crowd {
    /// Some people at a table; or after their first match, when most can change.
    fn new(has_played: bool) -> Self {
        let mut bench = Bench::new(free());
        let lines: Vec<ConnectionId> = (1..=PEOPLE).map(|id| bench.connect(id)).collect();
        let setup = json!({"game":"scopa","players":2,"rules":{"target":"none"}});
        let table = bench.open(lines[0], &setup);
        if has_played {
            bench.sit(lines[1], &table);
            bench.ask(lines[0], &json!({"type":"start"}));
            bench.play(&lines[..2]);
        }
        let clients = lines.iter().map(|_| Client::new(None)).collect();
        Self {
            bench,
            lines,
            clients,
            table,
            ends: usize::from(has_played),
            changes: 0,
        }
    }

    fn step(&mut self, rng: &mut Quick) {
        let who = chance::below(self.lines.len() as u64, rng) as usize;
        if chance::below(40, rng) == 0 {
            let connection = self.lines[who];
            self.bench.feed(Input::Disconnect { connection });
            self.lines[who] = self.bench.connect(who as i64 + 1);
            self.clients[who] = Client::new(None);
            return;
        }
        let line = self.lines[who];
        let position = match self.bench.say(line, &json!({"type":"position"})).as_str() {
            "done" => self.bench.last_of(line, "position"),
            _ => Value::Null,
        };
        let code = self.clients[who].table().map(|code| code.to_string());
        let is_known = code.as_ref() == Some(&self.table);
        let wish = wish(&self.table, is_known, &position, rng);
        let is_done = self.bench.say(line, &wish) == "done";
        let last = self.bench.frames(line).iter().rev();
        let mut shown = last.filter(|(_, told)| told["type"] == "table");
        if is_done
            && wish["type"] == "create"
            && let Some((_, table)) = shown.next()
        {
            self.table = table["table"].as_str().expect("a code").to_owned();
        }
        self.changes += usize::from(is_done && wish["type"] == "change" && self.ends > 0);
        self.bench.hash_passwords();
        if chance::below(4, rng) == 0 {
            let time = *pick(&[10, 800, 20_000, 70_000, 2_000_000], rng);
            self.bench.wait(time);
        }
        self.listen(who);
    }

    /// The client that programs use takes in whatever was told.
    fn listen(&mut self, who: usize) {
        for (_, told) in self.bench.take_heard(self.lines[who]) {
            self.ends += usize::from(told["kind"] == "over");
            let text = told.to_string();
            let read = self.clients[who].feed(text.as_bytes(), self.bench.now);
            read.unwrap_or_else(|bad| panic!("{bad}: {text}"));
            while let Some(news) = self.clients[who].next_news().transpose() {
                news.unwrap_or_else(|bad| panic!("{bad}: {text}"));
            }
        }
    }

    /// Every log can be taken up again, and is then the table that it was.
    fn check(&self) {
        assert_eq!(self.bench.counts().broken, 0);
        for (code, stored) in &self.bench.stored {
            let lines = stored.lines.iter();
            let lines: Vec<Logged> = lines
                .map(|line| Logged::read(line.at, &line.body).expect("our own line"))
                .collect();
            let code = code.parse().expect("a code");
            let loaded = Table::load(code, TableConfig::default(), self.bench.now, lines);
            let loaded = loaded.unwrap_or_else(|bad| panic!("{bad}"));
            let Some(live) = self.bench.hub.table(code) else {
                continue;
            };
            for person in 0..=PEOPLE {
                assert_eq!(loaded.seat_of(person), live.seat_of(person));
                assert_eq!(loaded.observer(person), live.observer(person));
                assert_eq!(shown(&loaded, person), shown(live, person));
            }
        }
    }
}

/// The cards that a person is shown.
fn shown(table: &Table, person: i64) -> Value {
    let snapshot: Value = serde_json::from_str(&table.snapshot(0, person)).expect("JSON");
    snapshot["match"].clone()
}

#[test]
fn whatever_people_want_nothing_panics_and_all_that_is_told_can_be_read() {
    let (mut ends, mut changes) = (0, 0);
    for seed in 0..200 * baralho_laws::effort() {
        let mut rng = Quick::new(seed);
        let mut crowd = Crowd::new(seed % 2 == 0);
        let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            for _ in 0..500 {
                crowd.step(&mut rng);
            }
            crowd.check();
        }));
        assert!(told.is_ok(), "seed {seed}");
        ends += crowd.ends;
        changes += crowd.changes;
    }
    assert!(ends > 100 && changes > 100, "{ends} {changes}");
}
