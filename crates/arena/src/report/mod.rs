//! What a tournament has shown: its statistics, and one HTML page that tells them.

mod data;

pub use data::{BotInfo, GameResult, Pairing, ReportData, SprtData, Verdict};
