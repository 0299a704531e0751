//! What a report is made of: plain data, as the tournament knows it.

use std::collections::BTreeMap;

use baralho_stats::Sprt;
use serde::{Deserialize, Serialize};

use crate::SeriesSeed;

/// What a report tells besides the games: who played what.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReportData {
    /// What the tournament was called, if it was.
    pub title: Option<String>,
    /// The preset played, such as `escopa`.
    pub game: String,
    /// The options of its rules, by name.
    pub rules: BTreeMap<String, String>,
    /// How many sat at a table.
    pub players: usize,
    /// Which side each seat was on.
    pub sides: Vec<usize>,
    /// Where all deals came from.
    pub seed: SeriesSeed,
    /// Whether whoever has fewer points is better off.
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
    pub places: Option<Vec<usize>>,
    /// The test that was run, if one was, of the first bot against the second.
    pub sprt: Option<Sprt>,
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotInfo {
    /// What the tournament calls it.
    pub name: String,
    /// What it is: the name of a built-in bot, or a command.
    pub spec: String,
    /// Who wrote it, if it said so.
    pub author: Option<String>,
    /// Why it never started, if it never did.
    pub never_started: Option<String>,
}
