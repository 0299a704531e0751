//! Tournaments: pairings, duplicate deals, referees, durable results, reports.

mod built_in;
pub mod report;
mod seating;

pub use built_in::play_match;
pub use seating::{Seating, game_seed};
