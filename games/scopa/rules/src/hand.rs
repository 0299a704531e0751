//! A hand: how many cards, and up to ten of them in deal order, six bits each.

use std::fmt;

use crate::Carta;

const BITS: u32 = 6;
/// The lowest bits say how many cards there are.
const COUNT_BITS: u32 = 4;

/// The cards of one player, in the order they were dealt.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand(u64);

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// The last cards of a deck, the very last first.
    #[inline]
    pub(crate) fn from_end(cards: &[Carta]) -> Self {
        debug_assert!(cards.len() <= 10);
        let mut hand = 0;
        for card in cards {
            hand = hand << BITS | u64::from(card.byte());
        }
        Self(hand << COUNT_BITS | cards.len() as u64)
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0 as usize & ((1 << COUNT_BITS) - 1)
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at a place, counted from 0.
    #[inline]
    pub const fn get(self, place: usize) -> Option<Carta> {
        match (self.0 >> COUNT_BITS >> (BITS as usize * place)) as u8 & 63 {
            0 => None,
            card => Some(Carta::from_byte(card)),
        }
    }

    /// Puts a card at the end.
    #[inline]
    pub const fn push(&mut self, card: Carta) {
        let place = self.len();
        debug_assert!(place < 10);
        self.0 |= (card.byte() as u64) << COUNT_BITS << (BITS as usize * place);
        self.0 += 1;
    }

    /// Where a card is, counted from 0.
    #[inline]
    pub const fn place_of(self, card: Carta) -> Option<usize> {
        match self.bit_of(card) {
            Some(bit) => Some(((bit - COUNT_BITS) / BITS) as usize),
            None => None,
        }
    }

    /// Takes a card out, if it is there; the others keep their order.
    #[inline]
    pub const fn remove(&mut self, card: Carta) {
        if let Some(bit) = self.bit_of(card) {
            let below = (1 << bit) - 1;
            self.0 = ((self.0 & below) | (self.0 >> BITS & !below)) - 1;
        }
    }

    /// The lowest bit of the card's place: all places are compared at once.
    #[inline]
    const fn bit_of(self, card: Carta) -> Option<u32> {
        const LOW: u64 = 0o01_01_01_01_01_01_01_01_01_01 << COUNT_BITS;
        const HIGH: u64 = LOW << (BITS - 1);
        let different = self.0 ^ (card.byte() as u64 * LOW);
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
        let mut rest = self.0 >> COUNT_BITS;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Carta::from_byte(rest as u8 & 63);
            rest >>= BITS;
            Some(card)
        })
    }
}

impl FromIterator<Carta> for Hand {
    fn from_iter<I: IntoIterator<Item = Carta>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        for card in cards {
            hand.push(card);
        }
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
