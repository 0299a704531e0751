//! `baralho analyze`.

use std::{
    fs,
    process::{Command, Stdio},
    time::Duration,
};

use baralho_catalog::{AnyRules, PRESETS};
use baralho_game::Options;
use serde_json::Value;

use crate::support::{Ran, Scratch, baralho, json, record, run};

/// A game of so many moves at the most; whoever moves plays the last legal one, which at
/// Buraco is a discard.
fn recorded(preset: &str, options: &[(&str, &str)], most: usize) -> Scratch {
    recorded_among(preset, None, options, most)
}

/// The same among so many players.
fn recorded_among(
    preset: &str,
    players: Option<usize>,
    options: &[(&str, &str)],
    most: usize,
) -> Scratch {
    let mut changed = Options::new();
    for (option, value) in options {
        changed.set(option, value);
    }
    let rules = AnyRules::parse(preset, players, &changed).expect("good rules");
    let names = ["ana", "rui", "<b>eva", "gil"].map(str::to_owned);
    let more = (names.len()..rules.players()).map(|seat| format!("bot{seat}"));
    let seats: Vec<String> = names
        .into_iter()
        .chain(more)
        .take(rules.players())
        .collect();
    let last = |legal: &mut Vec<String>| legal.pop().expect("a move");
    Scratch::new(record(&rules, &seats, 7, most, last))
}

fn escopa() -> Scratch {
    recorded("escopa", &[], 1000)
}

fn analyze(file: &Scratch, more: &str) -> Ran {
    run(&format!(
        "--lang en analyze {} --effort 4it {more}",
        file.path()
    ))
}

#[test]
fn every_game_is_reviewed_in_every_language_with_nothing_left_unsaid() {
    for preset in PRESETS {
        // At Buraco every move has many alternatives, and every world is long.
        let most = if preset.name == "buraco" { 9 } else { 60 };
        let file = recorded(preset.name, &[], most);
        for language in ["pt-BR", "en", "it", "es"] {
            let line = format!("--lang {language} analyze {} --effort 2it", file.path());
            for more in ["", "--plain"] {
                let ran = run(&format!("{line} {more}"));
                ran.fine();
                assert!(!ran.out.contains(['{', '}']), "{}", ran.out);
                assert!(!ran.out.contains("NaN") && !ran.out.contains("inf "));
                let symbols = ['♦', '♠', '♥', '♣', '─', '%', '−', '\u{1b}'];
                let plain = !more.is_empty();
                assert!(!(plain && ran.out.contains(symbols)), "{}", ran.out);
            }
        }
    }
}

#[test]
fn a_review_tells_every_move_how_everybody_played_and_what_was_luck() {
    let file = escopa();
    let said = analyze(&file, "").out;
    for number in 1..=36 {
        assert!(said.contains(&format!("Move {number}: ")), "{said}");
    }
    for part in [
        "36 moves reviewed.",
        "ana: accuracy",
        "rui: accuracy",
        "How everyone played",
        "Luck and skill",
        "ana finished",
        "came from luck (between",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn one_player_is_told_apart_by_seat_or_by_name() {
    let file = escopa();
    let (by_name, by_number) = (
        analyze(&file, "--seat rui").out,
        analyze(&file, "--seat 1").out,
    );
    assert_eq!(by_name, by_number);
    assert!(by_name.contains("rui: accuracy") && !by_name.contains("ana: accuracy"));
    assert_eq!(by_name.matches("Move ").count() - turning(&by_name), 18);
}

/// TurningPoint points name moves too.
fn turning(said: &str) -> usize {
    said.lines()
        .filter(|line| line.starts_with("Move ") && line.contains("this choice cost"))
        .count()
}

#[test]
fn the_json_is_the_same_every_time_and_adds_up() {
    let file = recorded("scopa", &[("target", "5")], 1000);
    let first = analyze(&file, "--json").out;
    assert_eq!(first, analyze(&file, "--json").out);
    assert_ne!(first, analyze(&file, "--json --seed 2").out);
    let review = json(&first);
    assert_eq!(review["format"], "baralho-review");
    assert_eq!(review["version"], 1);
    assert_eq!(review["game"], "scopa");
    assert_eq!(review["seats"], serde_json::json!(["ana", "rui"]));
    assert_eq!(review["effort"], "4it");
    assert_eq!(review["complete"], true);
    let number = |value: &Value| value.as_f64().expect("a number");
    for round in review["rounds"].as_array().expect("rounds") {
        for step in round["steps"].as_array().expect("steps") {
            for field in ["played", "best", "value", "loss", "grade", "best_reasons"] {
                assert!(step.get(field).is_some(), "{field}");
            }
            let moves = step["moves"].as_array().expect("moves");
            assert!(moves.iter().any(|choice| choice["move"] == step["played"]));
        }
        for side in round["split"].as_array().expect("a finished round") {
            let sum = number(&side["opening"]) + number(&side["cards"]) - number(&side["lost"])
                + number(&side["given"]);
            assert!((sum - number(&side["margin"])).abs() < 1e-9);
        }
    }
    let points = &review["result"]["points"];
    let margin = number(&points[0]) - number(&points[1]);
    assert!((number(&review["split"][0]["margin"]) - margin).abs() < 1e-9);
}

#[test]
fn what_cannot_be_is_refused_with_what_would_be_right() {
    let file = escopa();
    for (more, code, wanted) in [
        (
            ["--seat", "9"],
            2,
            "no seat called \"9\" in this game: choose 0, 1, ana or rui",
        ),
        (["--effort", "fast"], 2, "\"fast\" is not a limit"),
    ] {
        let args = ["--lang", "en", "analyze", file.path()];
        run(&[&args[..], &more].concat())
            .ended(code)
            .complained(wanted);
    }
    let broken = Scratch::new("{}\n");
    assert_eq!(analyze(&broken, "").code, 1);
    let wrong = fs::read_to_string(file.path()).expect("just written");
    let wrong = Scratch::new(wrong.replacen("\"seat\":0", "\"seat\":1", 1));
    analyze(&wrong, "").ended(1).complained("'s turn");
}

#[test]
fn a_record_without_moves_has_nothing_to_review() {
    let file = recorded("escopa", &[], 0);
    analyze(&file, "")
        .ended(0)
        .wrote("There are no moves to review.");
}

/// Whether the process has a handler for the interrupt: before that it would just end.
#[cfg(target_os = "linux")]
fn handles_interrupts(process: u32) -> bool {
    const INTERRUPT: u64 = 1 << 1;
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    caught.is_some_and(|mask| mask & INTERRUPT != 0)
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_and_sigterm_tell_what_is_done_so_far_on_every_table() {
    for (file, signal, effort) in [
        (escopa(), "-INT", "300s"),
        (escopa(), "-TERM", "4000000000it"),
        (long_table(), "-INT", "4000000000it"),
        (long_table(), "-TERM", "300s"),
    ] {
        let args = ["--lang", "en", "analyze", file.path(), "--effort", effort];
        let child = baralho()
            .args(args)
            .arg("--json")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        while !handles_interrupts(child.id()) {
            std::thread::sleep(Duration::from_millis(10));
        }
        let sent = Command::new("kill")
            .args([signal, &child.id().to_string()])
            .status();
        assert!(sent.expect("kill can be run").success());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(130));
        let review = json(&String::from_utf8(output.stdout).expect("UTF-8"));
        assert_eq!(review["complete"], false);
    }
}

/// The first moves on a table that allows thousands of them.
fn long_table() -> Scratch {
    let long = [
        ("decks", "3"),
        ("cards_per_deal", "10"),
        ("choice", "player"),
    ];
    recorded_among("escoba", Some(8), &long, 2)
}

#[test]
fn a_table_with_thousands_of_moves_is_reviewed_and_says_how_many_were_tried() {
    let file = long_table();
    let review = json(&analyze(&file, "--json").out);
    assert_eq!(review["complete"], true);
    for step in review["rounds"][0]["steps"].as_array().expect("steps") {
        let moves = step["moves"].as_array().expect("moves");
        assert!(moves.len() <= 64, "{step}");
        assert!(step["legal"].as_u64() > Some(1_000), "{step}");
        assert!(moves.iter().any(|choice| choice["move"] == step["played"]));
    }
    let page = Scratch::new("");
    let told = analyze(&file, &format!("--html {}", page.path())).out;
    let whole = analyze(&file, "").out;
    let html = fs::read_to_string(page.path()).expect("written");
    let partial = "At two moves not every legal move was tried";
    for said in [&told, &whole, &html] {
        assert!(said.contains(partial), "{said}");
    }
    for said in [&whole, &html] {
        assert_eq!(
            said.matches("legal moves, 64 were tried").count(),
            2,
            "{said}"
        );
    }
}

#[test]
fn the_page_is_written_and_the_rest_is_told() {
    let file = escopa();
    let page = Scratch::new("");
    let ran = analyze(&file, &format!("--html {}", page.path()));
    ran.ended(0).wrote(page.path()).wrote("ana: accuracy");
    assert!(!ran.out.contains("Move 1: "));
    let html = fs::read_to_string(page.path()).expect("written");
    assert_eq!(html.matches("<article").count(), 36);
    analyze(&file, "--html /no/such/folder/page.html").ended(1);
}
