//! Melds (*jogos*): what is one, in which order it is shown, what it is worth.

mod judge;
mod order;

use std::fmt;

use baralho_cards::{Card, Rank, Suit};

pub use judge::{Judged, NotAMeld, judge};
pub(crate) use order::is_contiguous;

use crate::bag::{ACE, Bag, RUN, TWO};

/// A meld on the table: a run of one suit, with at most one wild.
///
/// It keeps which cards it has, not where they stand: a 2 may be natural today and
/// wild tomorrow, so the places are found anew whenever they are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Meld {
    /// The ranks from three to king, as bits by their number.
    run: u16,
    suit: SuitByte,
    /// Twos of the meld's own suit.
    own_twos: u8,
    /// A two of another suit.
    foreign_two: Option<SuitByte>,
    /// The aces in the order given; strictly they are all of the meld's suit.
    aces: u8,
    ace_suits: [SuitByte; 2],
}

/// A suit with a default, for slots that hold no meld yet.
type SuitByte = SuitIndex;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
enum SuitIndex {
    #[default]
    Diamonds,
    Spades,
    Hearts,
    Clubs,
}

impl From<Suit> for SuitIndex {
    fn from(suit: Suit) -> Self {
        match suit {
            Suit::Diamonds => Self::Diamonds,
            Suit::Spades => Self::Spades,
            Suit::Hearts => Self::Hearts,
            Suit::Clubs => Self::Clubs,
        }
    }
}

impl From<SuitIndex> for Suit {
    fn from(suit: SuitIndex) -> Self {
        Self::ALL[suit as usize]
    }
}
