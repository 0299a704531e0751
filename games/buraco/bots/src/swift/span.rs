//! Runs among the places of a suit: 1 to 14 are A 2 3 ... K A, an ace having two.

use baralho_buraco::{ACE, Bag, Bits, HIGH_ACE, Meld, RUN, TWO};
use baralho_cards::Suit;

/// Ranks from three to king that could come next to a meld's, or fill its hole: no others can
/// be added alone.
#[inline]
pub(super) const fn window(meld: Meld) -> u16 {
    let aces = if meld.aces() > 0 { ACE | HIGH_ACE } else { 0 };
    let twos = if meld.twos() > 0 { TWO } else { 0 };
    let all = meld.run() | aces | twos;
    (all << 1 | all >> 1 | all << 2 | all >> 2) & !meld.run() & RUN
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
pub(super) const fn cards_at(places: u16, suit: Suit, aces: u8) -> Bag {
    let ends = places & (ACE | HIGH_ACE);
    let ace = if ends == 0 { 0 } else { ACE };
    let both = aces > 1 && ends == ACE | HIGH_ACE;
    Bag::from_lane(suit, places & !HIGH_ACE | ace, if both { ACE } else { 0 })
}

/// A two for a wild in a run of this suit: of another suit if there is one.
#[inline]
pub(super) fn wild_of(hand: Bag, suit: Suit) -> Option<Bag> {
    let two = |suit| Bag::from_lane(suit, TWO, 0);
    let own = Some(two(suit)).filter(|&own| hand.contains(own));
    hand.foreign_two(suit).map(two).or(own)
}

/// The most cards of a suit that make a meld with one wild, and of which suit.
pub(super) fn best_dirty(hand: Bag) -> Option<(Bag, Suit)> {
    let places = hand.places();
    // Two neighbours, or two with one place between.
    let pairs = places & (places >> 1 | places >> 2);
    let mut best: Option<(Bag, Suit)> = None;
    for lowest in Bits(pairs) {
        let suit = Suit::ALL[lowest as usize / 16];
        let run = around_hole((places >> (lowest & !15)) as u16, lowest % 16);
        let cards = cards_at(run, suit, hand.aces(suit));
        let more = best.is_none_or(|(best, _)| cards.len() > best.len());
        if more && (2..=13).contains(&cards.len()) {
            best = Some((cards, suit));
        }
    }
    best
}
