//! Bots as processes.
//!
//! One program for all: what must be alone has its own.

#[path = "bots/main.rs"]
mod bots;
mod zoo;
