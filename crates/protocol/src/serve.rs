//! A bot's side of the protocol: reading messages and answering them.

use std::io::{self, BufRead, Write};

use serde_json::{Map, Value};
use thiserror::Error;

use crate::{BadMessage, Hello, Request, Start, ToBot, write};

/// A bot that can be served: it says who it is and sits down at tables.
pub trait Bot {
    /// Who it is.
    fn hello(&self) -> Hello;

    /// Takes values for its options; those it does not have are ignored.
    ///
    /// # Errors
    /// Which value is wrong and what it should be.
    fn set(&mut self, options: &Map<String, Value>) -> Result<(), BadMessage>;

    /// Sits down for a game.
    ///
    /// # Errors
    /// When it is not a game that it can play.
    fn start(&mut self, start: &Start) -> Result<Box<dyn Seated>, BadMessage>;
}

/// A bot at a table.
pub trait Seated {
    /// Takes in what happened.
    ///
    /// # Errors
    /// When it cannot have happened.
    fn event(&mut self, event: &Value) -> Result<(), BadMessage>;

    /// Chooses a move, as text.
    ///
    /// # Errors
    /// When it is not its turn.
    fn choose(&mut self, request: &Request) -> Result<String, BadMessage>;
}

/// Why serving a bot stopped before the runner was done.
#[derive(Debug, Error)]
pub enum Broken {
    /// Nothing can be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The runner wrote something that is not understood.
    #[error("line {number}: {bad}")]
    Message {
        /// Which line, counted from 1.
        number: u64,
        /// What was wrong.
        bad: BadMessage,
    },
}

/// Plays until the runner says `quit` or its output ends.
///
/// # Errors
/// When reading or writing fails, or the runner writes something wrong.
pub fn serve(
    bot: &mut impl Bot,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<(), Broken> {
    let mut line = Vec::new();
    let mut out = String::new();
    let mut table: Option<Box<dyn Seated>> = None;
    let mut number = 0;
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        number += 1;
        let text = line.trim_ascii();
        if text.is_empty() {
            continue;
        }
        let broken = |bad: BadMessage| Broken::Message {
            number,
            bad: bad.in_line(text),
        };
        out.clear();
        match ToBot::read(text).map_err(broken)? {
            ToBot::Hello(_) => write::bot_hello(&mut out, &bot.hello()),
            ToBot::Options { options } => bot.set(&options).map_err(broken)?,
            ToBot::Ready => write::ready(&mut out),
            ToBot::Start(start) => table = Some(bot.start(&start).map_err(broken)?),
            ToBot::Event { event } => {
                let seated = table.as_mut().ok_or_else(|| broken(no_game()))?;
                seated.event(&event).map_err(broken)?;
            }
            ToBot::Request(request) => {
                let seated = table.as_mut().ok_or_else(|| broken(no_game()))?;
                let chosen = seated.choose(&request).map_err(broken)?;
                write::answer(&mut out, request.id, &chosen);
            }
            ToBot::End(_) => table = None,
            ToBot::Quit => return Ok(()),
            ToBot::Unknown => {}
        }
        if !out.is_empty() {
            out.push('\n');
            output.write_all(out.as_bytes())?;
            output.flush()?;
        }
    }
}

fn no_game() -> BadMessage {
    BadMessage::within("there is no game yet: a start should come first")
}
