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
use super::swift::world::{Root, World};
use baralho_bots::Bot;
pub(super) use plans::Plan;
pub(super) use trial::playout;

/// The most bytes that a search keeps on one thread: it has no tree, only the plans it
/// compares and the world they are tried in.
pub(super) const MEMORY: usize = size_of::<Root>()
    + size_of::<World>()
    + trial::MOST * (size_of::<Plan>() + size_of::<trial::Sum>());

/// What it does for a move unless told otherwise.
const USUAL: Budget = Budget::Iterations(3000);

/// Thinks at the start of a turn and after the draw; the rest of a turn goes as planned.
#[derive(Clone, Debug)]
pub(super) struct Mestre {
    budget: Budget,
    means: Means,
    /// What is left to do in this turn, and the view in which to go on with it.
    planned: VecDeque<Move>,
    expected: Option<View>,
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
        if self.expected.as_ref() != Some(view) || self.planned.is_empty() {
            self.planned = self.think(view, chance).steps().collect();
        }
        let step = self.planned.pop_front();
        let legal = |chosen: &Move| view.moves().contains(chosen);
        let chosen = step.filter(legal).unwrap_or_else(|| {
            self.planned.clear();
            view.moves().pop().expect("whoever must move can")
        });
        self.expected = after(view, chosen).filter(|_| !self.planned.is_empty());
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

/// What the player will see after a move, as long as nothing hidden comes with it.
fn after(view: &View, chosen: Move) -> Option<View> {
    use baralho_buraco::{Bag, Meld};
    let seat = view.turn()?;
    let team = seat.index() % 2;
    let event = match chosen {
        Move::Meld { cards } => Event::Melded {
            seat,
            meld: Meld::judge(cards.iter(), baralho_buraco::Compat::Off).ok()?,
            cards,
        },
        Move::Add { meld: index, cards } => Event::Added {
            seat,
            index,
            meld: view.melds(team).nth(index.into())?.with(cards).ok()?,
            cards,
        },
        Move::Take { with } => {
            let top = *view.pile().last()?;
            let cards = with.plus(Bag::of(top));
            Event::Took {
                seat,
                meld: Meld::judge(cards.iter(), baralho_buraco::Compat::Off).ok()?,
                with,
                rest: view.pile().len() as u8 - 1,
            }
        }
        Move::Draw | Move::Discard(_) => return None,
    };
    let mut next = *view;
    next.absorb(event);
    Some(next)
}
