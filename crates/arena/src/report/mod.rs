//! What a tournament has shown: its statistics, and one HTML page that tells them.

mod data;
mod say;
mod summary;

pub use data::{BotInfo, GameResult, Pairing, ReportData, SprtData, Verdict};
pub use say::{Argument, Say};
pub use summary::{SprtSummary, Standing, Summary};
