//! Playing cards as every game of Baralho sees them: a [`Suit`], a [`Rank`],
//! a [`Card`], and the notation people and programs type.
//!
//! ```
//! use baralho_cards::{Card, Rank, Suit};
//!
//! let settebello: Card = "7D".parse()?;
//! assert_eq!(settebello, Card::new(Rank::Seven, Suit::Diamonds));
//! assert_eq!("7♦".parse::<Card>()?, settebello);
//! assert_eq!(settebello.to_string(), "7D");
//! assert_eq!(settebello.symbol().to_string(), "7♦");
//! # Ok::<(), baralho_cards::BadCard>(())
//! ```

mod card;
mod notation;
mod rank;
mod suit;

pub use card::Card;
pub use notation::{BadCard, Symbol, parse_cards};
pub use rank::Rank;
pub use suit::Suit;
