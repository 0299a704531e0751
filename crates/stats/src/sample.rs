use crate::{
    Estimate, Score,
    estimate::{Z, student},
    moments::Moments,
};

/// Somebody's results over many deals: sums of whole numbers, so that parts can be put
/// together in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sample {
    score: Score,
    halves: Moments,
    points: Moments,
}

impl Sample {
    /// Takes in the results in all games of one deal; without games it changes nothing.
    pub fn add_deal(&mut self, score: &Score) {
        if score.games() == 0 {
            return;
        }
        self.score.merge(score);
        self.halves.add(score.halves() as i64, score.games());
        self.points.add(score.points, score.games());
    }

    /// Takes in the results in other deals.
    pub fn merge(&mut self, other: &Self) {
        self.score.merge(&other.score);
        self.halves.merge(&other.halves);
        self.points.merge(&other.points);
    }

    /// All results together.
    pub fn score(&self) -> Score {
        self.score
    }

    /// The number of deals.
    pub fn deals(&self) -> u64 {
        self.halves.deals
    }

    /// The mean share of victories, a draw counting half, with its interval.
    ///
    /// Wilson's interval, which stays inside 0 and 1 and has a width even when everything was
    /// won; but on as many games as would spread so much if each were simply won or lost,
    /// since draws and duplicate deals spread less. Deals that all came out alike say nothing
    /// about the spread: then each counts as one game. Without games anything is possible.
    pub fn win_rate(&self) -> Estimate {
        let games = self.score.games() as f64;
        if games == 0.0 {
            return Estimate {
                value: 0.5,
                low: 0.0,
                high: 1.0,
            };
        }
        let deals = self.deals() as f64;
        let rate = self.score.halves() as f64 / (2.0 * games);
        let simple = rate * (1.0 - rate);
        let effective = match self.halves.variance() {
            Some(variance) if simple > 0.0 && variance > 0.0 => {
                let per_deal = games / deals;
                simple * deals * (2.0 * per_deal).powi(2) / variance
            }
            _ => deals,
        };
        let z2 = Z * Z;
        let centre = (rate + z2 / (2.0 * effective)) / (1.0 + z2 / effective);
        let half = Z / (1.0 + z2 / effective)
            * (simple / effective + z2 / (4.0 * effective * effective)).sqrt();
        // Rounding must not leave the rate itself outside, as it would at 0 and at 1.
        Estimate {
            value: rate,
            low: (centre - half).clamp(0.0, rate),
            high: (centre + half).clamp(rate, 1.0),
        }
    }

    /// The mean of the points per game, with its interval (Student's t). One deal, or deals that
    /// all came out alike, say nothing about the spread: anything is possible then.
    pub fn points(&self) -> Estimate {
        let games = self.score.games() as f64;
        if games == 0.0 {
            return Estimate::around(0.0, f64::INFINITY);
        }
        let mean = self.score.points as f64 / games;
        let deals = self.deals();
        let half = match self.points.variance() {
            Some(variance) if variance > 0.0 => {
                student(deals - 1) * (variance * deals as f64).sqrt() / games
            }
            _ => f64::INFINITY,
        };
        Estimate::around(mean, half)
    }

    /// How far the results of these games would spread if all games of a deal came out alike,
    /// which is the worst that can be, a game being won with this chance; and whether that is all
    /// that can be said, because the deals have shown no spread of their own.
    pub(crate) fn worst_spread(&self, expected: f64) -> (f64, bool) {
        let games = self.score.games() as f64;
        let worst = games * expected * (1.0 - expected) * games / self.deals().max(1) as f64;
        (
            worst,
            self.halves.variance().is_none_or(|shown| shown <= 0.0),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(deals: &[(u64, u64, u64)], points: i64) -> Sample {
        let mut sample = Sample::default();
        for &(wins, draws, losses) in deals {
            sample.add_deal(&Score {
                wins,
                draws,
                losses,
                points: points * wins as i64,
            });
        }
        sample
    }

    fn close(given: f64, expected: f64) {
        assert!((given - expected).abs() < 0.004, "{given} {expected}");
    }

    fn width(estimate: Estimate) -> f64 {
        estimate.high - estimate.low
    }

    #[test]
    fn wins_have_wilsons_interval() {
        for (deals, expected) in [
            (
                [vec![(1, 0, 0); 70], vec![(0, 0, 1); 30]].concat(),
                [0.7, 0.604, 0.781],
            ),
            // A clean sweep still has a width.
            (vec![(1, 0, 0); 10], [1.0, 0.722, 1.0]),
            // Deals that all come out alike count as one game each.
            (vec![(1, 0, 1); 100], [0.5, 0.404, 0.596]),
        ] {
            let rate = sample(&deals, 1).win_rate();
            let given = [rate.value, rate.low, rate.high];
            for (given, expected) in given.into_iter().zip(expected) {
                close(given, expected);
            }
        }
    }

    #[test]
    fn draws_narrow_the_interval() {
        let decided = sample(&[(1, 0, 0), (0, 0, 1)].repeat(50), 1);
        let drawn = sample(&[(1, 0, 0), (0, 1, 0), (0, 1, 0), (0, 0, 1)].repeat(25), 1);
        assert!(width(drawn.win_rate()) < width(decided.win_rate()));
    }

    #[test]
    fn the_rate_is_never_outside_its_interval() {
        for deals in 1..2000 {
            for deal in [(1, 0, 0), (0, 0, 1), (2, 0, 0), (0, 1, 0), (1, 0, 1)] {
                let rate = sample(&vec![deal; deals], 1).win_rate();
                assert!(rate.contains(rate.value), "{deals} {deal:?}: {rate:?}");
                assert!(rate.low < rate.high && rate.low >= 0.0 && rate.high <= 1.0);
            }
        }
    }

    #[test]
    fn games_of_one_deal_are_not_taken_for_independent_ones() {
        let single = sample(&[(1, 0, 0), (0, 0, 1)].repeat(100), 1);
        let alike = sample(&[(2, 0, 0), (0, 0, 2)].repeat(50), 1);
        assert!(width(alike.win_rate()) > 1.3 * width(single.win_rate()));
    }

    #[test]
    fn points_have_students_interval() {
        let deals = [(1, 0, 0), (0, 0, 1), (1, 0, 0), (0, 0, 1), (1, 0, 0)];
        let points = sample(&deals, 10).points();
        close(points.value, 6.0);
        // 2.776 x 5.477 / sqrt 5
        close(points.high - points.value, 6.80);
        close(points.value - points.low, 6.80);
    }

    #[test]
    fn deals_that_show_no_spread_have_no_interval_of_points() {
        for deals in [vec![(1, 0, 0)], vec![(1, 0, 0); 7]] {
            let points = sample(&deals, 10).points();
            close(points.value, 10.0);
            assert_eq!(points.interval(), None);
        }
        let two = sample(&[(1, 0, 0), (0, 0, 1)], 10).points();
        assert!(two.interval().is_some());
    }

    #[test]
    fn nothing_played_is_nothing_known() {
        let mut nothing = Sample::default();
        nothing.add_deal(&Score::default());
        assert_eq!(nothing, Sample::default());
        let rate = nothing.win_rate();
        assert_eq!((rate.low, rate.high), (0.0, 1.0));
        assert_eq!(nothing.points().interval(), None);
    }
}
