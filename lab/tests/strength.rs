//! `strength`: how strong the bots are.

use std::process::Command;

use baralho_testkit::command::{Ran, finish};
use serde_json::Value;

fn lab() -> Command {
    let mut lab = Command::new(env!("CARGO_BIN_EXE_baralho-lab"));
    lab.arg("strength");
    lab
}

fn run(args: &[&str]) -> Ran {
    finish(lab().args(args), b"")
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

const SMALL: [&str; 4] = ["--bots", "random,greedy", "--deals", "2"];

/// A text without the times, which differ from run to run.
fn timeless(text: &str) -> String {
    let lines = text.lines().map(|line| match line.find(" ms ") {
        Some(_) => line
            .split(' ')
            .map(|word| {
                if word.starts_with(|c: char| c.is_ascii_digit()) {
                    "#"
                } else {
                    word
                }
            })
            .collect::<Vec<_>>()
            .join(" "),
        None => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn rows_and_ladders_read_well() {
    let mut all = String::new();
    for args in [
        &["scopa-share"][..],
        &["scopa-4"],
        &["scopa-inverse"],
        &["levels", "escopa"],
    ] {
        let ran = run(&[args, &SMALL].concat());
        ran.fine();
        all += &["$ ", &args.join(" "), "\n", &timeless(&ran.out), "\n\n"].concat();
    }
    insta::assert_snapshot!("strength_text", all);
}

#[test]
fn the_answer_has_every_row_with_its_figures_and_its_conditions() {
    let ran = run(&[&["scopa-share", "--json"][..], &SMALL].concat());
    ran.fine();
    let answer = json(&ran.out);
    assert_eq!(answer["seed"], 4_000_000_000_u64);
    assert!(answer["date"].as_str().is_some_and(|date| date.len() == 10));
    assert!(
        answer["command"]
            .as_str()
            .is_some_and(|command| command.starts_with("cargo xtask lab strength scopa-share")),
        "{answer}"
    );
    let rows = answer["rows"].as_array().expect("a list");
    let names: Vec<&Value> = rows.iter().map(|row| &row["row"]).collect();
    assert_eq!(names, ["scopa-greedy", "scopa-vidente", "scopa-share"]);
    let first = &rows[0];
    assert_eq!(first["bots"][0], "random");
    assert_eq!((&first["deals"], &first["games"]), (&2.into(), &4.into()));
    assert_eq!(first["rules"]["prime"], "primiera");
    assert_eq!(first["target"]["points"]["at_least"], 1.2);
    assert_eq!(first["complete"], true);
    assert!(first["cpu_ms_mean"].as_f64().is_some_and(|ms| ms > 0.0));
    assert!(first["reached"].is_boolean() && first["sprt"]["decision"].is_string());
    let results = ["wins", "draws", "losses"].map(|field| first[field].as_u64().expect("a number"));
    assert_eq!(results.iter().sum::<u64>(), 4);
}

#[test]
fn the_same_deals_are_played_on_any_number_of_threads() {
    let played = |threads| {
        let args = ["scopa-3", "--bots", "random,greedy", "--json"];
        let ran = run(&[&args[..], &["--deals", "12", "--threads", threads]].concat());
        let row = json(&ran.out)["rows"][0].clone();
        let fields = [
            "wins",
            "draws",
            "losses",
            "ahead",
            "ahead_ci95",
            "victories",
        ];
        fields.map(|field| row[field].clone())
    };
    assert_eq!(played("1"), played("3"));
}

#[test]
fn rows_whose_bots_are_not_there_are_skipped_with_a_sentence() {
    let ran = run(&["escoba", "--bots", "base,greedy", "--deals", "2"]);
    ran.ended(0)
        .wrote("escoba: skipped. Escoba has no bot base.");
}

#[test]
fn the_rows_are_listed_with_their_targets() {
    let ran = run(&["--list"]);
    ran.fine();
    for row in [
        "scopa-greedy ",
        "scopone-classico ",
        "buraco-greedy ",
        "scopa-share ",
    ] {
        assert!(ran.out.lines().any(|line| line.starts_with(row)), "{row}");
    }
}

#[test]
fn wrong_requests_are_told_what_would_be_right() {
    for (args, said) in [
        (&["scopa-gredy"][..], "choose scopa-greedy, scopa-vidente"),
        (&["levels", "poker"], "escopa"),
        (&["levels", "rouba-montes"], "nothing to decide"),
        (
            &["levels", "escopa", "--bots", "greedy"],
            "at least two bots",
        ),
        (&["escoba", "--bots", "greedy"], "takes two bots"),
        (&["escoba", "--deals", "0"], "1..=1000000000"),
    ] {
        run(args).ended(2).complained(said);
    }
}

#[test]
fn other_deals_than_the_held_out_ones_are_said_to_be_so() {
    let said = |seed: &str| {
        let args = [&["escoba", "--seed", seed], &SMALL[..]].concat();
        run(&args).out.lines().next().unwrap_or_default().to_owned()
    };
    assert!(said("4000000000").starts_with("Held-out deals"));
    assert!(said("4000999999").starts_with("Held-out deals"));
    assert!(said("4001000000").contains("not held out"));
    assert!(said("7").contains("not held out"));
}

#[cfg(unix)]
#[test]
fn whoever_stops_a_run_is_shown_what_was_played() {
    use std::{
        io::{BufRead, BufReader, Read},
        process::Stdio,
        thread,
        time::Duration,
    };
    let args = ["escoba", "--bots", "robot1,random"];
    let mut child = lab()
        .args(args)
        .args(["--deals", "1000000000"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    let mut heading = String::new();
    out.read_line(&mut heading).expect("a heading");
    // Enough for a few deals; without one there would be nothing to show.
    thread::sleep(Duration::from_millis(500));
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.is_ok_and(|status| status.success()));
    let mut rest = String::new();
    out.read_to_string(&mut rest).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    assert!(rest.is_empty() || rest.contains("Stopped: "), "{rest}");
}
