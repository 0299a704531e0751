//! Where a result came from: choices and cards.
//!
//! A side's margin at the end of a round is a telescope of expectations. Let the side's
//! moves be 1 to n, with the best expectation b before and the expectation p after each, as
//! the mover knew: b1 is what the deal promised, each p - b is what the choice lost, and
//! from p to the next b (at the end: to the margin) cards came to light, drawn, dealt or
//! played by others. Where there are two sides, what the other side's choices lost was a
//! gift, and is told apart from luck.

use serde::Serialize;

use baralho_bots::Scale;

use crate::{Step, grade::CERTAIN, report::interval};

/// Where a side's margin came from: `margin = opening + cards - lost + given`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // the names say it
pub struct SideSplit {
    pub side: usize,
    /// Its points less those of the best other side.
    pub margin: f64,
    /// What its first hand promised.
    pub opening: f64,
    /// What draws, deals and hidden cards added; with more than two sides also what the
    /// others' choices added.
    pub cards: f64,
    /// What its own choices lost.
    pub lost: f64,
    /// What the other side's choices lost; `None` with more than two sides.
    pub given: Option<f64>,
    /// Opening and cards together: what no choice had a part in.
    pub luck: f64,
    pub luck_ci95: [f64; 2],
    /// The squared standard error of the luck.
    #[serde(skip)]
    pub(crate) variance: f64,
}

/// A change of the expected result.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // the names say it
pub struct TurningPoint {
    /// The move it began with.
    pub from: usize,
    /// The move before which it had happened; `None` for the end of the round.
    pub until: Option<usize>,
    /// Whose expectation changed.
    pub seat: usize,
    /// The points gained or lost.
    pub change: f64,
    pub cause: Cause,
}

/// What changed an expectation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The player's own choice.
    Choice,
    /// What came to light afterwards.
    Cards,
}

/// The split of one finished round; `sides` by seat, `margins` by side.
pub(crate) fn split(steps: &[Step], sides: &[usize], margins: &[f64]) -> Vec<SideSplit> {
    let two = margins.len() == 2;
    (0..margins.len())
        .map(|side| {
            let own = |step: &&Step| sides[step.seat] == side;
            let first = steps.iter().position(|step| sides[step.seat] == side);
            let lost: f64 = steps.iter().filter(own).map(|step| step.loss).sum();
            let others = steps.iter().filter(|step| sides[step.seat] != side);
            let given: f64 = others.map(|step| step.loss).sum();
            let given = two.then_some(given);
            let opening = first.map_or(0.0, |first| {
                let before: f64 = steps[..first].iter().map(|step| step.loss).sum();
                steps[first].best_value - if two { before } else { 0.0 }
            });
            let luck = margins[side] + lost - given.unwrap_or(0.0);
            let variance = steps.iter().filter(|step| two || own(step));
            let variance = variance.map(|step| step.loss_error * step.loss_error).sum();
            SideSplit {
                side,
                margin: margins[side],
                opening,
                cards: luck - opening,
                lost,
                given,
                luck,
                luck_ci95: interval(luck, CERTAIN * f64::sqrt(variance)),
                variance,
            }
        })
        .collect()
}

/// Several rounds together; they add up with two sides, or when there is only one.
pub(crate) fn sum(rounds: &[Vec<SideSplit>]) -> Option<Vec<SideSplit>> {
    let mut all = rounds.first()?.clone();
    if rounds.len() > 1 && all.len() != 2 {
        return None;
    }
    for round in &rounds[1..] {
        for (total, side) in all.iter_mut().zip(round) {
            total.margin += side.margin;
            total.opening += side.opening;
            total.cards += side.cards;
            total.lost += side.lost;
            total.given = total.given.zip(side.given).map(|(a, b)| a + b);
            total.luck += side.luck;
            total.variance += side.variance;
            total.luck_ci95 = interval(total.luck, CERTAIN * total.variance.sqrt());
        }
    }
    Some(all)
}

/// How many turning points of a round are told.
const MOST: usize = 3;

/// Where the expected result changed most, the greatest change first. A change that both
/// sides of a table saw is told once.
pub(crate) fn turning_points(
    steps: &[Step],
    sides: &[usize],
    margins: Option<&[f64]>,
    scale: &Scale,
) -> Vec<TurningPoint> {
    let two = sides.iter().max() == Some(&1);
    let mut found = Vec::new();
    for (place, step) in steps.iter().enumerate() {
        // What cannot be told from nothing turned nothing.
        if step.grade > Some(crate::Grade::Good) {
            found.push((
                place,
                place + 1,
                turning(step, None, -step.loss, Cause::Choice),
            ));
        }
        let later = &steps[place + 1..];
        let next = later.iter().position(|other| other.seat == step.seat);
        let between = &later[..next.unwrap_or(later.len())];
        let after = match next {
            Some(next) => later[next].best_value,
            None => match margins {
                Some(margins) => margins[sides[step.seat]],
                None => continue,
            },
        };
        // What others chose in between is theirs, not luck.
        let choices: f64 = between
            .iter()
            .filter(|_| two)
            .map(|other| {
                let same = sides[other.seat] == sides[step.seat];
                if same { -other.loss } else { other.loss }
            })
            .sum();
        let change = after - step.value - choices;
        let until = next.map(|next| later[next].number);
        let end = place + 1 + next.unwrap_or(later.len());
        found.push((place, end, turning(step, until, change, Cause::Cards)));
    }
    found.retain(|(_, _, turning)| turning.change.abs() >= scale.inaccuracy);
    // Stable: of equal changes the earlier.
    found.sort_by(|(_, _, a), (_, _, b)| b.change.abs().total_cmp(&a.change.abs()));
    let mut told: Vec<(usize, usize, TurningPoint)> = Vec::new();
    for (from, end, turning) in found {
        let overlaps = |other: &&(usize, usize, TurningPoint)| {
            other.2.cause == turning.cause && from < other.1 && other.0 < end
        };
        if told.len() < MOST && !told.iter().any(|other| overlaps(&other)) {
            told.push((from, end, turning));
        }
    }
    told.into_iter().map(|(_, _, turning)| turning).collect()
}

fn turning(step: &Step, until: Option<usize>, change: f64, cause: Cause) -> TurningPoint {
    TurningPoint {
        from: step.number,
        until,
        seat: step.seat,
        change,
        cause,
    }
}
