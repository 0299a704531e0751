//! Cards of two packs as two bit sets: what is held at least once, and what is held twice.

use std::fmt;

use baralho_cards::{Card, Suit};
use thiserror::Error;

/// A bag of cards of two packs, each card up to twice, in no order.
///
/// Every suit has a lane of 16 bits in which a card's bit is its rank's number, so
/// that neighbours in a run are neighbouring bits and runs are found by shifting.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag {
    once: u64,
    twice: u64,
}

/// A third copy of a card, where two packs have two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} is there more than twice, and two packs have it twice")]
pub struct TooMany(pub Card);

/// The bits of a lane that are ranks from three to king.
pub const RUN: u16 = 0b11_1111_1111_1000;
/// A lane's bit of the ace.
pub const ACE: u16 = 1 << 1;
/// A lane's bit of the king.
pub(crate) const KING: u16 = 1 << 13;
/// A lane's bit of an ace behind the king, where lanes have it there too.
pub const HIGH_ACE: u16 = 1 << 14;
/// A lane's bit of the two.
pub const TWO: u16 = 1 << 2;

/// The lowest bit of each lane.
const LANES: u64 = 0x0001_0001_0001_0001;
/// The bits of the twos.
pub const TWOS: u64 = LANES * TWO as u64;
/// The bits of the aces.
pub const ACES: u64 = LANES * ACE as u64;
/// The bits of the cards that are worth five points: three to seven.
pub const FIVES: u64 = LANES * 0b1111_1000;

/// A card's bit, from its rank-major index: quicker than asking for rank and suit.
const fn bit(card: Card) -> u64 {
    1 << (card.index() % 4 * 16 + card.index() / 4 + 1)
}

/// The card whose bit has this number.
///
/// # Panics
/// When it is the number of no card's bit.
pub fn card_at(position: u32) -> Card {
    let (suit, rank) = (position as usize / 16, position as usize % 16);
    Card::from_index(rank.wrapping_sub(1) * 4 + suit).expect("lanes hold cards only")
}

/// The suit of the lowest bit, if there is any.
#[inline]
fn suit_of_lowest(bits: u64) -> Option<Suit> {
    Suit::ALL.get(bits.trailing_zeros() as usize / 16).copied()
}

impl Bag {
    /// No cards.
    pub const EMPTY: Self = Self { once: 0, twice: 0 };

    /// Both packs: every card twice.
    pub const FULL: Self = Self {
        once: 0x3ffe_3ffe_3ffe_3ffe,
        twice: 0x3ffe_3ffe_3ffe_3ffe,
    };

    /// A bag of one card.
    pub const fn of(card: Card) -> Self {
        Self {
            once: bit(card),
            twice: 0,
        }
    }

    /// The bag of these cards.
    pub fn from_cards(cards: impl IntoIterator<Item = Card>) -> Result<Self, TooMany> {
        let mut bag = Self::EMPTY;
        for card in cards {
            if bag.count(card) == 2 {
                return Err(TooMany(card));
            }
            bag.insert(card);
        }
        Ok(bag)
    }

    /// The cards of one suit: the ranks in `once`, and again those held twice in `twice`.
    pub const fn from_lane(suit: Suit, once: u16, twice: u16) -> Self {
        Self {
            once: (once as u64) << (suit as u64 * 16),
            twice: (twice as u64) << (suit as u64 * 16),
        }
    }

    /// One of each of the cards with these bits: a card's bit is its rank's number, from 1,
    /// plus 16 times its suit's.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self {
            once: bits & Self::FULL.once,
            twice: 0,
        }
    }

    /// What is held at least once, as bits.
    #[inline]
    pub const fn once(self) -> u64 {
        self.once
    }

    /// What is held twice, as bits.
    #[inline]
    pub const fn twice(self) -> u64 {
        self.twice
    }

    /// What all the cards are worth: 3 to 7 five points, an ace fifteen, the others ten.
    #[inline]
    pub const fn value(self) -> i32 {
        let (fives, aces) = (self.count_of(FIVES), self.count_of(ACES));
        10 * self.len() as i32 - 5 * fives as i32 + 5 * aces as i32
    }

    #[inline]
    const fn count_of(self, bits: u64) -> u32 {
        (self.once & bits).count_ones() + (self.twice & bits).count_ones()
    }

    /// How many twos are in it.
    #[inline]
    pub const fn all_twos(self) -> u32 {
        self.count_of(TWOS)
    }

    /// Adds a copy of a card; a third one changes nothing.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.twice |= self.once & bit(card);
        self.once |= bit(card);
    }

    /// Takes out a copy of a card, if there is one.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.once &= !(bit(card) & !self.twice);
        self.twice &= !bit(card);
    }

    /// The same without any copy of a card.
    #[inline]
    pub(crate) const fn without_all(self, card: Card) -> Self {
        Self {
            once: self.once & !bit(card),
            twice: self.twice & !bit(card),
        }
    }

    /// How many copies of a card are in it.
    #[inline]
    pub const fn count(self, card: Card) -> u32 {
        let bit = bit(card);
        (self.once & bit != 0) as u32 + (self.twice & bit != 0) as u32
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// Whether all of the other bag is in this one.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        other.once & !self.once == 0 && other.twice & !self.twice == 0
    }

    /// Both bags together; third copies are dropped.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            once: self.once | other.once,
            twice: self.twice | other.twice | (self.once & other.once),
        }
    }

    /// This bag without the cards of the other, as far as they are in it.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            once: (self.once & !other.once) | (self.twice & !other.twice),
            twice: self.twice & !other.once,
        }
    }

    /// The different cards, suit by suit and ascending, the ace first.
    pub fn each_kind(self) -> impl Iterator<Item = Card> + Clone {
        Bits(self.once).map(card_at)
    }

    /// All cards, suit by suit and ascending, the ace first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Bits(self.once).flat_map(move |position| {
            let copies = 1 + (self.twice >> position & 1) as usize;
            std::iter::repeat_n(card_at(position), copies)
        })
    }

    /// The n-th of the different cards, counted from 0.
    #[inline]
    pub(crate) fn nth_kind(self, n: u32) -> Card {
        self.ranked().nth(n)
    }

    /// The different cards, to be chosen from by number.
    #[inline]
    pub(crate) fn ranked(self) -> Ranked {
        Ranked::new(self.once)
    }

    /// The ranks of a suit held at least once.
    #[inline]
    pub const fn lane(self, suit: Suit) -> u16 {
        (self.once >> (suit as u64 * 16)) as u16
    }

    /// The ranks of a suit held twice.
    #[inline]
    pub(crate) const fn lane_twice(self, suit: Suit) -> u16 {
        (self.twice >> (suit as u64 * 16)) as u16
    }

    /// The ranks held but for twos, the ace at both its places, in a lane for each suit.
    #[inline]
    pub const fn places(self) -> u64 {
        let aces = self.once & ACES;
        self.once & (LANES * RUN as u64) | aces | aces << 13
    }

    /// How many different twos there are.
    #[inline]
    pub(crate) const fn kinds_of_twos(self) -> u32 {
        ((self.once >> 2 & LANES).wrapping_mul(LANES) >> 48) as u32
    }

    #[inline]
    pub(crate) const fn only_twos(self) -> Self {
        Self {
            once: self.once & TWOS,
            twice: self.twice & TWOS,
        }
    }

    /// The suit of the lowest card that is not a two, if there is any.
    #[inline]
    pub(crate) fn lead_suit(self) -> Option<Suit> {
        suit_of_lowest(self.once & !TWOS)
    }

    /// The suit of the lowest two of another suit, if there is any.
    #[inline]
    pub fn foreign_two(self, suit: Suit) -> Option<Suit> {
        let own = Self::from_lane(suit, TWO, 0).once;
        suit_of_lowest(self.once & TWOS & !own)
    }

    /// How many aces of a suit are in it.
    #[inline]
    pub const fn aces(self, suit: Suit) -> u8 {
        ((self.lane(suit) & ACE) >> 1) as u8 + ((self.lane_twice(suit) & ACE) >> 1) as u8
    }

    /// How many twos of a suit are in it.
    #[inline]
    pub(crate) const fn twos(self, suit: Suit) -> u8 {
        ((self.lane(suit) & TWO) >> 2) as u8 + ((self.lane_twice(suit) & TWO) >> 2) as u8
    }
}

/// Third copies are left out.
impl FromIterator<Card> for Bag {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Self::EMPTY;
        for card in cards {
            bag.insert(card);
        }
        bag
    }
}

/// The different cards of a bag, to be counted and then chosen from by number: both need
/// the same sums. Without a branch, for a random choice would mislead them all.
#[derive(Clone, Copy)]
pub(crate) struct Ranked {
    bits: u64,
    /// How many bits are set in each byte and all below it.
    sums: u64,
}

impl Ranked {
    const BYTES: u64 = 0x0101_0101_0101_0101;

    #[inline]
    fn new(bits: u64) -> Self {
        let mut sums = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        sums = (sums & 0x3333_3333_3333_3333) + (sums >> 2 & 0x3333_3333_3333_3333);
        sums = ((sums + (sums >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(Self::BYTES);
        Self { bits, sums }
    }

    #[inline]
    pub(crate) fn count(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The n-th of them, counted from 0.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Card {
        const HIGH_BITS: u64 = Ranked::BYTES << 7;
        // A byte's high bit stays where its sum is not above n.
        let passed = ((u64::from(n) * Self::BYTES + HIGH_BITS) - self.sums) & HIGH_BITS;
        let byte = (passed >> 7).wrapping_mul(Self::BYTES) >> 56;
        let before = (self.sums << 8) >> (byte * 8) & 0xff;
        let within = usize::from((self.bits >> (byte * 8)) as u8);
        let place = NTH_BIT[within][(u64::from(n) - before) as usize & 7];
        card_at(byte as u32 * 8 + u32::from(place))
    }
}

/// The place of the n-th bit set in a byte.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// The numbers of the bits set, ascending.
#[derive(Clone, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let lowest = (self.0 != 0).then(|| self.0.trailing_zeros())?;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

pub(crate) fn write_list(
    f: &mut fmt::Formatter<'_>,
    things: impl Iterator<Item = impl fmt::Display>,
) -> fmt::Result {
    for (place, thing) in things.enumerate() {
        write!(f, "{}{thing}", if place == 0 { "" } else { " " })?;
    }
    Ok(())
}

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter())
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_kind_is_the_nth_listed() {
        let mut bag = Bag::EMPTY;
        for index in [51, 0, 17, 3, 3, 40, 28, 12, 50, 49, 1, 1, 36] {
            bag.insert(Card::from_index(index).expect("a card"));
            for (n, card) in bag.each_kind().enumerate() {
                assert_eq!(bag.nth_kind(n as u32), card);
            }
        }
        for (n, card) in Bag::FULL.each_kind().enumerate() {
            assert_eq!(Bag::FULL.nth_kind(n as u32), card);
        }
    }
}
