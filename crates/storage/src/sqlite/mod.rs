//! The embedded database: one file under the data folder.

mod upkeep;

pub(crate) use upkeep::restore;

use std::{
    io,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use parking_lot::{Mutex, MutexGuard};
use rusqlite::{
    Connection, ErrorCode, OpenFlags, ToSql, Transaction, TransactionBehavior,
    config::DbConfig,
    types::{ToSqlOutput, ValueRef},
};

use crate::{
    StoreError,
    files::{FILE, FileId, Held, file_id, hold, make_private_files, make_private_folder},
    sql::{Cell, Dialect, Reading, Row, Session, migrate, probe, refuse_nul},
};

/// How long to wait for another process that has the file, such as a backup.
const PATIENCE: Duration = Duration::from_secs(10);
/// Connections that read at the same time.
const READERS: usize = 2;
const DIALECT: Dialect = Dialect {
    id: "INTEGER PRIMARY KEY AUTOINCREMENT",
    // The log is read and written by table: a second index would double the work.
    clustered: " WITHOUT ROWID",
};

/// One connection that writes, some that read beside it, and one for long readings. A database
/// in memory has only the one that writes. A panic rolls its transaction back: the connection is
/// as good as before.
pub(crate) struct Sqlite {
    writer: Mutex<Connection>,
    readers: Vec<Mutex<Connection>>,
    long_reader: Option<Mutex<Connection>>,
    database: Option<DatabaseFile>,
    /// When the file was last written anew by this process.
    rewritten: Mutex<Option<Instant>>,
}

/// Where the file is that the connections have open.
struct DatabaseFile {
    file: PathBuf,
    id: FileId,
    /// Held until the last connection is closed, so after them.
    _held: Held,
}

impl Sqlite {
    pub(crate) fn open(folder: &Path) -> Result<Self, StoreError> {
        let cannot = |error: io::Error| {
            StoreError::Failed(format!(
                "cannot use the folder {}: {error}",
                folder.display()
            ))
        };
        make_private_folder(folder).map_err(cannot)?;
        let held = hold(folder)?;
        let file = folder.join(FILE);
        make_private_files(folder).map_err(cannot)?;
        let writer = connect(&file)?;
        let readers = (0..READERS).map(|_| connect(&file).map(Mutex::new));
        let sqlite = Self {
            writer: Mutex::new(writer),
            readers: readers.collect::<Result<_, _>>()?,
            long_reader: Some(Mutex::new(connect(&file)?)),
            database: Some(DatabaseFile {
                id: file_id(&file).map_err(cannot)?,
                file,
                _held: held,
            }),
            rewritten: Mutex::default(),
        };
        sqlite.write(|session| migrate(session, DIALECT))?;
        // A crash may have left the main file between two states, and what was deleted since.
        upkeep::empty_wal(&sqlite.writer.lock())?;
        Ok(sqlite)
    }

    pub(crate) fn in_memory() -> Result<Self, StoreError> {
        let connection = Connection::open_in_memory().map_err(failed)?;
        prepare(&connection)?;
        let sqlite = Self {
            writer: Mutex::new(connection),
            readers: Vec::new(),
            long_reader: None,
            database: None,
            rewritten: Mutex::default(),
        };
        sqlite.write(|session| migrate(session, DIALECT))?;
        Ok(sqlite)
    }

    /// Does work over a connection of its own, in nobody's way.
    fn apart<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match &self.database {
            Some(database) => work(&connect(&database.file)?),
            None => work(&self.writer.lock()),
        }
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        let free = self.readers.iter().find_map(Mutex::try_lock);
        free.unwrap_or_else(|| self.readers.first().unwrap_or(&self.writer).lock())
    }
}

fn connect(file: &Path) -> Result<Connection, StoreError> {
    // Without a flag to create it: a file that is gone is an error.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).map_err(failed)?;
    prepare(&connection)?;
    Ok(connection)
}

fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(PATIENCE).map_err(failed)?;
    connection.set_prepared_statement_cache_capacity(64);
    // Statements are planned once: otherwise SQLite plans some of them anew for every value,
    // which took longer than storing a move.
    connection
        .set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)
        .map_err(failed)?;
    for (name, value) in [
        ("journal_mode", "WAL"),
        // A commit has reached the disk when it returns, even if the power fails next.
        ("synchronous", "FULL"),
        // In pages: a table's last page changes with every move, and is moved from the log to
        // its place only every few seconds.
        ("wal_autocheckpoint", "2000"),
        ("foreign_keys", "ON"),
        // What is deleted is overwritten, also in pages that are free as a whole.
        ("secure_delete", "ON"),
        ("temp_store", "MEMORY"),
        // In KiB: the pages of the tables in play stay in memory.
        ("cache_size", "-65536"),
    ] {
        connection
            .pragma_update(None, name, value)
            .map_err(failed)?;
    }
    Ok(())
}

#[allow(clippy::needless_pass_by_value)] // as `map_err` calls it
fn failed(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error() {
        Some(cause)
            if cause.code == ErrorCode::ConstraintViolation
                && matches!(
                    cause.extended_code,
                    rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE
                        | rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY
                ) =>
        {
            StoreError::Taken
        }
        _ => StoreError::Failed(error.to_string()),
    }
}

impl Sqlite {
    pub(crate) fn write<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut dyn Session) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut writer = self.writer.lock();
        let transaction = writer
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(failed)?;
        let mut session = SqliteSession(transaction);
        // Dropped on the way out, the transaction is rolled back.
        let done = work(&mut session)?;
        session.0.commit().map_err(failed)?;
        Ok(done)
    }

    pub(crate) fn read_as<T>(
        &self,
        how: Reading,
        work: impl FnOnce(&mut dyn Session) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let read = |connection: &Connection| {
            let transaction = connection.unchecked_transaction().map_err(failed)?;
            work(&mut SqliteSession(transaction))
        };
        match how {
            Reading::Usual => read(&self.reader()),
            Reading::Long => read(&self.long_reader.as_ref().unwrap_or(&self.writer).lock()),
            Reading::Slow => self.apart(read),
        }
    }

    /// Over a connection of its own: the others may have a file open that is gone from its
    /// folder, or have in memory what is no longer on the disk.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let Some(database) = &self.database else {
            return self.write(probe);
        };
        // Whoever writes meanwhile would be in the way, and would wait for the disk as well.
        let _writer = self.writer.lock();
        if file_id(&database.file).ok().as_ref() != Some(&database.id) {
            return Err(StoreError::Failed(format!(
                "{} was replaced or removed while it was in use: start the server again",
                database.file.display()
            )));
        }
        upkeep::check_header(&database.file)?;
        let mut fresh = connect(&database.file)?;
        let transaction = fresh
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(failed)?;
        let mut session = SqliteSession(transaction);
        probe(&mut session)?;
        session.0.commit().map_err(failed)
    }
}

struct SqliteSession<'a>(Transaction<'a>);

/// There is one writer at a time, so there is nothing to lock; and `$1` would be a name here.
fn translated(sql: &str) -> String {
    sql.strip_suffix(" FOR UPDATE")
        .unwrap_or(sql)
        .replace('$', "?")
}

impl Session for SqliteSession<'_> {
    fn is_remote(&self) -> bool {
        false
    }

    fn run(&mut self, sql: &str, cells: &[Cell]) -> Result<u64, StoreError> {
        refuse_nul(cells)?;
        let mut statement = self.0.prepare_cached(&translated(sql)).map_err(failed)?;
        let changed = statement
            .execute(rusqlite::params_from_iter(cells))
            .map_err(failed)?;
        Ok(changed as u64)
    }

    fn rows(&mut self, sql: &str, cells: &[Cell]) -> Result<Vec<Row>, StoreError> {
        refuse_nul(cells)?;
        let mut statement = self.0.prepare_cached(&translated(sql)).map_err(failed)?;
        let columns = statement.column_count();
        let mut found = statement
            .query(rusqlite::params_from_iter(cells))
            .map_err(failed)?;
        let mut rows = Vec::new();
        while let Some(row) = found.next().map_err(failed)? {
            let cells = (0..columns).map(|column| cell(row.get_ref(column).map_err(failed)?));
            rows.push(Row::new(cells.collect::<Result<_, _>>()?));
        }
        Ok(rows)
    }
}

fn cell(value: ValueRef<'_>) -> Result<Cell, StoreError> {
    let not_text = || StoreError::Damaged("a text that is not UTF-8".into());
    Ok(match value {
        ValueRef::Null => Cell::Null,
        ValueRef::Integer(value) => Cell::Integer(value),
        ValueRef::Real(value) => Cell::Real(value),
        ValueRef::Text(text) => {
            Cell::Text(String::from_utf8(text.to_vec()).map_err(|_| not_text())?)
        }
        ValueRef::Blob(_) => return Err(not_text()),
    })
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Integer(value) => ValueRef::Integer(*value),
            Self::Real(value) => ValueRef::Real(*value),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}
