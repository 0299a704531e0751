//! The deals of a match, spread over threads.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use baralho_arena::game_seed;
use baralho_catalog::{AnyRules, with_game};
use indicatif::ProgressBar;

use super::deal::{self, Deal};

/// What all matches of a run share.
#[derive(Debug)]
pub(super) struct Hall<'a> {
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) progress: &'a ProgressBar,
    pub(super) is_stopped: fn() -> bool,
}

impl Hall<'_> {
    /// Plays so many deals of two bots, each deal counting for so much of the progress. Gives
    /// them in their order: all of them, or when interrupted those before the first that is
    /// missing. Every thread plays whole deals on its own core, so budgets in time worked
    /// mean the same however many there are.
    pub(super) fn play(
        &self,
        rules: &AnyRules,
        bots: [&str; 2],
        deals: u64,
        cost: u64,
    ) -> Vec<Deal> {
        let next = AtomicU64::new(0);
        let played = Mutex::new(Vec::new());
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= deals {
                    return;
                }
                let seed = game_seed(self.seed, number);
                let deal = with_game!(rules, |G, rules| deal::play::<G>(
                    rules,
                    seed,
                    bots,
                    self.is_stopped
                ));
                let Some(deal) = deal else {
                    return;
                };
                self.progress.inc(cost);
                played
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push((number, deal));
            }
        };
        let threads = self.threads.min(deals.try_into().unwrap_or(usize::MAX));
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                if let Err(panic) = worker.join() {
                    std::panic::resume_unwind(panic);
                }
            }
        });
        let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        played.sort_unstable_by_key(|&(number, _)| number);
        (0..)
            .zip(played)
            .take_while(|(expected, (number, _))| expected == number)
            .map(|(_, (_, deal))| deal)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_game::Options;

    #[test]
    fn the_deals_are_the_same_on_any_number_of_threads() {
        let rules = AnyRules::parse("escopa", None, &Options::new()).expect("rules");
        let progress = ProgressBar::hidden();
        let played = |threads| -> Vec<(u64, i64)> {
            let hall = Hall {
                seed: 5,
                threads,
                progress: &progress,
                is_stopped: || false,
            };
            let deals = hall.play(&rules, ["random", "greedy"], 40, 1);
            deals.iter().map(|deal| (deal.won, deal.ahead)).collect()
        };
        let one = played(1);
        assert_eq!(one.len(), 40);
        assert_eq!(one, played(3));
    }
}
