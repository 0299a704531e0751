//! The numbers for who watches over a server.

use std::collections::BTreeSet;

use baralho_testkit::TestServer;
use serde_json::Value;

const DASHBOARD: &str = include_str!("../../../../docs/grafana.json");

/// Every name of a number of ours in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("baralho_")).collect()
}

/// The names of the numbers that `/metrics` has, without its explanations.
fn given(text: &str) -> BTreeSet<&str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| line.split([' ', '{']).next())
        .collect()
}

fn number(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let number = line.and_then(|rest| rest.trim().parse().ok());
    number.unwrap_or_else(|| panic!("no {name} in {text}"))
}

#[test]
fn the_dashboard_shows_only_numbers_that_there_are() {
    let server = TestServer::start();
    let text = server.get("/metrics").body;
    let dashboard: Value = serde_json::from_str(DASHBOARD).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("panels");
    let mut shown = BTreeSet::new();
    for panel in panels {
        for target in panel["targets"].as_array().expect("targets") {
            let query = target["expr"].as_str().expect("a query");
            let names = names(query);
            assert!(!names.is_empty(), "{query}");
            shown.extend(names);
        }
    }
    let given = given(&text);
    let missing: Vec<_> = shown.difference(&given).collect();
    assert!(missing.is_empty(), "{missing:?} are not in {text}");
    let unseen: Vec<_> = given.difference(&shown).collect();
    assert!(unseen.is_empty(), "nobody sees {unseen:?}");
}

#[test]
fn refusals_and_times_are_counted() {
    let server = TestServer::with(|config| {
        config.limits.connections_per_client = 2;
        config.limits.requests.burst = 4;
        config.limits.requests.per_minute = 60;
    });
    for _ in 0..5 {
        server.get("/api/games");
    }
    let one = std::net::TcpStream::connect(server.address).expect("a connection");
    let two = std::net::TcpStream::connect(server.address).expect("a connection");
    let refused = server.get("/api/games");
    assert_eq!(refused.status, 503, "{refused:?}");
    drop((one, two));
    let text = loop {
        let answer = server.get("/metrics");
        if answer.status == 200 {
            break answer.body;
        }
    };
    assert!(number(&text, "baralho_http_too_fast_total") >= 1.0);
    let refused = "baralho_connections_refused_total{why=\"client-full\"}";
    assert!(number(&text, refused) >= 1.0);
    let all = number(&text, "baralho_http_request_seconds_count");
    assert!(all >= 6.0, "{all}");
    let last = "baralho_http_request_seconds_bucket{le=\"+Inf\"}";
    assert!((number(&text, last) - all).abs() < 0.1);
    assert!(number(&text, "baralho_http_request_seconds_sum") > 0.0);
    assert!(number(&text, "baralho_http_connections") >= 1.0);
    if cfg!(target_os = "linux") {
        assert!(number(&text, "baralho_process_memory_bytes") > 1e6);
        assert!(number(&text, "baralho_process_open_files") > 5.0);
    }
}
