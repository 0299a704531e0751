//! The clairvoyant: it sees every card, so nobody plays against it but to measure. What it
//! reaches is a bound for whoever plays fairly.

mod blunt;
mod open_cards;

use baralho_bots::{Budget, Means, Stopwatch};
use baralho_game::{Game as _, Observer, chance::Generator};
use baralho_scopa::{Move, Scopa, swift::Course};

use super::{RoundSolver, candidates::candidates};
use baralho_bots::Seer;

/// Plays exactly where the solver finishes within its budget; before that it searches with
/// open cards, everybody playing for their own side.
#[derive(Debug)]
pub(crate) struct Vidente {
    budget: Budget,
    means: Means,
    solver: RoundSolver,
}

/// Positions looked at for a move: enough for whole rounds of two players and the last 20
/// cards of Scopone.
const USUAL: Budget = Budget::Iterations(200_000);

/// What a playout costs, in positions of the solver.
const PLAYOUT: u32 = 50;

/// With more cards than this in a hand, there is nothing to hope from the solver.
const LARGEST_HAND: usize = 6;

/// Entries of the solver's table: with the memory of every thread of `sim` in mind.
const REMEMBERED: usize = 1 << 18;

impl Vidente {
    pub(crate) fn new(budget: Option<Budget>, means: &Means) -> Self {
        Self {
            budget: budget.unwrap_or(USUAL),
            means: *means,
            solver: RoundSolver::new(REMEMBERED),
        }
    }

    /// The best move, if the solver finds it in its part of the budget.
    fn solved<const CARDS: usize, const SEATS: usize>(
        &mut self,
        world: &Scopa<CARDS, SEATS>,
    ) -> Option<Move> {
        let hand = world.hand(world.turn()?);
        if hand.len() > LARGEST_HAND {
            return None;
        }
        let part = match self.budget {
            Budget::Time(time) => Budget::Time(time / 2),
            all @ Budget::Iterations(_) => all,
        };
        let mut watch = Stopwatch::start(part, &self.means);
        let verdict = self.solver.solve(world, &mut watch).ok()?;
        verdict.exact()?;
        verdict.best
    }
}

impl<const CARDS: usize, const SEATS: usize> Seer<Scopa<CARDS, SEATS>> for Vidente {
    fn choose(&mut self, world: &Scopa<CARDS, SEATS>, chance: &mut Generator) -> Move {
        let seat = world.turn().expect("called on one's turn");
        let moves = candidates(&world.view(Observer::Seat(seat)), None);
        if let [only] = moves[..] {
            return only;
        }
        if let Some(best) = self.solved(world) {
            return best;
        }
        let rest = match self.budget {
            Budget::Time(time) => Budget::Time(time / 2),
            Budget::Iterations(count) => Budget::Iterations((count / PLAYOUT).max(1)),
        };
        let watch = Stopwatch::start(rest, &self.means);
        match Course::of(world.open()) {
            Some(course) => open_cards::search(&course, world, watch, chance),
            None => blunt::search(world, &moves, watch, chance),
        }
    }
}
