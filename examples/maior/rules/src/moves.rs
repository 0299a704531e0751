//! A move is a card: why it is refused. What it is as text is its notation already.

use baralho_cards::Card;
use thiserror::Error;

/// Why a card cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// No card is left to play.
    #[error("the game is over")]
    Over,
    /// A card that the player does not hold.
    #[error("{card} is not in the hand")]
    NotHeld {
        /// The card.
        card: Card,
    },
}
