//! Runs among the places of a suit: 1 to 14 are A 2 3 ... K A, an ace having two.

use super::{
    cards::{ACES, Cards, Place, TWOS},
    run::{HIGH_ACE, LOW_ACE, RANKS},
};

/// The places of a suit but for its two: ranks from three to king, an ace at both ends.
#[inline]
pub(super) const fn naturals(lane: u16) -> u16 {
    (lane & (RANKS | LOW_ACE)) | (lane & LOW_ACE) << 13
}

/// All neighbours of a place, and itself, among these.
#[inline]
pub(super) const fn around(places: u16, at: u32) -> u16 {
    let up = (places >> at).trailing_ones();
    let down = (places << (15 - at)).leading_ones();
    if up == 0 {
        return 0;
    }
    (((1_u32 << (up + down - 1)) - 1) << (at + 1 - down)) as u16
}

/// The longest of the runs around a place that one missing place may interrupt.
#[inline]
pub(super) fn around_hole(places: u16, at: u32) -> u16 {
    let whole = around(places, at);
    if whole == 0 {
        return 0;
    }
    let (low, high) = (whole.trailing_zeros(), whole.ilog2());
    let mut best = whole;
    // Place 0 and place 15 are no places.
    for (hole, beyond) in [
        (high + 1, high + 2),
        (low.wrapping_sub(1), low.wrapping_sub(2)),
    ] {
        if (1..15).contains(&hole) && (1..15).contains(&beyond) && places >> beyond & 1 == 1 {
            let joined = whole | around(places, beyond);
            if joined.count_ones() > best.count_ones() {
                best = joined;
            }
        }
    }
    best
}

/// The cards of a suit at these places; a lone ace is not at both ends.
#[inline]
pub(super) fn cards_at(places: u16, suit: u8, aces: u32) -> Cards {
    let mut places = places;
    if aces < 2 && places & (LOW_ACE | HIGH_ACE) == LOW_ACE | HIGH_ACE {
        places &= !LOW_ACE;
    }
    let both = places & (LOW_ACE | HIGH_ACE) == LOW_ACE | HIGH_ACE;
    let low = places & !HIGH_ACE | (places & HIGH_ACE) >> 13;
    Cards {
        once: u64::from(low) << (suit * 16),
        twice: u64::from(if both { LOW_ACE } else { 0 }) << (suit * 16),
    }
}

/// A two for a wild in a run of this suit: of another suit if there is one.
#[inline]
pub(super) fn wild_of(hand: Cards, suit: u8) -> Option<Cards> {
    let twos = hand.once & TWOS;
    let own = 1_u64 << (suit * 16 + 2);
    let chosen = if twos & !own == 0 { twos } else { twos & !own };
    (chosen != 0).then(|| Cards::of(chosen.trailing_zeros() as Place))
}

/// The most cards of a suit that make a meld with one wild, and of which suit.
pub(super) fn best_dirty(hand: Cards) -> Option<(Cards, u8)> {
    let places = hand.once & !TWOS | (hand.once & ACES) << 13;
    // Two neighbours, or two with one place between.
    let mut pairs = places & (places >> 1 | places >> 2);
    let mut best: Option<(Cards, u8)> = None;
    while pairs != 0 {
        let lowest = pairs.trailing_zeros();
        pairs &= pairs - 1;
        let suit = (lowest / 16) as u8;
        let run = around_hole((places >> (suit * 16)) as u16, lowest % 16);
        let cards = cards_at(run, suit, hand.count(suit * 16 + 1));
        let more = best.is_none_or(|(best, _)| cards.len() > best.len());
        if more && (2..=13).contains(&cards.len()) {
            best = Some((cards, suit));
        }
    }
    best
}
