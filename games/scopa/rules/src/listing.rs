//! The moves of a hand: listed, counted, or one of them drawn.

use std::ops::ControlFlow;

use baralho_game::{Rng, chance};

use crate::{Bag, Carta, Choice, Hand, Move, Open, capture, ways::Ways};

/// One of the moves of a hand, each equally likely: the ways of each card are counted,
/// and only those of the card picked are listed.
#[inline]
pub(crate) fn random_from<const CARDS: usize, const SEATS: usize>(
    open: &Open<CARDS, SEATS>,
    hand: Hand,
    rng: &mut impl Rng,
) -> Option<Move> {
    if Ways::pays(&open.rules, &open.table) {
        return random_counted(open, hand, rng);
    }
    // As `count_upto` does it: called, it makes random play a tenth slower.
    let mut upto = [0_u32; 10];
    let mut total = 0;
    for (place, card) in hand.iter().enumerate() {
        if hand.place_of(card) == Some(place) {
            total += count_ways(open, card);
        }
        upto[place] = total;
    }
    if total == 0 {
        return None;
    }
    let pick = chance::below(total.into(), rng) as u32;
    let place = upto[..hand.len()].iter().position(|&below| pick < below)?;
    let mut skip = pick - place.checked_sub(1).map_or(0, |before| upto[before]);
    visit_ways(open, hand.get(place)?, |m| {
        if skip == 0 {
            return ControlFlow::Break(m);
        }
        skip -= 1;
        ControlFlow::Continue(())
    })
    .break_value()
}

/// The same on a long table, where even the ways of one card are too many to be listed.
#[cold]
fn random_counted<const CARDS: usize, const SEATS: usize>(
    open: &Open<CARDS, SEATS>,
    hand: Hand,
    rng: &mut impl Rng,
) -> Option<Move> {
    let ways = Ways::new(&open.rules, &open.table);
    let mut upto = [0_u32; 10];
    let total = count_upto(hand, &mut upto, |card| ways.count(card).max(1));
    let pick = chance::below(total.into(), rng) as u32;
    let place = upto[..hand.len()].iter().position(|&below| pick < below)?;
    let skip = pick - place.checked_sub(1).map_or(0, |before| upto[before]);
    let card = hand.get(place)?;
    let places = ways.nth(card, skip);
    let take = Some(capture::at(&open.table, &places).collect());
    Some(Move { card, take })
}

/// By place in a hand, how many moves its cards have up to there. Gives all of them.
#[inline]
fn count_upto(hand: Hand, upto: &mut [u32; 10], ways: impl Fn(Carta) -> u32) -> u32 {
    let mut total = 0;
    for (place, card) in hand.iter().enumerate() {
        if hand.place_of(card) == Some(place) {
            total += ways(card);
        }
        upto[place] = total;
    }
    total
}

pub(crate) fn count_hand<const CARDS: usize, const SEATS: usize>(
    open: &Open<CARDS, SEATS>,
    hand: Hand,
) -> u32 {
    let mut upto = [0; 10];
    if Ways::pays(&open.rules, &open.table) {
        let ways = Ways::new(&open.rules, &open.table);
        return count_upto(hand, &mut upto, |card| ways.count(card).max(1));
    }
    count_upto(hand, &mut upto, |card| count_ways(open, card))
}

/// In how many ways a card can be played.
#[inline]
fn count_ways<const CARDS: usize, const SEATS: usize>(
    open: &Open<CARDS, SEATS>,
    card: Carta,
) -> u32 {
    let rules = &open.rules;
    if rules.choice == Choice::Most || !open.can_capture(card) {
        return 1;
    }
    let mut ways = 0;
    let _: ControlFlow<()> = capture::visit_sets(rules, &open.table, card, true, |_| {
        ways += 1;
        ControlFlow::Continue(())
    });
    ways
}

/// Every way to play a card: its captures in table order, or to lay it.
#[inline]
fn visit_ways<B, const CARDS: usize, const SEATS: usize>(
    open: &Open<CARDS, SEATS>,
    card: Carta,
    mut visit: impl FnMut(Move) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let rules = &open.rules;
    if rules.choice == Choice::Most {
        return visit(Move { card, take: None });
    }
    if !open.can_capture(card) {
        let take = Some(Bag::EMPTY);
        return visit(Move { card, take });
    }
    capture::visit_sets(rules, &open.table, card, true, |places| {
        let take = Some(capture::at(&open.table, places).collect());
        visit(Move { card, take })
    })
}

/// Every move of a hand, in hand order, each card's captures in table order.
pub(crate) fn visit_hand<B, const CARDS: usize, const SEATS: usize>(
    open: &Open<CARDS, SEATS>,
    hand: Hand,
    mut visit: impl FnMut(Move) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for (place, card) in hand.iter().enumerate() {
        // Copies of a card already shown are the same moves.
        if hand.place_of(card) == Some(place) {
            visit_ways(open, card, &mut visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// The first moves of each card of a hand, so many of each at the most.
pub(crate) fn visit_few<const CARDS: usize, const SEATS: usize>(
    open: &Open<CARDS, SEATS>,
    hand: Hand,
    each: usize,
    mut visit: impl FnMut(Move),
) {
    for (place, card) in hand.iter().enumerate() {
        if hand.place_of(card) != Some(place) {
            continue;
        }
        let mut left = each;
        let _ = visit_ways(open, card, |chosen| {
            visit(chosen);
            left = left.saturating_sub(1);
            if left == 0 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
    }
}
