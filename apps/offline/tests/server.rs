//! A person who plays whole matches at a table without a server, through the same client as
//! at a server.

use std::{
    num::{NonZeroU32, NonZeroUsize},
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use baralho_bots::Means;
use baralho_offline::{LocalServer, Surroundings};
use baralho_protocol::online::{
    Command, FromLocal, Kept, Person, Saved, Setup, Stage, TableCode, TableEvent, ToLocal,
};
use baralho_table::client::{Client, News};
use baralho_words::{Catalogue, Language};
use serde_json::json;

/// Goes on by itself, a little with every look at it.
fn clock() -> Duration {
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(LOOKS.fetch_add(1, Ordering::Relaxed))
}

/// A local server, its person, and what the page keeps.
struct Home {
    server: LocalServer,
    client: Client,
    now: i64,
    chance: u8,
    table: Option<TableCode>,
    kept: Vec<Kept>,
    records: Vec<String>,
    hints: Vec<(Option<String>, String)>,
    overs: usize,
}

fn person() -> Person {
    Person::new(1, "Ana")
}

impl Home {
    fn new(saved: Option<Saved>) -> Self {
        let mut home = Self {
            server: LocalServer::new(),
            client: Client::new(None),
            now: 1_000_000,
            chance: 7,
            table: None,
            kept: saved
                .as_ref()
                .map_or_else(Vec::new, |saved| saved.lines.clone()),
            records: Vec::new(),
            hints: Vec::new(),
            overs: 0,
        };
        let open = ToLocal::Open {
            who: person(),
            saved,
        };
        home.say(&serde_json::to_string(&open).expect("JSON"));
        for request in home.client.connected() {
            home.say(&request.to_json());
        }
        home
    }

    fn around<T>(&mut self, act: impl FnOnce(&mut LocalServer, &mut Surroundings<'_>) -> T) -> T {
        let mut chance = || {
            self.chance = self.chance.wrapping_mul(31).wrapping_add(11);
            [self.chance; 32]
        };
        let mut around = Surroundings {
            now: self.now,
            chance: &mut chance,
            means: Means {
                threads: NonZeroUsize::MIN,
                ..Means::single(clock)
            },
        };
        act(&mut self.server, &mut around)
    }

    fn say(&mut self, text: &str) {
        let said = self.around(|server, around| server.hear(text, around));
        self.hear(said);
    }

    fn command(&mut self, command: Command) {
        let request = self.client.request(command);
        self.say(&request.to_json());
    }

    fn hear(&mut self, said: Vec<FromLocal>) {
        for message in said {
            match message {
                FromLocal::Frame { text } => {
                    self.client
                        .feed(text.as_bytes(), self.now)
                        .expect("a message");
                }
                FromLocal::Fresh { table } => {
                    self.table = Some(table);
                    self.kept.clear();
                }
                FromLocal::Keep(line) => self.kept.push(line),
                FromLocal::Record { text, .. } => self.records.push(text),
                FromLocal::Hint { text, heard, .. } => self.hints.push((text, heard)),
            }
        }
        while let Some(news) = self.client.next_news().expect("what can have happened") {
            if let News::Told { told, .. } = &news
                && matches!(told.event, TableEvent::Over { .. })
            {
                self.overs += 1;
            }
            assert!(!matches!(news, News::Refused { .. }), "{news:?}");
        }
        assert!(self.client.take_outbox().is_empty(), "nothing was missed");
    }

    /// Lets time pass until something is due, and it happens.
    fn wake(&mut self) -> bool {
        let Some(at) = self.server.next(self.now) else {
            return false;
        };
        self.now = self.now.max(at);
        let said = self.around(LocalServer::wake);
        self.hear(said);
        true
    }

    /// Plays until the match is over, or so many own moves are made.
    fn play(&mut self, most: usize) {
        let mut moves = 0;
        while moves < most {
            let room = self.client.room().expect("at a table");
            if room.stage == Stage::Over {
                return;
            }
            if room.is_my_turn() {
                let text = room.legal_moves().first().expect("a move").clone();
                let request = self.client.request_move(text).expect("at a table");
                self.say(&request.to_json());
                moves += 1;
            } else if room.stage == Stage::Between {
                // Alone nobody is kept waiting: the next round comes when its person wants it.
                assert_eq!(self.server.next(self.now), None);
                self.command(Command::Ready { on: true });
            } else {
                assert!(self.wake(), "somebody must move");
            }
        }
    }

    fn start(&mut self, game: &str) {
        self.command(Command::Create {
            setup: Setup::of(game),
            password: None,
        });
        let bot = if game == "rouba-montes" {
            "draw"
        } else {
            "greedy"
        };
        self.command(Command::Bot {
            seat: None,
            name: bot.into(),
        });
        self.command(Command::Start);
    }
}

#[test]
fn a_match_of_every_game_is_played_to_its_end_and_recorded() {
    for preset in baralho_catalog::PRESETS {
        let mut home = Home::new(None);
        home.start(preset.name);
        home.play(usize::MAX);
        assert_eq!(home.overs, 1, "{}", preset.name);
        assert_eq!(home.records.len(), 1, "{}", preset.name);
        let record = baralho_game::record::Record::read(home.records[0].as_bytes());
        let report = baralho_catalog::verify(&record.expect("a record"));
        assert!(report.is_ok(), "{}: {report:?}", preset.name);
        let fair = home
            .client
            .room()
            .and_then(baralho_table::client::Room::fairness);
        assert_eq!(fair, Some(Ok(())), "{}", preset.name);
    }
}

#[test]
fn a_page_that_was_closed_goes_on_where_it_was() {
    let mut home = Home::new(None);
    home.start("scopa");
    home.play(5);
    let (moves, table) = (home.client.room().expect("there").moves(), home.table);
    let saved = Saved {
        table: table.expect("a table"),
        lines: home.kept.clone(),
    };
    let mut again = Home::new(Some(saved.clone()));
    again.command(Command::Join {
        table: saved.table,
        password: None,
        since: None,
    });
    assert_eq!(again.client.room().expect("there").moves(), moves);
    again.play(usize::MAX);
    assert_eq!(again.overs, 1);
}

#[test]
fn what_was_undone_stays_so_when_the_page_comes_back_and_is_noted() {
    let mut home = Home::new(None);
    home.start("buraco");
    let mut undone = 0;
    while undone < 3 {
        let room = home.client.room().expect("at a table");
        if !room.is_my_turn() {
            assert!(home.wake(), "somebody must move");
            continue;
        }
        let legal = room.legal_moves();
        let melds = legal.iter().find(|text| text.starts_with("meld"));
        let Some(meld) = melds else {
            home.play(1);
            continue;
        };
        let request = home.client.request_move(meld.clone()).expect("a table");
        home.say(&request.to_json());
        let open = home.client.room().expect("there").open_to_undo();
        assert!(open > 0);
        let back = home.client.request_undo(NonZeroU32::MIN).expect("a table");
        home.say(&back.to_json());
        undone += 1;
        let room = home.client.room().expect("there");
        assert_eq!((room.legal_moves(), room.open_to_undo()), (legal, open - 1));
        home.play(1);
    }
    let saved = Saved {
        table: home.table.expect("a table"),
        lines: home.kept.clone(),
    };
    let mut again = Home::new(Some(saved.clone()));
    again.command(Command::Join {
        table: saved.table,
        password: None,
        since: None,
    });
    let state = |home: &Home| {
        let room = home.client.room().expect("there");
        (room.moves(), room.turn(), room.legal_moves())
    };
    assert_eq!(state(&again), state(&home));
    for home in [&mut home, &mut again] {
        home.play(usize::MAX);
    }
    assert_eq!(again.records, home.records);
    let record = baralho_game::record::Record::read(again.records[0].as_bytes());
    let record = record.expect("a record");
    assert_eq!(record.header.assisted, [0]);
    assert!(baralho_catalog::verify(&record).is_ok());
}

#[test]
fn another_match_is_played_when_one_is_over() {
    let mut home = Home::new(None);
    home.start("escopa");
    home.play(usize::MAX);
    home.command(Command::Ready { on: true });
    home.play(usize::MAX);
    assert_eq!((home.overs, home.records.len()), (2, 2));
}

#[test]
fn the_same_seed_deals_the_same_matches_and_another_one_others() {
    // Whatever else comes by chance makes no difference.
    let played = |seed: &str, chance: u8| {
        let mut home = Home::new(None);
        home.chance = chance;
        home.say(&format!(r#"{{"house":"chance","seed":{seed}}}"#));
        home.start("scopa");
        home.play(usize::MAX);
        home.command(Command::Ready { on: true });
        home.play(usize::MAX);
        let seed = |record: &String| {
            let record = baralho_game::record::Record::read(record.as_bytes());
            record.expect("a record").header.seed
        };
        home.records.iter().map(seed).collect::<Vec<_>>()
    };
    let first = played("18446744073709551615", 1);
    assert_eq!(first.len(), 2);
    assert_ne!(first[0], first[1], "a second match is another one");
    assert_eq!(played("18446744073709551615", 2), first);
    assert_ne!(played("7", 1), first);
    assert_ne!(played("null", 1), played("null", 2));
}

#[test]
fn a_hint_is_a_legal_move_with_a_reason() {
    let mut home = Home::new(None);
    home.start("escopa");
    while !home.client.room().expect("there").is_my_turn() {
        home.wake();
    }
    let words = Catalogue::for_page(Language::PtBr);
    let ask = json!({ "house": "hint", "language": "pt-BR", "words": words });
    home.say(&ask.to_string());
    let (text, heard) = home.hints.pop().expect("a hint");
    let legal = home.client.room().expect("there").legal_moves();
    assert!(legal.contains(&text.expect("a move")), "{legal:?}");
    assert!(heard.len() > 20 && !heard.contains(['♦', '{']), "{heard}");
}

#[test]
fn nonsense_is_refused_and_nothing_changes() {
    let mut server = LocalServer::new();
    let mut chance = || [1; 32];
    for text in [
        "",
        "{}",
        "[1]",
        r#"{"type":"move","move":"7D","turn":0}"#,
        r#"{"house":"hint","language":"xx"}"#,
        r#"{"house":"hint","language":"xx","words":"none"}"#,
        r#"{"house":"open","who":{"id":1,"name":"x"},"saved":{"table":"0000000000z9","lines":[{"at":1,"body":"?"}]}}"#,
    ] {
        let mut around = Surroundings {
            now: 5,
            chance: &mut chance,
            means: Means::single(clock),
        };
        for said in server.hear(text, &mut around) {
            let FromLocal::Frame { text: answer } = said else {
                panic!("{text}: {said:?}");
            };
            assert!(answer.contains(r#""type":"refused""#), "{text}: {answer}");
        }
        assert_eq!(server.next(5), None);
    }
}

#[test]
fn a_table_that_a_page_of_version_1_kept_goes_on() {
    for preset in baralho_catalog::PRESETS {
        let file = format!(
            "{}/../../crates/testkit/fixtures/v1/page/{}.json",
            env!("CARGO_MANIFEST_DIR"),
            preset.name
        );
        let text = std::fs::read_to_string(file).expect("a kept table");
        let saved: Saved = serde_json::from_str(&text).expect("a kept table");
        let last = |prefix: &str| {
            let mut lines = saved.lines.iter().rev();
            lines.find(|line| line.body.starts_with(prefix))
        };
        assert!(last(r#"{"t":"m""#).is_some());
        let finished = usize::from(last(r#"{"t":"over""#).is_some());
        let mut home = Home::new(Some(saved.clone()));
        home.command(Command::Join {
            table: saved.table,
            password: None,
            since: None,
        });
        let room = home.client.room().expect("there");
        assert_eq!(room.number(), Some(1 + finished as u32), "{}", preset.name);
        assert!(room.moves() >= 4, "{}", preset.name);
        home.play(usize::MAX);
        assert_eq!(home.overs, 1, "{}", preset.name);
    }
}
