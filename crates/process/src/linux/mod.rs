//! Bots on Linux.

mod ending;
mod pipes;
mod process;
mod sandbox;
mod trampoline;
mod tree;
mod watch;

pub use ending::become_guardian;
pub use process::{Process, stop_all};
pub(crate) use sandbox::sandbox_available;
pub use trampoline::trampoline;
