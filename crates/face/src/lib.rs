//! What people meet of a game, whichever it is: sentences, what lies where on a page and what a
//! click there means, and what can be typed at a terminal.
//!
//! Every game has a crate that implements [`Face`]. What it says and shows is made from one
//! observer's view, so it can give nothing away. Everything is said to somebody: a [`Voice`]
//! knows who listens, and in which words. Nothing here reads, prints or waits.

mod face;
mod grid;
mod melds;
mod order;
mod outcome;
pub mod scene;
mod selection;
mod typed;
mod voice;

pub use face::{
    EventOf, Face, IllegalOf, MoveOf, Rulebook, RulesOf, TallyOf, ViewOf, capitalised, number,
};
pub use grid::{Grid, Row};
pub use order::Order;
pub use outcome::{
    Ended, eliminated, ended, heading_of, points, points_of_sides, round_heading, verdict,
};
pub use scene::{Scene, Seen, Touch};
pub use selection::Selection;
pub use typed::{Reply, card_words, hand_place, place_in_hand, screen, start_of};
pub use voice::{GAP, GLUE, Voice};
