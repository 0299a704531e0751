//! A tree of playouts with open cards, for any number of sides: each wants its own margin.

use baralho_bots::Stopwatch;
use baralho_game::{
    Game as _,
    chance::{self, Generator},
};
use baralho_scopa::{
    Move, Scopa,
    swift::{Course, Play, Swift},
};

use crate::promise;

/// Once in so many plays of a playout anything is played.
const ANYTHING: u64 = 5;
/// How eagerly rarely tried moves are tried again.
const CURIOSITY: f64 = 0.4;
/// A margin of so many points is as good as any larger one.
const WIDE: f64 = 8.0;
/// The tree grows to so many nodes at the most: about 50 MB.
const MOST_NODES: usize = 1 << 20;

struct Node {
    play: Play,
    /// How good the move looked beforehand: the shares of a position's moves sum to 1.
    share: f64,
    visits: u32,
    /// Sum of the results for whoever made the move.
    total: f64,
    /// Where its own moves begin; 0 as long as they are not listed.
    first: u32,
    moves: u32,
}

pub(super) fn search<const CARDS: usize, const SEATS: usize>(
    course: &Course,
    world: &Scopa<CARDS, SEATS>,
    mut watch: Stopwatch,
    chance: &mut Generator,
) -> Move {
    let rules = world.rules();
    let mut tree = Tree {
        course,
        inverse: rules.inverse,
        nodes: vec![Node::new(Play::new(0, 0), 1.0)],
        listed: Vec::new(),
    };
    let start = Swift::of(course, world);
    tree.list(0, &start);
    loop {
        tree.iterate(start, chance);
        if !watch.allows(1) {
            break;
        }
    }
    let mut best = &tree.nodes[1];
    for node in tree.moves_of(0) {
        if node.visits > best.visits {
            best = node;
        }
    }
    best.play.to_move(rules.choice)
}

struct Tree<'a> {
    course: &'a Course,
    inverse: bool,
    nodes: Vec<Node>,
    listed: Vec<(i32, Play)>,
}

impl Node {
    fn new(play: Play, share: f64) -> Self {
        Self {
            play,
            share,
            visits: 0,
            total: 0.0,
            first: 0,
            moves: 0,
        }
    }
}

impl Tree<'_> {
    fn moves_of(&self, node: usize) -> &[Node] {
        let node = &self.nodes[node];
        let first = node.first as usize;
        &self.nodes[first..first + node.moves as usize]
    }

    fn list(&mut self, node: usize, round: &Swift) {
        self.listed.clear();
        let (course, listed) = (self.course, &mut self.listed);
        round.each_play(course, |play| {
            listed.push((promised(course, round, play), play));
        });
        let sign = if self.inverse { -1 } else { 1 };
        self.listed.sort_by_key(|&(promise, _)| -sign * promise);
        let shares: f64 = (1..=self.listed.len()).map(|rank| 1.0 / rank as f64).sum();
        self.nodes[node].first = self.nodes.len() as u32;
        self.nodes[node].moves = self.listed.len() as u32;
        for (place, &(_, play)) in self.listed.iter().enumerate() {
            let share = 1.0 / (place + 1) as f64 / shares;
            self.nodes.push(Node::new(play, share));
        }
    }

    fn iterate(&mut self, start: Swift, chance: &mut Generator) {
        let mut round = start;
        let mut path = Vec::with_capacity(40);
        let mut node = 0;
        while !round.over {
            if self.nodes[node].first == 0 {
                if self.nodes.len() < MOST_NODES {
                    self.list(node, &round);
                }
                playout(self.course, self.inverse, &mut round, chance);
                break;
            }
            let side = self.course.side_of(round.turn);
            node = self.pick(node);
            path.push((node, side));
            round.play(self.course, self.nodes[node].play);
        }
        let results = self.results(&round);
        self.nodes[0].visits += 1;
        for (node, side) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.total += results[usize::from(side)];
        }
    }

    /// The move to try next: what is good, looks good, or was rarely tried.
    fn pick(&self, node: usize) -> usize {
        let tried = f64::from(self.nodes[node].visits.max(1)).sqrt();
        let first = self.nodes[node].first as usize;
        let moves = self.moves_of(node);
        let visits: u32 = moves.iter().map(|m| m.visits).sum();
        let total: f64 = moves.iter().map(|m| m.total).sum();
        // What was never tried is as good as the others are on the whole.
        let usual = total / f64::from(visits.max(1));
        let mut best = (f64::NEG_INFINITY, 0);
        for (place, node) in moves.iter().enumerate() {
            let value = if node.visits == 0 {
                usual
            } else {
                node.total / f64::from(node.visits)
            };
            let wish = value + CURIOSITY * node.share * tried / f64::from(1 + node.visits);
            if wish > best.0 {
                best = (wish, place);
            }
        }
        first + best.1
    }

    /// What the end is worth to every side, from -1 to 1.
    fn results(&self, round: &Swift) -> [f64; 6] {
        let points = round.points(self.course);
        let sides = usize::from(self.course.rules.sides);
        let mut results = [0.0; 6];
        for (side, result) in results.iter_mut().enumerate().take(sides) {
            if round.won != Swift::NOBODY {
                *result = if usize::from(round.won) == side {
                    1.0
                } else {
                    -1.0
                };
                continue;
            }
            let others = (0..sides).filter(|&other| other != side);
            let best = others.map(|other| points[other]).max().unwrap_or(0);
            let margin = f64::from(points[side] - best) / WIDE;
            let margin = if self.inverse { -margin } else { margin };
            *result = margin.clamp(-1.0, 1.0);
        }
        results
    }
}

/// Plays a round to its end, mostly what looks best.
fn playout(course: &Course, inverse: bool, round: &mut Swift, chance: &mut Generator) {
    let sign = if inverse { -1 } else { 1 };
    while !round.over {
        let anything = chance::below(ANYTHING, chance) == 0;
        let mut count = 0;
        let mut best = (i32::MIN, Play::new(0, 0));
        round.each_play(course, |play| {
            count += 1;
            let promise = if anything {
                // The last of those that win the draw: each is equally likely.
                i32::from(chance::below(count, chance) == 0) * count as i32
            } else {
                sign * promised(course, round, play)
            };
            if promise > best.0 {
                best = (promise, play);
            }
        });
        round.play(course, best.1);
    }
}

/// How good a play looks where the next player's hand is known.
fn promised(course: &Course, round: &Swift, play: Play) -> i32 {
    let next = round.hands[usize::from(course.after(round.turn))];
    promise::promise(course, round, play, next)
}
