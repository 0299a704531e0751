//! How games ended: the lines of a tournament's results.

use std::time::Instant;

use baralho_catalog::AnyRules;
use baralho_game::{Outcome, Rules, Seat};
use serde::{Deserialize, Serialize};

use crate::{report::Verdict, schedule::PairingScore};

/// A game of a tournament: where it belongs and, once it was played, how it went. Its fields are
/// those of a line of the results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it
pub struct Played {
    /// Its number in the tournament, from 1.
    pub game: u64,
    pub stage: usize,
    pub pairing: usize,
    pub deal: u64,
    pub seating: usize,
    /// Which bot sat in each seat.
    pub seats: Vec<usize>,
    /// Where its cards came from.
    pub seed: u64,
    /// By side.
    pub points: Vec<i32>,
    /// The sides that won.
    pub winners: Vec<usize>,
    pub verdict: Verdict,
    /// What was wrong, unless it ended normally.
    pub fault: Option<Fault>,
    /// How long it took, in milliseconds.
    pub ms: u64,
    /// Where its record is, seen from the directory of the results.
    pub record: Option<String>,
    /// Which part of that file it is, where it holds several: the first byte, and how many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record_at: Option<(u64, u64)>,
    pub log: Option<String>,
}

/// A game that was played and is not yet written down.
#[derive(Debug)]
pub(crate) struct Unwritten {
    pub(crate) played: Played,
    /// Its record, compressed, if that goes into one file with others.
    pub(crate) record: Option<Vec<u8>>,
}

/// Who has started, and why the others did not.
#[derive(Clone, Debug)]
pub(crate) struct Starts {
    has_started: Vec<bool>,
    /// The reason of each one's first try that failed.
    reasons: Vec<Option<String>>,
}

impl Starts {
    pub(crate) fn new(bots: usize) -> Self {
        Self {
            has_started: vec![false; bots],
            reasons: vec![None; bots],
        }
    }

    /// Takes in a game. One that ended by somebody else's fault says nothing of the others.
    pub(crate) fn add(&mut self, game: &Played) {
        match &game.fault {
            Some(fault) if game.verdict == Verdict::StartFailure => {
                self.reasons[fault.bot].get_or_insert_with(|| fault.reason.clone());
            }
            Some(fault) => self.has_started[fault.bot] = true,
            None => {
                for &bot in &game.seats {
                    self.has_started[bot] = true;
                }
            }
        }
    }

    /// Why each bot never started, if it did not.
    pub(crate) fn never(self) -> Vec<Option<String>> {
        let never = |(reason, started): (Option<String>, bool)| reason.filter(|_| !started);
        self.reasons
            .into_iter()
            .zip(self.has_started)
            .map(never)
            .collect()
    }
}

/// What a bot did wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it
pub struct Fault {
    pub bot: usize,
    pub seat: usize,
    /// What it was, in a sentence.
    pub reason: String,
    /// The line that was wrong, cut to a readable length.
    pub line: Option<String>,
    /// How much longer than allowed the bot took, as far as it was waited for.
    pub over_ms: Option<u64>,
}

impl Played {
    /// Notes how it ended.
    pub(crate) fn end(&mut self, outcome: Outcome, since: Instant) {
        self.points = outcome.points;
        self.winners = outcome.winners;
        self.ms = since.elapsed().as_millis() as u64;
    }

    /// Appends the line that tells of it, its end included.
    pub fn write(&self, out: &mut Vec<u8>) {
        // Writing to memory does not fail.
        let _ = serde_json::to_writer(&mut *out, self);
        out.push(b'\n');
    }

    /// The bot whose fault it was, unless it ended normally.
    pub fn faulty(&self) -> Option<usize> {
        self.fault.as_ref().map(|fault| fault.bot)
    }

    /// Adds the game to the score of its pairing.
    pub(crate) fn count(&self, rules: &AnyRules, score: &mut PairingScore) {
        let sign = if rules.points_are_bad() { -1 } else { 1 };
        for (place, bot) in score.bots.iter().enumerate() {
            for side in 0..self.points.len() {
                let mut seats = self.seats.iter().enumerate();
                if seats.any(|(seat, at)| at == bot && rules.side_of(Seat::new(seat)) == side) {
                    score.halves[place] += self.halves(side);
                    score.points[place] += sign * i64::from(self.points[side]);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pairing_even_by_games_goes_to_the_points_that_the_game_wants() {
        for (options, winner) in [("", 0), ("inverse", 1)] {
            let mut rules = baralho_game::Options::default();
            if !options.is_empty() {
                rules = rules.with(options, "on").with("target", "5");
            }
            let rules = AnyRules::parse("scopa", Some(2), &rules).expect("rules");
            let mut score = PairingScore::new(vec![0, 1]);
            for (seating, points) in [vec![7, 2], vec![3, 6]].into_iter().enumerate() {
                let played = Played {
                    seats: vec![0, 1],
                    winners: vec![seating],
                    points,
                    ..Played::default()
                };
                played.count(&rules, &mut score);
            }
            assert_eq!(score.halves, [2, 2]);
            assert_eq!(score.winner(), (winner, false), "{options}");
        }
    }
}
