//! The sequential test of a tournament of two.
//!
//! It looks at whole deals in the order of their numbers, and after each of them. Which
//! thread plays what, and when, makes no difference to where it stops.

use std::collections::BTreeMap;

use baralho_catalog::AnyRules;
use baralho_game::Seat;
use baralho_stats::{Decision, Sprt as Test};

use crate::{played::Played, settings::Sprt};

/// Where a sequential test stands.
#[derive(Clone, Debug, PartialEq)]
pub struct TrialState {
    /// How many deals gave the first bot 0 halves, 1 half and so on up to all.
    pub counts: Vec<u64>,
    /// The logarithm of the likelihood ratio.
    pub ratio: f64,
    /// Where it must arrive for either answer.
    pub bounds: (f64, f64),
    /// What the test says.
    pub decision: Decision,
}

/// A sequential test while games come in, in any order.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    test: Option<Test>,
    rules: AnyRules,
    games_per_deal: u64,
    /// Games and halves of the first bot by unit, from the first one not yet looked at.
    waiting: BTreeMap<u64, (u64, u64)>,
    next: u64,
    counts: Vec<u64>,
    decision: Decision,
}

impl Trial {
    pub(crate) fn new(sprt: Sprt, games_per_deal: u64, rules: AnyRules) -> Self {
        Self {
            // Settings were checked when they were typed; a file that was tampered with
            // has no test.
            test: Test::new(sprt.elo0, sprt.elo1, sprt.alpha, sprt.beta).ok(),
            rules,
            games_per_deal,
            waiting: BTreeMap::new(),
            next: 0,
            counts: vec![0; 2 * games_per_deal as usize + 1],
            decision: Decision::Continue,
        }
    }

    /// Takes in a game of a unit.
    pub(crate) fn add(&mut self, game: &Played, unit: u64) {
        let seat = game.seats.iter().position(|&bot| bot == 0).unwrap_or(0);
        let side = self.rules.side_of(Seat::new(seat));
        let (games, halves) = self.waiting.entry(unit).or_default();
        *games += 1;
        *halves += game.halves(side);
    }

    /// Looks at the deals that have come to their turn.
    pub(crate) fn look(&mut self) {
        let Some(test) = &self.test else {
            return;
        };
        while self.decision == Decision::Continue
            && let Some(&(games, halves)) = self.waiting.get(&self.next)
            && games == self.games_per_deal
        {
            self.waiting.remove(&self.next);
            self.next += 1;
            self.counts[halves as usize] += 1;
            self.decision = test.decide(&self.counts);
        }
    }

    /// Whether the test has its answer.
    pub(crate) fn is_decided(&self) -> bool {
        self.decision != Decision::Continue
    }

    /// The last unit that counts, if the test has its answer.
    pub(crate) fn decided_after(&self) -> Option<u64> {
        self.is_decided().then(|| self.next - 1)
    }

    pub(crate) fn state(&self) -> TrialState {
        let ratio = self
            .test
            .map(|test| test.log_likelihood_ratio(&self.counts));
        TrialState {
            counts: self.counts.clone(),
            ratio: ratio.unwrap_or_default(),
            bounds: self.test.map(|test| test.bounds()).unwrap_or_default(),
            decision: self.decision,
        }
    }
}
