//! What waits to be sent on a connection: put in by the writer, taken out by its socket.
//!
//! A queue with one waker. A channel would do the same with blocks and links of its own, which
//! for thousands of connections are never in the processor's cache.
//!
//! It holds a bounded number of bytes. Who reads slowly misses news, and is shown the whole of
//! what they are about when they have caught up; only whoever asks and asks and never reads the
//! answers is disconnected.

use std::{
    collections::VecDeque,
    future::poll_fn,
    sync::Arc,
    task::{Poll, Waker},
};

use axum::extract::ws::close_code;
use baralho_table::Frame;
use parking_lot::Mutex;

use crate::hub::{Behind, Kind};

/// Bytes that are taken out at once, so that the rest can still be replaced by what is newer.
const TOGETHER: usize = 16 * 1024;

/// What a frame costs besides its text, more or less.
const FRAME: usize = 64;

#[derive(Default)]
struct Queue {
    frames: VecDeque<(Kind, Frame)>,
    /// What they take up.
    bytes: usize,
    /// What they may take up.
    most: usize,
    /// What was dropped and has not been made good for.
    behind: Behind,
    /// Whether that was said.
    said: Behind,
    /// Whoever waits for frames.
    waker: Option<Waker>,
    /// One of the two ends is gone.
    is_over: bool,
    /// What the reader is told at the end.
    code: Option<u16>,
}

impl Queue {
    fn drop_all(&mut self, kinds: [Kind; 2]) {
        let bytes = &mut self.bytes;
        self.frames.retain(|(kind, frame)| {
            let stays = !kinds.contains(kind);
            *bytes -= if stays { 0 } else { cost(frame) };
            stays
        });
    }

    /// Makes way for a frame that replaces others, or drops one that is news to a slow reader.
    /// Whether it must go in.
    fn is_wanted(&mut self, kind: Kind, more: usize) -> bool {
        const TABLE: [Kind; 2] = [Kind::Table, Kind::WholeTable];
        const LOBBY: [Kind; 2] = [Kind::Lobby, Kind::WholeLobby];
        let is_full = self.bytes + more > self.most;
        match kind {
            Kind::Answer if is_full => {
                self.drop_all(LOBBY);
                self.drop_all(TABLE);
                self.behind = Behind {
                    table: true,
                    lobby: true,
                };
                true
            }
            Kind::Answer => true,
            Kind::WholeTable => {
                self.drop_all(TABLE);
                (self.behind.table, self.said.table) = (false, false);
                true
            }
            Kind::WholeLobby => {
                self.drop_all(LOBBY);
                (self.behind.lobby, self.said.lobby) = (false, false);
                true
            }
            Kind::Table => {
                if is_full {
                    self.drop_all(TABLE);
                    self.behind.table = true;
                }
                !self.behind.table
            }
            Kind::Lobby => {
                if is_full {
                    self.drop_all(LOBBY);
                    self.behind.lobby = true;
                }
                !self.behind.lobby
            }
        }
    }

    /// Takes frames of about so many bytes, and says what was dropped.
    fn take(&mut self, frames: &mut Vec<Frame>, most: usize) -> Option<Taken> {
        let mut bytes = 0;
        while bytes < most
            && let Some((_, frame)) = self.frames.pop_front()
        {
            bytes += cost(&frame);
            frames.push(frame);
        }
        self.bytes -= bytes;
        // Only whoever has read the rest is shown the whole.
        let is_last = self.frames.is_empty();
        let behind = if is_last {
            self.newly_behind()
        } else {
            Behind::default()
        };
        if bytes > 0 || behind != Behind::default() {
            return Some(Taken::Frames(behind));
        }
        let code = self.code.unwrap_or(close_code::NORMAL);
        self.is_over.then_some(Taken::End(code))
    }

    /// What is still to be made good for, said once.
    fn newly_behind(&mut self) -> Behind {
        let news = Behind {
            table: self.behind.table && !self.said.table,
            lobby: self.behind.lobby && !self.said.lobby,
        };
        self.said = self.behind;
        news
    }
}

fn cost(frame: &Frame) -> usize {
    frame.len() + FRAME
}

type Shared = Arc<Mutex<Queue>>;

/// Where frames are put in.
pub struct Outbox(Shared);

/// Where they are taken out.
pub struct Waiting(Shared);

/// What is taken out of a queue.
#[derive(Debug, PartialEq, Eq)]
pub enum Taken {
    /// Frames, which were put into the vector; and what was dropped since the last time.
    Frames(Behind),
    /// There are none, and none will come; with what the reader is told at the end.
    End(u16),
}

/// The two ends of an empty queue that holds so many bytes.
pub fn outbox(most: usize) -> (Outbox, Waiting) {
    let shared = Shared::new(Mutex::new(Queue {
        most,
        ..Queue::default()
    }));
    (Outbox(Arc::clone(&shared)), Waiting(shared))
}

impl Outbox {
    /// Puts a frame in. Not if too many answers wait already, or nobody will ever take it out.
    pub fn put(&self, kind: Kind, frame: Frame) -> bool {
        let mut queue = self.0.lock();
        let more = cost(&frame);
        if queue.is_over {
            return false;
        }
        let was_empty = queue.frames.is_empty();
        if queue.is_wanted(kind, more) {
            // The whole of something may be large, but there is only one of each.
            let is_full = match kind {
                Kind::WholeTable | Kind::WholeLobby => queue.bytes > queue.most,
                _ => queue.bytes + more > queue.most && !queue.frames.is_empty(),
            };
            if is_full {
                return false;
            }
            queue.bytes += more;
            queue.frames.push_back((kind, frame));
        }
        // Who has been woken looks once for all that came meanwhile.
        if (was_empty || queue.frames.is_empty())
            && let Some(waker) = &queue.waker
        {
            waker.wake_by_ref();
        }
        true
    }

    /// Ends it, with what the reader is told.
    pub fn close(self, code: u16) {
        self.0.lock().code = Some(code);
    }

    /// Bytes that wait.
    pub fn bytes(&self) -> usize {
        self.0.lock().bytes
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut queue = self.0.lock();
        queue.is_over = true;
        if let Some(waker) = queue.waker.take() {
            waker.wake();
        }
    }
}

impl Waiting {
    /// Waits for frames and takes some, in order, into an empty vector.
    pub async fn take(&mut self, frames: &mut Vec<Frame>) -> Taken {
        poll_fn(|context| {
            let mut queue = self.0.lock();
            if let Some(taken) = queue.take(frames, TOGETHER) {
                return Poll::Ready(taken);
            }
            match &mut queue.waker {
                Some(waker) => waker.clone_from(context.waker()),
                none => *none = Some(context.waker().clone()),
            }
            Poll::Pending
        })
        .await
    }

    /// Takes frames of about so many bytes, at least one, if there are any.
    pub fn look(&mut self, frames: &mut Vec<Frame>, bytes: usize) -> Option<Taken> {
        self.0.lock().take(frames, bytes)
    }

    /// Takes what is there now.
    pub fn rest(&mut self) -> Vec<Frame> {
        let mut queue = self.0.lock();
        queue.bytes = 0;
        queue.frames.drain(..).map(|(_, frame)| frame).collect()
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.lock().is_over = true;
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

    const MOST: usize = 256 * 1024;

    #[derive(Default)]
    struct Bell(AtomicUsize);

    impl Wake for Bell {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// What is taken now: nothing yet, or the frames and whether there is more to come.
    fn taken(waiting: &mut Waiting, bell: &Arc<Bell>) -> Option<(Taken, Vec<String>)> {
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

    const FRAMES: Taken = Taken::Frames(Behind {
        table: false,
        lobby: false,
    });

    fn frame(text: &str) -> Frame {
        text.into()
    }

    #[test]
    fn whoever_waits_is_woken_once_and_takes_all_in_order() {
        let (outbox, mut waiting) = outbox(MOST);
        let bell = Arc::new(Bell::default());
        assert_eq!(taken(&mut waiting, &bell), None);
        for text in ["a", "b", "c"] {
            assert!(outbox.put(Kind::Table, frame(text)));
        }
        assert_eq!(bell.0.load(Ordering::Relaxed), 1);
        let all = ["a", "b", "c"].map(str::to_owned).to_vec();
        assert_eq!(taken(&mut waiting, &bell), Some((FRAMES, all)));
        assert_eq!(taken(&mut waiting, &bell), None);
        assert!(outbox.put(Kind::Table, frame("d")));
        assert_eq!(bell.0.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn what_was_put_in_before_the_end_still_comes_out() {
        let (outbox, mut waiting) = outbox(MOST);
        let bell = Arc::new(Bell::default());
        assert_eq!(taken(&mut waiting, &bell), None);
        assert!(outbox.put(Kind::Table, frame("last")));
        assert_eq!(bell.0.load(Ordering::Relaxed), 1);
        drop(outbox);
        assert_eq!(bell.0.load(Ordering::Relaxed), 2);
        assert_eq!(
            taken(&mut waiting, &bell),
            Some((FRAMES, vec!["last".into()]))
        );
        assert_eq!(
            taken(&mut waiting, &bell),
            Some((Taken::End(1000), Vec::new()))
        );
    }

    const ALL: Behind = Behind {
        table: true,
        lobby: true,
    };

    /// Takes until nothing is left: what came, and what must be made good for.
    fn drained(waiting: &mut Waiting) -> (Vec<String>, Behind) {
        let bell = Arc::new(Bell::default());
        let (mut all, mut behind) = (Vec::new(), Behind::default());
        while let Some((Taken::Frames(missed), frames)) = taken(waiting, &bell) {
            all.extend(frames);
            behind.table |= missed.table;
            behind.lobby |= missed.lobby;
        }
        (all, behind)
    }

    #[test]
    fn a_slow_reader_misses_news_and_is_shown_the_whole_and_nothing_else() {
        let (outbox, mut waiting) = outbox(MOST);
        let news = "n".repeat(1000);
        for _ in 0..10_000 {
            assert!(outbox.put(Kind::Lobby, frame(&news)));
            assert!(outbox.put(Kind::Table, frame(&news)));
            assert!(outbox.bytes() <= MOST);
        }
        assert!(outbox.put(Kind::Answer, frame("done")));
        let (came, behind) = drained(&mut waiting);
        assert_eq!(behind, ALL);
        assert_eq!(came.last().map(String::as_str), Some("done"));
        // What is told before the whole is shown would only leave gaps.
        assert!(outbox.put(Kind::Table, frame("in the gap")));
        assert!(outbox.put(Kind::WholeTable, frame("the table")));
        assert!(outbox.put(Kind::Table, frame("next")));
        assert!(outbox.put(Kind::WholeLobby, frame("the lobby")));
        let (came, behind) = drained(&mut waiting);
        assert_eq!(came, ["the table", "next", "the lobby"]);
        assert_eq!(behind, Behind::default());
    }

    #[test]
    fn the_whole_takes_the_place_of_what_waits() {
        let (outbox, mut waiting) = outbox(MOST);
        for number in 0..100 {
            assert!(outbox.put(Kind::Table, frame("old")));
            assert!(outbox.put(Kind::WholeTable, frame(&format!("table {number}"))));
            assert!(outbox.put(Kind::WholeLobby, frame(&format!("lobby {number}"))));
        }
        assert_eq!(drained(&mut waiting).0, ["table 99", "lobby 99"]);
    }

    #[test]
    fn whoever_never_reads_the_answers_is_given_nothing_more() {
        let (full, mut waiting) = outbox(MOST);
        let answer = "a".repeat(1000);
        let taken = (0..10_000).take_while(|_| full.put(Kind::Answer, frame(&answer)));
        assert!((200..300).contains(&taken.count()));
        assert!(full.bytes() <= MOST);
        assert!(waiting.rest().len() > 200);
        assert!(full.put(Kind::Answer, frame("again")));
        drop(waiting);
        assert!(!full.put(Kind::Answer, frame("to nobody")));
    }
}
