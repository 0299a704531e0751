//! A hand: up to ten cards in deal order, six bits each.

use std::fmt;

use crate::Carta;

const BITS: u32 = 6;

/// The cards of one player, in the order they were dealt.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand(u64);

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(BITS) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at a place, counted from 0.
    #[inline]
    pub const fn get(self, place: usize) -> Option<Carta> {
        match (self.0 >> (BITS as usize * place)) as u8 & 63 {
            0 => None,
            code => Some(Carta::from_index(code - 1)),
        }
    }

    /// Puts a card at the end.
    #[inline]
    pub const fn push(&mut self, card: Carta) {
        let place = self.len();
        debug_assert!(place < 10);
        self.0 |= (card.index() as u64 + 1) << (BITS as usize * place);
    }

    /// Where a card is, counted from 0.
    #[inline]
    pub const fn place_of(self, card: Carta) -> Option<usize> {
        match self.bit_of(card) {
            Some(bit) => Some((bit / BITS) as usize),
            None => None,
        }
    }

    /// Takes a card out, if it is there; the others keep their order.
    #[inline]
    pub const fn remove(&mut self, card: Carta) {
        if let Some(bit) = self.bit_of(card) {
            let below = (1 << bit) - 1;
            self.0 = (self.0 & below) | (self.0 >> BITS & !below);
        }
    }

    /// The lowest bit of the card's place: all places are compared at once.
    #[inline]
    const fn bit_of(self, card: Carta) -> Option<u32> {
        const LOW: u64 = 0o01_01_01_01_01_01_01_01_01_01;
        const HIGH: u64 = LOW << (BITS - 1);
        let different = self.0 ^ ((card.index() as u64 + 1) * LOW);
        // The lowest group that is all zero is the first to borrow into its high bit.
        let equal = different.wrapping_sub(LOW) & !different & HIGH;
        if equal == 0 {
            None
        } else {
            Some(equal.trailing_zeros() - (BITS - 1))
        }
    }

    /// Whether a card is there.
    pub fn contains(self, card: Carta) -> bool {
        self.place_of(card).is_some()
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Carta> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Carta::from_index((rest as u8 & 63) - 1);
            rest >>= BITS;
            Some(card)
        })
    }
}

impl FromIterator<Carta> for Hand {
    fn from_iter<I: IntoIterator<Item = Carta>>(cards: I) -> Self {
        let mut hand = 0;
        let mut shift = 0;
        for card in cards {
            hand |= (card.index() as u64 + 1) << shift;
            shift += BITS;
        }
        Self(hand)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
