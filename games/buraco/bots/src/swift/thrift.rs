//! Wilds where they let most cards go: who adds one to a meld that needs none has wasted
//! it, for with any pair of neighbours it would make a meld.

use baralho_buraco::{Bag, Meld, Move, Phase, TWOS};

use super::{
    lay::{Lay, natural_additions, with_wild},
    policy::Sight,
    position::Position,
    span::{best_dirty, wild_of},
};

/// What a card that leaves the hand counts for, in points.
const PER_CARD: i32 = 50;
/// What it counts against a wild that a clean meld takes it.
const SOILED: i32 = 50;

/// A use of a wild: what it counts for, and the step.
type Use = (i32, Move);

/// Lays wilds with the cards they take along, one after another, and tells each of them.
pub(super) fn spend_wilds(
    position: &mut Position,
    sight: Sight,
    lay: Lay,
    tell: &mut impl FnMut(Move),
) {
    while position.table.phase == Phase::Play {
        let hand = position.hand();
        if hand.once() & TWOS == 0 {
            return;
        }
        // There is nothing that it could take along later.
        let alone = sight.late || (sight.wants_out && hand.len() - hand.all_twos() as usize <= 1);
        let mut best = None;
        if matches!(lay, Lay::All | Lay::Additions) {
            for (index, meld) in position.table.melds.of(position.team()).enumerate() {
                better(&mut best, addition(meld, index, hand, alone));
            }
        }
        if matches!(lay, Lay::All | Lay::Melds) {
            better(&mut best, new_meld(hand));
        }
        let Some((_, step)) = best else { return };
        let (Move::Meld { cards } | Move::Add { cards, .. }) = step else {
            return;
        };
        if !sight.allows(position, cards.len()) {
            return;
        }
        position.apply(step, &[]);
        tell(step);
    }
}

#[inline]
fn better(best: &mut Option<Use>, other: Option<Use>) {
    if let Some((worth, _)) = other
        && best.is_none_or(|(best, _)| worth > best)
    {
        *best = other;
    }
}

/// A wild for a meld, and whatever fits beside it then.
fn addition(meld: Meld, index: usize, hand: Bag, alone: bool) -> Option<Use> {
    let (wild, after) = with_wild(meld, hand)?;
    let soils = !meld.has_wild();
    let more = natural_additions(after, hand.minus(wild), false);
    let cards = more.plus(wild);
    let mut grown = after;
    grown.grow(more);
    let gain = grown.points() - meld.points();
    if gain <= 0 || (gain < 100 && more.is_empty() && !alone) {
        return None;
    }
    let worth = gain + PER_CARD * cards.len() as i32 - SOILED * i32::from(soils);
    let meld = index as u8;
    Some((worth, Move::Add { meld, cards }))
}

/// A wild with the most neighbours that make a meld with it.
fn new_meld(hand: Bag) -> Option<Use> {
    let (naturals, suit) = best_dirty(hand)?;
    let cards = naturals.plus(wild_of(hand, suit)?);
    let worth = cards.value() + PER_CARD * cards.len() as i32;
    Some((worth, Move::Meld { cards }))
}

#[cfg(test)]
mod tests {
    use super::{super::tests::after_draw, *};
    use crate::swift::{
        discard::Place,
        lay::{Style, Wilds, lay_out},
        policy::Manner,
    };

    const DIAMONDS: Place = 0;
    const SPADES: Place = 16;
    const HEARTS: Place = 32;
    const LONG: &[Place] = &[SPADES + 9, SPADES + 10, SPADES + 11];

    /// What stays in the hand when wilds are used so.
    fn left(hand: &[Place], wilds: Wilds) -> Bag {
        let mut position = after_draw(hand, &[LONG]);
        let lay = Lay::All;
        lay_out(
            &mut position,
            &Manner::RACES,
            Style { lay, wilds },
            &mut |_| (),
        );
        position.hand()
    }

    #[test]
    fn a_wild_goes_with_a_pair_and_not_alone_to_a_meld() {
        let hand = [
            DIAMONDS + 2,
            HEARTS + 5,
            HEARTS + 7,
            HEARTS + 12,
            DIAMONDS + 9,
        ];
        assert_eq!(left(&hand, Wilds::Thrifty).len(), 2);
        assert_eq!(left(&hand, Wilds::Eager).len(), 4, "it went alone");
    }

    #[test]
    fn a_wild_bridges_a_hole_of_a_meld_for_the_card_beyond() {
        let hand = [
            DIAMONDS + 2,
            SPADES + 13,
            HEARTS + 5,
            HEARTS + 9,
            DIAMONDS + 9,
        ];
        assert_eq!(left(&hand, Wilds::Thrifty).len(), 3);
    }

    #[test]
    fn a_wild_that_nothing_goes_with_is_kept_until_it_is_the_last_but_one() {
        let hand = [DIAMONDS + 2, HEARTS + 5, HEARTS + 9, DIAMONDS + 9];
        assert_eq!(left(&hand, Wilds::Thrifty).all_twos(), 1);
        let last = [DIAMONDS + 2, HEARTS + 5];
        assert_eq!(
            left(&last, Wilds::Thrifty),
            Bag::from_bits(1 << (HEARTS + 5))
        );
    }
}
