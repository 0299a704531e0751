//! The online protocol, version 1: JSON messages over a WebSocket between a server and its
//! clients. `docs/online.md` explains it.
//!
//! Every message is one object with a `type`. A client says [`Command`], the server
//! answers and tells by [`ToClient`]. What happens at a table is numbered ([`Told`]): the
//! same numbers for everybody, each observer told only what it may see.

mod clock;
mod code;
mod command;
mod event;
pub mod fair;
mod local;
mod refusal;
mod setup;
mod state;
mod to_client;

pub use clock::{Clocks, EXTENSIONS};
pub use code::{BadCode, TableCode};
pub use command::{Command, LONGEST_CHAT, LONGEST_MESSAGE, Request, Room};
pub use event::{By, Cards, Ending, Gone, TableEvent, Told};
pub use local::{FromLocal, Kept, Saved, ToLocal};
pub use refusal::Refusal;
pub use setup::{ClockRule, PAUSE_S, Person, Setup};
pub use state::{Place, Said, Stage, TableState, remember};
pub use to_client::{MatchSnapshot, Position, Snapshot, Summary, ToClient};

/// The version of the online protocol.
pub const VERSION: u32 = 1;
