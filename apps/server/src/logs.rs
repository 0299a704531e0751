//! What the server writes about itself: lines for eyes on a terminal, JSON elsewhere.

use std::io::IsTerminal;

use tracing_subscriber::{EnvFilter, fmt};

/// The variable that says how much: `info` unless told, or for example `baralho_server=debug`.
pub const VARIABLE: &str = "BARALHO_LOG";

/// Writes logs to standard error from now on. Does nothing if somebody does so already.
///
/// There are no secrets in them: neither bodies nor headers are written, and of paths only
/// which route they took.
pub fn start() {
    let filter = EnvFilter::try_from_env(VARIABLE).unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = if std::io::stderr().is_terminal() {
        lines.try_init()
    } else {
        lines.json().flatten_event(true).try_init()
    };
}
