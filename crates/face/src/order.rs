use std::cmp::Ordering;

use baralho_cards::Card;

/// In which order a player holds the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Suit by suit, as melds want them.
    #[default]
    Suits,
    /// Rank by rank.
    Ranks,
}

impl Order {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Suits => Self::Ranks,
            Self::Ranks => Self::Suits,
        }
    }

    /// Which of two cards comes first.
    pub fn compare(self, one: Card, other: Card) -> Ordering {
        let (suits, ranks) = (one.suit().cmp(&other.suit()), one.rank().cmp(&other.rank()));
        match self {
            Self::Suits => suits.then(ranks),
            Self::Ranks => ranks.then(suits),
        }
    }
}
