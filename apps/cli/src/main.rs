//! The `baralho` command.

mod args;
mod failure;
mod menu;
mod oracle;
mod play;

use std::{
    io::{self, IsTerminal, Write},
    process::ExitCode,
};

use baralho_words::{Language, Style, Words};
use clap::{CommandFactory, Parser};

use args::{Cli, Command};
use failure::{Done, Failure};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let language = match cli.lang.as_deref().map(str::parse::<Language>) {
        None => Language::from_env(),
        Some(Ok(language)) => language,
        Some(Err(error)) => {
            let words = Words::new(Language::from_env(), Style::Symbols);
            let failure = Failure::Usage(words.explain(&error));
            return complain(&failure);
        }
    };
    match run(cli, language) {
        Ok(code) => code,
        Err(failure) => complain(&failure),
    }
}

fn run(cli: Cli, language: Language) -> Done {
    let style = match &cli.command {
        Some(Command::Play(args)) if args.look.plain => Style::Spoken,
        Some(Command::Replay(args)) if args.look.plain => Style::Spoken,
        _ => Style::Symbols,
    };
    let words = Words::new(language, style);
    match cli.command {
        None if io::stdin().is_terminal() && io::stdout().is_terminal() => menu::run(language),
        None => {
            write!(io::stdout(), "{}", Cli::command().render_help())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Play(args)) => play::run(&args, &words),
        Some(Command::Replay(args)) => play::replay(&args, &words),
        Some(Command::Oracle) => {
            oracle::serve(io::stdin().lock(), io::stdout().lock())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(_) => Ok(ExitCode::FAILURE),
    }
}

/// Says on standard error what went wrong.
fn complain(failure: &Failure) -> ExitCode {
    if let Failure::Usage(text) | Failure::Failed(text) = failure {
        // If standard error is closed too, there is nobody left to tell.
        let _ = writeln!(io::stderr(), "error: {text}");
    }
    failure.exit_code()
}
