//! `cargo xtask test`: everything that must hold.
//!
//! What must be built is built once: lints and docs are looked at while the tests are compiled.
//! The page is built beside them. Then all programs of tests run, several at a time.

use std::{
    fs,
    path::PathBuf,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use crate::{
    builds::{Took, side_by_side},
    chore::{CASES, root},
    compiler::watched,
    guided, page,
    step::{Artifact, Step, cargo},
    suite::{Suite, Way},
    tools::{ensure_components, ensure_tools, is_there},
};

/// How many random cases of every property the long form tries, and how much more it does of
/// everything else that can be done more often.
const LONG_CASES: u64 = 10_000;
const LONG_EFFORT: u64 = 10;

/// What takes longest, and so begins first.
const FIRST: [&str; 6] = [
    "server crashes",
    "server web",
    "baralho terminal",
    "server tables",
    "server simulation",
    "baralho arena",
];

/// Checks everything, or runs the tests of some crates.
pub(crate) fn check(long: bool, crates: &[String]) -> Result<(), String> {
    let begin = Instant::now();
    let mut times = Times::default();
    let cases = if long { LONG_CASES } else { CASES };
    let effort = if long { LONG_EFFORT } else { 1 };
    // Named before anything is built: this program is rebuilt on the way.
    let doc_tests = doc_tests()?;
    let (programs, page) = if crates.is_empty() {
        times.time("format", || {
            ensure_components()?;
            Step::cargo("format", ["fmt", "--all", "--check"]).run()
        })?;
        build_all(&mut times)?
    } else {
        (build_some(crates, &mut times)?, page::folder())
    };
    let mut suites: Vec<Suite> = programs.into_iter().map(Suite::Program).collect();
    suites.sort_by_key(|suite| {
        let name = suite.to_string();
        FIRST
            .iter()
            .position(|first| *first == name)
            .unwrap_or(FIRST.len())
    });
    if crates.is_empty() {
        suites.insert(FIRST.len(), Suite::Command(doc_tests));
    }
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let way = Way {
        variables: vec![
            ("BARALHO_PAGE", page.to_string_lossy().into_owned()),
            ("BARALHO_EFFORT", effort.to_string()),
            ("PROPTEST_CASES", cases.to_string()),
            ("LD_LIBRARY_PATH", libraries()),
        ],
        at_once: cores,
        threads: cores,
    };
    eprintln!("Testing");
    let tested = times.time("tests", || Ok(way.run(suites)))?;
    if long && tested.broken.is_empty() {
        times.time("guided fuzzing", guided::fuzz)?;
        times.time("dependencies", deny)?;
    }
    times.tell();
    eprintln!("\n{tested}");
    if !tested.broken.is_empty() {
        return Err(format!("failed:\n  {}", tested.broken.join("\n  ")));
    }
    eprintln!(
        "All is well, after {:.0} s{}.",
        begin.elapsed().as_secs_f64(),
        worked()
    );
    Ok(())
}

/// How long everything took.
#[derive(Debug, Default)]
struct Times(Vec<Took>);

impl Times {
    fn time<T>(
        &mut self,
        name: &'static str,
        act: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        let begin = Instant::now();
        let done = act()?;
        self.0.push((name, begin.elapsed()));
        Ok(done)
    }

    fn tell(&self) {
        eprintln!("\nWhat took how long (builds run at the same time):");
        for (name, took) in &self.0 {
            eprintln!("    {:>6.1} s  {name}", took.as_secs_f64());
        }
    }
}

/// Builds everything that is tested, and says where the page is.
fn build_all(times: &mut Times) -> Result<(Vec<Artifact>, PathBuf), String> {
    page::ensure_target()?;
    let mut wasm = page::small_wasm();
    wasm.push(page::lints());
    let native = vec![tests("tests, lints and docs", CASES)?.args(["--no-run"])];
    // What the tests need besides is fetched meanwhile.
    let (tools, built) = thread::scope(|scope| {
        let tools = scope.spawn(|| {
            let begin = Instant::now();
            ensure_tools().map(|()| begin.elapsed())
        });
        let built = side_by_side(&[native, wasm]);
        (tools.join().unwrap_or(Ok(Duration::ZERO)), built)
    });
    let (made, took) = built?;
    times.0.push(("tools", tools?));
    times.0.extend(took);
    let [native, wasm] = &made[..] else {
        return Err("two chains were built, and not so many came back".into());
    };
    let folder = page::folder();
    times.time("packing the page", || page::make(&folder, native, wasm))?;
    Ok((test_programs(native.clone()), folder))
}

/// Builds the tests of some crates, by the names of their folders or packages.
fn build_some(crates: &[String], times: &mut Times) -> Result<Vec<Artifact>, String> {
    let step = tests("tests, lints and docs", CASES)?.args(["--no-run"]);
    let (made, took) = side_by_side(&[vec![step]])?;
    times.0.extend(took);
    let mut programs = test_programs(made.concat());
    let is_wanted = |program: &Artifact| {
        let name = program.package_name();
        crates
            .iter()
            .any(|wanted| wanted.strip_prefix("baralho-").unwrap_or(wanted) == name)
    };
    programs.retain(is_wanted);
    if programs.is_empty() {
        return Err(format!(
            "there are no tests of {}: name folders of crates, such as scopa or cli",
            crates.join(", ")
        ));
    }
    Ok(programs)
}

fn test_programs(made: Vec<Artifact>) -> Vec<Artifact> {
    let is_suite = |one: &Artifact| one.is_test && one.is_program && !one.is_bench;
    made.into_iter().filter(is_suite).collect()
}

/// Compiles, and unless told otherwise runs, all tests; lints and docs are looked at on the way.
pub(crate) fn tests(name: &'static str, cases: u64) -> Result<Step, String> {
    let step = Step::cargo(name, ["test", "--workspace", "--all-targets"])
        .args(["--features", "baralho-page/compress"])
        .env("PROPTEST_CASES", cases.to_string());
    watched(step)
}

fn doc_tests() -> Result<Step, String> {
    let step = Step::cargo("doc tests", ["test", "--workspace", "--doc"])
        .args(["--features", "baralho-page/compress"]);
    watched(step)
}

/// Licences, sources and doubles of everything that is depended on; known faults of it only
/// where their list can be fetched.
fn deny() -> Result<(), String> {
    let deny = |what: &[&str]| {
        Step::cargo("dependencies", ["deny", "check"])
            .args(what)
            .run()
    };
    if !is_there(Command::new(cargo()).args(["deny", "--version"])) {
        eprintln!("Installing cargo-deny");
        let install = ["install", "--locked", "--quiet", "cargo-deny"];
        Step::cargo("cargo-deny", install).run()?;
    }
    deny(&["bans", "licenses", "sources"])?;
    if deny(&["advisories"]).is_err() {
        eprintln!("No advisories were looked at, or some are about us: see above");
    }
    Ok(())
}

/// Where tests of procedural macros find the compiler's libraries.
fn libraries() -> String {
    let told = Command::new("rustc")
        .args(["--print", "target-libdir"])
        .current_dir(root())
        .output();
    let folder = told.map(|told| String::from_utf8_lossy(&told.stdout).trim().to_owned());
    folder.unwrap_or_default()
}

/// What all commands together kept the processor busy with, where the system tells.
fn worked() -> String {
    /// What a tick of Linux' accounts is.
    const TICKS_PER_SECOND: u64 = 100;
    let told = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name, which may have blanks: the 12th to 15th are ours and our children's.
    let behind = told.rsplit_once(") ").map_or("", |(_, behind)| behind);
    let times: Vec<u64> = behind
        .split(' ')
        .skip(11)
        .take(4)
        .filter_map(|ticks| ticks.parse().ok())
        .collect();
    match times.iter().sum::<u64>() / TICKS_PER_SECOND {
        0 => String::new(),
        seconds => format!(" and {seconds} s of the processor's time"),
    }
}
