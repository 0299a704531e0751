use thiserror::Error;

/// The one thing a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Turn the top card of the draw pile.
    Turn,
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// No card is left to turn.
    #[error("there is no card to turn: the draw pile is empty and the game is over")]
    Over,
}
