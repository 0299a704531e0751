//! The studentised range: how far the first and the last of equals lie apart by chance, measured
//! by a spread that is itself only estimated.

/// A step of the sums over the normal distribution: they are exact to ten digits with it.
const STEP: f64 = 0.25;
/// Beyond this the normal distribution has nothing to add.
const END: f64 = 7.0;
/// Places at which the estimated spread is looked at.
const SPREADS: usize = 48;

fn density(x: f64) -> f64 {
    (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt()
}

/// The share of the normal distribution below a point, by Marsaglia's series.
fn below(x: f64) -> f64 {
    if x.abs() > END + 1.0 {
        return if x < 0.0 { 0.0 } else { 1.0 };
    }
    let (mut sum, mut term, mut odd, mut last) = (x, x, 1.0, f64::NAN);
    while sum.to_bits() != last.to_bits() {
        odd += 2.0;
        term *= x * x / odd;
        last = sum;
        sum += term;
    }
    (0.5 + sum * density(x)).clamp(0.0, 1.0)
}

/// Ranges of so many normal variables, with a spread of so many degrees of freedom.
struct Range {
    others: i32,
    /// Places of the greatest one, the weight of each, and what lies below it.
    greatest: Vec<(f64, f64, f64)>,
    /// Places of the estimated spread, as multiples of the true one, and their weights.
    spreads: Vec<(f64, f64)>,
}

impl Range {
    fn new(count: usize, freedom: u64) -> Self {
        let steps = (2.0 * END / STEP) as i32;
        let greatest = (0..=steps).map(|step| {
            let place = f64::from(step) * STEP - END;
            (place, count as f64 * STEP * density(place), below(place))
        });
        let freedom = freedom.max(1) as f64;
        let far = 8.0 / (2.0 * freedom).sqrt();
        let (low, high) = ((1.0 - far).max(0.0), 1.0 + far);
        let step = (high - low) / SPREADS as f64;
        let density = |s: f64| ((freedom - 1.0) * s.ln() - freedom * (s * s - 1.0) / 2.0).exp();
        let spreads: Vec<(f64, f64)> = (0..SPREADS)
            .map(|place| low + (place as f64 + 0.5) * step)
            .map(|spread| (spread, density(spread)))
            .collect();
        let all: f64 = spreads.iter().map(|(_, weight)| weight).sum();
        Self {
            others: count as i32 - 1,
            greatest: greatest.collect(),
            spreads: spreads.into_iter().map(|(s, w)| (s, w / all)).collect(),
        }
    }

    /// How often the range, in estimated spreads, is at most this.
    fn share(&self, range: f64) -> f64 {
        let share = |range: f64| -> f64 {
            let parts = self.greatest.iter();
            parts
                .map(|&(place, weight, all)| {
                    weight * (all - below(place - range)).max(0.0).powi(self.others)
                })
                .sum()
        };
        let spreads = self.spreads.iter();
        spreads
            .map(|&(spread, weight)| weight * share(range * spread))
            .sum()
    }
}

/// How many standard errors two of so many equals, whichever are looked at, differ at most in 95 %
/// of all cases, the errors being estimated with so many degrees of freedom (Tukey).
pub(crate) fn farthest(count: usize, freedom: u64) -> f64 {
    let range = Range::new(count.max(2), freedom);
    let (mut low, mut high) = (0.0, 8.0);
    while range.share(high) < 0.95 {
        low = high;
        high *= 2.0;
    }
    for _ in 0..24 {
        let middle = f64::midpoint(low, high);
        if range.share(middle) < 0.95 {
            low = middle;
        } else {
            high = middle;
        }
    }
    // The range counts in spreads of one, a difference in those of two.
    high / std::f64::consts::SQRT_2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimate::student;

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        for (x, share) in [(0.0, 0.5), (1.0, 0.841_344_746), (-1.96, 0.024_997_895)] {
            assert!((below(x) - share).abs() < 1e-9, "{x}");
        }
        assert!(below(-9.0) < 1e-15 && below(9.0) > 1.0 - 1e-15);
    }

    #[test]
    fn the_studentised_range_is_that_of_the_tables() {
        for (count, freedom, range) in [
            (3, 10, 3.877),
            (5, 20, 4.232),
            (8, 30, 4.602),
            (10, 20, 5.008),
            (12, 60, 4.808),
            (20, 120, 5.126),
            (3, 1_000_000, 3.314),
            (20, 1_000_000, 5.012),
        ] {
            let given = farthest(count, freedom) * std::f64::consts::SQRT_2;
            assert!((given - range).abs() < 0.01, "{count} {freedom}: {given}");
        }
    }

    #[test]
    fn of_two_it_is_students_point() {
        for freedom in [2, 5, 10, 59, 10_000] {
            let (given, expected) = (farthest(2, freedom), student(freedom));
            assert!((given / expected - 1.0).abs() < 0.01, "{freedom}: {given}");
        }
    }
}
