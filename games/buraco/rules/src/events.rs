//! What happened, to be told.

use baralho_cards::Card;
use baralho_game::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::{Bag, End, Meld};

/// Something that happened at the table.
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind")]
pub enum Event {
    /// A card came from the stock.
    #[serde(rename = "draw")]
    Drew {
        seat: Seat,
        /// What; only the player knows.
        card: Option<Card>,
    },
    /// The pile was taken with a new meld; all but its top card went into the hand.
    #[serde(rename = "take")]
    Took {
        seat: Seat,
        meld: Meld,
        /// The cards for it that came from the hand.
        with: Bag,
        /// How many cards of the pile went into the hand.
        rest: u8,
    },
    /// A new meld was laid.
    #[serde(rename = "meld")]
    Melded { seat: Seat, meld: Meld, cards: Bag },
    /// Cards were added to a meld.
    #[serde(rename = "add")]
    Added {
        seat: Seat,
        /// Which of the team's melds, counted from 0.
        index: u8,
        /// The meld as it now is.
        meld: Meld,
        cards: Bag,
    },
    /// A card was discarded, which ends the turn.
    #[serde(rename = "discard")]
    Discarded { seat: Seat, card: Card },
    /// The game is over.
    #[serde(rename = "end")]
    Ended {
        #[serde(flatten)]
        end: End,
    },
}

impl baralho_game::Event for Event {
    fn seen_by(self, observer: Observer) -> Self {
        match self {
            Self::Drew { seat, .. } if !observer.is(seat) => Self::Drew { seat, card: None },
            open => open,
        }
    }

    fn is_news(self, mover: Seat) -> bool {
        match self {
            Self::Drew { seat, .. } => seat == mover,
            // The pile was seen when it was discarded, and the hand is the player's own.
            Self::Took { .. }
            | Self::Melded { .. }
            | Self::Added { .. }
            | Self::Discarded { .. } => false,
            // Hands are laid open.
            Self::Ended { .. } => true,
        }
    }
}
