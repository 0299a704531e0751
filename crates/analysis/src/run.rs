//! A whole record, reviewed on several threads.

use std::{
    num::NonZeroUsize,
    ops::ControlFlow,
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use baralho_bots::{Bots as _, Budget, Means, share_out};
use baralho_catalog::{Wrong, rules_of, with_game};
use baralho_game::{Rules, Seat, View as _, chance, record::Record};
use baralho_opponents::Opponents;

use crate::{
    Decision, Grades, PlayerReview, Review, RoundReview, Step, Told,
    decisions::{margins, tell},
    grade::CERTAIN,
    judge,
    report::loss_interval,
    split::{split, sum, turning_points},
};

/// How much work a review may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// So much for every move. A number of iterations gives the same review every time.
    PerMove(Budget),
    /// As much time for every round as its game needs, on all threads together.
    Usual,
}

/// How a record is reviewed.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How much work it may be.
    pub effort: Effort,
    /// What it may use: moves are shared out over the threads. Once it says stop, the review
    /// holds the moves before the first one left out.
    pub means: Means,
    /// The seed of the sampled worlds.
    pub seed: u64,
}

/// Whoever looks on, from any thread.
pub trait Watcher: Sync {
    /// So many moves of so many have been reviewed.
    fn reviewed(&self, _moves: usize, _of: usize) {}
}

/// Nobody looks on.
impl Watcher for () {}

/// The stream of the settings' seed for the first move; the others follow.
const STREAM: u64 = 1 << 52;
/// What one move gets at the least and at the most when a round's time is shared out.
const SHORTEST: Duration = Duration::from_millis(2);
const LONGEST: Duration = Duration::from_millis(500);
/// A move without an alternative needs its value only: it gets this part of the others' time.
const FORCED_PART: u32 = 4;

/// Reviews every move of a record.
pub fn review(
    record: &Record,
    settings: &Settings,
    watcher: &dyn Watcher,
) -> Result<Review, Wrong> {
    let rules = rules_of(&record.header).map_err(|reason| Wrong { line: 1, reason })?;
    with_game!(rules, |G, rules| {
        let told = tell::<G>(&rules, record)?;
        Ok(review_told::<G>(&rules, &told, record, settings, watcher))
    })
}

fn review_told<G: Opponents>(
    rules: &G::Rules,
    told: &Told<G>,
    record: &Record,
    settings: &Settings,
    watcher: &dyn Watcher,
) -> Review {
    let mut work = Vec::new();
    for round in &told.rounds {
        for (decision, budget) in round
            .decisions
            .iter()
            .zip(budgets(&round.decisions, settings))
        {
            work.push((decision, budget));
        }
    }
    let steps = judge_all::<G>(&work, settings, watcher);
    let complete = steps.len() == work.len();
    let sides: Vec<usize> = Seat::all(rules.players())
        .map(|seat| rules.side_of(seat))
        .collect();
    let mut rounds = Vec::new();
    let mut left = steps.into_iter();
    for round in &told.rounds {
        let steps: Vec<Step> = left.by_ref().take(round.decisions.len()).collect();
        let whole = steps.len() == round.decisions.len();
        let margins = round.end.as_ref().filter(|_| whole).map(margins);
        rounds.push(RoundReview {
            round: round.number,
            players: players::<G>(&steps.iter().collect::<Vec<_>>(), sides.len()),
            split: margins.as_ref().map(|m| split(&steps, &sides, m)),
            turning_points: turning_points(&steps, &sides, margins.as_deref(), &G::Bots::SCALE),
            steps,
        });
        if !whole {
            break;
        }
    }
    let splits: Option<Vec<_>> = rounds.iter().map(|round| round.split.clone()).collect();
    let all: Vec<&Step> = rounds.iter().flat_map(|round| &round.steps).collect();
    let header = &record.header;
    Review {
        game: header.game.clone(),
        seats: match header.seats.as_slice() {
            [] => (1..=sides.len()).map(|seat| seat.to_string()).collect(),
            seats => seats.to_vec(),
        },
        effort: match settings.effort {
            Effort::PerMove(budget) => Some(budget.to_string()),
            Effort::Usual => None,
        },
        seed: settings.seed,
        complete,
        players: players::<G>(&all, sides.len()),
        split: splits
            .filter(|splits| complete && splits.len() == told.rounds.len())
            .and_then(|splits| sum(&splits)),
        rounds,
        sides,
        result: told.outcome.clone(),
    }
}

/// What every move of a round may do.
fn budgets<G: Opponents>(decisions: &[Decision<G>], settings: &Settings) -> Vec<Budget> {
    let forced = |decision: &Decision<G>| {
        let mut seen = 0;
        let several = decision.view.visit_moves(|_| {
            seen += 1;
            if seen < 2 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        several.is_continue()
    };
    let time = match settings.effort {
        Effort::PerMove(Budget::Time(time)) => time,
        Effort::PerMove(budget) => return vec![budget; decisions.len()],
        Effort::Usual => {
            let time = G::Bots::REVIEW;
            let alone = decisions.iter().filter(|decision| forced(decision)).count() as u32;
            let parts = (decisions.len() as u32 - alone) * FORCED_PART + alone;
            let share = time * settings.means.threads.get() as u32 * FORCED_PART / parts.max(1);
            share.clamp(SHORTEST, LONGEST)
        }
    };
    let budget = |decision| {
        Budget::Time(if forced(decision) {
            time / FORCED_PART
        } else {
            time
        })
    };
    decisions.iter().map(budget).collect()
}

/// Judges decisions in order until somebody says stop. Each has its own part of the
/// seed, so threads change nothing but the time.
fn judge_all<G: Opponents>(
    work: &[(&Decision<G>, Budget)],
    settings: &Settings,
    watcher: &dyn Watcher,
) -> Vec<Step> {
    let done = AtomicUsize::new(0);
    let means = settings.means.with_threads(NonZeroUsize::MIN);
    let is_enough = means.stop;
    let threads = settings.means.threads.get();
    let parts = share_out(0..work.len() as u64, threads, 1, |_, shares| {
        let mut steps = Vec::new();
        for place in shares.take().flatten() {
            let (decision, budget) = work[place as usize];
            let mut chance = chance::generator(settings.seed, STREAM + decision.number as u64);
            let step = judge(decision, budget, &means, &mut chance);
            // What was cut short is left out.
            if is_enough() {
                break;
            }
            steps.push((place, step));
            watcher.reviewed(done.fetch_add(1, Ordering::Relaxed) + 1, work.len());
        }
        steps
    });
    let mut steps = parts.concat();
    steps.sort_unstable_by_key(|&(place, _)| place);
    let in_order = (0..)
        .zip(steps)
        .take_while(|(next, (place, _))| next == place);
    in_order.map(|(_, (_, step))| step).collect()
}

/// How everybody played in these moves.
fn players<G: Opponents>(steps: &[&Step], seats: usize) -> Vec<PlayerReview> {
    (0..seats)
        .map(|seat| {
            let own = steps.iter().filter(|step| step.seat == seat);
            let mut grades = Grades::default();
            let (mut decisions, mut forced) = (0, 0);
            let (mut lost, mut variance, mut accuracy) = (0.0, 0.0, 0.0);
            for step in own {
                let Some(grade) = step.grade else {
                    forced += 1;
                    continue;
                };
                decisions += 1;
                grades.count(grade);
                lost += step.loss;
                variance += step.loss_error * step.loss_error;
                accuracy += G::Bots::SCALE.accuracy(step.loss);
            }
            PlayerReview {
                seat,
                decisions,
                forced,
                lost,
                lost_ci95: loss_interval(lost, CERTAIN * f64::sqrt(variance)),
                accuracy: (decisions > 0).then(|| accuracy / decisions as f64),
                grades,
            }
        })
        .collect()
}
