//! `baralho bench`.

use crate::support::{json, run};

#[test]
fn every_preset_is_measured_at_its_usual_table() {
    let ran = run(&["bench", "--json", "--seconds", "0.01"]);
    ran.fine();
    assert_eq!(ran.out.lines().count(), 1);
    let answer = json(&ran.out);
    let tables: Vec<(&str, u64)> = answer["engines"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|engine| {
            for field in ["games_per_s", "plies_per_s", "ns_per_ply"] {
                assert!(engine[field].as_f64().is_some_and(|n| n > 0.0), "{engine}");
            }
            let product = engine["plies_per_s"].as_f64().unwrap_or_default()
                * engine["ns_per_ply"].as_f64().unwrap_or_default();
            assert!((product - 1e9).abs() < 1.0, "{engine}");
            let game = engine["game"].as_str().expect("a name");
            (game, engine["players"].as_u64().expect("a number"))
        })
        .collect();
    let expected = [
        ("escopa", 2),
        ("scopa", 2),
        ("escoba", 2),
        ("scopone", 4),
        ("rouba-montes", 4),
        ("buraco", 2),
    ];
    assert_eq!(tables, expected);
}

#[test]
fn a_ply_is_one_card_turned_and_one_card_played() {
    for (game, plies) in [("rouba-montes", 52.0), ("scopa", 36.0), ("scopone", 40.0)] {
        let answer = json(&run(&["bench", game, "--json", "--seconds", "0.01"]).out);
        let engine = &answer["engines"][0];
        assert_eq!(answer["engines"].as_array().map(Vec::len), Some(1));
        let per_game = engine["plies_per_s"].as_f64().unwrap_or_default()
            / engine["games_per_s"].as_f64().unwrap_or(1.0);
        assert!((per_game - plies).abs() < 0.01, "{game}: {per_game}");
    }
}

#[test]
fn people_get_a_table() {
    let ran = run(&["bench", "escoba", "--seconds", "0.01"]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].contains("plies/s"), "{}", ran.out);
    assert!(lines[1].starts_with("Escoba"), "{}", ran.out);
    // A second table where the game has a search.
    assert_eq!(lines.len(), 5, "{}", ran.out);
    assert!(lines[4].starts_with("mestre, Escoba"), "{}", ran.out);
    let luck = run(&["bench", "rouba-montes", "--seconds", "0.01"]);
    assert_eq!(luck.out.lines().count(), 2, "{}", luck.out);
}

#[test]
fn searches_are_measured_where_there_are_any() {
    let answer = json(&run(&["bench", "scopone", "--json", "--seconds", "0.01"]).out);
    let searches = answer["search"].as_array().expect("a list");
    assert_eq!(searches.len(), 1);
    for search in searches {
        assert!(search["memory_bytes"].as_u64() > Some(0));
        assert_eq!(search["game"], "scopone");
        assert_eq!(search["bot"], "mestre");
        let number = |field: &str| search[field].as_f64().expect("a number");
        let product = number("iterations_per_s") * number("ns_per_iteration");
        assert!((product - 1e9).abs() < 1.0, "{search}");
    }
}
