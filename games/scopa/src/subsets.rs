//! The best set of a short table, by looking at all sets at once.
//!
//! Sums stay far below 128, so eight of them are the bytes of one word: the byte at place
//! p is the sum of the cards whose bits are set in p. Three cards make one word; each
//! further card doubles the words. There is nothing to foresee but how many sets fit, and
//! that is nearly always one.

use crate::{
    Carta,
    capture::{Places, weight},
};

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
/// [`best_set`](crate::capture::best_set) has it. Fillers behind the table's end are too
/// high to count.
#[inline]
pub(crate) fn best_set(table: [Carta; MOST], needed: u8, fewest: bool) -> Places {
    // Only cards below the sum can be in a set of several; a card that is the sum itself
    // can be one, too.
    let mut places = [0_u8; MOST + 1];
    let mut count = 0;
    for (place, card) in table.iter().enumerate() {
        places[count] = place as u8;
        count += usize::from(card.value() <= needed);
    }
    let value = |at: usize| {
        let card = table[usize::from(places[at]) % MOST];
        if at < count {
            u64::from(card.value())
        } else {
            0
        }
    };
    let first = value(0) * WITH[0] + value(1) * WITH[1] + value(2) * WITH[2];
    // The sums of the sets of the further cards.
    let mut further = [0_u8; 1 << (MOST - 3)];
    let mut words = 1;
    for at in 3..count {
        for word in 0..words {
            further[words + word] = further[word] + value(at) as u8;
        }
        words *= 2;
    }
    let mut best = Found::default();
    for (word, &more) in further[..words].iter().enumerate() {
        let different = (first + u64::from(more) * LOW) ^ (u64::from(needed) * LOW);
        let mut equal = !(different + LOW * 0x7f) & (LOW << 7);
        while equal != 0 {
            let set = (word << 3) | (equal.trailing_zeros() as usize / 8);
            // Without all of the first three cards some places repeat each other.
            if set < 1 << count {
                best.consider(set as u8, |at| {
                    weight(table[usize::from(places[at])], fewest)
                });
            }
            equal &= equal - 1;
        }
    }
    let mut chosen = Places::new();
    let mut rest = best.set;
    while rest != 0 {
        chosen.push(places[rest.trailing_zeros() as usize]);
        rest &= rest - 1;
    }
    chosen
}

/// The best set so far, as bits by card.
#[derive(Default)]
struct Found {
    set: u8,
    rank: Option<i16>,
}

impl Found {
    /// Ranks are only added up once a second set is found.
    #[inline]
    fn consider(&mut self, set: u8, weight: impl Fn(usize) -> i16) {
        if self.set == 0 {
            self.set = set;
            return;
        }
        let rank = |set: u8| -> i16 {
            let cards = (0..MOST).filter(|at| set >> at & 1 == 1);
            cards.map(&weight).sum()
        };
        let best = self.rank.unwrap_or_else(|| rank(self.set));
        let new = rank(set);
        // On equal rank the set wins that has the oldest card the other has not.
        let differ = self.set ^ set;
        let older = set & differ & differ.wrapping_neg() != 0;
        if new > best || (new == best && older) {
            self.set = set;
            self.rank = Some(new);
        } else {
            self.rank = Some(best);
        }
    }
}
