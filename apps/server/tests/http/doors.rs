//! What is kept out: other people's pages, too much, too fast, too slow, nonsense.

use std::{
    io::{Read, Write},
    time::Duration,
};

use baralho_game::chance::{self, Quick};
use baralho_server::config::Rate;
use baralho_testkit::{Answer, Socket, TestServer};

#[test]
fn a_page_of_somebody_else_can_change_nothing() {
    let server = TestServer::start();
    let ana = server.browser().guest("Ana");
    for origin in [
        "http://evil.example",
        "null",
        "https://127.0.0.1",
        "http://127.0.0.1:1",
    ] {
        let mut page = ana.clone().with("Origin", origin);
        page.post_refused("/api/logout", "{}", 403, "wrong-origin");
        page.send("DELETE", "/api/me", None)
            .refused(403, "wrong-origin");
        page.upgrading().get_refused("/ws", 403, "wrong-origin");
    }
    let mut fetched = ana.clone().with("Sec-Fetch-Site", "cross-site");
    fetched.post_refused("/api/logout", "{}", 403, "wrong-origin");
    let mut page = ana.clone().as_page();
    assert_eq!(
        page.get("/api/me").status,
        200,
        "nothing above signed her out"
    );
    page.post_done("/api/logout", "{}", 204);
}

#[test]
fn a_websocket_opens_for_somebody_and_nobody_else() {
    let server = TestServer::start();
    let ana = server.browser().guest("Ana");
    server
        .browser()
        .upgrading()
        .get_refused("/ws", 401, "not-signed-in");
    ana.clone().get_refused("/ws", 426, "not-websocket");
    Socket::open(&ana.as_page());
}

fn read(text: &str) -> Answer {
    Answer::read(&mut text.as_bytes()).expect(text)
}

#[test]
fn a_form_cannot_be_mistaken_for_json() {
    let server = TestServer::start();
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "",
    ] {
        let mut form = server.browser().with("Content-Type", kind);
        form.post_refused("/api/guest", r#"{"name":"Ana"}"#, 415, "not-json");
    }
    let mut json = server
        .browser()
        .with("Content-Type", "Application/JSON; charset=utf-8");
    json.post_done("/api/guest", r#"{"name":"Ana"}"#, 201);
}

#[test]
fn bodies_that_are_too_large_or_no_json_are_refused() {
    let server = TestServer::start();
    let large = format!(r#"{{"name":"{}"}}"#, "x".repeat(20_000));
    server.post("/api/guest", &large).refused(413, "too-large");
    // Also if it does not say how large it is.
    let head = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
        server.address
    );
    let chunk = format!("5000\r\n{}\r\n", "x".repeat(0x5000));
    let answer = server.browser().exchange(&(head + &chunk + "0\r\n\r\n"));
    read(&answer).refused(413, "too-large");
    for body in [
        "{",
        "[]",
        r#"{"name":7}"#,
        r#"{"surname":"x"}"#,
        "\u{0}",
        "\"\"",
    ] {
        server.post("/api/guest", body).refused(400, "bad-request");
    }
    let deep = "[".repeat(10_000);
    server.post("/api/guest", &deep).refused(400, "bad-request");
}

#[test]
fn too_many_requests_of_one_client_are_refused_and_others_are_not() {
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.limits.requests.burst = 5;
        config.limits.requests.per_minute = 1;
        config.limits.accounts.burst = 2;
    });
    let from = |address: &str| server.browser().with("X-Forwarded-For", address);
    let mut one = from("10.0.0.1");
    for _ in 0..5 {
        assert_eq!(one.get("/api/games").status, 200);
    }
    let refused = one.get("/api/games");
    refused.refused(429, "too-fast");
    assert!(refused.header("retry-after").is_some());
    let mut two = from("10.0.0.2");
    for name in ["Ana", "Bia"] {
        two.cookies.clear();
        two = two.guest(name);
    }
    two.cookies.clear();
    two.post_refused("/api/guest", "{}", 429, "too-fast");
    let refused = two.post("/api/register", r#"{"name":"Caio","password":"12345678"}"#);
    refused.refused(429, "too-fast");
    let _bia = from("10.0.0.3").guest("Davi");
}

#[test]
fn whoever_is_not_behind_a_proxy_cannot_say_who_they_are() {
    let server = TestServer::with(|config| config.limits.requests = Rate::new(3, 1));
    let answers: Vec<u16> = (0..6)
        .map(|number| {
            let address = format!("10.0.0.{number}");
            server
                .browser()
                .with("X-Forwarded-For", &address)
                .get("/api/games")
                .status
        })
        .collect();
    assert!(answers.contains(&429), "{answers:?}");
}

#[test]
fn a_request_that_never_ends_is_given_up() {
    let server = TestServer::with(|config| {
        config.limits.head_time = Duration::from_millis(300);
        config.limits.request_time = Duration::from_millis(300);
    });
    // A head that never ends: the connection is closed.
    let head = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
    let text = server.browser().exchange(head);
    assert!(
        text.is_empty() || text.starts_with("HTTP/1.1 408"),
        "{text}"
    );
    // A body that never ends: it is said why.
    let head = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{";
    read(&server.browser().exchange(head)).refused(408, "too-slow");
    // Nobody else noticed.
    assert_eq!(server.get("/healthz").status, 200);
}

#[test]
fn every_answer_is_dressed_and_errors_speak_four_languages() {
    let server = TestServer::start();
    for path in ["/healthz", "/nothing", "/api/me", "/metrics", "/api/games"] {
        let answer = server.get(path);
        let policy = answer.header("content-security-policy").expect(path);
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self'"),
            "{policy}"
        );
        // Compiled programs may run, scripts made of text may not.
        let policy = policy.replace("'wasm-unsafe-eval'", "");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"));
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(
            answer.header("referrer-policy"),
            Some("no-referrer"),
            "{path}"
        );
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
        assert_eq!(
            answer.header("strict-transport-security"),
            None,
            "not encrypted"
        );
    }
    let mut messages = Vec::new();
    for language in ["en", "pt-BR", "it", "es"] {
        let answer = server
            .browser()
            .with("Accept-Language", language)
            .get("/nothing");
        answer.refused(404, "not-found");
        assert_eq!(answer.header("content-language"), Some(language));
        messages.push(answer.body);
    }
    messages.sort();
    messages.dedup();
    assert_eq!(messages.len(), 4);
    let wrong = server.browser().send("PATCH", "/api/guest", Some("{}"));
    wrong.refused(405, "not-allowed");
    assert_eq!(wrong.header("allow"), Some("POST"));
}

#[test]
fn nonsense_is_refused_and_the_server_goes_on() {
    let server = TestServer::with(|config| config.limits.requests.burst = 10_000);
    // Always the same, so that a failure can be repeated.
    let mut rng = Quick::new(7);
    let mut next = |bound: u64| chance::below(bound, &mut rng);
    let pieces = [
        "GET ",
        "POST ",
        "/api/guest",
        "/api/me/tokens/",
        " HTTP/1.1",
        "\r\n",
        "\r\n\r\n",
        "Host: x",
        "Content-Length: ",
        "99999999999999999999",
        "-1",
        "Transfer-Encoding: chunked",
        "%ff%00",
        "Cookie: baralho=",
        "Origin: ",
        "{\"name\":",
        "\u{0}",
        "é",
        "Content-Type: application/json",
        "/api/records/0/0",
        "/api/people/%F0%9F%82%A1",
        "?limit=x&before=",
        "Upgrade: websocket",
        "ffff\r\n",
    ];
    for _ in 0..300 {
        let text: String = (0..=next(20))
            .map(|_| pieces[next(pieces.len() as u64) as usize])
            .collect();
        let mut stream = server.browser().connect().expect("a connection");
        let _ = stream.write_all(text.as_bytes());
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer);
        assert!(!answer.contains("HTTP/1.1 5"), "{text:?} gave {answer}");
    }
    assert_eq!(server.get("/healthz").status, 200);
}
