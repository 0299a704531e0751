//! What the reference judge keeps besides the cards' places: hand orders and its generator.

use baralho_cards::Card;
use baralho_game::{Rng, Seat};

use super::{Gibson, random_seed};
use crate::Bag;

/// Hands in their order, and the generator that shuffles them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Secrets {
    hands: [Vec<Card>; 4],
    generator: Gibson,
    /// Cards in play beyond the two packs: used twice while held once, or listed
    /// too often in a start.
    extra: Vec<Card>,
}

impl Secrets {
    pub(crate) fn new(hands: [Vec<Card>; 4], generator: Gibson, extra: Vec<Card>) -> Self {
        Self {
            hands,
            generator,
            extra,
        }
    }

    /// Some order for hands whose order is not known, and some generator.
    pub(crate) fn made_up(hands: &[Bag; 4], extra: Vec<Card>, rng: &mut impl Rng) -> Self {
        let hands = hands.map(|hand| hand.iter().collect());
        Self::new(hands, Gibson::new(&random_seed(rng)), extra)
    }

    /// A seat's hand in its order.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Vec<Card> {
        &mut self.hands[seat.index()]
    }

    pub(crate) fn bag(&self, seat: Seat) -> Bag {
        self.hand(seat).iter().copied().collect()
    }

    pub(crate) fn extra(&self) -> &[Card] {
        &self.extra
    }

    pub(crate) fn note_extra(&mut self, cards: Bag) {
        self.extra.extend(cards.iter());
    }

    /// Takes cards out of a hand: the first match of each; the order of the others stays.
    pub(crate) fn leave(&mut self, seat: Seat, cards: Bag) {
        let hand = self.hand_mut(seat);
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
