//! What the hub's thread, the writer's and those that think do.

use std::{
    panic::catch_unwind,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use axum::extract::ws::close_code;
use baralho_table::Frame;
use tokio::sync::oneshot;

use super::{Call, Inner, Meters};
use crate::{
    clock::{not_before, now},
    delivery::{Delivery, Sink},
    hub::{ConnectionId, Hub, Input, Keep, Kind, Output, PasswordJob, choose},
    pace::Pace,
    thoughts::Taken,
};

/// What goes to the writer at once, more or less.
const MOST: usize = 4096;

/// The hub's thread. Who comes first is served at once; under load it looks into the inbox
/// only every so often ([`Pace`]), because a transaction of many moves costs little more than
/// one of a single move, and so does waking those who store and send.
pub(super) fn run_hub(
    mut hub: Hub,
    inbox: &Receiver<Call>,
    batches: &Sender<Work>,
    busy: &AtomicBool,
) {
    let mut pace = Pace::new(Instant::now());
    let mut usual = 0;
    loop {
        let wait = hub.deadline().map_or(60_000, |at| (at - now()).max(0)) as u64;
        let mut call = match inbox.recv_timeout(Duration::from_millis(wait)) {
            Ok(call) => Some(call),
            Err(RecvTimeoutError::Timeout) => Some(Call::Input(Input::Tick)),
            Err(RecvTimeoutError::Disconnected) => return,
        };
        thread::sleep(pace.pause(Instant::now()));
        let (mut out, mut calls) = (Vec::with_capacity(usual), 0);
        let mut replies = Vec::new();
        // What has come meanwhile goes out together, but not so much that others wait.
        while let Some(next) = call {
            calls += 1;
            match next {
                Call::Input(input) => hub.step(now(), input, &mut out),
                Call::Message(connection, bytes, permit) => {
                    hub.step(now(), Input::Message { connection, bytes }, &mut out);
                    drop(permit);
                }
                Call::Deleted(person, reply) => {
                    hub.step(now(), Input::Deleted { person }, &mut out);
                    replies.push(reply);
                }
                Call::Tables(reply) => {
                    let _ = reply.send(hub.listed());
                }
                Call::Counts(reply) => {
                    let _ = reply.send(hub.counts());
                }
                Call::Break => panic!("a test wanted this"),
                Call::Stop => {
                    hub.say_goodbye(&mut out);
                    let _ = batches.send(Work { out, replies });
                    return;
                }
            }
            call = (out.len() < MOST).then(|| inbox.try_recv().ok()).flatten();
        }
        pace.took(Instant::now(), calls, out.len() >= MOST);
        busy.store(pace.is_loaded(), Ordering::Relaxed);
        usual = out.len();
        let is_nothing = out.is_empty() && replies.is_empty();
        if !is_nothing && batches.send(Work { out, replies }).is_err() {
            return;
        }
    }
}

/// What the writer gets from the hub.
pub(super) struct Work {
    out: Vec<Output>,
    /// Those who wait until all that is stored.
    replies: Vec<oneshot::Sender<()>>,
}

/// Where the writer passes on what is stored: threads and connections.
pub(super) struct WriterSink<'a> {
    pub(super) engine: &'a Inner,
    pub(super) passwords: Sender<Box<PasswordJob>>,
    pub(super) keepsakes: Sender<(ConnectionId, Option<u64>, Keep)>,
}

impl WriterSink<'_> {
    fn tell(&self, connection: ConnectionId, kind: Kind, frame: Frame) {
        let mut outboxes = self.engine.outboxes.lock();
        let Some(outbox) = outboxes.get(&connection) else {
            return;
        };
        self.engine.meters.frames.fetch_add(1, Ordering::Relaxed);
        if !outbox.put(kind, frame) {
            // Its task sees that nothing more will come, and ends.
            if let Some(outbox) = outboxes.remove(&connection) {
                outbox.close(close_code::POLICY);
            }
            self.engine.meters.slow.fetch_add(1, Ordering::Relaxed);
            tracing::warn!("a connection that never reads its answers was closed");
        }
    }
}

impl Sink for WriterSink<'_> {
    fn perform(&mut self, output: Output) {
        match output {
            Output::Send {
                connection,
                frame,
                kind,
                ..
            } => self.tell(connection, kind, frame),
            Output::Close { connection, code } => {
                if let Some(outbox) = self.engine.outboxes.lock().remove(&connection) {
                    outbox.close(code);
                }
            }
            Output::Think(think) => self.engine.thoughts.put(think),
            Output::Keep {
                connection,
                id,
                what,
            } => {
                let _ = self.keepsakes.send((connection, id, *what));
            }
            Output::Password(job) => {
                let _ = self.passwords.send(job);
            }
            // The delivery itself does these.
            Output::Store { .. } | Output::Load { .. } => {}
        }
    }

    /// The hub never waits for this thread: so this may wait for it.
    fn report(&mut self, input: Input) {
        if let Input::Loaded { found, .. } = &input
            && let Ok(Some(claimed)) = found
            && let Some((_, last)) = claimed.lines.last()
        {
            not_before(last.at);
        }
        let _ = self.engine.calls.send(Call::Input(input));
    }

    fn stored(&mut self, lines: usize, failures: usize, spent: Duration) {
        let add = |meter: &AtomicU64, by: u64| meter.fetch_add(by, Ordering::Relaxed);
        add(&self.engine.meters.commits, 1);
        add(&self.engine.meters.lines, lines as u64);
        add(&self.engine.meters.failures, failures as u64);
        add(&self.engine.meters.storing_us, spent.as_micros() as u64);
    }
}

/// The writer's thread: all that waits goes into one transaction.
pub(super) fn write(mut delivery: Delivery, mut sink: WriterSink<'_>, work: &Receiver<Work>) {
    delivery.take_up_live_tables(&mut sink);
    while let Ok(mut batch) = work.recv() {
        while batch.out.len() < 4 * MOST
            && let Ok(more) = work.try_recv()
        {
            batch.out.extend(more.out);
            batch.replies.extend(more.replies);
        }
        delivery.handle(batch.out, &mut sink);
        for reply in batch.replies {
            let _ = reply.send(());
        }
    }
}

pub(super) fn think(taken: &Taken<'_>, meters: &Meters) -> Input {
    // A bot that panics is a bug; the table must not pay for it with the server.
    let think = &*taken.think;
    let chosen = catch_unwind(|| choose(think));
    meters.thoughts.fetch_add(1, Ordering::Relaxed);
    think.chosen(chosen.ok().flatten())
}
