//! Matches among built-in bots: the inner loop of `sim` and of the arena.

use baralho_bots::{Bot, Opponents, bot};
use baralho_game::{
    Match, Observer, Outcome, Phase, Rules, Seat,
    chance::{self, Generator},
};

/// Plays a match of a seed to its end, every seat by the bot named for it.
///
/// # Panics
/// When the game has no bot of such a name: names are checked before a series.
pub fn play_match<'a, G: Opponents>(
    rules: &G::Rules,
    seed: u64,
    name: impl Fn(Seat) -> &'a str,
) -> Outcome {
    let mut game = Match::<G>::new(rules.clone(), seed);
    let mut bots: Vec<(Box<dyn Bot<G>>, Generator)> = Seat::all(rules.players())
        .map(|seat| {
            let bot = bot::<G>(name(seat)).expect("names are checked before the series");
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
