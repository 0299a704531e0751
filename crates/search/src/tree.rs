//! Information-set Monte Carlo tree search by one observer.
//!
//! A node stands for a public history: the moves made since the root, which everybody
//! sees. Every iteration takes a fresh world that the observer's knowledge allows,
//! walks down the moves that are legal in it, adds one node and values the world it ends in.
//! Because moves are legal in some worlds only, a move is compared by how often it could
//! have been chosen (its availability), not by its parent's visits.

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

    /// Every legal move, added to the list: the likely best ones first, since each is
    /// tried once in this order.
    fn moves(&self, world: &Self::World, moves: &mut Vec<Self::Move>);

    /// Makes a legal move.
    fn play(&self, world: &mut Self::World, chosen: Self::Move);

    /// What the world is worth to every side, from 0 to 1; may play it on to its end.
    fn value(&mut self, world: &mut Self::World, chance: &mut Quick, rewards: &mut Rewards);
}

/// The most sides a search can tell apart.
pub const MOST_SIDES: usize = 16;

/// What every side gets, from 0 to 1.
pub type Rewards = [f32; MOST_SIDES];

/// How the search weighs what it does not know yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How much a move that was tried less often is preferred.
    pub exploration: f32,
    /// No more nodes than this are kept; then the tree grows no more.
    pub most_nodes: usize,
}

/// What a tree keeps unless told otherwise.
const MOST_NODES: usize = 1 << 20;

impl Default for Settings {
    fn default() -> Self {
        Self {
            exploration: 0.3,
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
    /// How often it could have been chosen.
    available: u32,
    /// Rewards of the side that chose it, added up.
    total: f32,
}

const NONE: u32 = u32::MAX;

/// What the search knows of a move at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known<M> {
    /// The move.
    pub chosen: M,
    /// How often it was tried.
    pub visits: u32,
    /// What it gave on average, from 0 to 1.
    pub mean: f32,
}

/// A tree that grows with every iteration. Its memory is kept for the next search.
#[derive(Debug)]
pub struct Tree<M> {
    settings: Settings,
    nodes: Vec<Node<M>>,
    root: u32,
    moves: Vec<M>,
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
            path: Vec::new(),
        }
    }

    /// Forgets everything but keeps its memory.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.root = NONE;
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// How much memory it holds, in bytes.
    pub fn memory(&self) -> usize {
        self.nodes.capacity() * size_of::<Node<M>>()
            + self.moves.capacity() * size_of::<M>()
            + self.path.capacity() * size_of::<(u32, u8)>()
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
                Some(first) => self.moves.push(first),
                None => problem.moves(&world, &mut self.moves),
            }
            let (node, fresh) = self.select(parent);
            let chosen = match node {
                Some(node) => self.nodes[node as usize].chosen,
                // No room for more nodes: the first move, without taking note of it.
                None => self.moves[0],
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
            node.total += rewards[usize::from(side)];
        }
        rewards
    }

    /// The child to go on with among the legal moves, and whether it is new.
    fn select(&mut self, parent: u32) -> (Option<u32>, bool) {
        let first_child = match parent {
            NONE => self.root,
            parent => self.nodes[parent as usize].first_child,
        };
        let mut best = (f32::MIN, NONE);
        let mut untried = self.moves.len();
        let mut child = first_child;
        // Bits of moves that have a child; longer lists than this are compared again.
        let mut seen = 0_u128;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if let Some(place) = self.moves.iter().position(|&m| m == node.chosen) {
                untried -= 1;
                seen |= 1_u128.checked_shl(place as u32).unwrap_or(0);
                node.available += 1;
                let visits = node.visits.max(1) as f32;
                let bound = node.total / visits
                    + self.settings.exploration * (logarithm(node.available) / visits).sqrt();
                if bound > best.0 {
                    best = (bound, child);
                }
            }
            child = node.next_sibling;
        }
        if untried == 0 {
            return (Some(best.1), false);
        }
        if self.nodes.len() >= self.settings.most_nodes {
            let node = (best.1 != NONE).then_some(best.1);
            return (node, false);
        }
        let place = (0..self.moves.len())
            .find(|&place| match 1_u128.checked_shl(place as u32) {
                Some(bit) => seen & bit == 0,
                None => !self.has_child(first_child, self.moves[place]),
            })
            .expect("an untried move");
        let node = self.nodes.len() as u32;
        self.nodes.push(Node {
            chosen: self.moves[place],
            first_child: NONE,
            next_sibling: first_child,
            visits: 0,
            available: 1,
            total: 0.0,
        });
        match parent {
            NONE => self.root = node,
            parent => self.nodes[parent as usize].first_child = node,
        }
        (Some(node), true)
    }

    fn has_child(&self, first_child: u32, chosen: M) -> bool {
        let mut child = first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.chosen == chosen {
                return true;
            }
            child = node.next_sibling;
        }
        false
    }

    /// What is known of the moves at the root, in the order they were first tried.
    pub fn known(&self) -> Vec<Known<M>> {
        let mut known = Vec::new();
        let mut child = self.root;
        while child != NONE {
            let node = &self.nodes[child as usize];
            known.push(Known {
                chosen: node.chosen,
                visits: node.visits,
                mean: node.total / node.visits.max(1) as f32,
            });
            child = node.next_sibling;
        }
        known.reverse();
        known
    }
}

/// The natural logarithm, near enough, and the same on every platform: the exponent's
/// bits, and a curve through the rest.
#[inline]
fn logarithm(count: u32) -> f32 {
    let bits = (count.max(1) as f32).to_bits();
    let exponent = (bits >> 23) as f32 - 127.0;
    let rest = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000) - 1.0;
    // log2(1 + x) on [0, 1], wrong by less than 0.008.
    let log2 = exponent + rest * (1.0 + (1.0 - rest) * 0.346_6);
    log2 * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_near_enough() {
        for count in [1_u32, 2, 3, 5, 10, 100, 12_345, 4_000_000_000] {
            let exact = f64::from(count).ln();
            assert!(
                (f64::from(logarithm(count)) - exact).abs() < 0.01,
                "{count}"
            );
        }
    }
}
