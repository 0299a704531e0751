use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Elo;

/// What stands for a count of zero: a little more than nothing, so that what has not
/// happened yet is not taken for impossible.
const HARDLY_EVER: f64 = 1e-3;

/// A sequential test of whether a player is better by `elo1` (H1) or only by `elo0` (H0),
/// which can be looked at after every deal.
///
/// It is the generalised sequential probability ratio test: the likelihood of the results
/// under the most likely distribution whose mean is that of H1, against the same for H0.
/// Nothing is supposed about draws, or about how games of a deal go together.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// The difference in Elo that would be disappointing (H0).
    pub elo0: f64,
    /// The difference in Elo that is hoped for (H1).
    pub elo1: f64,
    /// How often H1 may be accepted wrongly.
    pub alpha: f64,
    /// How often H0 may be accepted wrongly.
    pub beta: f64,
}

/// Why a test is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[allow(missing_docs)] // the messages say it
pub enum BadSprt {
    #[error("elo0 must be below elo1, both between -1000 and 1000, not {elo0} and {elo1}")]
    Hypotheses { elo0: f64, elo1: f64 },
    #[error("alpha and beta must be above 0 and below 0.5, not {alpha} and {beta}")]
    Risks { alpha: f64, beta: f64 },
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// The player is not better by what was hoped for.
    AcceptH0,
    /// The player is better.
    AcceptH1,
    /// Undecided: play on.
    Continue,
}

impl Sprt {
    /// A test with the risks `alpha` of accepting H1 wrongly and `beta` of accepting H0
    /// wrongly.
    ///
    /// # Errors
    /// When `elo0` is not below `elo1`, either lies beyond a thousand, or a risk is not
    /// between 0 and one half.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Self, BadSprt> {
        let test = Self {
            elo0,
            elo1,
            alpha,
            beta,
        };
        test.checked()
    }

    /// The same test, if it is one: for those that were read from somewhere.
    ///
    /// # Errors
    /// As for [`new`](Self::new).
    pub fn checked(self) -> Result<Self, BadSprt> {
        let Self {
            elo0,
            elo1,
            alpha,
            beta,
        } = self;
        let sensible = -1000.0..=1000.0;
        if !(elo0 < elo1 && sensible.contains(&elo0) && sensible.contains(&elo1)) {
            return Err(BadSprt::Hypotheses { elo0, elo1 });
        }
        let is_risk = |risk: f64| risk > 0.0 && risk < 0.5;
        if !(is_risk(alpha) && is_risk(beta)) {
            return Err(BadSprt::Risks { alpha, beta });
        }
        Ok(self)
    }

    /// Where the logarithm of the likelihood ratio must arrive for H0 and for H1 (Wald).
    pub fn bounds(&self) -> (f64, f64) {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        (low, high)
    }

    /// The logarithm of the likelihood ratio of H1 over H0.
    ///
    /// `counts` says how many deals gave the player 0 halves, 1 half and so on up to all:
    /// three counts (loss, draw, win) for single games, five for pairs of a duplicate
    /// deal, 2 g + 1 for g games per deal. Fewer than two counts, or no deals, say nothing: 0.
    pub fn log_likelihood_ratio(&self, counts: &[u64]) -> f64 {
        if counts.len() < 2 || counts.iter().all(|&count| count == 0) {
            return 0.0;
        }
        let most = (counts.len() - 1) as f64;
        let results: Vec<(f64, f64)> = counts
            .iter()
            .enumerate()
            .map(|(halves, &count)| (halves as f64 / most, (count as f64).max(HARDLY_EVER)))
            .collect();
        let [tilt0, tilt1] = [self.elo0, self.elo1].map(|elo| {
            let mean = Elo::expected(elo);
            (mean, tilt(&results, mean))
        });
        let part = |score: f64, (mean, tilt): (f64, f64)| (tilt * (score - mean)).ln_1p();
        results
            .iter()
            .map(|&(score, count)| count * (part(score, tilt0) - part(score, tilt1)))
            .sum()
    }

    /// What the test says after these deals, counted as for
    /// [`log_likelihood_ratio`](Self::log_likelihood_ratio).
    pub fn decide(&self, counts: &[u64]) -> Decision {
        let ratio = self.log_likelihood_ratio(counts);
        let (low, high) = self.bounds();
        if ratio >= high {
            Decision::AcceptH1
        } else if ratio <= low {
            Decision::AcceptH0
        } else {
            Decision::Continue
        }
    }
}

/// The most likely distribution with a given mean gives a result of `score` its observed
/// frequency divided by `1 + t (score - mean)`; this finds t, by halving.
fn tilt(results: &[(f64, f64)], mean: f64) -> f64 {
    // The probabilities must be positive: t lies between these, and the sum falls
    // from plus infinity to minus infinity.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if middle <= low || middle >= high {
            break;
        }
        let sum: f64 = results
            .iter()
            .map(|&(score, count)| count * (score - mean) / (1.0 + middle * (score - mean)))
            .sum();
        if sum > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}
