//! A complaint says which part is wrong, and what it should be.

#![allow(missing_docs)]

use baralho_reading::{FromJson, tree};

#[derive(Debug, FromJson)]
#[allow(dead_code)] // read to see what is wrong
struct Table {
    code: Code,
    setup: Setup,
    seats: Vec<Place>,
}

#[derive(Debug, FromJson)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
struct Setup {
    players: u8,
    clock: Clock,
    banks: [i32; 2],
}

#[derive(Debug, FromJson)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(dead_code)]
enum Clock {
    Off,
    Move { seconds: u32 },
}

#[derive(Debug, FromJson)]
#[allow(dead_code)]
struct Place {
    name: Option<String>,
    ready: bool,
}

#[derive(Debug, FromJson)]
#[serde(try_from = "String")]
struct Code;

impl TryFrom<String> for Code {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        (text == "right").then_some(Self).ok_or("no table's code")
    }
}

const RIGHT: &str = r#"{"code":"right","setup":{"players":2,"clock":{"kind":"move","seconds":5},"banks":[1,2]},"seats":[{"ready":true},{"name":"ana","ready":false}]}"#;

#[test]
fn every_complaint_says_where_and_what_it_should_be() {
    for (from, to, complaint) in [
        ("", "", ""),
        ("\"right\"", "\"left\"", "`code`: no table's code"),
        ("\"right\"", "null", "`code` should be a string, not null"),
        (
            ":2,",
            ":256,",
            "`setup.players` should be a whole number from 0 to 255, not 256",
        ),
        (
            ":2,",
            ":2.0,",
            "`setup.players` should be a whole number from 0 to 255, not 2.0",
        ),
        ("\"players\":2,", "", "`setup.players` is missing"),
        (
            "\"players\"",
            "\"colour\\n\":1,\"players\"",
            "`setup.colour\\n` is not known: the fields are `players`, `clock`, `banks`",
        ),
        (
            "\"move\"",
            "\"fly\"",
            "`setup.clock.kind` should be one of `off`, `move`, not \"fly\"",
        ),
        ("\"kind\":\"move\",", "", "`setup.clock.kind` is missing"),
        (
            "[1,2]",
            "[1]",
            "`setup.banks` should be a list of 2, not a list",
        ),
        (
            "[1,2]",
            "[1,-3000000000]",
            "`setup.banks[1]` should be a whole number from -2147483648 to 2147483647, not -3000000000",
        ),
        (
            "\"ana\"",
            "{}",
            "`seats[1].name` should be a string, not an object",
        ),
        (
            ":false",
            ":\"no\"",
            "`seats[1].ready` should be true or false, not \"no\"",
        ),
        (
            "{\"ready\":true}",
            "[]",
            "`seats[0]` should be an object {...}, not a list",
        ),
    ] {
        assert!(RIGHT.contains(from));
        let wrong = tree(RIGHT.replacen(from, to, 1).as_bytes()).expect("JSON");
        let said = Table::from_json(&wrong).map_or_else(|why| why.to_string(), |_| String::new());
        assert_eq!(said, complaint);
    }
    let whole = Table::from_json(&"x".into()).expect_err("no object");
    assert_eq!(whole.to_string(), "it should be an object {...}, not \"x\"");
}

#[test]
fn what_is_long_is_shown_on_one_short_line() {
    let long = serde_json::Value::String("a\n".repeat(5000));
    let said = bool::from_json(&long).expect_err("no flag").to_string();
    assert!(said.len() < 200 && !said.contains('\n'), "{said}");
}
