//! The levels for people: every one is stronger than the one below it.

use baralho_bots::Bots as _;
use baralho_laws::{bots::wins, rules};
use baralho_scopa_bots::SmallBots;

const LEVELS: [&str; 5] = ["novato", "aprendiz", "amador", "veterano", "mestre"];

#[test]
fn each_level_below_mestre_wins_more_than_the_one_below_it() {
    for (preset, players, deals, at_least) in [
        ("escopa", 2, 400, 0.52),
        ("scopa", 2, 400, 0.52),
        ("escoba", 2, 400, 0.53),
        ("scopone", 4, 100, 0.57),
        ("scopa", 4, 400, 0.51),
    ] {
        let rules = rules(preset, players, "target=none");
        for pair in LEVELS[..4].windows(2) {
            let (below, above) = (pair[0], pair[1]);
            let rate = wins::<SmallBots>(&rules, 0..deals, above, below);
            let table = format!("{preset} for {players}");
            assert!(rate > at_least, "{table}: {above} wins {rate} of {below}");
        }
    }
}

#[test]
fn all_five_levels_are_there_weakest_first() {
    let place = |level| SmallBots::NAMES.iter().position(|name| *name == level);
    assert!(LEVELS.map(place).is_sorted() && LEVELS.map(place).iter().all(Option::is_some));
}

#[test]
fn greedy_beats_random_and_the_robots_in_every_scopa_game() {
    for preset in ["escopa", "scopa", "escoba"] {
        let rules = rules(preset, 2, "target=none");
        for rival in ["random", "robot0", "robot1", "robot2", "robot3", "robot4"] {
            let rate = wins::<SmallBots>(&rules, 0..300, "greedy", rival);
            assert!(rate > 0.6, "{preset}: greedy against {rival} wins {rate}");
        }
    }
}
