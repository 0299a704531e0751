//! What results mean.
//!
//! One program for all: what must be alone has its own.

mod coverage;
mod elo;
mod sprt;
