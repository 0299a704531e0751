//! Many at once from one address, and one who tries to keep the others out.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    thread,
};

use baralho_server::{config::Rate, passwords};
use baralho_storage::PlayerName;
use baralho_testkit::{Browser, Socket, TestServer, until};
use serde_json::json;

use crate::{PASSWORD, login};

/// A school behind one address.
const SCHOOL: usize = 60;

#[test]
fn files_of_the_page_are_not_counted_as_requests() {
    let server = TestServer::with(|config| config.limits.requests = Rate::new(3, 1));
    let mut browser = server.browser();
    for _ in 0..10 {
        for path in ["/", "/admin.css"] {
            assert_eq!(browser.get(path).status, 200, "{path}");
        }
        assert_eq!(browser.get("/healthz").status, 200);
    }
    // What there is not is counted like everything else.
    for path in ["/api/games", "/nothing", "/metrics"] {
        assert_ne!(browser.get(path).status, 429, "{path}");
    }
    let refused = browser.get("/api/games");
    refused.refused(429, "too-fast");
    assert!(refused.header("retry-after").is_some());
}

#[test]
fn a_whole_school_gets_page_accounts_and_websockets_at_once() {
    let server = TestServer::start();
    let pupils: Vec<_> = (0..SCHOOL)
        .map(|number| {
            let mut browser = server.browser();
            thread::spawn(move || {
                for _ in 0..25 {
                    assert_eq!(browser.get("/").status, 200);
                }
                let mut browser = browser.guest(&format!("Pupil {number}"));
                for path in ["/api/me", "/api/games", "/api/tables", "/api/me/games"] {
                    let answer = browser.get(path);
                    assert_eq!(answer.status, 200, "{path}: {answer:?}");
                }
                Socket::greet(&browser).0
            })
        })
        .collect();
    let sockets: Vec<Socket> = pupils
        .into_iter()
        .map(|pupil| pupil.join().expect("let in"))
        .collect();
    assert_eq!(sockets.len(), SCHOOL);
}

#[test]
fn a_whole_school_signs_in_at_once() {
    let server = TestServer::start();
    let hash = passwords::hash(PASSWORD);
    let pupils: Vec<_> = (0..SCHOOL)
        .map(|number| {
            let name = format!("Pupil {number}");
            let known: PlayerName = name.parse().expect("a name");
            let made = server.store().create_account(&known, Some(&hash), 0);
            made.expect("an account");
            let mut browser = server.browser();
            thread::spawn(move || browser.post("/api/login", &login(&name, PASSWORD)).status)
        })
        .collect();
    let answers: Vec<u16> = pupils
        .into_iter()
        .map(|pupil| pupil.join().expect("an answer"))
        .collect();
    assert_eq!(answers, [200; SCHOOL]);
}

#[test]
fn a_stranger_who_guesses_does_not_keep_the_owner_out() {
    let server = TestServer::with(|config| config.behind_proxy = true);
    let from = |address: &str| server.browser().with("X-Forwarded-For", address);
    let _ana = from("10.0.0.1").member("Ana", PASSWORD);
    let mut stranger = from("10.6.6.6");
    let mut guess = || stranger.post("/api/login", &login("Ana", "guess guess"));
    for _ in 0..10 {
        guess().refused(401, "wrong-login");
    }
    for _ in 0..20 {
        guess().refused(429, "too-fast");
    }
    // Not even from an address that she has never been at, and again and again.
    for _ in 0..5 {
        from("10.0.0.2").post_done("/api/login", &login("Ana", PASSWORD), 200);
    }
}

#[test]
fn a_browser_that_was_here_before_gets_in_whoever_guesses_from_wherever() {
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.limits.guesses_per_account = Rate::new(6, 1);
    });
    let from = |address: &str| server.browser().with("X-Forwarded-For", address);
    let mut ana = from("10.0.0.1").member("Ana", PASSWORD);
    let bia = from("10.0.0.1").member("Bia", PASSWORD);
    ana.post_done("/api/logout", "{}", 204);
    for number in 0..6 {
        from(&format!("10.6.6.{number}"))
            .post("/api/login", &login("Ana", "guess guess"))
            .refused(401, "wrong-login");
    }
    // Those who guess from many addresses are slowed down, as is a device that nobody knows,
    from("10.0.0.2").post_refused("/api/login", &login("Ana", PASSWORD), 429, "too-fast");
    // or that is known for somebody else, or says that it is known.
    bia.clone()
        .post_refused("/api/login", &login("Ana", PASSWORD), 429, "too-fast");
    let mut forged = ana.clone();
    for (_, secret) in &mut forged.cookies {
        let last = if secret.ends_with('0') { "1" } else { "0" };
        secret.replace_range(secret.len() - 1.., last);
    }
    forged.post_refused("/api/login", &login("Ana", PASSWORD), 429, "too-fast");
    for _ in 0..3 {
        ana.post_done("/api/login", &login("ana", PASSWORD), 200);
        ana.post_done("/api/logout", "{}", 204);
    }
    // A known device may not guess for ever either, and harms nobody but itself.
    for _ in 0..10 {
        ana.post("/api/login", &login("Ana", "guess guess"))
            .refused(401, "wrong-login");
    }
    ana.post_refused("/api/login", &login("Ana", PASSWORD), 429, "too-fast");
}

#[test]
fn a_classmate_who_tries_everything_does_not_keep_known_browsers_out() {
    let server = TestServer::with(|config| config.limits.logins = Rate::new(3, 1));
    let mut ana = server.browser().member("Ana", PASSWORD);
    ana.post_done("/api/logout", "{}", 204);
    let mut classmate = server.browser();
    for name in ["Ana", "Bia", "Caio"] {
        let guess = login(name, "guess guess");
        classmate.post_refused("/api/login", &guess, 401, "wrong-login");
    }
    let guess = login("Davi", "guess guess");
    classmate.post_refused("/api/login", &guess, 429, "too-fast");
    ana.post_done("/api/login", &login("Ana", PASSWORD), 200);
}

#[test]
fn behind_a_proxy_connections_are_counted_by_the_real_client() {
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.limits.connections_per_client = 3;
    });
    let from = |address: &str| server.browser().with("X-Forwarded-For", address);
    let ana = from("10.0.0.1").guest("Ana");
    // The proxy itself keeps more connections open than anybody may have.
    let kept: Vec<TcpStream> = (0..10)
        .map(|_| TcpStream::connect(server.address).expect("a connection"))
        .collect();
    let mut sockets: Vec<Socket> = (0..3).map(|_| Socket::greet(&ana).0).collect();
    let refused = ana.clone().get("/api/me");
    refused.refused(503, "too-many-connections");
    assert!(refused.header("retry-after").is_some());
    let refused = ana.clone().upgrading().get("/ws");
    refused.refused(503, "too-many-connections");
    // Neither others nor the proxy's own question are refused.
    let _bia = Socket::greet(&from("10.0.0.2").guest("Bia"));
    assert_eq!(server.get("/healthz").status, 200);
    assert_eq!(from("10.0.0.1").get("/healthz").status, 200);
    drop(sockets.pop());
    until(|| ana.clone().get("/api/me").status == 200);
    drop(kept);
}

/// A connection that has asked something, and stays.
fn stay(browser: &Browser) -> TcpStream {
    let mut stream = browser.connect().expect("a connection");
    let request = browser.request("GET", "/healthz", None);
    let request = request.replace("Connection: close\r\n", "");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut start = [0; 12];
    stream.read_exact(&mut start).expect("an answer");
    assert_eq!(&start, b"HTTP/1.1 200");
    stream
}

#[test]
fn whoever_has_too_many_connections_is_told_so() {
    let server = TestServer::with(|config| config.limits.connections_per_client = 3);
    let kept: Vec<TcpStream> = (0..3).map(|_| stay(&server.browser())).collect();
    for language in ["en", "pt-BR", "it", "es"] {
        let mut browser = server.browser().with("Accept-Language", language);
        let refused = browser.get("/api/games");
        refused.refused(503, "too-many-connections");
        assert!(refused.header("retry-after").is_some());
        assert_eq!(refused.header("connection"), Some("close"));
        assert_eq!(refused.header("content-language"), Some(language));
    }
    assert_eq!(server.get("/healthz").status, 200);
    drop(kept);
    until(|| server.get("/api/games").status == 200);
}

#[test]
fn a_full_server_says_so_and_still_answers_whether_it_is_well() {
    let server = TestServer::with(|config| config.limits.connections = 4);
    let kept: Vec<TcpStream> = (0..4).map(|_| stay(&server.browser())).collect();
    server
        .get("/api/games")
        .refused(503, "too-many-connections");
    assert_eq!(server.get("/healthz").status, 200);
    drop(kept);
    until(|| server.get("/api/games").status == 200);
}

#[test]
fn a_host_that_is_not_ours_is_refused() {
    let ask = |server: &TestServer, host: &str| {
        let mut browser = server.browser().with("Host", host);
        browser.get("/api/games")
    };
    let server = TestServer::with(|config| {
        config.public_url = Some("http://cards.example:8080/".into());
        config.hosts = vec!["Cards.lan".into()];
    });
    for host in [
        "evil.example",
        "evil.example:8080",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "local",
        "x.cards.example",
        "[::1].evil.example",
        "evil@127.0.0.1",
        "",
    ] {
        let refused = ask(&server, host);
        assert_eq!(refused.status, 421, "{host}");
        refused.refused(421, "wrong-host");
        assert!(refused.body.contains("hosts"), "{refused:?}");
    }
    for host in [
        "127.0.0.1:8080",
        "10.1.2.3",
        "[::1]:8080",
        "localhost",
        "LOCALHOST:1",
        "cards.example",
        "cards.lan:8080",
        "my-laptop.local",
        "my-laptop.local.",
    ] {
        assert_eq!(ask(&server, host).status, 200, "{host}");
    }
    let mut evil = server.browser().with("Host", "evil.example");
    assert_eq!(evil.get("/healthz").status, 200, "a proxy may ask so");
    let proxied = TestServer::with(|config| config.behind_proxy = true);
    assert_eq!(ask(&proxied, "evil.example").status, 200);
}

#[test]
fn a_list_is_no_object() {
    let server = TestServer::start();
    for body in [r#"["Ana","en"]"#, r#" ["Ana",null]"#] {
        let answer = server.post("/api/guest", body);
        answer.refused(400, "bad-request");
    }
    let answer = server.post("/api/login", r#"["Ana","12345678"]"#);
    answer.refused(400, "bad-request");
}

#[test]
fn the_character_zero_is_refused_wherever_it_is() {
    let server = TestServer::start();
    let mut ana = server.browser().guest("Ana");
    for path in [
        "/api/me/games?before=1.1.%00",
        "/api/me/games?before=1.1.a%00b&limit=3",
        "/api/people/%00",
        "/api/people/Ana%00",
        "/api/records/%00/1",
        "/api/leaderboards/escopa%00",
    ] {
        ana.get_refused(path, 400, "bad-request");
    }
}

#[test]
fn what_is_unwell_is_named() {
    let server = TestServer::start();
    let store = server.store();
    let well = server.get("/healthz");
    assert_eq!(
        (well.status, well.body.as_str()),
        (200, r#"{"status":"ok"}"#)
    );
    store.set_faults(|| baralho_storage::Fault::Before);
    let mut ill = None;
    // It is asked once a second at most.
    until(|| {
        let answer = server.get("/healthz");
        let is_ill = answer.status == 503;
        ill = Some(answer);
        is_ill
    });
    let ill = ill.expect("an answer");
    ill.refused(503, "unavailable");
    let said = ill.json();
    assert_eq!(said["status"], "unwell", "{ill:?}");
    assert_eq!(said["parts"], json!({ "hub": "ok", "storage": "failing" }));
    assert!(!ill.body.contains("planned"), "{ill:?}");
    store.clear_faults();
    until(|| server.get("/healthz").status == 200);
}

#[test]
fn registering_ends_the_guests_connections() {
    let server = TestServer::start();
    let mut ana = server.browser().guest("Ana");
    let (mut socket, _) = Socket::greet(&ana);
    ana.post_done("/api/register", &json!({ "password": PASSWORD }), 201);
    while socket.next().is_some() {}
    // Her browser comes back by itself, with what it was given.
    let (_, welcome) = Socket::greet(&ana);
    assert_ne!(welcome["you"]["guest"], true, "{welcome}");
}

#[test]
fn registration_is_open_by_code_or_closed() {
    use baralho_server::config::Registration;
    let register = |server: &TestServer, code: Option<&str>| {
        let body = json!({ "name": "Ana", "password": PASSWORD, "code": code });
        server.post("/api/register", &body.to_string())
    };
    let closed = TestServer::with(|config| config.features.registration = Registration::Closed);
    register(&closed, None).refused(403, "registration-closed");
    register(&closed, Some("sesame")).refused(403, "registration-closed");
    let mut guest = closed.browser().guest("Bia");
    guest
        .post("/api/register", &json!({ "password": PASSWORD }))
        .refused(403, "registration-closed");
    let by_code = TestServer::with(|config| {
        config.features.registration = Registration::Code;
        config.features.registration_code = "sesame".into();
        config.limits.accounts = Rate::new(5, 1);
    });
    register(&by_code, None).refused(403, "wrong-code");
    for code in ["", "sesam", "Sesame"] {
        register(&by_code, Some(code)).refused(403, "wrong-code");
    }
    assert_eq!(register(&by_code, Some(" sesame ")).status, 201);
    // Codes cannot be guessed without end.
    register(&by_code, Some("guess")).refused(429, "too-fast");
    let told = by_code.browser().get("/api/features").json();
    let expected = json!({
        "registration": "code", "guests": true, "chat": true, "lobby": true, "bots": true,
        "insecure": true, "you": null
    });
    assert_eq!(told, expected);
    assert_eq!(register(&TestServer::start(), None).status, 201);
}

#[test]
fn guests_can_be_kept_out() {
    let server = TestServer::with(|config| config.features.guests = false);
    let mut messages = Vec::new();
    for language in ["en", "pt-BR", "it", "es"] {
        let mut browser = server.browser().with("Accept-Language", language);
        let refused = browser.post("/api/guest", r#"{"name":"Ana"}"#);
        refused.refused(403, "no-guests");
        messages.push(refused.body);
    }
    messages.sort();
    messages.dedup();
    assert_eq!(messages.len(), 4);
    let mut ana = server.browser().member("Ana", PASSWORD);
    // Whoever is somebody already stays so.
    ana.post_done("/api/guest", "{}", 200);
}

#[test]
fn the_head_of_a_request_without_a_host_is_taken() {
    let server = TestServer::start();
    let text = server.browser().exchange("GET /api/games HTTP/1.0\r\n\r\n");
    assert!(text.starts_with("HTTP/1.0 200"), "{text}");
}

#[test]
fn what_is_switched_off_is_not_offered() {
    let server = TestServer::with(|config| {
        config.hub.lobby = false;
        config.hub.bot_names = vec!["robot0".into(), "random".into()];
    });
    let (mut socket, _) = Socket::greet(&server.browser().guest("Ana"));
    let setup = json!({ "game": "escopa", "public": true });
    socket.say(&json!({ "id": 1, "type": "create", "setup": setup }));
    assert_eq!(socket.hear("table")["setup"]["game"], "escopa");
    assert_eq!(server.get("/api/tables").json(), json!({ "tables": [] }));
    let games = server.get("/api/games").json();
    assert_eq!(games["games"][0]["bots"], json!(["robot0", "random"]));
}
