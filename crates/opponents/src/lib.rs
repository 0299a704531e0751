//! Who plays which game: the bots of the games in the one list.
//!
//! ```
//! use baralho_bots::{here, play_match};
//! use baralho_catalog::{AnyRules, with_game};
//! use baralho_game::Options;
//! use baralho_opponents::BotsOf;
//!
//! let rules = AnyRules::parse("escopa", None, &Options::new())?;
//! let mut moves = 0;
//! let played = with_game!(rules, |G, rules| {
//!     let name = |_| "greedy";
//!     play_match::<BotsOf<G>>(&rules, 7, name, &here(), &mut |_, _| moves += 1)
//! });
//! assert!(!played?.winners.is_empty() && moves >= 36);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use baralho_bots::Bots;
use baralho_catalog::games;
use baralho_game::Game;

/// A game that has bots. No game knows its own: they would be in the page that only shows it.
pub trait Opponents: Game {
    /// Its bots.
    type Bots: Bots<Game = Self>;
}

/// The bots of a game.
pub type BotsOf<G> = <G as Opponents>::Bots;

macro_rules! opponents {
    (() $($game:ident($package:ident) {
        $rules:ty, $engines:tt, $presets:tt, [$($of:tt)*] $engine:ty, $face:ty, $bots:ty,
        $($rest:tt)*
    })*) => {
        $(#[allow(trivial_bounds)] // a game of several sizes has bots for these alone
        impl<$($of)*> Opponents for $engine
        where
            $bots: Bots<Game = Self>,
        {
            type Bots = $bots;
        })*
    };
}

games!([opponents]());
