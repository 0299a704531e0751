//! The players: each as strong as it should be, and none sees what it must not.
//!
//! One program for all: what must be alone has its own.

mod golden;
mod laws;
mod mestre;
mod reasons;
mod sampling;
