//! What a report is made of: plain data, as the tournament knows it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::SeriesSeed;

/// What a report tells besides the games: who played what.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReportData {
    /// What the tournament was called, if it was.
    pub title: Option<String>,
    /// The preset played, such as `escopa`.
    pub game: String,
    /// The options of its rules, by name.
    pub rules: BTreeMap<String, String>,
    /// How many sat at a table.
    pub players: usize,
    /// Where all deals came from.
    pub seed: SeriesSeed,
    /// Whether whoever has fewer points is better off.
    #[serde(default)]
    pub points_are_bad: bool,
    /// How the opponents were found.
    pub pairing: Pairing,
    /// Whether every deal was played in every seating.
    pub duplicate: bool,
    /// How many games were to be played, if that is known; fewer means that it was stopped.
    pub planned: Option<u64>,
    /// When it was played, as it should be read, such as `2026-11-16`.
    pub date: String,
    /// The program that ran it, such as `baralho 0.1.0`.
    pub runner: String,
    /// Further settings, as they should be read: clocks, limits, sandbox.
    pub settings: Vec<(String, String)>,
    /// Who played. Everything else names bots by their place in this list.
    pub bots: Vec<BotInfo>,
    /// Each bot's place from 1, where the pairings decide it (Swiss, knockout); elsewhere the
    /// ratings do.
    #[serde(default)]
    pub places: Option<Vec<usize>>,
    /// The test that was run, if one was.
    pub sprt: Option<SprtData>,
}

/// How opponents are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it all
pub enum Pairing {
    #[default]
    RoundRobin,
    Gauntlet,
    Swiss,
    Knockout,
}

/// A bot of the tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotInfo {
    /// What the tournament calls it.
    pub name: String,
    /// What it is: the name of a built-in bot, or a command.
    pub spec: String,
    /// Who wrote it, if it said so.
    pub author: Option<String>,
    /// Why it never started, if it never did.
    #[serde(default)]
    pub never_started: Option<String>,
}

/// How one game went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number in the tournament, from 1.
    pub number: u64,
    /// The number of its deal: games of the same number were dealt the same cards.
    pub deal: u64,
    /// Which bot sat in each seat.
    pub bots: Vec<usize>,
    /// Which side each seat was on.
    pub sides: Vec<usize>,
    /// The points of each side.
    pub points: Vec<i32>,
    /// The sides that won: several if they shared the victory, none if nobody did; a game
    /// that nobody won tells nothing and is left out of all statistics but the verdicts.
    pub winners: Vec<usize>,
    /// How it ended.
    pub verdict: Verdict,
    /// Whose fault that was, unless it ended normally.
    pub faulty: Option<usize>,
    /// Where its record is, seen from the report.
    pub record: Option<String>,
    /// Which part of that file it is, where it holds several: the first byte, and how many.
    #[serde(default)]
    pub record_at: Option<(u64, u64)>,
    /// Where its log of messages is, seen from the report.
    pub log: Option<String>,
}

/// How a game ended.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it all
pub enum Verdict {
    #[default]
    Normal,
    IllegalMove,
    Timeout,
    Crash,
    Stall,
    ProtocolError,
    StartFailure,
    OutOfMemory,
    OutOfDisk,
    Interrupted,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Self; 10] = [
        Self::Normal,
        Self::IllegalMove,
        Self::Timeout,
        Self::Crash,
        Self::Stall,
        Self::ProtocolError,
        Self::StartFailure,
        Self::OutOfMemory,
        Self::OutOfDisk,
        Self::Interrupted,
    ];

    /// Its name in files and messages for programs, such as `illegal-move`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::IllegalMove => "illegal-move",
            Self::Timeout => "timeout",
            Self::Crash => "crash",
            Self::Stall => "stall",
            Self::ProtocolError => "protocol-error",
            Self::StartFailure => "start-failure",
            Self::OutOfMemory => "out-of-memory",
            Self::OutOfDisk => "out-of-disk",
            Self::Interrupted => "interrupted",
        }
    }
}

/// A sequential test between two bots.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SprtData {
    /// The bot that is tested.
    pub bot: usize,
    /// The bot it is tested against.
    pub against: usize,
    /// The difference in Elo that would be disappointing (H0).
    pub elo0: f64,
    /// The difference in Elo that is hoped for (H1).
    pub elo1: f64,
    /// How often H1 may be accepted wrongly.
    pub alpha: f64,
    /// How often H0 may be accepted wrongly.
    pub beta: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_written_by_their_names() {
        for verdict in Verdict::ALL {
            let written = serde_json::to_string(&verdict).expect("it can be written");
            assert_eq!(written, format!("\"{}\"", verdict.name()));
        }
    }
}
