//! Reviews recorded games: what every move was worth as far as its player could know, which
//! would have been better and why, and how much of the result was luck.
//!
//! Nothing here looks at hidden cards. A move is appraised over worlds that the mover's view
//! allows, through [`Bots::appraise`](baralho_bots::Bots::appraise), and its reasons
//! are computed from the same view. Only the final result is the truth of the record.
//!
//! - [`review`] reviews a whole record, on several threads, and can be stopped;
//! - [`hint`] is one such appraisal while a game is played;
//! - [`told`] puts in words why a move is good or bad: every [`Reason`](baralho_bots::Reason) is a
//!   true statement about it, with its numbers.

mod decisions;
mod grade;
mod hint;
mod judge;
mod report;
mod run;
mod split;
pub mod told;

pub use decisions::{Decision, RoundPlayed, Told, tell};
pub use grade::Grade;
pub use hint::{Hint, hint};
pub use judge::judge;
pub use report::{Choice, PlayerReview, Review, RoundReview, Step};
pub use run::{Settings, Watch, review};
pub use split::{Cause, SideSplit, TurningPoint};
