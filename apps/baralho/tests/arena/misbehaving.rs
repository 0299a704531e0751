//! Bots that misbehave lose their games, and nothing else happens.

use std::thread;

use crate::support::{Place, among, is_running, zoo};

/// Plays one deal against a bot of the zoo; gives the verdict and reason of both games.
fn verdicts(place: &Place, game: &str, bot: &str, more: &str) -> Vec<(String, String)> {
    let _ = std::fs::remove_dir_all(place.path().join("it"));
    let line = format!("{game} --deals 1 --seed 3 --out it --quiet --no-report {more}");
    place.succeeds(&among(&[bot, "greedy"], &line));
    let games = place.games("it");
    assert_eq!(games.len(), 2, "{bot}");
    games
        .iter()
        .map(|game| {
            let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
            if game["verdict"] != "normal" {
                assert_eq!(game["fault"]["bot"], 0, "{bot}: {game}");
                let side = game["fault"]["seat"].as_u64();
                let winners = game["winners"].as_array().expect("winners");
                assert!(
                    !winners.iter().any(|winner| winner.as_u64() == side),
                    "{game}"
                );
            }
            (text(&game["verdict"]), text(&game["fault"]["reason"]))
        })
        .collect()
}

#[test]
fn every_misbehaviour_has_its_verdict_and_leaves_nobody() {
    let judge = |mode: &str, verdict: &str| {
        let bot = format!("zoo={} {mode} left-by-nobody", zoo());
        // Time is left to those that are not about it: the machine may be busy.
        let times = match verdict {
            "timeout" => "--start-time 400ms --move-time 250ms",
            _ => "",
        };
        let more = format!("{times} --threads 1 --memory 100M --disk 8M --max-processes 20");
        for (given, _) in verdicts(&Place::new(), "escopa", &bot, &more) {
            assert_eq!(given, verdict, "{mode}");
        }
    };
    let cases = [
        ("plays", "normal"),
        ("crlf", "normal"),
        ("early", "normal"),
        ("flood-stderr", "normal"),
        ("writes-logs", "normal"),
        ("forks", "normal"),
        ("ignores-signals", "normal"),
        ("illegal-move", "illegal-move"),
        ("silent", "timeout"),
        ("silent-later", "timeout"),
        ("stops-itself", "timeout"),
        ("ready-again", "timeout"),
        ("ponders", "normal"),
        ("half-line", "timeout"),
        ("closes-input", "timeout"),
        ("dies-at-once", "crash"),
        ("dies-on-turn", "crash"),
        ("dies-later", "crash"),
        ("dies-when-written", "crash"),
        ("crashes-on-turn", "crash"),
        ("closes-output", "crash"),
        ("forks-and-dies", "crash"),
        ("forks-on-turn", "crash"),
        ("endless-line", "stall"),
        ("long-line", "stall"),
        ("garbage", "protocol-error"),
        ("invalid-utf8", "protocol-error"),
        ("endless-lines", "protocol-error"),
        ("eats-memory", "out-of-memory"),
        ("asks-for-memory", "out-of-memory"),
        ("leaves-first-thread", "out-of-memory"),
        ("fills-memfds", "out-of-memory"),
        ("fills-disk", "out-of-disk"),
    ];
    thread::scope(|scope| {
        for (mode, verdict) in cases {
            // Those only wait, so they can wait while the others play.
            if verdict == "timeout" {
                scope.spawn(move || judge(mode, verdict));
            } else {
                judge(mode, verdict);
            }
        }
    });
    assert!(!is_running("left-by-nobody"), "a bot is left");
}

#[test]
fn bots_of_the_course_are_judged_too() {
    let place = Place::new();
    for (mode, verdict) in [
        ("plays", "normal"),
        ("illegal-move", "illegal-move"),
        ("garbage", "protocol-error"),
        ("dies-on-turn", "crash"),
        ("empty-joins", "stall"),
    ] {
        let bot = format!("zoo=itp:{} {mode}", zoo());
        for (given, reason) in verdicts(&place, "buraco", &bot, "") {
            assert_eq!(given, verdict, "{mode}: {reason}");
        }
    }
}

#[test]
fn a_program_that_cannot_be_run_fails_to_start_and_its_games_are_lost() {
    let place = Place::new();
    place.script("broken", "#!/nowhere/interpreter\n");
    let line = "escopa --deals 5 --seed 3 --out it --threads 1";
    let table = place.table(&among(&["broken=./broken", "greedy"], line));
    let standings = table["standings"].as_array().expect("standings");
    let broken = standings
        .iter()
        .find(|bot| bot["name"] == "broken")
        .expect("it");
    assert_eq!(broken["verdicts"]["start-failure"], 10);
    assert_eq!(broken["losses"], 10);
    // Why, and first of all.
    assert_eq!(table["never_started"][0]["name"], "broken");
    let why = table["never_started"][0]["reason"]
        .as_str()
        .expect("a reason");
    assert!(why.contains("/nowhere/interpreter"), "{why}");
    let page = std::fs::read_to_string(place.path().join("it/report.html")).expect("a report");
    assert!(page.contains("never started"), "the page says so");
    assert!(!page.contains("is the best of the field"), "nobody is");
}

#[test]
fn an_overrun_is_told_in_milliseconds() {
    let place = Place::new();
    let bot = format!("zoo={} slow 60", zoo());
    let quick = "--start-time 0 --move-time 20ms --threads 1";
    for (verdict, reason) in verdicts(&place, "escopa", &bot, quick) {
        assert_eq!(verdict, "timeout", "{reason}");
    }
    for game in place.games("it") {
        assert!(game["fault"]["over_ms"].is_u64(), "{game}");
    }
}

#[test]
fn a_bank_runs_out_where_single_moves_do_not() {
    let place = Place::new();
    let bot = format!("zoo={} slow 40", zoo());
    let bank = "--move-time 0 --bank 300ms --threads 1";
    for (verdict, reason) in verdicts(&place, "escopa", &bot, bank) {
        assert_eq!(verdict, "timeout", "{reason}");
    }
    // Each move gives back more than it takes.
    let bank = format!("{bank} --increment 2s");
    for (verdict, reason) in verdicts(&place, "escopa", &bot, &bank) {
        assert_eq!(verdict, "normal", "{reason}");
    }
}

#[test]
fn what_bots_say_and_hear_is_in_the_log() {
    let place = Place::new();
    let bot = format!("zoo={} flood-stderr", zoo());
    verdicts(&place, "escopa", &bot, "");
    let text = place.log();
    for part in [
        " >0 {\"type\":\"hello\"",
        " >0 {\"type\":\"request\"",
        " <0 0",
        " !0 ",
    ] {
        assert!(text.contains(part), "no {part}");
    }
}

#[test]
fn a_bots_own_options_are_set_and_what_it_says_of_itself_is_believed() {
    let place = Place::new();
    let script = r#"#!/bin/sh
echo '{"type":"hello","protocol":1,"players":[2],"options":[{"name":"level","type":"number"}]}'
echo '{"type":"ready"}'
while read -r line; do
  case "$line" in
    *'"type":"options"'*) echo "$line" >&2 ;;
    *'"type":"request"'*) echo 0 ;;
    *'"type":"quit"'*) exit ;;
  esac
done
"#;
    place.script("bot", script);
    for (more, verdict, reason) in [
        ("--set me.level=3", "normal", ""),
        ("--set me.depth=3", "start-failure", "no option depth"),
        ("--players 4", "start-failure", "plays with 2"),
    ] {
        for (given, why) in verdicts(&place, "escopa", "me=./bot", more) {
            assert_eq!(given, verdict, "{more:?}: {why}");
            assert!(why.contains(reason), "{more:?}: {why}");
        }
        if verdict == "normal" {
            let text = place.log();
            let heard = r#" !0 {"type":"options","options":{"level":3}}"#;
            assert!(text.contains(heard), "{text}");
        }
    }
}
