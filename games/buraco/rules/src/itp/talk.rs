//! Bots of the Buraco course at a table of the arena.
//!
//! They hear and type the course's lines. What they type must be a legal move by the rules
//! of the tournament: the arena's games are recorded as moves, so the reference judge's
//! oddities do not count here.

use std::fmt::Display;

use baralho_game::{
    Game, Seat,
    wire::{BadCommand, Talk},
};

use super::{Command, Judge};
use crate::{Buraco, Move};

/// The talk with a bot of the course at a seat.
pub(crate) fn talk(game: &Buraco, names: &[String], seat: Seat) -> Box<dyn Talk<Buraco>> {
    let id = |(place, name): (usize, &String)| {
        // Ids stand between blanks.
        let name: String = name
            .chars()
            .map(|c| if c.is_whitespace() { '_' } else { c })
            .collect();
        format!("p{}.{name}", place + 1)
    };
    Box::new(AtSeat {
        judge: Judge::new(game.clone(), names.iter().enumerate().map(id).collect()),
        seat,
    })
}

/// The judge's view of the game, and the seat its letters go to.
struct AtSeat {
    judge: Judge,
    seat: Seat,
}

impl Talk<Buraco> for AtSeat {
    fn opening(&self) -> Vec<String> {
        let announcement = self.judge.announcement().map(str::to_owned);
        self.judge
            .opening(self.seat)
            .into_iter()
            .chain(announcement)
            .collect()
    }

    fn made(&mut self, chosen: Move) -> Vec<String> {
        // The referee has checked the move; a judge that refuses it tells nothing.
        let letters = self.judge.make(chosen, &mut ()).unwrap_or_default();
        let mine = letters.into_iter().filter(|(seat, _)| *seat == self.seat);
        let mut lines: Vec<String> = mine.map(|(_, line)| line).collect();
        if matches!(chosen, Move::Discard(_)) {
            lines.extend(self.judge.announcement().map(str::to_owned));
        }
        lines
    }

    fn read(&mut self, line: &[u8]) -> Result<Option<Move>, BadCommand> {
        let read = Command::read(line).map_err(|bad| BadCommand::Unreadable(bad.to_string()))?;
        let illegal = |why: &dyn Display| BadCommand::Illegal(why.to_string());
        let chosen = read.to_move().map_err(|many| illegal(&many))?;
        match chosen {
            Some(chosen) => self
                .judge
                .game()
                .check(chosen)
                .map_err(|why| illegal(&why))?,
            // An addition of no cards: the judge says whether it is allowed now.
            None => drop(
                self.judge
                    .command(&read, &mut ())
                    .map_err(|why| illegal(&why))?,
            ),
        }
        Ok(chosen)
    }
}
