use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How often values fell where: bins of one round width.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    /// How many whole numbers a bin holds: 1, 2, 5, 10, 20, 50 and so on.
    pub width: i64,
    /// The bins from the lowest value to the highest, empty ones included.
    pub bins: Vec<Bin>,
}

/// A bin of a histogram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bin {
    /// The lowest value in the bin.
    pub low: i64,
    /// The highest value in the bin.
    pub high: i64,
    /// How many values fell into it.
    pub count: u64,
}

impl Histogram {
    /// Sorts values, each with how often it came, into at most so many bins (two at least), of
    /// the smallest width that allows it. The range may be wider than the values, so that several
    /// histograms can share their bins. No values: no bins.
    pub fn new(values: &BTreeMap<i32, u64>, (low, high): (i32, i32), most: usize) -> Self {
        let (Some((&least, _)), Some((&greatest, _))) =
            (values.first_key_value(), values.last_key_value())
        else {
            return Self::default();
        };
        let (low, high) = (i64::from(low.min(least)), i64::from(high.max(greatest)));
        let width = round_widths()
            .find(|width| high.div_euclid(*width) - low.div_euclid(*width) < most.max(1) as i64)
            // A bin that holds every number there is lets even one bin suffice, but for the
            // border at zero.
            .unwrap_or(i64::from(u32::MAX) + 1);
        let first = low.div_euclid(width);
        let mut bins: Vec<Bin> = (first..=high.div_euclid(width))
            .map(|bin| Bin {
                low: bin * width,
                high: bin * width + width - 1,
                count: 0,
            })
            .collect();
        for (value, count) in values {
            let place = i64::from(*value).div_euclid(width) - first;
            bins[place as usize].count += count;
        }
        Self { width, bins }
    }

    /// The count of the fullest bin.
    pub fn most(&self) -> u64 {
        self.bins.iter().map(|bin| bin.count).max().unwrap_or(0)
    }
}

fn round_widths() -> impl Iterator<Item = i64> {
    (0..10).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(values: impl IntoIterator<Item = i32>) -> BTreeMap<i32, u64> {
        let mut counts = BTreeMap::new();
        for value in values {
            *counts.entry(value).or_default() += 1;
        }
        counts
    }

    #[test]
    fn few_values_have_a_bin_each() {
        let histogram = Histogram::new(&counted([3, 1, 3, -1]), (-1, 3), 20);
        assert_eq!(histogram.width, 1);
        let counts: Vec<_> = histogram.bins.iter().map(|b| (b.low, b.count)).collect();
        assert_eq!(counts, [(-1, 1), (0, 0), (1, 1), (2, 0), (3, 2)]);
        assert_eq!(histogram.most(), 2);
    }

    #[test]
    fn many_values_share_bins_of_a_round_width() {
        let histogram = Histogram::new(&counted(-500..1500), (-500, 1499), 20);
        assert_eq!((histogram.width, histogram.bins.len()), (100, 20));
        assert_eq!(histogram.bins.iter().map(|b| b.count).sum::<u64>(), 2000);
    }

    #[test]
    fn any_numbers_at_all_fit() {
        let values = counted([i32::MIN, 0, i32::MAX]);
        for most in 0..5 {
            let histogram = Histogram::new(&values, (0, 0), most);
            assert_eq!(histogram.bins.iter().map(|b| b.count).sum::<u64>(), 3);
            assert!(histogram.bins.len() <= most.max(2));
        }
        let nothing = Histogram::new(&counted([]), (0, 0), 5);
        assert_eq!(nothing, Histogram::default());
    }
}
