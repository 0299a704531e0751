//! Melds (*jogos*): what is one, in which order it is shown, what it is worth.

mod judge;
mod order;

use std::fmt;

use baralho_cards::{Card, Rank, Suit};

pub use judge::{NotAMeld, judge};

use crate::bag::{ACE, Bag, HIGH_ACE, RUN, TWO};

/// A meld on the table: a run of one suit, with at most one wild.
///
/// It keeps which cards it has. Where aces and twos stand is found anew whenever it
/// grows: a 2 may be natural today and wild tomorrow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meld {
    /// The places in A 2 3 ... K A of its cards, as bits 1 to 14: an ace where it is
    /// shown, and a two that must be natural. A two that goes where it is needed has none.
    places: u16,
    suit: Suit,
    /// All twos, of its own suit and of another.
    twos: u8,
    /// A two of another suit.
    foreign_two: Option<Suit>,
    aces: u8,
    /// The suits of the aces in the order given. Only the reference judge lets them
    /// differ from the meld's; unused entries repeat the meld's suit.
    ace_suits: [Suit; 2],
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// A meld of seven or more cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Canastra {
    /// Without a wild: 200 points.
    Limpa,
    /// With one: 100 points.
    Suja,
}

impl Canastra {
    /// The cards it takes to make one.
    pub const SIZE: usize = 7;

    /// The points on top of the cards' values.
    pub const fn bonus(self) -> i32 {
        match self {
            Self::Limpa => 200,
            Self::Suja => 100,
        }
    }

    /// Its name in files: `limpa` or `suja`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Limpa => "limpa",
            Self::Suja => "suja",
        }
    }
}

/// What a card is worth: 3 to 7 five points, an ace fifteen, the others ten.
pub const fn value(card: Card) -> i32 {
    match card.rank().number() {
        1 => 15,
        3..=7 => 5,
        _ => 10,
    }
}

impl Meld {
    /// No cards yet, of this suit.
    pub const fn empty(suit: Suit) -> Self {
        Self {
            places: 0,
            suit,
            twos: 0,
            foreign_two: None,
            aces: 0,
            ace_suits: [suit; 2],
        }
    }

    /// The trusted door: a meld of cards known to form one by the strict rules.
    #[inline]
    pub fn of_valid(cards: Bag) -> Self {
        let suit = cards.lead_suit().expect("a meld has a card that is no two");
        let mut meld = Self::empty(suit);
        meld.grow(cards);
        meld
    }

    /// The trusted door: adds cards known to fit by the strict rules.
    #[inline]
    pub fn grow(&mut self, cards: Bag) {
        self.gather(cards);
        self.settle();
    }

    #[inline]
    fn gather(&mut self, cards: Bag) {
        self.places |= cards.lane(self.suit) & RUN;
        self.aces += cards.aces(self.suit);
        // Only a two of its own suit can come twice.
        self.twos += cards.kinds_of_twos() as u8 + cards.twos(self.suit) / 2;
        self.foreign_two = self.foreign_two.or(cards.foreign_two(self.suit));
    }

    /// This meld with more cards of its suit, aces and twos, if that is a meld by the strict
    /// rules. As [`Meld::with`] without its reasons: for search.
    #[inline]
    pub fn grown(mut self, cards: Bag) -> Option<Self> {
        if self.foreign_two.is_some() && cards.foreign_two(self.suit).is_some() {
            return None;
        }
        self.gather(cards);
        self.settled()
    }

    /// The same with one card of its own suit, by its bit in the lane.
    #[inline]
    pub const fn longer(mut self, rank: u16) -> Option<Self> {
        match rank {
            ACE => self.aces += 1,
            TWO => self.twos += 1,
            _ => self.places |= rank,
        }
        self.settled()
    }

    /// The meld with everything in its place, if there is a place for everything.
    #[inline]
    const fn settled(mut self) -> Option<Self> {
        if self.twos > 2 || self.aces > 2 {
            return None;
        }
        self.settle();
        // One of the twos is not among the places, and may fill one.
        let floating = (self.twos > 0) as u32;
        let len = self.places.count_ones() + floating;
        let ends = self.places.leading_zeros() + self.places.trailing_zeros();
        if ends + len >= 16 && 3 <= len && len <= 14 {
            Some(self)
        } else {
            None
        }
    }

    #[inline]
    const fn settle(&mut self) {
        let natural_two = if self.twos() == 2 { TWO } else { 0 };
        let aces = match self.aces {
            0 => 0,
            1 if self.lone_ace_is_low() => ACE,
            1 => HIGH_ACE,
            _ => ACE | HIGH_ACE,
        };
        self.places = self.run() | natural_two | aces;
    }

    /// A lone ace leads where a natural two follows; else it stands behind a king; else
    /// it leads where a wild joins it to a three.
    const fn lone_ace_is_low(self) -> bool {
        let (three, king) = (self.run() & 1 << 3 != 0, self.run() & 1 << 13 != 0);
        match self.twos() {
            0 => false,
            1 => !king && three && self.is_gapless(),
            _ => true,
        }
    }

    /// The suit of the run.
    pub const fn suit(self) -> Suit {
        self.suit
    }

    /// The ranks from three to king, as bits by their number.
    pub const fn run(self) -> u16 {
        self.places & RUN
    }

    /// The places of its cards in A 2 3 ... K A, as bits 1 to 14, but for a two that goes
    /// where it is needed.
    pub(crate) const fn places(self) -> u16 {
        self.places
    }

    /// How many aces it has.
    pub const fn aces(self) -> u8 {
        self.aces
    }

    /// How many twos of its own suit it has.
    pub const fn own_twos(self) -> u8 {
        self.twos - self.foreign_two.is_some() as u8
    }

    /// How many twos it has.
    pub const fn twos(self) -> u8 {
        self.twos
    }

    /// How many cards it has.
    pub const fn len(self) -> usize {
        self.run().count_ones() as usize + (self.aces + self.twos()) as usize
    }

    /// Whether it has no cards: never so on the table.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Its cards, in no order.
    pub fn bag(self) -> Bag {
        let twos = if self.own_twos() > 0 { TWO } else { 0 };
        let second = if self.own_twos() > 1 { TWO } else { 0 };
        let mut bag = Bag::from_lane(self.suit, self.run() | twos, second);
        for &suit in &self.ace_suits[..usize::from(self.aces)] {
            bag = bag.plus(Bag::from_lane(suit, ACE, 0));
        }
        match self.foreign_two {
            Some(suit) => bag.plus(Bag::from_lane(suit, TWO, 0)),
            None => bag,
        }
    }

    /// What kind of canastra it is, if it is one.
    pub const fn canastra(self) -> Option<Canastra> {
        if self.len() < Canastra::SIZE {
            None
        } else if self.has_wild() {
            Some(Canastra::Suja)
        } else {
            Some(Canastra::Limpa)
        }
    }

    /// Whether one of its twos stands as a wild.
    pub const fn has_wild(self) -> bool {
        match self.twos() {
            0 => false,
            // A lone two of the suit is natural where the three follows it and nothing
            // else is missing.
            1 => self.own_twos() == 0 || self.run() & 1 << 3 == 0 || !self.is_gapless(),
            _ => true,
        }
    }

    /// Whether the ranks from three to king that it has are neighbours.
    const fn is_gapless(self) -> bool {
        let from_lowest = self.run() >> (self.run().trailing_zeros() & 15);
        from_lowest & from_lowest.wrapping_add(1) == 0
    }

    /// Card values and the canastra's bonus.
    #[inline]
    pub fn points(self) -> i32 {
        const FIVES: u16 = 0b1111_1000;
        let fives = (self.run() & FIVES).count_ones() as i32;
        let bonus = self.canastra().map_or(0, Canastra::bonus);
        10 * self.len() as i32 - 5 * fives + 5 * i32::from(self.aces) + bonus
    }

    fn two(self) -> Card {
        Card::new(Rank::Two, self.suit)
    }
}
