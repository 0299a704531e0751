//! The protocols, as they are documented and as they must be.
//!
//! One program for all: what must be alone has its own.

mod documented;
mod laws;
mod online;
