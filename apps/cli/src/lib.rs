//! The `baralho` command: what can be typed, and the conversation at a terminal.
//!
//! What a game adds, commands of its own and what programs ask of it, is in `games/*/commands` and
//! comes as [`GameCommands`]: this crate knows no game. The rest of what is public is what such
//! commands share with those that are here.

mod admin;
mod analyze;
mod arena;
mod args;
mod bench;
pub mod bot;
mod explain;
mod failure;
mod folders;
mod games;
mod help;
mod lines;
mod menu;
mod near;
mod online;
mod options;
pub mod oracle;
mod play;
mod record_file;
mod results;
mod rulebook;
mod serve;
mod sim;
pub mod stop;
pub mod table;
mod usage;
mod verify;

use std::{
    env,
    ffi::OsString,
    io::{self, IsTerminal, Write},
    process::ExitCode,
};

use baralho_words::{Language, Style, Words, say};
use clap::FromArgMatches;

pub use args::{Color, LookArgs, NotSeconds, pace, seconds};
#[doc(hidden)]
pub use baralho_catalog::Family;
pub use explain::{bad_bot, bad_game, reason};
pub use failure::{Done, Failure};
pub use games::{Course, GameCommand, GameCommands, Games, Raw};
pub use record_file::open as open_records;

/// The conversation at a terminal.
pub mod terminal {
    pub use crate::play::{Console, INTERRUPTED, Playable, Stop, answer, refuse, show, show_grid};
}

use args::{Command, ManArgs};

/// Does what was typed, with what these games add.
pub fn main(games: Games) -> ExitCode {
    let typed: Vec<OsString> = env::args_os().collect();
    if let Some(code) = baralho_process::trampoline(&typed) {
        return code;
    }
    #[cfg(feature = "live")]
    if let Err(error) = baralho_words::live::check() {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    let language = asked_language(&typed).map(|text| text.parse::<Language>());
    if let (Some((run, asked)), Ok(language)) =
        (games::asked(&typed, games), language.clone().transpose())
    {
        return run(asked, language).unwrap_or_else(|failure| {
            let language = language.unwrap_or(Language::PtBr);
            complain(&failure, &Words::new(language, Style::Symbols))
        });
    }
    // Help and errors of the command line itself are said in the language asked for there.
    let language = match language {
        None => Ok(Language::from_env()),
        Some(asked) => asked,
    };
    let words = Words::new(
        *language.as_ref().unwrap_or(&Language::from_env()),
        Style::Symbols,
    );
    let done = match language {
        Ok(_) => run(&typed, &words, games),
        Err(error) => Err(Failure::Usage(explain::bad_language(&words, &error))),
    };
    match done {
        Ok(code) => code,
        Err(failure) => complain(&failure, &words),
    }
}

/// What follows `--lang`, before anything else is understood.
fn asked_language(typed: &[OsString]) -> Option<String> {
    let mut words = typed.iter().skip(1).map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        match word.strip_prefix("--lang") {
            _ if word == "--" => return None,
            Some("") => return words.next().map(std::borrow::Cow::into_owned),
            Some(value) if value.starts_with('=') => return Some(value[1..].to_owned()),
            _ => {}
        }
    }
    None
}

fn run(typed: &[OsString], words: &Words, games: Games) -> Done {
    let mut command = help::command(words, games);
    let matches = match command.try_get_matches_from_mut(typed) {
        Ok(matches) => matches,
        Err(error) if error.use_stderr() => {
            return Err(Failure::Usage(usage::explain(
                &error, typed, &command, words,
            )));
        }
        // Help or the version, as asked.
        Err(shown) => return show(&shown.render().ansi().to_string()),
    };
    if let Some((run, matches)) = games::command_of(&matches, games) {
        return run(matches, words);
    }
    let asked = matches
        .subcommand_name()
        .map(|_| Command::from_arg_matches(&matches));
    let asked = asked
        .transpose()
        .map_err(|error| Failure::Usage(usage::explain(&error, typed, &command, words)))?;
    let spoken = |plain: bool| {
        let style = if plain { Style::Spoken } else { Style::Symbols };
        Words::new(words.language(), style)
    };
    match asked {
        None if io::stdin().is_terminal() && io::stdout().is_terminal() => {
            menu::run(words.language(), asked_language(typed).is_some())
        }
        None => show(&command.render_help().ansi().to_string()),
        Some(Command::Play(args)) => play::run(&args, &spoken(args.look.plain)),
        Some(Command::Replay(args)) => play::replay::run(&args, &spoken(args.look.plain)),
        Some(Command::Rules(args)) => rulebook::run(&args, words),
        Some(Command::Oracle) => {
            oracle::serve(games, io::stdin().lock(), io::stdout().lock())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Sim(args)) => sim::run(&args, words),
        Some(Command::Bench(args)) => bench::run(&args, words),
        Some(Command::Bot(args)) => bot::run(&args, words, games),
        Some(Command::Arena(args)) => arena::run(&args, words),
        Some(Command::Analyze(args)) => analyze::run(&args, &spoken(args.plain)),
        Some(Command::Verify(args)) => verify::run(&args, words),
        Some(Command::Serve(args)) => serve::run(*args, words),
        Some(Command::Admin(args)) => admin::run(*args, words),
        Some(Command::Completions(args)) => {
            let mut script = Vec::new();
            let mut command = help::command_to_complete(words, games);
            clap_complete::generate(args.shell, &mut command, "baralho", &mut script);
            io::stdout().write_all(&script)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Man(args)) => manual(&args, command, words),
    }
}

/// Prints text that may have colours, which only a terminal gets.
fn show(text: &str) -> Done {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn manual(args: &ManArgs, mut command: clap::Command, words: &Words) -> Done {
    command.build();
    let page = match &args.page {
        None => command,
        Some(name) => {
            let Some(page) = command.find_subcommand(name) else {
                let commands = command.get_subcommands().map(clap::Command::get_name);
                return Err(Failure::Usage(usage::unknown_command(
                    words, name, commands,
                )));
            };
            page.clone()
        }
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    io::stdout().write_all(&text)?;
    Ok(ExitCode::SUCCESS)
}

fn complain(failure: &Failure, words: &Words) -> ExitCode {
    let text = match failure {
        Failure::Usage(text) | Failure::Failed(text) => Some(text.clone()),
        Failure::Io(error) => Some(words.explain(error)),
        Failure::ClosedPipe => None,
    };
    if let Some(text) = text {
        let text = say!(words, "cli-error", text);
        // If standard error is closed too, there is nobody left to tell.
        let _ = writeln!(io::stderr(), "{text}");
    }
    failure.exit_code()
}
