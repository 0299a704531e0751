//! What a review says: the fields of `baralho analyze --json`.

use std::collections::BTreeMap;

use baralho_bots::Reason;
use baralho_game::Outcome;
use serde::Serialize;

use crate::{Grade, SideSplit, TurningPoint, grade::CERTAIN};

/// The review of a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // the names say it
pub struct Review {
    pub game: String,
    /// Who sits where; numbers where the record has no names.
    pub seats: Vec<String>,
    pub sides: Vec<usize>,
    /// What one move was given, as typed; `None` when the time was shared out.
    pub effort: Option<String>,
    /// The seed of the sampled worlds.
    pub seed: u64,
    /// Whether every move of the record was reviewed.
    pub complete: bool,
    pub rounds: Vec<RoundReview>,
    /// Every player over all rounds.
    pub players: Vec<PlayerReview>,
    /// Every side over all rounds, where all of them were finished and reviewed; with more
    /// than two sides only when there was one round, as margins of several do not add up.
    pub split: Option<Vec<SideSplit>>,
    /// How the match ended.
    pub result: Option<Outcome>,
}

/// The review of a round.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // the names say it
pub struct RoundReview {
    /// Which round of the match, counted from 1.
    pub round: u32,
    pub steps: Vec<Step>,
    pub players: Vec<PlayerReview>,
    /// By side: where its result came from. `None` when the round was not finished.
    pub split: Option<Vec<SideSplit>>,
    /// Where the expected result changed most, the greatest change first.
    pub turning_points: Vec<TurningPoint>,
}

/// The review of a move.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // the names say it
pub struct Step {
    /// Which move of the record, counted from 1.
    pub number: usize,
    pub seat: usize,
    /// What was played, in the game's notation.
    pub played: String,
    /// The expected result after it for the mover's side.
    pub value: f64,
    pub ci95: [f64; 2],
    pub best: String,
    pub best_value: f64,
    /// How much worse than the best the move played was, in points.
    pub loss: f64,
    pub loss_ci95: [f64; 2],
    #[serde(skip)]
    pub loss_error: f64,
    /// The grade; none where there was nothing to choose.
    pub grade: Option<Grade>,
    /// What speaks for the best move.
    pub best_reasons: Vec<Reason>,
    /// What speaks against the move played; empty unless points were lost.
    pub played_reasons: Vec<Reason>,
    /// In how many worlds every move was tried.
    pub worlds: u32,
    /// Whether nothing was left to guess.
    pub exact: bool,
    /// How many legal moves there were.
    pub legal: u32,
    /// Those that were tried, the best first: every legal move, unless there were too many or
    /// the time was over before.
    pub moves: Vec<Choice>,
}

impl Step {
    /// Whether there were legal moves that nobody tried.
    pub fn is_partial(&self) -> bool {
        (self.moves.len() as u64) < u64::from(self.legal)
    }
}

/// What a legal move was worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // the names say it
pub struct Choice {
    /// The move, in the game's notation.
    #[serde(rename = "move")]
    pub text: String,
    /// The expected result for the mover's side at the end of the round.
    pub value: f64,
    pub ci95: [f64; 2],
    /// How much worse than the best it is.
    pub loss: f64,
    pub loss_ci95: [f64; 2],
}

/// How a player played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // the names say it
pub struct PlayerReview {
    pub seat: usize,
    /// Moves with a choice.
    pub decisions: usize,
    /// Moves without one.
    pub forced: usize,
    /// Points lost by all moves together.
    pub lost: f64,
    /// The 95 % interval of that.
    pub lost_ci95: [f64; 2],
    /// From 0 to 100: the mean accuracy of the decisions; `None` without any.
    pub accuracy: Option<f64>,
    pub grades: BTreeMap<Grade, usize>,
}

/// How many standard errors make a 95 % interval when the error itself is known from so many
/// worlds only: Student's factors for two worlds and more, then what they come down to.
pub(crate) fn certain(worlds: u32) -> f64 {
    const FEW: [f64; 9] = [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];
    match worlds {
        // One world says nothing; a great deal, then.
        0 | 1 => 100.0,
        few @ 2..=10 => FEW[few as usize - 2],
        many => CERTAIN + 2.6 / f64::from(many - 1),
    }
}

/// The interval of a value that may be off by so much.
pub(crate) fn interval(value: f64, off: f64) -> [f64; 2] {
    [value - off, value + off]
}

/// The same for a loss, which is never below none.
pub(crate) fn loss_interval(loss: f64, off: f64) -> [f64; 2] {
    let [low, high] = interval(loss, off);
    [low.max(0.0), high]
}
