//! Chances, exactly: how likely hidden cards lie where they matter.

/// How likely a hand of so many of the unseen cards holds at least one of the `good` ones.
///
/// ```
/// // Four sevens among 10 unseen cards, three of which are dealt to somebody.
/// let chance = baralho_bots::at_least_one(10, 4, 3);
/// assert!((chance - (1.0 - 20.0 / 120.0)).abs() < 1e-12);
/// ```
pub fn at_least_one(unseen: usize, good: usize, hand: usize) -> f64 {
    let hand = hand.min(unseen);
    if good == 0 || hand == 0 {
        return 0.0;
    }
    if good + hand > unseen {
        return 1.0;
    }
    let none = (0..hand).fold(1.0, |none, drawn| {
        none * (unseen - good - drawn) as f64 / (unseen - drawn) as f64
    });
    1.0 - none
}

/// How many ways there are to choose so many of these.
pub fn ways(of: usize, chosen: usize) -> u128 {
    if chosen > of {
        return 0;
    }
    (0..chosen as u128).fold(1, |ways, done| ways * (of as u128 - done) / (done + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_agree_with_counting_all_hands() {
        for (unseen, good, hand) in [(10, 4, 3), (6, 1, 6), (7, 5, 3), (9, 0, 4), (8, 2, 0)] {
            let (mut hits, mut all) = (0_u32, 0_u32);
            for cards in 0_u32..1 << unseen {
                if cards.count_ones() as usize == hand {
                    all += 1;
                    hits += u32::from(cards & ((1 << good) - 1) != 0);
                }
            }
            let counted = f64::from(hits) / f64::from(all);
            assert!((at_least_one(unseen, good, hand) - counted).abs() < 1e-12);
            assert_eq!(ways(unseen, hand), u128::from(all));
        }
    }
}
