//! Playing at the terminal: line by line, for eyes and for ears.

pub(crate) mod cards;
mod company;
mod console;
#[cfg(test)]
mod fuzz;
mod grid;
mod lines;
mod local;
pub(crate) mod paint;
pub(crate) mod replay;
mod save;
mod screen;
mod start;
mod turn;

use std::process::ExitCode;

use baralho_catalog::Faced;
use baralho_opponents::Opponents;
use baralho_protocol::Wire;
use baralho_words::Words;

use crate::{args::PlayArgs, failure::Done};

pub(crate) use company::{assisted, names_in};
pub(crate) use console::Heard;
pub use console::{Console, INTERRUPTED, Stop};
pub(crate) use save::latest_unfinished;
pub(crate) use screen::Screen;
pub(crate) use start::{Plan, play_new, play_on, saved};
pub use turn::{answer, refuse, show, show_grid};

/// A game that can be played at a terminal.
pub trait Playable: Faced + Opponents + Wire {}

impl<G: Faced + Opponents + Wire> Playable for G {}

pub(crate) fn run(args: &PlayArgs, words: &Words) -> Done {
    if let Some(server) = &args.online {
        return crate::online::run(server, args, words);
    }
    if let Some(file) = &args.resume {
        let saved = start::saved(words, file.as_deref(), args.game.as_deref())?;
        let mut console = Console::open(&args.look);
        return play_on(&mut console, words, &saved);
    }
    let plan = Plan::from_args(words, args)?;
    let mut console = Console::open(&args.look);
    play_new(&mut console, words, &plan)
}

/// How the process ends after a conversation.
pub(crate) fn ending(result: Result<(), Stop>) -> Done {
    match result {
        Ok(()) | Err(Stop::Quit | Stop::End) => Ok(ExitCode::SUCCESS),
        Err(Stop::Failed) => Ok(ExitCode::FAILURE),
        Err(Stop::Interrupted) => Ok(ExitCode::from(console::INTERRUPTED as u8)),
        Err(Stop::Output(error)) => Err(error.into()),
    }
}
