//! A table without a server.
//!
//! The page speaks the online protocol to whoever keeps its table. Without a server that is
//! this room, in a worker of the browser: one table of one person and bots, kept by the same
//! [`baralho_table`] as on a server. So the page has one way to play, nothing that its person
//! may not see ever leaves the worker, and thinking bots do not freeze the page.
//!
//! [`LocalServer`] has no I/O: whoever runs it hands it what the page said, the time and chance,
//! and carries away what it answers.

mod server;
mod think;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use server::{LocalServer, Surroundings};
