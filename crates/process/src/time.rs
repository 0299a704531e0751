use std::{
    sync::LazyLock,
    time::{Duration, Instant},
};

/// The time this thread has worked; where the system does not tell it, the time that passed. On a
/// busy machine that is mostly other people's.
pub fn work_time() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    worked().unwrap_or_else(|| BEGIN.elapsed())
}

#[cfg(unix)]
fn worked() -> Option<Duration> {
    let worked = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    worked.try_into().ok()
}

#[cfg(not(unix))]
fn worked() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_only_goes_forward() {
        let before = work_time();
        let mut sum = 0_u64;
        while work_time() == before {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(work_time() >= before);
    }
}
