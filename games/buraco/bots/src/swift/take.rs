//! Whether to take the pile, and with what.

use baralho_buraco::{Bag, TWO};
use baralho_cards::{Card, Rank, Suit};

use super::{
    policy::{Manner, Sight},
    position::Position,
    span::{around, around_hole, best_dirty, cards_at, wild_of},
};

/// With which cards of the hand to take the pile, if that is possible and good.
pub(crate) fn best_take(position: &Position, manner: &Manner) -> Option<Bag> {
    let with = possible_take(position)?;
    let pile = position.table.pile.len();
    if pile > usize::from(manner.most) {
        return None;
    }
    if with.all_twos() > 0 && pile < usize::from(manner.worth_a_wild) {
        return None;
    }
    let left = position.hand().len() - with.len() + pile - 1;
    (left > 1 || Sight::of(position, manner).wants_out).then_some(with)
}

/// With which cards of the hand to take the pile, if that is possible.
fn possible_take(position: &Position) -> Option<Bag> {
    let &top = position.table.pile.last()?;
    if top.rank() == Rank::Two {
        take_two(position.hand(), top)
    } else {
        take_plain(position.hand(), top)
    }
}

fn take_plain(hand: Bag, top: Card) -> Option<Bag> {
    let suit = top.suit();
    let all = hand.plus(Bag::of(top));
    let aces = all.aces(suit);
    let ends: &[u32] = match top.rank() {
        Rank::Ace => &[1, 14],
        rank => &[u32::from(rank.number())],
    };
    let places = places_of(all, suit);
    // With the suit's own two in its place, where it makes a clean run.
    let with_two = places | all.lane(suit) & TWO;
    let clean = ends.iter().map(|&end| around(with_two, end));
    let clean = clean.max_by_key(|run| run.count_ones())?;
    if clean.count_ones() >= 3 {
        return Some(cards_at(clean, suit, aces).minus(Bag::of(top)));
    }
    let wild = wild_of(hand, suit)?;
    let dirty = ends.iter().map(|&end| around_hole(places, end));
    let dirty = dirty.max_by_key(|run| run.count_ones())?;
    let naturals = cards_at(dirty, suit, aces);
    (2..=13)
        .contains(&naturals.len())
        .then(|| naturals.minus(Bag::of(top)).plus(wild))
}

/// The places of a suit but for its two, an ace at both ends.
fn places_of(hand: Bag, suit: Suit) -> u16 {
    (hand.places() >> (suit as u32 * 16)) as u16
}

/// A two on the pile is natural in its own suit, or wild with any pair.
fn take_two(hand: Bag, top: Card) -> Option<Bag> {
    let suit = top.suit();
    let clean = around(places_of(hand, suit) | TWO, 2);
    if clean.count_ones() >= 3 {
        return Some(cards_at(clean & !TWO, suit, hand.aces(suit)));
    }
    best_dirty(hand).map(|(cards, _)| cards)
}
