//! What stays the same while a round is searched.

use baralho_game::{Rules, Seat};

use crate::{Open, Prime, ScopaRules, fits_small};

use super::{DIAMONDS, SETTEBELLO, SEVENS, best_of_suits, primiera};

/// The rules of a round and who sits where, laid out for search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// What captures, sweeps and points follow.
    pub rules: ScopaRules,
    /// How many play: those who are out are at the table still.
    pub playing: u8,
    /// Seats that are dealt cards, as bits.
    seats: u8,
    /// By seat, the next one that plays.
    pub(super) next: [u8; 6],
    /// By seat, whose pile its captures go to: the side's or its own.
    pub(super) owner: [u8; 6],
    /// Sweeps that a side needs to win at once; never, where that is not played.
    pub(super) needs: [u8; 6],
}

impl Course {
    /// The rules of a round; `None` unless it is one deck and at most six players.
    pub fn of<const CARDS: usize, const SEATS: usize>(open: &Open<CARDS, SEATS>) -> Option<Self> {
        let rules = open.rules;
        if !fits_small(&rules) {
            return None;
        }
        let mut next = [0; 6];
        let mut owner = [0; 6];
        let mut needs = [u8::MAX; 6];
        for seat in Seat::all(rules.players()) {
            next[seat.index()] = open.after(seat).index() as u8;
            owner[seat.index()] = if rules.team_card_scoring {
                rules.side_of(seat) as u8
            } else {
                seat.index() as u8
            };
        }
        if let Some(target) = rules.target.filter(|_| rules.instant_win) {
            for (side, needs) in needs.iter_mut().enumerate().take(rules.sides()) {
                let before = open.points_before[side];
                *needs = (i32::from(target) - before).clamp(0, 200) as u8;
            }
        }
        Some(Self {
            rules,
            playing: open.playing_seats().count() as u8,
            seats: open.playing as u8,
            next,
            owner,
            needs,
        })
    }

    /// The side a seat plays for.
    #[inline]
    pub const fn side_of(&self, seat: u8) -> u8 {
        seat % self.rules.sides
    }

    /// Whether a seat is dealt cards.
    #[inline]
    pub const fn plays(&self, seat: u8) -> bool {
        self.seats >> seat & 1 == 1
    }

    /// Whose pile a seat's captures go to: the index into [`Swift::piles`](super::Swift).
    #[inline]
    pub const fn owner(&self, seat: u8) -> usize {
        self.owner[seat as usize] as usize
    }

    /// The next seat that plays.
    #[inline]
    pub const fn after(&self, seat: u8) -> u8 {
        self.next[seat as usize]
    }

    /// Cards, diamonds, settebello and sevens or primiera of a pile.
    #[inline]
    pub fn counts(&self, pile: u64) -> [u8; 4] {
        let prime = match self.rules.prime {
            Prime::Sevens => (pile & SEVENS).count_ones() as u8,
            Prime::Primiera => primiera(best_of_suits(pile)),
        };
        [
            pile.count_ones() as u8,
            (pile & DIAMONDS).count_ones() as u8,
            u8::from(pile & SETTEBELLO != 0),
            prime,
        ]
    }
}
