//! Turns at something dear: a few at a time, and those who wait are served client by client, so
//! that whoever brings a crowd lets only their own crowd wait.

use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::oneshot;

use crate::{fair::FairQueue, rate::ClientKey};

/// At a time: a password takes a processor for some hundredths of a second, and 19 MiB.
const AT_A_TIME: usize = 2;
/// Waiting at most. All are served within the time that a request may take.
const QUEUE: usize = 512;
/// Waiting at most of one client: a school.
const QUEUE_PER_CLIENT: usize = 120;

#[derive(Clone, Default)]
pub(super) struct Turns(Arc<Mutex<Queue>>);

struct Queue {
    free: usize,
    waiting: FairQueue<ClientKey, oneshot::Sender<Turn>>,
}

impl Default for Queue {
    fn default() -> Self {
        Self {
            free: AT_A_TIME,
            waiting: FairQueue::default(),
        }
    }
}

impl Turns {
    /// Waits for a turn; `None` if too many wait already.
    pub(super) async fn take(&self, client: ClientKey) -> Option<Turn> {
        let waiting = {
            let mut line = self.0.lock();
            if line.free > 0 {
                line.free -= 1;
                return Some(Turn(Some(self.clone())));
            }
            line.wait(client)?
        };
        waiting.await.ok()
    }
}

impl Queue {
    fn wait(&mut self, client: ClientKey) -> Option<oneshot::Receiver<Turn>> {
        // Whoever has gone away waits no longer.
        self.waiting.retain(|one| !one.is_closed());
        if self.waiting.len() >= QUEUE || self.waiting.len_of(&client) >= QUEUE_PER_CLIENT {
            return None;
        }
        let (turn, wait) = oneshot::channel();
        self.waiting.push(client, turn);
        Some(wait)
    }

    /// Whose turn it is; if nobody waits, it is free.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let next = self.waiting.pop();
        if next.is_none() {
            self.free += 1;
        }
        next
    }
}

/// A turn: the next one's when dropped.
pub(super) struct Turn(Option<Turns>);

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(turns) = self.0.take() else {
            return;
        };
        loop {
            let next = turns.0.lock().next();
            let Some(next) = next else {
                return;
            };
            match next.send(Self(Some(turns.clone()))) {
                Ok(()) => return,
                // They have gone away meanwhile; this one is not to be passed on twice.
                Err(mut unwanted) => unwanted.0 = None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn client(number: u8) -> ClientKey {
        IpAddr::from([10, 0, 0, number]).into()
    }

    /// Whose turns come in which order when so many of each client have come one after another.
    fn order(crowds: &[(u8, usize)]) -> Vec<u8> {
        let turns = Turns::default();
        let mut waiting: Vec<(u8, oneshot::Receiver<Turn>)> = Vec::new();
        turns.0.lock().free = 0;
        for &(number, count) in crowds {
            for _ in 0..count {
                let wait = turns.0.lock().wait(client(number));
                waiting.extend(wait.map(|wait| (number, wait)));
            }
        }
        let mut order = Vec::new();
        let mut turn = Turn(Some(turns.clone()));
        while !waiting.is_empty() {
            drop(turn);
            let served = waiting.iter_mut().enumerate();
            let mut served = served.filter_map(|(at, (_, wait))| Some((at, wait.try_recv().ok()?)));
            let (at, next) = served.next().expect("somebody is served");
            drop(served);
            order.push(waiting.remove(at).0);
            turn = next;
        }
        drop(turn);
        assert_eq!(turns.0.lock().free, 1);
        order
    }

    #[test]
    fn a_crowd_lets_nobody_wait_but_itself() {
        assert_eq!(order(&[(1, 4), (2, 1), (3, 2)]), [1, 2, 3, 1, 3, 1, 1]);
        let mut flooded = order(&[(1, 1000), (2, 1)]);
        assert_eq!(flooded[1], 2);
        flooded.retain(|&one| one == 1);
        assert_eq!(flooded.len(), QUEUE_PER_CLIENT);
    }

    #[test]
    fn all_who_wait_are_bounded() {
        let crowds: Vec<(u8, usize)> = (0..20).map(|number| (number, 100)).collect();
        assert_eq!(order(&crowds).len(), QUEUE);
    }

    #[test]
    fn who_goes_away_gives_the_turn_to_the_next() {
        let turns = Turns::default();
        turns.0.lock().free = 0;
        let gone = turns.0.lock().wait(client(1)).expect("room");
        let mut waits = turns.0.lock().wait(client(2)).expect("room");
        drop(gone);
        drop(Turn(Some(turns.clone())));
        assert!(waits.try_recv().is_ok());
        // Also one who goes when the turn is there and not taken.
        turns.0.lock().free = 0;
        let gone = turns.0.lock().wait(client(1)).expect("room");
        let mut waits = turns.0.lock().wait(client(2)).expect("room");
        drop(Turn(Some(turns.clone())));
        drop(gone);
        assert!(waits.try_recv().is_ok());
        assert_eq!(turns.0.lock().free, 1);
    }
}
