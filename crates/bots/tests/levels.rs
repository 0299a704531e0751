//! The levels for people: every one is stronger than the one below.

use baralho_bots::{Opponents, here, play_match};
use baralho_game::{Options, Rules};
use baralho_rouba_montes::RoubaMontes;
use baralho_scopa::{ScopaRules, Small};

const LEVELS: [&str; 5] = ["novato", "aprendiz", "amador", "veterano", "mestre"];

/// How often the sides of the first bot win, over deals played in both seatings; a shared
/// victory counts in part.
fn wins(rules: &ScopaRules, deals: u64, first: &str, second: &str) -> f64 {
    let mut wins = 0.0;
    for seed in 0..deals {
        for swapped in 0..2 {
            let is_first = |side: usize| side % 2 == swapped;
            let name = |seat| {
                if is_first(rules.side_of(seat)) {
                    first
                } else {
                    second
                }
            };
            let played = play_match::<Small>(rules, seed, name, &here(), &mut |_, _| ());
            let winners = played.expect("bots").winners;
            let ours = winners.iter().filter(|&&side| is_first(side)).count();
            wins += ours as f64 / winners.len() as f64;
        }
    }
    wins / (2 * deals) as f64
}

#[test]
fn each_level_below_mestre_wins_more_than_the_one_below_it() {
    for (preset, players, deals, at_least) in [
        ("escopa", 2, 400, 0.52),
        ("scopa", 2, 400, 0.52),
        ("escoba", 2, 400, 0.53),
        ("scopone", 4, 100, 0.57),
        ("scopa", 4, 400, 0.51),
    ] {
        let options = Options::new().with("target", "none");
        let rules = ScopaRules::parse(preset, Some(players), &options).expect("rules");
        for pair in LEVELS[..4].windows(2) {
            let rate = wins(&rules, deals, pair[1], pair[0]);
            let table = format!("{preset} for {players}");
            assert!(
                rate > at_least,
                "{table}: {} wins {rate} of {}",
                pair[1],
                pair[0]
            );
        }
    }
}

#[test]
fn all_five_levels_are_there_weakest_first() {
    let is_ladder = |names: &[&str]| {
        let place = |level| names.iter().position(|name| *name == level);
        LEVELS.map(place).is_sorted() && LEVELS.map(place).iter().all(Option::is_some)
    };
    assert!(is_ladder(Small::NAMES));
    assert!(is_ladder(RoubaMontes::NAMES));
}
