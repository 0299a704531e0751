//! Cards by how many copies there are: up to 7 of each, three bits a kind.

use std::fmt;

use baralho_cards::Suit;

use crate::Carta;

/// A multiset of cards, without order, in one machine word and a bit.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag(u128);

const BITS: usize = 3;
/// The lowest bit of each kind's counter.
const ONES: u128 = ones(1, 0);
const DIAMONDS: u128 = ones(4, Suit::Diamonds as usize);
const SEVENS: u128 = 0b001_001_001_001 << (BITS * 6 * 4);

/// Bit 0 of the counters of every `step`-th kind from `first` on.
const fn ones(step: usize, first: usize) -> u128 {
    let mut mask = 0;
    let mut kind = first;
    while kind < Carta::COUNT {
        mask |= 1 << (BITS * kind);
        kind += step;
    }
    mask
}

/// What each value is worth in the primiera, by value 1 to 10.
const PRIMIERA: [u16; 10] = [16, 12, 13, 14, 15, 18, 21, 10, 10, 10];
/// The values in descending order of that worth.
const PRIMIERA_ORDER: [u8; 10] = [7, 6, 1, 5, 4, 3, 2, 8, 9, 10];

impl Bag {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// All cards of so many decks.
    pub const fn decks(decks: u8) -> Self {
        Self(ONES * decks as u128)
    }

    #[inline]
    const fn one(card: Carta) -> u128 {
        /// Shifting two words by a variable costs more than looking the result up. By the
        /// card's byte; what is no card adds nothing.
        const ONE: [u128; 64] = {
            let mut one = [0; 64];
            let mut kind = 0;
            while kind < Carta::COUNT {
                let card = Carta::from_index(kind as u8);
                one[card.byte() as usize] = 1 << (BITS * kind);
                kind += 1;
            }
            one
        };
        ONE[card.byte() as usize % 64]
    }

    /// This card, or nothing where it is [`Carta::NONE`].
    #[inline]
    pub(crate) const fn of(card: Carta) -> Self {
        Self(Self::one(card))
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, card: Carta) {
        self.0 += Self::one(card);
    }

    /// Removes a card that is there.
    #[inline]
    pub const fn remove(&mut self, card: Carta) {
        debug_assert!(self.contains(card) || card.byte() == 0);
        self.0 -= Self::one(card);
    }

    /// How many copies of a card there are.
    #[inline]
    pub const fn count(self, card: Carta) -> u8 {
        (self.0 >> (BITS * card.index())) as u8 & 7
    }

    /// Whether a card is there.
    #[inline]
    pub const fn contains(self, card: Carta) -> bool {
        self.0 & (7 * Self::one(card)) != 0
    }

    /// Both together.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left without these cards, which are all there.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// How many cards of a value from 1 to 10 there are.
    #[inline]
    pub const fn of_value(self, value: u8) -> u16 {
        let four = (self.0 >> (4 * BITS * (value as usize - 1))) as u16;
        (four & 7) + (four >> 3 & 7) + (four >> 6 & 7) + (four >> 9 & 7)
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    const fn masked(self, mask: u128) -> u16 {
        // With one deck no counter exceeds 1, and the bits of both halves are different
        // ones, as 64 is no multiple of 3: they can be counted together.
        if self.0 & !ONES == 0 {
            let singles = self.0 & mask;
            return (singles as u64 | (singles >> 64) as u64).count_ones() as u16;
        }
        let singles = (self.0 & mask).count_ones();
        (singles + 2 * (self.0 >> 1 & mask).count_ones() + 4 * (self.0 >> 2 & mask).count_ones())
            as u16
    }

    /// How many cards there are.
    pub const fn len(self) -> u16 {
        self.masked(ONES)
    }

    /// How many diamonds.
    pub const fn diamonds(self) -> u16 {
        self.masked(DIAMONDS)
    }

    /// How many sevens.
    pub const fn sevens(self) -> u16 {
        self.masked(SEVENS)
    }

    /// How many 7 of diamonds.
    pub const fn settebello(self) -> u16 {
        self.count(Carta::SETTEBELLO) as u16
    }

    /// The sum of the best card of each suit; 0 when a suit is missing.
    pub fn primiera(self) -> u16 {
        let mut sum = 0;
        for suit in Suit::ALL {
            let best = PRIMIERA_ORDER
                .into_iter()
                .find(|&value| self.count(Carta::new(value, suit)) > 0);
            match best {
                Some(value) => sum += PRIMIERA[value as usize - 1],
                None => return 0,
            }
        }
        sum
    }

    /// The best card of each suit in the primiera, of the suits that are there.
    pub fn best_of_suits(self) -> impl Iterator<Item = Carta> {
        let best = move |suit| {
            let mut cards = PRIMIERA_ORDER
                .into_iter()
                .map(move |value| Carta::new(value, suit));
            cards.find(|&card| self.count(card) > 0)
        };
        Suit::ALL.into_iter().filter_map(best)
    }

    /// Every card, each as often as it is there, in card order.
    pub fn iter(self) -> impl Iterator<Item = Carta> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() as usize / BITS;
            left -= 1 << (BITS * kind);
            Some(Carta::from_index(kind as u8))
        })
    }

    /// The first card that is here more often than in the other bag.
    pub fn missing_from(self, other: Self) -> Option<Carta> {
        Carta::all().find(|&card| self.count(card) > other.count(card))
    }
}

impl FromIterator<Carta> for Bag {
    fn from_iter<I: IntoIterator<Item = Carta>>(cards: I) -> Self {
        let mut bag = Self::EMPTY;
        for card in cards {
            bag.add(card);
        }
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
