//! What all workers of a tournament share.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicU32, Ordering},
};

use crate::run::Runner;

/// After so many failures to start in a row a bot is not started again: its games are lost
/// at once.
pub(crate) const MOST_START_FAILURES: u32 = 3;

/// What all workers of a tournament share.
#[derive(Debug)]
pub(crate) struct Shared<'a> {
    pub(crate) runner: &'a Runner<'a>,
    start_failures: Vec<AtomicU32>,
    authors: Mutex<Vec<Option<String>>>,
}

impl<'a> Shared<'a> {
    pub(crate) fn new(runner: &'a Runner<'a>) -> Self {
        let bots = runner.settings.bots.len();
        let mut authors = runner.directory.authors();
        authors.resize(bots, None);
        Self {
            runner,
            start_failures: (0..bots).map(|_| AtomicU32::new(0)).collect(),
            authors: Mutex::new(authors),
        }
    }

    pub(crate) fn note_author(&self, bot: usize, author: &str) {
        let authors = self.authors.lock();
        let mut authors = authors.unwrap_or_else(PoisonError::into_inner);
        if authors[bot].is_none() {
            authors[bot] = Some(author.to_owned());
            self.runner.directory.keep_authors(&authors);
        }
    }

    /// Who wrote the bots, as far as they said so.
    pub(crate) fn authors(&self) -> Vec<Option<String>> {
        let authors = self.authors.lock();
        authors.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts how often in a row a bot failed to start.
    pub(crate) fn note_start(&self, bot: usize, failed: bool) {
        let failures = &self.start_failures[bot];
        if failed {
            failures.fetch_add(1, Ordering::Relaxed);
        } else if !self.has_given_up(bot) {
            failures.store(0, Ordering::Relaxed);
        }
    }

    /// Whether a bot failed to start too often to try again.
    pub(crate) fn has_given_up(&self, bot: usize) -> bool {
        self.start_failures[bot].load(Ordering::Relaxed) >= MOST_START_FAILURES
    }
}
