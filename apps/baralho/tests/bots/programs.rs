//! The programs that the tests run: ours, and those they compile.

use std::{process::Command, sync::OnceLock};

use baralho_testkit::command::{Ran, compiled, plainly};
pub(crate) use baralho_testkit::command::{finish, workspace};
use serde_json::Value;

/// Our command with an environment of its own: English, no colours.
pub(crate) fn baralho() -> Command {
    plainly(env!("CARGO_BIN_EXE_baralho"))
}

/// Runs our command to its end, without input.
pub(crate) fn ran(args: &[&str]) -> Ran {
    finish(baralho().args(args), b"")
}

fn program(source: &str) -> String {
    let program = compiled(source, env!("CARGO_TARGET_TMPDIR"));
    program.to_str().expect("UTF-8").to_owned()
}

/// The smallest example.
pub(crate) fn minimal() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| program("examples/minimal.c"))
}

/// The example in C.
pub(crate) fn in_c() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| program("examples/bot.c"))
}

/// The example in Rust, without any crate.
pub(crate) fn in_rust() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| program("examples/bot.rs"))
}

/// The bots that misbehave.
pub(crate) fn zoo() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| program("zoo/zoo.c"))
}

/// The words of a command that runs an example in Python.
pub(crate) fn in_python(file: &str) -> [String; 2] {
    let file = workspace("examples").join(file);
    [
        "python3".to_owned(),
        file.to_str().expect("UTF-8").to_owned(),
    ]
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
