//! Playing the games of a series, spread over threads.
//!
//! Game number d of seed s is dealt from the seed that the generator of stream 2^48 + d
//! of seed s gives first, and so does not depend on who plays it, in which thread, or
//! what came before.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use baralho_bots::{Bot, Opponents};
use baralho_catalog::AnyRules;
use baralho_game::{
    Match, Observer, Outcome, Phase, Rng, Rules, Seat,
    chance::{self, Generator},
};
use indicatif::ProgressBar;

use super::results::{Results, Score};

/// Where the seeds of games are in the streams of a series' seed.
const GAME_SEEDS: u64 = 1 << 48;

/// With more bots than this, only rotations of the seats are played: 5 bots would already
/// have 120 orders.
const MOST_PERMUTED: usize = 4;

/// The order in which the bots take their seats: seat s is taken by the bot
/// `order[s % order.len()]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seating(Vec<usize>);

impl Seating {
    /// As they were named.
    pub(super) fn as_named(bots: usize) -> Self {
        Self((0..bots).collect())
    }

    /// Every order; for many bots every rotation.
    pub(super) fn every(bots: usize) -> Vec<Self> {
        if bots > MOST_PERMUTED {
            let rotation = |by| Self((0..bots).map(|seat| (seat + by) % bots).collect());
            return (0..bots).map(rotation).collect();
        }
        let mut orders = vec![Vec::new()];
        for _ in 0..bots {
            orders = orders
                .into_iter()
                .flat_map(|order: Vec<usize>| {
                    let left: Vec<usize> = (0..bots).filter(|bot| !order.contains(bot)).collect();
                    left.into_iter()
                        .map(move |bot| [order.as_slice(), &[bot]].concat())
                })
                .collect();
        }
        orders.into_iter().map(Self).collect()
    }

    fn bot_at(&self, seat: Seat) -> usize {
        self.0[seat.index() % self.0.len()]
    }
}

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
        let seed = chance::generator(self.seed, GAME_SEEDS.wrapping_add(deal)).next_u64();
        let mut scores = vec![Score::default(); self.bots.len()];
        for seating in &self.seatings {
            let outcome = self.play_match::<G>(rules, seating, seed);
            for (bot, score) in scores.iter_mut().enumerate() {
                for side in 0..rules.sides() {
                    let plays = |seat| seating.bot_at(seat) == bot;
                    if rules.seats_of(side).any(plays) {
                        score.add(&outcome, side);
                    }
                }
            }
        }
        results.add_deal(&scores, self.seatings.len() as u64);
    }

    fn play_match<G: Opponents>(&self, rules: &G::Rules, seating: &Seating, seed: u64) -> Outcome {
        let mut game = Match::<G>::new(rules.clone(), seed);
        let mut bots: Vec<(Box<dyn Bot<G>>, Generator)> = Seat::all(rules.players())
            .map(|seat| {
                let name = &self.bots[seating.bot_at(seat)];
                let bot = G::opponent(name).expect("names are checked before the series");
                (bot, chance::bot_generator(seed, seat))
            })
            .collect();
        loop {
            match game.phase() {
                Phase::Over(outcome) => return outcome.clone(),
                Phase::Pause { .. } => game.next_round(),
                Phase::Playing => {
                    while let Some(seat) = game.turn() {
                        let (bot, chance) = &mut bots[seat.index()];
                        let view = game.round().view(Observer::Seat(seat));
                        let chosen = bot.choose(&view, chance);
                        game.apply(chosen, &mut ());
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seating_of_a_few_bots_is_an_order_of_them_once() {
        for (bots, orders) in [(1, 1), (2, 2), (3, 6), (4, 24), (5, 5)] {
            let mut all = Seating::every(bots);
            assert_eq!(all.len(), orders);
            assert!(all.contains(&Seating::as_named(bots)));
            all.sort_by(|a, b| a.0.cmp(&b.0));
            all.dedup();
            assert_eq!(all.len(), orders);
            for Seating(mut order) in all {
                order.sort_unstable();
                assert!(order.into_iter().eq(0..bots));
            }
        }
    }

    #[test]
    fn every_bot_has_every_seat_equally_often() {
        for bots in 2..7 {
            let all = Seating::every(bots);
            for seat in Seat::all(bots) {
                for bot in 0..bots {
                    let times = all.iter().filter(|order| order.bot_at(seat) == bot).count();
                    assert_eq!(times * bots, all.len());
                }
            }
        }
    }
}
