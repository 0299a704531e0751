//! Which bot thinks next.
//!
//! Bots that answer at once never wait for those that search, and those of different hosts take
//! turns: whoever seats a hundred of them slows down their own tables only.

use std::{collections::VecDeque, num::NonZeroUsize, thread::available_parallelism};

use parking_lot::{Condvar, Mutex};

use crate::{
    fair::FairQueue,
    hub::{Think, is_quick},
};

/// What waits to be thought about.
#[derive(Default)]
struct Queue {
    quick: VecDeque<Box<Think>>,
    slow: FairQueue<i64, Box<Think>>,
    /// How many of the slow are being thought about.
    searching: usize,
    /// Nobody will ask any more.
    is_over: bool,
}

/// Bots' turns, in a fair order. Many threads may take from it.
pub(crate) struct Thoughts {
    queue: Mutex<Queue>,
    arrived: Condvar,
    /// So many may search at a time.
    most: usize,
}

/// A turn that was taken. A search counts until this is dropped.
pub(crate) struct Taken<'a> {
    pub(crate) think: Box<Think>,
    searches: Option<&'a Thoughts>,
}

impl Thoughts {
    pub(crate) fn new() -> Self {
        Self {
            queue: Mutex::default(),
            arrived: Condvar::new(),
            most: available_parallelism().map_or(1, NonZeroUsize::get),
        }
    }

    /// How many threads should take turns: one is always left for those that answer at once.
    pub(crate) fn threads(&self) -> usize {
        self.most + 1
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        let queue = self.queue.lock();
        queue.quick.len() + queue.slow.len()
    }

    pub(crate) fn put(&self, think: Box<Think>) {
        let mut queue = self.queue.lock();
        if is_quick(&think) {
            queue.quick.push_back(think);
        } else {
            queue.slow.push(think.host, think);
        }
        self.arrived.notify_one();
    }

    /// Waits for a turn; `None` when nobody will ask any more.
    pub(crate) fn take(&self) -> Option<Taken<'_>> {
        let mut queue = self.queue.lock();
        loop {
            if let Some(think) = queue.quick.pop_front() {
                return Some(Taken {
                    think,
                    searches: None,
                });
            }
            if queue.searching < self.most
                && let Some(think) = queue.slow.pop()
            {
                queue.searching += 1;
                return Some(Taken {
                    think,
                    searches: Some(self),
                });
            }
            if queue.is_over {
                return None;
            }
            self.arrived.wait(&mut queue);
        }
    }

    /// Nobody will ask any more.
    pub(crate) fn end(&self) {
        let mut queue = self.queue.lock();
        queue.is_over = true;
        queue.quick.clear();
        queue.slow.clear();
        self.arrived.notify_all();
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        if let Some(thoughts) = self.searches {
            thoughts.queue.lock().searching -= 1;
            thoughts.arrived.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use baralho_catalog::AnyRules;
    use baralho_game::{Options, Seat, Standing};
    use baralho_protocol::online::TableCode;
    use baralho_table::RoundSoFar;

    use super::*;

    fn think(host: i64, bot: &str) -> Box<Think> {
        let rules = AnyRules::parse("scopa", None, &Options::new()).expect("a preset");
        let standing =
            baralho_catalog::with_game!(rules, |_G, rules| Standing::new(&rules, Seat::new(0)));
        Box::new(Think {
            host,
            code: TableCode::from_bits(16),
            generation: 1,
            seat: Seat::new(0),
            bot: bot.to_owned(),
            turn: 0,
            moves: 0,
            round: RoundSoFar {
                rules,
                seed: 1,
                standing,
                moves: Vec::new(),
            },
        })
    }

    fn queue(most: usize) -> Thoughts {
        Thoughts {
            most,
            ..Thoughts::new()
        }
    }

    #[test]
    fn a_quick_bot_never_waits_for_slow_ones() {
        let thoughts = queue(1);
        for _ in 0..100 {
            thoughts.put(think(7, "mestre:1000ms"));
        }
        let slow = thoughts.take().expect("a turn");
        thoughts.put(think(8, "greedy"));
        // While one searches, the thread that is left takes what answers at once.
        let quick = thoughts.take().expect("a turn");
        assert_eq!((quick.think.host, quick.think.bot.as_str()), (8, "greedy"));
        assert_eq!(slow.think.host, 7);
        assert_eq!(thoughts.waiting(), 99);
    }

    #[test]
    fn hosts_take_turns_whatever_one_of_them_asks_for() {
        let thoughts = queue(1);
        for _ in 0..50 {
            thoughts.put(think(7, "mestre"));
        }
        thoughts.put(think(8, "mestre"));
        let hosts: Vec<i64> = (0..4)
            .map(|_| thoughts.take().expect("a turn").think.host)
            .collect();
        assert_eq!(hosts, [7, 8, 7, 7]);
        thoughts.end();
        assert!(thoughts.take().is_none());
    }
}
