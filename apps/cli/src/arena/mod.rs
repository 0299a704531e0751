//! `baralho arena`: tournaments of built-in and external bots.

mod data;
mod entrants;
mod json;
mod measures;
mod plan;
mod progress;
mod refusals;
mod sandbox;
mod steps;
mod tables;

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use baralho_arena::{
    Directory, Ended, Keep, Pairing, Runner, SeriesSeed, Settings,
    report::{self, Report},
};
use baralho_catalog::AnyRules;
use baralho_process::Interrupt;
use baralho_words::{Words, say};
use clap::{
    Args, ValueEnum, ValueHint,
    builder::{PossibleValuesParser, TypedValueParser},
};
use serde::de::DeserializeOwned;

use crate::{
    args::{MOST_THREADS, threads},
    failure::{Done, Failure},
};

pub(crate) use plan::memory;
use progress::Progress;
pub(crate) use sandbox::can_shut_in;

/// What may be typed. Nothing has a default here: what is not typed is taken from the
/// tournament that is resumed, if one is.
#[derive(Clone, Debug, Args)]
pub(crate) struct ArenaArgs {
    // A preset; may be left out when resuming.
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "NAME=SPEC")]
    pub(crate) bot: Vec<String>,
    #[arg(long, value_name = "FORMAT", value_parser = one_of::<Pairing>(FORMATS))]
    pub(crate) format: Option<Pairing>,
    #[arg(long, value_name = "N")]
    pub(crate) deals: Option<u64>,
    #[arg(long, hide_short_help = true)]
    pub(crate) no_duplicate: bool,
    #[arg(long, value_name = "N")]
    pub(crate) table: Option<usize>,
    #[arg(long, value_name = "N", hide_short_help = true)]
    pub(crate) rounds: Option<u32>,
    #[arg(long, value_name = "N", hide_short_help = true)]
    pub(crate) players: Option<usize>,
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "KEY=VALUE",
        hide_short_help = true
    )]
    pub(crate) rules: Vec<String>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<SeriesSeed>,
    #[arg(long, value_name = "N", hide_short_help = true, value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS))]
    pub(crate) threads: Option<u64>,
    #[arg(long, value_name = "SECONDS", allow_hyphen_values = true)]
    pub(crate) move_time: Option<String>,
    #[arg(
        long,
        value_name = "SECONDS",
        allow_hyphen_values = true,
        hide_short_help = true
    )]
    pub(crate) bank: Option<String>,
    #[arg(
        long,
        value_name = "SECONDS",
        allow_hyphen_values = true,
        hide_short_help = true
    )]
    pub(crate) increment: Option<String>,
    #[arg(
        long,
        value_name = "SECONDS",
        allow_hyphen_values = true,
        hide_short_help = true
    )]
    pub(crate) start_time: Option<String>,
    #[arg(long, value_name = "BYTES", hide_short_help = true)]
    pub(crate) memory: Option<String>,
    #[arg(long, value_name = "BYTES", hide_short_help = true)]
    pub(crate) disk: Option<String>,
    #[arg(long, value_name = "N", hide_short_help = true)]
    pub(crate) max_processes: Option<u32>,
    // Values for the options that bots say they have: read by [`entrants`].
    #[arg(long, value_name = "BOT.OPTION=VALUE", hide_short_help = true)]
    pub(crate) set: Vec<String>,
    #[arg(long)]
    pub(crate) sandbox: bool,
    #[arg(long, value_name = "DIR", value_hint = ValueHint::AnyPath, hide_short_help = true)]
    pub(crate) sandbox_read: Vec<PathBuf>,
    #[arg(long, value_name = "ELO0,ELO1")]
    pub(crate) sprt: Option<String>,
    #[arg(long, value_name = "GAMES", hide_short_help = true, value_parser = one_of::<Keep>(KEEP))]
    pub(crate) keep: Option<Keep>,
    #[arg(long, value_name = "FILES", hide_short_help = true)]
    pub(crate) records: Option<RecordsArg>,
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, conflicts_with = "out")]
    pub(crate) resume: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, hide_short_help = true)]
    pub(crate) no_report: bool,
    #[arg(long, hide_short_help = true)]
    pub(crate) quiet: bool,
}

/// How opponents are found, as typed and as written.
const FORMATS: &[&str] = &["round-robin", "gauntlet", "swiss", "knockout"];
const KEEP: &[&str] = &["all", "faults", "none"];

/// What has one of these names in files, too.
fn one_of<T: DeserializeOwned + Clone + Send + Sync + 'static>(
    names: &'static [&'static str],
) -> impl TypedValueParser<Value = T> {
    let read = |name: String| serde_json::from_value(name.into()).expect("a name in files");
    PossibleValuesParser::new(names).map(read)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RecordsArg {
    /// Each in its own.
    Game,
    Pairing,
}

/// Plays a tournament, or the rest of one, and reports.
pub(crate) fn run(args: &ArenaArgs, words: &Words) -> Done {
    let (directory, settings, rules) = prepare(args, words)?;
    if !args.quiet && sandbox::is_open(&settings) {
        // Whoever hears nothing is not stopped by it.
        let _ = writeln!(io::stderr(), "{}", say!(words, "arena-warning-open"));
    }
    let interrupt = Interrupt::default();
    let raised = interrupt.clone();
    // Without a handler Ctrl-C still ends everything, and nothing written is lost.
    let _ = ctrlc::set_handler(move || raised.raise());
    let runner = Runner {
        settings: &settings,
        rules,
        directory: &directory,
        threads: threads(args.threads),
        interrupt,
    };
    let progress = Progress::new(args, &settings, rules, words);
    let start = Instant::now();
    let finished = runner
        .run(&progress)
        .map_err(|error| refusals::cannot_run(&error, words))?;
    let elapsed = start.elapsed();
    progress.finish();
    let page = if args.no_report {
        None
    } else {
        let path = directory.path().join("report.html"); // words: not for players
        let games = steps::Kept {
            directory: &directory,
            rules,
            last: finished.last,
            words,
        };
        let mut out = BufWriter::new(File::create(&path)?);
        let report = Report {
            settings: &settings,
            finished: &finished,
            date: data::today(),
            conditions: data::conditions(&settings, words),
            words,
        };
        report::write(&report, &games, &mut out)?;
        out.flush()?;
        Some(path)
    };
    let told = tables::Told {
        settings: &settings,
        finished: &finished,
        directory: directory.path(),
        page: page.as_deref(),
        elapsed,
        new_games: (finished.summary.tally.played).saturating_sub(finished.earlier),
        width: tables::width(),
    };
    let mut out = io::stdout().lock();
    if args.json {
        json::write(&told, &mut out)?;
    } else {
        tables::write(&told, words, &mut out)?;
    }
    Ok(ending(finished.ended, directory.path(), words))
}

/// The tournament to play: a new one, or what is left of an old one.
fn prepare(args: &ArenaArgs, words: &Words) -> Result<(Directory, Settings, AnyRules), Failure> {
    let Some(path) = &args.resume else {
        let (settings, rules) = plan::settings(args, None, words)?;
        let path = match &args.out {
            Some(path) => path.clone(),
            None => free_directory(&settings.game),
        };
        sandbox::check_sandbox(&settings, &path, words)?;
        let directory = Directory::create(&path, &settings)
            .map_err(|error| refusals::bad_directory(&error, words))?;
        return Ok((directory, settings, rules));
    };
    let bad = |error| refusals::bad_directory(&error, words);
    let (directory, there) = Directory::open(path).map_err(bad)?;
    let (typed, rules) = plan::settings(args, Some(&there), words)?;
    let settings = plan::grown(&there, typed, path, words)?;
    sandbox::check_sandbox(&settings, path, words)?;
    if settings != there {
        directory.grow(&settings).map_err(bad)?;
    }
    Ok((directory, settings, rules))
}

/// The first directory of this game that is not there yet.
fn free_directory(game: &str) -> PathBuf {
    (1..=u64::MAX)
        .map(|number| PathBuf::from(format!("arena-{game}-{number}")))
        .find(|path| !path.exists())
        .unwrap_or_default()
}

/// What the shell is told; somebody who stopped a tournament is told how to go on.
fn ending(ended: Ended, directory: &Path, words: &Words) -> ExitCode {
    if ended != Ended::Interrupted {
        return ExitCode::SUCCESS;
    }
    let command = format!("baralho arena --resume {}", directory.display()); // words: not for players
    // A hint nobody can read is no failure.
    let _ = writeln!(
        io::stderr(),
        "{}",
        say!(words, "arena-interrupted", command)
    );
    // What shells give for a command that Ctrl-C has ended.
    ExitCode::from(130)
}
