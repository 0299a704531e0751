//! The chores.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use crate::{
    builds::side_by_side,
    check, page, run,
    step::{Artifact, Step, become_it},
};

/// How many random cases of every property the test command tries.
pub(crate) const CASES: u64 = 256;
/// How many `fuzz` tries, unless told.
const FUZZ_CASES: u64 = 100_000;
/// How many it tries at a time when it was given a time.
const FUZZ_BATCH: u64 = 10_000;

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Chore {
    /// Lists the chores.
    Help,
    /// Builds and starts the program.
    Run {
        release: bool,
        arguments: Vec<OsString>,
    },
    /// Builds the page into a folder.
    Page { folder: Option<OsString> },
    /// Checks everything, or the tests of some crates.
    Test { long: bool, crates: Vec<String> },
    /// Rewrites the golden files.
    Golden { name: Option<OsString> },
    /// Runs the property tests longer.
    Fuzz(Amount),
    /// Runs the benchmarks.
    Bench(Vec<OsString>),
    /// Measures bots and servers, and trains the bots: a command of `lab`.
    Lab(Vec<OsString>),
    /// Attacks a server in every known way.
    Hostile(Vec<OsString>),
    /// Photographs every screen of the page, into a folder.
    Screens(Vec<OsString>),
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
            Some("run") => match rest.split_first() {
                Some((first, _)) if first == "--dev" => Err(
                    "there is no --dev any more: `run` without it builds as quickly, and plays \
                     as well as with --release"
                        .into(),
                ),
                first => {
                    let release = first.filter(|(first, _)| *first == "--release");
                    let arguments = release.map_or(rest, |(_, rest)| rest).to_vec();
                    let release = release.is_some();
                    Ok(Self::Run { release, arguments })
                }
            },
            Some("page") => {
                let folder = rest.first().cloned();
                at_most(1, Self::Page { folder })
            }
            Some("test") => parse_test(rest),
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
            Some("bench") => Ok(Self::Bench(rest.to_vec())),
            Some("lab") => Ok(Self::Lab(rest.to_vec())),
            Some("load" | "train") => Ok(Self::Lab(arguments.to_vec())),
            Some("hostile") => Ok(Self::Hostile(rest.to_vec())),
            Some("screens") if rest.is_empty() => {
                Err("`screens` takes a folder for the pictures, such as /tmp/screens".into())
            }
            Some("screens") => Ok(Self::Screens(rest.to_vec())),
            _ => Err(format!(
                "there is no chore `{}`: choose run, page, test, golden, fuzz, bench, lab, load, hostile, screens, train or help",
                name.display()
            )),
        }
    }

    /// Runs the chore, or says what failed.
    pub(crate) fn run(self) -> Result<(), String> {
        match self {
            Self::Help => Ok(()),
            Self::Run { release, arguments } => run::run(release, arguments),
            Self::Page { folder } => {
                let folder = folder.map_or_else(page::folder, PathBuf::from);
                page::build(&folder, page::tool())
            }
            Self::Test { long, crates } => check::check(long, &crates),
            Self::Golden { name } => golden(name),
            Self::Fuzz(amount) => fuzz(&amount),
            Self::Bench(arguments) => Step::cargo("benchmarks", ["bench", "--workspace"])
                .args((!arguments.is_empty()).then_some("--"))
                .args(arguments)
                .run(),
            Self::Lab(arguments) => lab(arguments),
            Self::Hostile(arguments) => run::hostile(arguments),
            Self::Screens(arguments) => run::screens(arguments),
        }
    }
}

/// `test`, what kind of it, or of which crates.
fn parse_test(arguments: &[OsString]) -> Result<Chore, String> {
    let (mut long, mut crates) = (false, Vec::new());
    for argument in arguments {
        match argument.to_str() {
            Some("--long") => long = true,
            Some(name) if !name.starts_with('-') => crates.push(name.to_owned()),
            _ => {
                return Err(format!(
                    "`test` takes --long and names of crates, such as scopa, but not `{}`",
                    argument.display()
                ));
            }
        }
    }
    Ok(Chore::Test { long, crates })
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

fn lab(arguments: Vec<OsString>) -> Result<(), String> {
    // What it measures is the program beside it.
    match arguments.first().and_then(|name| name.to_str()) {
        Some("load") => drop(run::released(false)?),
        Some("page") => drop(run::released(true)?),
        _ => {}
    }
    let build = Step::cargo("build", ["build", "--release", "--package", "baralho-lab"]);
    let made = side_by_side(&[vec![build]])?.0.concat();
    let program = Artifact::find(&made, "baralho-lab")?;
    let mut program = std::process::Command::new(program);
    // What it looks at more closely it serves itself.
    become_it(program.args(arguments).env("BARALHO_PAGE", page::folder()))
}

fn golden(name: Option<OsString>) -> Result<(), String> {
    check::tests("golden files", CASES)?
        .env("UPDATE_GOLDEN", "1")
        .env("INSTA_UPDATE", "always")
        .args(name)
        .run()?;
    eprintln!("\nReview what changed: git diff");
    Ok(())
}

fn fuzz(amount: &Amount) -> Result<(), String> {
    let round = |cases: u64| check::tests("property tests", cases)?.run();
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
        let run = |release, arguments: &[&str]| {
            let arguments = arguments.iter().map(OsString::from).collect();
            Ok(Chore::Run { release, arguments })
        };
        let test = |long, crates: &[&str]| {
            let crates = crates.iter().map(ToString::to_string).collect();
            Ok(Chore::Test { long, crates })
        };
        assert_eq!(parse(""), Ok(Chore::Help));
        assert_eq!(parse("--help"), Ok(Chore::Help));
        assert_eq!(parse("test"), test(false, &[]));
        assert_eq!(parse("test --long"), test(true, &[]));
        assert_eq!(parse("test scopa cli"), test(false, &["scopa", "cli"]));
        assert_eq!(parse("run"), run(false, &[]));
        assert_eq!(parse("run --release play"), run(true, &["play"]));
        assert_eq!(
            parse("run play --release"),
            run(false, &["play", "--release"])
        );
        let lab = |arguments: &[&str]| {
            let arguments = arguments.iter().map(OsString::from).collect();
            Ok(Chore::Lab(arguments))
        };
        assert_eq!(parse("lab strength --list"), lab(&["strength", "--list"]));
        assert_eq!(parse("train 5"), lab(&["train", "5"]));
        let screens = ["/tmp/screens", "--lang", "it"].map(OsString::from).into();
        let asked = parse("screens /tmp/screens --lang it");
        assert_eq!(asked, Ok(Chore::Screens(screens)));
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
            ("test --fast", "`--fast`"),
            ("run --dev", "without it"),
            ("screens", "such as /tmp/screens"),
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
