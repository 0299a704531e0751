//! Tournaments: pairings, duplicate deals, referees, durable results, reports.
//!
//! [`Settings`] say what is played; a [`Directory`] keeps them and every game's result; a
//! [`Runner`] plays what is left to play; [`report`] makes tables and a page of it.

mod bot_fault;
mod bot_process;
mod clock;
mod directory;
mod folders;
mod ledger;
mod numbering;
mod played;
pub mod report;
mod results;
mod run;
mod schedule;
mod seating;
mod seed;
mod settings;
mod shared;
mod spec;
mod stage;
mod transcript;
mod worker;

/// What this program calls itself.
const PROGRAM: &str = concat!("baralho ", env!("CARGO_PKG_VERSION"));

pub use directory::{BadDirectory, Directory};
pub use folders::{folder_of_command, folders_of, intruded_on};
pub use numbering::planned;
pub use played::{Fault, Played};
pub use results::Games;
pub use run::{CannotRun, Ended, Finished, Runner, Watch};
pub use seating::{Seating, has_torn_partners};
pub use seed::{BadSeed, SeriesSeed, game_seed};
pub use settings::{
    Clock, Entrant, Extent, FIRST_VERSION, FORMAT, Keep, Kind, Limits, MOST_AT_TABLE, Pairing,
    SandboxConfig, Settings, VERSION,
};
pub use spec::{BadEntrant, check_program, read_entrant};
pub use worker::Arena;
