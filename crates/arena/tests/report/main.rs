//! The page of a report, whatever it has to tell.

mod made_up;
mod reading;

use std::collections::BTreeSet;

use baralho_arena::report::{Argument, ReportData, Say, SprtData, Summary, html};
use made_up::{any_data, tournament};
use proptest::prelude::*;
use reading::elements;

/// Says the key and the values: which words there are is the catalogues' affair.
struct Keys;

impl Say for Keys {
    fn say(&self, key: &str, values: &[(&str, Argument)]) -> String {
        let values: Vec<String> = values
            .iter()
            .map(|(name, value)| match value {
                Argument::Number(number) => format!("{name}={number}"),
                Argument::Text(text) => format!("{name}={text}"),
            })
            .collect();
        format!("{key}({})", values.join(","))
    }

    fn decimal(&self, number: f64, places: usize) -> String {
        assert!(number.is_finite(), "{number} is no number to show");
        format!("{number:.places$}")
    }

    fn game(&self, preset: &str) -> String {
        preset.to_owned()
    }

    fn language(&self) -> &'static str {
        "en"
    }
}

/// Whether a page can be read, loads and runs nothing, and has only sensible numbers.
fn is_sound(data: &ReportData) -> Result<(), String> {
    let page = html(data, &Keys);
    let elements = elements(&page)?;
    for stranger in ["script", "img", "iframe", "link", "object"] {
        if elements.contains(stranger) {
            return Err(format!("there is a {stranger}"));
        }
    }
    let (_, told) = page.split_once("</style>").ok_or("no style")?;
    // Texts have no plain quotation marks: these would be places in a picture.
    for nonsense in ["\"NaN", "\"inf", "\"-inf", "href=\"http", "href=\"//"] {
        if told.contains(nonsense) {
            return Err(format!("there is {nonsense}"));
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_data_at_all_makes_a_sound_page(data in any_data()) {
        prop_assert_eq!(is_sound(&data), Ok(()));
    }

    #[test]
    fn the_summary_is_finite_and_ranks_everybody_once(data in any_data()) {
        let summary = Summary::new(&data);
        let ranked: BTreeSet<usize> = summary.standings.iter().map(|s| s.bot).collect();
        prop_assert_eq!(ranked.len(), data.bots.len());
        for standing in &summary.standings {
            for estimate in [standing.win_rate, standing.points, standing.elo] {
                prop_assert!(estimate.low.is_finite() && estimate.high.is_finite());
                prop_assert!(estimate.contains(estimate.value));
            }
        }
    }
}

#[test]
fn a_long_tournament_lists_some_of_its_games_and_faults_first() {
    let page = html(&tournament(2000), &Keys);
    assert!(page.contains("report-games-some(shown=500,games=2000)"));
    assert!(page.contains("href=\"records/2000.jsonl\""));
    assert!(!page.contains("href=\"records/1999.jsonl\""));
    assert_eq!(page.matches("href=\"records/").count(), 500);
    assert_eq!(is_sound(&tournament(2000)), Ok(()));
}

#[test]
fn a_clear_winner_is_named_and_doubts_are_not_hidden() {
    let clear = html(&tournament(200), &Keys);
    assert!(clear.contains("report-best(bot=one,next=other"));
    assert!(!clear.contains("report-doubt"));
    assert!(!clear.contains("report-unfinished"));
    let unclear = html(&tournament(2), &Keys);
    assert!(unclear.contains("report-doubt-nothing"));
    assert!(!unclear.contains("report-best"));
    let mut stopped = tournament(200);
    stopped.planned = Some(400);
    assert!(html(&stopped, &Keys).contains("report-unfinished(played=200,planned=400)"));
    // A test that has decided ends a tournament as it should.
    stopped.sprt = Some(SprtData {
        bot: 0,
        against: 1,
        elo0: 0.0,
        elo1: 50.0,
        alpha: 0.05,
        beta: 0.05,
    });
    let tested = html(&stopped, &Keys);
    assert!(tested.contains("report-sprt-h1(bot=one,against=other,elo0=0,elo1=50)"));
    assert!(!tested.contains("report-unfinished"));
}
