//! Matches among built-in bots: the inner loop of `sim` and of the arena.

use baralho_bots::{Opponents, Seated, play_to_the_end};
use baralho_game::{Match, Outcome, Rules, Seat};

/// Plays a match of a seed to its end, every seat by the bot named for it.
///
/// # Panics
/// When the game has no bot of such a name: names are checked before a series.
pub fn play_match<'a, G: Opponents>(
    rules: &G::Rules,
    seed: u64,
    name: impl Fn(Seat) -> &'a str,
) -> Outcome {
    let mut bots: Vec<Seated<G>> = Seat::all(rules.players())
        .map(|seat| {
            Seated::named(name(seat), seed, seat).expect("names are checked before the series")
        })
        .collect();
    play_to_the_end(Match::new(rules.clone(), seed), &mut bots)
}
