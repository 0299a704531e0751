//! When, where and by what a run was made.

use std::{env, fs, process::Command};

use serde::Serialize;

use crate::arena::today;

/// When, where and by what a run was made.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Conditions {
    pub(super) date: String,
    /// As typed.
    pub(super) command: String,
    /// The commit of the folder it was made in, if that is known.
    pub(super) commit: Option<String>,
    /// The kind of core it was made on, if the system tells it.
    pub(super) core: Option<String>,
    pub(super) seed: u64,
}

impl Conditions {
    pub(super) fn now(seed: u64) -> Self {
        let typed = env::args().skip(1);
        let command: Vec<String> = std::iter::once("baralho".to_owned()).chain(typed).collect();
        Self {
            date: today(),
            command: command.join(" "),
            commit: commit(),
            core: core(),
            seed,
        }
    }
}

/// As git describes it; a tree with changes says so.
fn commit() -> Option<String> {
    let output = Command::new("git")
        .args(["describe", "--always", "--dirty", "--abbrev=10"])
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let text = text.trim();
    (output.status.success() && !text.is_empty()).then(|| text.to_owned())
}

fn core() -> Option<String> {
    let text = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    let (_, name) = line.split_once(':')?;
    Some(name.split_whitespace().collect::<Vec<_>>().join(" "))
}
