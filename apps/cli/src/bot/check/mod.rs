//! The conformance suite: what a runner expects of a bot, one thing at a time, and the cure
//! for whatever is missing. The checks of a course's protocol are among its game's commands.

mod faults;
mod findings;
mod jsonl;
mod profile;
mod report;
mod tables;
mod talk;

use std::{
    cell::Cell,
    ffi::OsString,
    io::{self, IsTerminal},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use baralho_arena::folder_of_command;
use baralho_catalog::{AnyRules, Preset};
use baralho_process::{CannotStart, Launch, Limits, Process, Sandbox};
use baralho_words::{Words, say};
use indicatif::ProgressBar;

use crate::{
    arena, explain,
    failure::{Done, Failure},
    games::Games,
};

use super::{
    BotArgs, Protocol, Tongue, Workplace,
    command_line::{for_elsewhere, words_of},
    course,
};

pub use faults::{cannot_start, fault, last_errors, problem, shown, silence};
pub use findings::{Check, Findings, Problem, Result};
pub use talk::writes_at_the_end;

/// How much longer than for another line a bot may take for its first: interpreters load much.
/// As many times as long as it was seen to take for its start is enough, too.
const TO_START: u32 = 4;
/// How long it may take to see why a bot is silent.
const A_MOMENT: Duration = Duration::from_secs(1);

/// Whose bot is checked, and how.
pub struct Subject<'a> {
    command: Vec<OsString>,
    workplace: Workplace,
    limits: Limits,
    sandbox: Option<Sandbox>,
    /// How long a line may take.
    pub patience: Duration,
    /// How long it took to start, once that is known.
    start: Cell<Option<Duration>>,
    /// What to play, where the user said it.
    game: Option<&'static Preset>,
    /// What is said of it.
    pub words: &'a Words,
    bar: ProgressBar,
}

impl Subject<'_> {
    /// A fresh process of the bot, in a folder of its own, as judge and arena run it.
    pub fn start(&self) -> std::result::Result<Process, CannotStart> {
        let mut launch = Launch::new(&self.command, self.workplace.of(0));
        launch.limits = self.limits.clone();
        launch.sandbox.clone_from(&self.sandbox);
        Process::start(&launch)
    }

    fn first_patience(&self) -> Duration {
        let longest = self.patience * TO_START;
        let seen = |start| self.patience.saturating_add(start * TO_START);
        self.start
            .get()
            .map_or(longest, |start| longest.min(seen(start)))
    }

    /// What to do against silence, in the bot's own language if it can be told.
    pub fn against_silence(&self, always: String) -> String {
        match Tongue::of(&self.command) {
            Some(tongue) => [tongue.how_to_flush(self.words), always].join(" "),
            None => always,
        }
    }
}

/// Checks a bot and says what was found.
pub(super) fn run(args: &BotArgs, words: &Words, games: Games) -> Done {
    let command = words_of(&args.bot)
        .filter(|command| !command.is_empty())
        .ok_or_else(|| Failure::Usage(say!(words, "bot-error-quotes")))?;
    let game = args.check_game.as_ref();
    let game = game.map(|name| explain::game(name, words)).transpose()?;
    let suite = match args.protocol {
        Protocol::Jsonl => jsonl::check,
        Protocol::Itp => course(games, game, words)?.check,
    };
    let bar = if io::stderr().is_terminal() {
        let bar = ProgressBar::new_spinner();
        bar.enable_steady_tick(Duration::from_millis(120));
        bar
    } else {
        ProgressBar::hidden()
    };
    let limits = Limits {
        memory: arena::memory(args.memory.as_deref(), words)?,
        ..Limits::default()
    };
    let command = for_elsewhere(&command);
    let sandbox = if args.sandbox {
        arena::can_shut_in(&limits, words)?;
        Some(Sandbox {
            readable: own_folder(&command).into_iter().collect(),
        })
    } else {
        None
    };
    let subject = Subject {
        command,
        workplace: Workplace::new(1)?,
        limits,
        sandbox,
        patience: args.seconds,
        start: Cell::new(None),
        game,
        words,
        bar,
    };
    let mut findings = Findings::new(&subject);
    suite(&subject, &mut findings);
    subject.bar.finish_and_clear();
    let mut out = io::stdout().lock();
    if args.json {
        report::write_json(&mut out, args.protocol, &findings)?;
    } else {
        report::write_text(&mut out, args.protocol, &findings, words)?;
    }
    Ok(if findings.any(Result::Fail) {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// The folder that the bot may read in a sandbox, as in the arena.
fn own_folder(command: &[OsString]) -> Option<PathBuf> {
    let words = command
        .iter()
        .map(|word| word.to_string_lossy().into_owned());
    folder_of_command(&words.collect::<Vec<_>>())
}

/// Rules that can be played, by the number of players.
fn rules_for(preset: &Preset, players: usize) -> Option<AnyRules> {
    AnyRules::parse(preset.name, Some(players), &baralho_game::Options::new()).ok()
}
