//! What a typed line is: talk, a command, a move, a question about the cards.

use std::num::NonZeroU32;

use baralho_protocol::online::Stage;
use baralho_words::say;

use super::{commands::Command, session::Online};
use crate::play::{
    Stop,
    cards::{Cards, Typed},
};

/// Says that what follows is said to the others.
const TALK: char = ':';

/// Says that what follows is a command, where moves are typed.
const COMMAND: char = '/';

impl Online<'_> {
    pub(super) fn typed(&mut self, line: &str) -> Result<(), Stop> {
        self.typed += 1;
        if let Some(text) = line.strip_prefix(TALK) {
            return self.say_to_others(text.trim());
        }
        let room = self.client.room();
        let playing = room.is_some_and(|room| room.is_playing());
        let between = room.is_some_and(|room| room.stage == Stage::Between);
        let watches = room.is_some_and(|room| room.seat.is_none());
        if let Some(command) = line.strip_prefix(COMMAND) {
            return self.command(command);
        }
        if !playing {
            return self.command(line);
        }
        match line {
            "?" if watches => self.does(Command::Help, ""),
            "?" => {
                self.typed_at_cards(line)?;
                self.console
                    .say(&say!(self.words, "play-online-help-match"))
            }
            "+" => self.does(Command::More, ""),
            "p" | "P" if between || self.is_paused() => self.does(Command::Pause, ""),
            _ if watches => self.watched(line),
            _ => self.typed_at_cards(line),
        }
    }

    /// Whoever watches has no cards to type: what they type are commands.
    fn watched(&mut self, line: &str) -> Result<(), Stop> {
        if line.eq_ignore_ascii_case("t") {
            return self.tell_turn();
        }
        // Enter, or the key of anything that lies there.
        if line.chars().count() < 2 {
            return self.caught_up();
        }
        if let Some((command, rest)) = Command::read(self.words, line) {
            return self.does(command, rest);
        }
        self.command(line)?;
        self.console.say(&say!(self.words, "play-online-watch-tip"))
    }

    fn command(&mut self, line: &str) -> Result<(), Stop> {
        let line = line.trim();
        if line == "?" {
            return self.does(Command::Help, "");
        }
        if line.is_empty() {
            return if self.client.room().is_some() {
                self.does(Command::Table, "")
            } else {
                self.does(Command::Tables, "")
            };
        }
        if let Some((command, rest)) = Command::read(self.words, line) {
            return self.does(command, rest);
        }
        // In the lobby a number is enough.
        if self.client.room().is_none() && line.parse::<usize>().is_ok() {
            return self.does(Command::Join, line);
        }
        let text: String = line.chars().take(40).collect();
        self.console
            .say(&say!(self.words, "play-online-unknown", text))
    }

    fn typed_at_cards(&mut self, line: &str) -> Result<(), Stop> {
        let Some(room) = self.client.room() else {
            return Ok(());
        };
        let hints = room.plays_alone();
        let mut cards = Cards::of(self.console, self.words, room);
        let request = match cards.typed(&mut self.selection, line, hints)? {
            Typed::Answered => return Ok(()),
            Typed::NotNow => return self.tell_turn(),
            Typed::Move(_) | Typed::Undo if !self.connected => {
                return self
                    .console
                    .say(&say!(self.words, "play-online-not-connected"));
            }
            Typed::Move(text) => self.client.request_move(text),
            Typed::Undo => self.client.request_undo(NonZeroU32::MIN),
        };
        if let Some(request) = request {
            self.send(&request);
        }
        Ok(())
    }
}
