//! Bot processes: started, spoken to in lines, kept within limits, and gone when told.
//!
//! A bot is somebody else's program and may do anything: hang, die, fork, write without end.
//! [`Process`] keeps what it does from hurting whoever runs it. Reading and writing never block
//! beyond a deadline, memory is bounded whatever the bot writes, and after [`Process::stop`] (or
//! a drop) nothing it started is left.
//!
//! Every bot is started by a *trampoline*: the same program, called again with `__bot`, puts
//! itself under the limits and then becomes the bot. A program that starts bots therefore calls
//! [`trampoline`] at the very beginning of its `main`.
//!
//! Three things to know:
//! - The kernel kills a bot when the *thread* that started it ends, so that even `kill -9` leaves
//!   no bot behind. Start a bot in a thread that outlives it. What a bot forked survives such a
//!   death of its starter, unless it is in a [`Sandbox`] or was frozen then.
//! - Starting the first bot makes this process the one that inherits its bots' orphans, which it
//!   kills and reaps as their bot is stopped. Children that this program starts by other means are
//!   left alone, unless they leave its session.
//! - All this needs Linux. Elsewhere the crate compiles and [`Process::start`] says so.

mod fault;
mod interrupt;
mod kept;
mod launch;
mod time;

#[cfg(target_os = "linux")]
mod linux;
#[cfg(target_os = "linux")]
use linux as system;

#[cfg(not(target_os = "linux"))]
mod elsewhere;
#[cfg(not(target_os = "linux"))]
use elsewhere as system;

pub use fault::{CannotStart, Exit, Fault, Missing, Unavailable};
pub use interrupt::Interrupt;
pub use kept::{Kept, Said};
pub use launch::{Launch, Limits, Sandbox};
pub use system::{Process, stay_on_core, stop_all, trampoline};
pub use time::work_time;

/// What is known of a bot after its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stopped {
    /// How it ended by itself; none if it was still running and had to be killed.
    pub exit: Option<Exit>,
    /// What it wrote to its standard error.
    pub errors: Kept,
    /// The lines among it that nobody took by [`Process::take_errors`], as far as they were kept.
    pub said: Vec<Said>,
    /// The most memory it was seen to use, in bytes, if anybody looked.
    pub peak_memory: Option<u64>,
}
