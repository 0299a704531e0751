//! What happens at a table, told.

use baralho_face::Desk;
use baralho_game::Outcome;
use baralho_protocol::online::{TableCode, TableEvent, Told};
use baralho_table::happenings::{Company, fairness, out, pause};
use baralho_words::say;

use super::{
    cards,
    session::{Online, now},
};
use crate::play::Stop;

/// A move that was made longer ago was missed, and needs no time to be watched.
const RECENT: i64 = 3_000;

impl Online<'_> {
    /// Tells something that happened.
    pub(super) fn tell(&mut self, told: &Told) -> Result<(), Stop> {
        match &told.event {
            TableEvent::Started { .. } => {
                self.desk = Desk::default();
                self.others_moved();
                return self.tell_opening();
            }
            TableEvent::Round => {
                self.others_moved();
                return self.tell_opening();
            }
            TableEvent::Move { .. } => return self.tell_move(told),
            TableEvent::Over {
                winners, points, ..
            } => return self.tell_over(winners, points),
            TableEvent::Extended { .. } => self.warned = false,
            _ => {}
        }
        self.tell_happening(&told.event)
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

    fn tell_opening(&mut self) -> Result<(), Stop> {
        if let Some(room) = self.client.room() {
            cards::opened(self.console, self.words, room)?;
            if room.any().and_then(|any| any.standing()).map(|s| s.round) == Some(1) {
                let tip = if room.seat.is_some() {
                    say!(self.words, "play-online-match-tip")
                } else {
                    say!(self.words, "play-online-watch-tip")
                };
                self.console.say(&tip)?;
            }
        }
        Ok(())
    }

    fn tell_move(&mut self, told: &Told) -> Result<(), Stop> {
        let ending = &told.cards.ending;
        let TableEvent::Move { seat, .. } = &told.event else {
            return Ok(());
        };
        let own = self.client.room().and_then(|room| room.seat) == Some(*seat);
        if !own {
            self.others_moved();
        }
        self.tell_happening(&told.event)?;
        if let Some(room) = self.client.room() {
            cards::moved(self.console, self.words, room, ending.as_ref())?;
        }
        if let Some(text) = ending.as_ref().and_then(|ending| pause(self.words, ending)) {
            self.console.say(&text)?;
        }
        let missed = self.client.server_time(now()) - told.at > RECENT;
        if own || missed {
            return Ok(());
        }
        self.console.pause()
    }

    fn tell_over(&mut self, winners: &[usize], points: &[i32]) -> Result<(), Stop> {
        let words = self.words;
        if let Some(room) = self.client.room() {
            let outcome = Outcome {
                winners: winners.to_vec(),
                points: points.to_vec(),
            };
            cards::over(self.console, words, room, &outcome)?;
            if let Some(checked) = room.fairness() {
                self.console.say(&fairness(words, checked.is_ok()))?;
            }
            if room.seat.is_some() {
                self.console.say(&say!(words, "play-online-rematch"))?;
            }
        }
        Ok(())
    }

    /// A table has been entered: where its match stands.
    pub(super) fn caught_up(&mut self) -> Result<(), Stop> {
        match self.client.room() {
            Some(room) if room.is_playing() || room.ending().is_some() => {
                cards::position(self.console, self.words, room)
            }
            _ => Ok(()),
        }
    }

    /// The connection is there again: where things stand now. If it is this person's turn, that
    /// is announced anew, with all of it.
    pub(super) fn show_again(&mut self) -> Result<(), Stop> {
        self.shown = None;
        self.others_moved();
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
            let text = say!(self.words, "play-online-come-back", command = command);
            self.console.say(&text)?;
        }
        Ok(())
    }
}
