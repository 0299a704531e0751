//! When a password is forgotten.

use baralho_storage::KeyKind;
use baralho_testkit::{Browser, TestServer};
use serde_json::{Value, json};

use crate::{PASSWORD, add_key, id, login};

fn codes(answer: &Value) -> Vec<String> {
    let codes = answer["recovery"].as_array().expect("codes").iter();
    codes
        .map(|code| code.as_str().expect("a code").to_owned())
        .collect()
}

fn register(server: &TestServer) -> (Browser, Vec<String>) {
    let mut ana = server.browser();
    let answer = ana.post("/api/register", &login("Ana", PASSWORD));
    assert_eq!(answer.status, 201, "{answer:?}");
    (ana, codes(&answer.json()))
}

fn recover(name: &str, code: &str) -> String {
    json!({ "name": name, "code": code, "new_password": "battery staple" }).to_string()
}

#[test]
fn a_code_opens_the_account_once_and_the_new_password_from_then_on() {
    let server = TestServer::start();
    let (mut ana, codes) = register(&server);
    assert_eq!(codes.len(), 8);
    let mut elsewhere = server.browser();
    let typed = codes[0].to_uppercase().replace('-', " ");
    let back = elsewhere.post("/api/recover", &recover("ana", &typed));
    assert_eq!(
        (back.status, back.json()["name"].as_str()),
        (200, Some("Ana"))
    );
    assert_eq!(elsewhere.get("/api/me").json()["name"], "Ana");
    ana.get_refused("/api/me", 401, "not-signed-in");
    let mut third = server.browser();
    third
        .post("/api/recover", &recover("Ana", &codes[0]))
        .refused(401, "wrong-recovery");
    third.post_refused("/api/login", &login("Ana", PASSWORD), 401, "wrong-login");
    third.post_done("/api/login", &login("Ana", "battery staple"), 200);
    // Another code still works, somebody else's never.
    third
        .post("/api/recover", &recover("Bia", &codes[1]))
        .refused(401, "wrong-recovery");
    third.post_done("/api/recover", &recover("Ana", &codes[1]), 200);
}

#[test]
fn a_code_is_not_used_up_by_a_password_that_cannot_be() {
    let server = TestServer::start();
    let (_, codes) = register(&server);
    let weak = json!({ "name": "Ana", "code": codes[0], "new_password": "x" });
    let mut browser = server.browser();
    let refused = browser.post("/api/recover", &weak.to_string());
    refused.refused(400, "weak-password");
    browser.post_done("/api/recover", &recover("Ana", &codes[0]), 200);
}

#[test]
fn codes_are_guessed_slowly() {
    let server = TestServer::start();
    register(&server);
    let mut stranger = server.browser();
    let answers = (0..20).map(|_| {
        stranger
            .post("/api/recover", &recover("Ana", "nonsense"))
            .status
    });
    let answers: Vec<u16> = answers.collect();
    assert!(answers.contains(&429), "{answers:?}");
}

#[test]
fn new_codes_void_the_old_ones_and_need_the_password() {
    let server = TestServer::start();
    let (mut ana, old) = register(&server);
    ana.post_refused("/api/me/recovery-codes", "{}", 403, "wrong-password");
    let answer = ana.post("/api/me/recovery-codes", r#"{"password":"correct horse"}"#);
    assert_eq!(answer.status, 201);
    let new = codes(&answer.json());
    let mut elsewhere = server.browser();
    elsewhere
        .post("/api/recover", &recover("Ana", &old[0]))
        .refused(401, "wrong-recovery");
    elsewhere.post_done("/api/recover", &recover("Ana", &new[0]), 200);
    let mut guest = server.browser().guest("Bia");
    guest.post_refused("/api/me/recovery-codes", "{}", 409, "not-registered");
}

#[test]
fn a_link_of_an_administrator_works_once_and_opens_nothing_else() {
    let server = TestServer::start();
    let (mut ana, _) = register(&server);
    add_key(&server, id(&mut ana), KeyKind::Reset, "a-long-secret", None);
    let mut browser = server.browser();
    browser.cookies = vec![("baralho".into(), "a-long-secret".into())];
    browser.get_refused("/api/me", 401, "not-signed-in");
    let reset = json!({ "token": "a-long-secret", "new_password": "battery staple" }).to_string();
    let mut browser = server.browser();
    browser.post_done("/api/reset", &reset, 200);
    let mut again = server.browser();
    again.post_refused("/api/reset", &reset, 401, "wrong-recovery");
}
