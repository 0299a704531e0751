use baralho_cards::Card;
use baralho_game::{Observer, Seat};

/// A card was turned. Everybody sees all of it: no card in this game is ever hidden
/// once it has been turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// Who turned it.
    pub seat: Seat,
    /// The card of the turn.
    pub card: Card,
    /// What it did.
    pub effect: Effect,
    /// The size of that player's pile afterwards.
    pub pile: u32,
}

/// What the card of the turn did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Took its equal out of the discard area; the player goes on.
    Took {
        /// The card that lay there.
        matched: Card,
    },
    /// Stole a whole pile; the player goes on.
    Stole {
        /// Who lost the pile.
        from: Seat,
        /// The card on top of it.
        matched: Card,
        /// How many cards it had.
        cards: u32,
    },
    /// Went onto the player's own pile; the player goes on.
    Stacked {
        /// The card that was on top.
        matched: Card,
    },
    /// Matched nothing and went to the discard area; the turn passes.
    Discarded,
}

impl Effect {
    /// Whether the turn passes to the next player.
    pub const fn passes_turn(self) -> bool {
        matches!(self, Self::Discarded)
    }
}

impl baralho_game::Event for Event {
    fn seen_by(self, _observer: Observer) -> Self {
        self
    }
}
