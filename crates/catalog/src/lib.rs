//! The one list of games and presets, and access to a game without knowing which.
//!
//! Three ways in, from the most convenient to the fastest:
//!
//! - [`AnyRules`] is the rules of some game, read from a preset and options;
//! - [`AnyMatch`] is a match of some game, played by moves as text;
//! - [`with_game!`] writes a piece of code once and compiles it for each engine.
//!
//! ```
//! use baralho_catalog::AnyRules;
//! use baralho_game::Options;
//!
//! let rules = AnyRules::parse("scopone", None, &Options::new())?;
//! assert_eq!((rules.players(), rules.sides()), (4, 2));
//! let mut game = rules.start(7);
//! while let Some(first) = game.legal_moves().first() {
//!     game.play(first)?;
//!     game.next_round();
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_match;
mod any_rules;
mod bots;
mod faces;
mod games;
mod preset;
mod verify;

pub use any_match::AnyMatch;
pub use any_rules::BadGame;
pub use bots::{LEVELS, STAND_IN, USUAL_OPPONENT};
pub use faces::{Faced, picture, refusal_of, rulebook, why_not};
#[doc(hidden)]
pub use games::engines;
pub use games::{AnyRules, Family, PRESETS};
pub use preset::{Preset, UnknownGame, preset};
pub use verify::{
    Check, Reason, Report, Wrong, await_move, check_result, rules_of, start_of, verify,
};
