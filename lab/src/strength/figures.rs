//! What the deals of a row say, and whether its target is reached.

use baralho_stats::{Decision, Estimate, Sample, Score, Sprt};
use serde::Serialize;

use super::{
    deal::{Deal, Time, VICTORY},
    rows::Target,
};

/// The sequential test of every match of two sides: not better, or better by ten Elo, with
/// a risk of one in twenty to be wrong either way.
const TEST: (f64, f64, f64) = (0.0, 10.0, 0.05);

/// What the deals of a match say.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Figures {
    pub(super) deals: u64,
    pub(super) score: Score,
    /// Shares of the games.
    pub(super) won: Estimate,
    pub(super) lost: Estimate,
    /// The share of the victories, shared ones divided, and what would be fair.
    pub(super) victories: Estimate,
    pub(super) fair: f64,
    /// Points per game ahead of the mean of the others.
    pub(super) ahead: Estimate,
    pub(super) time: Time,
    pub(super) trial: Option<Trial>,
}

/// Where the sequential test came to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Trial {
    pub(super) decision: Decision,
    /// After how many deals it was decided; all of them when it is not.
    pub(super) deals: u64,
    pub(super) ratio: f64,
}

/// Whether a target is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) reached: bool,
    /// Whether the interval leaves no doubt of it.
    pub(super) sure: bool,
}

impl Figures {
    /// From deals in their order, played by so many sides.
    pub(super) fn new(deals: &[Deal], sides: usize) -> Self {
        let others = sides as f64 - 1.0;
        let mut time = Time::default();
        for deal in deals {
            time.merge(&deal.time);
        }
        let all = sample(deals, |deal| deal.score);
        let of = |count: fn(&Score) -> u64| {
            sample(deals, |deal| Score {
                wins: count(&deal.score),
                draws: 0,
                losses: deal.score.games() - count(&deal.score),
                points: deal.victories,
            })
        };
        let won = of(|score| score.wins);
        Self {
            deals: all.deals(),
            score: all.score(),
            won: won.win_rate(),
            lost: of(|score| score.losses).win_rate(),
            victories: within_all(scaled(won.points(), 1.0 / VICTORY as f64)),
            fair: 1.0 / sides as f64,
            ahead: scaled(all.points(), 1.0 / others),
            time,
            trial: (sides == 2).then(|| trial(deals)).flatten(),
        }
    }

    /// Whether the target is reached, if there is one for a match.
    pub(super) fn verdict(&self, target: Target) -> Option<Verdict> {
        let at_least = |estimate: Estimate, least: f64| Verdict {
            reached: estimate.value >= least,
            sure: estimate.low >= least || estimate.high < least,
        };
        Some(match target {
            Target::Points {
                at_least: least,
                surely,
            } => {
                let verdict = at_least(self.ahead, least);
                let reached = verdict.reached && self.ahead.low > surely;
                Verdict {
                    reached,
                    // Where the value would do, only the interval's end is too low.
                    sure: if reached {
                        verdict.sure
                    } else {
                        self.ahead.high < least
                    },
                }
            }
            Target::Won {
                at_least: least,
                lost,
            } => {
                let (wins, losses) = (at_least(self.won, least), self.lost);
                let reached = wins.reached && losses.value <= lost;
                Verdict {
                    reached,
                    sure: if reached {
                        wins.sure && losses.high <= lost
                    } else {
                        self.won.high < least || losses.low > lost
                    },
                }
            }
            Target::Above => Verdict {
                reached: self.victories.low > self.fair,
                // Above beyond doubt is the target itself.
                sure: self.victories.low > self.fair || self.victories.high < self.fair,
            },
            Target::Share { .. } | Target::Shown => return None,
        })
    }
}

fn sample(deals: &[Deal], score: impl Fn(&Deal) -> Score) -> Sample {
    let mut sample = Sample::default();
    for deal in deals {
        sample.add_deal(&score(deal));
    }
    sample
}

fn scaled(estimate: Estimate, by: f64) -> Estimate {
    Estimate {
        value: estimate.value * by,
        low: estimate.low * by,
        high: estimate.high * by,
    }
}

/// A share is never less than nothing nor more than all.
fn within_all(share: Estimate) -> Estimate {
    Estimate {
        low: share.low.max(0.0),
        high: share.high.min(1.0),
        ..share
    }
}

/// Looks at the deals of two sides one after another, until the test is decided.
fn trial(deals: &[Deal]) -> Option<Trial> {
    let (elo0, elo1, risk) = TEST;
    let test = Sprt::new(elo0, elo1, risk, risk).ok()?;
    let mut counts = [0_u64; 5];
    let mut trial = Trial {
        decision: Decision::Continue,
        deals: 0,
        ratio: 0.0,
    };
    for deal in deals {
        counts[deal.score.halves() as usize] += 1;
        trial = Trial {
            decision: test.decide(&counts),
            deals: trial.deals + 1,
            ratio: test.log_likelihood_ratio(&counts),
        };
        if trial.decision != Decision::Continue {
            break;
        }
    }
    Some(trial)
}

/// How much of the points ahead that are possible one attains: the quotient of two means,
/// with the interval that follows from their spreads and, since both played the same deals,
/// from how these go together. `None` where nothing, or nothing sure, is possible.
pub(super) fn share(attained: &[Deal], possible: &[Deal]) -> Option<Estimate> {
    let values = |deals: &[Deal]| -> Vec<f64> {
        let per_game = |deal: &Deal| deal.score.points as f64 / deal.score.games() as f64;
        deals.iter().map(per_game).collect()
    };
    let (attained, possible) = (values(attained), values(possible));
    if attained.len() < 2 || possible.len() < 2 {
        return None;
    }
    let (one, all) = (mean(&attained), mean(&possible));
    let share = one / all;
    let variance = |values: &[f64]| covariance(values, values) / values.len() as f64;
    let longer = attained.len().max(possible.len()) as f64;
    let common = attained.len().min(possible.len());
    // Of two means over nested deals only those of the shorter series go together.
    let together = covariance(&attained[..common], &possible[..common]) / longer;
    let spread = variance(&attained) - 2.0 * share * together + share * share * variance(&possible);
    let half = 1.96 * spread.max(0.0).sqrt() / all;
    (all > 2.0 * variance(&possible).sqrt()).then_some(Estimate {
        value: share,
        low: share - half,
        high: share + half,
    })
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

fn covariance(one: &[f64], other: &[f64]) -> f64 {
    let (a, b) = (mean(one), mean(other));
    let sum: f64 = one.iter().zip(other).map(|(x, y)| (x - a) * (y - b)).sum();
    sum / (one.len() as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(won: u64, drawn: u64, lost: u64, ahead: i64) -> Deal {
        let score = Score {
            wins: won,
            draws: drawn,
            losses: lost,
            points: ahead,
        };
        Deal {
            score,
            victories: VICTORY * won as i64 + VICTORY / 2 * drawn as i64,
            time: Time::default(),
        }
    }

    #[test]
    fn a_target_is_reached_by_the_value_and_surely_by_the_interval() {
        let deals: Vec<Deal> = (0..400)
            .map(|n| {
                if n % 4 == 0 {
                    deal(0, 0, 2, -2)
                } else {
                    deal(2, 0, 0, 4)
                }
            })
            .collect();
        let figures = Figures::new(&deals, 2);
        assert!((figures.won.value - 0.75).abs() < 1e-9);
        assert!((figures.ahead.value - 1.25).abs() < 1e-9);
        let won = |at_least, lost| {
            figures
                .verdict(Target::Won { at_least, lost })
                .expect("one")
        };
        let verdict = |reached, sure| Verdict { reached, sure };
        assert_eq!(won(0.6, 0.4), verdict(true, true));
        assert_eq!(won(0.74, 0.4), verdict(true, false));
        assert_eq!(won(0.76, 0.4), verdict(false, false));
        assert_eq!(won(0.9, 0.4), verdict(false, true));
        assert_eq!(won(0.6, 0.26), verdict(true, false));
        assert_eq!(won(0.6, 0.24), verdict(false, false));
        assert_eq!(won(0.6, 0.1), verdict(false, true));
        let points = |at_least, surely| figures.verdict(Target::Points { at_least, surely });
        assert_eq!(points(1.2, 1.0), Some(verdict(true, false)));
        assert_eq!(points(1.2, 1.15), Some(verdict(false, false)));
        assert_eq!(points(2.0, 1.0), Some(verdict(false, true)));
        assert_eq!(figures.verdict(Target::Above), Some(verdict(true, true)));
        assert_eq!(figures.verdict(Target::Shown), None);
        let trial = figures.trial.expect("two sides");
        assert_eq!(trial.decision, Decision::AcceptH1);
        assert!(trial.deals < 400, "{trial:?}");
    }

    #[test]
    fn a_fair_share_of_many_sides_is_told_from_an_unfair_one() {
        let fair: Vec<Deal> = (0..200)
            .map(|n| u64::from(n % 2 == 0) * 2)
            .map(|won| deal(won, 0, 4 - won, 0))
            .collect();
        let figures = Figures::new(&fair, 4);
        assert!((figures.victories.value - 0.25).abs() < 1e-9);
        assert_eq!(figures.trial, None);
        let verdict = figures.verdict(Target::Above).expect("one");
        assert!(!verdict.reached && !verdict.sure);
    }

    #[test]
    fn the_share_of_the_same_deals_is_surer_than_that_of_others() {
        let made = |shift: i64| -> Vec<Deal> {
            (0..500)
                .map(|n| deal(1, 0, 1, 8 + (n * 7 + shift) % 13))
                .collect()
        };
        let halved = |deals: &[Deal]| -> Vec<Deal> {
            let halved = deals.iter().map(|d| deal(1, 0, 1, d.score.points / 2));
            halved.collect()
        };
        let same = share(&halved(&made(0)), &made(0)).expect("a share");
        let other = share(&halved(&made(3)), &made(0)).expect("a share");
        assert!((same.value - 0.48).abs() < 0.03, "{same:?}");
        assert!(same.reach() < 0.5 * other.reach(), "{same:?} {other:?}");
        assert_eq!(share(&made(0), &[deal(1, 0, 1, 0); 9]), None);
        assert_eq!(share(&made(0), &made(0)[..1]), None);
        // Fewer deals of what is possible: still a share, less sure.
        let fewer = share(&halved(&made(0)), &made(0)[..50]).expect("a share");
        assert!(fewer.reach() > same.reach());
    }
}
