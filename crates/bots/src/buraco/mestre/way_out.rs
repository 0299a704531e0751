//! Whether all that is in the hand can be laid: looked for in every way, where the quick
//! player tries one.

use crate::buraco::swift::{
    cards::{Cards, Place, TWOS},
    position::{Position, Stage, Step},
    run::Run,
};

/// The most cards that are tried to be laid at once; more hardly ever can.
const CARDS: u32 = 12;
/// The most positions looked at.
const LOOKS: u32 = 1500;

/// The steps of a turn that leave at most one card, which is then discarded: those that make
/// the most points, if there are any.
pub(super) fn way_out(position: &Position) -> Option<Vec<Step>> {
    if position.stage != Stage::Play || position.hand().len() > CARDS {
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
    /// What led here.
    steps: Vec<Step>,
    best: Option<(i32, Vec<Step>)>,
}

impl Search {
    fn look(&mut self, position: &Position) {
        let points = position.points[position.team()];
        if position.stage == Stage::Over {
            self.found(points, None);
            return;
        }
        let hand = position.hand();
        if hand.len() == 1 {
            self.found(points, hand.kinds().next().map(Step::Discard));
        }
        if self.looks == 0 {
            return;
        }
        self.looks -= 1;
        self.add(position, hand);
        self.meld(position, hand);
    }

    fn found(&mut self, points: i32, last: Option<Step>) {
        if self.best.as_ref().is_none_or(|&(best, _)| points > best) {
            let steps = self.steps.iter().copied().chain(last).collect();
            self.best = Some((points, steps));
        }
    }

    fn follow(&mut self, position: &Position, step: Step) {
        let mut after = *position;
        after.apply(step, &[]);
        self.steps.push(step);
        self.look(&after);
        self.steps.pop();
    }

    /// Cards one by one to melds that lie.
    fn add(&mut self, position: &Position, hand: Cards) {
        for (index, &run) in position.melds(position.team()).iter().enumerate() {
            for card in hand.kinds().filter(|&card| fits(run, card)) {
                self.follow(position, Step::Add(index as u8, Cards::of(card)));
            }
        }
    }

    /// New melds: all runs of the hand, clean or with one two.
    fn meld(&mut self, position: &Position, hand: Cards) {
        for suit in 0..4 {
            for low in 1..=12 {
                let mut run = Cards::NONE;
                let mut holes = 0;
                for at in low..=14 {
                    let card = suit * 16 + if at == 14 { 1 } else { at };
                    if hand.minus(run).count(card) > 0 {
                        run.insert(card);
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

    fn meld_with(&mut self, position: &Position, hand: Cards, suit: u8, run: Cards) {
        let empty = Run {
            suit,
            ..Run::default()
        };
        if run.len() >= 3 && empty.with(run).is_meld() {
            self.follow(position, Step::Meld(run));
        }
        let left = Cards {
            once: hand.minus(run).once & TWOS,
            twice: 0,
        };
        // One two stands for all that are not of the suit.
        let own = 1_u64 << (suit * 16 + 2);
        let foreign = left.once & !own;
        for two in [own & left.once, foreign & foreign.wrapping_neg()] {
            let cards = run.plus(Cards {
                once: two,
                twice: 0,
            });
            if two != 0 && cards.len() >= 3 && empty.with(cards).is_meld() {
                self.follow(position, Step::Meld(cards));
            }
        }
    }
}

/// Whether a card may be added to a meld alone.
fn fits(run: Run, card: Place) -> bool {
    let two = card & 15 == 2;
    let there = card & 15 > 2 && run.ranks >> (card & 15) & 1 == 1;
    (two || (card >> 4 == run.suit && !there)) && run.with(Cards::of(card)).is_meld()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::buraco::swift::tests::after_draw;

    const SPADES: u8 = 48;

    fn goes_out(position: &Position) -> bool {
        way_out(position).is_some_and(|steps| {
            let mut after = *position;
            for step in steps {
                after.apply(step, &[]);
            }
            after.stage == Stage::Over
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
