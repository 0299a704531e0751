//! The programs that the tests run: ours, and those they compile.

use std::{
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::OnceLock,
};

use serde_json::Value;

/// Our command with an environment of its own: English, no colours.
pub(crate) fn baralho() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_baralho"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANGUAGE", "NO_COLOR", "CLICOLOR"] {
        command.env_remove(name);
    }
    // Bots in Python should be as they are everywhere.
    command.env_remove("PYTHONUNBUFFERED");
    command.env("LANG", "C.UTF-8").env("TERM", "dumb");
    command
}

/// Runs our command to its end, without input.
pub(crate) fn ran(args: &[&str]) -> Output {
    baralho()
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the binary starts")
}

pub(crate) fn workspace(path: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)
}

/// A program compiled from a source file of the workspace, once for all tests.
fn compiled(name: &str, compile: impl FnOnce(&Path) -> Command) -> String {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Another run of the tests may be using the old one: put the new one in its place.
    let fresh = program.with_extension(std::process::id().to_string());
    let output = compile(&fresh).output().expect("the compiler starts");
    assert!(
        output.status.success(),
        "{name}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    std::fs::rename(&fresh, &program).expect("a file can be put in its place");
    program.to_str().expect("UTF-8").to_owned()
}

fn from_c(name: &str, source: &str) -> String {
    compiled(name, |program| {
        let mut cc = Command::new("cc");
        cc.args(["-O1", "-Wall", "-Wextra", "-Werror", "-o"])
            .arg(program)
            .arg(workspace(source));
        cc
    })
}

/// The smallest example.
pub(crate) fn minimal() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| from_c("example-minimal", "examples/minimal.c"))
}

/// The example in C.
pub(crate) fn in_c() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| from_c("example-c", "examples/bot.c"))
}

/// The example in Rust, without any crate.
pub(crate) fn in_rust() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        compiled("example-rust", |program| {
            let mut rustc = Command::new("rustc");
            rustc
                .args(["-O", "--edition", "2024", "-D", "warnings", "-o"])
                .arg(program)
                .arg(workspace("examples/bot.rs"));
            rustc
        })
    })
}

/// The bots that misbehave.
pub(crate) fn zoo() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| from_c("zoo", "zoo/zoo.c"))
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
    let output = ran(&args);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let report = serde_json::from_str(&text).unwrap_or_else(|error| {
        let errors = String::from_utf8_lossy(&output.stderr);
        panic!("{bot:?}: {error}: {text} {errors}");
    });
    (output.status.code().expect("not killed"), report)
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
