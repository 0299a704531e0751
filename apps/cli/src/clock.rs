//! The time a thread has worked.
//!
//! On a busy machine the time that passed is mostly other people's: speeds and budgets that
//! are to be compared are taken from this clock instead.

use std::time::Duration;

use baralho_bots::{Means, here};

/// The time this thread has worked, where the system tells it.
#[cfg(unix)]
pub(crate) fn worked() -> Option<Duration> {
    rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime)
        .try_into()
        .ok()
}

#[cfg(not(unix))]
pub(crate) fn worked() -> Option<Duration> {
    None
}

/// The time this thread has worked; where the system does not tell it, the time that passed.
pub(crate) fn work_clock() -> Duration {
    worked().unwrap_or_else(|| (here().clock)())
}

/// One thread, whose budgets are in time worked: a busy machine weakens nobody.
pub(crate) fn by_work() -> Means {
    Means::single(work_clock)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_only_goes_forward() {
        let before = work_clock();
        let mut sum = 0_u64;
        while work_clock() == before {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(work_clock() > before);
    }
}
