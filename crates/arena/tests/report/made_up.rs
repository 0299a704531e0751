//! Tournaments made up for the tests: sensible ones, and anything at all.

use std::cmp::Ordering;

use baralho_arena::{
    Ended, Entrant, Fault, Finished, Played, Settings,
    report::{Report, Summary, Tally, Verdict, write},
};
use baralho_game::Options;
use baralho_stats::Sprt;
use baralho_words::{Language, Style, Words};
use proptest::prelude::*;

/// What was played, and how it ended.
#[derive(Debug)]
pub(crate) struct Tournament {
    pub(crate) settings: Settings,
    pub(crate) sides: Vec<usize>,
    pub(crate) games: Vec<Played>,
    pub(crate) planned: u64,
    /// Whatever else is told in words.
    text: String,
}

impl Tournament {
    fn finished(&self) -> Finished {
        let bots = self.settings.bots.len();
        let mut tally = Tally::new(bots, self.sides.clone(), false, self.settings.sprt);
        for game in &self.games {
            tally.add(game);
        }
        Finished {
            summary: Summary::new(tally, None),
            last: None,
            earlier: 0,
            planned: self.planned,
            ended: Ended::Complete,
            authors: vec![Some(self.text.clone()); bots],
            never_started: vec![None; bots],
            places: None,
        }
    }

    pub(crate) fn summary(&self) -> Summary {
        self.finished().summary
    }

    pub(crate) fn page(&self) -> String {
        let report = Report {
            settings: &self.settings,
            finished: &self.finished(),
            date: self.text.clone(),
            conditions: vec![(self.text.clone(), self.text.clone())],
            words: &Words::new(Language::En, Style::Symbols),
        };
        let mut page = Vec::new();
        write(&report, &self.games.as_slice(), &mut page).expect("memory can be written");
        String::from_utf8(page).expect("UTF-8")
    }
}

/// One bot wins every game against another, who crashes in the last.
pub(crate) fn tournament(games: u64) -> Tournament {
    let game = |number: u64| {
        let is_last = number == games;
        Played {
            game: number,
            deal: number / 2,
            seats: vec![0, 1],
            points: vec![3, 1],
            winners: vec![0],
            verdict: if is_last {
                Verdict::Crash
            } else {
                Verdict::Normal
            },
            fault: is_last.then(|| fault(1)),
            record: Some(format!("records/{number}.jsonl")),
            ..Played::default()
        }
    };
    let bot = |name: &str| Entrant {
        name: name.into(),
        ..Entrant::default()
    };
    Tournament {
        settings: Settings {
            bots: vec![bot("one"), bot("other")],
            ..Settings::default()
        },
        sides: vec![0, 1],
        games: (1..=games).map(game).collect(),
        planned: games,
        text: String::new(),
    }
}

fn fault(bot: usize) -> Fault {
    Fault {
        bot,
        ..Fault::default()
    }
}

/// A game of anybody with any result, whether it makes sense or not.
fn any_game(bots: usize) -> impl Strategy<Value = Played> {
    (
        prop::collection::vec(0..=bots, 0..5),
        prop::collection::vec(prop_oneof![-5..12_i32, any::<i32>()], 0..5),
        prop::collection::vec(0..5_usize, 0..3),
        0..8_u64,
        prop::sample::select(&Verdict::ALL[..]),
        prop::option::of(0..=bots),
        prop::option::of("[a-e/:\"<>' ]{0,12}"),
    )
        .prop_map(
            |(seats, points, winners, deal, verdict, faulty, file)| Played {
                game: deal,
                deal,
                seats,
                points,
                winners,
                verdict,
                fault: faulty.map(fault),
                log: file.clone(),
                record: file,
                ..Played::default()
            },
        )
}

/// A game as it should be.
fn fair_game(bots: usize) -> impl Strategy<Value = Played> {
    (0..bots, 0..bots, -20..2000_i32, -20..2000_i32, 0..30_u64).prop_map(
        |(one, other, here, there, deal)| Played {
            game: deal,
            deal,
            seats: vec![one, other],
            points: vec![here, there],
            winners: match here.cmp(&there) {
                Ordering::Greater => vec![0],
                Ordering::Equal => vec![0, 1],
                Ordering::Less => vec![1],
            },
            ..Played::default()
        },
    )
}

/// Any text, and the worst there is.
fn any_text() -> impl Strategy<Value = String> + Clone {
    prop_oneof![
        any::<String>(),
        "[<>&\"'/a-z ]{0,12}",
        Just("</style><script>alert(1)</script>".to_owned()),
        Just("<img src=//example.org/x>".to_owned()),
    ]
}

/// Any tournament, its texts and numbers whatever they like.
pub(crate) fn any_tournament() -> impl Strategy<Value = Tournament> {
    let names = prop::collection::vec(any_text(), 0..6);
    (names, any_text(), any::<bool>()).prop_flat_map(|(names, text, is_fair)| {
        let count = names.len();
        let games = if is_fair && count > 0 {
            prop::collection::vec(fair_game(count), 0..40).boxed()
        } else {
            prop::collection::vec(any_game(count), 0..20).boxed()
        };
        let sprt = prop::option::of((-5.0..5.0_f64, 0.1..5.0_f64));
        let sides = if is_fair {
            Just(vec![0, 1]).boxed()
        } else {
            prop::collection::vec(0..4_usize, 0..5).boxed()
        };
        let bot = |name: &String| Entrant {
            name: name.clone(),
            spec: text.clone(),
            ..Entrant::default()
        };
        let settings = Settings {
            game: text.clone(),
            rules: Options::new().with(&text, &text),
            bots: names.iter().map(bot).collect(),
            ..Settings::default()
        };
        (games, sides, sprt).prop_map(move |(games, sides, sprt)| Tournament {
            settings: Settings {
                sprt: sprt.and_then(|(elo0, wider)| Sprt::new(elo0, elo0 + wider, 0.05, 0.05).ok()),
                ..settings.clone()
            },
            sides,
            games,
            planned: 10,
            text: text.clone(),
        })
    })
}
