//! The page: files that were built before the server and are part of it.

use std::sync::Arc;

use axum::{
    Router,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use super::{Web, plain};

/// A file of the page.
struct File {
    /// Its path below the page.
    name: &'static str,
    plain: &'static [u8],
    /// Compressed, for every browser.
    gzip: &'static [u8],
    /// Compressed better, for browsers that trust the connection.
    brotli: &'static [u8],
    /// Changes with the file.
    tag: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The page's files. They are no interface for programs, and not described as one.
pub(super) fn routes() -> Router<Arc<Web>> {
    if FILES.is_empty() {
        return Router::new().route("/", get(plain::html()));
    }
    FILES.iter().fold(Router::new(), |router, file| {
        let giving = get(move |headers: HeaderMap| async move { give(file, &headers) });
        let router = router.route(&format!("/{}", file.name), giving.clone());
        // The service worker keeps the page under its name.
        match file.name {
            "index.html" => router.route("/", giving),
            _ => router,
        }
    })
}

/// A file as the browser wants it: not again, compressed, or as it is.
fn give(file: &'static File, headers: &HeaderMap) -> Response {
    let asks = |name: header::HeaderName, wanted: &str| {
        let values = headers.get_all(name).iter();
        let mut values = values.filter_map(|value| value.to_str().ok());
        values.any(|value| value.split([',', ';']).any(|part| part.trim() == wanted))
    };
    // Browsers ask again after the server has changed, and are told if the file has not.
    let packed = |bytes: &'static [u8], with: &'static str| {
        let mut answer = bytes.into_response();
        let with = HeaderValue::from_static(with);
        answer.headers_mut().insert(header::CONTENT_ENCODING, with);
        answer
    };
    let mut answer = if asks(header::IF_NONE_MATCH, file.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else if asks(header::ACCEPT_ENCODING, "br") {
        packed(file.brotli, "br")
    } else if asks(header::ACCEPT_ENCODING, "gzip") {
        packed(file.gzip, "gzip")
    } else {
        file.plain.into_response()
    };
    for (name, value) in [
        (header::CONTENT_TYPE, kind(file.name)),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
        (header::ETAG, file.tag),
    ] {
        answer
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    answer
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}
