//! Passwords: hashed slowly, a few at a time, so that guessing is dear and serving is not.

use data_encoding::HEXLOWER;

use super::{client::Client, problem::Problem, turns::Turns};
use crate::passwords;

/// Characters of a password at least.
pub(crate) const SHORTEST: usize = 8;
/// And at most: longer ones would only cost time.
pub(crate) const LONGEST: usize = 200;

/// Hashes and compares, a few at a time.
pub(crate) struct Passwords {
    turns: Turns,
    /// Of a password that nobody has.
    nobodys: String,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        let mut random = [0; 16];
        // Without chance there are no sessions either, which is said where one is wanted.
        let _ = getrandom::fill(&mut random);
        Self {
            turns: Turns::default(),
            nobodys: passwords::hash(&HEXLOWER.encode(&random)),
        }
    }

    pub(crate) async fn hash(&self, client: Client, password: String) -> Result<String, Problem> {
        let length = password.chars().count();
        if !(SHORTEST..=LONGEST).contains(&length) {
            return Err(Problem::WeakPassword);
        }
        self.in_turn(client, move || passwords::hash(&password))
            .await
    }

    /// Whether it is right. Without a hash it is not, after as long a time as with one.
    pub(crate) async fn verify(
        &self,
        client: Client,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Problem> {
        let is_somebodys = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.nobodys.clone());
        let password: String = password.chars().take(LONGEST + 1).collect();
        let is_right = self
            .in_turn(client, move || passwords::fits(&password, &hash))
            .await?;
        Ok(is_right && is_somebodys)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        client: Client,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.turns.take(client.address.into()).await;
        let turn = turn.ok_or(Problem::Busy)?;
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
