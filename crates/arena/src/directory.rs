//! Where a tournament is kept: its results, one line per game, and what belongs to them.
//!
//! Lines are appended whole, in one write. A process killed at any moment leaves at most
//! one cut line at the end, which is dropped when the tournament goes on.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use thiserror::Error;

use crate::{
    played::Played,
    settings::{FORMAT, Settings, VERSION},
};

const RESULTS: &str = "results.jsonl";
const LOCK: &str = "lock";
/// Who wrote the bots, as they said when they were started.
const AUTHORS: &str = "authors.json";
/// Where bots work while they play.
const WORK: &str = "work";

/// Why a tournament cannot be kept in a directory.
#[derive(Debug, Error)]
pub enum BadDirectory {
    /// There is something already.
    #[error("{0} is there already and is not empty")]
    Exists(PathBuf),
    /// Nothing to go on with.
    #[error("{0} has no tournament to go on with")]
    NoTournament(PathBuf),
    /// Somebody else is at it.
    #[error("a tournament is running in {0}")]
    Busy(PathBuf),
    /// The first line is not what it should be.
    #[error("{path}, line 1: {reason}")]
    Header {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
    /// Written by a later program.
    #[error("{path} has format version {given}, this program reads up to {VERSION}")]
    Version {
        /// The file.
        path: PathBuf,
        /// The version in the file.
        given: u32,
    },
    /// A whole line that is no game.
    #[error("{path}, line {line}: {reason}")]
    Line {
        /// The file.
        path: PathBuf,
        /// The line's number, counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// The system refuses.
    #[error("{path}: {error}")]
    Io {
        /// What was asked for.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
}

/// A tournament's directory, held by nobody else while this lives.
#[derive(Debug)]
pub struct Directory {
    path: PathBuf,
    results: Mutex<File>,
    _lock: File,
}

impl Directory {
    /// Makes the directory of a new tournament.
    ///
    /// # Errors
    /// When it is there already and not empty, or cannot be written.
    pub fn create(path: &Path, settings: &Settings) -> Result<Self, BadDirectory> {
        let io = |error| BadDirectory::Io {
            path: path.to_owned(),
            error,
        };
        let is_empty =
            |path: &Path| fs::read_dir(path).is_ok_and(|mut inside| inside.next().is_none());
        if path.exists() && !is_empty(path) {
            return Err(BadDirectory::Exists(path.to_owned()));
        }
        fs::create_dir_all(path).map_err(io)?;
        let path = path.canonicalize().map_err(io)?;
        let lock = lock(&path)?;
        let mut file = File::create_new(path.join(RESULTS)).map_err(io)?;
        let mut line = serde_json::to_vec(settings).map_err(|error| io(error.into()))?;
        line.push(b'\n');
        file.write_all(&line).map_err(io)?;
        file.sync_data().map_err(io)?;
        Ok(Self {
            path,
            results: Mutex::new(file),
            _lock: lock,
        })
    }

    /// Opens the directory of a tournament to go on with it. Gives its settings and the
    /// games played so far; a last line that was cut is dropped from the file.
    ///
    /// # Errors
    /// When there is none, somebody else is at it, or a line cannot be read.
    pub fn open(path: &Path) -> Result<(Self, Settings, Vec<Played>), BadDirectory> {
        let io = |error| BadDirectory::Io {
            path: path.to_owned(),
            error,
        };
        if !path.join(RESULTS).is_file() {
            return Err(BadDirectory::NoTournament(path.to_owned()));
        }
        let path = path.canonicalize().map_err(io)?;
        let lock = lock(&path)?;
        let results = path.join(RESULTS);
        let bytes = fs::read(&results).map_err(io)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n');
        let whole = whole.map_or(0, |end| end + 1);
        if whole == 0 {
            return Err(BadDirectory::NoTournament(path));
        }
        let (settings, played) = read(&results, &bytes[..whole])?;
        let file = OpenOptions::new().append(true).open(&results).map_err(io)?;
        if whole < bytes.len() {
            file.set_len(whole as u64).map_err(io)?;
        }
        let directory = Self {
            path,
            results: Mutex::new(file),
            _lock: lock,
        };
        Ok((directory, settings, played))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends whole lines in one write.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn append(&self, lines: &[u8]) -> io::Result<()> {
        let mut file = self.results.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(lines)
    }

    /// Writes a file that belongs to a game, and gives its path as seen from the directory.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn keep(
        &self,
        folder: &str,
        game: u64,
        ending: &str,
        bytes: &[u8],
    ) -> io::Result<String> {
        // A thousand to a folder, so that each can still be looked at.
        let folder = format!("{folder}/{:04}", game / 1000);
        let name = format!("{folder}/{game:07}.{ending}");
        let path = self.path.join(&name);
        match fs::write(&path, bytes) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                fs::create_dir_all(self.path.join(&folder))?;
                fs::write(&path, bytes)?;
            }
            written => written?,
        }
        Ok(name)
    }

    /// Who wrote the bots, as far as they have said so in any run of the tournament.
    pub(crate) fn authors(&self) -> Vec<Option<String>> {
        let text = fs::read(self.path.join(AUTHORS)).unwrap_or_default();
        // A file that was cut is written again when the bots are started again.
        serde_json::from_slice(&text).unwrap_or_default()
    }

    /// Writes down who wrote the bots.
    pub(crate) fn keep_authors(&self, authors: &[Option<String>]) {
        // Without it the report names no authors, and that is all.
        let text = serde_json::to_vec(authors).unwrap_or_default();
        let _ = fs::write(self.path.join(AUTHORS), text);
    }

    /// A new and empty directory for a bot to work in.
    ///
    /// # Errors
    /// When it cannot be made.
    pub(crate) fn workplace(&self, name: &str) -> io::Result<PathBuf> {
        let path = self.path.join(WORK).join(name);
        if path.exists() {
            fs::remove_dir_all(&path)?;
        }
        fs::create_dir_all(&path)?;
        Ok(path)
    }

    /// Removes what the bots left behind.
    pub(crate) fn clear_work(&self) {
        // What cannot be removed does no harm where it is.
        let _ = fs::remove_dir_all(self.path.join(WORK));
    }
}

/// Takes the lock, which ends with the process however it ends.
fn lock(path: &Path) -> Result<File, BadDirectory> {
    let io = |error| BadDirectory::Io {
        path: path.to_owned(),
        error,
    };
    let file = File::create(path.join(LOCK)).map_err(io)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(BadDirectory::Busy(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(io(error)),
    }
}

fn read(path: &Path, bytes: &[u8]) -> Result<(Settings, Vec<Played>), BadDirectory> {
    let mut lines = bytes.split(|&byte| byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let header = |reason| BadDirectory::Header {
        path: path.to_owned(),
        reason,
    };
    let peek: serde_json::Value =
        serde_json::from_slice(first).map_err(|error| header(error.to_string()))?;
    if peek["format"] != FORMAT {
        return Err(header(format!("its format is not {FORMAT}")));
    }
    let given = peek["version"].as_u64().unwrap_or_default() as u32;
    if given > VERSION {
        return Err(BadDirectory::Version {
            path: path.to_owned(),
            given,
        });
    }
    let settings = serde_json::from_value(peek).map_err(|error| header(error.to_string()))?;
    let mut played = Vec::new();
    for (number, line) in (2..).zip(lines) {
        if line.is_empty() {
            continue;
        }
        let game = serde_json::from_slice(line).map_err(|error| BadDirectory::Line {
            path: path.to_owned(),
            line: number,
            reason: error.to_string(),
        })?;
        played.push(game);
    }
    Ok((settings, played))
}
