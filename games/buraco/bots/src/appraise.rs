//! What every small move is worth: points expected at the end, in common worlds.

use std::ops::Range;

use baralho_bots::{Appraisal, Appraised, Budget, Means, Stop, Stopwatch, share_out};
use baralho_buraco::{Move, View};
use baralho_game::{Rng as _, View as _, chance::Generator};

use super::{
    mestre::{Plan, playout},
    swift::{
        policy::{Manner, Weights},
        world::Root,
    },
};

/// Worlds tried before the clock is looked at and moves are compared again.
const BATCH: u64 = 4;
/// In how many worlds a move is tried before it may be left out.
const ENOUGH: u64 = 16;
/// Of hundreds of moves, so many are tried between two looks at the clock, in so many worlds.
const CHUNK: usize = 16;
const FIRST: u64 = 2;

/// Tries every move of the view's observer in worlds that the view allows, with the quick
/// player going on; the better ones in more worlds. An iteration is one playout.
pub(super) fn appraise(
    view: &View,
    wanted: Option<Move>,
    budget: Budget,
    means: &Means,
    chance: &mut Generator,
) -> Appraisal<Move> {
    let mut watch = Stopwatch::start(budget, means);
    let mut moves = view.moves();
    if let Some(place) = moves.iter().position(|&chosen| Some(chosen) == wanted) {
        moves[..=place].rotate_right(1);
    }
    let root = Root::of(view, [Weights::EVEN; 4], [false; 4]);
    let trial = Trial {
        root: &root,
        plans: moves.iter().map(|&m| Plan::of(m, &Manner::HOLDS)).collect(),
        seed: chance.next_u64(),
        threads: means.threads.get(),
        stop: means.stop,
    };
    let mut results: Vec<Vec<i32>> = vec![Vec::new(); moves.len()];
    let mut alive: Vec<usize> = (0..moves.len()).collect();
    let mut done = 0;
    if let Budget::Time(_) = budget {
        alive = far_apart(moves.len());
        let mut tried = 0;
        for chunk in alive.chunks(CHUNK) {
            if tried > 0 && !watch.allows(0) {
                break;
            }
            trial.run(chunk, 0..FIRST, &mut results);
            tried += chunk.len();
        }
        alive.truncate(tried);
        done = FIRST;
        in_order(&mut alive, &results);
    }
    // As long as there is time, every move meets the first worlds; those that are clearly
    // worse are left out of the others.
    while done == 0 || watch.allows(BATCH as u32 * alive.len() as u32) {
        trial.run(&alive, done..done + BATCH, &mut results);
        done += BATCH;
        in_order(&mut alive, &results);
        if done >= ENOUGH {
            alive.truncate((alive.len() * 3).div_ceil(4).max(4));
        }
    }
    let best = alive[0];
    let tried = (0..moves.len()).filter(|&plan| plan == best || !results[plan].is_empty());
    let mut appraised: Vec<Appraised<Move>> = tried
        .map(|plan| {
            let mut appraised = compared(moves[plan], &results[plan], &results[best]);
            if plan == best {
                appraised.loss = 0.0;
            }
            appraised
        })
        .collect();
    let order = |plan: &Appraised<Move>| (plan.chosen != moves[best], plan.loss);
    appraised.sort_by(|a, b| {
        let (a, b) = (order(a), order(b));
        a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
    });
    Appraisal {
        moves: appraised,
        legal: moves.len() as u32,
        worlds: done as u32,
        exact: false,
    }
}

/// The best first, by what they gave so far.
fn in_order(alive: &mut [usize], results: &[Vec<i32>]) {
    let total = |plan: usize| results[plan].iter().map(|&m| i64::from(m)).sum::<i64>();
    alive.sort_by_key(|&plan| (-total(plan), plan));
}

/// All numbers below this, the first one first and neighbours far apart: moves are listed by
/// kind, and where there is no time for all, some of every kind are tried.
fn far_apart(count: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_by_key(|&place| (place as u32).reverse_bits());
    places
}

/// A move's value by that of the best one and its loss against it in the worlds that both
/// met: the best one met the most, so its mean is the surest.
fn compared(chosen: Move, values: &[i32], best: &[i32]) -> Appraised<Move> {
    let (value, error) = mean(best.iter().map(|&v| f64::from(v)));
    let losses = best.iter().zip(values).map(|(b, v)| f64::from(b - v));
    let (loss, loss_error) = mean(losses);
    let loss = loss.max(0.0);
    Appraised {
        chosen,
        value: value - loss,
        error: (error * error + loss_error * loss_error).sqrt(),
        loss,
        loss_error,
    }
}

/// A mean and its standard error.
fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count().max(2) as f64;
    let mean = values.clone().sum::<f64>() / count;
    let squares: f64 = values.map(|v| (v - mean) * (v - mean)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

struct Trial<'a> {
    root: &'a Root,
    plans: Vec<Plan>,
    seed: u64,
    threads: usize,
    stop: Stop,
}

impl Trial<'_> {
    /// The margins of these plans in these worlds, appended in the worlds' order.
    fn run(&self, alive: &[usize], worlds: Range<u64>, results: &mut [Vec<i32>]) {
        let parts = share_out(worlds, self.threads, 1, |_, shares| {
            let worlds = shares.take().flatten();
            let tried = worlds.map(|number| (number, self.margins(alive, number)));
            tried.collect::<Vec<_>>()
        });
        let mut worlds = parts.concat();
        worlds.sort_unstable_by_key(|&(number, _)| number);
        for (_, margins) in worlds {
            for (&plan, margin) in alive.iter().zip(margins) {
                results[plan].push(margin);
            }
        }
    }

    /// The margins of these plans in the world of this number; none when it is to stop.
    fn margins(&self, alive: &[usize], number: u64) -> Vec<i32> {
        if (self.stop)() {
            return Vec::new();
        }
        let mut world = self.root.world();
        self.root.deal(&mut world, Root::seed(self.seed, number));
        let plans = alive.iter().map(|&plan| &self.plans[plan]);
        plans.map(|plan| playout(self.root, plan, &world)).collect()
    }
}
