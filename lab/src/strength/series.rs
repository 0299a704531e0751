//! The deals of a match, spread over threads.

use baralho_arena::game_seed;
use baralho_bots::share_out;
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
        let play = |number| {
            let seed = game_seed(self.seed, number);
            let deal = with_game!(rules, |G, rules| deal::play::<G>(
                rules,
                seed,
                bots,
                self.is_stopped
            ))?;
            self.progress.inc(cost);
            Some((number, deal))
        };
        let played = share_out(0..deals, self.threads, 1, |_, shares| {
            let played: Vec<_> = shares.take().flatten().map_while(play).collect();
            played
        });
        let mut played = played.concat();
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
