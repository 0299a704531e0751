//! What the reference judge keeps besides the cards' places: hand orders and its generator.

use baralho_cards::Card;
use baralho_game::{Rng, Seat};

use super::{Gibson, random_seed};
use crate::Bag;

/// Hands in their order, and the generator that shuffles them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Secrets {
    pub(crate) hands: [Vec<Card>; 4],
    pub(crate) generator: Gibson,
    /// Cards in play beyond the two packs: used twice while held once, or listed
    /// too often in a start.
    pub(crate) extra: Vec<Card>,
}

impl Secrets {
    /// Some order for hands whose order is not known, and some generator.
    pub(crate) fn made_up(hands: &[Bag; 4], extra: Vec<Card>, rng: &mut impl Rng) -> Self {
        Self {
            hands: hands.map(|hand| hand.iter().collect()),
            generator: Gibson::new(&random_seed(rng)),
            extra,
        }
    }

    pub(crate) fn bag(&self, seat: Seat) -> Bag {
        self.hands[seat.index()].iter().copied().collect()
    }

    /// Takes cards out of a hand: the first match of each; the order of the others stays.
    pub(crate) fn leave(&mut self, seat: Seat, cards: Bag) {
        let hand = &mut self.hands[seat.index()];
        for card in cards.iter() {
            if let Some(place) = hand.iter().position(|&held| held == card) {
                hand.remove(place);
            }
        }
    }

    /// The pile's rest, given bottom to top, joins the hand from the top down, and the hand is shuffled.
    pub(crate) fn take(&mut self, seat: Seat, with: Bag, rest: &[Card]) {
        self.leave(seat, with);
        let hand = &mut self.hands[seat.index()];
        hand.extend(rest.iter().rev());
        self.generator.shuffle(hand);
    }
}
