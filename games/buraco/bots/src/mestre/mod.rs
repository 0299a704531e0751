//! The strongest player: tries whole turns in worlds that its view allows.

mod belief;
mod plans;
mod trial;
mod way_out;

use std::collections::VecDeque;

use baralho_bots::{Budget, Means};
use baralho_buraco::{Buraco, Event, Move, View};
use baralho_game::{Rng as _, View as _, chance::Generator};

use self::belief::Beliefs;
use super::swift::{
    position::Position,
    world::{Root, World},
};
use baralho_bots::Bot;
pub(super) use plans::Plan;
pub(super) use trial::playout;

/// The most bytes that a search keeps on one thread: it has no tree, only the plans it
/// compares and the world they are tried in.
pub(super) const MEMORY: usize = size_of::<Root>()
    + size_of::<World>()
    + trial::MOST * (size_of::<Plan>() + size_of::<trial::Sum>());

const USUAL: Budget = Budget::Iterations(3000);

/// Thinks at the start of a turn and after the draw; the rest of a turn goes as planned.
#[derive(Clone, Debug)]
pub(super) struct Mestre {
    budget: Budget,
    means: Means,
    /// What is left to do in this turn, and the position in which to go on with it.
    planned: VecDeque<Move>,
    expected: Option<Position>,
    beliefs: Beliefs,
}

impl Mestre {
    pub(super) fn new(budget: Option<Budget>, means: Means) -> Self {
        Self {
            budget: budget.unwrap_or(USUAL),
            means,
            planned: VecDeque::new(),
            expected: None,
            beliefs: Beliefs::NONE,
        }
    }

    fn think(&self, view: &View, chance: &mut Generator) -> Plan {
        let root = Root::of(view, self.beliefs.weights, self.beliefs.acted);
        let seed = chance.next_u64();
        let manner = self.beliefs.answer(&root.position);
        let plans = plans::plans(&root.position, view, manner);
        if plans.len() == 1 {
            return plans[0];
        }
        let best = trial::best(&root, &plans, self.budget, &self.means, seed);
        plans[best]
    }
}

impl Bot<Buraco> for Mestre {
    fn choose(&mut self, view: &View, chance: &mut Generator) -> Move {
        let mut position = Position::of(view);
        if self.expected != Some(position) || self.planned.is_empty() {
            self.planned = self.think(view, chance).steps().collect();
        }
        let step = self.planned.pop_front();
        let legal = |chosen: &Move| view.moves().contains(chosen);
        let chosen = step.filter(legal).unwrap_or_else(|| {
            self.planned.clear();
            view.moves().pop().expect("whoever must move can")
        });
        // Nobody knows what a draw or the next player brings.
        let is_seen = !matches!(chosen, Move::Draw | Move::Discard(_));
        self.expected = (is_seen && !self.planned.is_empty()).then(|| {
            position.apply(chosen, &[]);
            position.set_hand(position.seat(), position.hand());
            position
        });
        chosen
    }

    fn watches(&self) -> bool {
        true
    }

    fn begin(&mut self, _view: &View) {
        self.beliefs = Beliefs::NONE;
        self.expected = None;
    }

    fn watch(&mut self, before: &View, event: Event) {
        self.beliefs.watch(before, event);
    }
}
