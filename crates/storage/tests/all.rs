//! What lasts, and how: the same checks wherever it does, and what is SQLite's or PostgreSQL's own.
//!
//! One program for all.

mod conformance;
#[cfg(unix)]
mod files;
#[cfg(unix)]
mod health;
mod kill;
mod remote;
mod traces;
mod upkeep;

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
};

use baralho_storage::{Append, LogLine, Store, open};

const FILE: &str = "baralho.sqlite";

/// Tells a test that it is run in a child of its own, and in which folder.
const FOLDER: &str = "BARALHO_STORAGE_FOLDER";

/// The folder, if this is such a child.
fn as_child() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// Runs one test of this program in a child of its own.
fn child(test: &str, folder: &Path) -> Command {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command
        .args(["--exact", "--nocapture", test])
        .env(FOLDER, folder);
    command
}

fn line(seq: u64, body: &str) -> Append {
    Append::lines("table", 1, seq, vec![LogLine::new(0, body)])
}

/// A database in a folder of its own, which is gone when that is dropped.
fn new_database() -> (tempfile::TempDir, Arc<Store>) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(folder.path(), None).expect("a new database");
    (folder, store)
}
