//! Whatever people want, in whatever order: nothing panics, everything that is told can be read,
//! what is told again is what was told, and a log that is taken up again is the same table.

use baralho_client::Client;
use baralho_game::chance::{self, Quick};
use baralho_server::hub::Input;
use baralho_table::{Customs, Line as LogLine, Table};
use serde_json::{Value, json};

use crate::bench::{Bench, Line, free};

const PEOPLE: i64 = 6;

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
    let seat = chance::below(9, rng);
    let person = 1 + chance::below(PEOPLE as u64 + 1, rng);
    let number = *pick(&[0, 1, 7, 20, 60, 200, u64::MAX], rng);
    match chance::below(34, rng) {
        0 => json!({"type":"change","setup":setup(rng)}),
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
        _ => match position["moves"].get(0) {
            Some(text) => json!({"type":"move","move":text,"turn":position["turn"]}),
            None => json!({"type":"position"}),
        },
    }
}

struct Crowd {
    bench: Bench,
    lines: Vec<Line>,
    /// What the program of each person makes of what they hear.
    clients: Vec<Client>,
    taken: Vec<usize>,
    table: String,
}

impl Crowd {
    fn new() -> Self {
        let mut bench = Bench::new(free());
        let lines: Vec<Line> = (1..=PEOPLE).map(|id| bench.connect(id)).collect();
        let setup = json!({"game":"scopa","players":2,"rules":{"target":"none"}});
        let table = bench.open(lines[0], &setup);
        let clients = lines.iter().map(|_| Client::new(None)).collect();
        let taken = vec![0; lines.len()];
        Self {
            bench,
            lines,
            clients,
            taken,
            table,
        }
    }

    fn step(&mut self, rng: &mut Quick) {
        let who = chance::below(self.lines.len() as u64, rng) as usize;
        if chance::below(40, rng) == 0 {
            let connection = self.lines[who].connection;
            self.bench.feed(Input::Disconnect { connection });
            self.lines[who] = self.bench.connect(who as i64 + 1);
            (self.clients[who], self.taken[who]) = (Client::new(None), 0);
            return;
        }
        let line = self.lines[who];
        self.bench.say(line, &json!({"type":"position"}));
        let heard = self.bench.heard(line);
        let last = heard.last().expect("an answer");
        let position = match last["type"].as_str() {
            Some("done") => self.bench.last_of(line, "position"),
            _ => Value::Null,
        };
        let code = self.clients[who].table().map(|code| code.to_string());
        let is_known = code.as_ref() == Some(&self.table);
        let wish = wish(&self.table, is_known, &position, rng);
        self.bench.say(line, &wish);
        self.bench.crypt();
        if chance::below(4, rng) == 0 {
            let time = *pick(&[10, 800, 20_000, 70_000, 2_000_000], rng);
            self.bench.wait(time);
        }
        self.listen(who);
    }

    /// The client that programs use takes in whatever was told.
    fn listen(&mut self, who: usize) {
        let heard = self.bench.heard(self.lines[who]);
        for told in &heard[self.taken[who]..] {
            let text = told.to_string();
            let read = self.clients[who].feed(text.as_bytes(), self.bench.now);
            read.unwrap_or_else(|bad| panic!("{bad}: {text}"));
            while let Some(news) = self.clients[who].next_news().transpose() {
                news.unwrap_or_else(|bad| panic!("{bad}: {text}"));
            }
        }
        self.taken[who] = heard.len();
    }

    /// Every log can be taken up again, and is then the table that it was.
    fn check(&self) {
        assert_eq!(self.bench.counts().broken, 0);
        for (code, stored) in &self.bench.stored {
            let lines = stored.lines.iter();
            let lines: Vec<LogLine> = lines
                .map(|line| LogLine::read(line.at, &line.body).expect("our own line"))
                .collect();
            let code = code.parse().expect("a code");
            let loaded = Table::load(code, Customs::default(), self.bench.now, lines);
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
    for seed in 0..300 * baralho_laws::effort() {
        let mut rng = Quick::new(seed);
        let mut crowd = Crowd::new();
        let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            for _ in 0..300 {
                crowd.step(&mut rng);
            }
            crowd.check();
        }));
        assert!(told.is_ok(), "seed {seed}");
    }
}
