//! A meld as a search keeps it: which ranks, how many aces and twos.

use baralho_buraco::Meld;

use super::cards::Cards;

/// The bits of a lane that are ranks from three to king.
pub(in crate::buraco) const RANKS: u16 = 0b11_1111_1111_1000;
/// A lane's bit of the ace, below the two.
pub(in crate::buraco) const LOW_ACE: u16 = 1 << 1;
/// A lane's bit of the two.
pub(in crate::buraco) const TWO: u16 = 1 << 2;
/// A lane's bit of an ace behind the king.
pub(in crate::buraco) const HIGH_ACE: u16 = 1 << 14;
/// The cards of a canastra.
const CANASTRA: u32 = 7;

/// A meld, or what would be one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::buraco) struct Run {
    /// The ranks from three to king.
    pub(in crate::buraco) ranks: u16,
    pub(in crate::buraco) suit: u8,
    pub(in crate::buraco) aces: u8,
    /// Twos of its own suit.
    pub(in crate::buraco) own: u8,
    /// Twos of other suits.
    pub(in crate::buraco) foreign: u8,
}

impl Run {
    /// A meld as it lies.
    pub(in crate::buraco) fn of(meld: Meld) -> Self {
        let cards = Cards::from(meld.bag());
        let suit = meld.suit() as u8;
        let own = cards.count(suit * 16 + 2) as u8;
        Self {
            ranks: cards.lane(suit) & RANKS,
            suit,
            // The reference judge lets aces of any suit stand in a run.
            aces: (meld.len() as u32 - cards.twos()) as u8
                - (cards.lane(suit) & RANKS).count_ones() as u8,
            own,
            foreign: cards.twos() as u8 - own,
        }
    }

    /// Cards of one suit, and twos, together.
    #[inline]
    pub(in crate::buraco) const fn with(self, cards: Cards) -> Self {
        let two = self.suit * 16 + 2;
        let own = cards.count(two) as u8;
        Self {
            ranks: self.ranks | cards.lane(self.suit) & RANKS,
            suit: self.suit,
            aces: self.aces + cards.count(self.suit * 16 + 1) as u8,
            own: self.own + own,
            foreign: self.foreign + cards.twos() as u8 - own,
        }
    }

    #[inline]
    pub(in crate::buraco) const fn twos(self) -> u8 {
        self.own + self.foreign
    }

    #[inline]
    pub(in crate::buraco) const fn len(self) -> u32 {
        self.ranks.count_ones() + self.aces as u32 + self.twos() as u32
    }

    /// Whether it is a meld.
    #[inline]
    pub(in crate::buraco) const fn is_meld(self) -> bool {
        let twos = self.twos();
        if twos > 2 || self.foreign > 1 || self.aces > 2 {
            return false;
        }
        let natural = self.ranks | if twos == 2 { TWO } else { 0 };
        let wild = (twos > 0) as u32;
        let missing = match self.aces {
            0 => gaps(natural),
            1 => {
                let (low, high) = (gaps(natural | LOW_ACE), gaps(natural | HIGH_ACE));
                if low < high { low } else { high }
            }
            _ => gaps(natural | LOW_ACE | HIGH_ACE),
        };
        let len = self.len();
        missing <= wild && len >= 3 && len <= 14
    }

    /// Whether one of its twos stands as a wild.
    #[inline]
    pub(in crate::buraco) const fn has_wild(self) -> bool {
        match self.twos() {
            0 => false,
            1 => self.own == 0 || self.ranks & 1 << 3 == 0 || gaps(self.ranks) != 0,
            _ => true,
        }
    }

    /// Card values and the canastra's bonus.
    #[inline]
    pub(in crate::buraco) const fn points(self) -> i32 {
        const FIVES: u16 = 0b1111_1000;
        let fives = (self.ranks & FIVES).count_ones() as i32;
        let tens = (self.ranks & !FIVES).count_ones() as i32 + self.twos() as i32;
        let bonus = if self.len() < CANASTRA {
            0
        } else if self.has_wild() {
            100
        } else {
            200
        };
        5 * fives + 10 * tens + 15 * self.aces as i32 + bonus
    }

    /// Ranks that could come next to it, or fill its hole: no others can be added alone.
    #[inline]
    pub(in crate::buraco) const fn window(self) -> u16 {
        let all = self.ranks
            | if self.aces > 0 { LOW_ACE | HIGH_ACE } else { 0 }
            | if self.twos() > 0 { TWO } else { 0 };
        (all << 1 | all >> 1 | all << 2 | all >> 2) & !self.ranks & RANKS
    }
}

/// How many places between the lowest and the highest are empty.
#[inline]
const fn gaps(places: u16) -> u32 {
    if places == 0 {
        return 0;
    }
    16 - places.leading_zeros() - places.trailing_zeros() - places.count_ones()
}
