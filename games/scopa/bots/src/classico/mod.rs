//! A player of the old school: the traditional wisdom of Scopone and Scopa.

mod memory;
mod scene;
#[cfg(test)]
mod tests;
mod wisdom;

use std::ops::ControlFlow;

use baralho_game::{Rules as _, View as _, chance::Generator};
use baralho_scopa::{Carta, Event, Move, Scopa, View};

pub(super) use self::{
    scene::SWEEP,
    wisdom::{ALL_DEALT, WITH_STOCK, Weights},
};

use self::{
    memory::Memory,
    scene::{After, Scene},
};
use baralho_bots::Bot;

/// Weighs every move by the rules that players have handed down, and remembers what others
/// did. In an inverse match it wants the opposite.
#[derive(Clone, Debug, Default)]
pub(crate) struct Classico {
    memory: Memory,
    left: Vec<Carta>,
}

/// A table with more ways than this is judged by the first ones.
const MOST_MOVES: usize = 2_000;

impl<const CARDS: usize, const SEATS: usize> Bot<Scopa<CARDS, SEATS>> for Classico {
    fn choose(&mut self, view: &View<CARDS, SEATS>, _chance: &mut Generator) -> Move {
        let scene = Scene::new(view, &self.memory);
        let mut best = None;
        let mut seen = 0;
        let _ = view.visit_moves(|chosen| {
            let after = After::new(&scene, chosen, &mut self.left);
            let said = wisdom::all(&scene, &after);
            let value = if scene.rules.inverse { -said } else { said };
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, chosen));
            }
            seen += 1;
            if seen == MOST_MOVES {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        best.expect("whoever must move can").1
    }

    fn watches(&self) -> bool {
        true
    }

    fn begin(&mut self, view: &View<CARDS, SEATS>) {
        self.memory.clear(view.rules().players());
    }

    fn watch(&mut self, before: &View<CARDS, SEATS>, event: Event) {
        self.memory.note(before, &event);
    }
}
