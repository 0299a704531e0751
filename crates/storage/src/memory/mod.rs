//! Memory that behaves like a database, and fails when it is told to: for simulations.

mod world;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use crate::{
    Account, AccountError, Append, Appended, Before, Claimed, GameFacts, Key, KeyKind, NewKey,
    PlayerName, Purge, Purged, Ranked, Rating, Store, StoreError, TableState,
};
use world::World;

/// What a [`MemoryStore`] is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// To append to logs.
    Append,
    /// To hand a table over.
    Claim,
    /// To write anything else.
    Write,
    /// To read.
    Read,
}

/// How it fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// Not at all.
    None,
    /// Nothing is done, and an error comes back.
    Before,
    /// All is done, but an error comes back: the answer was lost, or the machine crashed
    /// between the commit and the answer.
    After,
}

type FaultPlan = Box<dyn FnMut(Operation) -> Fault + Send>;

/// Everything that lasts, in memory. Clones share it, so that a server can be dropped at any
/// moment, as in a crash, and another one started on what had been committed.
#[derive(Clone, Default)]
pub struct MemoryStore {
    world: Arc<Mutex<World>>,
    faults: Arc<Mutex<Option<FaultPlan>>>,
}

impl std::fmt::Debug for MemoryStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MemoryStore").finish_non_exhaustive()
    }
}

impl MemoryStore {
    /// An empty one that never fails.
    pub fn new() -> Self {
        Self::default()
    }

    /// From now on, asks a plan before everything it does whether to fail.
    pub fn set_faults(&self, plan: impl FnMut(Operation) -> Fault + Send + 'static) {
        *lock(&self.faults) = Some(Box::new(plan));
    }

    /// From now on, never fails.
    pub fn clear_faults(&self) {
        *lock(&self.faults) = None;
    }

    /// Does something, or fails as planned. Each is done under the lock, so it is whole.
    fn perform<T, E: From<StoreError>>(
        &self,
        operation: Operation,
        work: impl FnOnce(&mut World) -> Result<T, E>,
    ) -> Result<T, E> {
        let fault = match lock(&self.faults).as_mut() {
            Some(plan) => plan(operation),
            None => Fault::None,
        };
        let failed = || StoreError::Failed("as planned".into()).into();
        match fault {
            Fault::None => work(&mut lock(&self.world)),
            Fault::Before => Err(failed()),
            Fault::After => {
                work(&mut lock(&self.world))?;
                Err(failed())
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Store for MemoryStore {
    fn append(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        self.perform(Operation::Append, |world| {
            Ok(batch.iter().map(|append| world.append(append)).collect())
        })
    }

    fn claim(&self, code: &str, _node: &str, now: i64) -> Result<Option<Claimed>, StoreError> {
        self.perform(Operation::Claim, |world| Ok(world.claim(code, now)))
    }

    fn tables(&self, state: TableState) -> Result<Vec<String>, StoreError> {
        self.perform(Operation::Read, |world| Ok(world.tables_in(state)))
    }

    fn create_account(
        &self,
        name: &PlayerName,
        password_hash: Option<&str>,
        now: i64,
    ) -> Result<Account, AccountError> {
        self.perform(Operation::Write, |world| {
            world.create_account(name, password_hash, now)
        })
    }

    fn account(&self, id: i64) -> Result<Option<Account>, StoreError> {
        self.perform(Operation::Read, |world| Ok(world.account(id)))
    }

    fn account_named(&self, name: &PlayerName) -> Result<Option<Account>, StoreError> {
        self.perform(Operation::Read, |world| Ok(world.account_named(name)))
    }

    fn password_hash(&self, id: i64) -> Result<Option<String>, StoreError> {
        self.perform(Operation::Read, |world| Ok(world.password_hash(id)))
    }

    fn set_password_hash(&self, id: i64, hash: &str) -> Result<bool, StoreError> {
        self.perform(Operation::Write, |world| {
            Ok(world.set_password_hash(id, hash))
        })
    }

    fn rename(&self, id: i64, name: &PlayerName) -> Result<Account, AccountError> {
        self.perform(Operation::Write, |world| world.rename(id, name))
    }

    fn delete_account(&self, id: i64) -> Result<bool, StoreError> {
        self.perform(Operation::Write, |world| Ok(world.delete_account(id)))
    }

    fn unsay(&self, account: i64) -> Result<u64, StoreError> {
        self.perform(Operation::Write, |world| Ok(world.unsay(account)))
    }

    fn create_key(&self, key: &NewKey<'_>) -> Result<Key, AccountError> {
        self.perform(Operation::Write, |world| world.create_key(key))
    }

    fn find_key(&self, secret: &str, now: i64) -> Result<Option<(Key, Account)>, StoreError> {
        self.perform(Operation::Read, |world| Ok(world.find_key(secret, now)))
    }

    fn keys(&self, account: i64, kind: KeyKind, now: i64) -> Result<Vec<Key>, StoreError> {
        self.perform(Operation::Read, |world| {
            let mut keys = world.keys_of(account);
            keys.retain(|key| key.kind == kind && key.is_valid(now));
            Ok(keys)
        })
    }

    fn seen(&self, account: i64, key: Option<i64>, now: i64) -> Result<(), StoreError> {
        self.perform(Operation::Write, |world| {
            world.seen(account, key, now);
            Ok(())
        })
    }

    fn revoke_key(&self, account: i64, key: i64) -> Result<bool, StoreError> {
        self.perform(Operation::Write, |world| Ok(world.revoke_key(account, key)))
    }

    fn revoke_all_keys(&self, account: i64) -> Result<u64, StoreError> {
        self.perform(Operation::Write, |world| {
            Ok(world.drop_keys(|key| key.account == account))
        })
    }

    fn leaderboard(&self, game: &str, limit: u32, offset: u32) -> Result<Vec<Ranked>, StoreError> {
        self.perform(Operation::Read, |world| {
            let ranked = world.leaderboard(game).into_iter();
            Ok(ranked.skip(offset as usize).take(limit as usize).collect())
        })
    }

    fn ratings_of(&self, account: i64) -> Result<Vec<Rating>, StoreError> {
        self.perform(Operation::Read, |world| Ok(world.ratings_of(account)))
    }

    fn history(
        &self,
        account: i64,
        limit: u32,
        before: Option<&Before>,
    ) -> Result<Vec<GameFacts>, StoreError> {
        self.perform(Operation::Read, |world| {
            let games = world.history(account).into_iter();
            Ok(games
                .map(|(facts, _)| facts)
                .filter(|facts| before.is_none_or(|before| Before::from(facts) < *before))
                .take(limit as usize)
                .collect())
        })
    }

    fn game(&self, code: &str, number: u32) -> Result<Option<(GameFacts, String)>, StoreError> {
        self.perform(Operation::Read, |world| Ok(world.game(code, number)))
    }

    fn export(&self, account: i64) -> Result<Option<Value>, StoreError> {
        self.perform(Operation::Read, |world| Ok(world.export(account)))
    }

    fn purge(&self, purge: &Purge) -> Result<Purged, StoreError> {
        self.perform(Operation::Write, |world| Ok(world.purge(purge)))
    }

    fn check(&self) -> Result<(), StoreError> {
        self.perform(Operation::Read, |_| Ok(()))
    }
}
