//! How far a review has come: a bar, where there is a terminal to draw it on.

use baralho_analysis::Watcher;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Whoever looks on.
pub(super) struct Progress(ProgressBar);

impl Progress {
    pub(super) fn new() -> Self {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len}"); // words: not for players
        Self(bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    /// Leaves the screen to the review.
    pub(super) fn finish(&self) {
        self.0.finish_and_clear();
    }
}

impl Watcher for Progress {
    fn reviewed(&self, moves: usize, of: usize) {
        self.0.set_length(of as u64);
        self.0.set_position(moves as u64);
    }
}
