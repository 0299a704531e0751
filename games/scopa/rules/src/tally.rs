//! The score of a round, category by category.

use baralho_game::{Named as _, PerSeat, Rules};

use crate::{Bag, Mechanic, Prime, ScopaRules};

/// A category worth one point to the strictly best side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// Most cards.
    Cards,
    /// Most diamonds.
    Diamonds,
    /// The 7 of diamonds; with several decks, most of them.
    Settebello,
    /// Most sevens, or the best primiera.
    Prime,
}

/// All categories, in the order they are told.
pub const CATEGORIES: [Category; 4] = [
    Category::Cards,
    Category::Diamonds,
    Category::Settebello,
    Category::Prime,
];

impl Category {
    /// The category's name in options, files and answers.
    pub fn name(self, prime: Prime) -> &'static str {
        match self {
            Self::Cards => "cards",
            Self::Diamonds => "diamonds",
            Self::Settebello => "settebello",
            Self::Prime => prime.name(),
        }
    }
}

/// What one side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideTally {
    /// What counts in each category, in the order of [`CATEGORIES`]. Where piles are not
    /// pooled it is the best single pile's.
    pub counts: [u16; 4],
    /// Sweeps of all its seats.
    pub sweeps: u16,
}

impl SideTally {
    #[inline]
    fn keep_best(&mut self, pile: Bag, prime: Prime) {
        let prime = match prime {
            Prime::Sevens => pile.sevens(),
            Prime::Primiera => pile.primiera(),
        };
        // In the order of the categories.
        let counts = [pile.len(), pile.diamonds(), pile.settebello(), prime];
        for (best, count) in self.counts.iter_mut().zip(counts) {
            *best = count.max(*best);
        }
    }
}

/// The score of a round with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// What each side has.
    pub sides: PerSeat<SideTally>,
    /// Who wins each category, in the order of [`CATEGORIES`]: `None` for a tie, for a
    /// best of zero, and where categories are skipped.
    pub awards: [Option<u8>; 4],
    points: PerSeat<i32>,
}

impl baralho_game::Tally for Tally {
    fn points(&self) -> &[i32] {
        &self.points
    }
}

impl Tally {
    /// Points of every side in this round.
    pub fn points(&self) -> &[i32] {
        &self.points
    }
}

pub(crate) fn side_sweeps(rules: &ScopaRules, side: usize, sweeps: &[u8]) -> i32 {
    rules
        .seats_of(side)
        .map(|seat| i32::from(sweeps[seat.index()]))
        .sum()
}

/// Scores the piles and sweeps of every seat, with or without the categories.
#[inline]
pub fn score(rules: &ScopaRules, piles: &[Bag], sweeps: &[u8], categories: bool) -> Tally {
    // Filled where it will be returned: it is large to be copied.
    let mut scored = Tally {
        sides: PerSeat::new(),
        awards: [None; 4],
        points: PerSeat::new(),
    };
    let count = rules.sides();
    for side in 0..count {
        let mut tally = SideTally::default();
        let mut pooled = Bag::EMPTY;
        let mut seat = side;
        while seat < rules.players() {
            tally.sweeps += u16::from(sweeps[seat]);
            if rules.team_card_scoring {
                pooled = pooled.union(piles[seat]);
            } else {
                tally.keep_best(piles[seat], rules.prime);
            }
            seat += count; // partners sit this far apart
        }
        if rules.team_card_scoring {
            tally.keep_best(pooled, rules.prime);
        }
        scored.points.push(match rules.mechanic {
            Mechanic::NoScopas => 0,
            _ => tally.sweeps.into(),
        });
        scored.sides.push(tally);
    }
    if categories && rules.mechanic != Mechanic::OnlyScopas {
        for category in 0..CATEGORIES.len() {
            let award = strictly_best(&scored.sides, category);
            // Added to a side in any case: whether it is one or zero cannot be foreseen.
            scored.points[usize::from(award.unwrap_or(0))] += i32::from(award.is_some());
            scored.awards[category] = award;
        }
    }
    scored
}

fn strictly_best(sides: &[SideTally], category: usize) -> Option<u8> {
    let mut best = 0;
    let mut winner = None;
    for (side, tally) in sides.iter().enumerate() {
        let count = tally.counts[category];
        if count > best {
            best = count;
            winner = Some(side as u8);
        } else if count == best {
            winner = None;
        }
    }
    winner
}
