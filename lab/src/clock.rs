//! The time a thread has worked: on a busy machine the time that passed is mostly other
//! people's, so budgets and speeds that are to be compared are taken from this clock.

use std::{cell::Cell, time::Duration};

use baralho_bots::{Means, here};
use baralho_process::work_time;

/// How old a look at the thread's clock may be.
const STALE: Duration = Duration::from_micros(20);

/// The time this thread has worked, or a little less: a look at its clock is a call of the
/// system and costs ten times a look at the time of day, as much as a good part of an
/// iteration. So it is looked at again only once that much time has passed; a thread cannot
/// have worked longer.
fn quick_work_clock() -> Duration {
    thread_local! {
        /// When the clock was looked at, and what it said.
        static SEEN: Cell<Option<(Duration, Duration)>> = const { Cell::new(None) };
    }
    let now = (here().clock)();
    match SEEN.get() {
        Some((when, worked)) if now.saturating_sub(when) < STALE => worked,
        _ => {
            let worked = work_time();
            SEEN.set(Some((now, worked)));
            worked
        }
    }
}

/// One thread, whose budgets are in time worked: a busy machine weakens nobody. Once the run
/// is to end, nobody thinks any longer.
pub(crate) fn by_work() -> Means {
    Means::single(quick_work_clock).until(crate::is_stopped)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quick_clock_is_never_ahead_and_catches_up() {
        let begin = work_time();
        let mut last = Duration::ZERO;
        for _ in 0..1000 {
            let quick = quick_work_clock();
            assert!(quick >= last && quick <= work_time());
            last = quick;
        }
        while quick_work_clock() <= begin {
            std::hint::black_box(begin);
        }
    }
}
