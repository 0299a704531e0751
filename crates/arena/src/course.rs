//! Bots of the Buraco course at a table of the arena.
//!
//! They hear and type the course's lines. What they type must be a legal move by the rules
//! of the tournament: the arena's games are recorded as moves, so the reference judge's
//! oddities do not count here.

use baralho_buraco::{Buraco, itp};
use baralho_game::{Game, Seat};
use baralho_rouba_montes::RoubaMontes;
use baralho_scopa::{Large, Small};

/// A game that bots of the course may know.
pub trait Course: Game {
    /// The talk with a bot of the course at a seat; `None` where the course has no such game.
    fn talk(game: &Self, names: &[String], seat: Seat) -> Option<Box<dyn Talk<Self>>>;
}

/// The talk with one bot of the course in one game.
pub trait Talk<G: Game>: Send {
    /// What the bot is told before anything happens.
    fn opening(&self) -> Vec<String>;

    /// What the bot is told of a move that was just made, be it its own.
    fn made(&mut self, chosen: G::Move) -> Vec<String>;

    /// The move that a line asks for; `None` for a line that is allowed and does nothing.
    ///
    /// # Errors
    /// Why it is none.
    fn read(&mut self, line: &[u8]) -> Result<Option<G::Move>, BadCommand>;
}

/// Why a bot's line is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadCommand {
    /// It cannot be read.
    Unreadable(String),
    /// The rules refuse it.
    Illegal(String),
}

impl Course for Small {
    fn talk(_: &Self, _: &[String], _: Seat) -> Option<Box<dyn Talk<Self>>> {
        None
    }
}

impl Course for Large {
    fn talk(_: &Self, _: &[String], _: Seat) -> Option<Box<dyn Talk<Self>>> {
        None
    }
}

impl Course for RoubaMontes {
    fn talk(_: &Self, _: &[String], _: Seat) -> Option<Box<dyn Talk<Self>>> {
        None
    }
}

impl Course for Buraco {
    fn talk(game: &Self, names: &[String], seat: Seat) -> Option<Box<dyn Talk<Self>>> {
        let id = |(place, name): (usize, &String)| {
            // Ids stand between blanks.
            let name: String = name
                .chars()
                .map(|c| if c.is_whitespace() { '_' } else { c })
                .collect();
            format!("p{}.{name}", place + 1)
        };
        Some(Box::new(AtSeat {
            judge: itp::Judge::new(game.clone(), names.iter().enumerate().map(id).collect()),
            seat,
        }))
    }
}

/// The judge's view of the game, and the seat its letters go to.
struct AtSeat {
    judge: itp::Judge,
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

    fn made(&mut self, chosen: baralho_buraco::Move) -> Vec<String> {
        // The referee has checked the move; a judge that refuses it tells nothing.
        let letters = self.judge.make(chosen, &mut ()).unwrap_or_default();
        let mut lines: Vec<String> = letters
            .into_iter()
            .filter(|(seat, _)| *seat == self.seat)
            .map(|(_, line)| line)
            .collect();
        if matches!(chosen, baralho_buraco::Move::Discard(_)) {
            lines.extend(self.judge.announcement().map(str::to_owned));
        }
        lines
    }

    fn read(&mut self, line: &[u8]) -> Result<Option<baralho_buraco::Move>, BadCommand> {
        let read = itp::Line::read(line).map_err(|bad| BadCommand::Unreadable(bad.to_string()))?;
        let illegal = |why: String| BadCommand::Illegal(why);
        match read.to_move().map_err(|many| illegal(many.to_string()))? {
            Some(chosen) => match self.judge.game().check(chosen) {
                Ok(()) => Ok(Some(chosen)),
                Err(why) => Err(illegal(why.to_string())),
            },
            // An addition of no cards: the judge says whether it is allowed now.
            None => match self.judge.command(&read, &mut ()) {
                Ok(_) => Ok(None),
                Err(why) => Err(illegal(why.to_string())),
            },
        }
    }
}
