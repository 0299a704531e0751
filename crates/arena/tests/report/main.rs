//! The page of a report, whatever it has to tell.

mod made_up;
mod reading;

use std::collections::BTreeSet;

use baralho_arena::report::Verdict;
use baralho_stats::Sprt;
use made_up::{Tournament, any_tournament, tournament};
use proptest::prelude::*;
use reading::elements;

/// Whether a page can be read, loads nothing, runs only its own script, and has only sensible
/// numbers.
fn is_sound(tournament: &Tournament) -> Result<(), String> {
    let page = tournament.page();
    let elements = elements(&page)?;
    for stranger in ["img", "iframe", "link", "object"] {
        if elements.contains(stranger) {
            return Err(format!("there is a {stranger}"));
        }
    }
    // The data of the games, their moves, and what shows them.
    let scripts = if tournament.games.is_empty() { 0 } else { 3 };
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
    fn any_data_at_all_makes_a_sound_page(tournament in any_tournament()) {
        prop_assert_eq!(is_sound(&tournament), Ok(()));
    }

    #[test]
    fn the_summary_is_finite_and_ranks_everybody_once(tournament in any_tournament()) {
        let summary = tournament.summary();
        let bots = tournament.settings.bots.len();
        let ranked: BTreeSet<usize> = summary.standings.iter().map(|s| s.bot).collect();
        prop_assert_eq!(ranked.len(), bots);
        for standing in &summary.standings {
            for estimate in [standing.win_rate, standing.points, standing.elo] {
                prop_assert!(estimate.value.is_finite() && estimate.contains(estimate.value));
                // No interval, or one that is one: certainty is never claimed, but of who is alone.
                prop_assert!(bots == 1 || estimate.low < estimate.high);
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
    let page = long.page();
    assert!(page.contains("href=\"records/4800.jsonl\""));
    assert_eq!(page.matches("href=\"records/").count(), 100);
    assert_eq!(listed(&page), (1..=4800).collect::<Vec<u64>>());
    assert_eq!(is_sound(&long), Ok(()));
}

#[test]
fn a_tournament_too_long_to_list_says_so_and_lists_every_fault() {
    let mut long = tournament(400_002);
    long.games[3].verdict = Verdict::Timeout;
    for game in &mut long.games {
        game.record = None;
    }
    let page = long.page();
    assert!(page.contains("400000 of the 400002 games are listed"));
    let listed = listed(&page);
    assert_eq!(listed.len(), 400_000);
    assert_eq!(listed[399_998..], [399_999, 400_002]);
}

#[test]
fn a_clear_winner_is_named_and_doubts_are_not_hidden() {
    let clear = tournament(200).page();
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
    let unclear = tournament(2).page();
    assert!(unclear.contains("Nothing can be concluded"));
    assert!(!unclear.contains("the best of the field"));
    let mut stopped = tournament(200);
    stopped.planned = 400;
    assert!(stopped.page().contains("not finished: 200 of 400 games"));
    // A test that has decided ends a tournament as it should.
    stopped.settings.sprt = Sprt::new(0.0, 50.0, 0.05, 0.05).ok();
    let tested = stopped.page();
    assert!(tested.contains("SPRT: one passes against other. An advantage of 50 Elo or more explains the results better than one of 0."));
    assert!(!tested.contains("not finished"));
}
