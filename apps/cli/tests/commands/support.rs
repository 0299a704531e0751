//! Running the real binary.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use serde_json::Value;

/// What a run of the command gave.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The command with an environment of its own: English, no colours.
pub(crate) fn baralho() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_baralho"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANGUAGE", "NO_COLOR", "CLICOLOR"] {
        command.env_remove(name);
    }
    command.env("LANG", "C.UTF-8").env("TERM", "dumb");
    command
}

/// Runs the command with this input to its end.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Ran {
    finish(baralho().args(args), input)
}

/// Runs the command without input.
pub(crate) fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// Runs a prepared command with this input to its end.
pub(crate) fn finish(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // A command may end without reading everything; that is not this writer's business.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Ran {
        code: output.status.code().expect("not killed by a signal"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// Reads a line of JSON.
pub(crate) fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
