//! The table and its clients.
//!
//! One program for all: what must be alone has its own.

mod connection;
mod frames;
mod happenings;
mod lossy;
mod undo;
mod version_1;
