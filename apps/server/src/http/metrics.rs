//! What the server has done, in numbers for Prometheus.

use std::{
    fmt::Write,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use baralho_storage::Store;

use super::Web;
use crate::places::open_files;

/// Upper bounds of how long answers take, in seconds; the last bucket has none.
const BOUNDS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

#[derive(Debug, Default)]
pub(super) struct Metrics {
    /// By the first digit of their status.
    answers: [AtomicU64; 6],
    /// Of them, those that say that somebody was too fast.
    too_fast: AtomicU64,
    /// By how long they took.
    times: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Metrics {
    pub(super) fn answered(&self, status: StatusCode, spent: Duration) {
        let add = |meter: &AtomicU64, by: u64| meter.fetch_add(by, Ordering::Relaxed);
        let class = usize::from(status.as_u16() / 100);
        if let Some(count) = self.answers.get(class) {
            add(count, 1);
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            add(&self.too_fast, 1);
        }
        let seconds = spent.as_secs_f64();
        let bucket = BOUNDS.iter().position(|&bound| seconds <= bound);
        add(&self.times[bucket.unwrap_or(BOUNDS.len())], 1);
        add(&self.microseconds, spent.as_micros() as u64);
    }
}

#[derive(Default)]
struct Text(String);

// Writing to a string cannot fail.
impl Text {
    fn head(&mut self, name: &str, help: &str, kind: &str) {
        let _ = write!(
            self.0,
            "# HELP baralho_{name} {help}\n# TYPE baralho_{name} {kind}\n"
        );
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "baralho_{name}{labels} {value}");
    }

    /// A number; what has a total only grows.
    fn number(&mut self, name: &str, help: &str, value: u64) {
        let is_counter = name.ends_with("_total");
        self.head(name, help, if is_counter { "counter" } else { "gauge" });
        self.line(name, "", value);
    }
}

/// Numbers in the text format of Prometheus.
pub(super) async fn serve(State(web): State<Arc<Web>>) -> Response {
    let mut text = Text::default();
    tables(&mut text, &web).await;
    doors(&mut text, &web);
    process(&mut text);
    if let Ok(size) = web.ask(Store::size).await {
        let help = "Size of the database.";
        text.number("database_bytes", help, size.bytes);
    }
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], text.0).into_response()
}

/// Numbers, each with its name and what it is.
macro_rules! numbers {
    ($text:ident: $($name:literal $help:literal $value:expr;)+) => {
        $($text.number($name, $help, $value);)+
    };
}

fn read(meter: &AtomicU64) -> u64 {
    meter.load(Ordering::Relaxed)
}

async fn tables(text: &mut Text, web: &Web) {
    let counts = web.engine.counts().await.unwrap_or_default();
    let meters = web.engine.meters();
    let (bots, bytes) = web.engine.queues();
    numbers! { text:
        "connections" "Open WebSockets." counts.connections as u64;
        "people" "People connected." counts.people as u64;
        "tables" "Tables in memory." counts.tables as u64;
        "tables_playing" "Tables where a match is played." counts.playing as u64;
        "messages_total" "Messages taken in." counts.messages;
        "messages_refused_total" "Messages refused." counts.refused;
        "moves_total" "Moves made." counts.moves;
        "matches_total" "Matches that came to their end." counts.finished;
        "log_lines_total" "Lines stored." read(&meters.lines);
        "log_commits_total" "Transactions they were stored in." read(&meters.commits);
        "log_failures_total" "Tables whose storing failed." read(&meters.failures);
        "log_microseconds_total" "Time spent storing." read(&meters.storing_us);
        "frames_total" "Frames handed to connections." read(&meters.frames);
        "slow_connections_total" "Connections given up because they did not read." read(&meters.slow);
        "slow_readers_total" "Times that a slow reader was shown anew what it had missed." read(&meters.behind);
        "outbox_bytes" "Bytes that wait for connections to read them." bytes as u64;
        "bots_waiting" "Bots that wait for their turn to think." bots as u64;
        "bot_moves_total" "Moves that bots chose." read(&meters.thoughts);
    }
}

fn doors(text: &mut Text, web: &Web) {
    numbers! { text:
        "http_connections" "Open connections, WebSockets included." web.places.open() as u64;
    }
    let name = "connections_refused_total";
    text.head(name, "Connections for which there was no room.", "counter");
    for (why, count) in &web.places.refused {
        text.line(name, &format!("{{why=\"{why}\"}}"), read(count));
    }
    let name = "http_answers_total";
    let help = "Answers to HTTP requests by class of status.";
    text.head(name, help, "counter");
    for (class, count) in web.metrics.answers.iter().enumerate().skip(1) {
        text.line(name, &format!("{{class=\"{class}xx\"}}"), read(count));
    }
    let too_fast = read(&web.metrics.too_fast);
    let help = "Of them, those with status 429: somebody was too fast.";
    text.number("http_too_fast_total", help, too_fast);
    let name = "http_request_seconds";
    text.head(name, "How long answers took.", "histogram");
    let mut all = 0;
    let bounds = BOUNDS.iter().map(f64::to_string);
    let bounds = bounds.chain(["+Inf".to_owned()]);
    for (bound, count) in bounds.zip(&web.metrics.times) {
        all += read(count);
        let bound = format!("{{le=\"{bound}\"}}");
        text.line("http_request_seconds_bucket", &bound, all);
    }
    let seconds = Duration::from_micros(read(&web.metrics.microseconds)).as_secs_f64();
    text.line("http_request_seconds_sum", "", seconds);
    text.line("http_request_seconds_count", "", all);
}

/// What the system says about this process, where it does.
fn process(text: &mut Text) {
    if let Some(bytes) = memory() {
        let help = "Memory of the process that is not swapped out.";
        text.number("process_memory_bytes", help, bytes);
    }
    if let Some(files) = open_files() {
        let help = "Files and connections that are open.";
        text.number("process_open_files", help, files as u64);
    }
}

fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib = line.trim().strip_suffix("kB")?.trim();
    Some(kib.parse::<u64>().ok()? * 1024)
}
