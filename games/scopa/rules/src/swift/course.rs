//! What stays the same while a round is searched.

use baralho_game::{Rules, Seat};

use crate::{Capture, Choice, Mechanic, Open, Prime, fits_small};

use super::{DIAMONDS, SETTEBELLO, SEVENS, each, value};

/// The rules of a round, laid out for search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// How a card may capture.
    pub capture: Capture,
    /// Who picks among captures.
    pub choice: Choice,
    /// The fourth category.
    pub prime: Prime,
    /// What scores.
    pub mechanic: Mechanic,
    /// How many sit at the table, those who are out included.
    pub players: u8,
    /// How many sides there are.
    pub sides: u8,
    /// Cards to each player in each deal.
    pub each: u8,
    /// How many play.
    pub playing: u8,
    /// Whether partners' piles count together.
    pub pooled: bool,
    /// Seats that are dealt cards, as bits.
    seats: u8,
    /// Whether taking the whole table with the last card of a round is a sweep.
    pub last_play_sweep: bool,
    pub(super) sweeps_count: bool,
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
        let rules = &open.rules;
        if !fits_small(rules) {
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
            capture: rules.capture,
            choice: rules.choice,
            prime: rules.prime,
            mechanic: rules.mechanic,
            players: rules.players,
            sides: rules.sides,
            each: rules.cards_per_deal,
            playing: open.playing_seats().count() as u8,
            pooled: rules.team_card_scoring,
            seats: open.playing as u8,
            last_play_sweep: rules.last_play_sweep,
            sweeps_count: rules.mechanic != Mechanic::NoScopas,
            next,
            owner,
            needs,
        })
    }

    /// Whether taking the whole table is worth anything.
    #[inline]
    pub const fn sweeps_count(&self) -> bool {
        self.sweeps_count
    }

    /// The side a seat plays for.
    #[inline]
    pub const fn side_of(&self, seat: u8) -> u8 {
        seat % self.sides
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
        let prime = match self.prime {
            Prime::Sevens => (pile & SEVENS).count_ones() as u8,
            Prime::Primiera => primiera(pile),
        };
        [
            pile.count_ones() as u8,
            (pile & DIAMONDS).count_ones() as u8,
            u8::from(pile & SETTEBELLO != 0),
            prime,
        ]
    }
}

/// The primiera of a pile: 0 without a card of each suit.
#[inline]
fn primiera(pile: u64) -> u8 {
    /// By value from 1.
    const WORTH: [u8; 10] = [16, 12, 13, 14, 15, 18, 21, 10, 10, 10];
    let mut sum = 0;
    for suit in 0..4 {
        let cards = pile >> suit & DIAMONDS;
        if cards == 0 {
            return 0;
        }
        // Nearly always there is a seven, a six or an ace.
        sum += if cards & SETTEBELLO != 0 {
            21
        } else if cards & 1 << 20 != 0 {
            18
        } else if cards & 1 != 0 {
            16
        } else {
            each(cards)
                .map(|card| WORTH[usize::from(value(card)) - 1])
                .max()
                .unwrap_or(0)
        };
    }
    sum
}
