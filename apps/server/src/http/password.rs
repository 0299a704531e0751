//! Passwords: hashed slowly, a few at a time, so that guessing is dear and serving is not.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use tokio::sync::Semaphore;

use super::problem::Problem;
use crate::crypt;

/// Characters of a password at least.
pub(crate) const SHORTEST: usize = 8;
/// And at most: longer ones would only cost time.
pub(crate) const LONGEST: usize = 200;

/// At a time: each takes a processor for some hundredths of a second, and 19 MiB.
const AT_A_TIME: usize = 2;
/// Waiting at most.
const QUEUE: usize = 64;

/// Hashes and compares, a few at a time.
#[derive(Debug)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    waiting: AtomicUsize,
    /// Of a password that nobody has.
    nobodys: String,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        let mut random = [0; 16];
        // Without chance there are no sessions either, which is said where one is wanted.
        let _ = getrandom::fill(&mut random);
        Self {
            turns: Arc::new(Semaphore::new(AT_A_TIME)),
            waiting: AtomicUsize::new(0),
            nobodys: crypt::hash(&super::secret::hexadecimal(&random)),
        }
    }

    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        let length = password.chars().count();
        if !(SHORTEST..=LONGEST).contains(&length) {
            return Err(Problem::WeakPassword);
        }
        self.in_turn(move || crypt::hash(&password)).await
    }

    /// Whether it is right. Without a hash it is not, after as long a time as with one.
    pub(crate) async fn verify(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Problem> {
        let is_somebodys = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.nobodys.clone());
        let password: String = password.chars().take(LONGEST + 1).collect();
        let is_right = self.in_turn(move || crypt::fits(&password, &hash)).await?;
        Ok(is_right && is_somebodys)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = Place::take(&self.waiting)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(|_| Problem::Trouble)?;
        drop(place);
        let work = move || {
            // Held until it is done, even if nobody waits for it any more.
            let _turn = turn;
            work()
        };
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|error| {
            tracing::error!(%error, "work on a password failed");
            Problem::Trouble
        })
    }
}

/// A place in the queue, given up when dropped.
struct Place<'a>(&'a AtomicUsize);

impl<'a> Place<'a> {
    fn take(waiting: &'a AtomicUsize) -> Result<Self, Problem> {
        if waiting.fetch_add(1, Ordering::Relaxed) >= QUEUE {
            waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(Problem::Busy);
        }
        Ok(Self(waiting))
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
