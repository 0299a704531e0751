//! Running the real binary.

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

use baralho_catalog::{AnyRules, with_game};
use baralho_game::{Outcome, Phase, record::Header};
use baralho_testkit::command::plainly;
pub(crate) use baralho_testkit::command::{CommandLine, Ran, finish};
use serde_json::Value;
use tempfile::{TempDir, TempPath};

/// The command with an environment of its own: English, no colours.
pub(crate) fn baralho() -> Command {
    plainly(env!("CARGO_BIN_EXE_baralho"))
}

/// Runs the command with this input to its end.
pub(crate) fn run_with(line: &(impl CommandLine + ?Sized), input: &[u8]) -> Ran {
    finish(baralho().args(line.words()), input)
}

pub(crate) fn run(line: &(impl CommandLine + ?Sized)) -> Ran {
    run_with(line, b"")
}

/// Runs the command with this input, and with somewhere to write to.
pub(crate) fn run_to(
    line: &(impl CommandLine + ?Sized),
    stdout: impl Into<Stdio>,
    input: &[u8],
) -> Ran {
    let mut command = baralho();
    command.args(line.words()).stdin(Stdio::piped());
    command.stdout(stdout).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    // Not every command reads.
    let _ = child.stdin.take().expect("piped").write_all(input);
    let output = child.wait_with_output().expect("the binary ends");
    Ran::new(&command, output)
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

/// The record of a game that begins with so many of the moves that `choose` chooses.
pub(crate) fn record(
    rules: &AnyRules,
    seats: &[String],
    seed: u64,
    most: usize,
    choose: impl Fn(&mut Vec<String>) -> String,
) -> String {
    let header = with_game!(rules, |G, rules| Header::new(rules, seats.to_vec(), seed));
    let mut lines = vec![serde_json::to_string(&header).expect("JSON")];
    let mut game = rules.start(seed);
    while lines.len() <= most {
        match game.phase() {
            Phase::Pause { .. } => game.next_round(),
            Phase::Over(outcome) => {
                let Outcome { winners, points } = outcome;
                lines.push(format!(
                    r#"{{"result":{{"winners":{winners:?},"points":{points:?}}}}}"#
                ));
                break;
            }
            Phase::Playing => {
                let seat = game.turn().expect("somebody moves").index();
                let played = game.play(&choose(&mut game.legal_moves())).expect("legal");
                lines.push(format!(r#"{{"seat":{seat},"move":"{played}"}}"#));
            }
        }
    }
    lines.join("\n") + "\n"
}

pub(crate) fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
