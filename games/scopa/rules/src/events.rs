use baralho_game::{Observer, Seat};
use tinyvec::ArrayVec;

use crate::{Carta, Hand};

/// Captured cards, in the order they lay on the table.
pub type Taken = ArrayVec<[Carta; 14]>;

/// Something that happened in a round.
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A card was played.
    Played {
        seat: Seat,
        card: Carta,
        /// What it captured; empty when it was laid.
        taken: Taken,
        /// Whether that was a sweep that counts.
        sweep: bool,
    },
    /// New cards were dealt to a seat.
    Dealt {
        seat: Seat,
        count: u8,
        /// Which: only that seat is told.
        cards: Option<Hand>,
    },
    /// The round is over; the cards left on the table went to whoever captured last.
    Closed {
        to: Option<Seat>,
        /// How many cards were left.
        left: u8,
    },
}

impl baralho_game::Event for Event {
    fn seen_by(self, observer: Observer) -> Self {
        match self {
            Self::Dealt { seat, count, .. } if !observer.is(seat) => Self::Dealt {
                seat,
                count,
                cards: None,
            },
            other => other,
        }
    }

    fn is_news(self, mover: Seat) -> bool {
        match self {
            Self::Played { .. } => false,
            Self::Dealt { seat, .. } => seat == mover,
            Self::Closed { .. } => true,
        }
    }
}
