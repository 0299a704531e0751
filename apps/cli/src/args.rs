//! What may be typed after `baralho`.
//!
//! Only the shape is here. Every help text comes from the catalogues, see [`crate::help`]:
//! a command or argument is explained under `help-<command>` or `help-<command>-<argument>`.

use std::{convert::Infallible, num::NonZero, path::PathBuf, thread, time::Duration};

use crate::{
    admin::AdminArgs, analyze::AnalyzeArgs, arena::ArenaArgs, bot::BotArgs, serve::ServeArgs,
};
use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};

#[derive(Debug, Parser)]
#[command(
    name = "baralho",
    version,
    propagate_version = false,
    disable_help_subcommand = true
)]
pub(crate) struct Cli {
    // A language: a tag such as pt-BR, or its native name.
    #[arg(long, global = true, value_name = "LANGUAGE", display_order = 900)]
    pub(crate) lang: Option<String>,
}

/// What every program of this name can do; games add their own.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Rules(RulesArgs),
    Oracle,
    Sim(SimArgs),
    Bench(BenchArgs),
    Bot(BotArgs),
    // Boxed, as below: they have many more options than the others.
    Arena(Box<ArenaArgs>),
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    Analyze(AnalyzeArgs),
    Serve(Box<ServeArgs>),
    Admin(Box<AdminArgs>),
    Completions(CompletionsArgs),
    // For those who make packages: the screen of the others is full.
    #[command(hide = true)]
    Man(ManArgs),
}

#[derive(Clone, Debug, Args)]
pub(crate) struct PlayArgs {
    // A preset; may be left out when resuming.
    pub(crate) game: Option<String>,
    // Bots in seat order, after the people; fewer than needed are repeated.
    #[arg(long, value_delimiter = ',', value_name = "BOT", value_parser = trimmed)]
    pub(crate) bots: Vec<String>,
    // How many sit at the table.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    // How many of them are people at this terminal.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) humans: usize,
    // Options of the game as key=value: read them with [`options`].
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE", value_parser = trimmed)]
    pub(crate) rules: Vec<String>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) look: LookArgs,
    // Where to write the record; a file of its own by default.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) record: Option<PathBuf>,
    // `Some(None)`: the latest unfinished game.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, num_args = 0..=1, conflicts_with_all = ["bots", "players", "humans", "rules", "seed", "record"])]
    #[allow(clippy::option_option)] // clap's form of an option whose value may be left out
    pub(crate) resume: Option<Option<PathBuf>>,
    // A server, or the link to one of its tables.
    #[arg(long, value_name = "URL", conflicts_with_all = ["humans", "seed", "record", "resume"])]
    pub(crate) online: Option<String>,
    // A table there.
    #[arg(
        long,
        value_name = "CODE",
        requires = "online",
        conflicts_with = "game",
        hide_short_help = true
    )]
    pub(crate) table: Option<String>,
    // What to be called there.
    #[arg(long, value_name = "NAME", requires = "online", hide_short_help = true)]
    pub(crate) name: Option<String>,
    // Who one is there, for programs; otherwise from BARALHO_TOKEN.
    #[arg(
        long,
        value_name = "TOKEN",
        requires = "online",
        hide_short_help = true
    )]
    pub(crate) token: Option<String>,
}

/// How a game is shown.
#[derive(Clone, Debug, Args)]
#[allow(missing_docs)] // what is said of each comes from the catalogues
pub struct LookArgs {
    // No colours, no box drawing, no symbols: for screen readers.
    #[arg(long)]
    pub plain: bool,
    // How long each told move stays: seconds, or milliseconds as `800ms`.
    #[arg(long, value_name = "SECONDS", value_parser = pace)]
    pub pace: Option<Duration>,
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // as above
pub enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct RulesArgs {
    pub(crate) game: String,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct SimArgs {
    pub(crate) game: String,
    #[arg(long, value_delimiter = ',', value_name = "BOT", value_parser = trimmed, required = true)]
    pub(crate) bots: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    pub(crate) games: u64,
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE", value_parser = trimmed)]
    pub(crate) rules: Vec<String>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[arg(long)]
    pub(crate) duplicate: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS))]
    pub(crate) threads: Option<u64>,
    // Where to write the records of all games.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) keep: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct BenchArgs {
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    pub(crate) seconds: Duration,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct ReplayArgs {
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    // Which one of a file of many, counted from 1.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) game: Option<u64>,
    #[arg(long)]
    pub(crate) json: bool,
    // All hands.
    #[arg(long, requires = "json")]
    pub(crate) open: bool,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "PATH", value_hint = ValueHint::AnyPath, required = true)]
    pub(crate) paths: Vec<PathBuf>,
    #[arg(long, value_name = "HASH")]
    pub(crate) commitment: Option<String>,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct CompletionsArgs {
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct ManArgs {
    // A command with a page of its own; without one, the first page.
    #[arg(value_name = "COMMAND")]
    pub(crate) page: Option<String>,
}

/// The most games of a series: more would take months on any machine.
pub(crate) const MOST_GAMES: u64 = 1_000_000_000_000;
pub(crate) const MOST_THREADS: u64 = 1024;
/// The longest pace or measurement: a day. What is longer is a slip of the finger.
pub(crate) const LONGEST: f64 = 86_400.0;

/// So many threads, or as many as there are cores.
pub(crate) fn threads(asked: Option<u64>) -> usize {
    match asked {
        Some(threads) => threads as usize,
        None => thread::available_parallelism().map_or(1, NonZero::get),
    }
}

/// One of several values between commas, which people write with blanks.
#[allow(clippy::unnecessary_wraps)] // clap's form of a parser
fn trimmed(text: &str) -> Result<String, Infallible> {
    Ok(text.trim().to_owned())
}

/// `0.8`, `0,8`, `0.8s` or `800ms`.
pub fn pace(text: &str) -> Result<Duration, NotSeconds> {
    let (number, unit) = match text.trim().strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.trim().trim_end_matches('s'), 1.0),
    };
    let number: f64 = number
        .trim()
        .replace(',', ".")
        .parse()
        .map_err(|_| NotSeconds)?;
    let seconds = number * unit;
    if (0.0..=LONGEST).contains(&seconds) {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(NotSeconds)
    }
}

/// The same, but not nothing.
pub fn seconds(text: &str) -> Result<Duration, NotSeconds> {
    pace(text).and_then(|time| {
        if time.is_zero() {
            Err(NotSeconds)
        } else {
            Ok(time)
        }
    })
}

/// Not a length of time. `usage.rs` tells people what would be right.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("expected seconds, such as 0.8 or 800ms")]
pub struct NotSeconds;

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, FromArgMatches};

    fn whole() -> clap::Command {
        Command::augment_subcommands(Cli::command())
    }

    #[test]
    fn the_definitions_are_consistent() {
        whole().debug_assert();
    }

    #[test]
    fn a_pace_is_read_in_seconds_or_milliseconds() {
        for (text, milliseconds) in [
            ("0", 0),
            ("0.8", 800),
            ("0,8", 800),
            ("2s", 2000),
            ("15 ms", 15),
        ] {
            assert_eq!(
                pace(text).ok(),
                Some(Duration::from_millis(milliseconds)),
                "{text}"
            );
        }
        for text in ["", "-1", "fast", "nan", "inf", "1e300", "ms", "1m"] {
            assert!(pace(text).is_err(), "{text}");
        }
        assert!(seconds("0").is_err());
    }

    #[test]
    fn options_may_be_repeated_or_joined_by_commas() {
        let typed = [
            "baralho",
            "play",
            "scopa",
            "--rules",
            "target=21, decks=2",
            "--rules",
            "hints=on",
            "--bots",
            "robot3 , robot4",
        ];
        let matches = whole().get_matches_from(typed);
        let Ok(Command::Play(args)) = Command::from_arg_matches(&matches) else {
            panic!("not read as play");
        };
        assert_eq!(args.rules, ["target=21", "decks=2", "hints=on"]);
        assert_eq!(args.bots, ["robot3", "robot4"]);
    }
}
