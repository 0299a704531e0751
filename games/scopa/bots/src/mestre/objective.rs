//! What a player wants: points, or the match.

use baralho_bots::tree::Rewards;
use baralho_game::Rules;
use baralho_scopa::{Open, ScopaRules};

use crate::solver::INSTANT_WIN;

/// A margin of so many points is as good as won.
const WHOLE: f32 = 8.0;

#[derive(Clone, Debug)]
pub(crate) struct Objective {
    sides: usize,
    before: [i32; 6],
    target: Option<i32>,
    inverse: bool,
    /// Whether the end of the match may come with this round: then winning it counts,
    /// and not the points.
    decisive: bool,
    /// Whether every point counts, however many there are already: who plays thinks less of
    /// those that make no difference, who reviews tells the truth.
    every_point: bool,
}

impl Objective {
    /// The objective of a round in its match.
    pub(crate) fn of<const CARDS: usize, const SEATS: usize>(open: &Open<CARDS, SEATS>) -> Self {
        let rules: &ScopaRules = &open.rules;
        let sides = rules.sides();
        let mut before = [0; 6];
        for (before, &points) in before.iter_mut().zip(open.points_before.iter()).take(sides) {
            *before = points;
        }
        let target = rules.target.map(i32::from);
        let most = before[..sides.min(6)].iter().copied().max().unwrap_or(0);
        Self {
            sides,
            before,
            target,
            inverse: rules.inverse,
            decisive: target.is_some_and(|target| most + REACH >= target),
            every_point: false,
        }
    }

    /// Only the points of this round count, and all of them: rewards may be below 0 and
    /// above 1.
    pub(crate) fn points(sides: usize, inverse: bool) -> Self {
        Self {
            sides,
            before: [0; 6],
            target: None,
            inverse,
            decisive: false,
            every_point: true,
        }
    }

    #[inline]
    fn reward(&self, margin: f32) -> f32 {
        let share = margin / WHOLE;
        let share = if self.every_point {
            share
        } else {
            share.clamp(-1.0, 1.0)
        };
        0.5 + share / 2.0
    }

    /// Whether only the end of the round tells what it is worth.
    pub(crate) fn is_decisive(&self) -> bool {
        self.decisive
    }

    /// The margin that a reward stands for, where only points count.
    pub(crate) fn margin_of(reward: f32) -> f64 {
        f64::from(reward - 0.5) * 2.0 * f64::from(WHOLE)
    }

    /// Values a margin that is not whole: the expected result of side 0 less side 1.
    pub(crate) fn value_margin(&self, margin: f32, rewards: &mut Rewards) {
        let margin = if self.inverse { -margin } else { margin };
        rewards[0] = self.reward(margin);
        rewards[1] = self.reward(-margin);
    }

    /// Values the points of a round that is over; `won` is the side that won at once.
    pub(crate) fn value(&self, points: &[i32; 6], won: Option<usize>, rewards: &mut Rewards) {
        let sides = self.sides;
        if let Some(winner) = won {
            for (side, reward) in rewards.iter_mut().enumerate().take(sides) {
                let sign = if side == winner { 1.0 } else { -1.0 };
                *reward = self.reward(sign * INSTANT_WIN as f32);
            }
            return;
        }
        for side in 0..sides {
            let others = (0..sides).filter(|&other| other != side);
            let best_other = others.map(|other| points[other]).max().unwrap_or(0);
            let margin = (points[side] - best_other) as f32;
            let margin = if self.inverse { -margin } else { margin };
            rewards[side] = self.reward(margin);
        }
        if self.decisive {
            self.value_match(points, rewards);
        }
    }

    /// Who wins the match, or how likely everybody is to win it from here; the points of
    /// the round count a little, to tell equal chances apart.
    fn value_match(&self, points: &[i32; 6], rewards: &mut Rewards) {
        let Some(target) = self.target else { return };
        let sides = self.sides;
        let mut totals = [0; 6];
        for side in 0..sides {
            totals[side] = self.before[side] + points[side];
        }
        for side in 0..sides {
            let others = (0..sides).filter(|&other| other != side);
            let chance = if self.inverse {
                let best_other = others.map(|other| totals[other]).min().unwrap_or(0);
                lead_to_chance(best_other - totals[side], target - totals[side])
            } else {
                let best_other = others.map(|other| totals[other]).max().unwrap_or(0);
                let lead = totals[side] - best_other;
                if lead > 0 && totals[side] >= target {
                    1.0
                } else if lead < 0 && best_other >= target {
                    0.0
                } else {
                    lead_to_chance(lead, target - totals[side].max(best_other))
                }
            };
            rewards[side] = 0.9 * chance + 0.1 * rewards[side];
        }
    }
}

/// A side rarely makes more than this in a round.
const REACH: i32 = 5;

/// The chance to win with a lead of so many points when so many are missing: about what
/// rounds of some 2.5 points a side, and a spread of about as much, make of it.
fn lead_to_chance(lead: i32, missing: i32) -> f32 {
    let rounds = (missing.max(0) as f32 / 2.5).max(0.5);
    let scaled = lead as f32 / (2.3 * rounds.sqrt());
    0.5 + 0.5 * scaled / (1.0 + scaled * scaled).sqrt()
}
