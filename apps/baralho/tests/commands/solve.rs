//! `baralho solve`.

use serde_json::{Value, json};

use crate::{
    support::{Ran, json, run_with},
    verify::recorded,
};

const POSITION: &str = r#"{"game":"escopa","hands":[["7D","2S"],["AS","9"]]}"#;

/// An ending of two cards each, everything else captured.
fn ending() -> Value {
    json!({
        "game": "escopa",
        "names": ["ana", "beto"],
        "hands": [["7D", "2S"], ["AS", "4C"]],
        "table": ["7C", "3H"],
        "piles": [["5D", "5S", "6D", "AD"], "rest"],
        "sweeps": [1, 0],
        "dealer": 1,
        "last_capture": 1,
    })
}

fn solve(input: &str, more: &str) -> Ran {
    run_with(&format!("solve - {more}"), input.as_bytes())
}

fn solved(input: &str, more: &str) -> Value {
    let ran = solve(input, &format!("{more} --json"));
    ran.ended(0);
    json(&ran.out)
}

#[test]
fn a_position_is_solved_with_its_line_and_every_move() {
    let answer = solved(&ending().to_string(), "");
    assert_eq!(answer["exact"], true);
    assert_eq!(answer["low"], answer["high"]);
    let line = answer["line"].as_array().expect("a list");
    assert_eq!(line.len(), 4);
    // Whoever moves takes the settebello's seven; then 2♠ A♠ and 3♥ are left.
    assert_eq!(line[0]["move"], "7Dx7C");
    let points = line[3]["points"].as_array().expect("a list");
    let margin = points[0].as_i64().expect("points") - points[1].as_i64().expect("points");
    assert_eq!(answer["low"], margin);
    let best = answer["moves"].as_array().expect("a list");
    let best = best.iter().map(|step| step["low"].as_i64()).max();
    assert_eq!(best, Some(Some(margin)));
    solve(&ending().to_string(), "--lang en")
        .ended(0)
        .wrote("ana's turn")
        .wrote("7♦x7♣");
    let mut alike = ending();
    alike["names"] = json!(["robot4", "robot4"]);
    solve(&alike.to_string(), "--lang en").wrote("robot4 (seat 0)'s turn");
}

#[test]
fn a_record_is_solved_from_its_last_round_or_from_any_move() {
    let record = recorded("scopa");
    let moves = record.lines().filter(|l| l.contains("\"move\"")).count();
    let last = solved(&record, "");
    assert_eq!(last["exact"], true);
    assert_eq!(last["line"].as_array().map(Vec::len), Some(36));
    let first = last["move"].as_u64().expect("a number");
    assert_eq!((moves as u64 + 1 - first) % 36, 0, "{first} of {moves}");
    // From a later move on, fewer cards are left.
    let number = (first + 30).to_string();
    let later = solved(&record, &format!("--move {number}"));
    assert_eq!(later["line"].as_array().map(Vec::len), Some(6));
    solve(&record, "--move 99999 --lang en")
        .ended(1)
        .complained("the recording has");
}

#[test]
fn a_search_without_time_says_what_is_certain_and_its_best_move() {
    let record = recorded("scopone");
    solve(&record, "--time 0.05 --lang en")
        .ended(0)
        .wrote("Not solved in time")
        .wrote("The best move found so far");
    let answer = solved(&record, "--time 0.05");
    assert_eq!(answer["exact"], false);
    assert!(answer["low"].as_i64() < answer["high"].as_i64());
    assert!(answer["best"].is_string());
}

#[test]
fn what_cannot_be_solved_is_refused_with_the_cure() {
    let change = |field: &str, value: Value| {
        let mut position = ending();
        position[field] = value;
        position.to_string()
    };
    let cases = [
        (POSITION.to_owned(), "is not a card"),
        ("{}".into(), "docs/solve.md"),
        (change("piles", json!([[], []])), "Put them into a pile"),
        (change("piles", json!(["rest", "rest"])), "Only one pile"),
        (change("table", json!(["7C", "7C"])), "two places"),
        (change("table", json!(["9C"])), "its faces are"),
        (change("hands", json!([["7D"], ["AS", "4C"]])), "one less"),
        (change("turn", json!(5)), "the seats go from 0 to 1"),
        (change("sweeps", json!([1])), "needs 2"),
        (change("last_capture", json!(null)), "last_capture"),
        (change("colour", json!("red")), "colour"),
        (change("game", json!("buraco")), "Scopa family"),
        (recorded("buraco"), "Scopa family"),
        (
            json!({"game": "scopa", "players": 3, "hands": [["AD"], ["AS"], ["AC"]],
                "piles": ["rest", [], []], "last_capture": 0})
            .to_string(),
            "Only rounds of two sides",
        ),
    ];
    for (input, expected) in cases {
        let ran = solve(&input, "--lang en");
        assert_ne!(ran.code, 0, "{input}");
        ran.complained(expected);
        for language in ["pt", "it", "es"] {
            let ran = solve(&input, &format!("--lang {language}"));
            assert!(!ran.err.contains("solve-"), "{ran:?}");
        }
    }
    solve(&ending().to_string(), "--move 3 --lang en").complained("--move is for recordings");
}

#[test]
fn the_documented_position_can_be_solved() {
    let page = include_str!("../../../../docs/solve.md");
    let example = page.split("```json\n").nth(1).expect("an example");
    let example = example.split("```").next().expect("an end");
    let answer = solved(example, "");
    assert_eq!(answer["exact"], true, "{answer}");
}

/// An ending with something else in some places.
fn ending_with(changes: &[(&str, Value)]) -> String {
    let mut ending = ending();
    for (field, value) in changes {
        ending[*field] = value.clone();
    }
    ending.to_string()
}

#[test]
fn numbers_that_nobody_can_have_are_refused_with_those_that_can_be() {
    let huge = 3_000_000_000_u64;
    let (most, far) = (json!(u64::MAX), "18446744073709551615");
    for (field, value, signs) in [
        ("sweeps", json!([250, 250]), ["250", "0 to 20"]),
        ("sweeps", json!([21, 0]), ["21", "0 to 20"]),
        ("sweeps", json!([-1, 0]), ["-1", "0 to 20"]),
        ("sweeps", json!([0, huge]), ["3000000000", "0 to 20"]),
        ("points", json!([i32::MAX, 0]), ["2147483647", "100000000"]),
        (
            "points",
            json!([0, i64::MIN]),
            ["-9223372036854775808", "100000000"],
        ),
        ("points", json!([huge, 0]), ["3000000000", "100000000"]),
        ("points", json!([0.5, 0]), ["0.5", "position"]),
        ("points", json!([1e300, 0]), ["1e+300", "position"]),
        ("dealer", most.clone(), [far, "0 to 1"]),
        ("turn", most.clone(), [far, "0 to 1"]),
        ("last_capture", json!(2), ["seat 2", "0 to 1"]),
        ("players", most, [far, "2, 3, 4"]),
    ] {
        let ran = solve(&ending_with(&[(field, value)]), "");
        ran.refused(1).complained(signs[0]).complained(signs[1]);
    }
}

/// Points before the round decide nothing where no target is near, however many they are.
#[test]
fn the_margin_of_a_round_does_not_depend_on_the_points_before_it() {
    let usual = solved(&ending().to_string(), "");
    for points in [
        json!([100_000_000, -100_000_000]),
        json!([-100_000_000, 100_000_000]),
    ] {
        let answer = solved(&ending_with(&[("points", points)]), "");
        assert_eq!(answer["low"], usual["low"]);
    }
    let more = solved(&ending_with(&[("sweeps", json!([20, 20]))]), "");
    let fewer = solved(&ending_with(&[("sweeps", json!([0, 0]))]), "");
    assert_eq!(more["low"], fewer["low"]);
}
