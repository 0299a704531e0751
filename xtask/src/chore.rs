//! What can be asked for, and how it is done.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use crate::{
    step::{Step, ensure_components},
    tools::{ensure_tools, target_folder},
};

/// How many random cases `fuzz` tries of every property, unless told.
const FUZZ_CASES: u64 = 100_000;
/// How many it tries at a time when it was given a time.
const FUZZ_BATCH: u64 = 10_000;

/// One chore.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Chore {
    /// Shows what there is.
    Help,
    /// Builds and starts the program.
    Run { dev: bool, arguments: Vec<OsString> },
    /// Builds the page into a folder.
    Page { folder: Option<OsString> },
    /// Checks everything.
    Test,
    /// Writes golden files anew.
    Golden { name: Option<OsString> },
    /// Runs the property tests longer.
    Fuzz(Amount),
    /// Runs the benchmarks.
    Bench { arguments: Vec<OsString> },
    /// Learns the networks of the bots anew.
    Train { rounds: Option<OsString> },
    /// Measures a server under many players.
    Load { arguments: Vec<OsString> },
}

/// How long to fuzz.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Amount {
    /// So many cases of every property, once.
    Cases(u64),
    /// New cases until the time is over.
    Time(Duration),
}

impl Amount {
    fn parse(text: &str) -> Option<Self> {
        match text.strip_suffix('s') {
            Some(seconds) => seconds
                .parse()
                .ok()
                .map(Duration::from_secs)
                .map(Self::Time),
            None => text
                .parse()
                .ok()
                .filter(|&cases| cases > 0)
                .map(Self::Cases),
        }
    }
}

impl Chore {
    /// Reads what was asked for, or says what is wrong with it.
    pub(crate) fn parse(arguments: &[OsString]) -> Result<Self, String> {
        let Some((name, rest)) = arguments.split_first() else {
            return Ok(Self::Help);
        };
        let at_most = |most: usize, chore: Self| match rest.get(most) {
            None => Ok(chore),
            Some(extra) => Err(format!(
                "`{}` takes nothing after it like `{}`: see cargo xtask help",
                name.display(),
                extra.display()
            )),
        };
        match name.to_str() {
            Some("help" | "-h" | "--help") => Ok(Self::Help),
            Some("run") => Ok(match rest.split_first() {
                Some((first, rest)) if first == "--dev" => Self::Run {
                    dev: true,
                    arguments: rest.to_vec(),
                },
                _ => Self::Run {
                    dev: false,
                    arguments: rest.to_vec(),
                },
            }),
            Some("page") => {
                let folder = rest.first().cloned();
                at_most(1, Self::Page { folder })
            }
            Some("test") => at_most(0, Self::Test),
            Some("golden") => {
                let name = rest.first().cloned();
                at_most(1, Self::Golden { name })
            }
            Some("fuzz") => {
                let amount = match rest.first() {
                    None => Amount::Cases(FUZZ_CASES),
                    Some(text) => text.to_str().and_then(Amount::parse).ok_or_else(|| {
                        format!(
                            "`{}` is neither a number of cases, such as 100000, nor a time, such as 60s",
                            text.display()
                        )
                    })?,
                };
                at_most(1, Self::Fuzz(amount))
            }
            Some("bench") => Ok(Self::Bench {
                arguments: rest.to_vec(),
            }),
            Some("load") => Ok(Self::Load {
                arguments: rest.to_vec(),
            }),
            Some("train") => {
                let rounds = rest.first().cloned();
                let is_number = |text: &OsString| {
                    let number = text.to_str().and_then(|text| text.parse::<u32>().ok());
                    number.is_some_and(|number| number > 0)
                };
                if let Some(wrong) = rounds.as_ref().filter(|text| !is_number(text)) {
                    return Err(format!(
                        "`{}` is not a number of rounds, such as 1500000",
                        wrong.display()
                    ));
                }
                at_most(1, Self::Train { rounds })
            }
            _ => Err(format!(
                "there is no chore `{}`: choose run, page, test, golden, fuzz, bench, load, train or help",
                name.display()
            )),
        }
    }

    /// Does it, or says what failed.
    pub(crate) fn run(self) -> Result<(), String> {
        match self {
            Self::Help => Ok(()),
            Self::Run { dev, arguments } => start(dev, arguments),
            Self::Page { folder } => page(folder.map_or_else(page_folder, PathBuf::from)),
            Self::Test => test(),
            Self::Golden { name } => golden(name),
            Self::Fuzz(amount) => fuzz(&amount),
            Self::Bench { arguments } => Step::cargo("benchmarks", ["bench", "--workspace"])
                .arg_if(!arguments.is_empty(), "--")
                .args(arguments)
                .run(),
            Self::Load { arguments } => load(arguments),
            Self::Train { rounds } => Step::cargo(
                "training",
                [
                    "run",
                    "--release",
                    "--package",
                    "baralho-bots",
                    "--example",
                    "train",
                    "--",
                ],
            )
            .args(rounds)
            .run(),
        }
    }
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

fn start(dev: bool, arguments: Vec<OsString>) -> Result<(), String> {
    if !root().join("apps/cli/Cargo.toml").exists() {
        return Err("there is no program to run yet: apps/cli is not in this tree".into());
    }
    // Whoever says nothing wants to play: the server opens the page. Other commands need none.
    let arguments = if arguments.is_empty() {
        vec!["serve".into()]
    } else {
        arguments
    };
    let serves = arguments.iter().any(|argument| argument == "serve");
    if serves {
        page(page_folder())?;
    }
    let with_page = |step: Step| {
        if serves {
            step.env("BARALHO_PAGE", &page_folder().to_string_lossy())
        } else {
            step
        }
    };
    // Built first, so that the compiler's progress shows, then started without a word.
    with_page(Step::cargo("build", ["build", "--package", "baralho"]))
        .arg_if(!dev, "--release")
        .run_quietly()?;
    with_page(Step::cargo(
        "baralho",
        ["run", "--quiet", "--package", "baralho"],
    ))
    .arg_if(!dev, "--release")
    .args(["--"])
    .args(arguments)
    .become_it()
}

/// Where the page is built for the server to embed it. Not `page`: there Cargo keeps what it
/// builds in the profile of that name.
fn page_folder() -> PathBuf {
    target_folder().join("built-page")
}

fn page(folder: PathBuf) -> Result<(), String> {
    let run = ["run", "--quiet", "--package", "baralho-page", "--"];
    Step::cargo("page", run).args([folder]).run_quietly()
}

fn load(arguments: Vec<OsString>) -> Result<(), String> {
    let build = ["build", "--release", "--package"];
    for package in ["baralho", "baralho-load"] {
        Step::cargo("build", build).args([package]).run_quietly()?;
    }
    let run = ["run", "--quiet", "--release", "--package", "baralho-load"];
    Step::cargo("load", run)
        .args(["--"])
        .args(arguments)
        .become_it()
}

fn test() -> Result<(), String> {
    ensure_components()?;
    ensure_tools()?;
    let begin = Instant::now();
    let folder = page_folder();
    let folder = folder.to_string_lossy();
    let wasm = "wasm32-unknown-unknown";
    let steps = [
        Step::cargo(
            "page",
            ["run", "--quiet", "--package", "baralho-page", "--", &folder],
        ),
        Step::cargo("format", ["fmt", "--all", "--check"]),
        Step::cargo(
            "lints",
            [
                "clippy",
                "--workspace",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ],
        )
        .env("BARALHO_PAGE", &folder),
        // What only a browser runs, in the profile it is built in: nothing is built twice.
        Step::cargo(
            "lints of the page",
            [
                "clippy",
                "--package",
                "baralho-web",
                "--package",
                "baralho-offline",
                "--target",
                wasm,
                "--profile",
                "page",
                "--",
                "-D",
                "warnings",
            ],
        ),
        Step::cargo(
            "tests",
            [
                "test",
                "--workspace",
                "--lib",
                "--bins",
                "--tests",
                "--examples",
            ],
        )
        .env("BARALHO_PAGE", &folder),
        Step::cargo("doc tests", ["test", "--workspace", "--doc"]).env("BARALHO_PAGE", &folder),
        Step::cargo("docs", ["doc", "--workspace", "--no-deps"])
            .env("BARALHO_PAGE", &folder)
            .env("RUSTDOCFLAGS", "-D warnings"),
    ];
    for step in steps {
        step.run()?;
    }
    eprintln!(
        "\nAll is well, after {:.0} s.",
        begin.elapsed().as_secs_f64()
    );
    Ok(())
}

fn golden(name: Option<OsString>) -> Result<(), String> {
    Step::cargo(
        "golden files",
        ["test", "--workspace", "--lib", "--bins", "--tests"],
    )
    .env("UPDATE_GOLDEN", "1")
    .env("INSTA_UPDATE", "always")
    .args(name)
    .run()?;
    eprintln!("\nReview what changed: git diff");
    Ok(())
}

fn fuzz(amount: &Amount) -> Result<(), String> {
    let round = |cases: u64| {
        Step::cargo(
            "property tests",
            ["test", "--workspace", "--lib", "--bins", "--tests"],
        )
        .env("PROPTEST_CASES", &cases.to_string())
        .run()
    };
    match *amount {
        Amount::Cases(cases) => round(cases),
        Amount::Time(time) => {
            let begin = Instant::now();
            while begin.elapsed() < time {
                round(FUZZ_BATCH)?;
            }
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Chore, String> {
        let words: Vec<OsString> = text.split_whitespace().map(OsString::from).collect();
        Chore::parse(&words)
    }

    #[test]
    fn chores_are_read_with_their_arguments() {
        let run = |dev, arguments: &[&str]| {
            let arguments = arguments.iter().map(OsString::from).collect();
            Ok(Chore::Run { dev, arguments })
        };
        assert_eq!(parse(""), Ok(Chore::Help));
        assert_eq!(parse("--help"), Ok(Chore::Help));
        assert_eq!(parse("test"), Ok(Chore::Test));
        assert_eq!(parse("run"), run(false, &[]));
        assert_eq!(parse("run --dev play"), run(true, &["play"]));
        assert_eq!(parse("run play --dev"), run(false, &["play", "--dev"]));
        assert_eq!(parse("fuzz"), Ok(Chore::Fuzz(Amount::Cases(FUZZ_CASES))));
        assert_eq!(parse("fuzz 500"), Ok(Chore::Fuzz(Amount::Cases(500))));
        let minute = Amount::Time(Duration::from_mins(1));
        assert_eq!(parse("fuzz 60s"), Ok(Chore::Fuzz(minute)));
        let name = Some("oracle".into());
        assert_eq!(parse("golden oracle"), Ok(Chore::Golden { name }));
    }

    #[test]
    fn what_is_not_a_chore_is_refused_with_what_would_be_right() {
        for (text, hint) in [
            ("tset", "choose run, page, test"),
            ("test fast", "`fast`"),
            ("fuzz long", "such as 60s"),
            ("fuzz 0", "such as 60s"),
            ("fuzz -5s", "such as 60s"),
            ("golden a b", "`b`"),
        ] {
            let mistake = parse(text).expect_err(text);
            assert!(mistake.contains(hint), "{mistake}");
        }
    }
}
