//! What many measurements come to.

/// In milliseconds, what so many of a hundred did not exceed; the list is sorted, in
/// microseconds.
pub(crate) fn percentile(sorted: &[u32], percent: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else {
        return 0.0;
    };
    let place = (last as f64 * percent / 100.0).round() as usize;
    f64::from(sorted[place.min(last)]) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_the_sorted_list() {
        let delays: Vec<u32> = (1..=1000).map(|ms| ms * 1000).collect();
        assert!((percentile(&delays, 50.0) - 501.0).abs() < 1.0);
        assert!((percentile(&delays, 99.0) - 990.0).abs() < 1.0);
        assert!((percentile(&delays, 100.0) - 1000.0).abs() < f64::EPSILON);
        assert!(percentile(&[], 50.0).abs() < f64::EPSILON);
    }
}
