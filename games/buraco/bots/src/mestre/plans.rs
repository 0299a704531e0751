//! Which turns are worth trying: where to draw, what to lay and how to use wilds, what
//! to discard.

use baralho_buraco::{Bag, Bits, Move, Phase, View, card_at};
use baralho_cards::Card;
use baralho_game::View as _;

use super::way_out::way_out;
use crate::swift::{
    discard::{Costs, Place},
    lay::{Lay, Style, Wilds, lay_out},
    policy::Manner,
    position::Position,
    take::best_take,
};

/// The most steps of a turn that are planned ahead; a longer one is planned again.
const STEPS: usize = 24;
/// The most plans compared.
const MOST: usize = 32;
/// The most ways to take the pile compared.
const TAKES: usize = 6;
/// The most discards compared for one way to lay.
const DISCARDS: usize = 6;

/// The rest of a turn, or as much of it as can be known before a card is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    steps: [Move; STEPS],
    len: u8,
    /// How the player's team goes on after it.
    pub(crate) manner: &'static Manner,
}

impl Plan {
    const fn empty(manner: &'static Manner) -> Self {
        Self {
            steps: [Move::Draw; STEPS],
            len: 0,
            manner,
        }
    }

    pub(crate) const fn of(step: Move, manner: &'static Manner) -> Self {
        let mut plan = Self::empty(manner);
        plan.steps[0] = step;
        plan.len = 1;
        plan
    }

    fn push(&mut self, step: Move) {
        if usize::from(self.len) < STEPS {
            self.steps[usize::from(self.len)] = step;
            self.len += 1;
        }
    }

    pub(crate) fn steps(&self) -> impl Iterator<Item = Move> {
        self.steps.into_iter().take(self.len.into())
    }

    pub(crate) fn play(&self, position: &mut Position, stock: &[Card]) {
        for &step in &self.steps[..usize::from(self.len)] {
            position.apply(step, stock);
        }
    }
}

/// What is laid in this style, and the position then.
fn laid(position: &Position, manner: &'static Manner, style: Style) -> (Plan, Position) {
    let mut after = *position;
    let mut plan = Plan::empty(manner);
    lay_out(&mut after, manner, style, &mut |step| plan.push(step));
    (plan, after)
}

/// The turns worth trying; the first goes out, if there is a way, or is what somebody of
/// this manner would do.
pub(crate) fn plans(position: &Position, view: &View, manner: &'static Manner) -> Vec<Plan> {
    match position.table.phase {
        Phase::Draw => draws(position, view, manner),
        Phase::Play => turns(position, manner),
        Phase::Over(_) => Vec::new(),
    }
}

fn draws(position: &Position, view: &View, manner: &'static Manner) -> Vec<Plan> {
    let usual = best_take(position, manner);
    let mut takes: Vec<(i32, Bag)> = Vec::new();
    for chosen in view.moves() {
        if let Move::Take { with } = chosen {
            let worth = with.value() - 25 * with.all_twos() as i32 + 3 * with.len() as i32;
            takes.push((-worth, with));
        }
    }
    takes.sort();
    let mut plans = Vec::new();
    if let Some(with) = usual {
        plans.push(Plan::of(Move::Take { with }, manner));
    }
    plans.push(Plan::of(Move::Draw, manner));
    let others = takes.into_iter().map(|(_, with)| with);
    for with in others.filter(|&with| Some(with) != usual).take(TAKES) {
        plans.push(Plan::of(Move::Take { with }, manner));
    }
    plans
}

/// Ways to lay and to use wilds.
const STYLES: [Style; 9] = {
    const fn style(lay: Lay, wilds: Wilds) -> Style {
        Style { lay, wilds }
    }
    [
        Style::USUAL,
        style(Lay::Additions, Wilds::Never),
        style(Lay::All, Wilds::Usual),
        style(Lay::All, Wilds::Never),
        style(Lay::Nothing, Wilds::Never),
        style(Lay::All, Wilds::Eager),
        style(Lay::Additions, Wilds::Usual),
        style(Lay::Additions, Wilds::Eager),
        style(Lay::Melds, Wilds::Never),
    ]
};

fn turns(position: &Position, manner: &'static Manner) -> Vec<Plan> {
    let mut ways: Vec<(Plan, Position)> = Vec::new();
    for style in [manner.style].into_iter().chain(STYLES) {
        let (plan, after) = laid(position, manner, style);
        let known = |(_, other): &(Plan, Position)| {
            other.hand() == after.hand() && other.points == after.points
        };
        if usize::from(plan.len) < STEPS && !ways.iter().any(known) {
            ways.push((plan, after));
        }
    }
    let mut plans = Vec::new();
    if let Some(steps) = way_out(position) {
        let mut plan = Plan::empty(manner);
        for step in steps {
            plan.push(step);
        }
        plans.push(plan);
    }
    let each = (MOST / ways.len().max(1)).clamp(3, DISCARDS);
    for (plan, after) in &ways {
        if after.table.phase != Phase::Play {
            plans.push(*plan);
            continue;
        }
        let costs = Costs::of(after, &manner.taste);
        let mut cards: Vec<(i32, Place)> = Bits(after.hand().once())
            .map(|card| (costs.of_card(card), card))
            .collect();
        cards.sort_unstable();
        for &(_, card) in cards.iter().take(each) {
            let mut whole = *plan;
            whole.push(Move::Discard(card_at(card)));
            plans.push(whole);
        }
    }
    plans
}
