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

/// A number for whoever watches over the server.
#[derive(Clone, Debug, PartialEq)]
pub struct Metric {
    /// Its name, which begins with `baralho_`, and ends in `_total` if it only grows.
    pub name: &'static str,
    /// What it is.
    pub help: &'static str,
    /// How much.
    pub value: f64,
}

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
    for metric in web.live.metrics() {
        let is_total = metric.name.ends_with("_total");
        let kind = if is_total { "counter" } else { "gauge" };
        let (name, help, value) = (metric.name, metric.help, metric.value);
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"
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
