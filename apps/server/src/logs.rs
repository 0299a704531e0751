//! What the server writes about itself: lines for eyes on a terminal, JSON elsewhere.

use std::{
    env,
    io::IsTerminal,
    time::{Duration, Instant},
};

use parking_lot::Mutex;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::{
    Layer as _, filter::Targets, fmt, layer::SubscriberExt as _, registry,
    util::SubscriberInitExt as _,
};

/// The variable that says how much: `info` unless told, or for example `baralho_server=debug`.
pub const VARIABLE: &str = "BARALHO_LOG";

/// Writes logs to standard error from now on. Does nothing if somebody does so already.
///
/// There are no secrets in them: neither bodies nor headers are written, and of paths only
/// which route they took.
pub fn start() {
    let told = env::var(VARIABLE).ok().and_then(|told| told.parse().ok());
    let filter = told.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let lines = fmt::layer().with_writer(std::io::stderr);
    let _ = if std::io::stderr().is_terminal() {
        registry().with(lines.with_filter(filter)).try_init()
    } else {
        let lines = lines.json().flatten_event(true);
        registry().with(lines.with_filter(filter)).try_init()
    };
}

/// At least so long between two lines about the same thing.
const PAUSE: Duration = Duration::from_secs(10);

/// Says when something that may happen a thousand times a second is worth a line.
#[derive(Debug, Default)]
pub(crate) struct Seldom(Mutex<(Option<Instant>, u64)>);

impl Seldom {
    /// Notes that it has happened. If a line is due: how often since the last one.
    pub(crate) fn due(&self) -> Option<u64> {
        let mut state = self.0.lock();
        let (last, times) = &mut *state;
        *times += 1;
        if last.is_some_and(|last| last.elapsed() < PAUSE) {
            return None;
        }
        *last = Some(Instant::now());
        Some(std::mem::take(times))
    }
}
