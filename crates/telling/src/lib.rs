//! What is said at a table, whatever is played there: the same at the terminal and in a page.
//!
//! [`teller()`] tells the cards of an online table, [`happenings`] what goes on around them. Nothing
//! here reads, prints or waits.

pub mod happenings;
mod teller;

pub use teller::{Teller, teller};
