//! The log of a table: what is written, and under which conditions.

#![allow(missing_docs)] // where a field's name says it all

use crate::Finished;

/// One line of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened: JSON text, which storage does not read.
    pub body: String,
    /// The account whose own words these are, if they are anybody's. They are exported with
    /// it; when it is deleted, they become [`UNSAID`].
    pub author: Option<i64>,
}

impl LogLine {
    /// A line that is nobody's own words.
    pub fn new(at: i64, body: impl Into<String>) -> Self {
        Self {
            at,
            body: body.into(),
            author: None,
        }
    }
}

/// What remains of a line whose author's account was deleted.
pub const UNSAID: &str = r#"{"t":"unsaid"}"#;

/// The state of a table that is not in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableState {
    /// People are at it, or may come back any moment: loaded when the server starts.
    Live,
    /// Nobody came for long: loaded when somebody asks for it.
    Archived,
    /// Over for good. Its log may be purged; its games stay.
    Closed,
}

words!("a table in the state" TableState { Live = "live", Archived = "archived", Closed = "closed" });

/// Lines to be added to one table's log, all or none.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    pub code: String,
    /// The epoch under which the writer holds the table: 1 for whoever creates it, else
    /// what [`Store::claim`](crate::Store::claim) gave.
    pub epoch: u64,
    /// The number of the first line. 0 creates the table.
    pub first_seq: u64,
    /// The lines, in order. May be empty when only the state changes.
    pub lines: Vec<LogLine>,
    pub state: Option<TableState>,
    /// The game that ends with these lines, if one does.
    pub finished: Option<Finished>,
}

impl Append {
    /// Lines and nothing else: the state stays as it is, and no game ends.
    pub fn lines(code: &str, epoch: u64, first_seq: u64, lines: Vec<LogLine>) -> Self {
        Self {
            code: code.to_owned(),
            epoch,
            first_seq,
            lines,
            state: None,
            finished: None,
        }
    }

    /// When the last of its lines happened.
    pub(crate) fn last_at(&self) -> Option<i64> {
        self.lines.last().map(|line| line.at)
    }
}

/// What became of an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    Done,
    /// Nothing of it was written: somebody with a newer epoch holds the table, or the
    /// sequence number is taken, or lines before it are missing.
    Refused,
}

/// A table taken over, with all that is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// The epoch to write under. All earlier ones are refused from now on.
    pub epoch: u64,
    pub state: TableState,
    /// Every line with its number, in order.
    pub lines: Vec<(u64, LogLine)>,
}
