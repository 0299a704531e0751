//! From values to places along an axis.

/// An axis from a round number to a round number.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// An axis that holds both values, with about so many steps.
    pub(super) fn around(low: f64, high: f64, steps: f64) -> Self {
        let span = (high - low).max(1e-9);
        let power = 10_f64.powf((span / steps).log10().floor());
        let digit = [1.0, 2.0, 5.0]
            .into_iter()
            .find(|digit| digit * power * steps >= span)
            .unwrap_or(10.0);
        let step = digit * power;
        Self {
            low: (low / step).floor() * step,
            high: (high / step).ceil() * step,
            step,
        }
        .not_empty()
    }

    fn not_empty(mut self) -> Self {
        if self.high - self.low < self.step {
            self.high = self.low + self.step;
        }
        self
    }

    /// The same axis within bounds it must not leave.
    pub(super) fn within(mut self, least: f64, most: f64) -> Self {
        self.low = self.low.max(least);
        self.high = self.high.min(most);
        self
    }

    /// Where a value lies, from 0 to 1; beyond the axis a little more or less.
    pub(super) fn place(&self, value: f64) -> f64 {
        (value - self.low) / (self.high - self.low).max(f64::MIN_POSITIVE)
    }

    /// The round numbers along the axis.
    pub(super) fn ticks(&self) -> Vec<f64> {
        let first = (self.low / self.step - 1e-6).ceil() as i64;
        let last = (self.high / self.step + 1e-6).floor() as i64;
        (first..=last).map(|tick| tick as f64 * self.step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_begins_and_ends_with_round_numbers() {
        let scale = Scale::around(-37.0, 141.0, 5.0);
        assert_eq!(scale.ticks(), [-50.0, 0.0, 50.0, 100.0, 150.0]);
        assert!((scale.place(-50.0)).abs() < 1e-12 && (scale.place(150.0) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn an_axis_of_one_value_is_still_an_axis() {
        for value in [-3.0, 0.0, 0.5, 1e6] {
            let scale = Scale::around(value, value, 5.0);
            let place = scale.place(value);
            assert!(place.is_finite() && (-0.01..=1.01).contains(&place));
            assert!(scale.ticks().len() < 20);
        }
    }

    #[test]
    fn an_axis_of_shares_stays_within_all_and_nothing() {
        let scale = Scale::around(0.37, 1.0, 4.0).within(0.0, 1.0);
        assert!((scale.place(1.0) - 1.0).abs() < 1e-9);
    }
}
