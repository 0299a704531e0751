//! Running the real binary.

use std::{io::Write as _, process::Command};

use baralho_testkit::command::plainly;
pub(crate) use baralho_testkit::command::{Line, Ran, finish};
use serde_json::Value;
use tempfile::{TempDir, TempPath};

/// The command with an environment of its own: English, no colours.
pub(crate) fn baralho() -> Command {
    plainly(env!("CARGO_BIN_EXE_baralho"))
}

/// Runs the command with this input to its end.
pub(crate) fn run_with(line: &(impl Line + ?Sized), input: &[u8]) -> Ran {
    finish(baralho().args(line.words()), input)
}

/// Runs the command without input.
pub(crate) fn run(line: &(impl Line + ?Sized)) -> Ran {
    run_with(line, b"")
}

/// A folder of a test's own, gone at the end.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

/// A file of a test's own, gone at the end.
pub(crate) struct Scratch(TempPath);

impl Scratch {
    pub(crate) fn new(content: impl AsRef<[u8]>) -> Self {
        let mut file = tempfile::NamedTempFile::new().expect("a file");
        file.write_all(content.as_ref()).expect("written");
        Self(file.into_temp_path())
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

/// Reads a line of JSON.
pub(crate) fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
