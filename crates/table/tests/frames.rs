//! A law for every game: whatever text is accepted, every frame is JSON, and what is told at once,
//! told again and shown are the same bytes.

use std::collections::BTreeMap;

use baralho_protocol::online::{Command, Person, Room, Setup, Stage, TableCode};
use baralho_table::{Table, TableConfig};
use serde::Deserialize;
use serde_json::{Value, value::RawValue};

const SECRET: [u8; 32] = [7; 32];

/// What people type around a move, and say.
const NOISE: [&str; 8] = [
    "",
    " ",
    "\n",
    "\t\t",
    "\u{2028}",
    "\u{a0}",
    "\r\n",
    "\u{b}\u{c}",
];
const TALK: [&str; 5] = [
    r#""quoted" \ and \u0041"#,
    "a\nb\u{1}",
    "♦ 🂡 </script>",
    "\u{2028}{}[],:",
    "null",
];

#[derive(Deserialize)]
struct Shown<'a> {
    #[serde(borrow, rename = "match")]
    game: Option<ShownMatch<'a>>,
}

#[derive(Deserialize)]
struct ShownMatch<'a> {
    #[serde(borrow)]
    deal: &'a RawValue,
    #[serde(borrow)]
    told: Vec<&'a RawValue>,
    #[serde(borrow)]
    over: Option<&'a RawValue>,
}

/// A table, and what everybody there was told at once, by number.
struct Bench {
    table: Table,
    live: BTreeMap<i64, BTreeMap<u64, String>>,
    now: i64,
}

fn person(id: i64) -> Person {
    Person::new(id, format!("P\"{id}\\"))
}

impl Bench {
    fn new(game: &str, players: usize) -> Self {
        let setup = Setup {
            players: Some(players),
            ..Setup::of(game)
        };
        let code = TableCode::from_bits(77 << 4);
        let config = TableConfig::default();
        let table = Table::open(code, config, 0, person(0), setup, None, &SECRET);
        let live = (0..=players as i64).map(|id| (id, BTreeMap::new()));
        let mut bench = Self {
            table: table.expect("a setup"),
            live: live.collect(),
            now: 1,
        };
        for id in 0..=players as i64 {
            bench.table.enter(1, &person(id)).expect("anybody may");
        }
        for id in 0..players as i64 {
            if id > 0 {
                assert!(bench.ask(id, Command::Sit { seat: None }));
            }
            let seed = format!("{}{id}", TALK[id as usize % TALK.len()]);
            assert!(bench.ask(id, Command::Seed { seed }));
            assert!(bench.ask(id, Command::Ready { on: true }));
        }
        assert!(bench.ask(0, Command::Start));
        bench
    }

    fn ask(&mut self, id: i64, command: Command) -> bool {
        self.now += 1;
        let done = self.table.handle(self.now, &person(id), command, &SECRET);
        self.hear();
        done.is_ok()
    }

    fn hear(&mut self) {
        for pending in self.table.take_pending() {
            for (&id, heard) in &mut self.live {
                if let Some(frame) = pending.frames.of(self.table.observer(id)) {
                    heard.insert(pending.seq, frame.to_string());
                }
            }
        }
    }

    /// Somebody makes the first legal move, typed in their way.
    fn play(&mut self, turn: u64) {
        let noise = NOISE[turn as usize % NOISE.len()];
        let text = self.table.any_move().expect("whoever must move can");
        let text = format!("{noise}{text}{noise}");
        let players = self.live.len() as i64 - 1;
        let made = (0..players).any(|id| {
            let text = text.clone();
            self.ask(id, Command::Move { text, turn })
        });
        assert!(made, "nobody may play {text:?}");
    }

    fn check(&self) {
        for (&id, live) in &self.live {
            for since in [self.table.seq() / 2, self.table.seq().saturating_sub(9)] {
                for frame in self.table.catch_up(since, id).into_iter().flatten() {
                    assert_eq!(live[&seq(&frame)], *frame, "told again");
                }
            }
            let snapshot = self.table.snapshot(self.now, id);
            serde_json::from_str::<Value>(&snapshot).expect(&snapshot);
            let shown: Shown<'_> = serde_json::from_str(&snapshot).expect("a snapshot");
            let Some(game) = shown.game else { continue };
            let deal = format!(r#""deal":{}}}"#, game.deal);
            let is_dealt = live.values().rev().any(|frame| frame.ends_with(&deal));
            assert!(is_dealt, "{deal}");
            for told in game.told.into_iter().chain(game.over) {
                let frame = format!(r#"{{"type":"told",{}"#, &told.get()[1..]);
                assert_eq!(live[&seq(&frame)], frame, "shown");
            }
        }
    }
}

fn seq(frame: &str) -> u64 {
    let frame: Value = serde_json::from_str(frame).expect(frame);
    frame["seq"].as_u64().expect("a number")
}

#[test]
fn what_is_told_at_once_told_again_and_shown_are_the_same_bytes() {
    for (game, players) in [
        ("escopa", 2),
        ("scopa", 3),
        ("escoba", 2),
        ("scopone", 4),
        ("rouba-montes", 3),
        ("buraco", 2),
        ("buraco", 4),
    ] {
        let mut bench = Bench::new(game, players);
        let (mut turn, mut rounds) = (0, 0);
        while rounds < 2 && bench.table.stage != Stage::Over && turn < 400 {
            if bench.table.stage == Stage::Between {
                bench.check();
                rounds += 1;
                for id in 0..players as i64 {
                    bench.ask(id, Command::Ready { on: true });
                }
                continue;
            }
            bench.play(turn);
            turn += 1;
            if turn % 7 == 0 {
                let text = TALK[turn as usize % TALK.len()].to_owned();
                let to = Room::Table;
                assert!(bench.ask(players as i64, Command::Chat { to, text }));
            }
            if turn % 31 == 0 {
                bench.check();
            }
        }
        bench.check();
        assert!(turn > 20, "{game}");
        for frame in bench.live.values().flat_map(BTreeMap::values) {
            serde_json::from_str::<Value>(frame).expect(frame);
        }
    }
}
