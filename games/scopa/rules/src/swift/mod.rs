//! A round of one deck as bit sets, for search: the same rules, many times faster to
//! copy and to play than the state with its table in order.
//!
//! A set has a bit for every card, at [`Carta::index`](crate::Carta::index). What is not
//! kept is the order on the table; where the game picks among captures that are equal but
//! for how long they lay there, the set with the lowest cards is taken instead of the
//! oldest. Everything else is the rules, move for move, and a test holds it to them.

use crate::Carta;

mod captures;
mod course;
mod primiera;
mod round;

pub use captures::{Sets, total};
pub use course::Course;
pub use primiera::{NO_CARD, best_of_suits, incomplete_primiera, primiera};
pub use round::{Play, Swift};

/// All cards.
pub const DECK: u64 = (1 << 40) - 1;
/// The diamonds.
pub const DIAMONDS: u64 = 0x11_1111_1111;
/// The sevens.
pub const SEVENS: u64 = 0xf << 24;
/// The 7 of diamonds.
pub const SETTEBELLO: u64 = 1 << 24;

/// The four cards of a value from 1 to 10.
#[inline]
pub const fn of_value(value: u8) -> u64 {
    0xf << (4 * (value as u32 - 1))
}

/// The value of a card by its index.
#[inline]
pub const fn value(card: u8) -> u8 {
    card / 4 + 1
}

/// The set of these cards, of one deck.
#[inline]
pub fn set_of(cards: impl IntoIterator<Item = Carta>) -> u64 {
    let cards = cards.into_iter();
    cards.fold(0, |set, card| set | 1 << card.index())
}

/// The cards of a set by their indices, lowest first.
#[inline]
pub fn each(mut cards: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if cards == 0 {
            return None;
        }
        let card = cards.trailing_zeros() as u8;
        cards &= cards - 1;
        Some(card)
    })
}
