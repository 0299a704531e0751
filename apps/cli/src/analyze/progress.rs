//! How far a review has come: a bar, where there is a terminal to draw it on.

use std::{
    io::{self, IsTerminal},
    sync::atomic::{AtomicBool, Ordering},
};

use baralho_analysis::Watcher;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Whoever looks on, and may want to stop.
pub(super) struct Progress<'a> {
    bar: Option<ProgressBar>,
    stopped: &'a AtomicBool,
}

impl<'a> Progress<'a> {
    pub(super) fn new(stopped: &'a AtomicBool) -> Self {
        let bar = io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {pos}/{len}") // words: not for players
                .unwrap_or_else(|_| ProgressStyle::default_bar());
            ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_style(style)
        });
        Self { bar, stopped }
    }

    /// Leaves the screen to the review.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

impl Watcher for Progress<'_> {
    fn reviewed(&self, moves: usize, of: usize) {
        if let Some(bar) = &self.bar {
            bar.set_length(of as u64);
            bar.set_position(moves as u64);
        }
    }

    fn stop(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}
