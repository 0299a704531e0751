//! A player of the old school: the traditional wisdom of Scopone and Scopa.

mod cards;
mod memory;
mod scene;
#[cfg(test)]
mod tests;
mod wisdom;

use baralho_game::{View as _, chance::Generator};
use baralho_scopa::{Event, Move, Scopa, View, capture, swift::set_of};

pub(super) use self::{
    memory::Trace,
    scene::{After, Prizes, Scene, likely_held},
    wisdom::{ALL_DEALT, WITH_STOCK, all},
};

use crate::candidates::visit_first;
use baralho_bots::Bot;

/// Weighs every move by the rules that players have handed down, and remembers what others
/// did. In an inverse match it wants the opposite.
#[derive(Clone, Debug)]
pub(crate) struct Classico {
    trace: Trace<16>,
}

impl Default for Classico {
    fn default() -> Self {
        Self { trace: Trace::NEW }
    }
}

impl Classico {
    fn note<const CARDS: usize, const SEATS: usize>(
        &mut self,
        before: &View<CARDS, SEATS>,
        event: Event,
    ) {
        match event {
            Event::Played {
                seat, card, taken, ..
            } => {
                let table = before.open.table.iter();
                let whole = table.map(|card| u32::from(card.value())).sum();
                let taken = set_of(taken);
                let (seat, card) = (seat.index(), card.index() as u8);
                self.trace.note(before.rules(), whole, seat, card, taken);
            }
            Event::Dealt { seat, .. } => self.trace.dealt(seat.index()),
            Event::Closed { .. } => {}
        }
    }
}

impl<const CARDS: usize, const SEATS: usize> Bot<Scopa<CARDS, SEATS>> for Classico {
    fn choose(&mut self, view: &View<CARDS, SEATS>, _chance: &mut Generator) -> Move {
        let scene = Scene::new(view, &self.trace);
        let mut best: Option<(i32, Move)> = None;
        visit_first(view, |chosen| {
            let taken = capture::taken(view.rules(), &view.open.table, chosen);
            let after = After::new(&scene, chosen.card.index() as u8, taken);
            let floor = best.map_or(i32::MIN, |(most, _)| most);
            let value = all(&scene, &after, floor);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, chosen));
            }
        });
        best.expect("whoever must move can").1
    }

    fn watches(&self) -> bool {
        true
    }

    fn begin(&mut self, _view: &View<CARDS, SEATS>) {
        self.trace = Trace::NEW;
    }

    fn watch(&mut self, before: &View<CARDS, SEATS>, event: Event) {
        self.note(before, event);
    }
}
