//! Many people at once.

use baralho_server::hub::{Behind, Input, Kind};
use serde_json::json;

use crate::bench::{Bench, free, scopa};

#[test]
fn who_fell_behind_is_shown_the_table_and_the_lobby_anew() {
    let (mut bench, ana, bia, _) = Bench::in_match(&scopa());
    bench.ask(bia, &json!({"type":"lobby","on":true}));
    bench.forget_heard();
    for line in [ana, bia] {
        bench.feed(Input::Behind {
            connection: line,
            behind: Behind {
                table: true,
                lobby: true,
            },
        });
    }
    bench.last_of(bia, "table");
    bench.last_of(bia, "lobby");
    assert_eq!(bench.heard(ana).len(), 1, "who does not listen is not told");
}

#[test]
fn the_lobby_has_a_bounded_size_and_is_written_once_for_all() {
    let mut bench = Bench::new(free());
    for who in 0..600 {
        let line = bench.connect(1_000 + who);
        bench.open(line, &scopa());
    }
    let listener = bench.connect(1);
    bench.ask(listener, &json!({"type":"lobby","on":true}));
    let lobby = bench.last_of(listener, "lobby");
    assert_eq!(lobby["tables"].as_array().map(Vec::len), Some(500));
    assert!(
        lobby["people"]
            .as_array()
            .is_some_and(|people| people.len() <= 200)
    );
    // What changed since then is told, and nothing twice.
    let late = bench.connect(2);
    bench.ask(late, &json!({"type":"lobby","on":true}));
    let table = bench.open(late, &scopa());
    bench.wait(1_000);
    let news = bench.heard(listener);
    let told = news
        .iter()
        .filter(|told| told["table"]["table"] == table.as_str());
    assert_eq!(told.count(), 1);
}

#[test]
fn sessions_that_end_take_their_own_connections_only() {
    let mut bench = Bench::new(free());
    let phone = bench.connect(7);
    let other = bench.connect(8);
    bench.feed(Input::SignedOut {
        person: 7,
        key: Some(99),
        code: "signed-out",
    });
    bench.ask(phone, &json!({"type":"ping"}));
    bench.feed(Input::SignedOut {
        person: 7,
        key: Some(7),
        code: "signed-out",
    });
    assert_eq!(bench.closed.get(&phone), Some(&1000));
    bench.ask(other, &json!({"type":"ping"}));
}

#[test]
fn another_protocol_is_a_protocol_error() {
    let mut bench = Bench::new(free());
    let line = bench.connect(7);
    bench.say(line, &json!({"type":"hello","protocol":99}));
    assert_eq!(bench.closed.get(&line), Some(&1002));
}

#[test]
fn frames_say_what_becomes_of_them_if_their_reader_is_slow() {
    // The outbox relies on it: a whole replaces what was told of it before.
    let (mut bench, ana, _, table) = Bench::in_match(&scopa());
    bench.ask(ana, &json!({"type":"lobby","on":true}));
    let eva = bench.connect(5);
    bench.enter(eva, &table);
    bench.wait(1_000);
    for (kind, frame) in bench.frames(ana) {
        let expected = match frame["type"].as_str().expect("a type") {
            "told" => Kind::Table,
            "table" => Kind::WholeTable,
            "lobby" => Kind::WholeLobby,
            "lobby-table" | "lobby-gone" | "lobby-people" | "lobby-chat" => Kind::Lobby,
            _ => Kind::Answer,
        };
        assert_eq!(*kind, expected, "{frame}");
    }
}
