//! The players: each as strong as it should be, and none sees what it must not.
//!
//! One program for all: what must be alone has its own.

mod appraise;
mod golden;
mod laws;
mod levels;
mod mestre;
mod reasons;
mod robots;
mod sampling;
mod solver;
mod training;
mod vidente;
