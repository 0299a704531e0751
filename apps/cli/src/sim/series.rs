//! Playing the games of a series, spread over threads.

use std::{collections::BTreeSet, ops::Range};

use baralho_arena::{Seating, game_seed};
use baralho_bots::{here, play_match, share_out};
use baralho_catalog::AnyRules;
use baralho_game::{
    Rules, Seat,
    record::{Header, Writer},
};
use baralho_opponents::Opponents;
use baralho_stats::{Ending, Sample, Score};
use indicatif::ProgressBar;

use super::keep::{Keep, Panicking};

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
    fn deals(&self) -> u64 {
        self.games.div_ceil(self.seatings.len() as u64)
    }

    pub(super) fn all_games(&self) -> u64 {
        self.deals() * self.seatings.len() as u64
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

    /// Plays all games, and adds up everybody's results. They are sums of whole numbers, so they are the same
    /// whatever the number of threads and the order they finish in. The records are kept, if
    /// there is where to; if that fails, the rest is not played.
    pub(super) fn play<G: Opponents>(
        &self,
        rules: &G::Rules,
        threads: usize,
        bar: &ProgressBar,
        keep: Option<&Keep>,
    ) -> Vec<Sample> {
        let each = self.seatings.len() as u64;
        let parts = share_out(0..self.deals(), threads, 256, |_, shares| {
            let mut results = vec![Sample::default(); self.bots.len()];
            let _panicking = Panicking(keep);
            for deals in shares.take() {
                let Range { start, end } = deals;
                let mut records = keep.map(|_| Vec::new());
                for deal in deals {
                    self.play_deal::<G>(rules, deal, &mut results, records.as_mut());
                }
                bar.inc((end - start) * each);
                if let (Some(keep), Some(records)) = (keep, records)
                    && !keep.hand_in(start, end, records)
                {
                    break;
                }
            }
            results
        });
        let mut all = vec![Sample::default(); self.bots.len()];
        for part in &parts {
            for (bot, more) in all.iter_mut().zip(part) {
                bot.merge(more);
            }
        }
        all
    }

    fn play_deal<G: Opponents>(
        &self,
        rules: &G::Rules,
        deal: u64,
        results: &mut [Sample],
        mut records: Option<&mut Vec<u8>>,
    ) {
        let seed = game_seed(self.seed, deal);
        let mut scores = vec![Score::default(); self.bots.len()];
        for seating in &self.seatings {
            let name = |seat| self.bots[seating.bot_at(seat)].as_str();
            // Writing to memory does not fail.
            let mut record = records.as_mut().and_then(|records| {
                let seats = Seat::all(rules.players()).map(|seat| name(seat).to_owned());
                Writer::start(records, &Header::new(rules, seats.collect(), seed)).ok()
            });
            let outcome = play_match::<G::Bots>(rules, seed, name, &here(), &mut |seat, made| {
                if let Some(record) = &mut record {
                    let _ = record.made::<G>(rules, seat, made);
                }
            });
            let outcome = outcome.expect("names are checked before the series");
            if let Some(record) = &mut record {
                let _ = record.ended(&outcome);
            }
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
        for (bot, score) in results.iter_mut().zip(&scores) {
            bot.add_deal(score);
        }
    }
}
