use serde::{Deserialize, Serialize};

/// The normal distribution's 97.5 % point.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A number that was measured, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The most likely value.
    pub value: f64,
    /// Where the interval begins; never above the value.
    pub low: f64,
    /// Where the interval ends; never below the value.
    pub high: f64,
}

impl Estimate {
    /// An estimate as wide to both sides.
    pub(crate) fn around(value: f64, half: f64) -> Self {
        Self {
            value,
            low: value - half,
            high: value + half,
        }
    }

    /// The ends of the interval; `None` where the results show nothing of their spread, so that
    /// anything is possible.
    pub fn interval(&self) -> Option<[f64; 2]> {
        let ends = [self.low, self.high];
        ends.iter().all(|end| end.is_finite()).then_some(ends)
    }

    /// Whether a value lies inside the interval.
    pub fn contains(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// How far the interval reaches to the side where it reaches further.
    pub fn reach(&self) -> f64 {
        (self.value - self.low).max(self.high - self.value)
    }
}

/// Student's 97.5 % point: from the table for few degrees of freedom, else by the first
/// terms of the Cornish-Fisher expansion, good to four thousandths.
pub(crate) fn student(freedom: u64) -> f64 {
    match freedom {
        0 | 1 => 12.706,
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
    use super::student;

    #[test]
    fn students_points_are_those_of_the_tables() {
        for (freedom, point) in [
            (1, 12.706),
            (5, 2.571),
            (6, 2.447),
            (10, 2.228),
            (30, 2.042),
            (100_000, 1.960),
        ] {
            assert!((student(freedom) - point).abs() < 0.004, "{freedom}");
        }
    }
}
