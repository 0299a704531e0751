//! One whole game as a text to read; `UPDATE_GOLDEN=1` writes it anew, to be reviewed as a diff.

use std::fmt::Write;

use baralho_game::Game;
use baralho_laws::bots::compare;
use baralho_rouba_montes::Effect;

use crate::{played, rules};

fn playthrough(players: usize, seed: u64) -> String {
    let (game, story) = played(rules(players, 1), seed);
    let mut text = format!("rouba-montes, {players} players, seed {seed}\n");
    for event in story {
        let told = match event.effect {
            Effect::Took { matched } => format!("takes {matched} from the discard area"),
            Effect::Stole {
                from,
                matched,
                cards,
            } => {
                format!("steals {cards} cards of seat {from}, {matched} on top")
            }
            Effect::Stacked { matched } => format!("stacks it on {matched}"),
            Effect::Discarded => "discards it".into(),
        };
        let (seat, card, pile) = (event.seat, event.card, event.pile);
        writeln!(text, "seat {seat} turns {card}, {told}, has {pile}").expect("a String takes all");
    }
    let tally = game.tally();
    let (sizes, winners, nobodys) = (tally.sizes, tally.winners(), tally.discarded);
    let winners: Vec<usize> = winners.iter().map(|seat| seat.index()).collect();
    writeln!(
        text,
        "piles {sizes:?}, discard area {nobodys}, winners {winners:?}"
    )
    .expect("a String takes all");
    text
}

#[test]
fn a_game_of_four_goes_as_it_always_went() {
    let manifest = env!("CARGO_MANIFEST_DIR");
    compare(manifest, "four_players", &playthrough(4, 4));
}
