use serde::{Deserialize, Serialize};

use crate::{PerSeat, Rules, Seat, chance};

/// What carries over from one deal of a match to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The round about to be played, counted from 1.
    pub round: u32,
    /// Who deals it.
    pub dealer: Seat,
    /// Points of each side before it.
    pub points: PerSeat<i32>,
    /// Sides that are out of the match, as bits.
    pub out: u32,
}

impl Standing {
    /// Before the first round, with this dealer.
    pub fn new(rules: &impl Rules, dealer: Seat) -> Self {
        let mut points = PerSeat::new();
        points.resize(rules.sides(), 0);
        Self {
            round: 1,
            dealer,
            points,
            out: 0,
        }
    }

    /// Before the first round, the dealer drawn from the seed (stream 0).
    pub fn opening(rules: &impl Rules, seed: u64) -> Self {
        let players = rules.players() as u64;
        let dealer = chance::below(players, &mut chance::generator(seed, 0));
        Self::new(rules, Seat::new(dealer as usize))
    }

    /// Whether a side is out of the match.
    pub fn is_out(&self, side: usize) -> bool {
        self.out >> side & 1 == 1
    }
}

/// What follows a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it all
pub enum Next {
    Round(Standing),
    Over(Outcome),
}

/// How a match ended. Records and bots are told it in these words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The sides that won: several if they share the victory.
    pub winners: Vec<usize>,
    /// The points of every side.
    pub points: Vec<i32>,
}

impl Outcome {
    /// The sides with the most points win.
    pub fn highest(points: &[i32]) -> Self {
        Self::with(points, points.iter().max())
    }

    /// The sides with the points that these rules want win.
    pub fn best(rules: &impl Rules, points: &[i32]) -> Self {
        if rules.points_are_bad() {
            Self::with(points, points.iter().min())
        } else {
            Self::highest(points)
        }
    }

    fn with(points: &[i32], best: Option<&i32>) -> Self {
        let winners = (0..points.len())
            .filter(|&side| Some(&points[side]) == best)
            .collect();
        Self {
            winners,
            points: points.to_vec(),
        }
    }
}
