//! Keeping the file in order: what was deleted leaves it, and copies of it are made.

use std::{
    fs, io,
    path::Path,
    time::{Duration, Instant},
};

use rusqlite::{Connection, OpenFlags};

use super::{PATIENCE, Sqlite, connect, failed};
use crate::{
    Size, StoreError,
    files::{FILE, hold, make_private_folder, private},
};

/// How long to wait for those who read when the log of changes is to be emptied: meanwhile
/// nobody can write.
const WAL_PATIENCE: Duration = Duration::from_secs(1);
/// A number in the file's header that is ours to use: 1 when something was deleted since the
/// file was last written anew. SQLite overwrites what is deleted, but not the copies that it
/// left in the unused parts of pages when it moved things between them.
const HAS_TRACES: &str = "user_version";
const BETWEEN_REWRITES: Duration = Duration::from_hours(20);
/// In bytes: it takes about a second, in which nobody can move.
const REWRITTEN_WHILE_RUNNING: i64 = 128 << 20;

fn number(connection: &Connection, pragma: &str) -> Result<i64, StoreError> {
    connection
        .pragma_query_value(None, pragma, |row| row.get(0))
        .map_err(failed)
}

impl Sqlite {
    pub(crate) fn wipe(&self) -> Result<(), StoreError> {
        let writer = self.writer.lock();
        writer.pragma_update(None, HAS_TRACES, 1).map_err(failed)?;
        empty_wal(&writer)
    }

    pub(crate) fn wipe_thoroughly(&self) -> Result<(), StoreError> {
        let writer = self.writer.lock();
        let mut last = self.rewritten.lock();
        let size = number(&writer, "page_count")? * number(&writer, "page_size")?;
        if number(&writer, HAS_TRACES)? == 1
            && last.is_none_or(|last| last.elapsed() >= BETWEEN_REWRITES)
            && size <= REWRITTEN_WHILE_RUNNING
        {
            self.rewrite(&writer)?;
            *last = Some(Instant::now());
        }
        empty_wal(&writer)
    }

    pub(crate) fn vacuum(&self) -> Result<(), StoreError> {
        let writer = self.writer.lock();
        self.rewrite(&writer)?;
        empty_wal(&writer)
    }

    /// Writes the whole database anew, while nobody else writes to it.
    fn rewrite(&self, writer: &Connection) -> Result<(), StoreError> {
        // By another connection: the one that writes keeps in memory what is not of the
        // database, here a copy of all of it.
        let database = self.database.as_ref();
        let fresh = database
            .map(|database| connect(&database.file))
            .transpose()?;
        let connection = fresh.as_ref().unwrap_or(writer);
        if fresh.is_some() {
            connection
                .pragma_update(None, "temp_store", "FILE")
                .map_err(failed)?;
        }
        connection.execute_batch("VACUUM").map_err(failed)?;
        connection
            .pragma_update(None, HAS_TRACES, 0)
            .map_err(failed)
    }

    pub(crate) fn damage(&self) -> Result<Vec<String>, StoreError> {
        self.apart(damage)
    }

    /// Copies the database as it is at this moment to a new file, which is there whole or not.
    pub(crate) fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.apart(|connection| backup(connection, file))
    }

    pub(crate) fn check_backup(&self, file: &Path) -> Result<(), StoreError> {
        if self.database.is_none() {
            return Err(StoreError::Failed(
                "a database in memory cannot be replaced".into(),
            ));
        }
        check_backup(file)
    }

    pub(crate) fn size(&self) -> Result<Size, StoreError> {
        let reader = self.reader();
        let page = number(&reader, "page_size")?;
        let pages = |pragma: &str| Ok((number(&reader, pragma)? * page).unsigned_abs());
        let wal = self.database.as_ref().map(|database| {
            let wal = database.file.with_file_name(format!("{FILE}-wal"));
            fs::metadata(wal).map_or(0, |facts| facts.len())
        });
        Ok(Size {
            bytes: pages("page_count")?,
            unused: pages("freelist_count")?,
            changes: wal.unwrap_or(0),
        })
    }
}

/// Moves what is in the log of changes to its place. When somebody reads the whole time, it is
/// for the next time.
pub(super) fn empty_wal(writer: &Connection) -> Result<(), StoreError> {
    writer.busy_timeout(WAL_PATIENCE).map_err(failed)?;
    let done = writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    writer.busy_timeout(PATIENCE).map_err(failed)?;
    done.map_err(failed)
}

/// Looks at the first page of the main file, whatever the log of changes has of it. Only SQLite
/// itself may open the file: its locks are the process's, and go when anybody closes it.
pub(super) fn check_header(file: &Path) -> Result<(), StoreError> {
    let Some(path) = file.to_str() else {
        return Ok(());
    };
    let path = path
        .replace('%', "%25")
        .replace('?', "%3f")
        .replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_URI
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let plain = Connection::open_with_flags(format!("file:{path}?immutable=1"), flags);
    plain
        .and_then(|plain| plain.query_row("PRAGMA schema_version", [], |_| Ok(())))
        .map_err(failed)
}

/// What SQLite finds wrong with the file, page by page.
fn damage(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = connection
        .prepare("PRAGMA integrity_check")
        .map_err(failed)?;
    let found = statement.query_map([], |row| row.get(0)).map_err(failed)?;
    let mut found: Vec<String> = found.collect::<Result<_, _>>().map_err(failed)?;
    found.retain(|line| line != "ok");
    Ok(found)
}

fn backup(connection: &Connection, file: &Path) -> Result<(), StoreError> {
    let cannot = |error: io::Error| {
        StoreError::Failed(format!(
            "cannot write the backup {}: {error}",
            file.display()
        ))
    };
    if file.exists() {
        return Err(cannot(io::ErrorKind::AlreadyExists.into()));
    }
    let part = file.with_extension("part");
    let _ = fs::remove_file(&part);
    let made = private().open(&part).map_err(cannot)?;
    let copied = connection
        .execute("VACUUM INTO ?1", [part.to_string_lossy()])
        .map_err(failed)
        .and_then(|_| made.sync_all().map_err(cannot))
        .and_then(|()| fs::rename(&part, file).map_err(cannot));
    if copied.is_err() {
        let _ = fs::remove_file(&part);
    }
    copied
}

/// Puts a backup in the place of the database in a folder that nobody uses. What was there is
/// kept beside it, with the ending `.before-restore`.
pub(crate) fn restore(backup: &Path, folder: &Path) -> Result<(), StoreError> {
    let cannot = |error: io::Error| {
        StoreError::Failed(format!(
            "cannot restore {} to {}: {error}",
            backup.display(),
            folder.display()
        ))
    };
    make_private_folder(folder).map_err(cannot)?;
    let _held = hold(folder)?;
    let file = folder.join(FILE);
    let part = folder.join(format!("{FILE}.part"));
    let _ = fs::remove_file(&part);
    let mut copy = private().open(&part).map_err(cannot)?;
    let source = fs::File::open(backup).map_err(cannot);
    let copied = source
        .and_then(|mut source| io::copy(&mut source, &mut copy).map_err(cannot))
        .and_then(|_| copy.sync_all().map_err(cannot))
        .and_then(|()| check_backup(&part));
    if let Err(error) = copied {
        let _ = fs::remove_file(&part);
        return Err(error);
    }
    if file.exists() {
        // All of it is to be in one file, before that is put aside.
        connect(&file)
            .and_then(|connection| empty_wal(&connection))
            .or_else(|_| damaged_aside(folder))
            .map_err(|error| cannot(io::Error::other(error)))?;
        fs::rename(&file, folder.join(format!("{FILE}.before-restore"))).map_err(cannot)?;
    }
    for ending in ["-wal", "-shm"] {
        let _ = fs::remove_file(folder.join(format!("{FILE}{ending}")));
    }
    fs::rename(&part, &file).map_err(cannot)
}

/// Keeps the log of changes of a database that cannot be opened: somebody may repair it.
fn damaged_aside(folder: &Path) -> Result<(), StoreError> {
    let wal = folder.join(format!("{FILE}-wal"));
    if !wal.exists() {
        return Ok(());
    }
    fs::rename(&wal, folder.join(format!("{FILE}.before-restore-wal")))
        .map_err(|error| StoreError::Failed(error.to_string()))
}

/// Whether a file is a whole database of ours.
fn check_backup(file: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).map_err(failed)?;
    let found = damage(&connection)?;
    if let Some(first) = found.first() {
        return Err(StoreError::Damaged(format!("the backup: {first}")));
    }
    connection
        .query_row("SELECT version FROM schema_version", [], |_| Ok(()))
        .map_err(|_| StoreError::Damaged("the backup is not a database of Baralho".into()))
}
