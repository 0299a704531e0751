//! A live table: who sits there, the matches they play, the clocks, and the log of all that
//! happened.
//!
//! No I/O, no async, no randomness and no clock of its own: all are arguments. A [`Table`]
//! is what follows from the lines of its log. A [`Command`](baralho_protocol::online::Command) of
//! somebody at the table is checked and becomes [`Logged`] lines, which wait in [`Table::take_pending`] together with the frames to
//! be told; whoever runs the table stores the lines first and sends the frames then, so
//! that nobody is ever told what could still be lost. [`Table::load`] with the stored
//! lines is the same table again.
//!
//! Frames follow from a line and from what its observer may see: see [`Frames`]. What a client
//! makes of them is in [`client`], and what is said of them to people in [`happenings`].

pub mod client;
mod command;
mod finished;
mod fold;
pub mod happenings;
mod live;
mod log;
mod presence;
mod table;
mod tell;
#[cfg(test)]
mod twins;

pub use command::clean;
pub use finished::{FinishedMatch, FinishedSeat};
pub use log::{BadLog, Hidden, Logged};
pub use presence::{BotTurn, RoundSoFar};
pub use table::{Frame, Pending, Table, TableConfig};
pub use tell::Frames;
