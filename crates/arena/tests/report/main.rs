//! The page of a report, whatever it has to tell.

mod made_up;
mod reading;

use std::collections::BTreeSet;

use baralho_arena::report::{Summary, Verdict, html};
use baralho_stats::Sprt;
use baralho_words::{Language, Style, Words};
use made_up::{Tournament, any_data, tournament};
use proptest::prelude::*;
use reading::elements;

/// The page of a tournament.
fn page_of((data, games): &Tournament) -> String {
    html(data, games, &Words::new(Language::En, Style::Symbols))
}

/// Whether a page can be read, loads nothing, runs only its own script, and has only sensible
/// numbers.
fn is_sound(tournament: &Tournament) -> Result<(), String> {
    let page = page_of(tournament);
    let elements = elements(&page)?;
    for stranger in ["img", "iframe", "link", "object"] {
        if elements.contains(stranger) {
            return Err(format!("there is a {stranger}"));
        }
    }
    // The data of the games, their moves, and what shows them.
    let scripts = if tournament.1.is_empty() { 0 } else { 3 };
    if page.matches("<script").count() != scripts {
        return Err("there is another script".to_owned());
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
        let (data, games) = data;
        let summary = Summary::of(&data, &games);
        let ranked: BTreeSet<usize> = summary.standings.iter().map(|s| s.bot).collect();
        prop_assert_eq!(ranked.len(), data.bots.len());
        for standing in &summary.standings {
            for estimate in [standing.win_rate, standing.points, standing.elo] {
                prop_assert!(estimate.value.is_finite() && estimate.contains(estimate.value));
                // No interval, or one that is one: certainty is never claimed, but of who is alone.
                prop_assert!(data.bots.len() == 1 || estimate.low < estimate.high);
            }
        }
    }
}

/// The numbers of the games that the script of a page can list.
fn listed(page: &str) -> Vec<u64> {
    let (_, data) = page.split_once("id=\"games-data\">").expect("data");
    let (data, _) = data.split_once("</script>").expect("an end");
    let data: serde_json::Value = serde_json::from_str(data).expect("JSON");
    let games = data["games"].as_array().expect("games").iter();
    games
        .map(|game| game[0].as_u64().expect("a number"))
        .collect()
}

#[test]
fn all_games_of_a_long_tournament_can_be_reached_and_faults_come_first() {
    let long = tournament(4800);
    let page = page_of(&long);
    assert!(page.contains("href=\"records/4800.jsonl\""));
    assert_eq!(page.matches("href=\"records/").count(), 100);
    assert_eq!(listed(&page), (1..=4800).collect::<Vec<u64>>());
    assert_eq!(is_sound(&long), Ok(()));
}

#[test]
fn a_tournament_too_long_to_list_says_so_and_lists_every_fault() {
    let (data, mut games) = tournament(400_002);
    games[3].verdict = Verdict::Timeout;
    for game in &mut games {
        game.record = None;
    }
    let page = page_of(&(data, games));
    assert!(page.contains("400000 of the 400002 games are listed"));
    let listed = listed(&page);
    assert_eq!(listed.len(), 400_000);
    assert_eq!(listed[399_998..], [399_999, 400_002]);
}

#[test]
fn a_clear_winner_is_named_and_doubts_are_not_hidden() {
    let clear = page_of(&tournament(200));
    assert!(clear.contains("one is the best of the field"));
    for doubt in [
        "No bots have met",
        "to trust even the intervals",
        "Nothing can be",
        "either may be the better",
        "one another, and none",
    ] {
        assert!(!clear.contains(doubt), "{doubt}");
    }
    assert!(!clear.contains("not finished"));
    let unclear = page_of(&tournament(2));
    assert!(unclear.contains("Nothing can be concluded"));
    assert!(!unclear.contains("the best of the field"));
    let mut stopped = tournament(200);
    stopped.0.planned = Some(400);
    assert!(page_of(&stopped).contains("not finished: 200 of 400 games"));
    // A test that has decided ends a tournament as it should.
    stopped.0.sprt = Sprt::new(0.0, 50.0, 0.05, 0.05).ok();
    let tested = page_of(&stopped);
    assert!(tested.contains("SPRT: one passes against other. An advantage of 50 Elo or more explains the results better than one of 0."));
    assert!(!tested.contains("not finished"));
}
