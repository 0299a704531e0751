//! What servers read with serde, clients read with `FromJson`: the same from the same text.

use crate::changes;

use baralho_cards::Card;
use baralho_game::Options;
use baralho_protocol::online::{By, ClockRule, Person, Setup, TableCode};
use proptest::prelude::*;
use serde_json::{Value, json};

use changes::{changed, changes, read_alike};

fn examples() -> [Value; 8] {
    [
        json!({ "id": 7, "name": "ana", "guest": true }),
        json!({ "id": -7, "name": "bia", "guest": false, "program": true }),
        json!({ "kind": "move", "seconds": 30 }),
        json!({ "kind": "bank", "seconds": 30, "increment": 5 }),
        json!({ "game": "scopa" }),
        json!({
            "game": "escopa", "players": 2, "clock": { "kind": "off" },
            "rules": { "target": 11, "inverse": true, "hints": null, "x": 1.5, "y": [1], "z": "z" },
            "public": false, "spectators": true, "rated": false,
        }),
        json!("3k9w-2mfa-7pqx"),
        json!("stand-in"),
    ]
}

#[test]
fn every_card_and_every_word_is_read_alike() {
    for card in Card::all() {
        read_alike::<Card>(&format!("\"{card}\""));
    }
    for text in [
        "\"7♦\"",
        "\"11D\"",
        "7",
        "null",
        "\"own\"",
        "\"clock\"",
        "\"Own\"",
    ] {
        read_alike::<Card>(text);
        read_alike::<By>(text);
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
        let text = changed(which.get(&examples()).clone(), &changes).to_string();
        read_alike::<Person>(&text);
        read_alike::<ClockRule>(&text);
        read_alike::<Setup>(&text);
        read_alike::<Options>(&text);
        read_alike::<TableCode>(&text);
        read_alike::<By>(&text);
    }
}
