//! What somebody came for, and what they see if it cannot be.

use baralho_protocol::online::{Command, TableCode};
use baralho_words::say;

use super::{Errand, session::Online};
use crate::play::Stop;

impl Online<'_> {
    pub(super) fn run_errand(&mut self, tables: &[TableCode]) -> Result<(), Stop> {
        match std::mem::replace(&mut self.errand, Errand::Lobby) {
            Errand::Lobby => {
                // Whoever has a seat goes on there.
                if let Some(&table) = tables.first() {
                    self.request(Command::Join {
                        table,
                        password: None,
                        since: None,
                    })?;
                }
            }
            Errand::Join(_) => {}
            Errand::Create(setup, bots) => {
                self.request(Command::Create {
                    setup,
                    password: None,
                })?;
                for (place, name) in bots.into_iter().enumerate() {
                    self.request(Command::Bot {
                        seat: Some(place + 1),
                        name,
                    })?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn refused(
        &mut self,
        command: Option<&Command>,
        code: &str,
        message: &str,
    ) -> Result<(), Stop> {
        self.console.say(message)?;
        // Another attempt of the same program would be told the same.
        if code == "protocol" {
            return Err(Stop::Failed);
        }
        match command {
            Some(Command::Move { .. }) => self.shown = None,
            Some(Command::Join { table, .. }) => {
                if code == "needs-password" || code == "wrong-password" {
                    let command = format!("join {table}"); // words: not for players
                    self.console
                        .say(&say!(self.words, "play-online-password-how", command))?;
                }
                return self.first_lobby();
            }
            _ => {}
        }
        Ok(())
    }

    /// Shows the lobby once, when there is nothing else to see.
    pub(super) fn first_lobby(&mut self) -> Result<(), Stop> {
        let waits = self.client.is_waiting() || self.client.table().is_some();
        if self.lobby_shown || waits || !self.client.lobby().known {
            return Ok(());
        }
        self.lobby_shown = true;
        self.show_lobby()
    }
}
