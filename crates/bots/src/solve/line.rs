//! The best line, and what every move is worth.

use crate::{
    Stopwatch,
    solve::{Solvable, Solver, Verdict},
};

/// A move of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<M> {
    /// The move.
    pub chosen: M,
    /// The margin at the end of the round if both sides play their best from here: at
    /// least and at most.
    pub low: i32,
    /// At most.
    pub high: i32,
}

impl<R: Solvable> Solver<R> {
    /// Best play of both sides from a position to the end, as far as the stopwatch allows:
    /// every move with what is known of the value after it.
    pub fn line(
        &mut self,
        round: &R,
        position: &R::Position,
        guess: i32,
        watch: &mut Stopwatch,
    ) -> Vec<Step<R::Move>> {
        let mut steps = Vec::new();
        let mut position = *position;
        let mut guess = guess;
        while round.wants_high(&position).is_some() {
            let verdict = self.solve(round, &position, guess, watch);
            let Some(chosen) = verdict.best else { break };
            steps.push(Step {
                chosen,
                low: verdict.low,
                high: verdict.high,
            });
            // What is not proven is no line, only its first move.
            let Some(exact) = verdict.exact() else { break };
            guess = exact;
            round.play(&mut position, chosen);
        }
        steps
    }

    /// What every move of a position is worth, in the game's order.
    pub fn every_move(
        &mut self,
        round: &R,
        position: &R::Position,
        guess: i32,
        watch: &mut Stopwatch,
    ) -> Vec<(R::Move, Verdict<R::Move>)> {
        let mut moves = Vec::new();
        round.visit_moves(position, |chosen, _| moves.push(chosen));
        moves
            .into_iter()
            .map(|chosen| {
                let mut next = *position;
                round.play(&mut next, chosen);
                (chosen, self.solve(round, &next, guess, watch))
            })
            .collect()
    }
}
