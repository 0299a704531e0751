//! The deals of a match, spread over threads.

use baralho_arena::game_seed;
use baralho_bots::share_out;
use baralho_catalog::{AnyRules, with_game};

use super::deal::{self, Deal};

/// Plays so many deals of two bots, so many at once. Gives them in their order: all of them, or when
/// interrupted those before the first that is missing. Every thread plays whole deals on its own
/// core, so budgets in time worked mean the same however many there are.
pub(super) fn play(
    rules: &AnyRules,
    bots: [&str; 2],
    deals: u64,
    seed: u64,
    threads: usize,
) -> Vec<Deal> {
    let bar = crate::bar(deals, &["deals", bots[0], bots[1]].join(" "));
    let play = |number| {
        let seed = game_seed(seed, number);
        let stop = crate::is_stopped;
        let deal = with_game!(rules, |G, rules| deal::play::<G>(rules, seed, bots, stop))?;
        bar.inc(1);
        Some((number, deal))
    };
    let played = share_out(0..deals, threads, 1, |_, shares| {
        let played: Vec<_> = shares.take().flatten().map_while(play).collect();
        played
    });
    bar.finish_and_clear();
    let mut played = played.concat();
    played.sort_unstable_by_key(|&(number, _)| number);
    (0..)
        .zip(played)
        .take_while(|(expected, (number, _))| expected == number)
        .map(|(_, (_, deal))| deal)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_game::Options;

    #[test]
    fn the_deals_are_the_same_on_any_number_of_threads() {
        let rules = AnyRules::parse("escopa", None, &Options::new()).expect("rules");
        let played = |threads| -> Vec<(u64, i64)> {
            let deals = play(&rules, ["random", "greedy"], 40, 5, threads);
            deals
                .iter()
                .map(|deal| (deal.score.wins, deal.score.points))
                .collect()
        };
        let one = played(1);
        assert_eq!(one.len(), 40);
        assert_eq!(one, played(3));
    }
}
