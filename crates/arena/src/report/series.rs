//! What the plots are drawn from: results in the order they came.

use std::collections::BTreeSet;

use baralho_stats::Ending;

use super::{GameResult, ReportData};

/// As many places along a curve as can be seen.
const MOST_CHECKPOINTS: usize = 120;

/// Everybody's win rate so far, at places along the tournament.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// After how many games.
    pub(super) checkpoints: Vec<u64>,
    /// By checkpoint, then by bot; `None` before its first game.
    rates: Vec<Vec<Option<f64>>>,
}

impl Progress {
    pub(super) fn rate(&self, checkpoint: usize, bot: usize) -> Option<f64> {
        self.rates[checkpoint][bot]
    }

    /// A bot's curve: games and rates.
    pub(super) fn rates_of(&self, bot: usize) -> impl Iterator<Item = (u64, f64)> {
        let both = self.checkpoints.iter().zip(&self.rates);
        both.filter_map(move |(&game, rates)| Some((game, rates[bot]?)))
    }

    /// The lowest and highest rates of some bots once the first games, which swing between
    /// all and nothing, are over.
    pub(super) fn settled_range(&self, bots: &[usize]) -> (f64, f64) {
        let settled = self.rates.iter().skip(self.rates.len() / 8);
        let rates = settled.flat_map(|rates| bots.iter().filter_map(|&bot| rates[bot]));
        let ends = rates.fold(None, |ends: Option<(f64, f64)>, rate| {
            let (low, high) = ends.unwrap_or((rate, rate));
            Some((low.min(rate), high.max(rate)))
        });
        let (low, high) = ends.unwrap_or((0.5, 0.5));
        // Differences of a few games in a thousand must not look like cliffs.
        let more = (0.1 - (high - low)).max(0.0) / 2.0;
        ((low - more).max(0.0), (high + more).min(1.0))
    }

    /// About so many checkpoints, the last one included.
    pub(super) fn a_few(&self, most: usize) -> Vec<usize> {
        let count = self.checkpoints.len();
        let mut few: Vec<usize> = (1..=most).map(|n| n * count / most).collect();
        few.retain(|&n| n > 0);
        few.dedup();
        few.iter().map(|n| n - 1).collect()
    }
}

/// The bots of a game with the sides they were on, each once.
fn bots_and_sides(game: &GameResult) -> BTreeSet<(usize, usize)> {
    let seats = game.bots.iter().copied().zip(game.sides.iter().copied());
    seats.collect()
}

fn counted(data: &ReportData) -> impl Iterator<Item = &GameResult> {
    let fits = |game: &&GameResult| {
        let places = game.bots.iter().all(|&bot| bot < data.bots.len());
        let sides = game.sides.iter().all(|&side| side < game.points.len());
        let won = game.winners.iter().any(|side| game.sides.contains(side));
        places && sides && won
    };
    data.games.iter().filter(fits)
}

/// The win rates so far.
pub(super) fn progress(data: &ReportData) -> Progress {
    let total = counted(data).count();
    let mut sums = vec![(0_u64, 0_u64); data.bots.len()];
    let mut progress = Progress::default();
    for (place, game) in counted(data).enumerate() {
        for (bot, side) in bots_and_sides(game) {
            let (halves, games) = &mut sums[bot];
            *games += 1;
            *halves += match Ending::of(side, &game.winners) {
                Ending::Won => 2,
                Ending::Drawn => 1,
                Ending::Lost => 0,
            };
        }
        let now = place + 1;
        let is_checkpoint =
            now == total || now * MOST_CHECKPOINTS / total > place * MOST_CHECKPOINTS / total;
        if is_checkpoint {
            progress.checkpoints.push(now as u64);
            let rate = |&(halves, games): &(u64, u64)| {
                (games > 0).then(|| halves as f64 / (2 * games) as f64)
            };
            progress.rates.push(sums.iter().map(rate).collect());
        }
    }
    progress
}

/// The points of every bot in every game.
pub(super) fn points(data: &ReportData) -> Vec<Vec<i32>> {
    let mut points = vec![Vec::new(); data.bots.len()];
    for game in counted(data) {
        for (bot, side) in bots_and_sides(game) {
            points[bot].push(game.points[side]);
        }
    }
    points
}
