//! Tournaments made up for the tests: sensible ones, and anything at all.

use std::cmp::Ordering;

use baralho_arena::{
    Fault, Played,
    report::{BotInfo, ReportData, Verdict},
};
use baralho_stats::Sprt;
use proptest::prelude::*;

/// What was played, and how it ended.
pub(crate) type Tournament = (ReportData, Vec<Played>);

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
    let bot = |name: &str| BotInfo {
        name: name.into(),
        ..BotInfo::default()
    };
    let data = ReportData {
        bots: vec![bot("one"), bot("other")],
        sides: vec![0, 1],
        planned: Some(games),
        ..ReportData::default()
    };
    (data, (1..=games).map(game).collect())
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
pub(crate) fn any_data() -> impl Strategy<Value = Tournament> {
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
        let data = move |sides, sprt: Option<(f64, f64)>| ReportData {
            sides,
            title: Some(text.clone()),
            rules: [(text.clone(), text.clone())].into(),
            settings: vec![(text.clone(), text.clone())],
            date: text.clone(),
            runner: text.clone(),
            planned: Some(10),
            bots: names
                .iter()
                .map(|name| BotInfo {
                    name: name.clone(),
                    spec: text.clone(),
                    author: Some(text.clone()),
                    never_started: None,
                })
                .collect(),
            sprt: sprt.and_then(|(elo0, wider)| Sprt::new(elo0, elo0 + wider, 0.05, 0.05).ok()),
            ..ReportData::default()
        };
        (games, sides, sprt).prop_map(move |(games, sides, sprt)| (data(sides, sprt), games))
    })
}
