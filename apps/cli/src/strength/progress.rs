//! How far a run is, on a terminal.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar whose length is the time that the whole run should take, so that the time left is
/// right although some rows take a thousand times as long as others.
#[derive(Debug)]
pub(super) struct Progress(ProgressBar);

impl Progress {
    /// A bar of so much work; none where nobody looks at it.
    pub(super) fn new(work: u64) -> Self {
        if !io::stderr().is_terminal() {
            return Self::hidden();
        }
        let style = ProgressStyle::with_template("{bar:32} {percent} % {eta} {wide_msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        Self(ProgressBar::new(work).with_style(style))
    }

    pub(super) fn hidden() -> Self {
        Self(ProgressBar::hidden())
    }

    /// What is being played.
    pub(super) fn tell(&self, row: &str) {
        self.0.set_message(row.to_owned());
    }

    pub(super) fn advance(&self, work: u64) {
        self.0.inc(work);
    }

    /// Does something with the screen while the bar is away.
    pub(super) fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
        self.0.suspend(work)
    }

    pub(super) fn finish(&self) {
        self.0.finish_and_clear();
    }
}
