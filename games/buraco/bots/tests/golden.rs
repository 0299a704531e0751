//! Golden playthroughs, move by move, as the seat to move and a spectator are told it. A change
//! here is a change of the rules, of a bot or of the deals: `cargo xtask golden` writes them anew,
//! to be reviewed as a diff.

use baralho_buraco_bots::BuracoBots;
use baralho_laws::{
    bots::{compare, playthrough},
    rules,
};

#[test]
fn buraco_plays_as_it_always_did() {
    let plays = |name, options, bots: &[&str]| {
        let rules = rules("buraco", bots.len(), options);
        let text = playthrough::<BuracoBots>(&rules, bots);
        compare(env!("CARGO_MANIFEST_DIR"), name, &text);
    };
    plays("buraco", "", &["greedy", "random"]);
    let four = ["greedy", "random", "base", "greedy"];
    plays("buraco-itp-4", "compat=itp", &four);
}
