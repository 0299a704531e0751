use baralho_protocol::online::{By, Gone, Person, Setup};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One line of a table's log: what happened, and when. The log is the truth; everything
/// else about a table follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Milliseconds since 1970, by the server's clock.
    pub at: i64,
    /// What.
    pub entry: Entry,
}

/// What can happen at a table, whole: with the secrets that observers are not told. This
/// type never travels; what observers are told is another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was opened.
    Created {
        /// By whom.
        host: Person,
        /// What is played.
        setup: Setup,
        /// A hash of the password.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        password: Option<String>,
    },
    /// The host changed what is played.
    Changed {
        /// What is played.
        setup: Setup,
        /// A hash of the password.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        password: Option<String>,
    },
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: usize,
        /// Who.
        who: Person,
    },
    /// A bot took a seat.
    Bot {
        /// Which.
        seat: usize,
        /// Its name.
        name: String,
    },
    /// A seat was emptied.
    Left {
        /// Which.
        seat: usize,
        /// By the host.
        kicked: bool,
    },
    /// Ready, or not any more.
    Ready {
        /// Who.
        seat: usize,
        /// Whether.
        on: bool,
    },
    /// A new host.
    Host {
        /// Who.
        who: Person,
    },
    /// Somebody may not enter any more.
    Banned {
        /// Their account.
        person: i64,
    },
    /// Somebody may not talk any more, or may again.
    Silenced {
        /// Their account.
        person: i64,
        /// Whether.
        on: bool,
    },
    /// The server's share of the chance behind the next match.
    Committed {
        /// 32 bytes in hexadecimal. Observers are told its hash until the match is over.
        secret: String,
    },
    /// A seat's share.
    Seeded {
        /// Who.
        seat: usize,
        /// What.
        seed: String,
    },
    /// A match began.
    Started {
        /// Counted from 1.
        number: u32,
        /// The seed of its deals.
        seed: u64,
        /// Who plays, by seat.
        names: Vec<String>,
    },
    /// A move.
    #[serde(rename = "m")]
    Move {
        /// Who.
        #[serde(rename = "s")]
        seat: usize,
        /// What, in the game's notation.
        #[serde(rename = "m")]
        text: String,
        /// Whose decision it was.
        #[serde(default, skip_serializing_if = "By::is_own")]
        by: By,
    },
    /// The next round was dealt.
    Round,
    /// The host stopped the match, or let it go on.
    Paused {
        /// Whether it stands still.
        on: bool,
    },
    /// A seat got more time.
    Extended {
        /// Who.
        seat: usize,
    },
    /// Somebody is there no more.
    Away {
        /// Who.
        seat: usize,
        /// Why.
        #[serde(default, skip_serializing_if = "Gone::is_lost")]
        why: Gone,
    },
    /// Somebody is back.
    Back {
        /// Who.
        seat: usize,
    },
    /// A bot stands in.
    StandIn {
        /// For whom.
        seat: usize,
        /// Its name.
        bot: String,
    },
    /// The match is over.
    Over {
        /// Which.
        number: u32,
        /// The sides that won.
        winners: Vec<usize>,
        /// The points of every side.
        points: Vec<i32>,
    },
    /// Something was said.
    Chat {
        /// By whom.
        who: Person,
        /// What.
        text: String,
    },
    /// Somebody said something here, and has deleted their account since. Storage writes this
    /// in the place of the [`Entry::Chat`] that it was.
    Unsaid,
    /// The table was taken up again after the server, or its owner, was gone.
    Woken,
    /// The table was closed.
    Closed,
}

impl Line {
    /// The line as it is stored: JSON without its time, which has a column of its own.
    pub fn body(&self) -> String {
        // Only maps with names: it can always be written.
        serde_json::to_string(&self.entry).unwrap_or_default()
    }

    /// Reads a stored line.
    ///
    /// # Errors
    /// When it is none: the log is damaged, or a later program wrote it.
    pub fn read(at: i64, body: &str) -> Result<Self, BadLog> {
        let entry = serde_json::from_str(body).map_err(|error| BadLog::Line {
            reason: error.to_string(),
        })?;
        Ok(Self { at, entry })
    }
}

/// A log that cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadLog {
    /// A line cannot be read.
    #[error("a line of the log cannot be read: {reason}")]
    Line {
        /// Why.
        reason: String,
    },
    /// A line cannot follow those before it.
    #[error("line {seq} of the log cannot have happened: {reason}")]
    Impossible {
        /// Which.
        seq: u64,
        /// Why.
        reason: String,
    },
    /// The log does not begin with the opening of a table.
    #[error("the log does not begin with the opening of a table")]
    NoBeginning,
}
