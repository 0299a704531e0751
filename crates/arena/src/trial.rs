//! The sequential test of a tournament of two.
//!
//! It looks at whole deals in the order of their numbers, and after each of them. Which
//! thread plays what, and when, makes no difference to where it stops.

use baralho_stats::{Decision, Sprt};

/// A sequential test while games come in, in their order.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    test: Sprt,
    games_per_deal: u64,
    /// The unit at hand, with its games and the halves that the first bot won.
    unit: (u64, u64, u64),
    counts: Vec<u64>,
    decision: Decision,
}

impl Trial {
    pub(crate) fn new(test: Sprt, games_per_deal: u64) -> Self {
        Self {
            test,
            games_per_deal,
            unit: (0, 0, 0),
            counts: vec![0; 2 * games_per_deal as usize + 1],
            decision: Decision::Continue,
        }
    }

    /// Takes in a game of a unit, and looks when the unit is whole.
    pub(crate) fn add(&mut self, unit: u64, halves: u64) {
        if self.unit.0 != unit {
            self.unit = (unit, 0, 0);
        }
        self.unit.1 += 1;
        self.unit.2 += halves;
        let (_, games, halves) = self.unit;
        if games == self.games_per_deal && !self.is_decided() {
            self.counts[halves as usize] += 1;
            self.decision = self.test.decide(&self.counts);
        }
    }

    /// Whether the test has its answer.
    pub(crate) fn is_decided(&self) -> bool {
        self.decision != Decision::Continue
    }
}
