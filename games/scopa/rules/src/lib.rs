//! Escopa, Scopa, Escoba and Scopone: one engine, one set of rule options, named presets.
//!
//! ```
//! use baralho_game::{Game, Options, Rules, Standing};
//! use baralho_scopa::{ScopaRules, Small};
//!
//! let rules = ScopaRules::parse("escopa", Some(2), &Options::new())?;
//! let mut round = Small::deal_seed(&rules, &Standing::opening(&rules, 7), 7);
//! while let Some(&first) = round.moves().first() {
//!     round.play(first, &mut ())?;
//! }
//! assert_eq!(round.tally().sides.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same rules are compiled for two sizes: [`Small`] for one deck and up to six
//! players, small enough to copy freely; [`Large`] for everything else. [`fits_small`]
//! says which one a set of rules can use; both give the same game.

mod bag;
pub mod capture;
mod carta;
mod check;
mod events;
mod hand;
mod listing;
mod matches;
mod moves;
mod notation;
mod open;
mod presets;
mod redeal;
mod rules;
mod setup;
mod state;
mod subsets;
pub mod swift;
mod table;
mod tally;
mod view;
mod ways;
mod wire;

pub use bag::Bag;
pub use carta::{Carta, Faces};
pub use check::check_move;
pub use events::{Event, Taken};
pub use hand::Hand;
pub use matches::after_round;
pub use moves::{Illegal, Move};
pub use open::Open;
pub use rules::{Capture, Choice, Mechanic, Preset, Prime, ScopaRules};
pub use setup::{BadSetup, Setup};
pub use state::Scopa;
pub use table::Table;
pub use tally::{CATEGORIES, Category, SideTally, Tally, score};
pub use view::View;
pub use ways::Reach;

/// One deck, up to six players.
pub type Small = Scopa<40, 6>;
/// Any number of decks and players.
pub type Large = Scopa<240, 16>;

/// Whether [`Small`] can hold games by these rules.
pub fn fits_small(rules: &ScopaRules) -> bool {
    rules.decks == 1 && rules.players <= 6
}
