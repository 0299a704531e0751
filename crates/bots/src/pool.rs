//! Work spread over threads: what searches, tournaments and simulations share.

use std::{
    iter,
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

/// Pieces of work that nobody has taken yet.
#[derive(Debug)]
pub struct Shares {
    next: AtomicU64,
    end: u64,
    size: u64,
}

impl Shares {
    /// Takes them, one after another, until there are none.
    pub fn take(&self) -> impl Iterator<Item = Range<u64>> + '_ {
        iter::from_fn(|| {
            let first = self.next.fetch_add(self.size, Ordering::Relaxed);
            (first < self.end).then(|| first..self.end.min(first.saturating_add(self.size)))
        })
    }
}

/// Lets so many threads take numbers from a range, a few at a time, so that they neither wait
/// for each other nor run dry; at most so many. Gives back what each of them made.
///
/// # Panics
/// When one of them does.
pub fn share_out<T: Send>(
    numbers: Range<u64>,
    threads: usize,
    most: u64,
    work: impl Fn(usize, &Shares) -> T + Sync,
) -> Vec<T> {
    let count = numbers.end.saturating_sub(numbers.start);
    let threads = (threads as u64).min(count).max(1);
    let shares = Shares {
        next: AtomicU64::new(numbers.start),
        end: numbers.end,
        size: (count / (threads * 16)).clamp(1, most),
    };
    if threads == 1 {
        // A browser's worker cannot start any.
        return vec![work(0, &shares)];
    }
    let (shares, work) = (&shares, &work);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as usize)
            .map(|worker| scope.spawn(move || work(worker, shares)))
            .collect();
        let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
        joined
            .map(|made| made.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_taken_once_whatever_the_number_of_threads() {
        for (numbers, threads, most) in
            [(0..0, 3, 1), (5..6, 8, 9), (0..1000, 1, 64), (7..500, 4, 3)]
        {
            let taken = share_out(numbers.clone(), threads, most, |_, shares| {
                shares.take().flatten().collect::<Vec<u64>>()
            });
            assert!(taken.len() <= threads);
            let mut taken = taken.concat();
            taken.sort_unstable();
            assert!(taken.into_iter().eq(numbers));
        }
    }
}
