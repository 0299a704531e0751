//! Whether the server is well, and what it has done.

use std::{
    fmt::Write,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

use super::{Web, problem::Problem};

/// Answers by the first digit of their status.
#[derive(Debug, Default)]
pub(super) struct Metrics {
    answers: [AtomicU64; 6],
}

impl Metrics {
    pub(super) fn answered(&self, status: StatusCode) {
        let class = usize::from(status.as_u16() / 100);
        if let Some(count) = self.answers.get(class) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Whether the server can do its work.
pub(super) async fn healthz(State(web): State<Arc<Web>>) -> Result<Json<Value>, Problem> {
    web.ask(|store| store.check()).await?;
    Ok(Json(json!({ "status": "ok" })))
}

/// Numbers in the text format of Prometheus.
pub(super) async fn metrics(State(web): State<Arc<Web>>) -> Response {
    let mut text = String::new();
    let counts = web.engine.counts().await.unwrap_or_default();
    let meters = web.engine.meters();
    let read = |meter: &AtomicU64| meter.load(Ordering::Relaxed);
    for (name, help, value) in [
        ("connections", "Open WebSockets.", counts.connections as u64),
        ("people", "People connected.", counts.people as u64),
        ("tables", "Tables in memory.", counts.tables as u64),
        (
            "tables_playing",
            "Tables where a match is played.",
            counts.playing as u64,
        ),
        ("messages_total", "Messages taken in.", counts.messages),
        (
            "messages_refused_total",
            "Messages refused.",
            counts.refused,
        ),
        ("moves_total", "Moves made.", counts.moves),
        (
            "matches_total",
            "Matches that came to their end.",
            counts.finished,
        ),
        ("log_lines_total", "Lines stored.", read(&meters.lines)),
        (
            "log_commits_total",
            "Transactions they were stored in.",
            read(&meters.commits),
        ),
        (
            "log_failures_total",
            "Tables whose storing failed.",
            read(&meters.failures),
        ),
        (
            "log_microseconds_total",
            "Time spent storing.",
            read(&meters.storing_us),
        ),
        (
            "frames_total",
            "Frames handed to connections.",
            read(&meters.frames),
        ),
        (
            "slow_connections_total",
            "Connections given up because they did not read.",
            read(&meters.slow),
        ),
        (
            "bot_moves_total",
            "Moves that bots chose.",
            read(&meters.thoughts),
        ),
    ] {
        let kind = if name.ends_with("_total") {
            "counter"
        } else {
            "gauge"
        };
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "# HELP baralho_{name} {help}\n# TYPE baralho_{name} {kind}\nbaralho_{name} {value}\n"
        );
    }
    text.push_str(
        "# HELP baralho_http_answers_total Answers to HTTP requests by class of status.\n\
         # TYPE baralho_http_answers_total counter\n",
    );
    for (class, count) in web.metrics.answers.iter().enumerate().skip(1) {
        let count = count.load(Ordering::Relaxed);
        let _ = writeln!(
            text,
            "baralho_http_answers_total{{class=\"{class}xx\"}} {count}"
        );
    }
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}
