//! What a tournament has shown: its statistics, and one HTML page that tells them.

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

use baralho_words::Words;

use crate::{run::Finished, settings::Settings};

pub use baralho_protocol::Verdict;
pub(crate) use games::usual_path;
pub use games::{Games, Step};
pub use page::write;
pub use summary::{SprtSummary, Standing, Summary};
pub use tally::Tally;

/// What a report is made of, but for the games.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    /// What was to be played.
    pub settings: &'a Settings,
    /// What came of it.
    pub finished: &'a Finished,
    /// When it was played, as it should be read, such as `2026-11-16`.
    pub date: String,
    /// Further settings, as they should be read: clocks, limits, sandbox.
    pub conditions: Vec<(String, String)>,
    /// The language of the page.
    pub words: &'a Words,
}
