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
mod preset;
mod verify;

pub use any_match::AnyMatch;
pub use any_rules::{AnyRules, BadGame};
pub use bots::{LEVELS, STAND_IN, USUAL_OPPONENT};
pub use preset::{Family, PRESETS, Preset, UnknownGame, preset};
pub use verify::{
    Check, Reason, Report, Wrong, await_move, check_result, rules_of, start_of, verify,
};

/// The engines, for [`with_game!`] where it is used.
#[doc(hidden)]
pub mod engines {
    pub use baralho_buraco::Buraco;
    pub use baralho_rouba_montes::RoubaMontes;
    #[cfg(feature = "lean")]
    pub use baralho_scopa::Large as Small;
    #[cfg(not(feature = "lean"))]
    pub use baralho_scopa::Small;
    pub use baralho_scopa::{Large, fits_small};
}

/// Runs a piece of code with the engine that plays some rules: `G` is the engine's type
/// there, and the rules are its own.
///
/// The code is compiled once for each engine, so it may ask of `G` whatever all of them
/// have, such as bots, without this room knowing of it.
///
/// ```
/// use baralho_catalog::{AnyRules, with_game};
/// use baralho_game::{Game, Options, Rules, Standing};
///
/// let rules = AnyRules::parse("escopa", Some(4), &Options::new())?;
/// let turn = with_game!(rules, |G, rules| {
///     G::deal_seed(&rules, &Standing::opening(&rules, 7), 7).turn()
/// });
/// assert!(turn.is_some());
/// # Ok::<(), baralho_catalog::BadGame>(())
/// ```
#[macro_export]
macro_rules! with_game {
    ($any:expr, |$G:ident, $rules:pat_param| $body:expr) => {
        match $any {
            $crate::AnyRules::Scopa(rules) if $crate::engines::fits_small(&rules) => {
                type $G = $crate::engines::Small;
                #[allow(clippy::no_effect_underscore_binding)] // not all code needs the rules
                let $rules = rules;
                $body
            }
            $crate::AnyRules::Scopa(rules) => {
                type $G = $crate::engines::Large;
                #[allow(clippy::no_effect_underscore_binding)] // not all code needs the rules
                let $rules = rules;
                $body
            }
            $crate::AnyRules::RoubaMontes(rules) => {
                type $G = $crate::engines::RoubaMontes;
                #[allow(clippy::no_effect_underscore_binding)] // not all code needs the rules
                let $rules = rules;
                $body
            }
            $crate::AnyRules::Buraco(rules) => {
                type $G = $crate::engines::Buraco;
                #[allow(clippy::no_effect_underscore_binding)] // not all code needs the rules
                let $rules = rules;
                $body
            }
        }
    };
}
