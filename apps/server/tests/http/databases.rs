//! The same life of an account on both databases, across a restart of the server.

use baralho_testkit::{Browser, Postgres, TestServer};
use serde_json::json;

use crate::{PASSWORD, login, program};

/// Somebody comes as a guest, stays, and leaves; `start` starts the server on the same data.
fn a_life(start: impl Fn() -> TestServer) {
    let at = |server: &TestServer, browser: &Browser| Browser {
        address: server.address,
        ..browser.clone()
    };
    let server = start();
    let ana = server.browser().guest("Ana");
    assert_eq!(server.get("/healthz").status, 200);
    drop(server);

    let server = start();
    let mut ana = at(&server, &ana);
    let me = ana.get("/api/me").json();
    assert_eq!(me["name"], "Ana");
    let body = json!({ "password": PASSWORD }).to_string();
    ana.post_done("/api/register", &body, 201);
    let program = program(&mut ana);
    // Two at a time, so that connections to the database are shared.
    std::thread::scope(|scope| {
        for _ in 0..4 {
            let mut program = program.clone();
            scope.spawn(move || {
                for _ in 0..10 {
                    assert_eq!(program.get("/api/me").status, 200);
                }
            });
        }
    });
    server.browser().guest("Bia");
    server
        .post("/api/guest", r#"{"name":"BIA"}"#)
        .refused(409, "name-taken");
    drop(server);

    let server = start();
    let mut ana = server.browser();
    let login = login("ana", PASSWORD);
    ana.post_done("/api/login", &login, 200);
    assert_eq!(ana.get("/api/me").json()["id"], me["id"]);
    let export = ana.get("/api/me/export").json();
    assert_eq!(export["keys"].as_array().map(Vec::len), Some(3), "{export}");
    ana.post_done("/api/logout-everywhere", "{}", 204);
    at(&server, &program).get_refused("/api/me", 401, "not-signed-in");
    ana.post_done("/api/login", &login, 200);
    assert_eq!(ana.send("DELETE", "/api/me", Some(&body)).status, 204);
    drop(server);
    start()
        .browser()
        .get_refused("/api/people/ana", 404, "not-found");
}

#[test]
fn sqlite_remembers_people() {
    let folder = tempfile::tempdir().expect("a folder");
    a_life(|| TestServer::on(folder.path().join("data"), None));
}

#[test]
fn postgresql_remembers_people() {
    let mut server = Postgres::start();
    let url = server.new_database();
    a_life(|| TestServer::on("/nonexistent".into(), Some(url.clone())));
}
