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
mod flat;
mod name;
mod rouba_montes;
mod scopa;
mod seated;
mod seers;

pub use any::Random;
pub(crate) use flat::appraise_by_playouts;
pub use flat::margin;
pub use name::{BadBot, BotName};
pub use scopa::RoundSolver;
pub use scopa::training;
pub use seated::Seated;
pub use seers::{Sitter, play_match};

use baralho_game::{Game, Match, Outcome, Seat, chance::Generator};
pub use baralho_search::{
    Appraisal, Appraised, Budget, Means, Stopwatch,
    solve::{NotSolvable, Step, Verdict},
};

/// Somebody who plays.
pub trait Bot<G: Game>: Send {
    /// One of the view's legal moves. Called only when it is the observer's turn.
    fn choose(&mut self, view: &G::View, chance: &mut Generator) -> G::Move;

    /// Whether it learns from how others play. Who runs a game then calls
    /// [`Bot::begin`] and [`Bot::watch`], best through [`Seated`]; a bot that was told
    /// nothing plays by the view alone.
    fn watches(&self) -> bool {
        false
    }

    /// A round begins, and this is its view of it: what was learned of the hands of the
    /// round before is void.
    fn begin(&mut self, _view: &G::View) {}

    /// Something happened, as its seat sees it, its own moves included; `before` is its
    /// view until then.
    fn watch(&mut self, _before: &G::View, _event: G::Event) {}
}

/// Somebody who sees every card: a cheat, to measure by what is possible at all. Only
/// simulations and analysis may ask one; no table seats it.
pub trait Seer<G: Game>: Send {
    /// One of the world's legal moves.
    fn choose(&mut self, world: &G, chance: &mut Generator) -> G::Move;
}

/// A game that has bots.
pub trait Opponents: Game {
    /// The names of all its bots, weakest first.
    const NAMES: &'static [&'static str];
    /// Those of them that take a budget: `mestre:200ms`.
    const THINKERS: &'static [&'static str] = &[];
    /// The most bytes that one search of a thinker keeps, where that is known.
    const SEARCH_MEMORY: Option<usize> = None;
    /// The names of those who see every card.
    const SEERS: &'static [&'static str] = &[];

    /// The bot of this name, with a budget if it takes one and one is given.
    fn opponent(name: &BotName<'_>, means: &Means) -> Option<Box<dyn Bot<Self>>>;

    /// The seer of this name.
    fn seer(_name: &BotName<'_>, _means: &Means) -> Option<Box<dyn Seer<Self>>> {
        None
    }

    /// What a round that is over gave a seat's side: its points less those of the best
    /// other side, or the opposite where points are bad.
    fn result(world: &Self, seat: Seat) -> f64 {
        margin(world, seat)
    }

    /// Plays a match to its end, and notes every move before it is made.
    ///
    /// # Panics
    /// When there are not as many sitters as seats.
    fn play_to_the_end(
        game: Match<Self>,
        sitters: &mut [Sitter<Self>],
        note: &mut dyn FnMut(Seat, Self::Move),
    ) -> Outcome;

    /// What each of the observer's moves is worth, over worlds that the view allows; where
    /// there are too many of them for the time or for anybody to look at, of the most
    /// promising ones and of the one that is `wanted` in any case. Call it only when it is
    /// the observer's turn.
    fn appraise(
        view: &Self::View,
        wanted: Option<Self::Move>,
        budget: Budget,
        means: &Means,
        chance: &mut Generator,
    ) -> Appraisal<Self::Move>;
}

/// The bot of this name on one thread, with the system's clock.
///
/// # Errors
/// When the game has no such bot, or its budget is not one.
#[cfg(not(target_family = "wasm"))]
pub fn bot<G: Opponents>(name: &str) -> Result<Box<dyn Bot<G>>, BadBot> {
    bot_with::<G>(name, &here())
}

/// The bot of this name with what it may use.
///
/// # Errors
/// When the game has no such bot, or its budget is not one; when it sees every card.
pub fn bot_with<G: Opponents>(name: &str, means: &Means) -> Result<Box<dyn Bot<G>>, BadBot> {
    if is_seer::<G>(name) {
        return Err(BadBot::SeesAll { name: name.into() });
    }
    let name = BotName::read(name, G::NAMES, G::THINKERS)?;
    G::opponent(&name, means).ok_or_else(|| BadBot::unknown(name.name, G::NAMES))
}

/// Whether a name is that of somebody who sees every card.
pub fn is_seer<G: Opponents>(name: &str) -> bool {
    G::SEERS.contains(&BotName::without_budget(name))
}

/// Somebody of this name who sees every card, with what they may use. For simulations and
/// analysis alone.
///
/// # Errors
/// When the game has no such seer, or the budget is not one.
pub fn seer_with<G: Opponents>(name: &str, means: &Means) -> Result<Box<dyn Seer<G>>, BadBot> {
    let name = BotName::read(name, G::SEERS, G::SEERS)?;
    G::seer(&name, means).ok_or_else(|| BadBot::unknown(name.name, G::SEERS))
}

/// One thread, and the system's clock.
#[cfg(not(target_family = "wasm"))]
pub fn here() -> Means {
    use std::{
        sync::OnceLock,
        time::{Duration, Instant},
    };
    fn clock() -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
    Means::single(clock)
}
