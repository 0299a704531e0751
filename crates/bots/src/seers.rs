//! Matches in which some see every card: for measuring what is possible at all.

use baralho_game::{
    Game, Match, Outcome, Phase, Rules as _, Seat,
    chance::{self, Generator},
};

use crate::{BadBot, Means, Opponents, Seated, Seer, bot_with, is_seer, seer_with};

/// Somebody at a seat who plays fairly, or who sees every card.
pub enum Sitter<G: Game> {
    /// A bot.
    Fair(Seated<G>),
    /// Somebody who sees every card, with their own chance.
    Seer(Box<dyn Seer<G>>, Generator),
}

impl<G: Opponents> Sitter<G> {
    /// Seats the bot or seer of this name for a match of this seed.
    ///
    /// # Errors
    /// When the game has neither of this name, or its budget is not one.
    pub fn named(name: &str, seed: u64, seat: Seat, means: &Means) -> Result<Self, BadBot> {
        Ok(if is_seer::<G>(name) {
            Self::Seer(
                seer_with::<G>(name, means)?,
                chance::bot_generator(seed, seat),
            )
        } else {
            Self::Fair(Seated::new(bot_with::<G>(name, means)?, seed, seat))
        })
    }
}

/// Plays a match to its end, some of whose players see every card. Everybody else plays as
/// in [`Opponents::play_to_the_end`]. Every move is noted before it is made.
///
/// # Panics
/// When there are not as many players as seats.
pub fn play_with_seers<G: Game>(
    mut game: Match<G>,
    sitters: &mut [Sitter<G>],
    mut note: impl FnMut(Seat, G::Move),
) -> Outcome {
    let players = game.rules().players();
    assert_eq!(sitters.len(), players, "a player for every seat");
    let mut events = Vec::new();
    loop {
        for sitter in sitters.iter_mut() {
            if let Sitter::Fair(bot) = sitter {
                bot.begin(game.round());
            }
        }
        while let Some(seat) = game.turn() {
            let chosen = match &mut sitters[seat.index()] {
                Sitter::Fair(bot) => bot.choose(game.round()),
                Sitter::Seer(seer, chance) => seer.choose(game.round(), chance),
            };
            note(seat, chosen);
            events.clear();
            game.apply(chosen, &mut events);
            for sitter in sitters.iter_mut() {
                if let Sitter::Fair(bot) = sitter {
                    bot.see(&events);
                }
            }
        }
        match game.phase() {
            Phase::Over(outcome) => return outcome.clone(),
            _ => game.next_round(),
        }
    }
}
