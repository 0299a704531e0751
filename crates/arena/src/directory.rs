//! Where a tournament is kept: its results, one line per game, and what belongs to them.
//!
//! Lines are appended whole, in one write. A process killed at any moment leaves at most
//! one cut line at the end, which is dropped when the tournament goes on.

use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, BufWriter, Seek, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use thiserror::Error;

use crate::{
    played::{Played, Unwritten},
    report::usual_path,
    results::{Games, header, whole_length},
    settings::{Settings, VERSION},
};

const RESULTS: &str = "results.jsonl";
/// Where results are written anew, with other settings, before they take the place of the old.
const GROWING: &str = "results.jsonl.new";
/// Where records are.
const GAMES: &str = "games";
const LOCK: &str = "lock";
/// Who wrote the bots, as they said when they were started.
const AUTHORS: &str = "authors.json";
/// Where bots work while they play.
const WORK: &str = "work";

/// Why a tournament cannot be kept in a directory.
#[derive(Debug, Error)]
#[allow(missing_docs)] // the messages say it
pub enum BadDirectory {
    #[error("{0} is there already and is not empty")]
    Exists(PathBuf),
    #[error("{0} has no tournament to go on with")]
    NoTournament(PathBuf),
    #[error("a tournament is running in {0}")]
    Busy(PathBuf),
    #[error("{path} has format version {given}, this program reads up to {VERSION}")]
    Version { path: PathBuf, given: u32 },
    /// A whole line that is not what it should be: the settings, or a game.
    #[error("{path}, line {line}: {reason}")]
    Line {
        path: PathBuf,
        /// The line's number, counted from 1.
        line: usize,
        reason: String,
    },
    #[error("{path}: {error}")]
    Io { path: PathBuf, error: io::Error },
}

impl BadDirectory {
    pub(crate) fn io(path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        Self::Io { path, error }
    }
}

/// A tournament's directory, held by nobody else while this lives.
#[derive(Debug)]
pub struct Directory {
    path: PathBuf,
    files: Mutex<Files>,
    _lock: File,
}

/// What grows with every game.
#[derive(Debug)]
struct Files {
    results: File,
    /// How long the files are that hold several records.
    ends: BTreeMap<String, u64>,
}

impl Files {
    fn new(results: File) -> Mutex<Self> {
        Mutex::new(Self {
            results,
            ends: BTreeMap::new(),
        })
    }
}

impl Directory {
    /// Makes the directory of a new tournament.
    pub fn create(path: &Path, settings: &Settings) -> Result<Self, BadDirectory> {
        let io = |error| BadDirectory::io(path, error);
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
            files: Files::new(file),
            _lock: lock,
        })
    }

    /// Opens the directory of a tournament to go on with, and gives its settings; a last line
    /// that was cut is dropped from the file.
    pub fn open(path: &Path) -> Result<(Self, Settings), BadDirectory> {
        let io = |error| BadDirectory::io(path, error);
        if !path.join(RESULTS).is_file() {
            return Err(BadDirectory::NoTournament(path.to_owned()));
        }
        let path = path.canonicalize().map_err(io)?;
        let lock = lock(&path)?;
        let results = path.join(RESULTS);
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .open(&results)
            .map_err(io)?;
        let whole = whole_length(&mut file).map_err(io)?;
        if whole == 0 {
            return Err(BadDirectory::NoTournament(path));
        }
        let mut first = Vec::new();
        file.rewind().map_err(io)?;
        let read = BufReader::new(&file).read_until(b'\n', &mut first);
        read.map_err(io)?;
        let settings = header(&results, &first)?;
        file.set_len(whole).map_err(io)?;
        let directory = Self {
            path,
            files: Files::new(file),
            _lock: lock,
        };
        Ok((directory, settings))
    }

    /// The games played so far, in the order in which they were written.
    pub fn games(&self) -> Result<Games, BadDirectory> {
        Games::open(self.path.join(RESULTS))
    }

    /// Writes down that the tournament has other settings from now on: the results are written
    /// anew with them, and take the place of the old when all is there.
    pub fn grow(&self, settings: &Settings) -> Result<(), BadDirectory> {
        let path = self.path.join(RESULTS);
        let io = |error| BadDirectory::io(&path, error);
        let growing = self.path.join(GROWING);
        let write = || {
            let mut old = BufReader::new(File::open(&path)?);
            old.read_until(b'\n', &mut Vec::new())?;
            let mut new = BufWriter::new(File::create(&growing)?);
            serde_json::to_writer(&mut new, settings)?;
            new.write_all(b"\n")?;
            io::copy(&mut old, &mut new)?;
            new.into_inner()?.sync_data()?;
            fs::rename(&growing, &path)?;
            OpenOptions::new().append(true).open(&path)
        };
        let file = write().map_err(io)?;
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        files.results = file;
        Ok(())
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes down games that were played: the records that share a file with others first, then
    /// all results in one write. That is the only place where either is written, under one lock,
    /// so that records are in the order of their results wherever this is killed.
    pub(crate) fn append(&self, games: &mut [Unwritten]) -> io::Result<()> {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lines = Vec::new();
        for Unwritten { played, record } in games {
            if let Some(bytes) = record.take() {
                self.append_record(&mut files.ends, played, &bytes)?;
            }
            played.write(&mut lines);
        }
        files.results.write_all(&lines)
    }

    /// Writes a file that belongs to a game, and gives its path as seen from the directory.
    pub(crate) fn keep(
        &self,
        folder: &str,
        game: u64,
        ending: &str,
        bytes: &[u8],
    ) -> io::Result<String> {
        let name = usual_path(folder, game, ending);
        let path = self.path.join(&name);
        match (fs::write(&path, bytes), path.parent()) {
            (Err(error), Some(parent)) if error.kind() == io::ErrorKind::NotFound => {
                fs::create_dir_all(parent)?;
                fs::write(&path, bytes)?;
            }
            (written, _) => written?,
        }
        Ok(name)
    }

    /// Writes the record of a game into a file of its own, and gives its path as seen from the
    /// directory.
    pub(crate) fn keep_record(&self, game: u64, bytes: &[u8]) -> io::Result<String> {
        self.keep(GAMES, game, "jsonl.gz", bytes)
    }

    /// Appends the record of a game to those of its pairing.
    fn append_record(
        &self,
        ends: &mut BTreeMap<String, u64>,
        game: &mut Played,
        bytes: &[u8],
    ) -> io::Result<()> {
        let name = format!("{GAMES}/{}-{:04}.jsonl.gz", game.stage, game.pairing);
        fs::create_dir_all(self.path.join(GAMES))?;
        let path = self.path.join(&name);
        let mut file = OpenOptions::new().append(true).create(true).open(path)?;
        file.write_all(bytes)?;
        let end = ends.entry(name.clone()).or_default();
        let length = bytes.len() as u64;
        (game.record, game.record_at) = (Some(name), Some((*end, length)));
        *end += length;
        Ok(())
    }

    /// Takes note that a file holds a record, as the results say.
    pub(crate) fn note_record(&self, game: &Played) {
        if let (Some(name), Some((first, length))) = (&game.record, game.record_at) {
            let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
            let end = files.ends.entry(name.clone()).or_default();
            *end = (*end).max(first.saturating_add(length));
        }
    }

    /// Drops what the results do not know from the files that hold several records: a game that
    /// was being written when everything stopped is played again.
    pub(crate) fn trim_records(&self) -> io::Result<()> {
        let known = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        let Ok(found) = fs::read_dir(self.path.join(GAMES)) else {
            return Ok(());
        };
        for file in found {
            let file = file?;
            let name = format!("{GAMES}/{}", file.file_name().display());
            if file.file_type()?.is_file() {
                let end = known.ends.get(&name).copied().unwrap_or(0);
                OpenOptions::new()
                    .write(true)
                    .open(file.path())?
                    .set_len(end)?;
            }
        }
        Ok(())
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
    let io = |error| BadDirectory::io(path, error);
    let file = File::create(path.join(LOCK)).map_err(io)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(BadDirectory::Busy(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(io(error)),
    }
}
