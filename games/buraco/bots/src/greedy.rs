//! A player who melds what it can, takes the pile when it can, and discards what the next
//! player can use least.

use baralho_bots::Bot;
use baralho_buraco::{Bag, Buraco, Canastra, Meld, Move, Phase, View};
use baralho_game::{View as _, chance::Generator};

use super::swift::{
    discard::Costs,
    policy::{Manner, Sight},
    position::Position,
};

/// One move ahead: worth of melds, danger of discards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greedy;

impl Bot<Buraco> for Greedy {
    fn choose(&mut self, view: &View, _chance: &mut Generator) -> Move {
        let position = Position::of(view);
        let sight = Sight::of(&position, &Manner::PLAIN);
        let comparison = Comparison {
            view,
            team: position.team(),
            costs: Costs::of(&position, &Manner::PLAIN.taste),
            late: sight.urgent,
            wants_out: sight.wants_out,
        };
        let best = view
            .moves()
            .into_iter()
            .map(|chosen| (comparison.worth(chosen), chosen))
            .max_by_key(|&(worth, chosen)| (worth, std::cmp::Reverse(chosen)));
        best.expect("whoever must move can").1
    }
}

/// What the player works out once before comparing moves.
struct Comparison<'a> {
    view: &'a View,
    team: usize,
    costs: Costs<'a>,
    /// The game may end before wilds kept for later find a use.
    late: bool,
    /// Going out now would win, as far as one can tell.
    wants_out: bool,
}

impl Comparison<'_> {
    /// Moves are compared by this: a draw is 0, a discard below 0 by what it may cost.
    fn worth(&self, chosen: Move) -> i32 {
        match chosen {
            Move::Draw => 0,
            Move::Take { with } => Self::take(with),
            Move::Meld { cards } => self.meld(cards),
            Move::Add { meld, cards } => self.add(meld.into(), cards),
            // Below every other worthwhile move; the least loss is the best discard.
            Move::Discard(card) => -500 - self.costs.of_card(Bag::of(card).once().trailing_zeros()),
        }
    }

    /// Always better than drawing; of several ways the one that leaves the better melds.
    fn take(with: Bag) -> i32 {
        let wilds = with.all_twos() as i32;
        1_000 + with.value() - 25 * wilds + 3 * with.len() as i32
    }

    fn meld(&self, cards: Bag) -> i32 {
        if self.gives_up(cards) {
            return GIVE_UP;
        }
        let meld = Meld::of_valid(cards);
        let wilds = cards.all_twos() as i32;
        let dirty = meld.has_wild();
        // A wild is better kept for a canastra, unless there is not much time left.
        if dirty && !self.late && cards.len() < 5 && self.view.table.phase == Phase::Play {
            return GIVE_UP;
        }
        // A second run of cards that fit a meld already there splits a canastra.
        1_000 + meld.points() + cards.value() - 25 * wilds + 4 * cards.len() as i32
    }

    fn add(&self, index: usize, cards: Bag) -> i32 {
        let Some(before) = self.view.table.melds.of(self.team).nth(index) else {
            return GIVE_UP;
        };
        if self.gives_up(cards) {
            return GIVE_UP;
        }
        let mut after = before;
        after.grow(cards);
        let gain = after.points() - before.points();
        let completes = before.len() < Canastra::SIZE && after.len() >= Canastra::SIZE;
        let soils = after.has_wild() && !before.has_wild();
        if soils && !completes && !self.late {
            return GIVE_UP;
        }
        if gain < 0 {
            return GIVE_UP;
        }
        // Melding alone counts a card twice: once won, once not lost.
        1_500 + gain + cards.value() - 30 * i32::from(soils) + 40 * i32::from(completes)
    }

    /// Whether the cards would leave a hand that must go out although that loses.
    fn gives_up(&self, cards: Bag) -> bool {
        self.view.hand.len() - cards.len() <= 1 && !self.wants_out
    }
}

/// Less than any discard: never chosen, since a discard is always possible then.
const GIVE_UP: i32 = -1_000_000;
