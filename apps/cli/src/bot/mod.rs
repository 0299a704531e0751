//! `baralho bot`: a built-in bot as a process, and the conformance suite for anybody's bot.

mod built_in;
pub mod check;
mod command_line;
mod script;
mod tongue;
mod workplace;

use std::{ffi::OsString, time::Duration};

use baralho_catalog::{Family, Preset};
use baralho_words::{Words, say};
use clap::{Args, ValueEnum};

use crate::{
    failure::{Done, Failure},
    games::{Course, Games},
};

pub use {script::Script, tongue::Tongue, workplace::Workplace};

/// What stands in place of a game to check a bot.
const CHECK: &str = "check";

#[derive(Clone, Debug, Args)]
pub(crate) struct BotArgs {
    // A preset, or `check`.
    #[arg(display_order = 1)]
    pub(crate) game: String,
    // The bot's name, or the command that starts the bot to check.
    #[arg(value_name = "BOT", required = true, display_order = 2)]
    pub(crate) bot: Vec<OsString>,
    #[arg(long, value_name = "jsonl|itp", default_value = "jsonl")]
    pub(crate) protocol: Protocol,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    // Check only: the game; what the bot says it plays, otherwise.
    #[arg(long = "game", value_name = "GAME")]
    pub(crate) check_game: Option<String>,
    // Check only: how long the bot may take for a line.
    #[arg(long, alias = "move-time", value_name = "SECONDS", default_value = "3", value_parser = crate::args::seconds)]
    pub(crate) seconds: Duration,
    // Check only, as in the arena.
    #[arg(long, value_name = "BYTES")]
    pub(crate) memory: Option<String>,
    #[arg(long)]
    pub(crate) sandbox: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Protocol {
    Itp,
    Jsonl,
}

pub(crate) fn run(args: &BotArgs, words: &Words, games: Games) -> Done {
    if args.game == CHECK {
        return check::run(args, words, games);
    }
    let limited = args.sandbox || args.memory.is_some();
    if args.json || args.check_game.is_some() || limited {
        return Err(Failure::Usage(say!(words, "bot-error-check-only")));
    }
    let [name] = args.bot.as_slice() else {
        return Err(Failure::Usage(say!(words, "bot-error-one-name")));
    };
    built_in::run(args, &name.to_string_lossy(), words, games)
}

/// The course of a game, or the first there is where nobody said which.
fn course(games: Games, game: Option<&Preset>, words: &Words) -> Result<&'static Course, Failure> {
    let is_asked = |family: Family| game.is_none_or(|game| game.family == family);
    let mut games = games.iter().filter(|(family, _)| is_asked(*family));
    let course = games.find_map(|(_, game)| game.course.as_ref());
    course.ok_or_else(|| Failure::Usage(say!(words, "bot-error-itp")))
}
