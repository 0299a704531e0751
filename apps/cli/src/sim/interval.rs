//! 95 % intervals.
//!
//! The deals are independent of each other, the games of one deal are not: so the spread
//! is taken over deals, each counting as one observation.

use super::results::BotResults;

/// The normal distribution's 97.5 % point.
const Z: f64 = 1.959_963_984_540_054;

/// The mean share of victories, with its interval.
///
/// Wilson's interval, which stays inside 0 and 1 and has a width even when everything was
/// won; but on as many games as would spread so much if each were simply won or lost,
/// since draws and duplicate deals spread less. Deals that all came out alike say nothing
/// about the spread: then each counts as one game.
pub(super) fn win_rate(bot: &BotResults, deals: u64) -> (f64, [f64; 2]) {
    let games = bot.score.games() as f64;
    let halves = (2 * bot.score.wins + bot.score.draws) as f64;
    let rate = halves / (2.0 * games);
    let per_deal = games / deals as f64;
    let simple = rate * (1.0 - rate);
    let effective = match bot.halves.variance(deals) {
        Some(variance) if simple > 0.0 && variance > 0.0 => {
            simple * deals as f64 * (2.0 * per_deal).powi(2) / variance
        }
        _ => deals as f64,
    };
    let z2 = Z * Z;
    let centre = (rate + z2 / (2.0 * effective)) / (1.0 + z2 / effective);
    let half = Z / (1.0 + z2 / effective)
        * (simple / effective + z2 / (4.0 * effective * effective)).sqrt();
    // Rounding must not leave the rate itself outside, as it would at 0 and at 1.
    let low = (centre - half).clamp(0.0, rate);
    let high = (centre + half).clamp(rate, 1.0);
    (rate, [low, high])
}

/// The mean of a side's points per game, with its interval (Student's t). One deal says
/// nothing about the spread: the interval is then the mean itself.
pub(super) fn points(bot: &BotResults, deals: u64) -> (f64, [f64; 2]) {
    let games = bot.score.games() as f64;
    let mean = bot.score.points as f64 / games;
    let Some(variance) = bot.points.variance(deals) else {
        return (mean, [mean, mean]);
    };
    let per_deal = games / deals as f64;
    let error = (variance / deals as f64).sqrt() / per_deal;
    let half = student(deals - 1) * error;
    (mean, [mean - half, mean + half])
}

/// Student's 97.5 % point: from the table for few degrees of freedom, else by the first
/// terms of the Cornish-Fisher expansion, good to four thousandths.
fn student(freedom: u64) -> f64 {
    match freedom {
        1 => 12.706,
        2 => 4.303,
        3 => 3.182,
        4 => 2.776,
        _ => {
            let n = freedom as f64;
            let (z3, z5, z7) = (Z.powi(3), Z.powi(5), Z.powi(7));
            Z + (z3 + Z) / (4.0 * n)
                + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * n * n)
                + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * n * n * n)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::results::{Results, Score};

    fn results(deals: &[(u64, u64, u64)], points: i64) -> (BotResults, u64) {
        let mut results = Results::new(1);
        for &(wins, draws, losses) in deals {
            let score = Score {
                wins,
                draws,
                losses,
                points: points * wins as i64,
            };
            results.add_deal(&[score], score.games());
        }
        (results.bots[0], results.deals)
    }

    fn close(given: f64, expected: f64) {
        assert!((given - expected).abs() < 0.004, "{given} {expected}");
    }

    #[test]
    fn plain_wins_and_losses_have_wilsons_interval() {
        let deals: Vec<_> = (0..100)
            .map(|n| (u64::from(n < 70), 0, u64::from(n >= 70)))
            .collect();
        let (bot, count) = results(&deals, 1);
        let (rate, [low, high]) = win_rate(&bot, count);
        close(rate, 0.7);
        close(low, 0.604);
        close(high, 0.781);
    }

    #[test]
    fn a_clean_sweep_still_has_a_width() {
        let (bot, count) = results(&[(1, 0, 0); 10], 1);
        let (rate, [low, high]) = win_rate(&bot, count);
        close(rate, 1.0);
        close(low, 0.722);
        close(high, 1.0);
    }

    #[test]
    fn draws_narrow_the_interval() {
        let (decided, count) = results(&[(1, 0, 0), (0, 0, 1)].repeat(50), 1);
        let (drawn, _) = results(&[(1, 0, 0), (0, 1, 0), (0, 1, 0), (0, 0, 1)].repeat(25), 1);
        let width = |bot| {
            let (_, [low, high]) = win_rate(bot, count);
            high - low
        };
        assert!(width(&drawn) < width(&decided));
    }

    #[test]
    fn deals_that_all_come_out_alike_count_as_one_game_each() {
        let (pairs, count) = results(&[(1, 0, 1); 100], 1);
        let (rate, [low, high]) = win_rate(&pairs, count);
        close(rate, 0.5);
        close(low, 0.404);
        close(high, 0.596);
    }

    #[test]
    fn the_rate_is_never_outside_its_interval() {
        for deals in 1..2000 {
            for deal in [(1, 0, 0), (0, 0, 1), (2, 0, 0), (0, 1, 0), (1, 0, 1)] {
                let (bot, count) = results(&vec![deal; deals], 1);
                let (rate, [low, high]) = win_rate(&bot, count);
                assert!(
                    low <= rate && rate <= high,
                    "{deals} {deal:?}: {low} {rate} {high}"
                );
                assert!(low < high && (0.0..=1.0).contains(&low) && high <= 1.0);
            }
        }
    }

    #[test]
    fn games_of_one_deal_are_not_taken_for_independent_ones() {
        let (single, _) = results(&[(1, 0, 0), (0, 0, 1)].repeat(100), 1);
        let (alike, _) = results(&[(2, 0, 0), (0, 0, 2)].repeat(50), 1);
        let (_, [low, high]) = win_rate(&single, 200);
        let (_, [low_alike, high_alike]) = win_rate(&alike, 100);
        assert!(high_alike - low_alike > 1.3 * (high - low));
    }

    #[test]
    fn points_have_students_interval() {
        close(student(1), 12.706);
        close(student(5), 2.571);
        close(student(6), 2.447);
        close(student(10), 2.228);
        close(student(30), 2.042);
        close(student(100_000), 1.960);
        let (bot, count) = results(&[(1, 0, 0), (0, 0, 1), (1, 0, 0), (0, 0, 1), (1, 0, 0)], 10);
        let (mean, [low, high]) = points(&bot, count);
        close(mean, 6.0);
        // 2.776 x 5.477 / sqrt 5
        close(high - mean, 6.80);
        close(mean - low, 6.80);
        let (one, count) = results(&[(1, 0, 0)], 10);
        assert_eq!(points(&one, count), (10.0, [10.0, 10.0]));
    }
}
