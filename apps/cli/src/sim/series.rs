//! Playing the games of a series, spread over threads.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use baralho_arena::{Seating, game_seed, play_match_noting, play_match_seeing};
use baralho_bots::Opponents;
use baralho_catalog::AnyRules;
use baralho_game::{
    Outcome, Rules, Seat,
    record::{Header, Line, MoveLine, ResultLine},
};
use baralho_stats::{Ending, Score};
use indicatif::ProgressBar;
use serde::Serialize;

use super::{
    keep::{Keep, Panicking},
    results::Results,
};

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
    /// whatever the number of threads and the order they finish in. The records are kept, if
    /// there is where to; if that fails, the rest is not played.
    pub(super) fn play<G: Opponents>(
        &self,
        rules: &G::Rules,
        threads: usize,
        bar: &ProgressBar,
        keep: Option<&Keep>,
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
            let _panicking = Panicking(keep);
            loop {
                let first = next.fetch_add(share, Ordering::Relaxed);
                if first >= deals {
                    return results;
                }
                let last = deals.min(first.saturating_add(share));
                let mut records = keep.map(|_| Vec::new());
                for deal in first..last {
                    self.play_deal::<G>(rules, deal, &mut results, records.as_mut());
                }
                bar.inc((last - first) * self.seatings.len() as u64);
                if let (Some(keep), Some(records)) = (keep, records)
                    && !keep.hand_in(first, last, records)
                {
                    return results;
                }
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

    fn play_deal<G: Opponents>(
        &self,
        rules: &G::Rules,
        deal: u64,
        results: &mut Results,
        mut records: Option<&mut Vec<u8>>,
    ) {
        let seed = game_seed(self.seed, deal);
        let mut scores = vec![Score::default(); self.bots.len()];
        for seating in &self.seatings {
            let name = |seat| self.bots[seating.bot_at(seat)].as_str();
            let outcome = match &mut records {
                None => play_match_seeing::<G>(rules, seed, name),
                Some(records) => recorded::<G>(rules, seed, name, records),
            };
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

/// Plays a match and adds its record.
fn recorded<'a, G: Opponents>(
    rules: &G::Rules,
    seed: u64,
    name: impl Fn(Seat) -> &'a str,
    records: &mut Vec<u8>,
) -> Outcome {
    let seats = Seat::all(rules.players()).map(|seat| name(seat).to_owned());
    write(records, &Header::new(rules, seats.collect(), seed));
    let outcome = play_match_noting::<G>(rules, seed, name, |seat, chosen| {
        let (seat, text) = (seat.index(), G::move_to_text(rules, chosen));
        write(records, &Line::Move(MoveLine { seat, text }));
    });
    let result = ResultLine::from(&outcome);
    write(records, &Line::Result { result });
    outcome
}

fn write(records: &mut Vec<u8>, line: &impl Serialize) {
    // Writing to memory does not fail.
    let _ = serde_json::to_writer(&mut *records, line);
    records.push(b'\n');
}
