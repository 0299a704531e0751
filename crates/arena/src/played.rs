//! How games ended: the lines of a tournament's results.

use baralho_game::{Outcome, Rules, Seat};
use serde::{Deserialize, Serialize};

use crate::{report::Verdict, schedule::PairingScore};

/// One game to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Its number in the tournament, from 1.
    pub game: u64,
    /// The stage of the tournament.
    pub stage: usize,
    /// The pairing within the stage.
    pub pairing: usize,
    /// The number of its deal: games of the same number are dealt the same cards.
    pub deal: u64,
    /// Which of the seatings.
    pub seating: usize,
    /// Which bot sits in each seat.
    pub seats: Vec<usize>,
    /// Where its cards come from.
    pub seed: u64,
}

/// How one game went; its fields are those of a line of the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the tournament, from 1.
    pub game: u64,
    /// The stage of the tournament.
    pub stage: usize,
    /// The pairing within the stage.
    pub pairing: usize,
    /// The number of its deal.
    pub deal: u64,
    /// Which of the seatings.
    pub seating: usize,
    /// Which bot sat in each seat.
    pub seats: Vec<usize>,
    /// Where its cards came from.
    pub seed: u64,
    /// The points of each side.
    pub points: Vec<i32>,
    /// The sides that won.
    pub winners: Vec<usize>,
    /// How it ended.
    pub verdict: Verdict,
    /// What was wrong, unless it ended normally.
    pub fault: Option<Fault>,
    /// How long it took, in milliseconds.
    pub ms: u64,
    /// Where its record is, seen from the directory of the results.
    pub record: Option<String>,
    /// Where its log is.
    pub log: Option<String>,
}

/// What a bot did wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The bot.
    pub bot: usize,
    /// Where it sat.
    pub seat: usize,
    /// What it was, in a sentence.
    pub reason: String,
    /// The line that was wrong, cut to a readable length.
    pub line: Option<String>,
    /// How much longer than allowed the bot took, as far as it was waited for.
    pub over_ms: Option<u64>,
}

impl Played {
    /// A game that ended by the rules.
    pub fn normal(task: &Task, outcome: Outcome, ms: u64) -> Self {
        Self::ended(task, outcome, Verdict::Normal, None, ms)
    }

    /// A game that ended.
    pub fn ended(
        task: &Task,
        outcome: Outcome,
        verdict: Verdict,
        fault: Option<Fault>,
        ms: u64,
    ) -> Self {
        Self {
            game: task.game,
            stage: task.stage,
            pairing: task.pairing,
            deal: task.deal,
            seating: task.seating,
            seats: task.seats.clone(),
            seed: task.seed,
            points: outcome.points,
            winners: outcome.winners,
            verdict,
            fault,
            ms,
            record: None,
            log: None,
        }
    }

    /// Appends the line that tells of it, its end included.
    pub fn write(&self, out: &mut Vec<u8>) {
        // Writing numbers and texts to memory does not fail.
        let _ = serde_json::to_writer(&mut *out, self);
        out.push(b'\n');
    }

    /// Adds the game to the score of its pairing.
    pub(crate) fn count(&self, side_of: &dyn Fn(Seat) -> usize, score: &mut PairingScore) {
        for (place, bot) in score.bots.iter().enumerate() {
            for side in 0..self.points.len() {
                let mut seats = self.seats.iter().enumerate();
                if seats.any(|(seat, at)| at == bot && side_of(Seat::new(seat)) == side) {
                    score.halves[place] += self.halves(side);
                    score.points[place] += i64::from(self.points[side]);
                }
            }
        }
    }

    /// Two for a side that won alone, one for a shared victory.
    pub fn halves(&self, side: usize) -> u64 {
        match (self.winners.contains(&side), self.winners.len()) {
            (true, 1) => 2,
            (true, _) => 1,
            (false, _) => 0,
        }
    }
}

/// How a game ends in which one side is at fault: that side loses, all others share the
/// victory, and the points stay as they stood.
pub(crate) fn forfeit(rules: &impl Rules, points: Vec<i32>, seat: Seat) -> Outcome {
    let side = rules.side_of(seat);
    Outcome {
        winners: (0..rules.sides()).filter(|&other| other != side).collect(),
        points,
    }
}
