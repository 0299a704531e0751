//! Passwords: hashed slowly, a few at a time, so that guessing is dear and serving is not.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use super::problem::Problem;

/// Characters of a password at least.
pub(crate) const SHORTEST: usize = 8;
/// And at most: longer ones would only cost time.
pub(crate) const LONGEST: usize = 200;

/// At a time: each takes a processor for some hundredths of a second, and 19 MiB.
const AT_A_TIME: usize = 2;
/// Waiting at most.
const QUEUE: usize = 64;

/// The hash of a password, with a salt of its own.
///
/// # Errors
/// When the system has no chance left to give, or no memory.
pub fn hash(password: &str) -> Result<String, argon2::password_hash::Error> {
    let hash = Argon2::default().hash_password(password.as_bytes())?;
    Ok(hash.to_string())
}

/// Whether a password has this hash. Takes the same time whatever it is.
pub fn verify(password: &str, hash: &str) -> bool {
    Argon2::default()
        .verify_password(password.as_bytes(), hash)
        .is_ok()
}

/// Hashes and compares, a few at a time.
#[derive(Debug)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    waiting: AtomicUsize,
    /// Of a password that nobody has.
    nobodys: String,
}

impl Passwords {
    pub(crate) fn new() -> Result<Self, argon2::password_hash::Error> {
        let mut random = [0; 16];
        // Without chance, hashing below fails and says so.
        let _ = getrandom::fill(&mut random);
        Ok(Self {
            turns: Arc::new(Semaphore::new(AT_A_TIME)),
            waiting: AtomicUsize::new(0),
            nobodys: hash(&super::secret::hexadecimal(&random))?,
        })
    }

    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        let length = password.chars().count();
        if !(SHORTEST..=LONGEST).contains(&length) {
            return Err(Problem::WeakPassword);
        }
        let hashed = self.in_turn(move || hash(&password)).await?;
        hashed.map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            Problem::Trouble
        })
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
        let is_right = self.in_turn(move || verify(&password, &hash)).await?;
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
