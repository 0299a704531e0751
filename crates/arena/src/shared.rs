//! What all workers of a tournament share.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicU32, Ordering},
};

use baralho_process::Interrupt;

use crate::{directory::Directory, played::Played, report::Verdict, settings::Settings};

/// After so many failures to start in a row a bot is not started again: its games are lost
/// at once.
pub(crate) const MOST_START_FAILURES: u32 = 3;

/// What all workers of a tournament share.
#[derive(Debug)]
pub(crate) struct Shared<'a> {
    pub(crate) settings: &'a Settings,
    pub(crate) directory: &'a Directory,
    pub(crate) interrupt: &'a Interrupt,
    start_failures: Vec<AtomicU32>,
    authors: Mutex<Vec<Option<String>>>,
}

impl<'a> Shared<'a> {
    pub(crate) fn new(
        settings: &'a Settings,
        directory: &'a Directory,
        interrupt: &'a Interrupt,
    ) -> Self {
        let bots = settings.bots.len();
        let mut authors = directory.authors();
        authors.resize(bots, None);
        Self {
            settings,
            directory,
            interrupt,
            start_failures: (0..bots).map(|_| AtomicU32::new(0)).collect(),
            authors: Mutex::new(authors),
        }
    }

    pub(crate) fn note_author(&self, bot: usize, author: &str) {
        let authors = self.authors.lock();
        let mut authors = authors.unwrap_or_else(PoisonError::into_inner);
        if authors[bot].is_none() {
            authors[bot] = Some(author.to_owned());
            self.directory.keep_authors(&authors);
        }
    }

    /// Who wrote the bots, as far as they said so.
    pub(crate) fn authors(&self) -> Vec<Option<String>> {
        let authors = self.authors.lock();
        authors.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts how often in a row a bot failed to start.
    pub(crate) fn note_start(&self, bot: usize, is_faulty: bool, played: Option<&Played>) {
        let failures = &self.start_failures[bot];
        let failed =
            is_faulty && played.is_some_and(|played| played.verdict == Verdict::StartFailure);
        if failed {
            failures.fetch_add(1, Ordering::Relaxed);
        } else if failures.load(Ordering::Relaxed) < MOST_START_FAILURES {
            failures.store(0, Ordering::Relaxed);
        }
    }

    /// Whether a bot failed to start too often to try again.
    pub(crate) fn has_given_up(&self, bot: usize) -> bool {
        self.start_failures[bot].load(Ordering::Relaxed) >= MOST_START_FAILURES
    }
}
