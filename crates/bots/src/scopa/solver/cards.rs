//! Sets of the 40 cards as bits, in an order made for the primiera: of the cards of a
//! suit the one that counts most is the highest bit.

use baralho_cards::Suit;
use baralho_scopa::{Bag, Carta};

/// A set of cards.
pub(super) type Cards = u64;

/// The capture values by ascending worth in the primiera: figures, then 2, 3, 4, 5, ace,
/// 6 and 7. A value's four cards are four neighbouring bits.
const VALUES: [u8; 10] = [8, 9, 10, 2, 3, 4, 5, 1, 6, 7];

/// Where the four cards of each value from 1 to 10 begin.
const PLACES: [u8; 11] = {
    let mut places = [0; 11];
    let mut at = 0;
    while at < VALUES.len() {
        places[VALUES[at] as usize] = 4 * at as u8;
        at += 1;
    }
    places
};

/// The value of the card at a bit.
pub(super) const VALUE_AT: [u8; 64] = {
    let mut values = [0; 64];
    let mut bit = 0;
    while bit < 40 {
        values[bit] = VALUES[bit / 4];
        bit += 1;
    }
    values
};

/// What the best card of a suit counts in the primiera, by its bit; the last is for none.
pub(super) const PRIMIERA_AT: [u8; 41] = {
    const WORTH: [u8; 10] = [10, 10, 10, 12, 13, 14, 15, 16, 18, 21];
    let mut worth = [0; 41];
    let mut bit = 0;
    while bit < 40 {
        worth[bit] = WORTH[bit / 4];
        bit += 1;
    }
    worth
};

/// All diamonds: every value's first bit.
pub(super) const DIAMONDS: Cards = 0x11_1111_1111;
/// All sevens: the highest value.
pub(super) const SEVENS: Cards = of_value(7);
/// The 7 of diamonds.
pub(super) const SETTEBELLO: Cards = DIAMONDS & SEVENS;

/// The cards of a value.
#[inline]
pub(super) const fn of_value(value: u8) -> Cards {
    0xf << PLACES[value as usize]
}

/// The bit of a card.
pub(super) fn bit(card: Carta) -> u8 {
    PLACES[card.value() as usize] + card.suit() as u8
}

/// The set of one card.
pub(super) fn set(card: Carta) -> Cards {
    1 << bit(card)
}

/// The card at a bit.
pub(super) fn card_at(bit: u8) -> Carta {
    Carta::new(VALUE_AT[bit as usize], Suit::ALL[bit as usize % 4])
}

/// The cards of a bag that holds none twice.
pub(super) fn set_of(bag: Bag) -> Cards {
    bag.iter().fold(0, |all, card| all | set(card))
}

/// The bits of a set, the lowest first.
#[inline]
pub(super) fn bits(mut cards: Cards) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if cards == 0 {
            return None;
        }
        let bit = cards.trailing_zeros() as u8;
        cards &= cards - 1;
        Some(bit)
    })
}

/// The best card of every suit, as its bit, or 40 where there is none.
#[inline]
pub(super) fn best_of_suits(cards: Cards) -> [u8; 4] {
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
pub(super) fn primiera(best: [u8; 4]) -> u8 {
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

    #[test]
    fn bits_are_cards_and_the_primiera_agrees_with_the_engine() {
        let mut all = 0;
        for card in Carta::all() {
            assert_eq!(card_at(bit(card)), card);
            assert_eq!(VALUE_AT[bit(card) as usize], card.value());
            assert_eq!(set(card) & DIAMONDS != 0, card.is_diamond());
            all |= set(card);
        }
        assert_eq!(all, (1 << 40) - 1);
        assert_eq!(set(Carta::SETTEBELLO), SETTEBELLO);
        let mut rng = chance::generator(3, 0);
        for _ in 0..2000 {
            let mut bag = Bag::EMPTY;
            for card in Carta::all().filter(|_| chance::below(5, &mut rng) == 0) {
                bag.add(card);
            }
            let cards = set_of(bag);
            assert_eq!(u16::from(primiera(best_of_suits(cards))), bag.primiera());
            assert_eq!((cards & SEVENS).count_ones(), u32::from(bag.sevens()));
        }
    }
}
