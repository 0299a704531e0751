//! What waits to be sent on a connection: put in by the writer, taken out by its socket.
//!
//! A queue with one waker. A channel would do the same with blocks and links of its own, which
//! for thousands of connections are never in the processor's cache.

use std::{
    future::poll_fn,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Poll, Waker},
};

use baralho_table::Frame;

/// Frames that may wait for a reader; who lets more wait is disconnected, and may come
/// back and catch up.
const MOST: usize = 256;

#[derive(Default)]
struct Queue {
    frames: Vec<Frame>,
    /// Whoever waits for frames.
    waker: Option<Waker>,
    /// One of the two ends is gone.
    is_over: bool,
}

type Shared = Arc<Mutex<Queue>>;

fn lock(shared: &Shared) -> MutexGuard<'_, Queue> {
    // Nothing is left half done by a panic: the queue is as good as before.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where frames are put in.
pub(crate) struct Outbox(Shared);

/// Where they are taken out.
pub struct Waiting(Shared);

/// The two ends of an empty queue.
pub(crate) fn outbox() -> (Outbox, Waiting) {
    let shared = Shared::default();
    (Outbox(Arc::clone(&shared)), Waiting(shared))
}

impl Outbox {
    /// Puts a frame in. Not if too many wait already, or nobody will ever take it out.
    pub(crate) fn put(&self, frame: Frame) -> bool {
        let mut queue = lock(&self.0);
        if queue.is_over || queue.frames.len() == MOST {
            return false;
        }
        queue.frames.push(frame);
        // Who has been woken looks once for all that came meanwhile.
        if queue.frames.len() == 1
            && let Some(waker) = &queue.waker
        {
            waker.wake_by_ref();
        }
        true
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut queue = lock(&self.0);
        queue.is_over = true;
        if let Some(waker) = queue.waker.take() {
            waker.wake();
        }
    }
}

impl Waiting {
    /// Waits for frames and takes all of them, in order, into an empty vector. False when
    /// there are none and none will come.
    pub async fn take(&mut self, frames: &mut Vec<Frame>) -> bool {
        poll_fn(|context| {
            let mut queue = lock(&self.0);
            if !queue.frames.is_empty() {
                std::mem::swap(&mut queue.frames, frames);
                return Poll::Ready(true);
            }
            if queue.is_over {
                return Poll::Ready(false);
            }
            match &mut queue.waker {
                Some(waker) => waker.clone_from(context.waker()),
                none => *none = Some(context.waker().clone()),
            }
            Poll::Pending
        })
        .await
    }

    /// Takes what is there now.
    pub fn rest(&mut self) -> Vec<Frame> {
        std::mem::take(&mut lock(&self.0).frames)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        lock(&self.0).is_over = true;
    }
}

#[cfg(test)]
mod tests {
    use std::{
        pin::pin,
        sync::atomic::{AtomicUsize, Ordering},
        task::{Context, Wake},
    };

    use super::*;

    #[derive(Default)]
    struct Bell(AtomicUsize);

    impl Wake for Bell {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// What is taken now: nothing yet, or the frames and whether there is more to come.
    fn taken(waiting: &mut Waiting, bell: &Arc<Bell>) -> Option<(bool, Vec<String>)> {
        let waker = Waker::from(Arc::clone(bell));
        let mut frames = Vec::new();
        let answer = {
            let take = pin!(waiting.take(&mut frames));
            take.poll(&mut Context::from_waker(&waker))
        };
        match answer {
            Poll::Pending => None,
            Poll::Ready(more) => Some((more, frames.iter().map(ToString::to_string).collect())),
        }
    }

    fn frame(text: &str) -> Frame {
        text.into()
    }

    #[test]
    fn whoever_waits_is_woken_once_and_takes_all_in_order() {
        let (outbox, mut waiting) = outbox();
        let bell = Arc::new(Bell::default());
        assert_eq!(taken(&mut waiting, &bell), None);
        for text in ["a", "b", "c"] {
            assert!(outbox.put(frame(text)));
        }
        assert_eq!(bell.0.load(Ordering::Relaxed), 1);
        let all = ["a", "b", "c"].map(str::to_owned).to_vec();
        assert_eq!(taken(&mut waiting, &bell), Some((true, all)));
        assert_eq!(taken(&mut waiting, &bell), None);
        assert!(outbox.put(frame("d")));
        assert_eq!(bell.0.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn what_was_put_in_before_the_end_still_comes_out() {
        let (outbox, mut waiting) = outbox();
        let bell = Arc::new(Bell::default());
        assert_eq!(taken(&mut waiting, &bell), None);
        assert!(outbox.put(frame("last")));
        assert_eq!(bell.0.load(Ordering::Relaxed), 1);
        drop(outbox);
        assert_eq!(bell.0.load(Ordering::Relaxed), 2);
        assert_eq!(
            taken(&mut waiting, &bell),
            Some((true, vec!["last".into()]))
        );
        assert_eq!(taken(&mut waiting, &bell), Some((false, Vec::new())));
    }

    #[test]
    fn a_reader_who_is_too_slow_or_gone_is_given_nothing_more() {
        let (full, mut waiting) = outbox();
        assert!((0..MOST).all(|_| full.put(frame("x"))));
        assert!(!full.put(frame("too many")));
        assert_eq!(waiting.rest().len(), MOST);
        assert!(full.put(frame("again")));
        drop(waiting);
        assert!(!full.put(frame("to nobody")));
    }
}
