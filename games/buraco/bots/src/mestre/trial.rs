//! Plans tried in the same worlds, half of them dropped again and again.

use std::time::Duration;

use baralho_bots::{Budget, Means, Stop, share_out};

use super::plans::Plan;
use crate::swift::{
    policy::play_on,
    world::{Root, World},
};

/// How many standard errors a plan must lead by to be preferred to the usual one.
const CLEAR: f64 = 1.0;
/// The most plans that can be compared at once.
pub(super) const MOST: usize = 64;

/// What one plan gave in some worlds: whole numbers, so that it does not matter who
/// added them up.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    /// Utility in all worlds.
    total: i64,
    /// The same less that of the first plan, and its squares.
    lead: i64,
    squares: i64,
}

/// What a margin is worth: to win is the aim, and points count where both win or lose, but
/// too little to put off a win for them.
#[inline]
fn utility(margin: i32) -> i64 {
    let sign = i64::from(margin.signum());
    let margin = i64::from(margin);
    1000 * sign + 100 * margin / (margin.abs() + 300)
}

/// The place of the best plan; the first one unless another is better beyond doubt.
pub(crate) fn best(root: &Root, plans: &[Plan], budget: Budget, means: &Means, seed: u64) -> usize {
    let plans = &plans[..plans.len().min(MOST)];
    let mut alive: Vec<usize> = (0..plans.len()).collect();
    let mut sums = vec![Sum::default(); plans.len()];
    let stages = u32::BITS - (plans.len() as u32 - 1).leading_zeros();
    let start = match budget {
        Budget::Time(_) => (means.clock)(),
        Budget::Iterations(_) => Duration::ZERO,
    };
    let mut first = 0_u64;
    for stage in 1..=stages {
        let ask = Ask {
            root,
            plans,
            alive: &alive,
            seed,
            stop: means.stop,
        };
        let worlds = match budget {
            Budget::Iterations(count) => {
                let worlds = u64::from(count / stages / alive.len() as u32).max(1);
                ask.spread(first, worlds, means, &mut sums);
                worlds
            }
            Budget::Time(time) => {
                let end = start + time * stage / stages;
                let mut done = 0;
                while done == 0 || ((means.clock)() < end && !(means.stop)()) {
                    let batch = 4 * means.threads.get() as u64;
                    ask.spread(first + done, batch, means, &mut sums);
                    done += batch;
                }
                done
            }
        };
        first += worlds;
        if stage == stages {
            break;
        }
        // All of them met the same worlds so far, so totals can be compared.
        alive[1..].sort_by_key(|&plan| (-sums[plan].total, plan));
        let keep = alive.len().div_ceil(2).max(2);
        alive.truncate(keep);
    }
    let worlds = first as i64;
    let best = alive
        .iter()
        .copied()
        .max_by_key(|&plan| (sums[plan].lead, std::cmp::Reverse(plan)));
    best.filter(|&plan| is_clear(&sums[plan], worlds))
        .unwrap_or(0)
}

/// Whether a lead is so many times its standard error.
fn is_clear(sum: &Sum, worlds: i64) -> bool {
    let count = worlds as f64;
    let mean = sum.lead as f64 / count;
    let variance = (sum.squares as f64 / count - mean * mean).max(0.0);
    let error = (variance / count).sqrt();
    mean > CLEAR * error
}

/// Plays a plan in a world to the end: the points of the mover's team less the others'.
pub(crate) fn playout(root: &Root, plan: &Plan, world: &World) -> i32 {
    let mut position = root.position;
    for (seat, &hand) in world.hands.iter().enumerate() {
        position.set_hand(seat, hand);
    }
    plan.play(&mut position, &world.stock);
    let team = root.position.team();
    let mut manners = world.manners;
    manners[root.position.seat()] = plan.manner;
    play_on(&mut position, &world.stock, manners);
    match team {
        0 => position.margin(),
        _ => -position.margin(),
    }
}

#[derive(Clone, Copy)]
struct Ask<'a> {
    root: &'a Root,
    plans: &'a [Plan],
    /// The first of them is the one that others are compared with.
    alive: &'a [usize],
    seed: u64,
    stop: Stop,
}

impl Ask<'_> {
    /// Tries every plan in so many worlds from this one on, on all threads.
    fn spread(self, first: u64, worlds: u64, means: &Means, sums: &mut [Sum]) {
        let threads = means.threads.get();
        let parts = share_out(first..first + worlds, threads, u64::MAX, |_, shares| {
            let mut sums = vec![Sum::default(); self.plans.len()];
            self.run(shares.take().flatten(), &mut sums);
            sums
        });
        for part in parts {
            for (sum, part) in sums.iter_mut().zip(part) {
                sum.total += part.total;
                sum.lead += part.lead;
                sum.squares += part.squares;
            }
        }
    }

    fn run(self, worlds: impl Iterator<Item = u64>, sums: &mut [Sum]) {
        let mut world = self.root.world();
        for number in worlds {
            if (self.stop)() {
                break;
            }
            self.root.deal(&mut world, Root::seed(self.seed, number));
            let mut usual = 0;
            for (place, &plan) in self.alive.iter().enumerate() {
                let worth = utility(playout(self.root, &self.plans[plan], &world));
                if place == 0 {
                    usual = worth;
                }
                let sum = &mut sums[plan];
                sum.total += worth;
                sum.lead += worth - usual;
                sum.squares += (worth - usual) * (worth - usual);
            }
        }
    }
}
