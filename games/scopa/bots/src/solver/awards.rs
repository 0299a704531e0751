//! What the categories have come to between two pooled piles.

use baralho_scopa::{
    Mechanic, Prime,
    swift::{Course, DECK, DIAMONDS, SETTEBELLO, SEVENS},
};

/// What the categories have come to between two pooled piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Awards {
    /// The points that nobody can lose any more, as a margin.
    pub(super) margin: i32,
    /// How many categories are still open.
    pub(super) open: i32,
    /// What the open ones depend on besides the cards not captured yet.
    pub(super) code: u64,
}

impl Awards {
    /// Nothing is settled.
    pub(super) const OPEN: Self = Self {
        margin: 0,
        open: 4,
        code: 0,
    };

    /// What the categories have come to, the piles being one for each side.
    #[inline]
    pub(super) fn of(course: &Course, piles: &[u64; 6]) -> Self {
        let mut awards = Self {
            margin: 0,
            open: 0,
            code: 0,
        };
        if course.mechanic == Mechanic::OnlyScopas {
            return awards;
        }
        let [ours, theirs, ..] = *piles;
        awards.count(ours, theirs, 40, 6);
        awards.count(ours & DIAMONDS, theirs & DIAMONDS, 10, 4);
        awards.count(ours & SETTEBELLO, theirs & SETTEBELLO, 1, 0);
        if course.prime == Prime::Sevens {
            awards.count(ours & SEVENS, theirs & SEVENS, 4, 3);
        } else {
            awards.primiera(ours, theirs);
        }
        awards
    }

    /// A category of most cards, of so many there are, with so many bits for its code.
    #[inline]
    fn count(&mut self, ours: u64, theirs: u64, all: u32, bits: u32) {
        let (ours, theirs) = (ours.count_ones(), theirs.count_ones());
        let half = all / 2;
        self.code <<= bits;
        if ours > half {
            self.margin += 1;
            self.code |= (1 << bits) - 1;
        } else if theirs > half {
            self.margin -= 1;
            self.code |= (1 << bits) - 1;
        } else {
            // All captured and equal: settled too, and different from every other case.
            self.open += i32::from(ours + theirs < all);
            self.code |= u64::from(ours);
        }
    }

    #[inline]
    fn primiera(&mut self, ours: u64, theirs: u64) {
        const SETTLED: u64 = (1 << 32) - 1;
        let (our_best, their_best) = (best_of_suits(ours), best_of_suits(theirs));
        let (our_sum, their_sum) = (primiera(our_best), primiera(their_best));
        self.code <<= 32;
        if our_sum > primiera(best_of_suits(DECK & !ours)) {
            self.margin += 1;
            self.code |= SETTLED;
        } else if their_sum > primiera(best_of_suits(DECK & !theirs)) {
            self.margin -= 1;
            self.code |= SETTLED;
        } else {
            self.open += 1;
            let mut code = 0;
            for best in our_best.into_iter().chain(their_best) {
                // Figures count alike; 15 stays free for what is settled.
                let class = if best == 40 { 14 } else { (best / 4).max(2) };
                code = code << 4 | u64::from(class);
            }
            self.code |= code;
        }
    }
}

/// What the best card of a suit counts in the primiera, by its bit in [`by_worth`]; the last is
/// for none.
const PRIMIERA_AT: [u8; 41] = {
    const WORTH: [u8; 10] = [10, 10, 10, 12, 13, 14, 15, 16, 18, 21];
    let mut worth = [0; 41];
    let mut bit = 0;
    while bit < 40 {
        worth[bit] = WORTH[bit / 4];
        bit += 1;
    }
    worth
};

/// A set with its values in the order of their worth in the primiera: figures, then 2, 3, 4,
/// 5, ace, 6 and 7. Of the cards of a suit the one that counts most is the highest bit.
#[inline]
const fn by_worth(cards: u64) -> u64 {
    let (ace, low, high) = (cards & 0xf, cards >> 4 & 0xffff, cards >> 20 & 0xff);
    cards >> 28 | low << 12 | ace << 28 | high << 32
}

/// The best card of every suit, as its bit in [`by_worth`], or 40 where there is none.
#[inline]
fn best_of_suits(cards: u64) -> [u8; 4] {
    let cards = by_worth(cards);
    let mut best = [40; 4];
    for (suit, best) in best.iter_mut().enumerate() {
        let of_suit = cards & (DIAMONDS << suit);
        if of_suit != 0 {
            *best = of_suit.ilog2() as u8;
        }
    }
    best
}

/// The primiera of these best cards: 0 when a suit is missing.
#[inline]
fn primiera(best: [u8; 4]) -> u8 {
    let worth = best.map(|bit| PRIMIERA_AT[bit as usize]);
    if worth.contains(&0) {
        return 0;
    }
    worth.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_game::chance;
    use baralho_scopa::{Bag, Carta};

    #[test]
    fn the_primiera_agrees_with_the_engine() {
        let mut rng = chance::generator(3, 0);
        for _ in 0..2000 {
            let some = Carta::all().filter(|_| chance::below(5, &mut rng) == 0);
            let bag: Bag = some.collect();
            let cards = bag.iter().fold(0, |set, card| set | 1 << card.index());
            assert_eq!(u16::from(primiera(best_of_suits(cards))), bag.primiera());
        }
    }
}
