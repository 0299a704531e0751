//! The best card of each suit.

use super::DIAMONDS;

/// The place of a suit's best card where it has none.
pub const NO_CARD: u8 = 40;

/// What the best card of a suit counts, by its place in [`best_of_suits`].
const WORTH: [u8; 41] = {
    const BY_VALUE: [u8; 10] = [10, 10, 10, 12, 13, 14, 15, 16, 18, 21];
    let mut worth = [0; 41];
    let mut place = 0;
    while place < 40 {
        worth[place] = BY_VALUE[place / 4];
        place += 1;
    }
    worth
};

/// The best card of every suit, as its place when all cards are put in the order of their
/// worth: four times figures, then 2, 3, 4, 5, ace, 6 and 7. [`NO_CARD`] where there is none.
#[inline]
pub fn best_of_suits(cards: u64) -> [u8; 4] {
    let (ace, low, high) = (cards & 0xf, cards >> 4 & 0xffff, cards >> 20 & 0xff);
    let by_worth = cards >> 28 | low << 12 | ace << 28 | high << 32;
    let mut best = [NO_CARD; 4];
    for (suit, best) in best.iter_mut().enumerate() {
        let of_suit = by_worth & (DIAMONDS << suit);
        if of_suit != 0 {
            *best = of_suit.ilog2() as u8;
        }
    }
    best
}

/// The primiera as far as it goes: suits without a card count nothing.
#[inline]
pub fn incomplete_primiera(best: [u8; 4]) -> u8 {
    best.iter().map(|&place| WORTH[usize::from(place)]).sum()
}

/// The primiera: 0 when a suit is missing.
#[inline]
pub fn primiera(best: [u8; 4]) -> u8 {
    if best.contains(&NO_CARD) {
        return 0;
    }
    incomplete_primiera(best)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bag, Carta, swift::set_of};
    use baralho_game::chance;

    #[test]
    fn the_primiera_agrees_with_the_engine() {
        let mut rng = chance::generator(3, 0);
        for _ in 0..2000 {
            let some = Carta::all().filter(|_| chance::below(5, &mut rng) == 0);
            let bag: Bag = some.collect();
            let cards = set_of(bag.iter());
            assert_eq!(u16::from(primiera(best_of_suits(cards))), bag.primiera());
        }
    }
}
