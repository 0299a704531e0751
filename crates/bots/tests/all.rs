//! The players: each as strong as it should be, and none sees what it must not.
//!
//! One program for all: what must be alone has its own.

mod appraise;
mod buraco_mestre;
mod golden;
mod levels;
mod mestre;
mod no_peeking;
mod opponents;
mod sampling;
mod seated;
mod solver;
mod training;
mod vidente;
