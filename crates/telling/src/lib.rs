//! What happens at a table, in sentences: the same at the terminal and in a page.
//!
//! Everything is told to somebody: a [`Voice`] knows who listens, and every game says by
//! [`Telling`] what the listener's own view and events allow, and no more. [`happenings`] tells
//! what goes on around the cards of an online table. Nothing here reads, prints or waits.
//!
//! ```
//! use baralho_game::{Game, Match, Observer, Options, Rules, Seat};
//! use baralho_scopa::{ScopaRules, Small};
//! use baralho_telling::{Telling, Voice};
//! use baralho_words::{Language, Style, Words};
//!
//! let rules = ScopaRules::parse("escopa", Some(2), &Options::new())?;
//! let game = Match::<Small>::new(rules, 12);
//! let words = Words::new(Language::En, Style::Symbols);
//! let names = ["Ana".to_owned(), "Rui".to_owned()];
//! let rui = Observer::Seat(Seat::new(1));
//! let told = Small::opening(Voice::new(&words, &names, rui), &game.round().view(rui));
//! assert_eq!(told, ["Ana deals three cards to each player.", "You play first."]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod buraco;
mod grid;
pub mod happenings;
pub mod labels;
mod order;
mod outcome;
#[cfg(feature = "reasons")]
pub mod reasons;
pub mod rouba_montes;
pub mod scopa;
mod telling;
mod voice;

pub use grid::{Grid, Row};
pub use order::Order;
pub use outcome::{Ended, eliminated, ended, heading_of, points, round_heading, verdict};
pub use telling::{Telling, capitalised, number};
pub use voice::{GAP, GLUE, Voice};
