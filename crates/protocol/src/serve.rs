//! A bot's side of the protocol: reading messages and answering them.

use std::io::{self, BufRead, Write};

use serde_json::{Map, Value};
use thiserror::Error;

use crate::{Answer, BadMessage, Choice, FromBot, Hello, Request, Start, ToBot};

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
    let mut table = None;
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
        let message = ToBot::read(text).map_err(broken)?;
        if message == ToBot::Quit {
            return Ok(());
        }
        if let Some(reply) = reply(bot, &mut table, message).map_err(broken)? {
            let mut line = serde_json::to_vec(&reply).map_err(io::Error::from)?;
            line.push(b'\n');
            output.write_all(&line)?;
            output.flush()?;
        }
    }
}

/// What the bot says to a message, if anything.
fn reply(
    bot: &mut impl Bot,
    table: &mut Option<Box<dyn Seated>>,
    message: ToBot,
) -> Result<Option<FromBot>, BadMessage> {
    let no_game = || BadMessage::within("there is no game yet: a start should come first");
    match message {
        ToBot::Hello(_) => return Ok(Some(FromBot::Hello(bot.hello()))),
        ToBot::Options { options } => bot.set(&options)?,
        ToBot::Ready => return Ok(Some(FromBot::Ready)),
        ToBot::Start(start) => *table = Some(bot.start(&start)?),
        ToBot::Event { event } => table.as_mut().ok_or_else(no_game)?.event(&event)?,
        ToBot::Request(request) => {
            let chosen = table.as_mut().ok_or_else(no_game)?.choose(&request)?;
            return Ok(Some(FromBot::Answer(Answer {
                id: Some(request.id),
                choice: Choice::Move(chosen),
            })));
        }
        ToBot::End(_) => *table = None,
        ToBot::Quit | ToBot::Unknown => {}
    }
    Ok(None)
}
