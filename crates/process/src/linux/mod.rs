//! Bots on Linux.

mod cores;
mod ending;
mod errors;
mod freezing;
mod lines;
mod pipes;
mod process;
mod sandbox;
mod settings;
mod trampoline;
mod tree;
mod watch;

pub use cores::stay_on_core;
pub use process::{Process, stop_all};
pub(crate) use sandbox::sandbox_available;
pub use trampoline::trampoline;
