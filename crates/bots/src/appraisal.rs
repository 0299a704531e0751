//! What a search found out about every move.

/// What every legal move of one position is worth to the side that moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal<M> {
    /// The moves that were tried, the best first: all of them, where time and their number
    /// allow it.
    pub moves: Vec<Appraised<M>>,
    /// How many legal moves there are, tried or not.
    pub legal: u32,
    /// In how many worlds every move was tried.
    pub worlds: u32,
    /// Whether there was nothing left to guess: then the values are exact.
    pub exact: bool,
}

/// What one move is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Appraised<M> {
    /// The move.
    pub chosen: M,
    /// The expected result at the end of the round: points of the mover's side less
    /// those of the best other side, or the opposite where points are bad.
    pub value: f64,
    /// The standard error of the value.
    pub error: f64,
    /// How much worse than the best move it is, in the same worlds; 0 for the best.
    pub loss: f64,
    /// The standard error of the loss: smaller than the values' errors, because both
    /// moves met the same worlds.
    pub loss_error: f64,
}

impl<M: Copy + PartialEq> Appraisal<M> {
    /// The best move.
    ///
    /// # Panics
    /// When there was no move to appraise.
    pub fn best(&self) -> Appraised<M> {
        self.moves[0]
    }

    /// What this move is worth, if it was among them.
    pub fn of(&self, chosen: M) -> Option<Appraised<M>> {
        self.moves.iter().copied().find(|m| m.chosen == chosen)
    }

    /// Leaves out all but these moves.
    pub fn retain(&mut self, keep: impl Fn(M) -> bool) {
        self.moves.retain(|appraised| keep(appraised.chosen));
    }

    /// From what moves gave in every world, `results[move][world]`: those of the moves, of so
    /// many legal ones, that there are results of.
    ///
    /// # Panics
    /// When there is no move, or a move was not tried in every world.
    pub fn from_results(moves: &[M], legal: u32, results: &[Vec<f64>], exact: bool) -> Self {
        let worlds = results[0].len();
        let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len().max(1) as f64;
        let means: Vec<f64> = results.iter().map(|values| mean(values)).collect();
        let mut order: Vec<usize> = (0..results.len()).collect();
        // Stable: of equal moves the first in the game's order.
        order.sort_by(|&a, &b| means[b].total_cmp(&means[a]));
        let best = &results[order[0]];
        let appraised = order.iter().map(|&place| {
            let values = &results[place];
            assert_eq!(values.len(), worlds, "every move meets every world");
            let losses: Vec<f64> = best.iter().zip(values).map(|(b, v)| b - v).collect();
            Appraised {
                chosen: moves[place],
                value: means[place],
                error: if exact { 0.0 } else { standard_error(values) },
                loss: mean(&losses),
                loss_error: if exact { 0.0 } else { standard_error(&losses) },
            }
        });
        Self {
            moves: appraised.collect(),
            legal,
            worlds: worlds as u32,
            exact,
        }
    }
}

/// The standard error of a mean; infinite for fewer than two values.
fn standard_error(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    if count < 2.0 {
        return f64::INFINITY;
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|v| (v - mean) * (v - mean)).sum();
    (squares / (count - 1.0) / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_compared_world_by_world() {
        // Always one point apart, however much the worlds differ.
        let results = [vec![1.0, 5.0, -3.0], vec![2.0, 6.0, -2.0]];
        let appraisal = Appraisal::from_results(&['a', 'b'], 2, &results, false);
        assert_eq!(appraisal.best().chosen, 'b');
        let other = appraisal.of('a').expect("appraised");
        assert!((other.loss - 1.0).abs() < 1e-12 && other.loss_error < 1e-12);
        assert!(other.error > 1.0);
        assert_eq!(appraisal.of('c'), None);
    }
}
