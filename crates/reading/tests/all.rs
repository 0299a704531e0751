//! Reading and writing JSON.
//!
//! One program for all: what must be alone has its own.

mod changes;
mod complaints;
mod like_serde;
mod writing;
