//! Cards of two packs as plain bits: what a [`Bag`] is inside, open to arithmetic.

use baralho_buraco::Bag;
use baralho_cards::Card;

/// The lowest bit of each suit's lane of 16.
pub(in crate::buraco) const LANES: u64 = 0x0001_0001_0001_0001;
/// The twos of all suits.
pub(in crate::buraco) const TWOS: u64 = LANES << 2;
/// The aces of all suits.
pub(in crate::buraco) const ACES: u64 = LANES << 1;
/// The cards of five points: three to seven.
const FIVES: u64 = LANES * 0b1111_1000;

/// A card as the place of its bit: its rank's number plus 16 times its suit's.
pub(in crate::buraco) type Place = u8;

/// A card's place.
pub(in crate::buraco) fn place(card: Card) -> Place {
    (card.index() % 4 * 16 + card.index() / 4 + 1) as Place
}

/// The card at a place.
pub(in crate::buraco) fn card(place: Place) -> Card {
    let (suit, rank) = (usize::from(place >> 4), usize::from(place & 15));
    Card::from_index((rank.max(1) - 1) * 4 + suit).unwrap_or_default()
}

/// What a card is worth.
#[inline]
pub(in crate::buraco) const fn value(place: Place) -> i32 {
    match place & 15 {
        1 => 15,
        3..=7 => 5,
        _ => 10,
    }
}

/// Cards of two packs, in no order: held at least once, and held twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::buraco) struct Cards {
    pub(in crate::buraco) once: u64,
    pub(in crate::buraco) twice: u64,
}

impl Cards {
    pub(in crate::buraco) const NONE: Self = Self { once: 0, twice: 0 };

    /// Both packs.
    pub(in crate::buraco) const FULL: Self = Self {
        once: LANES * 0x3ffe,
        twice: LANES * 0x3ffe,
    };

    #[inline]
    pub(in crate::buraco) const fn of(place: Place) -> Self {
        Self {
            once: 1 << place,
            twice: 0,
        }
    }

    #[inline]
    pub(in crate::buraco) const fn insert(&mut self, place: Place) {
        let bit = 1 << place;
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    #[inline]
    pub(in crate::buraco) const fn plus(self, other: Self) -> Self {
        Self {
            once: self.once | other.once,
            twice: self.twice | other.twice | (self.once & other.once),
        }
    }

    #[inline]
    pub(in crate::buraco) const fn minus(self, other: Self) -> Self {
        Self {
            once: (self.once & !other.once) | (self.twice & !other.twice),
            twice: self.twice & !other.once,
        }
    }

    #[inline]
    pub(in crate::buraco) const fn len(self) -> u32 {
        self.once.count_ones() + self.twice.count_ones()
    }

    #[inline]
    pub(in crate::buraco) const fn count(self, place: Place) -> u32 {
        (self.once >> place & 1) as u32 + (self.twice >> place & 1) as u32
    }

    /// The ranks of a suit held at least once.
    #[inline]
    pub(in crate::buraco) const fn lane(self, suit: u8) -> u16 {
        (self.once >> (suit * 16)) as u16
    }

    /// What all the cards are worth.
    #[inline]
    pub(in crate::buraco) fn value(self) -> i32 {
        let count = |bits: u64| (self.once & bits).count_ones() + (self.twice & bits).count_ones();
        (10 * self.len() - 5 * count(FIVES) + 5 * count(ACES)) as i32
    }

    /// How many twos there are.
    #[inline]
    pub(in crate::buraco) const fn twos(self) -> u32 {
        (self.once & TWOS).count_ones() + (self.twice & TWOS).count_ones()
    }

    /// All places, each as often as it is held.
    pub(in crate::buraco) fn places(self) -> impl Iterator<Item = Place> {
        Bits(self.once).chain(Bits(self.twice))
    }

    /// The different places, ascending.
    pub(in crate::buraco) fn kinds(self) -> Bits {
        Bits(self.once)
    }
}

impl From<Bag> for Cards {
    fn from(bag: Bag) -> Self {
        let (once, twice) = bag.bits();
        Self { once, twice }
    }
}

impl From<Cards> for Bag {
    fn from(cards: Cards) -> Self {
        Self::from_bits(cards.once, cards.twice)
    }
}

/// The places of the bits set, ascending.
#[derive(Clone, Debug)]
pub(in crate::buraco) struct Bits(pub(in crate::buraco) u64);

impl Iterator for Bits {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as Place;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}
