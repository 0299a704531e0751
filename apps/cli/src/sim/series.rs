//! Playing the games of a series, spread over threads.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use baralho_arena::{Seating, game_seed, play_match_seeing};
use baralho_bots::Opponents;
use baralho_catalog::AnyRules;
use baralho_game::{Rules, Seat};
use baralho_stats::{Ending, Score};
use indicatif::ProgressBar;

use super::results::Results;

/// Games to play: every deal in every seating.
#[derive(Debug)]
pub(super) struct Series<'a> {
    pub(super) bots: &'a [String],
    pub(super) seatings: Vec<Seating>,
    /// At least so many games.
    pub(super) games: u64,
    pub(super) seed: u64,
}

impl Series<'_> {
    /// How many deals that takes.
    pub(super) fn deals(&self) -> u64 {
        self.games.div_ceil(self.seatings.len() as u64)
    }

    /// Whether two bots play on the same sides in every seating, and so have the same results.
    pub(super) fn always_together(&self, rules: &AnyRules, one: usize, other: usize) -> bool {
        self.seatings.iter().all(|seating| {
            let sides = |bot| -> BTreeSet<usize> {
                Seat::all(rules.players())
                    .filter(|&seat| seating.bot_at(seat) == bot)
                    .map(|seat| rules.side_of(seat))
                    .collect()
            };
            sides(one) == sides(other)
        })
    }

    /// Plays all games. The results are sums of whole numbers, so they are the same
    /// whatever the number of threads and the order they finish in.
    pub(super) fn play<G: Opponents>(
        &self,
        rules: &G::Rules,
        threads: usize,
        bar: &ProgressBar,
    ) -> Results {
        let deals = self.deals();
        let threads = threads
            .min(usize::try_from(deals).unwrap_or(usize::MAX))
            .max(1);
        // A few deals at a time, so that threads neither wait for each other nor run dry.
        let share = (deals / (threads as u64 * 16)).clamp(1, 256);
        let next = AtomicU64::new(0);
        let work = || {
            let mut results = Results::new(self.bots.len());
            loop {
                let first = next.fetch_add(share, Ordering::Relaxed);
                if first >= deals {
                    return results;
                }
                let last = deals.min(first.saturating_add(share));
                for deal in first..last {
                    self.play_deal::<G>(rules, deal, &mut results);
                }
                bar.inc((last - first) * self.seatings.len() as u64);
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut all = Results::new(self.bots.len());
            for worker in workers {
                match worker.join() {
                    Ok(results) => all.add(&results),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            all
        })
    }

    fn play_deal<G: Opponents>(&self, rules: &G::Rules, deal: u64, results: &mut Results) {
        let seed = game_seed(self.seed, deal);
        let mut scores = vec![Score::default(); self.bots.len()];
        for seating in &self.seatings {
            let name = |seat| self.bots[seating.bot_at(seat)].as_str();
            let outcome = play_match_seeing::<G>(rules, seed, name);
            for (bot, score) in scores.iter_mut().enumerate() {
                for side in 0..rules.sides() {
                    let plays = |seat| seating.bot_at(seat) == bot;
                    if rules.seats_of(side).any(plays) {
                        let ending = Ending::of(side, &outcome.winners);
                        score.add(ending, outcome.points[side].into());
                    }
                }
            }
        }
        results.add_deal(&scores, self.seatings.len() as u64);
    }
}
