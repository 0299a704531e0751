//! The threads behind the tables: one owns the [`Hub`], one stores and then tells, some
//! think for bots, and one works with passwords. If one of the first two dies of a bug, the
//! server ends, to be started anew, and says why.
//!
//! Whatever must go out passes the writer in order. It takes all that is waiting, stores
//! it in one transaction, and only then hands the frames to the connections.

mod threads;

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
        mpsc::{SyncSender, channel, sync_channel},
    },
    thread::{self, JoinHandle},
};

use baralho_protocol::online::{Person, Summary};
use baralho_storage::Store;
use parking_lot::Mutex;
use rustc_hash::FxHashMap;
use tokio::sync::{OwnedSemaphorePermit, oneshot, watch};

use crate::{
    delivery::{self, Delivery},
    hub::{Behind, ConnectionId, Counts, Governing, Hub, Input, Limits, Origin, PasswordJob},
    outbox::{Outbox, Waiting, outbox},
    passwords,
    thoughts::Thoughts,
};
use threads::{WriterSink, run_hub, think, write};

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

fn reason(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "no reason given".to_owned())
}
