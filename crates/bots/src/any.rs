//! Bots for every game.

use std::ops::ControlFlow;

use baralho_game::{Game, View, chance};

use crate::Bot;

/// Plays any legal move, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, chance: &mut chance::Generator) -> G::Move {
        let mut count = 0;
        let _: ControlFlow<()> = view.visit_moves(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        let mut skip = chance::below(count, chance);
        let picked = view.visit_moves(|chosen| {
            if skip == 0 {
                return ControlFlow::Break(chosen);
            }
            skip -= 1;
            ControlFlow::Continue(())
        });
        picked.break_value().expect("as many moves as just counted")
    }
}
