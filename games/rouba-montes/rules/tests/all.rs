//! The rules of Rouba-Montes.
//!
//! One program for all: what must be alone has its own.

mod contest;
mod golden;
mod laws;
mod naive;
mod rulings;

use baralho_game::{Game, Standing};
use baralho_rouba_montes::{Event, Move, RoubaMontes, RoubaMontesRules};

fn rules(players: usize, decks: usize) -> RoubaMontesRules {
    baralho_laws::rules("rouba-montes", players, &format!("decks={decks}"))
}

/// A game of a seed, played to its end, and all that happened.
fn played(rules: RoubaMontesRules, seed: u64) -> (RoubaMontes, Vec<Event>) {
    let mut game = RoubaMontes::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
    let mut story = Vec::new();
    while game.turn().is_some() {
        game.play(Move::Turn, &mut story).expect("a card to turn");
    }
    (game, story)
}
