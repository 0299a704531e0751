//! The loser leaves. Bots are seeded in the order they were named: the first two can only
//! meet in the final, and where the bots are no power of two the first ones have a bye.

use super::PairingScore;

/// How many pairings a stage has.
pub(super) fn size(bots: usize, stage: usize) -> usize {
    let full = bots.next_power_of_two();
    if stage == 0 {
        bots - full / 2
    } else {
        full >> (stage + 1)
    }
}

/// The pairings of the next stage.
pub(super) fn pairings(bots: usize, earlier: &[Vec<PairingScore>]) -> Vec<Vec<usize>> {
    survivors(bots, earlier)
        .chunks_exact(2)
        .filter_map(|pair| Some(vec![pair[0]?, pair[1]?]))
        .map(|mut pair| {
            pair.sort_unstable();
            pair
        })
        .collect()
}

/// Who is still in, in the order of the bracket; `None` where nobody was drawn.
pub(super) fn survivors(bots: usize, earlier: &[Vec<PairingScore>]) -> Vec<Option<usize>> {
    let mut places: Vec<Option<usize>> = bracket(bots.next_power_of_two())
        .into_iter()
        .map(|seed| (seed < bots).then_some(seed))
        .collect();
    for stage in earlier {
        let mut scores = stage.iter();
        places = places
            .chunks_exact(2)
            .map(|pair| match pair {
                [Some(_), Some(_)] => scores.next().map(|score| score.winner().0),
                [one, other] => one.or(*other),
                _ => None,
            })
            .collect();
    }
    places
}

/// How many stages each bot has survived.
pub(super) fn merits(bots: usize, played: &[Vec<PairingScore>]) -> Vec<usize> {
    let mut merits = vec![0; bots];
    for stages in 1..=played.len() {
        for bot in survivors(bots, &played[..stages]).into_iter().flatten() {
            merits[bot] = stages;
        }
    }
    merits
}

/// The seeds in the order of the bracket: whoever wins as seeded meets the strongest last.
fn bracket(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order
            .into_iter()
            .flat_map(|seed| [seed, last - seed])
            .collect();
    }
    order
}
