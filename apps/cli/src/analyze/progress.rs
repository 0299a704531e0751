//! How far a review has come: a bar, where there is a terminal to draw it on.

use std::io::{self, IsTerminal};

use baralho_analysis::Watcher;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Whoever looks on.
pub(super) struct Progress {
    bar: Option<ProgressBar>,
}

impl Progress {
    pub(super) fn new() -> Self {
        let bar = io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {pos}/{len}") // words: not for players
                .unwrap_or_else(|_| ProgressStyle::default_bar());
            ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_style(style)
        });
        Self { bar }
    }

    /// Leaves the screen to the review.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

impl Watcher for Progress {
    fn reviewed(&self, moves: usize, of: usize) {
        if let Some(bar) = &self.bar {
            bar.set_length(of as u64);
            bar.set_position(moves as u64);
        }
    }
}
