//! A whole server over real sockets: who gets in, who does not, and what they are told.

mod accounts;
mod admin;
mod api;
mod crowd;
mod databases;
mod death;
mod doors;
mod files;
mod metrics;
mod recovery;
mod sockets;
mod tls;

use baralho_storage::{KeyKind, NewKey};
use baralho_testkit::{Browser, TestServer};
use serde_json::json;

const PASSWORD: &str = "correct horse";

fn login(name: &str, password: &str) -> String {
    json!({ "name": name, "password": password }).to_string()
}

/// The number of somebody's account.
fn id(browser: &mut Browser) -> i64 {
    let me = browser.get("/api/me").json();
    me["id"].as_i64().expect("a number")
}

/// A program that somebody gives a token.
fn program(owner: &mut Browser) -> Browser {
    let made = owner.post("/api/me/tokens", r#"{"label":"bot"}"#).json();
    let bearer = format!("Bearer {}", made["token"].as_str().expect("a token"));
    Browser::new(owner.address).with("Authorization", &bearer)
}

fn add_key(server: &TestServer, account: i64, kind: KeyKind, secret: &str, end: Option<i64>) {
    let key = NewKey {
        account,
        kind,
        label: "",
        secret,
        now: 0,
        expires_at: end,
    };
    server.store().create_key(&key).expect("a key");
}
