//! What holds for the bots of every game.

use baralho_bots::Bots as _;
use baralho_cards::Card;
use baralho_laws::{
    bots::{all_is_told, all_stop_at_once, compare, everybody_plays, nobody_peeks, playthrough},
    rules,
};
use baralho_rouba_montes::RoubaMontesRules;
use baralho_rouba_montes_bots::RoubaMontesBots;

fn of_three() -> RoubaMontesRules {
    rules("rouba-montes", 3, "")
}

#[test]
fn every_bot_plays_to_the_end_is_told_everything_and_stops_when_told() {
    everybody_plays::<RoubaMontesBots>(&of_three(), 2, 2);
    all_is_told::<RoubaMontesBots>(&of_three());
    all_stop_at_once::<RoubaMontesBots>(&rules("rouba-montes", 4, ""));
}

#[test]
fn no_bot_peeks() {
    nobody_peeks::<RoubaMontesBots>(&of_three(), &Card::PACK, |_| String::new());
}

/// A change here is a change of the rules or of the deals: `cargo xtask golden` writes it anew.
#[test]
fn rouba_montes_plays_as_it_always_did() {
    let text = playthrough::<RoubaMontesBots>(&of_three(), &["draw"; 3]);
    compare(env!("CARGO_MANIFEST_DIR"), "rouba-montes", &text);
}

#[test]
fn all_five_levels_are_there_weakest_first() {
    let levels = ["novato", "aprendiz", "amador", "veterano", "mestre"];
    let place = |level| {
        RoubaMontesBots::NAMES
            .iter()
            .position(|name| *name == level)
    };
    assert!(levels.map(place).is_sorted() && levels.map(place).iter().all(Option::is_some));
}
