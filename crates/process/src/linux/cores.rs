//! Keeps processes that take turns on one core.

use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

/// Keeps this thread, and the bots it starts from now on, on one of the cores this program may
/// use: the `number`-th of them, counted round.
///
/// Whoever runs a game and its bots take turns, so one core is enough for them; and waking
/// somebody on a sleeping core takes many times as long as the move of a quick bot. Where the
/// kernel refuses, everything works as before, only slower.
pub fn stay_on_core(number: usize) {
    let Ok(allowed) = sched_getaffinity(None) else {
        return;
    };
    let cores: Vec<usize> = (0..CpuSet::MAX_CPU)
        .filter(|&core| allowed.is_set(core))
        .collect();
    if cores.is_empty() {
        return;
    }
    let mut one = CpuSet::new();
    one.set(cores[number % cores.len()]);
    let _ = sched_setaffinity(None, &one);
}
