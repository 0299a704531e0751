//! What tests of the online part share: servers in this process or in one of their own,
//! browsers and WebSockets that come from any address of this machine, and people who play. A
//! dev-dependency, and part of chores; never of what is shipped. Whatever goes wrong here is a
//! failed test, so most of it panics.

#![allow(missing_docs)] // where a name says it all

use std::{
    thread,
    time::{Duration, Instant},
};

#[cfg(feature = "online")]
mod chromium;
pub mod command;
#[cfg(feature = "online")]
mod guest;
#[cfg(feature = "online")]
mod http;
#[cfg(feature = "page")]
pub mod page;
#[cfg(feature = "server")]
pub mod people;
#[cfg(feature = "server")]
mod player;
#[cfg(feature = "postgres")]
mod postgres;
#[cfg(feature = "online")]
pub mod process;
#[cfg(feature = "server")]
mod server;
#[cfg(feature = "online")]
mod socket;

#[cfg(feature = "online")]
pub use chromium::Chromium;
#[cfg(feature = "online")]
pub use guest::Guest;
#[cfg(feature = "online")]
pub use http::{Answer, Browser, Connection};
#[cfg(feature = "server")]
pub use player::{Code, Orders, Player};
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
#[cfg(feature = "online")]
pub use process::Process;
#[cfg(feature = "server")]
pub use server::{TestServer, finished_game, serve_if_asked, this_program, unhurried};
#[cfg(feature = "online")]
pub use socket::{End, Heard, Socket};

/// A guard against hanging only.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// Waits for something that comes without being told.
#[track_caller]
pub fn until(mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "it never came");
        thread::sleep(Duration::from_millis(20));
    }
}
