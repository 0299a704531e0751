//! Matches among built-in bots: the inner loop of `sim` and of the arena.

use baralho_bots::{Opponents, Seated, Sitter, here, is_seer, play_with_seers};
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
    G::play_to_the_end(Match::new(rules.clone(), seed), &mut bots)
}

/// The same, where some of the names may be of those who see every card: for simulations
/// alone. Without one of them it is [`play_match`].
///
/// # Panics
/// When the game has nobody of such a name: names are checked before a series.
pub fn play_match_seeing<'a, G: Opponents>(
    rules: &G::Rules,
    seed: u64,
    name: impl Fn(Seat) -> &'a str,
) -> Outcome {
    if !Seat::all(rules.players()).any(|seat| is_seer::<G>(name(seat))) {
        return play_match::<G>(rules, seed, name);
    }
    play_match_noting::<G>(rules, seed, name, |_, _| ())
}

/// The same, and every move is noted as it is made.
///
/// # Panics
/// When the game has nobody of such a name: names are checked before a series.
pub fn play_match_noting<'a, G: Opponents>(
    rules: &G::Rules,
    seed: u64,
    name: impl Fn(Seat) -> &'a str,
    note: impl FnMut(Seat, G::Move),
) -> Outcome {
    let mut sitters: Vec<Sitter<G>> = Seat::all(rules.players())
        .map(|seat| {
            let sitter = Sitter::named(name(seat), seed, seat, &here());
            sitter.expect("names are checked before the series")
        })
        .collect();
    play_with_seers(Match::new(rules.clone(), seed), &mut sitters, note)
}
