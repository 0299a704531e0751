//! How a match goes on from round to round.

use baralho_game::{Next, Outcome, Rules, Standing};

use crate::ScopaRules;

/// What follows a round in which every side made these points, from this standing: the
/// end of the match, or what the next round starts from.
pub fn after_round(rules: &ScopaRules, standing: &Standing, round_points: &[i32]) -> Next {
    let mut points = standing.points;
    for (total, round) in points.iter_mut().zip(round_points) {
        *total += round;
    }
    let Some(target) = rules.target.map(i32::from) else {
        return Next::Over(Outcome::highest(&points));
    };
    let mut out = standing.out;
    let winners = if rules.inverse {
        last_standing(rules, target, &points, &mut out)
    } else {
        // A tie at the top means another round.
        let highest = Outcome::highest(&points).winners;
        let reached = highest.len() == 1 && points[highest[0]] >= target;
        reached.then_some(highest)
    };
    if let Some(winners) = winners {
        return Next::Over(Outcome {
            winners,
            points: points.to_vec(),
        });
    }
    let mut dealer = standing.dealer.left(rules.players());
    while out >> rules.side_of(dealer) & 1 == 1 {
        dealer = dealer.left(rules.players());
    }
    Next::Round(Standing {
        round: standing.round + 1,
        dealer,
        points,
        out,
    })
}

/// Whoever reaches the target falls; the last one standing wins, or the lowest of those
/// who fell together at the end.
fn last_standing(
    rules: &ScopaRules,
    target: i32,
    points: &[i32],
    out: &mut u32,
) -> Option<Vec<usize>> {
    let stood_before: Vec<usize> = (0..rules.sides()).filter(|s| *out >> s & 1 == 0).collect();
    let (fallen, standing): (Vec<usize>, Vec<usize>) = stood_before
        .into_iter()
        .partition(|&side| points[side] >= target);
    for side in &fallen {
        *out |= 1 << side;
    }
    match standing.len() {
        0 => {
            let lowest = fallen.iter().map(|&side| points[side]).min();
            let is_lowest = |side: &usize| Some(points[*side]) == lowest;
            Some(fallen.into_iter().filter(is_lowest).collect())
        }
        1 => Some(standing),
        _ => None,
    }
}
