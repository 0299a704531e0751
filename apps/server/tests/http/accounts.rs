//! Guests, registration, sessions, tokens, deletion.

use baralho_storage::KeyKind;
use baralho_testkit::TestServer;
use serde_json::json;

use crate::{PASSWORD, add_key, id, login, program};

#[test]
fn a_guest_plays_at_once_and_keeps_everything_by_registering() {
    let server = TestServer::start();
    let mut ana = server.browser();
    let made = ana.post("/api/guest", r#"{"name":" Ana "}"#);
    assert_eq!(made.status, 201);
    let cookie = made.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("baralho="), "{cookie}");
    assert!(cookie.contains("; HttpOnly; SameSite=Lax; "), "{cookie}");
    assert!(
        !cookie.contains("Secure"),
        "over plain HTTP it would be lost"
    );
    let me = ana.get("/api/me").json();
    assert_eq!(me["name"], "Ana");
    assert_eq!(me["registered"], false);
    assert_eq!(me["insecure"], true);

    // A second time changes nothing.
    let again = ana.post("/api/guest", r#"{"name":"Other"}"#);
    assert_eq!((again.status, &again.json()["name"]), (200, &json!("Ana")));

    let old = ana.clone();
    let registered = ana.post("/api/register", &json!({ "password": PASSWORD }));
    assert_eq!(registered.status, 201);
    let now = ana.get("/api/me").json();
    assert_eq!((&now["id"], &now["registered"]), (&me["id"], &json!(true)));
    // Whoever had the guest's session is not in the registered one's.
    old.clone().get_refused("/api/me", 401, "not-signed-in");
    ana.post("/api/register", &json!({ "password": PASSWORD }))
        .refused(409, "registered-already");

    let mut elsewhere = server.browser();
    elsewhere.post_done("/api/login", &login("ANA", PASSWORD), 200);
    assert_eq!(elsewhere.get("/api/me").json()["id"], me["id"]);
}

#[test]
fn a_guest_without_a_name_gets_one_in_their_language() {
    let server = TestServer::start();
    for (language, start) in [
        ("pt-BR", "Visitante "),
        ("it", "Ospite "),
        ("es", "Invitado "),
    ] {
        let mut browser = server.browser().with("Accept-Language", language);
        let made = browser.post("/api/guest", "{}").json();
        let name = made["name"].as_str().expect("a name");
        assert!(name.starts_with(start), "{name}");
    }
    let wanted = server.post("/api/guest", r#"{"language":"it"}"#).json();
    assert!(
        wanted["name"]
            .as_str()
            .is_some_and(|name| name.starts_with("Ospite "))
    );
}

#[test]
fn names_that_are_taken_or_treacherous_are_refused() {
    let server = TestServer::start();
    let _ana = server.browser().guest("Ana");
    let guest = |name: &str| {
        let body = json!({ "name": name }).to_string();
        server.post("/api/guest", &body)
    };
    guest("ＡＮＡ").refused(409, "name-taken");
    guest("   ").refused(400, "bad-name");
    guest("a\u{202E}b").refused(400, "bad-name");
    guest(&"x".repeat(25)).refused(400, "bad-name");
    let escaped = guest("<script>alert(1)</script>");
    escaped.refused(400, "bad-name");
    assert_eq!(
        guest("<b>Bia</b>").status,
        201,
        "it is a name: pages must escape it"
    );
}

#[test]
fn a_wrong_password_and_an_unknown_name_are_told_the_same() {
    let server = TestServer::start();
    let _ana = server.browser().member("Ana", PASSWORD);
    let _guest = server.browser().guest("Guest");
    let mut bodies = Vec::new();
    for (name, password) in [
        ("Ana", "wrong password"),
        ("Nobody", PASSWORD),
        ("Guest", ""),
    ] {
        let answer = server.post("/api/login", &login(name, password));
        answer.refused(401, "wrong-login");
        assert_eq!(answer.header("set-cookie"), None);
        bodies.push(answer.body);
    }
    assert!(bodies.iter().all(|body| *body == bodies[0]), "{bodies:?}");
}

#[test]
fn guessing_passwords_is_stopped_for_a_client_and_for_an_account() {
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.limits.logins.burst = 6;
        config.limits.guesses.burst = 4;
    });
    let _ana = server.browser().member("Ana", PASSWORD);
    let from = |address: &str| server.browser().with("X-Forwarded-For", address);
    let mut guesser = from("10.0.0.1");
    let mut guess = |name: &str| guesser.post("/api/login", &login(name, "guess guess"));
    for name in ["Ana", "ana", "ANA", "Ana"] {
        guess(name).refused(401, "wrong-login");
    }
    let stopped = guess("Ana");
    stopped.refused(429, "too-fast");
    let wait: u64 = stopped
        .header("retry-after")
        .and_then(|wait| wait.parse().ok())
        .expect("a time");
    assert!((1..=60).contains(&wait), "{wait}");
    // Other accounts may be tried, until the address has tried often enough. A name that does
    // not exist is no different.
    guess("Bia").refused(401, "wrong-login");
    guess("Caio").refused(429, "too-fast");
    // From elsewhere it goes on.
    from("10.0.0.3")
        .post("/api/login", &login("Ana", "guess guess"))
        .refused(401, "wrong-login");
}

#[test]
fn the_right_password_uses_no_guesses_up() {
    let server = TestServer::with(|config| {
        config.limits.logins.burst = 50;
        config.limits.guesses.burst = 2;
    });
    let _ana = server.browser().member("Ana", PASSWORD);
    for _ in 0..4 {
        assert_eq!(
            server.post("/api/login", &login("Ana", PASSWORD)).status,
            200
        );
    }
}

#[test]
fn signing_out_ends_this_session_and_everywhere_ends_all() {
    let server = TestServer::start();
    let mut first = server.browser().member("Ana", PASSWORD);
    let mut second = server.browser();
    second.post("/api/login", &login("Ana", PASSWORD));
    let mut program = program(&mut first);
    assert_eq!(program.get("/api/me").status, 200);

    let stolen = first.clone();
    let out = first.post("/api/logout", "{}");
    assert_eq!(out.status, 204);
    assert!(!first.cookies.iter().any(|(name, _)| name == "baralho"));
    stolen.clone().get_refused("/api/me", 401, "not-signed-in");
    assert_eq!(second.get("/api/me").status, 200);

    let stolen = second.clone();
    second.post_done("/api/logout-everywhere", "{}", 204);
    stolen.clone().get_refused("/api/me", 401, "not-signed-in");
    program.get_refused("/api/me", 401, "not-signed-in");
    server
        .post("/api/logout-everywhere", "{}")
        .refused(401, "not-signed-in");
}

#[test]
fn a_session_that_expired_or_was_made_up_opens_nothing() {
    let server = TestServer::start();
    let mut ana = server.browser().guest("Ana");
    let id = id(&mut ana);
    add_key(&server, id, KeyKind::Session, "expired", Some(1));
    add_key(&server, id, KeyKind::Token, "baralho_t", None);
    for secret in ["expired", "made-up", "", "baralho_t", &"x".repeat(5000)] {
        let mut browser = server
            .browser()
            .with("Cookie", &format!("baralho={secret}"));
        browser.get_refused("/api/me", 401, "not-signed-in");
    }
    // A cookie's secret is no token, and the other way round.
    let secret = ana.cookies[0].1.clone();
    for bearer in [
        format!("Bearer {secret}"),
        "Bearer expired".into(),
        "Basic x".into(),
    ] {
        let mut browser = server.browser().with("Authorization", &bearer);
        browser.get_refused("/api/me", 401, "not-signed-in");
    }
}

#[test]
fn a_program_with_a_token_may_play_but_not_change_the_account() {
    let server = TestServer::start();
    let mut ana = server.browser().member("Ana", PASSWORD);
    let made = ana.post("/api/me/tokens", r#"{"label":"my bot","days":30}"#);
    assert_eq!(made.status, 201);
    let made = made.json();
    let token = made["token"].as_str().expect("a token");
    assert!(
        token.starts_with("baralho_") && token.len() == 72,
        "{token}"
    );
    let mut program = server
        .browser()
        .with("Authorization", &format!("Bearer {token}"));
    assert_eq!(program.get("/api/me").json()["name"], "Ana");
    assert_eq!(program.get("/api/me/games").status, 200);
    program.post_refused("/api/me/tokens", r#"{"label":"x"}"#, 403, "session-only");
    program.post_refused("/api/logout-everywhere", "{}", 403, "session-only");
    program.get_refused("/api/me/export", 403, "session-only");
    program
        .send("PATCH", "/api/me", Some(r#"{"name":"Bot"}"#))
        .refused(403, "session-only");
    let password = json!({ "password": PASSWORD }).to_string();
    program
        .send("DELETE", "/api/me", Some(&password))
        .refused(403, "session-only");

    let listed = ana.get("/api/me/tokens");
    assert_eq!(listed.json()["tokens"][0]["label"], "my bot");
    assert!(!listed.body.contains(token), "it is shown once");
    let id = &made["id"];
    let mut bia = server.browser().guest("Bia");
    bia.send("DELETE", &format!("/api/me/tokens/{id}"), None)
        .refused(404, "not-found");
    assert_eq!(
        ana.send("DELETE", &format!("/api/me/tokens/{id}"), None)
            .status,
        204
    );
    program.get_refused("/api/me", 401, "not-signed-in");

    for _ in 0..20 {
        ana.post_done("/api/me/tokens", r#"{"label":"x"}"#, 201);
    }
    ana.post_refused("/api/me/tokens", r#"{"label":"x"}"#, 409, "too-many-tokens");
    ana.post_refused("/api/me/tokens", r#"{"label":" "}"#, 400, "bad-label");
}

#[test]
fn names_and_passwords_can_be_changed() {
    let server = TestServer::start();
    let _bia = server.browser().guest("Bia");
    let mut ana = server.browser().member("Ana", PASSWORD);
    let mut second = server.browser();
    second.post("/api/login", &login("Ana", PASSWORD));
    let mut change =
        |body: serde_json::Value| ana.send("PATCH", "/api/me", Some(&body.to_string()));
    assert_eq!(change(json!({ "name": "Lúcia" })).json()["name"], "Lúcia");
    change(json!({ "name": "bia" })).refused(409, "name-taken");
    let new = "another horse";
    change(json!({ "new_password": new })).refused(403, "wrong-password");
    change(json!({ "password": "wrong one", "new_password": new })).refused(403, "wrong-password");
    change(json!({ "password": PASSWORD, "new_password": "short" })).refused(400, "weak-password");
    assert_eq!(
        change(json!({ "password": PASSWORD, "new_password": new })).status,
        200
    );
    assert_eq!(ana.get("/api/me").status, 200);
    second.get_refused("/api/me", 401, "not-signed-in");
    let mut later = server.browser();
    later.post_refused("/api/login", &login("Lúcia", PASSWORD), 401, "wrong-login");
    later.post_done("/api/login", &login("Lúcia", new), 200);
}

#[test]
fn deletion_needs_the_password_and_leaves_the_name_free() {
    let server = TestServer::start();
    let mut ana = server.browser().member("Ana", PASSWORD);
    let export = ana.get("/api/me/export");
    assert!(
        export
            .header("content-disposition")
            .is_some_and(|name| name.contains("attachment"))
    );
    assert_eq!(export.json()["account"]["name"], "Ana");
    assert!(!export.body.contains("argon2"), "{export:?}");
    ana.send("DELETE", "/api/me", None)
        .refused(403, "wrong-password");
    ana.send("DELETE", "/api/me", Some(r#"{"password":"wrong one"}"#))
        .refused(403, "wrong-password");
    let body = json!({ "password": PASSWORD }).to_string();
    assert_eq!(ana.send("DELETE", "/api/me", Some(&body)).status, 204);
    assert!(!ana.cookies.iter().any(|(name, _)| name == "baralho"));
    server
        .post("/api/login", &login("Ana", PASSWORD))
        .refused(401, "wrong-login");
    server.get("/api/people/Ana").refused(404, "not-found");
    // Guests have no password to give.
    let mut guest = server.browser().guest("Ana");
    assert_eq!(guest.send("DELETE", "/api/me", None).status, 204);
}
