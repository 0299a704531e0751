//! What a tournament is: everything that its results depend on.
//!
//! The settings are the first line of a tournament's results, so that it can go on from
//! them alone.

use std::path::PathBuf;

use baralho_game::Options;
use baralho_stats::Sprt;
use serde::{Deserialize, Serialize};

use crate::{seating::Seating, seed::SeriesSeed};

/// The name of the format in the first line.
pub const FORMAT: &str = "baralho-arena";
/// The version of the format this program writes, and the latest it reads.
pub const VERSION: u32 = 2;
/// The version of tournaments that have not grown, which earlier programs read, too.
pub const FIRST_VERSION: u32 = 1;
/// The most bots at a table.
pub const MOST_AT_TABLE: usize = 6;

/// A tournament, before any game of it is played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it
pub struct Settings {
    /// Always [`FORMAT`].
    pub format: String,
    pub version: u32,
    pub game: String,
    pub rules_version: u32,
    /// How many sit at the table.
    pub players: usize,
    pub rules: Options,
    /// Who plays. Everything else names bots by their place in this list.
    pub bots: Vec<Entrant>,
    pub pairings: Pairing,
    /// How many bots play at a table.
    pub table: usize,
    /// How many deals every pairing plays.
    pub deals: u64,
    /// Whether every deal is played in every seating.
    pub duplicate: bool,
    pub rounds: Option<u32>,
    pub seed: SeriesSeed,
    pub clock: Clock,
    pub limits: Limits,
    pub sandbox: Option<SandboxConfig>,
    /// The test that ends the tournament early, if there is one.
    pub sprt: Option<Sprt>,
    /// Which games' records and logs are kept.
    pub keep: Keep,
    /// Whether the records of a pairing are in one file.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_file: bool,
    /// What it was before it grew, each time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grown: Vec<Extent>,
}

/// How large a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extent {
    /// How many bots take part, those that came first.
    pub bots: usize,
    /// How many deals every pairing plays.
    pub deals: u64,
}

impl Settings {
    /// The seatings that every deal is played in.
    pub fn seatings(&self) -> Vec<Seating> {
        if self.duplicate {
            Seating::every(self.table)
        } else {
            vec![Seating::as_named(self.table)]
        }
    }

    /// The sizes that it has had, the last one being what it has now.
    pub fn extents(&self) -> Vec<Extent> {
        let mut all = self.grown.clone();
        all.push(Extent {
            bots: self.bots.len(),
            deals: self.deals,
        });
        all
    }

    /// Whether nobody plays as a process.
    pub fn is_built_in(&self) -> bool {
        self.bots.iter().all(|bot| bot.kind == Kind::BuiltIn)
    }
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

/// A bot that takes part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it
pub struct Entrant {
    pub name: String,
    /// What was typed for it.
    pub spec: String,
    #[serde(flatten)]
    pub kind: Kind,
    /// Folders that it may read in the sandbox, and no other bot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub read: Vec<PathBuf>,
    /// The values that its own options are given.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    pub options: serde_json::Map<String, serde_json::Value>,
}

/// How a bot is reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Kind {
    /// In this program, by its spec.
    #[default]
    BuiltIn,
    /// As a process that speaks JSON Lines.
    Jsonl {
        /// The program, by its full path, and its arguments.
        command: Vec<String>,
    },
    /// As a process that speaks the protocol of the Buraco course.
    Itp {
        /// The program, by its full path, and its arguments.
        command: Vec<String>,
    },
}

/// How long bots may think, in milliseconds. Built-in bots have no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// For starting, on top of the first move.
    pub start_ms: u64,
    /// For each move; `None` for no limit but the bank's.
    pub move_ms: Option<u64>,
    /// For all moves of a game together.
    pub bank_ms: Option<u64>,
    /// What each move made adds to the bank.
    pub increment_ms: u64,
}

impl Default for Clock {
    fn default() -> Self {
        Self {
            start_ms: 10_000,
            move_ms: Some(5_000),
            bank_ms: None,
            increment_ms: 0,
        }
    }
}

/// What a bot's processes may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Bytes of memory.
    pub memory: Option<u64>,
    /// Bytes in its working folder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disk: Option<u64>,
    /// How many processes and threads at once.
    pub processes: Option<u32>,
}

impl Limits {
    /// The limits of a bot that is a process; what is not said is as usual.
    pub fn of_processes(&self) -> baralho_process::Limits {
        let usual = baralho_process::Limits::default();
        baralho_process::Limits {
            memory: self.memory,
            disk: self.disk,
            processes: self.processes.or(usual.processes),
            ..usual
        }
    }
}

/// A sandbox around external bots.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SandboxConfig {
    /// What every bot may read besides the system and its own files.
    pub read: Vec<PathBuf>,
}

/// Which games' records and logs are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it
pub enum Keep {
    #[default]
    All,
    /// Those of games that did not end normally.
    Faults,
    None,
}
