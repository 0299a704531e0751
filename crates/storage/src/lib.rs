#![doc = include_str!("../README.md")]

/// The words that an enum has in the database.
macro_rules! words {
    ($what:literal $kind:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $kind {
            /// Every one of them.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word for it in the database.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            pub(crate) fn from_word(word: &str) -> Result<Self, $crate::StoreError> {
                let known = Self::ALL.into_iter().find(|known| known.as_str() == word);
                known.ok_or_else(|| $crate::StoreError::Damaged(format!(concat!($what, " `{}`"), word)))
            }
        }
    };
}

mod faulty;
mod files;
mod games;
mod govern;
mod log;
mod name;
mod people;
mod postgresql;
mod rating;
mod record;
mod sql;
mod sqlite;
mod store;

use std::{path::Path, sync::Arc, time::Duration};

pub use faulty::{Fault, Faulty, Operation};
pub use games::{Before, Finished, FinishedSeat, GameFacts, GameSeat, Ranked, Rating};
pub use govern::{
    Audited, Govern, Measure, MeasureKind, NewMeasure, NewReport, Report, Statistics, Whom,
};
pub use log::{Append, Appended, Claimed, LogLine, TableState, UNSAID};
pub use name::{BadName, PlayerName};
pub use people::{Account, Key, KeyKind, NewKey, Purge, Purged};
pub use store::{AccountError, InUse, Sink, Size, Store, StoreError};

/// How a database is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many connections read at the same time, beside the one that writes and the one that
    /// exports.
    pub readers: usize,
    /// How long an answer of PostgreSQL is waited for: then the connection is given up, and
    /// made anew for the next question.
    pub patience: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            readers: 2,
            patience: Duration::from_secs(10),
        }
    }
}

/// Opens the database at a URL (`postgres://...`), or the one in a folder, which is made if
/// it is missing, and brings it to the schema of this program. A folder has one user at a time:
/// a server, or an administrator's command while that is stopped.
///
/// # Errors
/// When it cannot be reached, is of a later version, or the folder has a user already
/// ([`StoreError::InUse`]).
pub fn open(folder: &Path, url: Option<&str>) -> Result<Arc<dyn Store>, StoreError> {
    open_with(folder, url, Settings::default())
}

/// As [`open`], with other settings than usual.
///
/// # Errors
/// As [`open`].
pub fn open_with(
    folder: &Path,
    url: Option<&str>,
    settings: Settings,
) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match url {
        Some(url) => Arc::new(sql::SqlStore(postgresql::Postgresql::open(url, settings)?)),
        None => Arc::new(sql::SqlStore(sqlite::Sqlite::open(folder, settings)?)),
    })
}

/// Whether there is a database in a folder.
pub fn is_in(folder: &Path) -> bool {
    folder.join(files::FILE).is_file()
}

/// Puts a backup ([`Store::backup`]) in the place of the database in a folder, which is kept
/// beside it under another name. The server there must be stopped.
///
/// # Errors
/// When a server uses the folder, or the backup is not whole: then nothing is changed.
pub fn restore(backup: &Path, folder: &Path) -> Result<(), StoreError> {
    sqlite::restore(backup, folder)
}

/// An empty database in memory, which is gone with the last clone of the pointer to it: for
/// tests and simulations.
pub fn open_in_memory() -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(sql::SqlStore(sqlite::Sqlite::in_memory()?)))
}
