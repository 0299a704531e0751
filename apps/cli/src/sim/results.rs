//! What happened in a series, added up in whole numbers.

use baralho_game::Outcome;

/// One bot's results in all games of one deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Score {
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
    pub(super) points: i64,
}

impl Score {
    /// Takes in the result of one side in one game.
    pub(super) fn add(&mut self, outcome: &Outcome, side: usize) {
        match (outcome.winners.contains(&side), outcome.winners.len()) {
            (true, 1) => self.wins += 1,
            (true, _) => self.draws += 1,
            (false, _) => self.losses += 1,
        }
        self.points += i64::from(outcome.points[side]);
    }

    /// How many results.
    pub(super) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// A win is two halves, a draw one.
    fn halves(&self) -> i64 {
        (2 * self.wins + self.draws) as i64
    }
}

/// Sums of a quantity that has one value per deal: its mean and spread need no more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    sum: i128,
    squares: i128,
}

impl Sums {
    fn add_value(&mut self, value: i64) {
        self.sum += i128::from(value);
        self.squares += i128::from(value) * i128::from(value);
    }

    fn add(&mut self, other: Self) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The variance of the values around their mean, as of a sample; `None` for fewer
    /// than two.
    pub(super) fn variance(&self, deals: u64) -> Option<f64> {
        if deals < 2 {
            return None;
        }
        // Exact in whole numbers: nothing is lost to rounding before the division.
        let deals = i128::from(deals);
        let spread = deals * self.squares - self.sum * self.sum;
        Some(spread as f64 / (deals as f64 * (deals - 1) as f64))
    }
}

/// One bot's results in the whole series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct BotResults {
    pub(super) score: Score,
    /// Halves of a deal, twice its win rate times its games.
    pub(super) halves: Sums,
    pub(super) points: Sums,
}

/// Everybody's results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Results {
    pub(super) deals: u64,
    pub(super) games: u64,
    pub(super) bots: Vec<BotResults>,
}

impl Results {
    pub(super) fn new(bots: usize) -> Self {
        Self {
            bots: vec![BotResults::default(); bots],
            ..Self::default()
        }
    }

    /// Takes in every bot's results in one deal, played in so many games.
    pub(super) fn add_deal(&mut self, scores: &[Score], games: u64) {
        self.deals += 1;
        self.games += games;
        for (bot, score) in self.bots.iter_mut().zip(scores) {
            bot.score.wins += score.wins;
            bot.score.draws += score.draws;
            bot.score.losses += score.losses;
            bot.score.points += score.points;
            bot.halves.add_value(score.halves());
            bot.points.add_value(score.points);
        }
    }

    /// Takes in another part of the series.
    pub(super) fn add(&mut self, other: &Self) {
        self.deals += other.deals;
        self.games += other.games;
        for (bot, more) in self.bots.iter_mut().zip(&other.bots) {
            bot.score.wins += more.score.wins;
            bot.score.draws += more.score.draws;
            bot.score.losses += more.score.losses;
            bot.score.points += more.score.points;
            bot.halves.add(more.halves);
            bot.points.add(more.points);
        }
    }
}
