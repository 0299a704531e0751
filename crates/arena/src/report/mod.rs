//! What a tournament has shown: its statistics, and one HTML page that tells them.

mod data;
mod figures;
mod games;
mod listing;
mod markup;
mod page;
mod plots;
mod scale;
mod series;
mod summary;
mod tables;
mod tally;

pub use baralho_protocol::Verdict;
pub use data::{BotInfo, Pairing, ReportData};
pub(crate) use games::usual_path;
pub use games::{Games, Step};
pub use page::{html, write};
pub use summary::{SprtSummary, Standing, Summary};
pub use tally::Tally;
