//! What `docs/online.md` shows is what is written and read.

use std::collections::BTreeSet;

use baralho_protocol::online::{Request, TableEvent, ToClient, VERSION};
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/online.md");

fn marked(mark: &str) -> impl Iterator<Item = &'static str> {
    PAGE.lines().filter_map(move |line| line.strip_prefix(mark))
}

/// What was read, written again, says the same; fields that were left out may appear.
fn same(shown: &Value, written: &Value) -> bool {
    match (shown, written) {
        (Value::Object(shown), Value::Object(written)) => shown.iter().all(|(name, value)| {
            let back = written.get(name).unwrap_or(&Value::Null);
            same(value, back)
        }),
        (Value::Array(shown), Value::Array(written)) => {
            let pairs = shown.iter().zip(written);
            shown.len() == written.len() && pairs.fold(true, |ok, (a, b)| ok && same(a, b))
        }
        (shown, written) => shown == written,
    }
}

fn kind(json: &Value) -> String {
    let name = |field: &str| json[field].as_str().map(str::to_owned);
    match (name("type"), name("kind")) {
        (Some(told), Some(kind)) if told == "told" => format!("told {kind}"),
        (Some(kind), _) => kind,
        _ => panic!("no type: {json}"),
    }
}

#[test]
fn every_message_shown_is_understood_and_written_alike() {
    for line in marked("< ") {
        let request = Request::read(line.as_bytes()).expect(line);
        let shown: Value = serde_json::from_str(line).expect(line);
        let written: Value = serde_json::from_str(&request.to_json()).expect("JSON");
        assert!(same(&shown, &written), "{line}\n{written}");
    }
    for line in marked("> ") {
        let message = ToClient::read(line.as_bytes()).expect(line);
        let shown: Value = serde_json::from_str(line).expect(line);
        let written: Value = serde_json::from_str(&message.to_json()).expect("JSON");
        assert!(same(&shown, &written), "{line}\n{written}");
    }
}

#[test]
fn every_kind_of_message_is_shown() {
    let shown = |mark| -> BTreeSet<String> {
        let read = |line: &str| kind(&serde_json::from_str(line).expect(line));
        marked(mark).map(read).collect()
    };
    let wishes = "hello ping lobby create join leave sit stand bot kick expel change hand-over ready \
                  seed start move pause extend chat silence position sync";
    let said = "welcome pong done refused lobby lobby-table lobby-gone lobby-people lobby-chat table watching position out bye";
    let told = "tick created changed sat bot left ready host committed seeded started move round paused \
                extended away back stand-in over chat silenced woken closed";
    for wish in wishes.split_whitespace() {
        assert!(shown("< ").contains(wish), "no example of {wish}");
    }
    for message in said.split_whitespace() {
        assert!(shown("> ").contains(message), "no example of {message}");
    }
    for kind in told.split_whitespace() {
        assert!(
            shown("> ").contains(&format!("told {kind}")),
            "no example of {kind}"
        );
    }
    assert!(PAGE.contains(&format!("protocol version {VERSION}")));
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    for line in [
        "",
        "hello",
        "{}",
        r#"{"type":"fly"}"#,
        r#"{"type":"move","move":7,"turn":0}"#,
        "[1]",
        r#"["ping"]"#,
        r#"{"type":"create","setup":["scopa"]}"#,
        r#"{"type":"change","setup":["scopa",2,{},{"kind":"off"},true,true,true]}"#,
        r#"{"type":"create","setup":{"game":"scopa","clock":["off"]}}"#,
    ] {
        let bad = Request::read(line.as_bytes()).expect_err(line);
        assert!(!bad.to_string().is_empty());
    }
    let long = format!(
        r#"{{"type":"chat","to":"table","text":"{}"}}"#,
        "[".repeat(100_000)
    );
    assert!(
        Request::read(long.as_bytes()).is_ok(),
        "its length is judged elsewhere"
    );
    let deep = format!(r#"{{"type":"create","setup":{}"#, "[".repeat(10_000));
    assert!(Request::read(deep.as_bytes()).is_err());
}

#[test]
fn what_the_server_says_wrongly_is_refused_with_what_was_expected() {
    for (line, reason) in [
        ("{}", "missing field `type`"),
        (
            r#"{"type":"done","re":-1}"#,
            "invalid value: integer `-1`, expected u64",
        ),
        (
            r#"{"type":"told","seq":1,"at":2,"kind":"host","who":{"id":"x"}}"#,
            "invalid type: string \"x\", expected i64",
        ),
        (
            r#"{"type":"out","code":"left","table":"x"}"#,
            "`x` is not a table code: expected twelve letters and digits such as 3k9w2mfa7pqx",
        ),
    ] {
        let bad = ToClient::read(line.as_bytes()).expect_err(line);
        assert!(bad.reason.starts_with(reason), "{}", bad.reason);
    }
    // What later servers say besides is no error, and what is of a kind yet unknown is overlooked,
    // as the page promises; an event still counts.
    assert!(ToClient::read(br#"{"type":"pong","now":1,"mood":"good"}"#).is_ok());
    let unknown = ToClient::read(br#"{"type":"fly","to":"the moon"}"#);
    assert_eq!(unknown, Ok(ToClient::Unknown));
    let told = ToClient::read(br#"{"type":"told","seq":1,"at":2,"kind":"fly"}"#);
    let Ok(ToClient::Told(told)) = told else {
        panic!("{told:?}");
    };
    assert_eq!((told.seq, told.event), (1, TableEvent::Tick));
}
