//! Asking whether the first side gets at least so much, until only one value is left.

use crate::{
    Stopwatch,
    solve::{Glance, Solvable},
};

use super::table::{Key as _, NO_MOVE, Proven, Table};

/// What is known about a position's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict<M> {
    /// The margin is at least this.
    pub low: i32,
    /// The margin is at most this.
    pub high: i32,
    /// The best move found: proven best when the value is exact. `None` when the round
    /// is over.
    pub best: Option<M>,
    /// Positions looked at.
    pub nodes: u64,
}

impl<M> Verdict<M> {
    /// The value, if it is proven.
    pub fn exact(&self) -> Option<i32> {
        (self.low == self.high).then_some(self.low)
    }
}

/// Solves rounds, and remembers what it proved from one question to the next.
///
/// One solver is for one round after another: call [`Solver::forget`] before a round whose
/// keys mean something else.
#[derive(Debug)]
pub struct Solver<R: Solvable> {
    pub(super) table: Table<R::Key>,
    /// The moves of all positions from the root to here.
    stack: Vec<Offered<R::Move>>,
    nodes: u64,
}

/// A move that may be tried.
#[derive(Clone, Copy, Debug)]
struct Offered<M> {
    chosen: M,
    /// How good it looks.
    promise: i32,
    /// Its place in the order shown.
    place: u16,
}

/// The budget is used up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spent;

/// How many positions are looked at between two looks at the stopwatch.
const STEP: u32 = 1024;

/// Looks better than any guess: the move that proved something before.
const PROVED_BEFORE: i32 = i32::MAX;

impl<R: Solvable> Solver<R> {
    /// With room for about so many positions; the memory is taken as it is needed.
    pub fn new(positions: usize) -> Self {
        Self {
            table: Table::new(positions),
            stack: Vec::new(),
            nodes: 0,
        }
    }

    /// Forgets what was proven: the next round is another one.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// The value of a position, as far as the stopwatch lets it be found. An iteration is
    /// one position. The guess is where the search begins: the nearer, the quicker.
    pub fn solve(
        &mut self,
        round: &R,
        position: &R::Position,
        guess: i32,
        watch: &mut Stopwatch,
    ) -> Verdict<R::Move> {
        let before = self.nodes;
        let Glance {
            settled,
            low: least,
            high: most,
            ..
        } = round.glance(position);
        if round.wants_high(position).is_none() {
            return Verdict {
                low: settled,
                high: settled,
                best: None,
                nodes: 0,
            };
        }
        self.table.next_search();
        let (mut low, mut high) = (settled + least, settled + most);
        let mut offered = Vec::new();
        round.visit_moves(position, |chosen, promise| offered.push((chosen, promise)));
        // Stable: of equal ones the first in the game's order.
        offered.sort_by_key(|&(_, promise)| std::cmp::Reverse(promise));
        let mut moves: Vec<R::Move> = offered.into_iter().map(|(chosen, _)| chosen).collect();
        let mut guess = guess.clamp(low, high);
        while low < high {
            let asked = if guess == low { guess + 1 } else { guess };
            let Ok(value) = self.ask_root(round, position, asked, &mut moves, watch) else {
                break;
            };
            if value >= asked {
                low = value;
            } else {
                high = value;
            }
            guess = value;
        }
        self.stack.clear();
        Verdict {
            low,
            high,
            best: moves.first().copied(),
            nodes: self.nodes - before,
        }
    }

    /// One question about the first position, and the move that decided it for whoever
    /// moves. It is asked here and not of the table: the table may not know the move.
    fn ask_root(
        &mut self,
        round: &R,
        position: &R::Position,
        asked: i32,
        moves: &mut [R::Move],
        watch: &mut Stopwatch,
    ) -> Result<i32, Spent> {
        let wants_high = round.wants_high(position).unwrap_or_default();
        let mut found = if wants_high { i32::MIN } else { i32::MAX };
        for place in 0..moves.len() {
            let mut next = *position;
            round.play(&mut next, moves[place]);
            let value = self.ask(round, &next, asked, watch)?;
            if wants_high == (value >= asked) {
                // Whoever proved something is asked first the next time.
                moves[..=place].rotate_right(1);
                return Ok(value);
            }
            found = if wants_high {
                found.max(value)
            } else {
                found.min(value)
            };
        }
        Ok(found)
    }

    /// Whether the margin is at least what is asked: the answer is a bound on it, at least
    /// as high as asked for yes, lower for no.
    pub(super) fn ask(
        &mut self,
        round: &R,
        position: &R::Position,
        asked: i32,
        watch: &mut Stopwatch,
    ) -> Result<i32, Spent> {
        let before = self.nodes;
        self.nodes += 1;
        if self.nodes.is_multiple_of(u64::from(STEP)) && !watch.allows(STEP) {
            return Err(Spent);
        }
        let Glance {
            settled,
            mut low,
            mut high,
            key,
        } = round.glance(position);
        let Some(wants_high) = round.wants_high(position) else {
            return Ok(settled);
        };
        if settled + low >= asked {
            return Ok(settled + low);
        }
        if settled + high < asked {
            return Ok(settled + high);
        }
        let key = key.map(|key| (key, key.spread()));
        let known = key.and_then(|(key, spread)| self.table.get(&key, spread));
        if let Some(known) = known {
            (low, high) = (low.max(known.low.into()), high.min(known.high.into()));
            if settled + low >= asked {
                return Ok(settled + low);
            }
            if settled + high < asked {
                return Ok(settled + high);
            }
        }
        let first = self.stack.len();
        let proved_before = known.map_or(NO_MOVE, |known| known.best);
        let stack = &mut self.stack;
        let mut place = 0_u16;
        round.visit_moves(position, |chosen, promise| {
            let promise = if place == proved_before {
                PROVED_BEFORE
            } else {
                promise
            };
            stack.push(Offered {
                chosen,
                promise,
                place,
            });
            place = place.saturating_add(1);
        });
        let mut found = if wants_high { i32::MIN } else { i32::MAX };
        let mut best = proved_before;
        for at in first..self.stack.len() {
            self.bring_best_to(at);
            let offered = self.stack[at];
            let mut next = *position;
            round.play(&mut next, offered.chosen);
            let value = self.ask(round, &next, asked, watch)?;
            if wants_high {
                found = found.max(value);
                if found >= asked {
                    best = offered.place;
                    break;
                }
            } else {
                found = found.min(value);
                if found < asked {
                    best = offered.place;
                    break;
                }
            }
        }
        self.stack.truncate(first);
        if let Some((key, spread)) = key {
            let rest = found - settled;
            if found >= asked {
                low = low.max(rest);
            } else {
                high = high.min(rest);
            }
            let proven = Proven {
                low: low as i16,
                high: high as i16,
                best,
            };
            self.table.put(key, spread, proven, self.nodes - before);
        }
        Ok(found)
    }

    /// Brings the most promising of the moves from here on to this place.
    #[inline]
    fn bring_best_to(&mut self, at: usize) {
        let mut best = at;
        for other in at + 1..self.stack.len() {
            if self.stack[other].promise > self.stack[best].promise {
                best = other;
            }
        }
        self.stack.swap(at, best);
    }
}
