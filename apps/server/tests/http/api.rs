//! What can be read, and its description for programs.

use std::collections::BTreeSet;

use baralho_storage::KeyKind;
use baralho_testkit::{TestServer, finished_game};
use serde_json::{Value, json};

use crate::{add_key, id};

const RECORD: &str = "{\"format\":\"baralho-record\",\"version\":1,\"seats\":[\"Ana\",\"Bia\"]}\n\
                      {\"seat\":0,\"move\":\"7D\"}\n";
const CODE: &str = "0123456789ab";

/// Stores games that Ana won against Bia.
fn play_games(server: &TestServer, ana: i64, bia: i64, games: u32) {
    for number in 1..=games {
        let game = finished_game(CODE, number, [(ana, "Ana"), (bia, "Bia")], [4, 1], RECORD);
        server.store().append(&[game]).expect("stored");
    }
}

#[test]
fn games_leaderboards_people_and_records_can_be_read() {
    let server = TestServer::start();
    let mut ana = server.browser().member("Ana", "correct horse");
    let mut bia = server.browser().guest("Bia");
    play_games(&server, id(&mut ana), id(&mut bia), 5);
    let mut anybody = server.browser();

    let games = anybody.get("/api/games").json();
    let escopa = &games["games"][0];
    assert_eq!(escopa["game"], "escopa");
    assert_eq!(escopa["players"], json!([2, 3, 4, 6]));
    let options = escopa["options"].as_array().expect("options");
    assert!(
        options.iter().all(|option| option["takes"].is_object()),
        "{options:?}"
    );
    assert!(
        escopa["bots"]
            .as_array()
            .is_some_and(|bots| bots.contains(&json!("mestre")))
    );
    assert_eq!(games["games"].as_array().map(Vec::len), Some(6));

    let board = anybody.get("/api/leaderboards/escopa").json();
    assert_eq!(board["people"][0]["name"], "Ana");
    assert_eq!(
        board["people"].as_array().map(Vec::len),
        Some(1),
        "guests are not listed"
    );
    assert_eq!(board["people"][0]["wins"], 5);
    anybody.get_refused("/api/leaderboards/poker", 404, "not-found");
    anybody.get_refused("/api/leaderboards/escopa?limit=x", 400, "bad-request");

    let person = anybody.get("/api/people/bia").json();
    assert_eq!(
        (&person["name"], &person["registered"]),
        (&json!("Bia"), &json!(false))
    );
    assert_eq!(person["ratings"][0]["games"], 5);
    anybody.get_refused("/api/people/nobody", 404, "not-found");

    let record = anybody.get(&format!("/api/records/{CODE}/2"));
    assert_eq!((record.status, record.body.as_str()), (200, RECORD));
    assert_eq!(
        record.header("content-type"),
        Some("text/plain; charset=utf-8")
    );
    let name = record.header("content-disposition").expect("a name");
    assert!(name.contains(&format!("baralho-{CODE}-2.jsonl")), "{name}");
    for wrong in ["0123456789ab/9", "0123456789ac/1", "x/1", "0123456789ab/-1"] {
        anybody.get_refused(&format!("/api/records/{wrong}"), 404, "not-found");
    }
}

#[test]
fn the_history_of_ones_games_comes_in_pages() {
    let server = TestServer::start();
    let mut ana = server.browser().guest("Ana");
    let mut bia = server.browser().guest("Bia");
    play_games(&server, id(&mut ana), id(&mut bia), 5);
    let mut numbers = Vec::new();
    let mut path = String::from("/api/me/games?limit=2");
    loop {
        let page = ana.get(&path).json();
        let games = page["games"].as_array().expect("games");
        numbers.extend(games.iter().filter_map(|game| game["number"].as_u64()));
        let Some(next) = page["next"].as_str() else {
            break;
        };
        path = format!("/api/me/games?limit=2&before={next}");
    }
    assert_eq!(numbers, [5, 4, 3, 2, 1]);
    ana.get_refused("/api/me/games?before=nonsense", 400, "bad-request");
    let text = ana.get("/api/me/games").body;
    assert!(
        !text.contains("account"),
        "other people's numbers are not told: {text}"
    );
}

#[test]
fn metrics_are_in_the_format_of_prometheus() {
    let server = TestServer::start();
    let _ana = server.browser().guest("Ana");
    let text = server.get("/metrics").body;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, value) = line.rsplit_once(' ').expect("a name and a value");
        assert!(name.starts_with("baralho_"), "{line}");
        assert!(value.parse::<f64>().is_ok(), "{line}");
        let plain = name.split('{').next().unwrap_or(name);
        // The numbers of a histogram are explained together.
        let parts = ["_bucket", "_sum", "_count"];
        let plain = parts
            .iter()
            .find_map(|part| plain.strip_suffix(part))
            .unwrap_or(plain);
        assert!(text.contains(&format!("# HELP {plain} ")), "{line}");
        assert!(text.contains(&format!("# TYPE {plain} ")), "{line}");
    }
    assert!(
        text.contains("baralho_http_answers_total{class=\"2xx\"} 1\n"),
        "{text}"
    );
    assert!(text.contains("\nbaralho_tables 0\n"), "{text}");
}

/// Whether an answer has the form of an example: all that the example names, and nothing else.
/// What is null on either side may be anything.
fn differs(example: &Value, answer: &Value, place: &str) -> Option<String> {
    match (example, answer) {
        (Value::Object(example), Value::Object(answer)) => {
            let names = |fields: &serde_json::Map<String, Value>| -> BTreeSet<String> {
                fields.keys().cloned().collect()
            };
            // An empty object in an example stands for any.
            if !example.is_empty() && names(example) != names(answer) {
                let (example, answer) = (names(example), names(answer));
                return Some(format!("{place}: {example:?} and {answer:?}"));
            }
            let mut fields = example.iter();
            fields.find_map(|(name, value)| {
                let answer = answer.get(name).unwrap_or(&Value::Null);
                differs(value, answer, &format!("{place}.{name}"))
            })
        }
        (Value::Array(example), Value::Array(answer)) => {
            let example = example.first()?;
            let mut items = answer.iter();
            items.find_map(|answer| differs(example, answer, &format!("{place}[]")))
        }
        (Value::Null, _)
        | (_, Value::Null)
        | (Value::Bool(_), Value::Bool(_))
        | (Value::Number(_), Value::Number(_))
        | (Value::String(_), Value::String(_)) => None,
        _ => Some(format!("{place}: {example} and {answer}")),
    }
}

/// The code and the link of the examples.
fn give_ways_back(server: &TestServer, account: i64) {
    let codes = ["k3vf9q2m7xwd".to_owned()];
    let given = server.store().set_recovery_codes(account, &codes);
    given.expect("a store in memory");
    add_key(server, account, KeyKind::Reset, "0f3a", None);
}

#[test]
fn every_documented_example_answers_as_documented() {
    let server = TestServer::with(|config| config.limits.requests.burst = 1000);
    let mut description = server.get("/api/openapi.json").json();
    let paths = description["paths"].take();
    let mut tried = 0;
    for (path, operations) in paths.as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            tried += 1;
            let what = format!("{method} {path}");
            // The same Ana every time, a new one for every example.
            let fresh = TestServer::start();
            let mut ana = fresh.browser();
            let is_new = ["/api/guest", "/api/register"].contains(&path.as_str());
            let mut token = 0;
            if !is_new {
                ana = ana.member("Ana", "correct horse");
                let made = ana.post("/api/me/tokens", r#"{"label":"mine"}"#).json();
                token = made["id"].as_i64().expect("a number");
                let mut bia = fresh.browser().guest("Bia");
                play_games(&fresh, id(&mut ana), id(&mut bia), 1);
                give_ways_back(&fresh, id(&mut ana));
            }
            let is_open = operation["security"].as_array().expect("who").is_empty();
            let filled = path
                .replace("{game}", "escopa")
                .replace("{name}", "Ana")
                .replace("{code}", CODE)
                .replace("{number}", "1")
                .replace("{id}", &token.to_string());
            let request = &operation["requestBody"]["content"]["application/json"]["example"];
            let body = (!request.is_null()).then(|| request.to_string());
            let method = method.to_uppercase();
            if !is_open {
                let mut nobody = fresh.browser();
                let answer = nobody.send(&method, &filled, body.as_deref());
                answer.refused(401, "not-signed-in");
            }
            let responses = operation["responses"].as_object().expect("responses");
            let (status, response) = responses
                .iter()
                .find(|(status, _)| *status != "default")
                .expect("a success");
            if status == "101" {
                continue;
            }
            let answer = ana.send(&method, &filled, body.as_deref());
            assert_eq!(answer.status.to_string(), *status, "{what}: {answer:?}");
            let json = &response["content"]["application/json"]["example"];
            let text = &response["content"]["text/plain"]["example"];
            if !json.is_null() {
                let difference = differs(json, &answer.json(), "");
                assert_eq!(difference, None, "{what}: {answer:?}");
            } else if text.is_null() {
                assert_eq!(answer.body, "", "{what}");
            } else {
                assert_eq!(
                    answer.header("content-type").map(|kind| &kind[..10]),
                    Some("text/plain")
                );
            }
        }
    }
    assert!(tried >= 22, "{tried}");
}

#[test]
fn a_short_link_opens_the_table_in_the_page() {
    let server = TestServer::start();
    let mut anybody = server.browser();
    for link in [format!("/t/{CODE}"), "/t/0123-4567-89AB".to_owned()] {
        let answer = anybody.get(&link);
        assert_eq!(answer.status, 303, "{link}");
        let place = answer.header("location");
        assert_eq!(place, Some(format!("../#/table/{CODE}").as_str()));
    }
    anybody.get_refused("/t/nonsense", 404, "not-found");
}

#[test]
fn a_page_is_told_who_asks_and_to_be_nobody_is_no_error() {
    let server = TestServer::start();
    let nobody = server.get("/api/features");
    assert_eq!(nobody.status, 200);
    let nobody = nobody.json();
    assert_eq!(
        (&nobody["you"], &nobody["insecure"]),
        (&Value::Null, &json!(true))
    );
    let mut ana = server.browser().guest("Ana");
    let you = ana.get("/api/features").json()["you"].clone();
    assert_eq!(you, ana.get("/api/me").json());
}
