use std::time::Duration;

/// The time this thread has worked, where the system tells it.
#[cfg(unix)]
pub fn thread_time() -> Option<Duration> {
    rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime)
        .try_into()
        .ok()
}

/// The time this thread has worked, where the system tells it.
#[cfg(not(unix))]
pub fn thread_time() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_only_goes_forward() {
        let before = thread_time();
        let mut sum = 0_u64;
        while before.is_some() && thread_time() == before {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(thread_time() >= before);
    }
}
