//! Whether all that is in the hand can be laid: looked for in every way, where the quick
//! player tries one.

use baralho_buraco::{ACE, Bag, Meld, Move, Phase, TWO};
use baralho_cards::{Card, Rank, Suit};

use crate::swift::position::Position;

/// The most cards that are tried to be laid at once; more hardly ever can.
const CARDS: usize = 12;
/// The most positions looked at.
const LOOKS: u32 = 1500;

/// The steps of a turn that leave at most one card, which is then discarded: those that make
/// the most points, if there are any.
pub(super) fn way_out(position: &Position) -> Option<Vec<Move>> {
    if position.table.phase != Phase::Play || position.hand().len() > CARDS {
        return None;
    }
    let mut search = Search {
        looks: LOOKS,
        steps: Vec::new(),
        best: None,
    };
    search.look(position);
    search.best.map(|(_, steps)| steps)
}

struct Search {
    looks: u32,
    steps: Vec<Move>,
    best: Option<(i32, Vec<Move>)>,
}

impl Search {
    fn look(&mut self, position: &Position) {
        let points = position.points[position.team()];
        if position.is_over() {
            self.found(points, None);
            return;
        }
        let hand = position.hand();
        if hand.len() == 1 {
            self.found(points, hand.each_kind().next().map(Move::Discard));
        }
        if self.looks == 0 {
            return;
        }
        self.looks -= 1;
        self.add(position, hand);
        self.meld(position, hand);
    }

    fn found(&mut self, points: i32, last: Option<Move>) {
        if self.best.as_ref().is_none_or(|&(best, _)| points > best) {
            let steps = self.steps.iter().copied().chain(last).collect();
            self.best = Some((points, steps));
        }
    }

    fn follow(&mut self, position: &Position, step: Move) {
        let mut after = *position;
        after.apply(step, &[]);
        self.steps.push(step);
        self.look(&after);
        self.steps.pop();
    }

    /// Cards one by one to melds that lie.
    fn add(&mut self, position: &Position, hand: Bag) {
        for (index, meld) in position.table.melds.of(position.team()).enumerate() {
            for card in hand.each_kind().filter(|&card| fits(meld, card)) {
                let (meld, cards) = (index as u8, Bag::of(card));
                self.follow(position, Move::Add { meld, cards });
            }
        }
    }

    /// New melds: all runs of the hand, clean or with one two.
    fn meld(&mut self, position: &Position, hand: Bag) {
        for suit in Suit::ALL {
            for low in 1..=12 {
                let mut run = Bag::EMPTY;
                let mut holes = 0;
                for at in low..=14 {
                    let card = Bag::from_lane(suit, if at == 14 { ACE } else { 1 << at }, 0);
                    if hand.minus(run).contains(card) {
                        run = run.plus(card);
                    } else if at == low {
                        break;
                    } else {
                        holes += 1;
                    }
                    if holes > 1 {
                        break;
                    }
                    self.meld_with(position, hand, suit, run);
                }
            }
        }
    }

    fn meld_with(&mut self, position: &Position, hand: Bag, suit: Suit, run: Bag) {
        let mut follow = |cards: Bag| {
            if Meld::empty(suit).grown(cards).is_some() {
                self.follow(position, Move::Meld { cards });
            }
        };
        follow(run);
        let left = hand.minus(run);
        let two = |suit| Bag::from_lane(suit, TWO, 0);
        if left.contains(two(suit)) {
            follow(run.plus(two(suit)));
        }
        // One two stands for all that are not of the suit.
        if let Some(foreign) = left.foreign_two(suit) {
            follow(run.plus(two(foreign)));
        }
    }
}

/// Whether a card may be added to a meld alone.
fn fits(meld: Meld, card: Card) -> bool {
    let cards = Bag::of(card);
    let there = meld.run() & cards.lane(meld.suit()) != 0;
    let alike = card.rank() == Rank::Two || (card.suit() == meld.suit() && !there);
    alike && meld.grown(cards).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::swift::{discard::Place, tests::after_draw};

    const SPADES: Place = 48;

    fn goes_out(position: &Position) -> bool {
        way_out(position).is_some_and(|steps| {
            let mut after = *position;
            for step in steps {
                after.apply(step, &[]);
            }
            after.is_over()
        })
    }

    #[test]
    fn a_wild_goes_where_it_lets_the_other_cards_go() {
        // Added to the long meld, where it gains points, it would leave three cards.
        let long: &[Place] = &[SPADES + 11, SPADES + 12, SPADES + 13];
        let hand = [2, 16 + 6, 16 + 8, 16 + 9];
        assert!(goes_out(&after_draw(&hand, &[long])));
        assert!(!goes_out(&after_draw(&hand[1..], &[long])));
    }

    #[test]
    fn a_two_of_the_suit_stands_beside_a_wild_and_an_ace_before_it() {
        let dirty: &[Place] = &[3, 5, 16 + 2];
        assert!(goes_out(&after_draw(&[1, 2, 32 + 7], &[dirty])));
        assert!(!goes_out(&after_draw(&[1, 32 + 2, 32 + 7], &[dirty])));
    }
}
