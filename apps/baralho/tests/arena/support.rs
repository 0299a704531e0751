//! Running the real binary, in a directory of its own.

use std::{
    fs,
    io::Read as _,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Stdio},
};

pub(crate) use baralho_testkit::command::Ran;
use baralho_testkit::command::{CommandLine, compiled, plainly};
use flate2::read::MultiGzDecoder;
use serde_json::Value;
use tempfile::TempDir;

#[derive(Debug)]
pub(crate) struct Place(TempDir);

impl Place {
    pub(crate) fn new() -> Self {
        let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"));
        Self(place.expect("a directory for the test"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn script(&self, name: &str, text: &str) {
        let program = self.path().join(name);
        fs::write(&program, text).expect("a script");
        fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).expect("executable");
    }

    /// `baralho arena` in this directory: English, no colours.
    pub(crate) fn arena(&self, line: &(impl CommandLine + ?Sized)) -> Command {
        let mut command = plainly(env!("CARGO_BIN_EXE_baralho"));
        command
            .current_dir(self.path())
            .stdin(Stdio::null())
            .arg("arena")
            .args(line.words());
        command
    }

    pub(crate) fn run(&self, line: &(impl CommandLine + ?Sized)) -> Ran {
        let mut command = self.arena(line);
        let output = command.output().expect("the binary starts");
        Ran::new(&command, output)
    }

    pub(crate) fn succeeds(&self, line: &(impl CommandLine + ?Sized)) -> Ran {
        let ran = self.run(line);
        ran.ended(0);
        ran
    }

    /// Runs it to an end with this code, and sees that it says why.
    pub(crate) fn fails(&self, line: &(impl CommandLine + ?Sized), code: i32, why: &str) {
        self.run(line).ended(code).complained(why);
    }

    /// Runs it to a good end with `--json`, and gives what does not depend on the clock.
    pub(crate) fn table(&self, line: &(impl CommandLine + ?Sized)) -> Value {
        let ran = self.succeeds(&[line.words(), vec!["--json", "--quiet"]].concat());
        let mut table: Value = serde_json::from_str(&ran.out).expect("one JSON object");
        let fields = table.as_object_mut().expect("an object");
        for field in ["elapsed_s", "games_per_s", "directory", "report"] {
            assert!(fields.remove(field).is_some(), "no {field}");
        }
        table
    }

    /// The log of the first game of the tournament in `it`.
    pub(crate) fn log(&self) -> String {
        unpacked(&self.path().join("it/logs/0000/0000001.log.gz"))
    }

    /// The lines of a tournament's results after the first.
    pub(crate) fn games(&self, directory: &str) -> Vec<Value> {
        let text = fs::read_to_string(self.path().join(directory).join("results.jsonl"))
            .expect("there are results");
        text.lines()
            .skip(1)
            .map(|line| serde_json::from_str(line).expect("a line of JSON"))
            .collect()
    }
}

pub(crate) fn unpacked(file: &Path) -> String {
    let file = fs::File::open(file).expect("a file");
    let mut bytes = Vec::new();
    let read = MultiGzDecoder::new(file).read_to_end(&mut bytes);
    read.expect("what was packed");
    String::from_utf8_lossy(&bytes).into_owned()
}

pub(crate) fn zoo() -> String {
    let program = compiled("zoo/zoo.c", env!("CARGO_TARGET_TMPDIR"));
    program.display().to_string()
}

/// Whether some process was called by a command with this in it.
pub(crate) fn is_running(part: &str) -> bool {
    let processes = fs::read_dir("/proc").expect("Linux");
    processes.flatten().any(|process| {
        let command = fs::read(process.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&command).contains(part)
    })
}

/// What is typed for a tournament of these bots, whose commands may have blanks.
pub(crate) fn among<'a>(bots: &[&'a str], line: &'a str) -> Vec<&'a str> {
    let bots = bots.iter().flat_map(|bot| ["--bot", *bot]);
    line.split_whitespace().chain(bots).collect()
}
