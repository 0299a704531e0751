//! Bots for every game.

use baralho_game::{Game, View, chance};

use crate::Bot;

/// Plays any legal move, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, chance: &mut chance::Generator) -> G::Move {
        let moves = view.moves();
        moves[chance::below(moves.len() as u64, chance) as usize]
    }
}
