//! Shuffling until the initial table does not hold too many cards of value 10.

use baralho_game::{Rng, chance};
use tinyvec::ArrayVec;

use crate::Carta;

/// Tries before the rest of them is taken together: what nearly all deals need.
const TRIES: usize = 64;

/// Shuffles a deck whose last cards open the round, again and again while those hold
/// `too_many` tens or more.
///
/// With many decks, a long table and a low limit, a deal that fits may come once in
/// millions. So after a few tries the number of tens on the table is drawn with the odds
/// it has among the deals that fit, which is what shuffling on would come to.
#[inline]
pub(crate) fn shuffle(deck: &mut [Carta], open: usize, too_many: Option<u8>, rng: &mut impl Rng) {
    chance::shuffle(deck, rng);
    let Some(too_many) = too_many.map(usize::from) else {
        return;
    };
    let mut tries = 1;
    while tens(&deck[deck.len() - open..]) >= too_many {
        if tries == TRIES {
            return fit(deck, open, too_many, rng);
        }
        chance::shuffle(deck, rng);
        tries += 1;
    }
}

fn tens(cards: &[Carta]) -> usize {
    cards.iter().filter(|card| card.value() == 10).count()
}

/// Deals anew, the number of tens on the table drawn first.
fn fit(deck: &mut [Carta], open: usize, too_many: usize, rng: &mut impl Rng) {
    let all_tens = tens(deck);
    let others = deck.len() - all_tens;
    let fewest = open.saturating_sub(others);
    // The odds of k tens among the open cards are C(tens, k) C(others, open - k); from one
    // k to the next they change by a simple factor. Only the four basic operations: the
    // same on every machine.
    let mut odds = ArrayVec::<[f64; 25]>::new();
    let mut odd = 1.0;
    for k in fewest..too_many.min(open + 1).min(all_tens + 1).max(fewest + 1) {
        odds.push(odd);
        odd *= ((all_tens - k) * (open - k)) as f64 / ((k + 1) * (others + k + 1 - open)) as f64;
    }
    let total: f64 = odds.iter().sum();
    let mut point = (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64 * total;
    let mut on_table = fewest;
    for odd in &odds[..odds.len() - 1] {
        if point < *odd {
            break;
        }
        point -= odd;
        on_table += 1;
    }
    // The deck is already in random order, so any of its tens do for the table.
    let (mut table, mut rest) = (
        ArrayVec::<[Carta; 240]>::new(),
        ArrayVec::<[Carta; 240]>::new(),
    );
    let (mut tens_left, mut others_left) = (on_table, open - on_table);
    for &card in deck.iter() {
        let left = if card.value() == 10 {
            &mut tens_left
        } else {
            &mut others_left
        };
        if *left > 0 {
            *left -= 1;
            table.push(card);
        } else {
            rest.push(card);
        }
    }
    let (first, last) = deck.split_at_mut(rest.len());
    first.copy_from_slice(&rest);
    last.copy_from_slice(&table);
    chance::shuffle(first, rng);
    chance::shuffle(last, rng);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ScopaRules;
    use baralho_laws::rules;

    fn counts(decks: u8, open: usize, too_many: usize, fitted: bool) -> Vec<u32> {
        let rules: ScopaRules = rules("scopa", 2, &format!("decks={decks}"));
        let mut rng = chance::generator(11, u64::from(fitted));
        let mut counts = vec![0; too_many];
        for _ in 0..20_000 {
            let mut deck = crate::state::deck_of::<240>(&rules);
            chance::shuffle(&mut deck, &mut rng);
            if fitted {
                fit(&mut deck, open, too_many, &mut rng);
            } else {
                while tens(&deck[deck.len() - open..]) >= too_many {
                    chance::shuffle(&mut deck, &mut rng);
                }
            }
            counts[tens(&deck[deck.len() - open..])] += 1;
        }
        counts
    }

    #[test]
    fn drawing_the_number_of_tens_has_the_odds_of_shuffling_on() {
        for (decks, open, too_many) in [(1, 19, 3), (2, 17, 2), (3, 30, 3)] {
            let (fitted, shuffled) = (
                counts(decks, open, too_many, true),
                counts(decks, open, too_many, false),
            );
            for (one, other) in fitted.iter().zip(&shuffled) {
                assert!(one.abs_diff(*other) < 500, "{fitted:?} {shuffled:?}");
            }
        }
    }

    #[test]
    fn the_rarest_table_still_comes() {
        let rules: ScopaRules = rules("scopa", 14, "decks=6,cards_per_deal=9,redeal=1");
        let mut deck = crate::state::deck_of::<240>(&rules);
        let open = rules.initial_table(14);
        assert_eq!(open, 114);
        for seed in 0..20 {
            shuffle(
                &mut deck,
                open,
                rules.redeal,
                &mut chance::generator(seed, 1),
            );
            assert_eq!(tens(&deck[deck.len() - open..]), 0);
            let mut all: Vec<usize> = deck.iter().map(|card| card.index()).collect();
            all.sort_unstable();
            assert!(
                all.iter().enumerate().all(|(at, kind)| *kind == at / 6),
                "every card six times"
            );
        }
    }
}
