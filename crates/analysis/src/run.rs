//! A whole record, reviewed on several threads.

use std::{
    collections::BTreeMap,
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
    Decision, Grade, PlayerReview, Review, RoundReview, Step, Told,
    decisions::{margins, tell},
    grade::CERTAIN,
    judge,
    report::loss_interval,
    split::{split, sum, turning_points},
};

/// How a record is reviewed.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// What every move is given; a number of iterations gives the same review every time. If it is
    /// not said, every round is given as much time as its game needs, on all threads together.
    pub effort: Option<Budget>,
    /// What it may use: moves are shared out over the threads. Once it says stop, the review
    /// holds the moves before the first one left out.
    pub means: Means,
    /// The seed of the sampled worlds.
    pub seed: u64,
}

/// Whoever looks on is told, from any thread, how many moves of how many have been reviewed.
pub type Watch<'a> = dyn Fn(usize, usize) + Sync + 'a;

/// The stream of the settings' seed for the first move; the others follow.
const STREAM: u64 = 1 << 52;
/// What one move gets at the least and at the most when a round's time is shared out.
const SHORTEST: Duration = Duration::from_millis(2);
const LONGEST: Duration = Duration::from_millis(500);
/// A move without an alternative needs its value only: it gets this part of the others' time.
const FORCED_PART: u32 = 4;

/// Reviews every move of a record.
pub fn review(record: &Record, settings: &Settings, watch: &Watch<'_>) -> Result<Review, Wrong> {
    let rules = rules_of(&record.header).map_err(|reason| Wrong { line: 1, reason })?;
    with_game!(rules, |G, rules| {
        let told = tell::<G>(&rules, record)?;
        Ok(review_told::<G>(&rules, &told, record, settings, watch))
    })
}

fn review_told<G: Opponents>(
    rules: &G::Rules,
    told: &Told<G>,
    record: &Record,
    settings: &Settings,
    watch: &Watch<'_>,
) -> Review {
    let mut work = Vec::new();
    for round in &told.rounds {
        let decisions = round.decisions.iter();
        work.extend(decisions.zip(budgets(&round.decisions, settings)));
    }
    let steps = judge_all::<G>(&work, settings, watch);
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
        effort: settings.effort.map(|budget| budget.to_string()),
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
        Some(Budget::Time(time)) => time,
        Some(budget) => return vec![budget; decisions.len()],
        None => {
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
    watch: &Watch<'_>,
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
            watch(done.fetch_add(1, Ordering::Relaxed) + 1, work.len());
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
            let mut grades = BTreeMap::from(Grade::ALL.map(|grade| (grade, 0)));
            let (mut decisions, mut forced) = (0, 0);
            let (mut lost, mut variance, mut accuracy) = (0.0, 0.0, 0.0);
            for step in own {
                let Some(grade) = step.grade else {
                    forced += 1;
                    continue;
                };
                decisions += 1;
                *grades.entry(grade).or_default() += 1;
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
