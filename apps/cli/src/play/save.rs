//! Where games are kept: every move is on disk before the next one is made.

use std::{
    fs,
    fs::{File, OpenOptions},
    io::{self, BufReader, Write},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use baralho_game::record::{BadRecord, Header, Line, Record, Writer};

use crate::folders;

/// The folder for games that are not told where to go. `None` when there is no home.
pub(crate) fn folder() -> Option<PathBuf> {
    folders::folder("XDG_STATE_HOME", ".local/state", Some("LOCALAPPDATA"))
}

pub(crate) struct Save {
    pub(crate) path: PathBuf,
    writer: Writer<File>,
}

impl Save {
    /// Starts a record in a file that does not exist yet.
    pub(crate) fn start(path: &Path, header: &Header) -> io::Result<Self> {
        let file = OpenOptions::new().write(true).create_new(true).open(path)?;
        Ok(Self {
            path: path.to_owned(),
            writer: Writer::start(file, header)?,
        })
    }

    /// Starts a record in the usual folder, named by game and time.
    pub(crate) fn start_usual(header: &Header) -> io::Result<Self> {
        let folder = folder().ok_or(io::ErrorKind::NotFound)?;
        fs::create_dir_all(&folder)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let mut second = now.map_or(0, |time| time.as_secs());
        loop {
            let path = folder.join(format!("{}-{second}.jsonl", header.game));
            match Self::start(&path, header) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => second += 1,
                result => return result,
            }
        }
    }

    /// Goes on with a record: what a crash left of its last line is cut off.
    pub(crate) fn resume(path: &Path, record: &Record) -> io::Result<Self> {
        let bytes = fs::read(path)?;
        let mut file = OpenOptions::new().append(true).open(path)?;
        if record.cut.is_some() {
            let whole = bytes.iter().rposition(|&byte| byte == b'\n');
            file.set_len(whole.map_or(0, |end| end as u64 + 1))?;
        } else if bytes.last() != Some(&b'\n') {
            file.write_all(b"\n")?;
        }
        Ok(Self {
            path: path.to_owned(),
            writer: Writer::resume(file),
        })
    }

    pub(crate) fn line(&mut self, line: &Line) -> io::Result<()> {
        self.writer.line(line)
    }

    /// Leaves the last moves out, and notes who took them back. At every moment the file holds
    /// the record as it was or as it is then.
    pub(crate) fn take_back(&mut self, seat: usize, moves: usize) -> io::Result<()> {
        let mut record = read(&self.path).map_err(io::Error::other)?;
        let assisted = &mut record.header.assisted;
        if !assisted.contains(&seat) {
            assisted.push(seat);
            assisted.sort_unstable();
        }
        record
            .lines
            .truncate(record.lines.len().saturating_sub(moves));
        let growing = self.path.with_extension("part");
        let mut writer = Writer::start(File::create(&growing)?, &record.header)?;
        for (_, line) in &record.lines {
            writer.line(line)?;
        }
        fs::rename(&growing, &self.path)?;
        self.writer = writer;
        Ok(())
    }
}

pub(crate) fn read(path: &Path) -> Result<Record, BadRecord> {
    Record::read(BufReader::new(File::open(path)?))
}

pub(crate) fn is_unfinished(record: &Record) -> bool {
    !matches!(record.lines.last(), Some((_, Line::Result { .. })))
}

/// The latest unfinished game in the usual folder, of one preset if it is given.
pub(crate) fn latest_unfinished(game: Option<&str>) -> Option<(PathBuf, Record)> {
    let entries = fs::read_dir(folder()?).ok()?;
    let mut saves: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|e| e == "jsonl"))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    saves.sort();
    saves.into_iter().rev().find_map(|(_, path)| {
        let record = read(&path).ok()?;
        let wanted = game.is_none_or(|game| record.header.game == game);
        (wanted && is_unfinished(&record)).then_some((path, record))
    })
}
