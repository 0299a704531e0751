//! What the curves are drawn from: results in the order they came.

use baralho_stats::Ending;

/// As many places along a curve as can be seen.
const MOST_CHECKPOINTS: usize = 120;

/// Everybody's win rate so far, at places along the tournament.
#[derive(Clone, Debug, Default)]
pub(super) struct Progress {
    /// After how many games.
    pub(super) checkpoints: Vec<u64>,
    /// By checkpoint, then by bot; `None` before its first game.
    rates: Vec<Vec<Option<f64>>>,
    /// Halves and games so far, by bot.
    sums: Vec<(u64, u64)>,
    games: u64,
    /// From one checkpoint to the next. How long a tournament will be is not known beforehand:
    /// when there are too many places, every other one goes.
    step: u64,
}

impl Progress {
    pub(super) fn new(bots: usize) -> Self {
        Self {
            sums: vec![(0, 0); bots],
            step: 1,
            ..Self::default()
        }
    }

    /// Counts how a bot fares in the game at hand.
    pub(super) fn count(&mut self, bot: usize, ending: Ending) {
        let (halves, games) = &mut self.sums[bot];
        *games += 1;
        *halves += match ending {
            Ending::Won => 2,
            Ending::Drawn => 1,
            Ending::Lost => 0,
        };
    }

    /// All bots of a game have been counted.
    pub(super) fn end_game(&mut self) {
        self.games += 1;
        if !self.games.is_multiple_of(self.step) {
            return;
        }
        self.mark();
        if self.checkpoints.len() == 2 * MOST_CHECKPOINTS {
            self.step *= 2;
            let step = self.step;
            let mut kept = self
                .checkpoints
                .iter()
                .map(|games| games.is_multiple_of(step));
            self.rates.retain(|_| kept.next().unwrap_or(false));
            self.checkpoints.retain(|games| games.is_multiple_of(step));
        }
    }

    fn mark(&mut self) {
        let rate =
            |&(halves, games): &(u64, u64)| (games > 0).then(|| halves as f64 / (2 * games) as f64);
        self.checkpoints.push(self.games);
        self.rates.push(self.sums.iter().map(rate).collect());
    }

    /// With the last game as the last place.
    pub(super) fn finish(&mut self) {
        if self.checkpoints.last() != Some(&self.games) && self.games > 0 {
            self.mark();
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_has_places_enough_and_never_too_many_however_long_it_gets() {
        for games in [0, 1, 100, 239, 240, 241, 1000, 100_003_u64] {
            let mut progress = Progress::new(1);
            for game in 0..games {
                let won = game * 4 < games;
                progress.count(0, if won { Ending::Won } else { Ending::Lost });
                progress.end_game();
            }
            progress.finish();
            let places = progress.checkpoints.len() as u64;
            assert!(
                places >= games.min(MOST_CHECKPOINTS as u64),
                "{games}: {places}"
            );
            assert!(places <= 2 * MOST_CHECKPOINTS as u64, "{games}: {places}");
            assert!(progress.checkpoints.is_sorted());
            assert_eq!(progress.checkpoints.last().copied().unwrap_or(0), games);
            assert_eq!(progress.rates_of(0).count() as u64, places);
        }
    }
}
