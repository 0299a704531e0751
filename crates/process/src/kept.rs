//! What is kept of a bot's standard error: its beginning and its end.

use std::time::Instant;

/// A line that a bot wrote to its standard error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// When it was read.
    pub at: Instant,
    /// Its bytes, without the end.
    pub line: Vec<u8>,
}

/// What a bot wrote to its standard error: the first and the last of it, and how much between
/// the two was dropped.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Kept {
    /// The beginning.
    pub first: Vec<u8>,
    /// The end, if it does not follow the beginning at once.
    pub last: Vec<u8>,
    /// How many bytes between the two were dropped.
    pub dropped: u64,
}

impl Kept {
    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.first.is_empty() && self.last.is_empty()
    }

    /// All that was kept as text; a line with `[...]` stands for what was dropped.
    pub fn text(&self) -> String {
        let mut text = String::from_utf8_lossy(&self.first).into_owned();
        if self.dropped > 0 {
            text.push_str("\n[...]\n");
        }
        text.push_str(&String::from_utf8_lossy(&self.last));
        text
    }
}
