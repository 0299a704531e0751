//! Why a move is refused, and what would be right.

use baralho_cards::Card;
use thiserror::Error;

use crate::{Bag, NotAMeld};

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// No more moves.
    #[error("the game is over")]
    Over,
    /// Nothing was drawn yet in this turn.
    #[error("you must draw or take the pile first")]
    DrawFirst,
    /// Something was drawn already in this turn.
    #[error("you have drawn already: meld, add, or discard a card to end your turn")]
    DrawnAlready,
    /// Nothing to take.
    #[error("the pile is empty: draw from the stock")]
    EmptyPile,
    /// The pile was asked for with fewer than two cards.
    #[error(
        "{top} from the pile needs at least two cards from your hand to make a new meld, not {given}"
    )]
    TakeWithTooFew {
        /// The pile's top card.
        top: Card,
        /// How many cards were given.
        given: usize,
    },
    /// A card that is not in the hand, or not so often.
    #[error("{}", not_held(*card, *held, *needed))]
    NotHeld {
        /// The card.
        card: Card,
        /// How many of it are in the hand.
        held: u32,
        /// How many the move needs.
        needed: u32,
    },
    /// A meld that the team does not have.
    #[error("{}", no_such_meld(*index, *melds))]
    NoSuchMeld {
        /// What was given.
        index: usize,
        /// How many melds the team has.
        melds: usize,
    },
    /// An addition of no cards.
    #[error("name at least one card to add")]
    NothingAdded,
    /// Cards that make no meld.
    #[error("{cards} is not a meld: {reason}")]
    NotAMeld {
        /// All cards of what would be the meld.
        cards: Bag,
        /// What is wrong with them.
        reason: NotAMeld,
    },
}

fn not_held(card: Card, held: u32, needed: u32) -> String {
    match held {
        0 => format!("you do not hold {card}"),
        1 => format!("you hold {card} once, and this needs it {needed} times"),
        _ => format!("you hold {card} {held} times, and this needs it {needed} times"),
    }
}

fn no_such_meld(index: usize, melds: usize) -> String {
    match melds {
        0 => "your team has no meld yet: lay a new one".to_owned(),
        1 => format!("your team has no meld {index}: its only meld is number 0"),
        _ => format!(
            "your team has no meld {index}: its melds are numbered 0 to {}",
            melds - 1
        ),
    }
}
