//! Browsers and WebSockets of tests: where they come from, and what becomes of them.

use baralho_server::config::Rate;
use baralho_testkit::{End, Socket, TestServer};

#[test]
fn whoever_comes_from_another_address_is_another_client() {
    let server = TestServer::with(|config| {
        config.limits.requests = Rate::new(3, 1);
        config.limits.connections_per_client = 1;
    });
    let from = |last: u8| server.browser().at([127, 0, 0, last]);
    let statuses: Vec<u16> = (0..4).map(|_| from(5).get("/api/games").status).collect();
    assert_eq!(statuses, [200, 200, 200, 429]);
    let six = from(6).guest("Ana");
    let (mut socket, _) = Socket::greet(&six);
    assert_eq!(six.clone().get("/api/games").status, 503);
    assert_eq!(from(7).get("/api/games").status, 200);
    assert!(socket.is_heard());
}

#[test]
fn a_burst_arrives_as_the_messages_it_is_made_of() {
    let server = TestServer::start();
    let (mut socket, _) = Socket::greet(&server.browser().guest("Ana"));
    let long = format!(r#"{{"type":"ping"{}}}"#, " ".repeat(200));
    assert!(socket.burst((0..30).map(|_| long.clone())));
    for _ in 0..30 {
        socket.hear("pong");
    }
    assert!(socket.is_heard());
}

#[test]
fn how_a_connection_ended_is_known() {
    let server = TestServer::start();
    let mut ana = server.guest("Ana").socket.expect("a connection");
    assert_eq!(ana.end(), None);
    drop(server);
    let (heard, end) = ana.read_out();
    assert_eq!(heard.last().expect("a goodbye")["code"], "stopping");
    assert!(matches!(end, End::Closed(_)), "{end:?}");
}
