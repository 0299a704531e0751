//! Search for games with hidden cards: budgets, and what a search found out.
//!
//! Nothing here knows a concrete game. Randomness and time are arguments, so the same
//! seed and the same number of iterations find the same move, on every platform.

mod appraisal;
mod budget;
mod parallel;
pub mod solve;
mod tree;

pub use appraisal::{Appraisal, Appraised};
pub use budget::{BadBudget, Budget, Clock, Means, Stop, Stopwatch};
pub use parallel::ParallelTrees;
pub use tree::{Known, MOST_NODES, MOST_SIDES, Problem, Rewards, Settings, Tree};
