//! What happens at a table, told.

use baralho_face::Selection;
use baralho_protocol::online::{TableCode, TableEvent, Told};
use baralho_table::happenings::{Company, fairness, out, pause};
use baralho_words::say;

use super::session::{Online, now};
use crate::play::{
    Stop,
    cards::{Cards, is_first_round},
};

/// A move that was made longer ago was missed, and needs no time to be watched.
const RECENT: i64 = 3_000;

impl Online<'_> {
    pub(super) fn tell(&mut self, told: &Told) -> Result<(), Stop> {
        let words = self.words;
        self.tell_happening(&told.event)?;
        let Some(room) = self.client.room() else {
            return Ok(());
        };
        let own = told.event.seat() == room.seat;
        let missed = self.client.server_time(now()) - told.at > RECENT;
        Cards::of(self.console, words, room).tell(told, !own && !missed)?;
        let is_seated = room.seat.is_some();
        match &told.event {
            TableEvent::Started { .. } | TableEvent::Round => {
                if is_first_round(room, &told.event) {
                    self.selection = Selection::default();
                    self.console.say(&if is_seated {
                        say!(words, "play-online-match-tip")
                    } else {
                        say!(words, "play-online-watch-tip")
                    })?;
                }
                self.announced = false;
            }
            TableEvent::Move { .. } => {
                self.announced &= own;
                let ending = told.cards.ending.as_ref();
                if let Some(text) = ending.and_then(|ending| pause(words, ending)) {
                    self.console.say(&text)?;
                }
            }
            TableEvent::Over { .. } => {
                if let Some(checked) = room.fairness() {
                    self.console.say(&fairness(words, checked.is_ok()))?;
                }
                if is_seated {
                    self.console.say(&say!(words, "play-online-rematch"))?;
                }
            }
            TableEvent::Extended { .. } => self.warned = false,
            _ => {}
        }
        Ok(())
    }

    /// Tells what happened around the cards.
    fn tell_happening(&mut self, what: &TableEvent) -> Result<(), Stop> {
        let company = Company {
            words: self.words,
            you: self.client.you().map(|you| you.id),
            seats: self.client.room().map_or(&[], |room| &room.seats),
            before: &self.sitters,
        };
        self.console.say_all(&company.tell(what))
    }

    /// A table has been entered: where its match stands.
    pub(super) fn caught_up(&mut self) -> Result<(), Stop> {
        match self.client.room() {
            Some(room) if room.is_playing() || room.ending().is_some() => {
                Cards::of(self.console, self.words, room).position()
            }
            _ => Ok(()),
        }
    }

    /// The connection is there again: where things stand now. If it is this person's turn, that
    /// is announced anew, with all of it.
    pub(super) fn show_again(&mut self) -> Result<(), Stop> {
        self.shown = None;
        self.announced = false;
        match self.client.room() {
            None => self.show_lobby(),
            Some(room) if !room.is_playing() => self.show_table(),
            Some(room) if room.is_my_turn() => Ok(()),
            Some(_) => self.caught_up(),
        }
    }

    /// This person is at no table any more.
    pub(super) fn tell_out(
        &mut self,
        table: TableCode,
        code: &str,
        keeps_seat: bool,
    ) -> Result<(), Stop> {
        self.console.say(&out(self.words, code, keeps_seat))?;
        if keeps_seat {
            let command = format!("join {table}"); // words: not for players
            let text = say!(self.words, "play-online-come-back", command);
            self.console.say(&text)?;
        }
        Ok(())
    }
}
