//! Times that people read.

use time::UtcDateTime;

/// A time in milliseconds since 1970, as `2026-11-18 16:40` in UTC.
pub fn written(milliseconds: i64) -> String {
    // What no calendar has is shown as the number that it is.
    UtcDateTime::from_unix_timestamp(milliseconds.div_euclid(1000)).map_or_else(
        |_| milliseconds.to_string(),
        |time| {
            let (date, hour, minute) = (time.date(), time.hour(), time.minute());
            format!("{date} {hour:02}:{minute:02}")
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (-1, "1969-12-31 23:59"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_709_164_800, "2024-02-29 00:00"),
            (1_795_020_000, "2026-11-18 16:40"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(written(seconds * 1000), expected);
        }
        assert!(!written(i64::MAX).is_empty() && !written(i64::MIN).is_empty());
    }
}
