//! Golden playthroughs: one match per preset and a few variants, move by move, as the
//! seat to move and a spectator are told it. A change here is a change of the rules, of a
//! bot or of the deals: `cargo xtask golden` writes them anew, to be reviewed as a diff.

use baralho_laws::{
    bots::{compare, playthrough},
    rules,
};
use baralho_scopa::fits_small;
use baralho_scopa_bots::{LargeBots, SmallBots};

fn plays(name: &str, preset: &str, options: &str, bots: &[&str]) {
    let rules = rules(preset, bots.len(), options);
    let text = playthrough::<LargeBots>(&rules, bots);
    if fits_small(&rules) {
        let small = playthrough::<SmallBots>(&rules, bots);
        assert_eq!(small, text, "both sizes play the same");
    }
    compare(env!("CARGO_MANIFEST_DIR"), name, &text);
}

#[test]
fn the_presets_of_the_scopa_family_play_as_they_always_did() {
    plays("escopa", "escopa", "", &["robot3", "robot4"]);
    plays("scopa", "scopa", "", &["greedy", "robot3"]);
    let bots = ["greedy", "robot4", "robot1"];
    plays("escoba", "escoba", "target=5", &bots);
    let bots = ["greedy", "robot0", "robot2", "random"];
    plays("scopone", "scopone", "target=5", &bots);
}

#[test]
fn variants_of_scopa_play_as_they_always_did() {
    plays(
        "scopa-inverse-teams",
        "scopa",
        "inverse=on,target=6,team_mode=2v2v2,decks=2,team_card_scoring=off",
        &["greedy", "robot3", "robot4", "random", "robot1", "robot2"],
    );
    plays(
        "scopa-instant-win",
        "scopa",
        "instant_win=on,target=4,escoba=on,choice=player",
        &["robot4", "robot3"],
    );
}
