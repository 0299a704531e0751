//! Bots of like score meet, and nobody meets twice while that can be avoided.

use super::PairingScore;

/// How many ways to pair are tried before a rematch is accepted: enough to try all of them
/// for ten bots, and with more bots than that there is a way near the first one.
const MOST_TRIES: u32 = 200_000;

/// What one bot has done so far.
#[derive(Clone, Debug, Default)]
struct Bot {
    number: usize,
    /// Two for a pairing won or a bye, one for an even one.
    score: u64,
    halves: u64,
    points: i64,
    met: Vec<usize>,
    byes: usize,
}

/// The pairings of the next round.
pub(super) fn pairings(bots: usize, earlier: &[Vec<PairingScore>]) -> Vec<Vec<usize>> {
    let mut ranked = history(bots, earlier);
    // Best first; the sort is stable, so equals stay in the order they were named.
    ranked.sort_by_key(|bot| std::cmp::Reverse((bot.score, bot.halves, bot.points)));
    if bots.is_multiple_of(2) {
        return pair(&ranked, false)
            .or_else(|| pair(&ranked, true))
            .unwrap_or_default();
    }
    // The last bot that has had the fewest byes rests; another one if the rest could not
    // be paired then.
    let mut resting: Vec<usize> = (0..ranked.len()).rev().collect();
    resting.sort_by_key(|&place| ranked[place].byes);
    let fewest = ranked[resting[0]].byes;
    for rematches in [false, true] {
        for &place in &resting {
            let mut rest = ranked.clone();
            let bye = rest.remove(place);
            if bye.byes > fewest && !rematches {
                continue;
            }
            if let Some(pairs) = pair(&rest, rematches) {
                return pairs;
            }
        }
    }
    Vec::new()
}

/// What each bot has come to: pairings won, then games, then points.
pub(super) fn merits(bots: usize, played: &[Vec<PairingScore>]) -> Vec<(u64, u64, i64)> {
    let all = history(bots, played).into_iter();
    all.map(|bot| (bot.score, bot.halves, bot.points)).collect()
}

fn history(bots: usize, earlier: &[Vec<PairingScore>]) -> Vec<Bot> {
    let mut all: Vec<Bot> = (0..bots)
        .map(|number| Bot {
            number,
            ..Bot::default()
        })
        .collect();
    for round in earlier {
        let mut played = vec![false; bots];
        for score in round {
            let (winner, won) = score.winner();
            for (place, &number) in score.bots.iter().enumerate() {
                played[number] = true;
                let bot = &mut all[number];
                bot.score += match (won, winner == number) {
                    (true, true) => 2,
                    (true, false) => 0,
                    (false, _) => 1,
                };
                bot.halves += score.halves[place];
                bot.points += score.points[place];
                bot.met.push(score.bots[1 - place]);
            }
        }
        for (bot, played) in all.iter_mut().zip(played) {
            if !played {
                bot.score += 2;
                bot.byes += 1;
            }
        }
    }
    all
}

/// Pairs everybody, best first, each with the nearest possible.
fn pair(ranked: &[Bot], rematches: bool) -> Option<Vec<Vec<usize>>> {
    let mut free = vec![true; ranked.len()];
    let mut pairs = Vec::new();
    let mut tries = MOST_TRIES;
    extend(ranked, rematches, &mut free, &mut pairs, &mut tries).then(|| {
        pairs
            .into_iter()
            .map(|(one, other)| {
                let (one, other) = (ranked[one].number, ranked[other].number);
                vec![one.min(other), one.max(other)]
            })
            .collect()
    })
}

fn extend(
    ranked: &[Bot],
    rematches: bool,
    free: &mut [bool],
    pairs: &mut Vec<(usize, usize)>,
    tries: &mut u32,
) -> bool {
    let Some(one) = free.iter().position(|&free| free) else {
        return true;
    };
    free[one] = false;
    let met = |other: &Bot| {
        let met = ranked[one].met.iter();
        met.filter(|&&number| number == other.number).count()
    };
    let mut others: Vec<usize> = (one + 1..ranked.len()).filter(|&bot| free[bot]).collect();
    if rematches {
        // If it must be, then with whom it was longest missed.
        others.sort_by_key(|&other| met(&ranked[other]));
    } else {
        others.retain(|&other| met(&ranked[other]) == 0);
    }
    for other in others {
        if *tries == 0 {
            break;
        }
        *tries -= 1;
        free[other] = false;
        pairs.push((one, other));
        if extend(ranked, rematches, free, pairs, tries) {
            return true;
        }
        pairs.pop();
        free[other] = true;
    }
    free[one] = true;
    false
}
