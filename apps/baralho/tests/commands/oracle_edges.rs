//! `baralho oracle` at its edges: large tables, wrong moves, odd files.

use serde_json::{Value, json};

use crate::{
    oracle::{ask_one, words},
    support::{json as read, run_with},
};

/// A whole deck of Escopa; seat 0 holds 2D 5S 7C, and AD 5C 6S KH lie on the table.
fn deck() -> Value {
    words(
        "AD 5C 6S KH 2D 5S 7C AS 2S 3S 4S 5D 5H 6D 6H 6C 7D 7S 7H 2H 2C 3D 3H 3C 4D 4H 4C AH AC \
         JD JS JH JC QD QS QH QC KD KS KC",
    )
}

#[test]
fn as_many_piles_are_scored_as_the_preset_seats() {
    for game in ["scopa", "escoba"] {
        for players in 2..=16 {
            for rules in [json!({}), json!({"cards_per_deal": 10})] {
                let mut piles = vec![json!([]); players];
                piles[players - 1] = words("7D 2D");
                let answer =
                    ask_one(json!({"op": "score", "game": game, "piles": piles, "rules": rules}));
                let sides = answer["sides"].as_array();
                assert_eq!(sides.map(Vec::len), Some(players), "{answer}");
                assert_eq!(answer["awards"]["settebello"], players - 1);
            }
        }
        for players in [1, 17] {
            let piles = vec![json!([]); players];
            let answer = ask_one(json!({"op": "score", "game": game, "piles": piles}));
            assert_eq!(answer["error"]["code"], "bad-rules", "{answer}");
        }
    }
    let escopa = ask_one(json!({"op": "score", "game": "escopa", "piles": vec![json!([]); 5]}));
    assert_eq!(escopa["error"]["code"], "bad-rules");
}

#[test]
fn a_wrong_move_is_told_with_its_index_whatever_is_wrong() {
    for (wrong, code) in [
        (json!("8D"), "bad-card"),
        (json!("5X"), "bad-card"),
        (json!(5), "bad-request"),
        (json!({"take": ["5C"]}), "bad-request"),
        (json!({"card": "5S", "take": ["8D"]}), "bad-card"),
        (json!({"card": "5S", "take": "5C"}), "bad-request"),
        (json!({"card": "5S", "take": ["5C", "5C"]}), "bad-deck"),
        (json!("5Sx5C+5C"), "bad-deck"),
        (json!("KC"), "illegal-move"),
    ] {
        let answer = ask_one(json!({
            "op": "run", "game": "escopa", "dealer": 1, "deck": deck(), "moves": ["5S", wrong],
        }));
        let error = &answer["error"];
        assert_eq!(error["code"], code, "{answer}");
        assert_eq!(error["index"], 1, "{answer}");
        let message = error["message"].as_str().expect("a message");
        assert_eq!(message.matches("moves[1]").count(), 1, "{message}");
    }
    let answer = ask_one(json!({
        "op": "legal", "game": "escopa", "dealer": 1, "deck": deck(), "moves": [7],
    }));
    assert_eq!(answer["error"]["index"], 0, "{answer}");
    // What is wrong elsewhere is no move.
    let answer = ask_one(json!({"op": "run", "game": "escopa", "deck": ["8D"], "moves": []}));
    assert_eq!(answer["error"].get("index"), None, "{answer}");
}

#[test]
fn no_moves_are_moves_enough_for_rouba_montes() {
    for moves in [json!([]), json!(null)] {
        let answer = ask_one(json!({
            "op": "run", "game": "rouba-montes", "players": 2, "deck": ["AD", "AS"], "moves": moves,
        }));
        assert_eq!(answer["piles"], json!([0, 2]));
    }
}

#[test]
fn a_byte_order_mark_before_the_first_line_is_skipped() {
    let line = r#"{"op":"hand","game":"buraco","cards":[]}"#;
    let ran = run_with(
        &["oracle"],
        format!("\u{feff}{line}\n\u{feff}{line}\n").as_bytes(),
    );
    let answers: Vec<Value> = ran.out.lines().map(read).collect();
    assert_eq!(answers[0], json!({"points": 100}));
    assert_eq!(answers[1]["error"]["code"], "bad-json");
    let ran = run_with(&["maratona"], "\u{feff}2 2\n5 5\n0 0\n".as_bytes());
    assert_eq!((ran.code, ran.out.as_str()), (0, "2 2\n"), "{ran:?}");
}
