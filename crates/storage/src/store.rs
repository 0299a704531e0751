//! The one way to all that lasts.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use parking_lot::Mutex;
use thiserror::Error;

use crate::{
    postgresql::Postgresql,
    sql::{Reading, Session, probe},
    sqlite::{self, Sqlite},
};

/// The database did not do what was asked. Nothing is known to be written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// It cannot be reached, or failed: the disk is full, the connection is lost.
    #[error("the database failed: {0}")]
    Failed(String),
    /// A later version of this program has been here.
    #[error("the database is of a later version ({found}) than this program knows ({known})")]
    TooNew {
        /// The schema version of the database.
        found: i64,
        /// The latest one this program can read.
        known: i64,
    },
    /// What is stored cannot be read.
    #[error("the database holds what no version of this program wrote: {0}")]
    Damaged(String),
    /// A text has the character NUL, which PostgreSQL cannot store: no text of ours has it.
    #[error("a text that is asked for or to be stored contains the character NUL")]
    Nul,
    /// Another process has the folder, most likely a server that runs.
    #[error("{0}")]
    InUse(InUse),
    /// Somebody else took what must be unique at this very moment.
    #[error("somebody else was faster")]
    Taken,
}

/// A folder that another process has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "another server{} is using the folder {}: stop it, or name another folder with --data",
    .pid.map(|pid| format!(" (process {pid})")).unwrap_or_default(),
    .folder.display()
)]
pub struct InUse {
    /// The folder.
    pub folder: PathBuf,
    /// The process, if it said its number.
    pub pid: Option<u32>,
}

/// Why an account was not made or changed.
#[derive(Debug, Error)]
pub enum AccountError {
    /// Somebody else has that name, or one that looks the same.
    #[error("somebody else has this name")]
    NameTaken,
    /// There is no such account, or no longer.
    #[error("there is no such account")]
    NoAccount,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Takes text piece by piece.
pub type Sink<'a> = dyn FnMut(&str) -> Result<(), StoreError> + 'a;

/// How a store fails when a test or a simulation wants it to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It does not.
    None,
    /// Nothing is done, and an error comes back.
    Before,
    /// All is done, but an error comes back: the answer was lost, or the machine crashed
    /// between the commit and the answer.
    After,
}

type FaultPlan = Box<dyn FnMut() -> Fault + Send>;

/// Everything that lasts. All functions block until the disk has it; none keeps a lock
/// while nothing is asked. Times are milliseconds since 1970, and always given.
///
/// All of them fail with a [`StoreError`] when the database does. After an error a write may
/// or may not have happened, but never a part of one.
pub struct Store {
    database: Database,
    faults: Mutex<Option<FaultPlan>>,
}

enum Database {
    Sqlite(Box<Sqlite>),
    Postgresql(Box<Postgresql>),
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

/// Opens the database at a URL (`postgres://...`), or the one in a folder, which is made if
/// it is missing, and brings it to the schema of this program. A folder has one user at a time:
/// a server, or an administrator's command while that is stopped.
///
/// # Errors
/// When it cannot be reached, is of a later version, or the folder has a user already
/// ([`StoreError::InUse`]).
pub fn open(folder: &Path, url: Option<&str>) -> Result<Arc<Store>, StoreError> {
    match url {
        Some(url) => open_patiently(url, Duration::from_secs(10)),
        None => Ok(Store::over(Database::Sqlite(Sqlite::open(folder)?.into()))),
    }
}

/// Opens the PostgreSQL database at a URL. When an answer takes longer than this, the connection
/// is given up, and made anew for the next question.
pub fn open_patiently(url: &str, patience: Duration) -> Result<Arc<Store>, StoreError> {
    let postgresql = Postgresql::open(url, patience)?;
    Ok(Store::over(Database::Postgresql(postgresql.into())))
}

/// An empty database in memory, which is gone with the last clone of the pointer to it: for
/// tests and simulations.
pub fn open_in_memory() -> Result<Arc<Store>, StoreError> {
    Ok(Store::over(Database::Sqlite(Sqlite::in_memory()?.into())))
}

/// Puts a backup ([`Store::backup`]) in the place of the database in a folder, which is kept
/// beside it under another name. The server there must be stopped.
///
/// # Errors
/// When a server uses the folder, or the backup is not whole: then nothing is changed.
pub fn restore(backup: &Path, folder: &Path) -> Result<(), StoreError> {
    sqlite::restore(backup, folder)
}

impl Store {
    fn over(database: Database) -> Arc<Self> {
        Arc::new(Self {
            database,
            faults: Mutex::default(),
        })
    }

    /// From now on, asks a plan before everything it does whether to fail: for tests and
    /// simulations.
    pub fn set_faults(&self, plan: impl FnMut() -> Fault + Send + 'static) {
        *self.faults.lock() = Some(Box::new(plan));
    }

    /// From now on, never fails by itself.
    pub fn clear_faults(&self) {
        *self.faults.lock() = None;
    }

    /// Does work, unless it is to fail.
    fn perform<T, E: From<StoreError>>(&self, work: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        let fault = self.faults.lock().as_mut().map(|plan| plan());
        let planned = || Err(StoreError::Failed("as planned".into()).into());
        match fault.unwrap_or(Fault::None) {
            Fault::None => work(),
            Fault::Before => planned(),
            Fault::After => work().and_then(|_| planned()),
        }
    }

    /// Does work in a transaction that is kept when the work succeeds.
    pub(crate) fn write<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut dyn Session) -> Result<T, E>,
    ) -> Result<T, E> {
        self.perform(|| match &self.database {
            Database::Sqlite(sqlite) => sqlite.write(work),
            Database::Postgresql(postgresql) => postgresql.write(work),
        })
    }

    /// Does work that changes nothing, seeing the state of one moment.
    pub(crate) fn read_as<T>(
        &self,
        how: Reading,
        work: impl FnOnce(&mut dyn Session) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.perform(|| match &self.database {
            Database::Sqlite(sqlite) => sqlite.read_as(how, work),
            Database::Postgresql(postgresql) => postgresql.read_as(how, work),
        })
    }

    /// As [`Store::read_as`], as most things are read.
    pub(crate) fn read<T>(
        &self,
        work: impl FnOnce(&mut dyn Session) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.read_as(Reading::Usual, work)
    }

    /// Whether the database can be written to: writes something, to the disk.
    pub fn check(&self) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => self.perform(|| sqlite.check()),
            Database::Postgresql(_) => self.write(probe),
        }
    }

    /// Takes what was deleted off the disk, as far as that is quick: PostgreSQL does so itself.
    pub(crate) fn wipe(&self) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.wipe(),
            Database::Postgresql(_) => Ok(()),
        }
    }

    /// As [`Store::wipe`], with what was left until now.
    pub(crate) fn wipe_thoroughly(&self) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.wipe_thoroughly(),
            Database::Postgresql(_) => Ok(()),
        }
    }

    /// What is wrong with what is stored, a line each; nothing, one hopes. Looks at all of it,
    /// which takes a while, and keeps nobody from playing.
    pub fn damage(&self) -> Result<Vec<String>, StoreError> {
        let mut found = match &self.database {
            Database::Sqlite(sqlite) => sqlite.damage()?,
            // It looks after its files itself.
            Database::Postgresql(_) => Vec::new(),
        };
        found.extend(self.damaged_logs()?);
        Ok(found)
    }

    /// Copies all that is stored, as it is at one moment, to a new file, while others go on.
    /// That is for SQLite: PostgreSQL has programs of its own for it.
    pub fn backup(&self, file: &Path) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.backup(file),
            Database::Postgresql(_) => Err(StoreError::Failed(
                "PostgreSQL is backed up with its own program: pg_dump".into(),
            )),
        }
    }

    /// Whether a backup is whole and could replace this database, once nobody uses it
    /// ([`restore`]).
    pub fn check_backup(&self, file: &Path) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.check_backup(file),
            Database::Postgresql(_) => Err(StoreError::Failed(
                "PostgreSQL is restored with its own programs: pg_restore or psql".into(),
            )),
        }
    }

    /// Gives unused room back, with the last traces of what was deleted. On SQLite nobody can
    /// write meanwhile.
    pub fn vacuum(&self) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.vacuum(),
            Database::Postgresql(postgresql) => postgresql.vacuum(),
        }
    }

    /// How large it is.
    pub fn size(&self) -> Result<Size, StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.size(),
            Database::Postgresql(postgresql) => postgresql.size(),
        }
    }
}

/// How large a database is, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// All of it.
    pub bytes: u64,
    /// What of that is free for new things, as far as that is known.
    pub unused: u64,
    /// What has not yet been moved to its place: SQLite's file beside the main one.
    pub changes: u64,
}
