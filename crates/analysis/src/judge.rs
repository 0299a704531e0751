//! One decision, judged.

use baralho_bots::{Appraisal, Appraised};
use baralho_game::{Game, View as _, chance::Generator};
use baralho_search::{Budget, Means};

use crate::{
    Choice, Decision, Explained, Grade, Reason, Step,
    report::{interval, loss_interval},
};

/// Appraises every move that could have been made, over worlds that the mover's view
/// allows, and says how good the one played was.
pub fn judge<G: Explained>(
    decision: &Decision<G>,
    budget: Budget,
    means: &Means,
    chance: &mut Generator,
) -> Step {
    let view = &decision.view;
    let appraisal = G::appraise(view, budget, means, chance);
    let best = appraisal.best();
    // A stranger's rules may let a move be played that is not listed: it lost nothing that
    // is known.
    let played = appraisal.of(decision.played).unwrap_or(Appraised {
        chosen: decision.played,
        loss: 0.0,
        loss_error: 0.0,
        ..best
    });
    let forced = appraisal.moves.len() == 1;
    let grade = (!forced).then(|| Grade::of(played.loss, played.loss_error, &G::SCALE));
    let wrong = grade.is_some_and(|grade| grade > Grade::Good);
    let text = |chosen| G::move_to_text(view.rules(), chosen);
    Step {
        number: decision.number,
        seat: decision.seat.index(),
        played: text(decision.played),
        value: played.value,
        ci95: interval(played.value, played.error),
        best: text(best.chosen),
        best_value: best.value,
        loss: played.loss,
        loss_ci95: loss_interval(played.loss, played.loss_error),
        loss_error: played.loss_error,
        grade,
        best_reasons: reasons::<G>(view, &appraisal, wrong.then_some(decision.played)),
        played_reasons: if wrong {
            G::why_not(view, decision.played, best.chosen)
        } else {
            Vec::new()
        },
        worlds: appraisal.worlds,
        exact: appraisal.exact,
        moves: appraisal
            .moves
            .iter()
            .map(|m| choice::<G>(view, m))
            .collect(),
    }
}

fn choice<G: Explained>(view: &G::View, appraised: &Appraised<G::Move>) -> Choice {
    Choice {
        text: G::move_to_text(view.rules(), appraised.chosen),
        value: appraised.value,
        ci95: interval(appraised.value, appraised.error),
        loss: appraised.loss,
        loss_ci95: loss_interval(appraised.loss, appraised.loss_error),
    }
}

/// What speaks for the best move: against the one played, or against all others.
pub(crate) fn reasons<G: Explained>(
    view: &G::View,
    appraisal: &Appraisal<<G as Game>::Move>,
    instead_of: Option<G::Move>,
) -> Vec<Reason> {
    let best = appraisal.best();
    let against: Vec<Appraised<G::Move>> = appraisal.moves[1..]
        .iter()
        .copied()
        .filter(|other| instead_of.is_none_or(|wrong| other.chosen == wrong))
        .collect();
    if G::LUCK_ONLY {
        return vec![Reason::LuckOnly];
    }
    if appraisal.moves.len() == 1 {
        return vec![Reason::OnlyMove];
    }
    let others: Vec<G::Move> = against.iter().map(|other| other.chosen).collect();
    let mut reasons = G::why(view, best.chosen, &others);
    if reasons.is_empty() {
        // They are in order: the first lost least.
        let points = against.first().map_or(0.0, |other| other.loss);
        reasons.push(Reason::OnAverage { points });
    }
    reasons
}
