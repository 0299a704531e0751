//! When, where and by what a run was made.

use std::{env, fs, process::Command};

use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Conditions {
    pub(super) date: String,
    /// As typed.
    pub(super) command: String,
    /// The commit of the folder it was made in, if that is known; a tree with changes says so.
    pub(super) commit: Option<String>,
    /// The kind of core it was made on, if the system tells it.
    pub(super) core: Option<String>,
    pub(super) seed: u64,
}

impl Conditions {
    pub(super) fn now(seed: u64) -> Self {
        let typed: Vec<String> = env::args().skip(1).collect();
        Self {
            date: time::UtcDateTime::now().date().to_string(),
            command: format!("cargo xtask lab {}", typed.join(" ")),
            commit: told_by("git", &["describe", "--always", "--dirty", "--abbrev=10"]),
            core: core(),
            seed,
        }
    }
}

/// What a program prints, if it can.
fn told_by(program: &str, args: &[&str]) -> Option<String> {
    let output = Command::new(program).args(args).output().ok()?;
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
