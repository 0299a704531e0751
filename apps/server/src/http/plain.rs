//! A plain page, enough to play a game through: for browsers that cannot run the real one,
//! and for programs that were built without it.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderName, HeaderValue, header},
    routing::get,
};
use serde_json::{Map, Value, json};

use super::{Web, client::Client};

const HTML: &str = include_str!("../../plain/index.html");
const STYLE: &str = include_str!("../../plain/plain.css");
const SCRIPT: &str = include_str!("../../plain/plain.js");

/// All that the page says.
pub(super) const KEYS: [&str; 37] = [
    "web-add-bots",
    "web-away",
    "web-bot",
    "web-chat",
    "web-code",
    "web-create",
    "web-game",
    "web-goes-on",
    "web-guest",
    "web-insecure",
    "web-join",
    "web-keep",
    "web-leave",
    "web-login",
    "web-logout",
    "web-moves",
    "web-name",
    "web-no-page",
    "web-online",
    "web-over",
    "web-password",
    "web-pause",
    "web-paused",
    "web-players",
    "web-position",
    "web-ready",
    "web-register",
    "web-say",
    "web-send",
    "web-sit",
    "web-stand",
    "web-start",
    "web-started",
    "web-story",
    "web-tables",
    "web-title",
    "web-trouble",
];

/// The page's files. They are no interface for programs, and not described as one.
pub(super) fn routes() -> Router<Arc<Web>> {
    let script = "text/javascript; charset=utf-8";
    Router::new()
        .route("/plain", get(html()))
        .route("/plain.css", get(file(STYLE, "text/css; charset=utf-8")))
        .route("/plain.js", get(file(SCRIPT, script)))
        .route("/plain-words.json", get(words))
}

/// The page itself.
pub(super) fn html() -> ([(HeaderName, HeaderValue); 2], &'static str) {
    file(HTML, "text/html; charset=utf-8")
}

/// A file of the page, which browsers ask for again after the server has changed.
fn file(text: &'static str, kind: &'static str) -> ([(HeaderName, HeaderValue); 2], &'static str) {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static(kind));
    let fresh = (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    ([kind, fresh], text)
}

/// What the page says, in the reader's language.
async fn words(State(web): State<Arc<Web>>, client: Client) -> Json<Value> {
    let words = web.words(client.language);
    // The page puts the points in itself.
    let values = [("points", "<points>".into())];
    let said: Map<String, Value> = KEYS
        .iter()
        .map(|&key| (key.to_owned(), words.say(key, &values).into()))
        .collect();
    Json(json!({ "language": client.language.tag(), "words": said }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_says_what_it_has_words_for_and_nothing_else() {
        let said: std::collections::BTreeSet<&str> = [HTML, SCRIPT]
            .iter()
            .flat_map(|text| text.split('"'))
            .filter(|text| text.starts_with("web-") && !text.contains('.'))
            .collect();
        let known: std::collections::BTreeSet<&str> = KEYS.into();
        assert_eq!(said, known);
    }

    #[test]
    fn the_page_needs_no_exception_from_the_content_security_policy() {
        assert_eq!(HTML.matches("<script").count(), 1);
        assert!(
            !HTML.contains("style=") && !HTML.contains(" on"),
            "inline code"
        );
        assert!(!SCRIPT.contains("innerHTML") && !SCRIPT.contains("eval("));
    }
}
