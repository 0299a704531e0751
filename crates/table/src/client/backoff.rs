use std::time::Duration;

/// The first wait; it doubles with every attempt.
const FIRST: u64 = 500;
/// No wait is longer.
const LONGEST: u64 = 30_000;

/// How long to wait before an attempt to connect again, counted from 0. The random number
/// spreads the attempts of many clients, so that a server that comes back is not run over:
/// the wait is between a half and the whole of what the attempt allows.
pub fn delay(attempt: u32, random: u64) -> Duration {
    let whole = FIRST.saturating_mul(1 << attempt.min(16)).min(LONGEST);
    let half = whole / 2;
    Duration::from_millis(half + random % (half + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_half_a_minute_and_differ_between_clients() {
        for attempt in 0..40 {
            let (shortest, longest) = (delay(attempt, 0), delay(attempt, u64::MAX));
            assert!(shortest >= Duration::from_millis(250));
            assert!(longest <= Duration::from_secs(30));
            let spread: Vec<Duration> = (0..20).map(|n| delay(attempt, n * 7)).collect();
            assert!(spread.iter().any(|wait| *wait != spread[0]));
        }
        assert!(delay(3, 0) > delay(0, 0));
        assert_eq!(delay(u32::MAX, 0), Duration::from_secs(15));
    }
}
