//! Information-set Monte Carlo tree search by one observer.
//!
//! A node stands for a public history: the moves made since the root, which everybody
//! sees. Every iteration takes a fresh world that the observer's knowledge allows,
//! walks down the moves that are legal in it, adds one node and values the world it ends in.
//! Only moves that are legal in this world are compared, by what they gave so far and by
//! how likely they looked before anything was tried; so others' hidden hands decide what
//! they may do, and nothing else.

mod parallel;

pub use parallel::ParallelTrees;

use baralho_game::chance::Quick;

/// A game to be searched: worlds, moves and what they are worth.
pub trait Problem {
    /// A whole world.
    type World: Clone;
    /// A move that everybody sees.
    type Move: Copy + PartialEq;

    /// How many sides there are.
    fn sides(&self) -> usize;

    /// A world that the observer's knowledge allows.
    fn sample(&mut self, chance: &mut Quick) -> Self::World;

    /// The side to move; `None` where the search need not go deeper: the end, or a place
    /// that can be valued as it is.
    fn mover(&self, world: &Self::World) -> Option<usize>;

    /// Every legal move, added to the list, with how likely a sensible player makes it:
    /// numbers above 0 that sum to 1.
    fn moves(&self, world: &Self::World, moves: &mut Vec<(Self::Move, f32)>);

    /// Makes a legal move.
    fn play(&self, world: &mut Self::World, chosen: Self::Move);

    /// What the world is worth to every side, from 0 to 1; may play it on to its end.
    fn value(&mut self, world: &mut Self::World, chance: &mut Quick, rewards: &mut Rewards);

    /// Iterations between two looks at the clock: few where one takes long.
    fn stretch(&self) -> u32 {
        8
    }
}

/// The most sides a search can tell apart.
pub const MOST_SIDES: usize = 16;

/// What every side gets in one world, from 0 to 1 where it is not said otherwise. Short, as
/// one is written for every world; whoever adds up many of them does so in `f64`.
pub type Rewards = [f32; MOST_SIDES];

/// How the search weighs what it does not know yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How much a likely move that was tried less often is preferred.
    pub exploration: f32,
    /// How much worse than the others a move is taken to be before it was tried.
    pub doubt: f32,
    /// No more nodes than this are kept; then the tree grows no more.
    pub most_nodes: usize,
}

/// What a tree keeps unless told otherwise.
pub const MOST_NODES: usize = 1 << 20;

impl Default for Settings {
    fn default() -> Self {
        Self {
            exploration: 0.3,
            doubt: 0.02,
            most_nodes: MOST_NODES,
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Node<M> {
    /// The move that leads here.
    chosen: M,
    first_child: u32,
    next_sibling: u32,
    visits: u32,
    /// Rewards of the side that chose it, added up. A sum of millions in `f32` grows no more.
    total: f64,
}

const NONE: u32 = u32::MAX;

/// What the search knows of a move at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known<M> {
    /// The move.
    pub chosen: M,
    /// How often it was tried.
    pub visits: u64,
    /// What it gave on average, from 0 to 1.
    pub mean: f64,
}

/// A tree that grows with every iteration. Its memory is kept for the next search.
#[derive(Debug)]
pub struct Tree<M> {
    settings: Settings,
    nodes: Vec<Node<M>>,
    root: u32,
    moves: Vec<(M, f32)>,
    /// By legal move, the node it leads to.
    found: Vec<u32>,
    path: Vec<(u32, u8)>,
}

impl<M: Copy + PartialEq> Tree<M> {
    /// The most bytes that the nodes of one tree take with the usual settings.
    pub const MEMORY: usize = MOST_NODES * size_of::<Node<M>>();

    /// An empty tree.
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            nodes: Vec::new(),
            root: NONE,
            moves: Vec::new(),
            found: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Forgets everything but keeps its memory.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.root = NONE;
    }

    /// One iteration in a fresh world.
    pub fn iterate<P: Problem<Move = M>>(&mut self, problem: &mut P, chance: &mut Quick) {
        let world = problem.sample(chance);
        self.walk(problem, world, None, chance);
    }

    /// One iteration in this world; the first move is given, or chosen by the tree. Says
    /// what every side gets.
    pub fn walk<P: Problem<Move = M>>(
        &mut self,
        problem: &mut P,
        mut world: P::World,
        first: Option<M>,
        chance: &mut Quick,
    ) -> Rewards {
        self.path.clear();
        let mut parent = NONE;
        let mut forced = first;
        while let Some(side) = problem.mover(&world) {
            self.moves.clear();
            match forced.take() {
                Some(first) => self.moves.push((first, 1.0)),
                None => problem.moves(&world, &mut self.moves),
            }
            let (node, fresh) = self.select(parent);
            let chosen = match node {
                Some(node) => self.nodes[node as usize].chosen,
                // No room for more nodes: the likeliest move, without taking note of it.
                None => likeliest(&self.moves),
            };
            problem.play(&mut world, chosen);
            let Some(node) = node else { break };
            self.path.push((node, side as u8));
            parent = node;
            if fresh {
                break;
            }
        }
        let mut rewards = [0.0; MOST_SIDES];
        problem.value(&mut world, chance, &mut rewards);
        for &(node, side) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.total += f64::from(rewards[usize::from(side)]);
        }
        rewards
    }

    /// The child to go on with among the legal moves, and whether it is new; `None` when
    /// there is no room for one.
    fn select(&mut self, parent: u32) -> (Option<u32>, bool) {
        let first_child = match parent {
            NONE => self.root,
            parent => self.nodes[parent as usize].first_child,
        };
        self.found.clear();
        self.found.resize(self.moves.len(), NONE);
        let (mut visits, mut total) = (0, 0.0_f64);
        let mut child = first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if let Some(place) = self.moves.iter().position(|&(m, _)| m == node.chosen) {
                self.found[place] = child;
                visits += node.visits;
                total += node.total;
            }
            child = node.next_sibling;
        }
        let untried = match visits {
            0 => 0.5,
            // Sums are long; what is compared need not be.
            visits => total as f32 / visits as f32 - self.settings.doubt,
        };
        let reach = self.settings.exploration * ((visits + 1) as f32).sqrt();
        let mut best = (f32::MIN, 0);
        for (place, (&(_, likely), &child)) in self.moves.iter().zip(&self.found).enumerate() {
            let bound = if child == NONE {
                untried + reach * likely
            } else {
                let node = &self.nodes[child as usize];
                let tried = node.visits as f32;
                node.total as f32 / tried.max(1.0) + reach * likely / (1.0 + tried)
            };
            if bound > best.0 {
                best = (bound, place);
            }
        }
        let child = self.found[best.1];
        if child != NONE {
            return (Some(child), false);
        }
        if self.nodes.len() >= self.settings.most_nodes {
            return (None, false);
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Node {
            chosen: self.moves[best.1].0,
            first_child: NONE,
            next_sibling: first_child,
            visits: 0,
            total: 0.0,
        });
        match parent {
            NONE => self.root = node,
            parent => self.nodes[parent as usize].first_child = node,
        }
        (Some(node), true)
    }

    /// What is known of the moves at the root, in the order they were first tried.
    pub fn known(&self) -> Vec<Known<M>> {
        let mut known = Vec::new();
        let mut child = self.root;
        while child != NONE {
            let node = &self.nodes[child as usize];
            known.push(Known {
                chosen: node.chosen,
                visits: node.visits.into(),
                mean: node.total / f64::from(node.visits.max(1)),
            });
            child = node.next_sibling;
        }
        known.reverse();
        known
    }
}

fn likeliest<M: Copy>(moves: &[(M, f32)]) -> M {
    let better = |best: (M, f32), next: &(M, f32)| if next.1 > best.1 { *next } else { best };
    moves.iter().skip(1).fold(moves[0], better).0
}

#[cfg(test)]
mod tests {
    use super::parallel::merge;
    use super::*;

    /// One move, and then the end: it always gives the same.
    struct Sure(f32);

    impl Problem for Sure {
        type World = bool;
        type Move = ();

        fn sides(&self) -> usize {
            1
        }

        fn sample(&mut self, _chance: &mut Quick) -> bool {
            false
        }

        fn mover(&self, over: &bool) -> Option<usize> {
            (!over).then_some(0)
        }

        fn moves(&self, _world: &bool, moves: &mut Vec<((), f32)>) {
            moves.push(((), 1.0));
        }

        fn play(&self, over: &mut bool, _chosen: ()) {
            *over = true;
        }

        fn value(&mut self, _world: &mut bool, _chance: &mut Quick, rewards: &mut Rewards) {
            rewards[0] = self.0;
        }
    }

    #[test]
    fn what_comes_after_a_long_think_counts_as_much_as_what_came_first() {
        const BEFORE: u32 = 1_000_000_000;
        const AFTER: u32 = 1_000;
        let mut tree = Tree::new(Settings::default());
        let mut chance = Quick::new(1);
        tree.iterate(&mut Sure(0.5), &mut chance);
        tree.nodes[0].visits = BEFORE;
        tree.nodes[0].total = 0.5 * f64::from(BEFORE);
        for _ in 0..AFTER {
            tree.iterate(&mut Sure(1.0), &mut chance);
        }
        let [known] = tree.known()[..] else {
            panic!("there is one move");
        };
        assert_eq!(known.visits, u64::from(BEFORE + AFTER));
        let gained = known.mean * known.visits as f64 - 0.5 * f64::from(BEFORE);
        assert!((gained - f64::from(AFTER)).abs() < 1e-3, "{gained}");
        // Eight trees of such size have more visits than 32 bits hold.
        let all = merge((0..8).flat_map(|_| tree.known()));
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].visits, 8 * known.visits);
        assert!((all[0].mean - known.mean).abs() < 1e-12);
    }
}
