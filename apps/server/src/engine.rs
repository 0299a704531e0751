//! The threads behind the tables: one owns the [`Hub`], one stores and then tells, some
//! think for bots, and one works with passwords. If one of the first two dies of a bug, the
//! server ends, to be started anew, and says why.
//!
//! Whatever must go out passes the writer in order. It takes all that is waiting, stores
//! it in one transaction, and only then hands the frames to the connections.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use axum::extract::ws::close_code;
use baralho_protocol::online::{Person, Summary};
use baralho_storage::Store;
use baralho_table::Frame;
use parking_lot::Mutex;
use rustc_hash::FxHashMap;
use tokio::sync::{OwnedSemaphorePermit, oneshot, watch};

use crate::{
    clock::{not_before, now},
    delivery::{self, Delivery, Sink},
    hub::{
        Behind, ConnectionId, Counts, Governing, Hub, Input, Keep, Kind, Limits, Origin, Output,
        PasswordJob, choose,
    },
    outbox::{Outbox, Waiting, outbox},
    pace::Pace,
    passwords,
    thoughts::{Taken, Thoughts},
};

/// What goes to the writer at once, more or less.
const MOST: usize = 4096;

/// Inputs that may wait for the hub.
const INBOX: usize = 65_536;

/// What the hub's thread is asked.
enum Call {
    Input(Input),
    /// A message; its sender may send so many more when it has been taken in.
    Message(ConnectionId, Vec<u8>, OwnedSemaphorePermit),
    /// Answered when all that was said before has been stored.
    Deleted(i64, oneshot::Sender<()>),
    Tables(oneshot::Sender<Vec<Summary>>),
    Counts(oneshot::Sender<Counts>),
    /// For tests of what a bug costs.
    Break,
    Stop,
}

/// Numbers that the threads keep for whoever watches over the server.
#[derive(Debug, Default)]
pub(crate) struct Meters {
    pub(crate) lines: AtomicU64,
    /// Transactions they were stored in.
    pub(crate) commits: AtomicU64,
    /// Microseconds spent storing.
    pub(crate) storing_us: AtomicU64,
    pub(crate) failures: AtomicU64,
    pub(crate) frames: AtomicU64,
    /// Connections given up because they never read their answers.
    pub(crate) slow: AtomicU64,
    /// Times that a slow reader had to be shown anew what it had missed.
    pub(crate) behind: AtomicU64,
    pub(crate) thoughts: AtomicU64,
}

type Outboxes = Mutex<FxHashMap<ConnectionId, Outbox>>;

/// The running tables: a handle that many may hold.
#[derive(Clone)]
pub struct Engine(Arc<Inner>);

struct Inner {
    calls: SyncSender<Call>,
    outboxes: Outboxes,
    meters: Meters,
    busy: AtomicBool,
    /// Bytes that may wait for a connection.
    outbox: AtomicUsize,
    thoughts: Thoughts,
    /// Why a thread has died without which nothing works.
    died: watch::Sender<Option<String>>,
    next_connection: AtomicU64,
    /// How many sockets have not yet sent all that was told.
    sockets: watch::Sender<usize>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

/// A socket that is being served. While there is one, the server does not end.
pub(crate) struct Served(Engine);

impl Drop for Served {
    fn drop(&mut self) {
        self.0.0.sockets.send_modify(|sockets| *sockets -= 1);
    }
}

impl Engine {
    /// Starts the threads, and takes up every table that was live when the server stopped.
    pub(crate) fn start(store: Arc<Store>, node: &str, limits: Limits) -> std::io::Result<Self> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(std::io::Error::other)?;
        let (calls, inbox) = sync_channel(INBOX);
        let (batches, work) = channel();
        let (passwords, hashing) = channel();
        let (keepsakes, keeping) = channel();
        let engine = Self(Arc::new(Inner {
            calls,
            outboxes: Outboxes::default(),
            meters: Meters::default(),
            busy: AtomicBool::new(false),
            outbox: AtomicUsize::new(limits.outbox),
            thoughts: Thoughts::new(),
            died: watch::Sender::new(None),
            next_connection: AtomicU64::new(1),
            sockets: watch::Sender::new(0),
            threads: Mutex::default(),
        }));
        let hub = Hub::new(limits, seed);
        let hub = engine.spawn("hub", move |engine| {
            engine.or_die(|| run_hub(hub, &inbox, &batches, &engine.0.busy));
        })?;
        let keeper = Arc::clone(&store);
        let delivery = Delivery::new(store, node);
        let writer = engine.spawn("writer", move |engine| {
            let sink = WriterSink {
                engine: &engine.0,
                passwords,
                keepsakes,
            };
            engine.or_die(|| write(delivery, sink, &work));
        })?;
        for _ in 0..engine.0.thoughts.threads() {
            engine.spawn("bots", |engine| {
                let jobs = std::iter::from_fn(|| engine.0.thoughts.take());
                engine.work_on(jobs, |taken| think(&taken, &engine.0.meters));
            })?;
        }
        // Beside the writer: nobody's moves wait for what is no table's.
        engine.spawn("keeper", move |engine| {
            engine.work_on(keeping, |(connection, id, what)| Input::Kept {
                connection,
                id,
                is_kept: delivery::keep(&keeper, &what),
            });
        })?;
        engine.spawn("passwords", move |engine| {
            engine.work_on(hashing, |mut job: Box<PasswordJob>| {
                let fits = passwords::work(&mut job);
                Input::PasswordDone { job, fits }
            });
        })?;
        *engine.0.threads.lock() = vec![hub, writer];
        Ok(engine)
    }

    fn spawn(
        &self,
        name: &str,
        work: impl FnOnce(&Self) + Send + 'static,
    ) -> std::io::Result<JoinHandle<()>> {
        let engine = self.clone();
        let thread = thread::Builder::new().name(name.to_owned());
        thread.spawn(move || work(&engine))
    }

    /// A thread that works beside the others, and tells the hub what came of each job.
    fn work_on<J>(&self, jobs: impl IntoIterator<Item = J>, mut work: impl FnMut(J) -> Input) {
        for job in jobs {
            if self.0.calls.send(Call::Input(work(job))).is_err() {
                return;
            }
        }
    }

    /// Does the work of a thread without which nothing works.
    fn or_die(&self, work: impl FnOnce()) {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(work)) {
            self.0.died.send_replace(Some(reason(&*panic)));
        }
    }

    /// A new connection of somebody: its number, and where its frames come out.
    pub(crate) fn connect(
        &self,
        person: Person,
        origin: Origin,
        blocked: Vec<i64>,
    ) -> (ConnectionId, Waiting) {
        let number = self.0.next_connection.fetch_add(1, Ordering::Relaxed);
        let connection = ConnectionId(number);
        let (outbox, waiting) = outbox(self.0.outbox.load(Ordering::Relaxed));
        self.0.outboxes.lock().insert(connection, outbox);
        self.input(Input::Connect {
            connection,
            person,
            origin,
            blocked,
        });
        (connection, waiting)
    }

    /// A message of a connection. The permit is given up when it has been taken in.
    pub(crate) fn message(
        &self,
        connection: ConnectionId,
        bytes: Vec<u8>,
        permit: OwnedSemaphorePermit,
    ) {
        let _ = self.0.calls.send(Call::Message(connection, bytes, permit));
    }

    /// A slow reader has read what was left for it: it must be shown what was dropped.
    pub(crate) fn behind(&self, connection: ConnectionId, behind: Behind) {
        self.0.meters.behind.fetch_add(1, Ordering::Relaxed);
        self.input(Input::Behind { connection, behind });
    }

    /// From now on this holds, as those who run the server decided.
    pub(crate) fn govern(&self, governing: Governing) {
        self.input(Input::Govern(Box::new(governing)));
    }

    pub(crate) fn set_limits(&self, limits: Limits) {
        self.0.outbox.store(limits.outbox, Ordering::Relaxed);
        self.input(Input::Limits(Box::new(limits)));
    }

    /// Makes the hub panic: for tests of what a bug costs.
    #[doc(hidden)]
    pub fn break_hub(&self) {
        let _ = self.0.calls.send(Call::Break);
    }

    /// Done when a thread has died without which nothing works; says why.
    pub(crate) async fn died(&self) -> String {
        let mut died = self.0.died.subscribe();
        let reason = died.wait_for(Option::is_some).await;
        reason.map_or_else(
            |_| String::new(),
            |reason| reason.clone().unwrap_or_default(),
        )
    }

    pub(crate) fn disconnect(&self, connection: ConnectionId) {
        self.0.outboxes.lock().remove(&connection);
        self.input(Input::Disconnect { connection });
    }

    /// Somebody's sessions were ended: this one, or all.
    pub(crate) fn sign_out(&self, person: i64, key: Option<i64>) {
        let code = "signed-out";
        self.input(Input::SignedOut { person, key, code });
    }

    /// A session was replaced by another one of the same browser: what was opened with the old one
    /// ends, and may come back.
    pub(crate) fn renew_session(&self, person: i64, key: i64) {
        let (key, code) = (Some(key), "renewed");
        self.input(Input::SignedOut { person, key, code });
    }

    /// Somebody's account was deleted. Returns when all that they ever said is stored, and so
    /// can be taken away, and forgotten here.
    pub(crate) async fn deleted(&self, person: i64) {
        let (reply, done) = oneshot::channel();
        let _ = self.0.calls.send(Call::Deleted(person, reply));
        // Nobody answers any more when the server stops.
        let _ = done.await;
    }

    fn input(&self, input: Input) {
        // Only a hub that has stopped takes nothing in any more.
        let _ = self.0.calls.send(Call::Input(input));
    }

    pub(crate) async fn tables(&self) -> Vec<Summary> {
        let (reply, answer) = oneshot::channel();
        let _ = self.0.calls.send(Call::Tables(reply));
        answer.await.unwrap_or_default()
    }

    /// The hub's numbers; `None` when it does not answer.
    pub(crate) async fn counts(&self) -> Option<Counts> {
        let (reply, answer) = oneshot::channel();
        // Where there is no place for a question there will be no answer either.
        self.0.calls.try_send(Call::Counts(reply)).ok()?;
        answer.await.ok()
    }

    /// How many bots wait for their turn to think, and how many bytes for slow readers.
    pub(crate) fn queues(&self) -> (usize, usize) {
        let bytes = self.0.outboxes.lock().values().map(Outbox::bytes).sum();
        (self.0.thoughts.waiting(), bytes)
    }

    pub(crate) fn meters(&self) -> &Meters {
        &self.0.meters
    }

    /// Whether so much comes in that it is better taken together.
    pub(crate) fn is_busy(&self) -> bool {
        self.0.busy.load(Ordering::Relaxed)
    }

    /// Counts a socket among those that are served.
    pub(crate) fn serve(&self) -> Served {
        self.0.sockets.send_modify(|sockets| *sockets += 1);
        Served(self.clone())
    }

    /// Done when no socket is served any more.
    pub(crate) async fn all_served(&self) {
        let mut sockets = self.0.sockets.subscribe();
        let _ = sockets.wait_for(|sockets| *sockets == 0).await;
    }

    /// Stops: what has been accepted is stored and told, then every connection ends.
    pub(crate) fn stop(&self) {
        let _ = self.0.calls.send(Call::Stop);
        for thread in std::mem::take(&mut *self.0.threads.lock()) {
            // A thread that has panicked has said so.
            let _ = thread.join();
        }
        self.0.thoughts.end();
        self.0.outboxes.lock().clear();
    }
}

/// The hub's thread. Who comes first is served at once; under load it looks into the inbox
/// only every so often ([`Pace`]), because a transaction of many moves costs little more than
/// one of a single move, and so does waking those who store and send.
fn run_hub(mut hub: Hub, inbox: &Receiver<Call>, batches: &Sender<Work>, busy: &AtomicBool) {
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
struct Work {
    out: Vec<Output>,
    /// Those who wait until all that is stored.
    replies: Vec<oneshot::Sender<()>>,
}

/// Where the writer passes on what is stored: threads and connections.
struct WriterSink<'a> {
    engine: &'a Inner,
    passwords: Sender<Box<PasswordJob>>,
    keepsakes: Sender<(ConnectionId, Option<u64>, Keep)>,
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
fn write(mut delivery: Delivery, mut sink: WriterSink<'_>, work: &Receiver<Work>) {
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

fn think(taken: &Taken<'_>, meters: &Meters) -> Input {
    // A bot that panics is a bug; the table must not pay for it with the server.
    let think = &*taken.think;
    let chosen = catch_unwind(|| choose(think));
    meters.thoughts.fetch_add(1, Ordering::Relaxed);
    think.chosen(chosen.ok().flatten())
}

fn reason(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "no reason given".to_owned())
}
