//! Fuzzing that is guided by coverage, of everything that reads what strangers write: a part of
//! `cargo xtask test --long`. Its short form is a test of `baralho-fuzz`.

use std::{fs, path::Path, process::Command};

use crate::{
    builds::side_by_side,
    chore::root,
    step::{Artifact, Step},
    tools::target_folder,
};

/// For how long each parser is fuzzed, in seconds.
const SECONDS: u64 = 30;

/// What lets libFuzzer see which code runs. It is all in stable compilers.
const FLAGS: &str = "--cfg fuzzing -Cdebug-assertions -Cpasses=sancov-module \
                     -Cllvm-args=-sanitizer-coverage-level=4 \
                     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
                     -Cllvm-args=-sanitizer-coverage-pc-table \
                     -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Fuzzes every parser for a while.
pub(crate) fn fuzz() -> Result<(), String> {
    let host = host()?;
    let folder = target_folder().join("fuzz");
    let build = Step::cargo("fuzzer", ["build", "--profile", "quick"])
        .args(["--package", "baralho-fuzz", "--features", "guided"])
        // With a target, what runs while compiling is not looked at.
        .args(["--target", &host])
        .args(["--target-dir".into(), folder.clone().into_os_string()])
        .env("RUSTFLAGS", FLAGS);
    let made = side_by_side(&[vec![build]])?.0.concat();
    let program = Artifact::find(&made, "fuzz")?;
    let told = Command::new(program).env("FUZZ_PARSER", "list").output();
    let told = told.map_err(|error| format!("cannot start {}: {error}", program.display()))?;
    let names = String::from_utf8_lossy(&told.stdout).into_owned();
    for (number, name) in names.lines().enumerate() {
        eprintln!("Fuzzing {name} for {SECONDS} s");
        let corpus = folder.join("corpus").join(name.replace(' ', "-"));
        fs::create_dir_all(&corpus).map_err(|error| format!("{}: {error}", corpus.display()))?;
        one(program, number, &corpus)?;
    }
    Ok(())
}

fn one(program: &Path, number: usize, corpus: &Path) -> Result<(), String> {
    let prefix = format!("-artifact_prefix={}-", corpus.display());
    let output = Command::new(program)
        .env("FUZZ_PARSER", number.to_string())
        .env("FUZZ_SEED", corpus.join("example"))
        .arg(format!("-max_total_time={SECONDS}"))
        .args(["-timeout=10", "-rss_limit_mb=2048", &prefix])
        .arg(corpus)
        .output()
        .map_err(|error| format!("cannot start {}: {error}", program.display()))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    eprintln!("{said}");
    Err(format!(
        "a parser fails: what it was given is in {}",
        corpus.parent().unwrap_or(corpus).display()
    ))
}

/// What the compiler calls this machine.
fn host() -> Result<String, String> {
    let told = Command::new("rustc")
        .arg("-vV")
        .current_dir(root())
        .output();
    let told = told.map_err(|error| format!("cannot start rustc: {error}"))?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| "rustc does not say what machine this is".into())
}
