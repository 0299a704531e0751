//! What the bots of every game have in common; nothing here knows a game.
//!
//! A bot chooses from a view: it never meets a state, so it cannot cheat. What it
//! decides by chance comes from a generator that its caller owns, and time is an argument, too,
//! so the same seed and the same number of iterations play the same game on every platform.
//!
//! - [`Bots`] is what a game's folder says of its bots: names, players, what moves are worth and
//!   why;
//! - [`bot`] is one of them by name, [`Seated`] one at a table, [`play_match`] a match among them;
//! - [`tree`] searches the worlds that a view allows, [`solve`] open cards to the end.

mod any;
mod appraisal;
mod budget;
mod flat;
mod name;
mod odds;
mod pool;
mod review;
mod seated;
mod seers;
pub mod solve;
pub mod tree;

pub use any::Random;
pub use appraisal::{Appraisal, Appraised};
pub use budget::{BadBudget, Budget, Clock, Means, Stop, Stopwatch};
pub use flat::{Trials, appraise_by_playouts, compare, margin};
pub use name::{BadBot, BotName};
pub use odds::{at_least_one, ways};
pub use pool::{Shares, share_out};
pub use review::{ENOUGH, NOTABLE, Reason, Scale};
pub use seated::Seated;
pub use seers::{Occupant, play_match, play_to_the_end};

use std::time::Duration;

use baralho_game::{Game, Match, Outcome, Seat, chance::Generator};

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

/// The bots of one game.
pub trait Bots {
    /// The game that they play.
    type Game: Game;

    /// The names of all of them, weakest first.
    const NAMES: &'static [&'static str];
    /// Those of them that take a budget: `mestre:200ms`.
    const THINKERS: &'static [&'static str] = &[];
    /// The most bytes that one search of a thinker keeps, where that is known.
    const SEARCH_MEMORY: Option<usize> = None;
    /// The names of those who see every card.
    const SEERS: &'static [&'static str] = &[];
    /// The losses from which a review calls a move inaccurate, a mistake or a blunder.
    const SCALE: Scale;
    /// About how long a round's review takes when nothing else is asked for.
    const REVIEW: Duration = Duration::from_millis(1800);
    /// Whether there is never anything to decide.
    const LUCK_ONLY: bool = false;

    /// The bot of this name, with a budget if it takes one and one is given.
    fn opponent(name: &BotName<'_>, means: &Means) -> Option<Box<dyn Bot<Self::Game>>>;

    /// The seer of this name.
    fn seer(_name: &BotName<'_>, _means: &Means) -> Option<Box<dyn Seer<Self::Game>>> {
        None
    }

    /// What a round that is over gave a seat's side: its points less those of the best
    /// other side, or the opposite where points are bad.
    fn result(world: &Self::Game, seat: Seat) -> f64 {
        margin(world, seat)
    }

    /// Plays a match to its end, and notes every move before it is made. Each game calls
    /// [`play_to_the_end`] here, so that it is compiled once, with the bots.
    ///
    /// # Panics
    /// When there are not as many occupants as seats.
    fn play_to_the_end(
        game: Match<Self::Game>,
        occupants: &mut [Occupant<Self::Game>],
        note: &mut dyn FnMut(Seat, MoveOf<Self>),
    ) -> Outcome;

    /// What each of the observer's moves is worth, over worlds that the view allows; where
    /// there are too many of them for the time or for anybody to look at, of the most
    /// promising ones and of the one that is `wanted` in any case. Call it only when it is
    /// the observer's turn.
    fn appraise(
        view: &ViewOf<Self>,
        wanted: Option<MoveOf<Self>>,
        budget: Budget,
        means: &Means,
        chance: &mut Generator,
    ) -> Appraisal<MoveOf<Self>>;

    /// What speaks for a move against all of these others, the weightiest first. Every
    /// statement is true as far as the view's observer can know, and does not hold for all
    /// of the others alike.
    fn why(_view: &ViewOf<Self>, _best: MoveOf<Self>, _others: &[MoveOf<Self>]) -> Vec<Reason> {
        Vec::new()
    }

    /// What speaks against a move when a better one is known.
    fn why_not(_view: &ViewOf<Self>, _played: MoveOf<Self>, _best: MoveOf<Self>) -> Vec<Reason> {
        Vec::new()
    }
}

/// What a player of these bots' game sees.
pub type ViewOf<B> = <<B as Bots>::Game as Game>::View;

/// A move of these bots' game.
pub type MoveOf<B> = <<B as Bots>::Game as Game>::Move;

/// The bot of this name on one thread, with the system's clock.
#[cfg(not(target_family = "wasm"))]
pub fn bot<B: Bots>(name: &str) -> Result<Box<dyn Bot<B::Game>>, BadBot> {
    bot_with::<B>(name, &here())
}

/// The bot of this name with what it may use.
pub fn bot_with<B: Bots>(name: &str, means: &Means) -> Result<Box<dyn Bot<B::Game>>, BadBot> {
    if is_seer::<B>(name) {
        return Err(BadBot::SeesAll { name: name.into() });
    }
    let name = BotName::read(name, B::NAMES, B::THINKERS)?;
    B::opponent(&name, means).ok_or_else(|| BadBot::unknown(name.name, B::NAMES))
}

/// Whether a name is that of somebody who sees every card.
pub fn is_seer<B: Bots>(name: &str) -> bool {
    B::SEERS.contains(&BotName::without_budget(name))
}

/// Somebody of this name who sees every card, with what they may use. For simulations and
/// analysis alone.
pub fn seer_with<B: Bots>(name: &str, means: &Means) -> Result<Box<dyn Seer<B::Game>>, BadBot> {
    let name = BotName::read(name, B::SEERS, B::SEERS)?;
    B::seer(&name, means).ok_or_else(|| BadBot::unknown(name.name, B::SEERS))
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
