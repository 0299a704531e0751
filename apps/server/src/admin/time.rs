//! Times that people read.

/// A time in milliseconds since 1970, as `2026-11-18 16:40` in UTC.
pub fn written(milliseconds: i64) -> String {
    let minutes = milliseconds.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    let (year, month, day) = date(days);
    let (hour, minute) = (minute / 60, minute % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

/// The date so many days after 1970 began. Years begin in March here, so that the day that some
/// of them have more is their last one.
fn date(days: i64) -> (i64, i64, i64) {
    /// Days from March of the year 0 to 1970, and in 400 years.
    const BEFORE: i64 = 719_468;
    const CYCLE: i64 = 146_097;
    let days = days.saturating_add(BEFORE);
    let (cycle, day) = (days.div_euclid(CYCLE), days.rem_euclid(CYCLE));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + 400 * cycle + i64::from(month <= 2);
    (year, month, day)
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
