//! Named opponents for each game.
//!
//! A bot chooses from a view: it never meets a state, so it cannot cheat. What it
//! decides by chance comes from a generator that its caller owns, so the same seed
//! plays the same game.
//!
//! ```
//! use baralho_bots::{Opponents, bot};
//! use baralho_game::{Game, Observer, Options, Rules, Standing, chance};
//! use baralho_scopa::{ScopaRules, Small};
//!
//! let rules = ScopaRules::parse("escopa", None, &Options::new())?;
//! let round = Small::deal_seed(&rules, &Standing::opening(&rules, 7), 7);
//! let seat = round.turn().expect("a fresh deal");
//! let mut robot = bot::<Small>("robot4")?;
//! let chosen = robot.choose(&round.view(Observer::Seat(seat)), &mut chance::bot_generator(7, seat));
//! assert!(round.is_legal(chosen));
//! assert!(bot::<Small>("robot9").is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any;
mod buraco;
mod rouba_montes;
mod scopa;

pub use any::Random;

use baralho_game::{Game, chance::Generator};
use thiserror::Error;

/// Somebody who plays.
pub trait Bot<G: Game>: Send {
    /// One of the view's legal moves. Called only when it is the observer's turn.
    fn choose(&mut self, view: &G::View, chance: &mut Generator) -> G::Move;
}

/// A game that has bots.
pub trait Opponents: Game {
    /// The names of all its bots, weakest first.
    const NAMES: &'static [&'static str];

    /// The bot of this name.
    fn opponent(name: &str) -> Option<Box<dyn Bot<Self>>>;
}

/// The bot of this name.
///
/// # Errors
/// When the game has no such bot; lists the ones it has.
pub fn bot<G: Opponents>(name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    G::opponent(name).ok_or_else(|| UnknownBot {
        name: name.to_owned(),
        known: G::NAMES,
    })
}

/// A name that no bot of the game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot `{name}` for this game: the bots are {}", known.join(", "))]
pub struct UnknownBot {
    /// What was given.
    pub name: String,
    /// What there is.
    pub known: &'static [&'static str],
}
