//! The cards of the 40-card deck.

use std::fmt;

use baralho_cards::{Card, Rank, Suit};
use baralho_game::{BadDeck, Named};

/// A card of the 40-card deck: a value from 1 to 10 and a suit. Which faces the values
/// 8, 9 and 10 wear is up to [`Faces`].
///
/// A byte: four times the value, and the suit. The default, zero, is no card: it fills
/// arrays behind their end.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Carta(u8);

impl Carta {
    /// How many different cards there are.
    pub const COUNT: usize = 40;
    /// The byte of the first card.
    const FIRST: u8 = 4;
    /// The 7 of diamonds.
    pub const SETTEBELLO: Self = Self::new(7, Suit::Diamonds);

    /// The card of this value and suit.
    ///
    /// # Panics
    /// When the value is not from 1 to 10.
    pub const fn new(value: u8, suit: Suit) -> Self {
        assert!(value >= 1 && value <= 10, "values go from 1 to 10");
        Self(value * 4 + suit as u8)
    }

    /// No card: of value 0, which adds nothing to a sum.
    pub(crate) const NONE: Self = Self(0);

    /// The bits of a card's byte that say its value; the others are its suit, zero for
    /// diamonds.
    pub(crate) const VALUE_BITS: u8 = 0b1111_1100;

    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_byte(byte: u8) -> Self {
        Self(byte)
    }

    /// The card of this place in the order of values, then suits: one below
    /// [`Carta::COUNT`].
    #[inline]
    pub const fn from_index(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        Self(index + Self::FIRST)
    }

    /// The card's place in the order of values, then suits; below [`Carta::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        debug_assert!(self.0 >= Self::FIRST);
        self.0.wrapping_sub(Self::FIRST) as usize
    }

    /// What the card counts when capturing: 1 to 10.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 / 4
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize % 4]
    }

    /// Whether it is a diamond.
    #[inline]
    pub const fn is_diamond(self) -> bool {
        self.0.is_multiple_of(4)
    }

    /// Every card once.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self::from_index)
    }
}

/// As a number card: for debugging; people see it through [`Faces`].
impl fmt::Debug for Carta {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value(), self.suit())
    }
}

/// What the cards of value 8, 9 and 10 look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Faces {
    /// Jack, queen and king; there is no 8, 9 or 10.
    Figures,
    /// 8, 9 and 10; the pictures are removed.
    Numbers,
}

impl Named for Faces {
    const NAMES: &'static [(&'static str, Self)] =
        &[("figures", Self::Figures), ("numbers", Self::Numbers)];
}

impl Faces {
    /// The faces of the deck, for messages.
    pub const fn list(self) -> &'static str {
        match self {
            Self::Figures => "A 2 3 4 5 6 7 J Q K",
            Self::Numbers => "A 2 3 4 5 6 7 8 9 10",
        }
    }

    /// The card as people know it.
    pub const fn card(self, carta: Carta) -> Card {
        let number = match self {
            Self::Figures if carta.value() > 7 => carta.value() + 3,
            _ => carta.value(),
        };
        match Rank::from_number(number) {
            Some(rank) => Card::new(rank, carta.suit()),
            None => panic!("values go from 1 to 10"),
        }
    }

    /// Several cards as people know them.
    pub fn cards(self, cartas: impl IntoIterator<Item = Carta>) -> Vec<Card> {
        cartas.into_iter().map(|carta| self.card(carta)).collect()
    }

    /// The card of the deck that looks so.
    ///
    /// # Errors
    /// When the deck has no such face.
    pub const fn carta(self, card: Card) -> Result<Carta, BadDeck> {
        let value = match (self, card.rank().number()) {
            (Self::Figures, number @ 11..) => number - 3,
            (Self::Figures, 8..) | (Self::Numbers, 11..) => {
                let faces = self.list();
                return Err(BadDeck::NotInDeck { card, faces });
            }
            (_, number) => number,
        };
        Ok(Carta::new(value, card.suit()))
    }
}
