use std::fmt::Display;

use thiserror::Error;

/// A line that is not a message of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{line}` is not understood: {reason}")]
pub struct BadMessage {
    /// The line, cut to a readable length.
    pub line: String,
    /// What was wrong, and what would be right.
    pub reason: String,
}

impl BadMessage {
    /// The error for this line. What cannot be printed is made visible.
    pub fn new(line: &[u8], reason: impl Display) -> Self {
        Self {
            line: readable(line),
            reason: reason.to_string(),
        }
    }

    /// The error for a part of a line, which is not known here.
    pub fn within(reason: impl Display) -> Self {
        Self {
            line: String::new(),
            reason: reason.to_string(),
        }
    }

    /// The same, now that the line is known.
    #[must_use]
    pub fn in_line(mut self, line: &[u8]) -> Self {
        self.line = readable(line);
        self
    }
}

/// The beginning of a line, on one line and printable.
fn readable(line: &[u8]) -> String {
    const LONGEST: usize = 200;
    let cut = &line[..line.len().min(LONGEST)];
    let mut text: String = String::from_utf8_lossy(cut)
        .chars()
        .flat_map(|c| {
            let hidden = c.is_control().then(|| c.escape_default());
            let shown = (!c.is_control()).then_some(c);
            hidden.into_iter().flatten().chain(shown)
        })
        .collect();
    if line.len() > LONGEST {
        text.push('…');
    }
    text
}
