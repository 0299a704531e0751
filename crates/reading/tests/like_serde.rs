//! Whatever attributes a type has, `FromJson` reads it as serde does.

#![allow(missing_docs)]

use crate::changes;

use std::collections::BTreeMap;

use baralho_reading::FromJson;
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

use changes::{changed, changes, read_alike};

#[derive(Debug, PartialEq, Deserialize, FromJson)]
struct Numbers {
    small: u8,
    middle: u32,
    large: u64,
    size: usize,
    signed: i32,
    time: i64,
}

#[derive(Debug, PartialEq, Deserialize, FromJson)]
struct Everything {
    flag: bool,
    text: String,
    #[serde(rename = "move")]
    renamed: String,
    whatever: Value,
    list: Vec<Option<i32>>,
    exactly: [u8; 3],
    boxed: Box<Numbers>,
    by_name: BTreeMap<Word, String>,
    perhaps: Option<Word>,
    #[serde(default)]
    usual: Vec<String>,
    #[serde(default = "seven")]
    seven: u32,
    code: Code,
    kept: Kept,
    wrapped: Wrapped,
    r#type: String,
    #[serde(flatten)]
    what: What,
}

const fn seven() -> u32 {
    7
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, FromJson)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Own,
    StandIn,
    #[serde(rename = "by the clock")]
    Clock,
}

#[derive(Debug, PartialEq, Deserialize, FromJson)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum What {
    Nothing,
    Numbers(Box<Numbers>),
    Inner { rule: Rule, house: Usual },
    LongName { seat: Option<usize> },
}

#[derive(Debug, Default, PartialEq, Deserialize, FromJson)]
#[serde(tag = "rule", rename_all = "kebab-case", deny_unknown_fields)]
enum Rule {
    #[default]
    Off,
    Move {
        seconds: u32,
    },
    Bank {
        seconds: u32,
        #[serde(default)]
        increment: u32,
    },
}

#[derive(Debug, PartialEq, Deserialize, FromJson)]
#[serde(default, deny_unknown_fields)]
struct Usual {
    volume: u8,
    rule: Rule,
    name: Option<String>,
}

impl Default for Usual {
    fn default() -> Self {
        Self {
            volume: 4,
            rule: Rule::Move { seconds: 5 },
            name: Some("ana".into()),
        }
    }
}

#[derive(Debug, PartialEq, Deserialize, FromJson)]
#[serde(try_from = "String", into = "String")]
struct Code(u32);

impl TryFrom<String> for Code {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

#[derive(Debug, PartialEq, Deserialize, FromJson)]
#[serde(from = "Value")]
struct Kept(String);

impl From<Value> for Kept {
    fn from(value: Value) -> Self {
        Self(value.to_string())
    }
}

#[derive(Debug, PartialEq, Deserialize, FromJson)]
#[serde(transparent)]
struct Wrapped(BTreeMap<String, u8>);

fn examples() -> Vec<Value> {
    let whats = [
        json!({ "kind": "nothing" }),
        json!({
            "kind": "numbers", "small": 1, "middle": 2, "large": 3, "size": 4, "signed": 5,
            "time": 6,
        }),
        json!({
            "kind": "inner", "rule": { "rule": "bank", "seconds": 7 }, "house": { "volume": 1 },
        }),
        json!({ "kind": "inner", "rule": { "rule": "move", "seconds": 7 }, "house": {} }),
        json!({ "kind": "inner", "rule": { "rule": "off" }, "house": { "volume": 1, "name": null } }),
        json!({ "kind": "long-name", "seat": 3 }),
        json!({ "kind": "long-name" }),
    ];
    let with = |what: Value| {
        let mut all = json!({
            "flag": true,
            "text": "a",
            "move": "b",
            "whatever": { "x": [1.5, null] },
            "list": [1, null, -2],
            "exactly": [1, 2, 3],
            "boxed": {
                "small": 255, "middle": 4_294_967_295_u32, "large": u64::MAX, "size": 3,
                "signed": -5, "time": i64::MIN,
            },
            "by_name": { "own": "x", "by the clock": "y" },
            "perhaps": "stand-in",
            "usual": ["x"],
            "seven": 8,
            "code": "12",
            "kept": [1],
            "wrapped": { "a": 1 },
            "type": "raw",
        });
        for (name, value) in what.as_object().expect("an object") {
            all[name] = value.clone();
        }
        all
    };
    whats.into_iter().map(with).collect()
}

#[test]
fn what_is_right_is_read() {
    for example in examples() {
        let read = Everything::from_json(&example).unwrap_or_else(|why| panic!("{why}"));
        let theirs = Everything::deserialize(&example).expect("serde reads it");
        assert_eq!(read, theirs);
    }
}

#[test]
fn numbers_beyond_all_bounds_are_read_alike() {
    for number in [
        "18446744073709551616",
        "-9223372036854775809",
        "1e400",
        "-0",
        "1e2",
        "0.0",
        "01",
    ] {
        for name in ["small", "middle", "large", "size", "signed", "time"] {
            let mut all = json!({
                "small": 1, "middle": 1, "large": 1, "size": 1, "signed": 1, "time": 1,
            });
            all[name] = "HERE".into();
            let text = all.to_string().replace("\"HERE\"", number);
            read_alike::<Numbers>(&text);
        }
    }
}

/// Cheap cases, so sixteen times as many as usual.
fn many() -> ProptestConfig {
    let mut config = ProptestConfig::default();
    config.cases *= 16;
    config
}

proptest! {
    #![proptest_config(many())]

    #[test]
    fn what_is_changed_is_read_as_serde_reads_it(
        which: proptest::sample::Index,
        changes in changes(),
    ) {
        let example = changed(which.get(&examples()).clone(), &changes);
        read_alike::<Everything>(&example.to_string());
    }
}
