//! How good a move was, in a word, and a player's accuracy, in a number.

use baralho_bots::Scale;
use serde::Serialize;

/// How good a move was. A move without an alternative has no grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// No other move was better.
    Best,
    /// Hardly worse than the best, or not certainly worse.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// A huge loss.
    Blunder,
}

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Self; 5] = [
        Self::Best,
        Self::Good,
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
    ];

    /// The grade of a loss that may be off by so much. A loss that may as well be none is
    /// never held against anybody.
    pub fn of(loss: f64, off: f64, scale: &Scale) -> Self {
        if loss <= 0.0 {
            Self::Best
        } else if loss < scale.good || loss - off <= 0.0 {
            Self::Good
        } else if loss < scale.inaccuracy {
            Self::Inaccuracy
        } else if loss < scale.mistake {
            Self::Mistake
        } else {
            Self::Blunder
        }
    }
}

/// Standard errors on either side of a 95 % interval, where many worlds tell the error.
pub(crate) const CERTAIN: f64 = 1.96;

#[cfg(test)]
mod tests {
    use super::*;

    const SCALE: Scale = Scale {
        good: 0.1,
        inaccuracy: 0.3,
        mistake: 0.8,
        half: 1.0,
    };

    #[test]
    fn grades_follow_the_loss() {
        let grade = |loss| Grade::of(loss, 0.01, &SCALE);
        assert_eq!(
            [0.0, 0.05, 0.2, 0.5, 1.5].map(grade),
            [
                Grade::Best,
                Grade::Good,
                Grade::Inaccuracy,
                Grade::Mistake,
                Grade::Blunder
            ]
        );
    }

    #[test]
    fn a_loss_that_may_be_none_is_held_against_nobody() {
        assert_eq!(Grade::of(1.5, 1.5, &SCALE), Grade::Good);
        assert_eq!(Grade::of(1.5, f64::INFINITY, &SCALE), Grade::Good);
        assert_eq!(Grade::of(1.5, 1.0, &SCALE), Grade::Blunder);
    }

    #[test]
    fn accuracy_falls_from_a_hundred() {
        let accuracy = |loss| SCALE.accuracy(loss);
        assert!((accuracy(0.0) - 100.0).abs() < 1e-9);
        assert!((accuracy(1.0) - 50.0).abs() < 1e-9);
        assert!(accuracy(9.0) < accuracy(1.0));
    }
}
