//! The files of the embedded database: whose they are, and who may use them.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Write},
    path::Path,
    process, thread,
    time::{Duration, Instant},
};

use crate::{InUse, StoreError};

pub(crate) const FILE: &str = "baralho.sqlite";
const LOCK: &str = "baralho.lock";
/// For a server that is just ending.
const PATIENCE: Duration = Duration::from_secs(1);

/// What tells a file from another one of the same name.
pub(crate) type FileId = (u64, u64);

#[cfg(unix)]
pub(crate) fn file_id(file: &Path) -> io::Result<FileId> {
    use std::os::unix::fs::MetadataExt;
    let facts = fs::metadata(file)?;
    Ok((facts.dev(), facts.ino()))
}

/// Elsewhere a file that is open cannot be replaced.
#[cfg(not(unix))]
pub(crate) fn file_id(file: &Path) -> io::Result<FileId> {
    fs::metadata(file).map(|_| (0, 0))
}

/// A folder that is taken.
pub(crate) struct Held(File);

/// Not by closing the file alone: a child that this process is just starting has it open, too.
impl Drop for Held {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

/// Takes the folder for as long as this is held: two servers on it would take the tables
/// from each other. The system gives it back when the process ends, however it ends.
pub(crate) fn hold(folder: &Path) -> Result<Held, StoreError> {
    let file = folder.join(LOCK);
    let cannot = |error: io::Error| {
        StoreError::Failed(format!("cannot use the file {}: {error}", file.display()))
    };
    let lock = private().open(&file).map_err(cannot)?;
    let begun = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => {
                // For who comes while it is held.
                lock.set_len(0).map_err(cannot)?;
                writeln!(&lock, "{}", process::id()).map_err(cannot)?;
                return Ok(Held(lock));
            }
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
            Err(TryLockError::WouldBlock) if begun.elapsed() > PATIENCE => {
                // Not every system lets others read what is locked.
                let holder = fs::read_to_string(&file).ok();
                return Err(StoreError::InUse(InUse {
                    folder: folder.to_owned(),
                    pid: holder.and_then(|pid| pid.trim().parse().ok()),
                }));
            }
            Err(TryLockError::WouldBlock) => thread::sleep(PATIENCE / 20),
        }
    }
}

/// If the folder is made here, it is for its owner only.
pub(crate) fn make_private_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    keep_others_out(folder, 0o700)
}

/// The files hold hashes of passwords: they are for their owner only, in whatever folder. To be
/// called before SQLite opens them; it makes those beside the main file after its pattern.
pub(crate) fn make_private_files(folder: &Path) -> io::Result<()> {
    private().open(folder.join(FILE))?;
    for ending in ["", "-wal", "-shm"] {
        let file = folder.join(format!("{FILE}{ending}"));
        if file.exists() {
            keep_others_out(&file, 0o600)?;
        }
    }
    Ok(())
}

/// Opens or makes a file that only its owner can read.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(unix)]
fn keep_others_out(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    if fs::metadata(path)?.permissions().mode() & 0o777 == mode {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn keep_others_out(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}
