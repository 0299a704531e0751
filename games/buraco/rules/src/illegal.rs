//! Why a move is refused, and what would be right.

use baralho_cards::Card;
use thiserror::Error;

use crate::{Bag, NotAMeld};

/// Why a move is refused.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("you must draw or take the pile first")]
    DrawFirst,
    #[error("you have drawn already: meld, add, or discard a card to end your turn")]
    DrawnAlready,
    #[error("the pile is empty: draw from the stock")]
    EmptyPile,
    #[error(
        "{top} from the pile needs at least two cards from your hand to make a new meld, not {given}"
    )]
    TakeWithTooFew { top: Card, given: usize },
    #[error("{}", not_held(*card, *held, *needed))]
    NotHeld { card: Card, held: u32, needed: u32 },
    #[error("{}", no_such_meld(*index, *melds))]
    NoSuchMeld { index: usize, melds: usize },
    #[error("name at least one card to add")]
    NothingAdded,
    #[error("{cards} is not a meld: {reason}")]
    NotAMeld { cards: Bag, reason: NotAMeld },
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
