//! Who plays which game: the bots of the games in the one list.
//!
//! ```
//! use baralho_bots::{Bots, Seated};
//! use baralho_catalog::{AnyRules, with_game};
//! use baralho_game::{Game, Options, Rules, Seat, Standing};
//! use baralho_opponents::BotsOf;
//!
//! let rules = AnyRules::parse("escopa", None, &Options::new())?;
//! let moves = with_game!(rules, |G, rules| {
//!     let mut round = G::deal_seed(&rules, &Standing::opening(&rules, 7), 7);
//!     let mut bots: Vec<Seated<G>> = Seat::all(2)
//!         .map(|seat| Seated::named::<BotsOf<G>>("greedy", 7, seat))
//!         .collect::<Result<_, _>>()?;
//!     for bot in &mut bots {
//!         bot.begin(&round);
//!     }
//!     let mut moves = 0;
//!     while let Some(seat) = round.turn() {
//!         let chosen = bots[seat.index()].choose(&round);
//!         let mut events = Vec::new();
//!         round.apply(chosen, &mut events);
//!         for bot in &mut bots {
//!             bot.see(&events);
//!         }
//!         moves += 1;
//!     }
//!     assert!(Seated::<G>::named::<BotsOf<G>>("robot9", 7, Seat::new(0)).is_err());
//!     moves
//! });
//! assert_eq!(moves, 36);
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
