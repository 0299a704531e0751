//! The best set of a short table, without searching.
//!
//! Nearly always there is only one set, and it can be told card by card. Where there are
//! several, all sets of the cards in question are looked at together.

use std::array;

use crate::{Carta, capture::weight};

/// How many cards a table may have here.
pub(crate) const MOST: usize = 8;
/// A one in every byte.
const LOW: u64 = 0x0101_0101_0101_0101;
/// By card: a one in every byte whose place has the card's bit.
const WITH: [u64; 3] = [
    0x0100_0100_0100_0100,
    0x0101_0000_0101_0000,
    0x0101_0101_0000_0000,
];

/// The best set with a sum that is known to be reachable, as
/// [`best_set`](crate::capture::best_set) has it, a bit by place.
#[inline]
pub(crate) fn best_set(table: [Carta; MOST], needed: u8, fewest: bool) -> u8 {
    let sums = Sums::new(table, needed);
    let every = sums.in_every_set();
    // Several sets share less than the sum, as no card is worth nothing.
    let rest = needed - sum_of(table, every);
    if rest == 0 {
        return every;
    }
    every | best_of_several(table, sums.in_some_set() & !every, rest, fewest)
}

#[inline]
fn sum_of(table: [Carta; MOST], set: u8) -> u8 {
    let values = u64::from_le_bytes(table.map(Carta::value));
    // Each byte keeps another bit of the set; then it is one or zero.
    let bits = (u64::from(set) * LOW) & 0x8040_2010_0804_0201;
    let ones = (bits + LOW * 0x7f) >> 7 & LOW;
    // The highest byte of the product is the sum of all bytes.
    ((values & (ones * 0xff)).wrapping_mul(LOW) >> 56) as u8
}

/// What the cards of a table can do for a sum.
struct Sums {
    table: [Carta; MOST],
    /// By place: bit r is set when the cards before it reach r.
    before: [u32; MOST],
    /// By place: bit r is set when the cards behind it can bring r up to the sum.
    behind: [u32; MOST],
}

impl Sums {
    #[inline]
    fn new(table: [Carta; MOST], needed: u8) -> Self {
        let (mut before, mut behind) = ([0; MOST], [0; MOST]);
        let (mut reachable, mut brought_up) = (1, 1 << needed);
        for place in 0..MOST {
            before[place] = reachable;
            reachable |= reachable << table[place].value();
        }
        for place in (0..MOST).rev() {
            behind[place] = brought_up;
            brought_up |= brought_up >> table[place].value();
        }
        Self {
            table,
            before,
            behind,
        }
    }

    /// The cards without which the sum cannot be reached.
    #[inline]
    fn in_every_set(&self) -> u8 {
        places(|place| self.before[place] & self.behind[place] == 0)
    }

    /// The cards with which the sum can be reached.
    #[inline]
    fn in_some_set(&self) -> u8 {
        places(|place| {
            let value = self.table[place].value();
            value > 0 && self.before[place] << value & self.behind[place] != 0
        })
    }
}

#[inline]
fn places(are: impl Fn(usize) -> bool) -> u8 {
    (0..MOST).fold(0, |set, place| set | u8::from(are(place)) << place)
}

/// The best of several sets of some cards: two at least.
///
/// Sums stay far below 128, so eight of them are the bytes of one word: the byte at place
/// p is the sum of the cards whose bits are set in p. Three cards make one word; each
/// further card doubles the words.
fn best_of_several(table: [Carta; MOST], cards: u8, needed: u8, fewest: bool) -> u8 {
    // The oldest card has the highest bit: of equally ranked sets the one that has the
    // oldest card the other has not is the greater number.
    let mut places = [0_u8; MOST];
    let mut count = 0;
    for place in (0..MOST as u8).rev() {
        places[count % MOST] = place;
        count += usize::from(cards >> place & 1);
    }
    let card = |at: usize| table[usize::from(places[at]) % MOST];
    let third = if count > 2 { card(2).value() } else { 32 };
    let first = u64::from(card(0).value()) * WITH[0]
        + u64::from(card(1).value()) * WITH[1]
        + u64::from(third) * WITH[2];
    let weights: [i16; MOST] = array::from_fn(|at| weight(card(at), fewest));
    // The sums of the sets of the further cards.
    let mut further = [0_u8; 1 << (MOST - 3)];
    let mut words = 1;
    for at in 3..count {
        for word in 0..words {
            further[words + word] = further[word] + card(at).value();
        }
        words *= 2;
    }
    let mut best = i32::MIN;
    for (word, &more) in further[..words].iter().enumerate() {
        let different = (first + u64::from(more) * LOW) ^ (u64::from(needed) * LOW);
        let mut equal = !(different + LOW * 0x7f) & (LOW << 7);
        while equal != 0 {
            let set = (word << 3) | (equal.trailing_zeros() as usize / 8);
            let parts = weights.iter().enumerate();
            let rank: i16 = parts.map(|(at, part)| part * (set >> at & 1) as i16).sum();
            best = best.max(i32::from(rank) << MOST | set as i32);
            equal &= equal - 1;
        }
    }
    (0..count).fold(0, |set, at| set | (best as u8 >> at & 1) << places[at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ScopaRules, capture};
    use baralho_game::chance;
    use baralho_laws::rules;

    #[test]
    fn on_a_short_table_the_best_set_is_the_one_that_a_search_finds() {
        let mut rng = chance::generator(3, 0);
        let (mut alone, mut several) = (0, 0);
        for capture in ["rank-first", "fewest"] {
            let rules: ScopaRules = rules("scopa", 2, &format!("capture={capture}"));
            for _ in 0..20_000 {
                let mut table = [Carta::NONE; MOST];
                let len = 1 + chance::below(MOST as u64, &mut rng) as usize;
                for card in &mut table[..len] {
                    // Twice the same card, too, as with several decks.
                    *card = Carta::from_index(chance::below(40, &mut rng) as u8);
                }
                let sums = capture::sums(&table[..len]);
                for needed in (1..15).filter(|needed| sums >> needed & 1 == 1) {
                    let searched = capture::best_set(&rules, &table[..len], needed);
                    let searched = searched.iter().fold(0, |set, place| set | 1 << place);
                    let set = best_set(table, needed, capture == "fewest");
                    assert_eq!(set, searched, "{needed} of {:?}", &table[..len]);
                    if Sums::new(table, needed).in_every_set() == set {
                        alone += 1;
                    } else {
                        several += 1;
                    }
                }
            }
        }
        assert!(alone > 10_000 && several > 10_000, "{alone} {several}");
    }
}
