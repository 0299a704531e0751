//! What happened in a series, added up in whole numbers.

use baralho_stats::{Sample, Score};

/// Everybody's results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Results {
    pub(super) games: u64,
    pub(super) bots: Vec<Sample>,
}

impl Results {
    pub(super) fn new(bots: usize) -> Self {
        Self {
            games: 0,
            bots: vec![Sample::default(); bots],
        }
    }

    /// Takes in every bot's results in one deal, played in so many games.
    pub(super) fn add_deal(&mut self, scores: &[Score], games: u64) {
        self.games += games;
        for (bot, score) in self.bots.iter_mut().zip(scores) {
            bot.add_deal(score);
        }
    }

    /// Takes in another part of the series.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        for (bot, more) in self.bots.iter_mut().zip(&other.bots) {
            bot.merge(more);
        }
    }
}
