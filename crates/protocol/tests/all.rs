//! The protocols, as they are documented and as they must be.
//!
//! One program for all: what must be alone has its own.

#[path = "../../reading/tests/changes/mod.rs"]
mod changes;
mod documented;
mod laws;
mod online;
mod read_alike;
