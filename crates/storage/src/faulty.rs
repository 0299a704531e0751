//! A store that fails when it is told to: for tests and simulations.

use std::{
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::{
    Account, AccountError, Append, Appended, Before, Claimed, GameFacts, Govern, Key, KeyKind,
    NewKey, PlayerName, Purge, Purged, Ranked, Rating, Sink, Size, Store, StoreError, TableState,
};

/// What a [`Faulty`] store is asked to do.
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
    /// The call succeeds.
    None,
    /// Nothing is done, and an error comes back.
    Before,
    /// All is done, but an error comes back: the answer was lost, or the machine crashed
    /// between the commit and the answer.
    After,
}

type FaultPlan = Box<dyn FnMut(Operation) -> Fault + Send>;

/// A store around another one, which it asks unless it is to fail. Clones share both, so that
/// a server can be dropped at any moment, as in a crash, and another one started on what had
/// been committed.
#[derive(Clone)]
pub struct Faulty {
    store: Arc<dyn Store>,
    faults: Arc<Mutex<Option<FaultPlan>>>,
}

impl std::fmt::Debug for Faulty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Faulty").finish_non_exhaustive()
    }
}

impl Faulty {
    /// One that never fails by itself.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            faults: Arc::default(),
        }
    }

    /// From now on, asks a plan before everything it does whether to fail.
    pub fn set_faults(&self, plan: impl FnMut(Operation) -> Fault + Send + 'static) {
        *self.faults() = Some(Box::new(plan));
    }

    /// From now on, never fails by itself.
    pub fn clear_faults(&self) {
        *self.faults() = None;
    }

    fn faults(&self) -> MutexGuard<'_, Option<FaultPlan>> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn perform<T, E: From<StoreError>>(
        &self,
        operation: Operation,
        work: impl FnOnce(&dyn Store) -> Result<T, E>,
    ) -> Result<T, E> {
        let fault = self
            .faults()
            .as_mut()
            .map_or(Fault::None, |plan| plan(operation));
        if fault == Fault::Before {
            return Err(StoreError::Failed("as planned".into()).into());
        }
        let done = work(&*self.store)?;
        if fault == Fault::After {
            return Err(StoreError::Failed("as planned".into()).into());
        }
        Ok(done)
    }
}

/// Every function of a store, with the kind of thing it does.
macro_rules! faulty {
    ($($operation:ident $name:ident($($argument:ident: $kind:ty),*) -> $answer:ty;)*) => {
        impl Store for Faulty {
            fn govern(&self) -> &dyn Govern {
                self.store.govern()
            }

            $(fn $name(&self, $($argument: $kind),*) -> $answer {
                self.perform(Operation::$operation, |store| store.$name($($argument),*))
            })*
        }
    };
}

faulty! {
    Append append(batch: &[Append]) -> Result<Vec<Appended>, StoreError>;
    Claim claim(code: &str, node: &str, now: i64) -> Result<Option<Claimed>, StoreError>;
    Read tables(state: TableState) -> Result<Vec<String>, StoreError>;
    Write create_account(name: &PlayerName, hash: Option<&str>, now: i64) -> Result<Account, AccountError>;
    Read account(id: i64) -> Result<Option<Account>, StoreError>;
    Read account_named(name: &PlayerName) -> Result<Option<Account>, StoreError>;
    Read password_hash(id: i64) -> Result<Option<String>, StoreError>;
    Write set_password_hash(id: i64, hash: &str) -> Result<bool, StoreError>;
    Write rename(id: i64, name: &PlayerName) -> Result<Account, AccountError>;
    Write delete_account(id: i64) -> Result<bool, StoreError>;
    Write unsay(account: i64) -> Result<u64, StoreError>;
    Write create_key(key: &NewKey<'_>) -> Result<Key, AccountError>;
    Read find_key(secret: &str, now: i64) -> Result<Option<(Key, Account)>, StoreError>;
    Read keys(account: i64, kind: KeyKind, now: i64) -> Result<Vec<Key>, StoreError>;
    Write seen(account: i64, key: Option<i64>, now: i64) -> Result<(), StoreError>;
    Write revoke_key(account: i64, key: i64) -> Result<bool, StoreError>;
    Write revoke_all_keys(account: i64) -> Result<u64, StoreError>;
    Read leaderboard(game: &str, limit: u32, offset: u32) -> Result<Vec<Ranked>, StoreError>;
    Read ratings_of(account: i64) -> Result<Vec<Rating>, StoreError>;
    Read history(account: i64, limit: u32, before: Option<&Before>) -> Result<Vec<GameFacts>, StoreError>;
    Read game(code: &str, number: u32) -> Result<Option<(GameFacts, String)>, StoreError>;
    Read export(account: i64, sink: &mut Sink<'_>) -> Result<bool, StoreError>;
    Write purge(purge: &Purge) -> Result<Purged, StoreError>;
    Write check() -> Result<(), StoreError>;
    Read damage() -> Result<Vec<String>, StoreError>;
    Read backup(file: &Path) -> Result<(), StoreError>;
    Read check_backup(file: &Path) -> Result<(), StoreError>;
    Write vacuum() -> Result<(), StoreError>;
    Read size() -> Result<Size, StoreError>;
}
