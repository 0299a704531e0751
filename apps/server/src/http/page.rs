//! The page: files that were built before the server and are part of it, or lie in a folder.

use std::{
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io,
    sync::Arc,
};

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{self, IntoResponse, Response},
    routing::get,
};

use baralho_protocol::online::TableCode;
use baralho_words::say;

use super::{Web, client::Client, html::Html, problem::Problem};

/// The files of a page. They are no interface for programs, and not described as one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Page(Vec<Arc<File>>);

#[derive(Debug)]
struct File {
    /// Its path below the page.
    name: String,
    plain: Bytes,
    /// Compressed, for every browser, if that was made.
    gzip: Option<Bytes>,
    /// Compressed better, for browsers that trust the connection.
    brotli: Option<Bytes>,
    /// Changes with the file.
    tag: HeaderValue,
}

impl File {
    fn new(name: String, plain: Bytes, gzip: Option<Bytes>, brotli: Option<Bytes>) -> Arc<Self> {
        let mut hash = DefaultHasher::new();
        plain.hash(&mut hash);
        let tag = format!("\"{:016x}\"", hash.finish());
        Arc::new(Self {
            name,
            plain,
            gzip,
            brotli,
            tag: HeaderValue::try_from(tag).expect("letters and digits"),
        })
    }
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

impl Page {
    /// The page that is part of the program; none if it was built without one.
    pub(crate) fn embedded() -> Self {
        let file = |&(name, plain, gzip, brotli): &Embedded| {
            File::new(
                name.to_owned(),
                Bytes::from_static(plain),
                Some(Bytes::from_static(gzip)),
                Some(Bytes::from_static(brotli)),
            )
        };
        Self(FILES.iter().map(file).collect())
    }

    /// The page in a folder, as `cargo xtask page` leaves it.
    pub(crate) fn read(folder: &std::path::Path) -> io::Result<Self> {
        let mut files = Vec::new();
        collect(folder, "", &mut files)?;
        if !files.iter().any(|file| file.name == "index.html") {
            return Err(io::Error::new(
                io::ErrorKind::NotFound,
                "there is no index.html",
            ));
        }
        Ok(Self(files))
    }

    /// Whether there is none: the program was built without it, and no folder was named.
    pub(crate) fn is_missing(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn routes(&self) -> Router<Arc<Web>> {
        let links = Router::new().route("/t/{code}", get(to_table));
        if self.is_missing() {
            return links.route("/", get(without_page));
        }
        self.0.iter().fold(links, |router, file| {
            let (name, file) = (&file.name, Arc::clone(file));
            let giving = get(move |headers: HeaderMap| async move { give(&file, &headers) });
            let router = router.route(&format!("/{name}"), giving.clone());
            // The service worker keeps the page under its name.
            match name.as_str() {
                "index.html" => router.route("/", giving),
                _ => router,
            }
        })
    }
}

/// Says that there is nothing to be seen here, and what helps.
async fn without_page(State(web): State<Arc<Web>>, client: Client) -> response::Html<String> {
    let words = web.words(client.language);
    let page = Html::page(words.language().tag(), "Baralho", |html| {
        html.tagged("p", &say!(words, "web-no-page"));
    });
    response::Html(page)
}

/// A short link to a table, such as terminals show, leads there in the page.
async fn to_table(Path(code): Path<String>) -> Result<Response, Problem> {
    let code: TableCode = code.parse().map_err(|_| Problem::NotFound)?;
    // From below `/t/`, wherever the page lies.
    let place = format!("../#/table/{code}");
    let place = HeaderValue::try_from(place).map_err(|_| Problem::Trouble)?;
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, place)]).into_response())
}

/// A file's name, its bytes, and those compressed by gzip and by brotli.
type Embedded = (&'static str, &'static [u8], &'static [u8], &'static [u8]);

/// Every file below a folder but the compressed ones, which stand beside theirs.
fn collect(folder: &std::path::Path, above: &str, files: &mut Vec<Arc<File>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{above}{name}");
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files)?;
        } else if path
            .extension()
            .is_none_or(|with| with != "gz" && with != "br")
        {
            let packed = |with: &str| {
                let file = path.with_file_name(format!(
                    "{}.{with}",
                    path.file_name().unwrap_or_default().to_string_lossy()
                ));
                fs::read(file).ok().map(Bytes::from)
            };
            let plain = fs::read(&path)?.into();
            files.push(File::new(name, plain, packed("gz"), packed("br")));
        }
    }
    Ok(())
}

/// A file as the browser wants it: not again, compressed, or as it is.
fn give(file: &File, headers: &HeaderMap) -> Response {
    let asks = |name: header::HeaderName, wanted: &str| {
        let values = headers.get_all(name).iter();
        let mut values = values.filter_map(|value| value.to_str().ok());
        values.any(|value| value.split([',', ';']).any(|part| part.trim() == wanted))
    };
    let accepts = |with| asks(header::ACCEPT_ENCODING, with);
    let packed = |bytes: &Bytes, with| {
        let mut answer = bytes.clone().into_response();
        let with = HeaderValue::from_static(with);
        answer.headers_mut().insert(header::CONTENT_ENCODING, with);
        answer
    };
    // Browsers ask again after the server has changed, and are told if the file has not.
    let is_known = file
        .tag
        .to_str()
        .is_ok_and(|tag| asks(header::IF_NONE_MATCH, tag));
    let mut answer = match file {
        _ if is_known => StatusCode::NOT_MODIFIED.into_response(),
        File {
            brotli: Some(brotli),
            ..
        } if accepts("br") => packed(brotli, "br"),
        File {
            gzip: Some(gzip), ..
        } if accepts("gzip") => packed(gzip, "gzip"),
        _ => file.plain.clone().into_response(),
    };
    for (name, value) in [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static(kind(&file.name)),
        ),
        (
            header::CACHE_CONTROL,
            HeaderValue::from_static(if is_versioned(&file.name) {
                "max-age=31536000, immutable"
            } else {
                "no-cache"
            }),
        ),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
        (header::ETAG, file.tag.clone()),
    ] {
        answer.headers_mut().insert(name, value);
    }
    answer
}

/// Whether a file's name changes with what is in it, as in `cards.1b2c3d4e.svg`.
fn is_versioned(name: &str) -> bool {
    name.rsplit('.')
        .nth(1)
        .is_some_and(|part| part.len() == 8 && part.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}
