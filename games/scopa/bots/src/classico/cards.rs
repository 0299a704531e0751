//! Sets of cards as the wisdom looks at them.

use baralho_scopa::{
    Bag, Carta,
    swift::{DIAMONDS, each, of_value, total, value},
};

/// A set of cards, each told by its index: of one deck as bits, for search, or of any number of
/// decks as a bag.
pub(crate) trait CardSet: Copy {
    /// The most cards of one value.
    const MOST_EQUAL: u32;

    fn is_empty(self) -> bool;

    fn count(self) -> u32;

    fn of_value(self, value: u8) -> u32;

    fn cards(self) -> impl Iterator<Item = u8>;

    /// The sum of the values.
    fn total(self) -> u32;

    /// A bit at every card that is there.
    fn kinds(self) -> u64;

    /// A bit at the diamond of every value of which an odd number is there.
    fn odd_values(self) -> u64;

    fn with(self, card: u8) -> Self;

    /// Without these cards, which are all there.
    fn without(self, cards: Self) -> Self;
}

impl CardSet for u64 {
    const MOST_EQUAL: u32 = 4;

    #[inline]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn of_value(self, value: u8) -> u32 {
        (self & of_value(value)).count_ones()
    }

    #[inline]
    fn cards(self) -> impl Iterator<Item = u8> {
        each(self)
    }

    #[inline]
    fn total(self) -> u32 {
        total(self)
    }

    #[inline]
    fn kinds(self) -> u64 {
        self
    }

    #[inline]
    fn odd_values(self) -> u64 {
        (self ^ self >> 1 ^ self >> 2 ^ self >> 3) & DIAMONDS
    }

    #[inline]
    fn with(self, card: u8) -> Self {
        self | 1 << card
    }

    #[inline]
    fn without(self, cards: Self) -> Self {
        self ^ cards
    }
}

impl CardSet for Bag {
    const MOST_EQUAL: u32 = 24;

    fn is_empty(self) -> bool {
        self.is_empty()
    }

    fn count(self) -> u32 {
        self.len().into()
    }

    fn of_value(self, value: u8) -> u32 {
        self.of_value(value).into()
    }

    fn cards(self) -> impl Iterator<Item = u8> {
        self.iter().map(|card| card.index() as u8)
    }

    fn total(self) -> u32 {
        self.cards().map(|card| u32::from(value(card))).sum()
    }

    fn kinds(self) -> u64 {
        self.cards().fold(0, |kinds, card| kinds | 1 << card)
    }

    fn odd_values(self) -> u64 {
        (1..=10)
            .filter(|&value| self.of_value(value) % 2 == 1)
            .fold(0, |odd, value| odd | (of_value(value) & DIAMONDS))
    }

    fn with(mut self, card: u8) -> Self {
        self.add(Carta::from_index(card));
        self
    }

    fn without(self, cards: Self) -> Self {
        self.minus(cards)
    }
}
