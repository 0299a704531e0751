//! How long cards have lain on the table, where that matters.

use baralho_scopa::{Carta, swift::Play};
use tinyvec::ArrayVec;

/// What is kept about how long cards have lain on the table.
pub(super) trait Order: Copy + std::fmt::Debug {
    /// Of a table, the oldest card first.
    fn of(table: &[Carta]) -> Self;
    /// A card is laid on top, or some are taken away and the others keep their order.
    fn play(&mut self, play: Play);
    /// The table, the oldest first; empty where it is not kept.
    fn table(&self) -> &[Carta];
}

/// Where players pick their captures, it does not matter.
impl Order for () {
    #[inline]
    fn of(_table: &[Carta]) -> Self {}
    #[inline]
    fn play(&mut self, _play: Play) {}
    #[inline]
    fn table(&self) -> &[Carta] {
        &[]
    }
}

/// Where the game picks, of equal captures the older one is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aged(ArrayVec<[Carta; 40]>);

impl Order for Aged {
    fn of(table: &[Carta]) -> Self {
        Self(table.iter().copied().collect())
    }

    #[inline]
    fn play(&mut self, play: Play) {
        if play.take() == 0 {
            self.0.push(Carta::from_index(play.card()));
        } else {
            self.0.retain(|card| play.take() >> card.index() & 1 == 0);
        }
    }

    #[inline]
    fn table(&self) -> &[Carta] {
        &self.0
    }
}
