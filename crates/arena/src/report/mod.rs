//! What a tournament has shown: its statistics, and one HTML page that tells them.

mod data;
mod figures;
mod markup;
mod page;
mod plots;
mod say;
mod scale;
mod series;
mod summary;
mod tables;

pub use data::{BotInfo, GameResult, Pairing, ReportData, SprtData, Verdict};
pub use page::{html, html_of};
pub use say::{Argument, Say};
pub use summary::{SprtSummary, Standing, Summary};
