//! What every request passes on its way in, and every answer on its way out.

use std::{sync::Arc, time::Instant};

use axum::{
    body::Body,
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{
    Doors, LARGEST_BODY, Web, admin,
    client::{Client, Peer, is_from_here},
    problem::Problem,
    routes::{HEALTH, ROUTES},
};
use crate::{clock::now, places::Held};

/// Only what this server itself gives may be shown or run, and no page may show ours inside.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
                                img-src 'self'; font-src 'self'; connect-src 'self'; \
                                manifest-src 'self'; base-uri 'none'; form-action 'self'; \
                                frame-ancestors 'none'";

/// How plain forms come.
const FORM: &str = "application/x-www-form-urlencoded";

/// Lets a request in or not, and gives the answer its headers.
pub(crate) async fn guard(
    State(web): State<Arc<Web>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    mut request: Request,
    next: Next,
) -> Response {
    let begin = Instant::now();
    let doors = web.doors();
    let client = Client::of(peer, request.headers(), &doors.config);
    let method = request.method().clone();
    // The pattern, not the path: codes of tables are for those who were given them.
    let path = request.extensions().get::<MatchedPath>().cloned();
    request.extensions_mut().insert(client);
    let is_health = request.uri().path() == HEALTH;
    let is_small = is_health || !is_counted(&request);
    let held = request.extensions().get::<Held>().cloned();
    let is_refused = held.as_ref().is_some_and(Held::is_refused);
    let admitted = if is_health {
        Ok(None)
    } else {
        admit(&web, &doors, client, held, &request)
    };
    let mut response = match admitted {
        Ok(held) => {
            // Behind a proxy, the request counts among its client's until it ends.
            if let Some(held) = &held {
                request.extensions_mut().insert(held.clone());
            }
            let mut time = doors.config.limits.request_time;
            if path
                .as_ref()
                .is_some_and(|path| path.as_str() == admin::PATH)
            {
                // Checking and copying a large database takes its time. Whoever holds such a
                // connection open without need is counted as with any other.
                time *= 30;
            }
            let answer = tokio::time::timeout(time, next.run(request)).await;
            answer.unwrap_or_else(|_| Problem::TooSlow.into_response())
        }
        Err(problem) => problem.into_response(),
    };
    if let Some(problem) = problem_of(&mut response) {
        let plain = std::mem::take(response.headers_mut());
        response = problem.answer(web.words(client.language));
        // What a handler had to say besides, such as which methods there are.
        for (name, value) in &plain {
            if name != header::CONTENT_LENGTH && name != header::CONTENT_TYPE {
                response.headers_mut().append(name, value.clone());
            }
        }
    }
    add_security_headers(response.headers_mut(), client);
    if is_refused {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(header::CONNECTION, close);
    }
    let (status, spent) = (response.status(), begin.elapsed());
    web.metrics.answered(status, spent);
    macro_rules! tell {
        ($level:ident) => {
            tracing::$level!(
                client = %client.address,
                %method,
                path = path.as_ref().map_or("-", MatchedPath::as_str),
                status = status.as_u16(),
                micros = spent.as_micros() as u64,
                "request"
            )
        };
    }
    // Whoever is too fast shall not fill the log with it.
    let is_flood = matches!(
        status,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
    );
    // Nor what is not counted: whoever watches asks often, and a page has many files.
    let is_usual = is_small && status.is_success();
    if is_usual || is_flood && web.floods.due().is_none() {
        tell!(debug);
    } else {
        tell!(info);
    }
    response
}

/// What is wrong with an answer: as our handlers say it, or as the router or an extractor does.
fn problem_of(response: &mut Response) -> Option<Problem> {
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        return Some(problem);
    }
    match response.status() {
        StatusCode::METHOD_NOT_ALLOWED => Some(Problem::NotAllowed),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Problem::TooLarge),
        _ => None,
    }
}

/// Whether somebody may come in, and what their request holds meanwhile.
fn admit(
    web: &Web,
    doors: &Doors,
    client: Client,
    held: Option<Held>,
    request: &Request,
) -> Result<Option<Held>, Problem> {
    let headers = request.headers();
    let held = match held {
        Some(held) if held.is_refused() => return Err(Problem::TooManyConnections),
        Some(held) if doors.config.behind_proxy => {
            let place = web.places.enter_client(client.address);
            Some(held.and(place.ok_or(Problem::TooManyConnections)?))
        }
        held => held,
    };
    if is_counted(request) {
        doors.requests.take(client.address.into(), now())?;
    }
    if let Some(host) = doors
        .names
        .as_ref()
        .and_then(|names| names.foreign(headers))
    {
        let shown = host.chars().filter(|c| !c.is_control()).take(100).collect();
        return Err(Problem::WrongHost(shown));
    }
    // No database takes it, and nothing that there is has it in its name.
    let whole = request.uri().path_and_query();
    if whole.is_some_and(|whole| whole.as_str().contains("%00")) {
        return Err(Problem::BadRequest("found %00, expected text".into()));
    }
    check(doors, request)?;
    Ok(held)
}

/// Files of the page cost next to nothing, and are asked for by the dozen.
fn is_counted(request: &Request) -> bool {
    let path = request.extensions().get::<MatchedPath>();
    path.is_none_or(|path| {
        let path = path.as_str();
        path == admin::PATH || ROUTES.iter().any(|route| route.path == path)
    })
}

/// Whether a request is what it should be.
fn check(doors: &Doors, request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let announced = headers.get(header::CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if announced.is_some_and(|length| length > LARGEST_BODY as u64) {
        return Err(Problem::TooLarge);
    }
    if matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    ) {
        return Ok(());
    }
    if !is_from_here(headers, &doors.config) {
        return Err(Problem::WrongOrigin);
    }
    // A form of another page cannot send this type without being asked first.
    let is_optional = request.method() == Method::DELETE && announced.unwrap_or(0) == 0;
    // The administrators' page is plain, and its forms carry what no other page knows.
    let is_form = request.uri().path() == admin::PATH && headers.contains_key(header::ORIGIN);
    if is_json(headers) || is_optional || (is_form && is_of(headers, FORM)) {
        Ok(())
    } else {
        Err(Problem::NotJson)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    is_of(headers, "application/json")
}

fn is_of(headers: &HeaderMap, expected: &str) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case(expected)
}

fn add_security_headers(headers: &mut HeaderMap, client: Client) {
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    for (name, value) in [
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        (
            "permissions-policy",
            "camera=(), geolocation=(), microphone=()",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::REFERRER_POLICY)
        .or_insert(HeaderValue::from_static("no-referrer"));
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    if client.is_secure {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
}

/// The answer to whatever there is not.
pub(crate) async fn nothing_there() -> Response<Body> {
    Problem::NotFound.into_response()
}
