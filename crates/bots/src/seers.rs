//! Matches among bots, some of whom may see every card: for measuring what is possible at all.

use std::convert::Infallible;

use baralho_game::{
    Game, Match, Outcome, Players, Rules as _, Seat,
    chance::{self, Generator},
    run_match,
};

use crate::{BadBot, Bots, Means, MoveOf, Seated, Seer, bot_with, is_seer, seer_with};

/// Somebody at a seat who plays fairly, or who sees every card.
pub enum Occupant<G: Game> {
    /// A bot.
    Fair(Seated<G>),
    /// Somebody who sees every card, with their own chance.
    Seer(Box<dyn Seer<G>>, Generator),
}

impl<G: Game> Occupant<G> {
    /// Seats the bot or seer of this name for a match of this seed.
    pub fn named<B: Bots<Game = G>>(
        name: &str,
        seed: u64,
        seat: Seat,
        means: &Means,
    ) -> Result<Self, BadBot> {
        Ok(if is_seer::<B>(name) {
            Self::Seer(
                seer_with::<B>(name, means)?,
                chance::bot_generator(seed, seat),
            )
        } else {
            Self::Fair(Seated::new(bot_with::<B>(name, means)?, seed, seat))
        })
    }

    /// The bot, if it must be told what happens.
    pub fn watcher(&mut self) -> Option<&mut Seated<G>> {
        match self {
            Self::Fair(bot) if bot.watches() => Some(bot),
            _ => None,
        }
    }

    /// Their move. Call it only on their turn.
    pub fn choose(&mut self, round: &G) -> G::Move {
        match self {
            Self::Fair(bot) => bot.choose(round),
            Self::Seer(seer, chance) => seer.choose(round, chance),
        }
    }
}

/// Who plays a match, by seat.
struct Occupants<'a, G: Game>(&'a mut [Occupant<G>]);

impl<G: Game> Players<G> for Occupants<'_, G> {
    type Stop = Infallible;

    fn watch(&self) -> bool {
        let watches =
            |occupant: &Occupant<G>| matches!(occupant, Occupant::Fair(bot) if bot.watches());
        self.0.iter().any(watches)
    }

    fn begin(&mut self, game: &Match<G>) -> Result<(), Infallible> {
        for bot in self.0.iter_mut().filter_map(Occupant::watcher) {
            bot.begin(game.round());
        }
        Ok(())
    }

    fn choose(&mut self, seat: Seat, game: &Match<G>) -> Result<G::Move, Infallible> {
        Ok(self.0[seat.index()].choose(game.round()))
    }

    fn see(&mut self, _made: G::Move, events: &[G::Event], _game: &Match<G>) {
        for bot in self.0.iter_mut().filter_map(Occupant::watcher) {
            bot.see(events);
        }
    }
}

/// What every game's [`Bots::play_to_the_end`] does.
///
/// # Panics
/// When there are not as many occupants as seats.
pub fn play_to_the_end<G: Game>(
    mut game: Match<G>,
    occupants: &mut [Occupant<G>],
    note: &mut dyn FnMut(Seat, G::Move),
) -> Outcome {
    assert_eq!(
        occupants.len(),
        game.rules().players(),
        "somebody for every seat"
    );
    let Ok(outcome) = run_match(&mut game, &mut Occupants(occupants), note);
    outcome
}

/// Plays a match of a seed to its end, every seat by the bot or the seer named for it. Every
/// move is noted before it is made.
pub fn play_match<'a, B: Bots>(
    rules: &<B::Game as Game>::Rules,
    seed: u64,
    name: impl Fn(Seat) -> &'a str,
    means: &Means,
    note: &mut dyn FnMut(Seat, MoveOf<B>),
) -> Result<Outcome, BadBot> {
    let occupants =
        Seat::all(rules.players()).map(|seat| Occupant::named::<B>(name(seat), seed, seat, means));
    let mut occupants = occupants.collect::<Result<Vec<_>, _>>()?;
    let game = Match::new(rules.clone(), seed);
    Ok(B::play_to_the_end(game, &mut occupants, note))
}
