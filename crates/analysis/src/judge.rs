//! One decision, judged.
//!
//! Of many moves that were tried in a few worlds, the one that did best there did so partly by
//! luck: measured in the same worlds, everybody would seem to lose by everything. So the
//! worlds come in two halves; what looks best in one half is measured in the other.

use baralho_bots::{Appraisal, Appraised, Bots as _, Budget, Means, Reason};
use baralho_game::{Game, View as _, chance::Generator};
use baralho_opponents::Opponents;

use crate::{
    Choice, Decision, Grade, Step,
    report::{certain, interval, loss_interval},
};

/// Appraises every move that could have been made, over worlds that the mover's view
/// allows, and says how good the one played was.
pub fn judge<G: Opponents>(
    decision: &Decision<G>,
    budget: Budget,
    means: &Means,
    chance: &mut Generator,
) -> Step {
    let view = &decision.view;
    let halves = appraise_in_halves::<G>(decision, budget, means, chance);
    let played = decision.played;
    let worlds: u32 = halves.iter().map(|half| half.worlds).sum();
    let exact = halves.iter().all(|half| half.exact);
    let certain = if exact { 0.0 } else { certain(worlds) };
    let mut moves = together(&halves);
    for appraised in &mut moves {
        (appraised.loss, appraised.loss_error) = loss(&halves, appraised.chosen);
    }
    // What is not measurably worse than the best is as good; of such the one played first.
    let best = moves[0];
    let own = moves.iter().copied().find(|m| m.chosen == played);
    // A stranger's rules may let a move be played that is not listed: it lost nothing that
    // is known.
    let own = own.unwrap_or(Appraised {
        chosen: played,
        ..best
    });
    let best = if own.loss > 0.0 { best } else { own };
    let scale = G::Bots::SCALE;
    let grade = (moves.len() > 1).then(|| Grade::of(own.loss, certain * own.loss_error, &scale));
    let wrong = grade.is_some_and(|grade| grade > Grade::Good);
    let text = |chosen| G::move_to_text(view.rules(), chosen);
    let choice = |m: &Appraised<G::Move>| Choice {
        text: text(m.chosen),
        value: m.value,
        ci95: interval(m.value, certain * m.error),
        loss: m.loss,
        loss_ci95: loss_interval(m.loss, certain * m.loss_error),
    };
    Step {
        number: decision.number,
        seat: decision.seat.index(),
        played: text(played),
        value: own.value,
        ci95: interval(own.value, certain * own.error),
        best: text(best.chosen),
        best_value: own.value + own.loss,
        loss: own.loss,
        loss_ci95: loss_interval(own.loss, certain * own.loss_error),
        loss_error: own.loss_error,
        grade,
        best_reasons: reasons::<G>(view, &moves, best, wrong.then_some(own)),
        played_reasons: if wrong {
            G::Bots::why_not(view, played, best.chosen)
        } else {
            Vec::new()
        },
        worlds,
        exact,
        legal: halves[0].legal,
        moves: moves.iter().map(choice).collect(),
    }
}

/// Two appraisals, each with half of the budget; one where nothing is left to guess.
fn appraise_in_halves<G: Opponents>(
    decision: &Decision<G>,
    budget: Budget,
    means: &Means,
    chance: &mut Generator,
) -> Vec<Appraisal<G::Move>> {
    let half = match budget {
        Budget::Time(time) => Budget::Time(time / 2),
        Budget::Iterations(count) => Budget::Iterations(count.div_ceil(2)),
    };
    let (view, played) = (&decision.view, Some(decision.played));
    let mut first = G::Bots::appraise(view, played, half, means, chance);
    if first.exact {
        return vec![first];
    }
    let mut second = G::Bots::appraise(view, played, half, means, chance);
    // Where the time was over before all moves were tried, they may be more in one half.
    first.retain(|chosen| second.of(chosen).is_some());
    second.retain(|chosen| first.of(chosen).is_some());
    vec![first, second]
}

/// Every move with its value in all worlds, the best first.
fn together<M: Copy + PartialEq>(halves: &[Appraisal<M>]) -> Vec<Appraised<M>> {
    let mut moves = halves[0].moves.clone();
    if let [_, second] = halves {
        for appraised in &mut moves {
            if let Some(other) = second.of(appraised.chosen) {
                appraised.value = f64::midpoint(appraised.value, other.value);
                appraised.error = both(appraised.error, other.error) / 2.0;
            }
        }
        // Stable: of equal moves the one that the first half prefers.
        moves.sort_by(|a, b| b.value.total_cmp(&a.value));
    }
    moves
}

/// What a move loses against the best, and the standard error of that.
fn loss<M: Copy + PartialEq>(halves: &[Appraisal<M>], chosen: M) -> (f64, f64) {
    let [first, second] = halves else {
        let exactly = halves[0].of(chosen);
        return exactly.map_or((0.0, 0.0), |m| (m.loss, m.loss_error));
    };
    let measured = |best_in: &Appraisal<M>, measured_in: &Appraisal<M>| {
        let best = measured_in.of(best_in.best().chosen)?;
        let own = measured_in.of(chosen)?;
        if best.chosen == own.chosen {
            return Some((0.0, 0.0));
        }
        Some((own.loss - best.loss, both(own.loss_error, best.loss_error)))
    };
    match measured(first, second).zip(measured(second, first)) {
        Some(((one, one_error), (other, other_error))) => (
            f64::midpoint(one, other).max(0.0),
            both(one_error, other_error) / 2.0,
        ),
        None => (0.0, 0.0),
    }
}

/// The standard error of a sum, from those of its parts. Not `hypot`, which differs from
/// platform to platform.
fn both(one: f64, other: f64) -> f64 {
    (one * one + other * other).sqrt()
}

/// What speaks for the best move: against the one played, or against all others.
pub(crate) fn reasons<G: Opponents>(
    view: &G::View,
    moves: &[Appraised<<G as Game>::Move>],
    best: Appraised<G::Move>,
    instead_of: Option<Appraised<G::Move>>,
) -> Vec<Reason> {
    if G::Bots::LUCK_ONLY {
        return vec![Reason::LuckOnly];
    }
    if moves.len() == 1 {
        return vec![Reason::OnlyMove];
    }
    let others: Vec<G::Move> = match instead_of {
        Some(wrong) => vec![wrong.chosen],
        None => moves
            .iter()
            .map(|other| other.chosen)
            .filter(|&other| other != best.chosen)
            .collect(),
    };
    let mut reasons = G::Bots::why(view, best.chosen, &others);
    if reasons.is_empty() {
        // Against all others, it is at least so much better than the next.
        let next = moves.iter().find(|other| other.chosen != best.chosen);
        let points = instead_of.or(next.copied()).map_or(0.0, |other| other.loss);
        reasons.push(Reason::OnAverage { points });
    }
    reasons
}

#[cfg(test)]
mod tests {
    use super::*;

    fn half(results: [[f64; 2]; 2]) -> Appraisal<char> {
        let results = results.map(Vec::from);
        Appraisal::from_results(&['a', 'b'], 2, &results, false)
    }

    #[test]
    fn what_is_best_by_luck_in_one_half_costs_the_others_nothing() {
        let halves = [
            half([[1.0, 3.0], [0.0, 0.0]]),
            half([[0.0, 0.0], [1.0, 3.0]]),
        ];
        for chosen in ['a', 'b'] {
            assert!(loss(&halves, chosen).0 == 0.0);
        }
        let best = together(&halves)[0];
        assert!((best.value - 1.0).abs() < 1e-12);
    }

    #[test]
    fn what_is_best_in_both_halves_costs_the_others_their_mean() {
        let halves = [
            half([[2.0, 2.0], [0.0, 1.0]]),
            half([[2.0, 2.0], [1.0, 1.0]]),
        ];
        assert_eq!(loss(&halves, 'a'), (0.0, 0.0));
        let (lost, error) = loss(&halves, 'b');
        assert!((lost - 1.25).abs() < 1e-12);
        assert!((error - 0.25).abs() < 1e-12);
    }
}
