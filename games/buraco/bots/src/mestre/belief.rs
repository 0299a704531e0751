//! How the others seem to play, from what they lay and what they keep.

use baralho_buraco::{Event, Meld, View};
use baralho_game::{Rules as _, Seat, View as _};

use crate::swift::{
    policy::{Manner, Weights},
    position::Position,
};

/// What a turn shows of a manner. Only early turns count: later everybody lays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sign {
    /// Nothing laid, or only what fits melds that lie.
    Kept,
    /// A new meld laid without need: not to take the pile.
    Laid,
    /// A wild spent early on a short meld.
    Spent,
}

impl Sign {
    /// In a thousand early turns of each manner of [`Manner::ALL`], how many show this: as
    /// counted in games of them against each other, and a little more where it was next
    /// to nothing, for nobody plays exactly so.
    const fn likelihoods(self) -> [u32; Manner::ALL.len()] {
        match self {
            Self::Kept => [980, 830, 925],
            Self::Laid => [10, 70, 70],
            Self::Spent => [10, 100, 5],
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Beliefs {
    pub(super) weights: [Weights; 4],
    /// Who has ended a turn.
    pub(super) acted: [bool; 4],
    /// What the turn has shown so far.
    sign: Sign,
}

impl Beliefs {
    pub(super) const NONE: Self = Self {
        weights: [Weights::EVEN; 4],
        acted: [false; 4],
        sign: Sign::Kept,
    };

    pub(super) fn watch(&mut self, before: &View, event: Event) {
        match event {
            Event::Melded { meld, cards, .. } => {
                let spent = meld.has_wild() && cards.len() < 5;
                self.show(if spent { Sign::Spent } else { Sign::Laid });
            }
            Event::Added {
                seat, index, meld, ..
            } => {
                let was = before.table.melds.of(seat.index() % 2).nth(index.into());
                let soiled = meld.has_wild() && !was.is_some_and(Meld::has_wild);
                if soiled && meld.canastra().is_none() {
                    self.show(Sign::Spent);
                }
            }
            Event::Discarded { seat, .. } => {
                if is_early(before, seat) {
                    self.weights[seat.index()].learn(self.sign.likelihoods());
                }
                self.acted[seat.index()] = true;
                self.sign = Sign::Kept;
            }
            Event::Drew { .. } | Event::Took { .. } | Event::Ended { .. } => {
                self.sign = Sign::Kept;
            }
        }
    }

    /// The manner for this seat: patience pays against those who lay at once and keep their
    /// wilds; against who rushes, and who holds everything until the end, it is too slow. Where
    /// the course's judge charges a hand of seven like a canastra, nobody can afford to be
    /// caught with one.
    pub(super) fn answer(&self, position: &Position) -> &'static Manner {
        if position.charges_hands() {
            return &Manner::RACES;
        }
        let team = position.team();
        let others = self.weights.iter().enumerate();
        let mut rivals = others.filter(|&(other, _)| other % 2 != team);
        if rivals.any(|(_, weights)| weights.is_plain()) {
            &Manner::BUILDS
        } else {
            &Manner::HOLDS
        }
    }

    fn show(&mut self, sign: Sign) {
        self.sign = self.sign.max(sign);
    }
}

/// Whether a player has no reason to hurry.
fn is_early(view: &View, seat: Seat) -> bool {
    let others = Seat::all(view.rules().players()).filter(|&other| other != seat);
    let fewest = others.map(|other| view.hand_size(other)).min();
    view.stock() >= 16 && fewest > Some(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_spends_a_wild_early_is_taken_for_one_who_rushes() {
        let mut weights = Weights::EVEN;
        for _ in 0..3 {
            weights.learn(Sign::Kept.likelihoods());
        }
        weights.learn(Sign::Spent.likelihoods());
        let [holds, rushes, plain] = weights.0;
        assert!(rushes > 5 * holds && rushes > 5 * plain, "{weights:?}");
        for _ in 0..400 {
            weights.learn(Sign::Kept.likelihoods());
        }
        assert!(weights.0.iter().all(|&w| w > 0), "nothing is ever certain");
        assert!(weights.0[0] > weights.0[1]);
    }
}
