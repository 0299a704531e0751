//! How going away is told, and who watches.

use baralho_server::hub::ConnectionId;
use serde_json::{Value, json};

use crate::bench::{Bench, free, scopa};

/// Everything told of somebody's going: its kind, and why they went.
fn gone(bench: &Bench, line: ConnectionId) -> Vec<(String, Value)> {
    let heard = bench.heard(line).into_iter();
    let told = heard.filter(|told| told["type"] == "told");
    let kind = |told: &Value| told["kind"].as_str().unwrap_or_default().to_owned();
    told.filter(|told| ["away", "stand-in", "left"].contains(&kind(told).as_str()))
        .map(|told| (kind(&told), told["why"].clone()))
        .collect()
}

#[test]
fn leaving_a_match_is_told_as_leaving() {
    let (mut bench, ana, bia, _) = Bench::in_match(&scopa());
    bench.forget_heard();
    bench.ask(bia, &json!({"type":"leave"}));
    let expected = [
        ("away".to_owned(), json!("left")),
        ("stand-in".to_owned(), Value::Null),
    ];
    assert_eq!(gone(&bench, ana), expected);
    assert_eq!(bench.last_of(bia, "out")["code"], "left");
}

#[test]
fn going_to_another_table_is_leaving_too_and_a_broken_connection_is_not() {
    let (mut bench, ana, bia, table) = Bench::in_match(&scopa());
    bench.forget_heard();
    bench.open(bia, &scopa());
    assert_eq!(gone(&bench, ana), [("away".to_owned(), json!("left"))]);
    bench.enter(bia, &table);
    bench.forget_heard();
    bench.hang_up(bia);
    assert_eq!(gone(&bench, ana), [("away".to_owned(), Value::Null)]);
}

#[test]
fn who_is_sent_away_in_a_match_did_not_lose_the_connection_and_is_not_asked_back() {
    for away_before in [false, true] {
        let (mut bench, ana, mut bia, table) = Bench::in_match(&scopa());
        if away_before {
            bench.hang_up(bia);
            bench.wait(70_000);
        }
        bench.forget_heard();
        bench.ask(ana, &json!({"type":"kick","seat":1}));
        let mut told = gone(&bench, ana);
        assert_eq!(told.remove(0), ("away".to_owned(), json!("kicked")));
        // A bot that stands in already need not be told again.
        assert_eq!(told.len(), usize::from(!away_before), "{told:?}");
        if !away_before {
            assert_eq!(bench.last_of(bia, "out")["code"], "kicked");
        }
        bia = bench.connect(2);
        assert_eq!(bench.last_of(bia, "welcome")["tables"], json!([]));
        bench.refused(bia, &json!({"type":"join","table":table}), "banned");
    }
}

#[test]
fn whoever_came_before_a_match_that_may_not_be_watched_is_told_why_they_go() {
    let mut bench = Bench::new(free());
    let mut setup = scopa();
    setup["spectators"] = json!(false);
    let (ana, bia) = (bench.connect(1), bench.connect(2));
    let table = bench.open(ana, &setup);
    bench.enter(bia, &table);
    bench.ask(bia, &json!({"type":"sit"}));
    let caio = bench.connect(3);
    bench.enter(caio, &table);
    bench.ask(bia, &json!({"type":"ready","on":true}));
    bench.ask(ana, &json!({"type":"start"}));
    assert_eq!(bench.last_of(caio, "out")["code"], "no-spectators");
    bench.refused(caio, &json!({"type":"join","table":table}), "no-spectators");
}

/// The people that a host was told of last.
fn watching(bench: &Bench, line: ConnectionId) -> Vec<i64> {
    let heard = bench.heard(line);
    let last = heard.iter().rev().find(|told| told["type"] == "watching");
    let people = last.map(|last| last["people"].as_array().expect("people").clone());
    let people = people.unwrap_or_default();
    people.iter().filter_map(|who| who["id"].as_i64()).collect()
}

fn hello_as_host(bench: &mut Bench, who: i64) -> ConnectionId {
    let line = bench.connect(who);
    let hello = json!({"type":"hello","protocol":1,"language":"en","watching":true});
    bench.ask(line, &hello);
    line
}

#[test]
fn a_host_who_asks_is_told_who_watches_and_can_send_them_away() {
    let mut bench = Bench::new(free());
    let (ana, bia) = (hello_as_host(&mut bench, 1), hello_as_host(&mut bench, 2));
    let table = bench.open(ana, &scopa());
    let caio = bench.connect(3);
    for line in [bia, caio] {
        bench.enter(line, &table);
    }
    bench.wait(1_000);
    assert_eq!(watching(&bench, ana), [2, 3]);
    bench.ask(bia, &json!({"type":"sit"}));
    bench.wait(1_000);
    assert_eq!(watching(&bench, ana), [3]);
    // Nobody but the host is told; whoever becomes it is.
    assert!(watching(&bench, bia).is_empty());
    assert!(!bench.has_heard(bia, "watching"));
    bench.ask(ana, &json!({"type":"hand-over","person":2}));
    bench.wait(1_000);
    assert_eq!(watching(&bench, bia), [3]);
    bench.ask(bia, &json!({"type":"silence","person":3,"on":true}));
    bench.refused(
        caio,
        &json!({"type":"chat","to":"table","text":"oi"}),
        "silenced",
    );
    bench.ask(bia, &json!({"type":"expel","person":3}));
    bench.wait(1_000);
    assert!(watching(&bench, bia).is_empty());
    assert_eq!(bench.last_of(caio, "out")["code"], "kicked");
}

#[test]
fn whoever_did_not_ask_hears_nothing_of_watchers() {
    let (mut bench, ana, table) = Bench::opened(&scopa());
    let bia = bench.connect(2);
    bench.enter(bia, &table);
    bench.wait(1_000);
    assert!(!bench.has_heard(ana, "watching"));
}

#[test]
fn the_lobby_counts_watchers_as_they_come_and_go() {
    let (mut bench, ana, table) = Bench::opened(&scopa());
    bench.ask(ana, &json!({"type":"lobby","on":true}));
    let bia = bench.connect(2);
    bench.enter(bia, &table);
    bench.wait(1_000);
    assert_eq!(bench.last_of(ana, "lobby-table")["table"]["watching"], 1);
    bench.ask(bia, &json!({"type":"leave"}));
    bench.wait(1_000);
    assert_eq!(bench.last_of(ana, "lobby-table")["table"]["watching"], 0);
}
