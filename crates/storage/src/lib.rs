#![doc = include_str!("../README.md")]

mod faulty;
mod files;
mod games;
mod log;
mod name;
mod people;
mod postgresql;
mod rating;
mod record;
mod sql;
mod sqlite;
mod store;

use std::{path::Path, sync::Arc};

pub use faulty::{Fault, Faulty, Operation};
pub use games::{Before, Finished, FinishedSeat, GameFacts, GameSeat, Ranked, Rating};
pub use log::{Append, Appended, Claimed, LogLine, TableState, UNSAID};
pub use name::{BadName, PlayerName};
pub use people::{Account, Key, KeyKind, NewKey, Purge, Purged, Retention};
pub use store::{AccountError, Store, StoreError};

/// Opens the database at a URL (`postgres://...`), or the one in a folder, which is made if
/// it is missing, and brings it to the schema of this program.
///
/// # Errors
/// When it cannot be reached, or is of a later version.
pub fn open(folder: &Path, url: Option<&str>) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match url {
        Some(url) => Arc::new(sql::SqlStore(postgresql::Postgresql::open(url)?)),
        None => Arc::new(sql::SqlStore(sqlite::Sqlite::open(folder)?)),
    })
}

/// An empty database in memory, which is gone with the last clone of the pointer to it: for
/// tests and simulations.
///
/// # Errors
/// When there is no memory for it.
pub fn open_in_memory() -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(sql::SqlStore(sqlite::Sqlite::in_memory()?)))
}
