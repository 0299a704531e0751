//! The books of a tournament: games are written down as they end, and counted in the order of
//! their numbers, so that what they show does not depend on who finished first. Counted, they are
//! forgotten.

use std::collections::BTreeMap;

use baralho_catalog::AnyRules;
use baralho_game::Seat;
use baralho_stats::Decision;

use crate::{
    numbering::Numbering,
    played::{Played, Starts},
    report::Tally,
    schedule::PairingScore,
    settings::Settings,
};

/// What was played, counted as far as it has come to its turn.
#[derive(Debug)]
pub(crate) struct Ledger<'a> {
    numbering: &'a Numbering<'a>,
    rules: AnyRules,
    pub(crate) tally: Tally,
    /// Whether the sequential test has its answer.
    pub(crate) is_decided: bool,
    pub(crate) starts: Starts,
    /// The scores of the pairings of the stage at hand.
    scores: Vec<PairingScore>,
    /// The number of the next game to count, which is the first that is not here.
    pub(crate) next: u64,
    /// Games that were finished before others that come before them.
    waiting: BTreeMap<u64, Played>,
}

impl<'a> Ledger<'a> {
    pub(crate) fn new(settings: &Settings, rules: AnyRules, numbering: &'a Numbering) -> Self {
        let seats = Seat::all(settings.players);
        let sides: Vec<usize> = seats.map(|seat| rules.side_of(seat)).collect();
        Self {
            numbering,
            rules,
            tally: Tally::new(
                settings.bots.len(),
                sides,
                rules.points_are_bad(),
                settings.sprt,
            ),
            is_decided: false,
            starts: Starts::new(settings.bots.len()),
            scores: Vec::new(),
            next: 1,
            waiting: BTreeMap::new(),
        }
    }

    /// Begins a stage of these pairings.
    pub(crate) fn begin(&mut self, pairings: &[Vec<usize>]) {
        let scores = pairings.iter().cloned().map(PairingScore::new);
        self.scores = scores.collect();
    }

    /// Takes in a game that was finished; the same one again changes nothing.
    pub(crate) fn add(&mut self, game: Played) {
        if game.game < self.next || self.is_decided {
            return;
        }
        self.waiting.insert(game.game, game);
        while let Some(game) = self.waiting.remove(&self.next) {
            self.count(&game);
            if self.is_decided {
                // Games beyond the deal that decided do not count.
                self.waiting.clear();
            }
        }
    }

    /// Whether a game is here already.
    pub(crate) fn has(&self, game: u64) -> bool {
        game < self.next || self.waiting.contains_key(&game)
    }

    /// Those that are here beyond it.
    pub(crate) fn beyond(&self) -> impl Iterator<Item = u64> {
        self.waiting.keys().copied()
    }

    /// Counts what has not come to its turn and never will.
    pub(crate) fn count_rest(&mut self) {
        for game in std::mem::take(&mut self.waiting).into_values() {
            self.count(&game);
        }
    }

    /// The scores of the pairings of the stage that has ended.
    pub(crate) fn end(&mut self) -> Vec<PairingScore> {
        std::mem::take(&mut self.scores)
    }

    fn count(&mut self, game: &Played) {
        self.next = self.next.max(game.game + 1);
        if let Some(score) = self.scores.get_mut(game.pairing) {
            game.count(&self.rules, score);
        }
        self.starts.add(game);
        let unit = self.numbering.unit_of(game.game);
        let is_last = self.numbering.first_game(unit + 1) == game.game + 1;
        self.tally.add(game);
        if is_last && let Some(deal) = self.numbering.ends_deal(unit) {
            self.tally.close(deal);
            // Looked at after every deal, in the order of their numbers.
            let test = self.tally.sprt();
            self.is_decided = test.is_some_and(|test| test.decision != Decision::Continue);
        }
    }
}
