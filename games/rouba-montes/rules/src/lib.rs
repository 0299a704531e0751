#![doc = include_str!("../README.md")]

pub mod contest;
mod events;
mod layout;
mod moves;
mod rules;
mod state;
mod table;
mod tally;
mod view;
mod wire;

pub use events::{Effect, Event};
pub use layout::Layout;
pub use moves::{Illegal, Move};
pub use rules::{MAX_DECKS, MAX_PLAYERS, MIN_PLAYERS, PRESET, RoubaMontesRules};
pub use state::RoubaMontes;
pub use table::Table;
pub use tally::{Tally, play_out};
pub use view::View;
