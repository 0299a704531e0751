use std::{cell::RefCell, collections::BTreeMap};

use crate::{Crosstable, Estimate, estimate::student, matrix::Square, range::farthest};

/// So many points of Elo are one unit of the logistic scale: 400 make odds of ten to one.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// The weight of the drawn game that everybody is taken to have played against an average
/// player. It keeps ratings finite where somebody won everything, and comparable where
/// groups never met; after a few dozen games it is not felt.
const PRIOR: f64 = 1.0;

/// Newton's method gains digits twofold with every step once it is near.
const MOST_STEPS: usize = 200;

/// Ratings by the model of Bradley and Terry, a draw counting as half a win, on the scale
/// of Elo with a mean of zero: the most likely ones, given the results and that everybody
/// once drew against an average player.
///
/// The error bars come from how the deals really came out: all results of a deal, whoever met in
/// it, are one observation of everybody (the sandwich with clusters). So draws and duplicate deals
/// make the bars narrower, and cards that favour somebody against all rivals at once make them
/// wider. They are Student's, since few deals show their spread badly.
#[derive(Clone, Debug, PartialEq)]
pub struct Elo {
    ratings: Vec<f64>,
    covariance: Square,
    /// How many deals each player had.
    deals: Vec<u64>,
    /// Found when they are asked for: standard errors that equals differ by, by the deals.
    farthest: RefCell<BTreeMap<u64, f64>>,
}

impl Elo {
    /// Rates the players of a table.
    pub fn fit(table: &Crosstable) -> Self {
        let players = table.players();
        let mut ratings = vec![0.0; players];
        for _ in 0..MOST_STEPS {
            let (slope, information) = slope_and_information(table, &ratings);
            let step = information.inverse().applied_to(&slope);
            let longest = step.iter().fold(0.0_f64, |most, part| most.max(part.abs()));
            // Far out the logistic curve is flat and a whole step would overshoot.
            let scale = if longest > 1.0 { longest.recip() } else { 1.0 };
            for (rating, part) in ratings.iter_mut().zip(&step) {
                *rating += scale * part;
            }
            if longest < 1e-12 {
                break;
            }
        }
        let covariance = covariance(table, &ratings);
        let mean = ratings.iter().sum::<f64>() / players.max(1) as f64;
        for rating in &mut ratings {
            *rating -= mean;
        }
        Self {
            ratings,
            covariance: anchored(&covariance, players),
            deals: table.deals.clone(),
            farthest: RefCell::default(),
        }
    }

    /// A player's rating with its error bars.
    ///
    /// # Panics
    /// When there is no such player.
    pub fn rating(&self, player: usize) -> Estimate {
        let variance = self.covariance.at(player, player).max(0.0);
        let errors = student(self.deals[player].saturating_sub(1));
        Estimate::around(
            POINTS * self.ratings[player],
            POINTS * errors * variance.sqrt(),
        )
    }

    /// How much higher one player is rated than another, with error bars: closer than
    /// those of the two ratings together, since their errors go together too.
    ///
    /// The bars are for two players chosen beforehand, not for those that came out first and last.
    ///
    /// # Panics
    /// When there is no such player.
    pub fn difference(&self, one: usize, other: usize) -> Estimate {
        self.difference_within(one, other, student(self.freedom(one, other)))
    }

    /// The same with bars for whoever looks at all differences at once (Tukey): all of them are
    /// right in 95 % of all tournaments.
    ///
    /// # Panics
    /// When there is no such player.
    pub fn difference_among_all(&self, one: usize, other: usize) -> Estimate {
        let freedom = self.freedom(one, other);
        let mut known = self.farthest.borrow_mut();
        let errors = known
            .entry(freedom)
            .or_insert_with(|| farthest(self.ratings.len(), freedom));
        self.difference_within(one, other, *errors)
    }

    /// Of the two estimates the one from fewer deals decides how well its spread is known.
    fn freedom(&self, one: usize, other: usize) -> u64 {
        self.deals[one].min(self.deals[other]).saturating_sub(1)
    }

    fn difference_within(&self, one: usize, other: usize, errors: f64) -> Estimate {
        let at = |row, column| self.covariance.at(row, column);
        let variance = at(one, one) + at(other, other) - at(one, other) - at(other, one);
        let difference = self.ratings[one] - self.ratings[other];
        Estimate::around(
            POINTS * difference,
            POINTS * errors * variance.max(0.0).sqrt(),
        )
    }

    /// The players from the highest rated to the lowest; equals as they were numbered.
    pub fn ranking(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.ratings.len()).collect();
        // Equal but for rounding is equal.
        let rounded = |player: usize| (self.ratings[player] * 1e9).round();
        order.sort_by(|&one, &other| rounded(other).total_cmp(&rounded(one)));
        order
    }

    /// The share of victories to expect of a player rated so much higher.
    pub fn expected(difference: f64) -> f64 {
        logistic(difference / POINTS)
    }
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The slope of the logarithm of the likelihood, and minus its curvature.
fn slope_and_information(table: &Crosstable, ratings: &[f64]) -> (Vec<f64>, Square) {
    let mut slope = vec![0.0; ratings.len()];
    let mut information = prior_information(ratings);
    for (place, rating) in ratings.iter().enumerate() {
        slope[place] = PRIOR * (0.5 - logistic(*rating));
    }
    for (one, other, sample) in table.pairs() {
        let score = sample.score();
        let games = score.games() as f64;
        let expected = logistic(ratings[one] - ratings[other]);
        let surplus = score.halves() as f64 / 2.0 - games * expected;
        slope[one] += surplus;
        slope[other] -= surplus;
        information.add_difference(one, other, games * expected * (1.0 - expected));
    }
    (slope, information)
}

fn prior_information(ratings: &[f64]) -> Square {
    let mut information = Square::zero(ratings.len());
    for (place, rating) in ratings.iter().enumerate() {
        let expected = logistic(*rating);
        information.add(place, place, PRIOR * expected * (1.0 - expected));
    }
    information
}

/// How the ratings spread: the inverse of the information, around how much the results
/// really spread.
fn covariance(table: &Crosstable, ratings: &[f64]) -> Square {
    let (_, mut information) = slope_and_information(table, ratings);
    let players = ratings.len();
    // The mean is zero by agreement, not by measurement: holding it fast keeps the little
    // that is known of it from drowning, by rounding, the much that is known of differences.
    let hold = (0..players).map(|place| information.at(place, place)).sum();
    for row in 0..players {
        for column in 0..players {
            information.add(row, column, hold);
        }
    }
    let mut spread = prior_information(ratings);
    add_spread_of_deals(table, ratings, &mut spread);
    // Few deals show little, and deals that by chance all came out alike would promise certainty:
    // so one deal is taken to be the worst there can be, and all are where nothing else is shown.
    let deals = table
        .clusters
        .values()
        .map(|cluster| cluster.deals)
        .sum::<u64>();
    for (one, other, sample) in table.pairs() {
        let expected = logistic(ratings[one] - ratings[other]);
        let (worst, is_all) = sample.worst_spread(expected);
        let share = if is_all { 1.0 } else { 1.0 / deals as f64 };
        spread.add_difference(one, other, share * worst);
    }
    let inverse = information.inverse();
    inverse.times(&spread).times(&inverse)
}

/// Adds how far the deals lie from what the ratings made expect, all results of a deal together:
/// the sum of the squares of what everybody won more than expected.
fn add_spread_of_deals(table: &Crosstable, ratings: &[f64], spread: &mut Square) {
    let players = ratings.len();
    for (shape, cluster) in &table.clusters {
        let mut expected = vec![0.0; players];
        for &(one, other, games) in shape {
            let share = logistic(ratings[one] - ratings[other]);
            expected[one] += games as f64 * share;
            expected[other] += games as f64 * (1.0 - share);
        }
        // Whole numbers as far as they go: what matters is small beside what it is made of.
        let deals = cluster.deals as f64;
        let surplus =
            |player: usize| cluster.halves[player] as f64 / (2.0 * deals) - expected[player];
        for row in 0..players {
            for column in row..players {
                let products = i128::from(cluster.deals) * cluster.products[row * players + column];
                let around = products - cluster.halves[row] * cluster.halves[column];
                let value = around as f64 / (4.0 * deals) + deals * surplus(row) * surplus(column);
                spread.add(row, column, value);
                if row != column {
                    spread.add(column, row, value);
                }
            }
        }
    }
}

/// The covariance of the ratings less their mean.
fn anchored(covariance: &Square, players: usize) -> Square {
    let count = players.max(1) as f64;
    let row_mean = |row: usize| -> f64 {
        (0..players)
            .map(|column| covariance.at(row, column))
            .sum::<f64>()
            / count
    };
    let means: Vec<f64> = (0..players).map(row_mean).collect();
    let mean = means.iter().sum::<f64>() / count;
    let mut result = Square::zero(players);
    for row in 0..players {
        for column in 0..players {
            let value = covariance.at(row, column) - means[row] - means[column] + mean;
            result.add(row, column, value);
        }
    }
    result
}
