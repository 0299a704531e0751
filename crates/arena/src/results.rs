//! Reading the results of a tournament, one game at a time.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom},
    path::{Path, PathBuf},
};

use crate::{
    directory::BadDirectory,
    played::Played,
    settings::{FORMAT, Settings, VERSION},
};

/// Where the last whole line ends.
pub(crate) fn whole_length(file: &mut File) -> io::Result<u64> {
    const PIECE: u64 = 1 << 16;
    let mut end = file.seek(SeekFrom::End(0))?;
    while end > 0 {
        let begin = end.saturating_sub(PIECE);
        let mut piece = vec![0; (end - begin) as usize];
        file.seek(SeekFrom::Start(begin))?;
        file.read_exact(&mut piece)?;
        if let Some(place) = piece.iter().rposition(|&byte| byte == b'\n') {
            return Ok(begin + place as u64 + 1);
        }
        end = begin;
    }
    Ok(0)
}

pub(crate) fn header(path: &Path, line: &[u8]) -> Result<Settings, BadDirectory> {
    let header = |reason| BadDirectory::Line {
        path: path.to_owned(),
        line: 1,
        reason,
    };
    let peek: serde_json::Value =
        serde_json::from_slice(line).map_err(|error| header(error.to_string()))?;
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
    let settings: Settings =
        serde_json::from_value(peek).map_err(|error| header(error.to_string()))?;
    if let Some(test) = settings.sprt {
        test.checked().map_err(|bad| header(bad.to_string()))?;
    }
    Ok(settings)
}

/// The games of a tournament as they are read from its results, one at a time.
#[derive(Debug)]
pub struct Games {
    path: PathBuf,
    lines: BufReader<File>,
    line: Vec<u8>,
    number: usize,
}

impl Games {
    pub(crate) fn open(path: PathBuf) -> Result<Self, BadDirectory> {
        let file = File::open(&path).map_err(|error| BadDirectory::io(&path, error))?;
        Ok(Self {
            path,
            lines: BufReader::with_capacity(1 << 18, file),
            line: Vec::new(),
            number: 0,
        })
    }
}

impl Iterator for Games {
    type Item = Result<Played, BadDirectory>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.line.clear();
            self.number += 1;
            match self.lines.read_until(b'\n', &mut self.line) {
                Ok(0) => return None,
                // The first line is no game.
                Ok(_) if self.number == 1 || self.line == b"\n" => {}
                Ok(_) => {
                    let game = serde_json::from_slice(&self.line);
                    return Some(game.map_err(|error| BadDirectory::Line {
                        path: self.path.clone(),
                        line: self.number,
                        reason: error.to_string(),
                    }));
                }
                Err(error) => return Some(Err(BadDirectory::io(&self.path, error))),
            }
        }
    }
}
