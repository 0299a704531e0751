//! The server's clock: the wall clock as it was at the start, and from there the time that has
//! really gone by. Whoever sets the wall clock stops no game.

use std::{
    sync::{
        LazyLock,
        atomic::{AtomicI64, Ordering},
    },
    time::{Instant, SystemTime, UNIX_EPOCH},
};

static CLOCK: LazyLock<Clock> = LazyLock::new(|| {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Clock::new(since.map_or(0, |since| since.as_millis() as i64))
});

struct Clock {
    /// Milliseconds since 1970 when the clock was started.
    began: AtomicI64,
    start: Instant,
}

impl Clock {
    fn new(wall: i64) -> Self {
        Self {
            began: AtomicI64::new(wall),
            start: Instant::now(),
        }
    }

    fn now(&self) -> i64 {
        self.began.load(Ordering::Relaxed) + self.start.elapsed().as_millis() as i64
    }

    fn not_before(&self, at: i64) {
        let began = at - self.start.elapsed().as_millis() as i64;
        self.began.fetch_max(began, Ordering::Relaxed);
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    CLOCK.now()
}

/// From now on it is not before this moment: a log says that it has been.
pub(crate) fn not_before(at: i64) {
    CLOCK.not_before(at);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_never_says_less_than_a_log() {
        let clock = Clock::new(5_000);
        let first = clock.now();
        assert!((5_000..60_000).contains(&first), "{first}");
        clock.not_before(1_000);
        assert!(clock.now() >= first);
        clock.not_before(9_000_000);
        assert!(clock.now() >= 9_000_000);
    }
}
