//! The programs that the tests run: ours, and those they compile.

use std::process::Command;

use baralho_testkit::command::{CommandLine, Ran, compiled, plainly};
pub(crate) use baralho_testkit::command::{finish, workspace};
use serde_json::Value;

/// Our command with an environment of its own: English, no colours.
pub(crate) fn baralho() -> Command {
    plainly(env!("CARGO_BIN_EXE_baralho"))
}

/// Runs our command to its end, without input.
pub(crate) fn ran(line: &(impl CommandLine + ?Sized)) -> Ran {
    finish(baralho().args(line.words()), b"")
}

fn program(source: &str) -> String {
    let program = compiled(source, env!("CARGO_TARGET_TMPDIR"));
    program.display().to_string()
}

pub(crate) fn minimal() -> String {
    program("examples/minimal.c")
}

pub(crate) fn in_c() -> String {
    program("examples/bot.c")
}

pub(crate) fn in_rust() -> String {
    program("examples/bot.rs")
}

pub(crate) fn zoo() -> String {
    program("zoo/zoo.c")
}

/// The words of a command that runs an example in Python.
pub(crate) fn in_python(file: &str) -> [String; 2] {
    let file = workspace("examples").join(file);
    ["python3".to_owned(), file.display().to_string()]
}

/// What `bot check` finds of a bot, and its exit code.
pub(crate) fn checked(options: &[&str], bot: &[&str]) -> (i32, Value) {
    let args = [&["bot", "check", "--json"], options, &["--"], bot].concat();
    let ran = ran(&args);
    let report = serde_json::from_str(&ran.out);
    let report = report.unwrap_or_else(|error| panic!("{bot:?}: {error}: {ran:?}"));
    (ran.code, report)
}

/// The names of the checks with this result.
pub(crate) fn found<'a>(report: &'a Value, result: &str) -> Vec<&'a str> {
    let checks = report["checks"].as_array().expect("a list");
    checks
        .iter()
        .filter(|check| check["result"] == result)
        .map(|check| check["check"].as_str().expect("a name"))
        .collect()
}

/// Demands that a bot passes every check there is.
#[track_caller]
pub(crate) fn conforms(options: &[&str], bot: &[&str]) {
    let (code, report) = checked(options, bot);
    for result in ["fail", "skip"] {
        assert_eq!(found(&report, result), [""; 0], "{bot:?}: {report}");
    }
    assert_eq!(code, 0);
}
