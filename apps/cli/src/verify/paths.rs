//! Which files are checked: those that are named, and the records in folders.

use std::{
    fs,
    io::{self, BufRead},
    path::{Path, PathBuf},
};

use baralho_game::record::FORMAT;
use serde_json::{Map, Value};

use crate::record_file::open;

const NAMES: [&str; 2] = [".jsonl", ".jsonl.gz"];

#[derive(Default)]
pub(super) struct Found {
    /// Files to check, in order.
    pub(super) files: Vec<PathBuf>,
    /// Folders and files in them that cannot be opened.
    pub(super) lost: Vec<(PathBuf, io::Error)>,
}

impl Found {
    /// Looks through folders, and takes everything else as it is named.
    pub(super) fn among(paths: &[PathBuf]) -> Self {
        let mut found = Self::default();
        for path in paths {
            if path.is_dir() {
                found.folder(path);
            } else {
                found.files.push(path.clone());
            }
        }
        found
    }

    fn folder(&mut self, folder: &Path) {
        // Read as a whole, so that they come in order on every system.
        let entries: io::Result<Vec<_>> = fs::read_dir(folder).and_then(Iterator::collect);
        let mut entries = match entries {
            Ok(entries) => entries,
            Err(error) => return self.lost.push((folder.to_owned(), error)),
        };
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let path = entry.path();
            // Links to folders are left alone: they may lead round in a circle.
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                self.folder(&path);
            } else if is_named_so(&path) && path.is_file() {
                match is_something_else(&path) {
                    Ok(true) => {}
                    Ok(false) => self.files.push(path),
                    Err(error) => self.lost.push((path, error)),
                }
            }
        }
    }
}

fn is_named_so(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_lowercase();
    NAMES.iter().any(|end| name.ends_with(end))
}

/// Whether a file holds other JSON Lines than records, such as an arena's results. What is not
/// even that is not passed over: it may be a record that was spoiled.
fn is_something_else(path: &Path) -> io::Result<bool> {
    let mut input = match open(path) {
        // Whoever checks it says what is wrong with it.
        Err(error) if error.kind() != io::ErrorKind::PermissionDenied => return Ok(false),
        input => input?,
    };
    let Ok(beginning) = input.fill_buf() else {
        return Ok(false);
    };
    let first = beginning.split(|&byte| byte == b'\n').next();
    let first = first.unwrap_or_default();
    let object: Result<Map<String, Value>, _> = serde_json::from_slice(first);
    Ok(object.is_ok_and(|object| object.get("format").is_none_or(|format| format != FORMAT)))
}
