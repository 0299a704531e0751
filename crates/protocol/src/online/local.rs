//! What the page and the local server in its worker say to each other besides the online protocol.

use serde::{Deserialize, Serialize};

use super::{Person, TableCode};

/// What the page says aside: not a command of somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "house", rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it all
pub enum ToLocal {
    /// Comes first: who plays, and the table that was left.
    Open {
        who: Person,
        /// What was kept of the last table.
        #[serde(default)]
        saved: Option<Saved>,
    },
    /// Where chance comes from, from now on; best said before a table is made.
    Chance {
        /// The same seed deals the same cards; without one every table is new.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// The best move now, and why.
    Hint {
        /// The language to say it in.
        language: String,
        /// Its words: the catalogue that the page has loaded.
        words: String,
        /// Whether the cards are Latin ones.
        #[serde(default)]
        latin: bool,
    },
}

/// A table as it was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Saved {
    pub table: TableCode,
    pub lines: Vec<Kept>,
}

/// A line of the table's log, to be kept by the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Kept {
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    pub body: String,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "house", rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it all
pub enum FromLocal {
    /// A message of the online protocol.
    Frame { text: String },
    /// A new table: forget what was kept.
    Fresh { table: TableCode },
    /// A line to be kept.
    Keep(Kept),
    /// The answer to a hint.
    Hint {
        /// The move, in the game's notation; none if it cannot be told now.
        #[serde(rename = "move")]
        text: Option<String>,
        /// The advice and its reasons, for eyes.
        seen: String,
        /// The same for ears.
        heard: String,
    },
    /// A match is over: its record.
    Record {
        /// Counted from 1 at the table.
        number: u32,
        /// In the format of records.
        text: String,
    },
}
