//! The judge of one game: lines of bots in, lines for bots out, and a verdict.
//!
//! No clock, no process, no file: whoever runs the bots carries the lines.

use baralho_game::{Game, Rules, Seat, Witness};
use thiserror::Error;

use super::{Answer, BadLine, Bracketed, Command, Refusal, play};
use crate::{Buraco, Compat, Event, Illegal, Move};

/// The judge of one game.
#[derive(Clone, Debug)]
pub struct Judge {
    game: Buraco,
    ids: Vec<String>,
    lines: u32,
}

/// A line for one bot.
pub type Letter = (Seat, String);

/// Why a player is disqualified by what it typed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Offence {
    /// The line cannot be read.
    #[error("{0}")]
    Line(BadLine),
    /// The line asks for what is not allowed now.
    #[error("{0}")]
    Illegal(Illegal),
    /// One turn without end: more lines than [`Judge::MOST_LINES`].
    #[error("more than {} lines in one turn", Judge::MOST_LINES)]
    TooManyLines,
}

/// A player is disqualified: the game is over.
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{offence}")]
pub struct Disqualified {
    pub seat: Seat,
    pub offence: Offence,
    pub verdict: Verdict,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether it was played to its end: nobody was disqualified.
    pub regular: bool,
    /// Both teams' points.
    pub points: [i32; 2],
    /// The team that won; `None` for a draw.
    pub winner: Option<usize>,
}

impl Judge {
    /// The most lines in one turn. Melding a hand card by card takes a few dozens; only
    /// additions of no cards, which are legal, can go on forever.
    pub const MOST_LINES: u32 = 10_000;

    /// The judge of a game that is about to be played, with everybody's id by seat.
    ///
    /// # Panics
    /// When there is not one id per player.
    pub fn new(game: Buraco, ids: Vec<String>) -> Self {
        assert_eq!(ids.len(), game.rules().players(), "an id for each player");
        Self {
            game,
            ids,
            lines: 0,
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Buraco {
        &self.game
    }

    /// Everybody's id, by seat.
    pub fn ids(&self) -> &[String] {
        &self.ids
    }

    /// Who must type a line; `None` when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        self.game.turn()
    }

    /// What a player is told before the first turn: all ids, its own, its hand, the pile.
    pub fn opening(&self, seat: Seat) -> [String; 4] {
        let pile = self
            .game
            .pile()
            .iter()
            .map(|card| card.symbol().to_string());
        [
            self.ids.join(" "),
            self.ids[seat.index()].clone(),
            Bracketed(&self.game.hand_cards(seat)).to_string(),
            pile.collect::<Vec<_>>().join(" "),
        ]
    }

    /// What everybody is told as a turn begins: the id of whoever has it.
    pub fn announcement(&self) -> Option<&str> {
        self.turn().map(|seat| self.ids[seat.index()].as_str())
    }

    /// Takes a line of the player to move. Answers what whom is told, the author first.
    ///
    /// After a line that ends a turn the next one is to be announced.
    ///
    /// # Errors
    /// When the line disqualifies its author.
    ///
    /// # Panics
    /// When the game is over.
    pub fn line(
        &mut self,
        line: &[u8],
        witness: &mut impl Witness<Event>,
    ) -> Result<Vec<Letter>, Disqualified> {
        let seat = self.turn().expect("a game that goes on");
        self.lines += 1;
        if self.lines > Self::MOST_LINES {
            return Err(self.out(seat, Offence::TooManyLines, self.game.points()));
        }
        match Command::read(line) {
            Ok(command) => {
                self.command(&command, witness)
                    .map_err(|Refusal { illegal, points }| {
                        self.out(seat, Offence::Illegal(illegal), points)
                    })
            }
            Err(bad) => Err(self.out(seat, Offence::Line(bad), self.game.points())),
        }
    }

    /// Does what a bot asks for, or refuses it and changes nothing.
    pub fn command(
        &mut self,
        command: &Command,
        witness: &mut impl Witness<Event>,
    ) -> Result<Vec<Letter>, Refusal> {
        let Some(author) = self.turn() else {
            return Err(Refusal {
                illegal: Illegal::Over,
                points: self.game.points(),
            });
        };
        let answer = play(&mut self.game, command, witness)?;
        if answer == Answer::Discarded {
            self.lines = 0;
        }
        let (to_author, to_others) = told(command, answer);
        let others = Seat::all(self.ids.len()).filter(|&seat| seat != author);
        let mut letters: Vec<Letter> = to_author.map(|text| (author, text)).into_iter().collect();
        letters.extend(others.filter_map(|seat| Some((seat, to_others.clone()?))));
        Ok(letters)
    }

    /// Makes a move of somebody who plays by the game's own moves, checked strictly.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed.
    pub fn make(
        &mut self,
        chosen: Move,
        witness: &mut impl Witness<Event>,
    ) -> Result<Vec<Letter>, Illegal> {
        self.game.check(chosen)?;
        self.command(&chosen.into(), witness)
            .map_err(|refusal| refusal.illegal)
    }

    /// The verdict of a game that is over.
    pub fn verdict(&self) -> Option<Verdict> {
        if self.turn().is_some() {
            return None;
        }
        let points = self.game.points();
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        Some(Verdict {
            regular: true,
            points,
            winner,
        })
    }

    /// The verdict when a player is disqualified for what is not in its lines: silence, or
    /// the end of its process.
    pub fn disqualify(&self, culprit: Seat) -> Verdict {
        self.against(culprit, self.game.points())
    }

    fn out(&self, seat: Seat, offence: Offence, points: [i32; 2]) -> Disqualified {
        Disqualified {
            seat,
            offence,
            verdict: self.against(seat, points),
        }
    }

    fn against(&self, culprit: Seat, points: [i32; 2]) -> Verdict {
        let rules = self.game.rules();
        let winner = match (rules.compat(), rules.players()) {
            // The reference looks only whether it was the first player.
            (Compat::Itp, 4) => usize::from(culprit.index() == 0),
            _ => 1 - rules.side_of(culprit),
        };
        Verdict {
            regular: false,
            points,
            winner: Some(winner),
        }
    }
}

/// What the author and the others are told of a command.
fn told(command: &Command, answer: Answer) -> (Option<String>, Option<String>) {
    let typed = Some(command.to_string());
    match answer {
        Answer::Drew(card) => (Some(card.symbol().to_string()), typed),
        // The end is silent.
        Answer::StockEmpty => (None, None),
        Answer::Took(rest) => (Some(Bracketed(&rest).to_string()), typed),
        Answer::Melded(order) => (None, Some(Command::MeldNew(order).to_string())),
        Answer::Joined | Answer::Discarded => (None, typed),
    }
}

impl Verdict {
    /// The line that programs read: `OK 100 255 470 p2.rita`.
    pub fn line(&self, seed: &str, ids: &[String]) -> String {
        let word = if self.regular { "OK" } else { "NOK" };
        let [first, second] = self.points;
        let winner = match self.winner {
            Some(team) => winners(team, ids),
            None => "empate".to_owned(),
        };
        format!("{word} {seed} {first} {second} {winner}")
    }
}

/// The ids of a team: `p1.magnus`, or `p1.magnus e p3.rita`.
pub fn winners(team: usize, ids: &[String]) -> String {
    let members: Vec<&str> = ids
        .iter()
        .skip(team)
        .step_by(2)
        .map(String::as_str)
        .collect();
    members.join(" e ")
}
