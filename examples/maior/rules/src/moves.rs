//! A move is a card: why it is refused. What it is as text is its notation already.

use baralho_cards::Card;
use thiserror::Error;

/// Why a card cannot be played.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("{card} is not in the hand")]
    NotHeld { card: Card },
}
