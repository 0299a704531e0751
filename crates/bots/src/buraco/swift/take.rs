//! Whether to take the pile, and with what.

use super::{
    cards::{Cards, Place},
    policy::{Manner, Sight},
    position::Position,
    run::TWO,
    span::{around, around_hole, best_dirty, cards_at, naturals, wild_of},
};

/// With which cards of the hand to take the pile, if that is possible and good.
pub(in crate::buraco) fn best_take(position: &Position, manner: &Manner) -> Option<Cards> {
    let with = possible_take(position)?;
    let pile = position.pile().len();
    if pile > usize::from(manner.most) {
        return None;
    }
    if with.twos() > 0 && pile < usize::from(manner.worth_a_wild) {
        return None;
    }
    let left = position.hand().len() - with.len() + pile as u32 - 1;
    (left > 1 || Sight::of(position, manner).wants_out).then_some(with)
}

/// With which cards of the hand to take the pile, if that is possible.
fn possible_take(position: &Position) -> Option<Cards> {
    let &top = position.pile().last()?;
    let hand = position.hand();
    if top & 15 == 2 {
        take_two(hand, top)
    } else {
        take_plain(hand, top)
    }
}

fn take_plain(hand: Cards, top: Place) -> Option<Cards> {
    let suit = top >> 4;
    let all = hand.plus(Cards::of(top));
    let aces = all.count(suit * 16 + 1);
    let ends: &[u32] = match top & 15 {
        1 => &[1, 14],
        _ => &[u32::from(top & 15)],
    };
    let places = naturals(all.lane(suit));
    // With the suit's own two in its place, where it makes a clean run.
    let with_two = places | all.lane(suit) & TWO;
    let clean = ends.iter().map(|&end| around(with_two, end));
    let clean = clean.max_by_key(|run| run.count_ones())?;
    if clean.count_ones() >= 3 {
        return Some(cards_at(clean, suit, aces).minus(Cards::of(top)));
    }
    let wild = wild_of(hand, suit)?;
    let dirty = ends.iter().map(|&end| around_hole(places, end));
    let dirty = dirty.max_by_key(|run| run.count_ones())?;
    let naturals = cards_at(dirty, suit, aces);
    (naturals.len() >= 2 && naturals.len() <= 13).then(|| naturals.minus(Cards::of(top)).plus(wild))
}

/// A two on the pile is natural in its own suit, or wild with any pair.
fn take_two(hand: Cards, top: Place) -> Option<Cards> {
    let suit = top >> 4;
    let places = naturals(hand.lane(suit));
    let clean = around(places | TWO, 2);
    if clean.count_ones() >= 3 {
        let aces = hand.count(suit * 16 + 1);
        return Some(cards_at(clean & !TWO, suit, aces));
    }
    best_dirty(hand).map(|(cards, _)| cards)
}
