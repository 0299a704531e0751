//! The move to make now, and why.

use baralho_bots::{Bots as _, Budget, Means, Reason};
use baralho_game::chance::Generator;
use baralho_opponents::Opponents;

use crate::judge::reasons;

/// A move worth making, from what one player knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<M> {
    /// The move.
    pub chosen: M,
    /// The expected result after it for the mover's side.
    pub value: f64,
    /// Why it is better than the others.
    pub reasons: Vec<Reason>,
}

/// The best move of a view, as a review would name it. Call it on the observer's turn.
pub fn hint<G: Opponents>(
    view: &G::View,
    budget: Budget,
    means: &Means,
    chance: &mut Generator,
) -> Hint<G::Move> {
    let appraisal = G::Bots::appraise(view, None, budget, means, chance);
    let best = appraisal.best();
    Hint {
        chosen: best.chosen,
        value: best.value,
        reasons: reasons::<G>(view, &appraisal.moves, best, None),
    }
}
