//! Several trees on one problem: as many threads as are allowed, and for a number of
//! iterations the same answer whatever their number.

use std::sync::Mutex;

use baralho_game::chance::Quick;

use super::{Known, Problem, Settings, Tree};
use crate::{Budget, Means, Stopwatch, share_out};

/// From so many iterations on, another tree is worth its beginning.
const TREE: u32 = 16_384;
/// More trees than this gain nothing.
const MOST_TREES: u32 = 8;

/// Trees that are kept from move to move for their memory.
#[derive(Debug)]
pub struct ParallelTrees<M> {
    settings: Settings,
    trees: Vec<Tree<M>>,
}

impl<M: Copy + PartialEq + Send> ParallelTrees<M> {
    /// The most trees it has, each with a problem of its own.
    pub const MOST_TREES: usize = MOST_TREES as usize;

    /// The most bytes that the nodes of all its trees take with the usual settings.
    pub const MEMORY: usize = MOST_TREES as usize * Tree::<M>::MEMORY;

    /// No trees yet.
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            trees: Vec::new(),
        }
    }

    /// Searches a problem and says what is known of every move at its root, in the order
    /// they were first tried. At least one iteration is made.
    pub fn search<P>(
        &mut self,
        problem: &P,
        budget: Budget,
        means: &Means,
        seed: u64,
    ) -> Vec<Known<M>>
    where
        P: Problem<Move = M> + Clone + Send + Sync,
    {
        let threads = means.threads.get() as u32;
        let count = match budget {
            Budget::Iterations(count) => (count / TREE).clamp(1, MOST_TREES),
            Budget::Time(_) => threads.clamp(1, MOST_TREES),
        };
        while self.trees.len() < count as usize {
            self.trees.push(Tree::new(self.settings));
        }
        let trees = &mut self.trees[..count as usize];
        // Time begins for all at once.
        let watch = Stopwatch::start(budget, means);
        let waiting: Vec<_> = trees.iter_mut().map(Mutex::new).collect();
        share_out(0..u64::from(count), threads as usize, 1, |_, shares| {
            for number in shares.take().flatten() {
                let share = match budget {
                    Budget::Iterations(all) => {
                        all / count + u32::from(number < u64::from(all % count))
                    }
                    Budget::Time(_) => u32::MAX,
                };
                // Nobody else takes this number.
                let mut tree = waiting[number as usize].lock().expect("no other thread");
                let mut chance = Quick::new(seed.wrapping_add(number << 32));
                let mut problem = problem.clone();
                grow(&mut tree, &mut problem, share, watch.clone(), &mut chance);
            }
        });
        merge(trees.iter().flat_map(Tree::known))
    }
}

fn grow<P: Problem>(
    tree: &mut Tree<P::Move>,
    problem: &mut P,
    mut share: u32,
    mut watch: Stopwatch,
    chance: &mut Quick,
) {
    tree.clear();
    tree.iterate(problem, chance);
    share -= 1;
    let most = problem.stretch();
    // Of a number of iterations, its share is counted here.
    while share > 0 && watch.allows(0) {
        let stretch = most.min(share);
        for _ in 0..stretch {
            tree.iterate(problem, chance);
        }
        share -= stretch;
    }
}

/// What all trees know together.
pub(super) fn merge<M: PartialEq>(trees: impl Iterator<Item = Known<M>>) -> Vec<Known<M>> {
    let mut all: Vec<Known<M>> = Vec::new();
    for known in trees {
        match all.iter_mut().find(|other| other.chosen == known.chosen) {
            Some(other) => {
                let visits = other.visits + known.visits;
                let total = other.mean * other.visits as f64 + known.mean * known.visits as f64;
                other.mean = total / visits.max(1) as f64;
                other.visits = visits;
            }
            None => all.push(known),
        }
    }
    all
}
