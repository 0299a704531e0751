//! What is said at a table, whatever is played there: the same at the terminal and in a page.
//!
//! Every game is told by its own [`Face`](baralho_face::Face), which [`Faced`] knows; [`teller()`]
//! tells the cards of an online table, [`happenings`] what goes on around them, and [`labels`] what
//! games, bots and options are called. Nothing here reads, prints or waits.
//!
//! ```
//! use baralho_face::{Face, Voice};
//! use baralho_game::{Game, Match, Observer, Options, Rules, Seat};
//! use baralho_scopa::{ScopaRules, Small};
//! use baralho_telling::Faced;
//! use baralho_words::{Language, Style, Words};
//!
//! let rules = ScopaRules::parse("escopa", Some(2), &Options::new())?;
//! let game = Match::<Small>::new(rules, 12);
//! let words = Words::new(Language::En, Style::Symbols);
//! let names = ["Ana".to_owned(), "Rui".to_owned()];
//! let rui = Observer::Seat(Seat::new(1));
//! let view = game.round().view(rui);
//! let told = <Small as Faced>::Face::opening(Voice::new(&words, &names, rui), &view);
//! assert_eq!(told, ["Ana deals three cards to each player.", "You play first."]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod faced;
pub mod happenings;
pub mod labels;
mod teller;

pub use faced::{Faced, refusal_of};
pub use teller::{Teller, teller};
