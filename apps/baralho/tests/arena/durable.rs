//! Tournaments that are killed and go on.

use std::{
    fs,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use baralho_testkit::command::CommandLine as _;

use crate::support::{Place, among, is_running, unpacked, zoo};

/// Only so that a test that hangs ends.
const PATIENCE: Duration = Duration::from_mins(2);

fn lines(place: &Place, directory: &str) -> usize {
    let results = place.path().join(directory).join("results.jsonl");
    let text = fs::read_to_string(results).unwrap_or_default();
    text.lines().count()
}

fn wait_until(mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() && start.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(1));
    }
}

/// Waits until so many lines are written or the tournament has ended by itself, and kills it.
fn kill_after(place: &Place, directory: &str, written: usize, mut child: Child) {
    wait_until(|| {
        lines(place, directory) >= written || child.try_wait().expect("a child").is_some()
    });
    // SIGKILL.
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
}

fn start(command: &mut Command) -> Child {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.spawn().expect("the binary starts")
}

/// Kills a tournament at several points, and compares it with one that was left alone.
fn survives(args: &[&str], kills: &[usize]) {
    let place = Place::new();
    let whole = place.table(&[args, &["--out", "whole"]].concat());
    let child = start(&mut place.arena(&[args, &["--out", "killed", "--quiet"]].concat()));
    kill_after(&place, "killed", kills[0], child);
    for &point in &kills[1..] {
        let child = start(&mut place.arena("--resume killed --quiet"));
        kill_after(&place, "killed", point, child);
    }
    let resumed = place.table("--resume killed");
    assert_eq!(resumed, whole);
    let mut games = place.games("killed");
    games.sort_by_key(|game| game["game"].as_u64());
    let numbers = games.iter().filter_map(|game| game["game"].as_u64());
    let planned = whole["games"].as_u64().expect("a number");
    assert!(numbers.eq(1..=planned));
}

#[test]
fn built_in_bots_killed_at_any_point_end_with_the_same_table() {
    let line = "escopa --deals 1500 --seed 4 --bot robot4 --bot greedy --bot random";
    survives(&line.words(), &[1, 2, 700, 3000]);
}

#[test]
fn a_swiss_tournament_killed_in_any_round_ends_with_the_same_table() {
    let bots = ["a=robot4", "b=greedy", "c=random", "d=robot1"];
    let line = "escopa --format swiss --rounds 5 --deals 200 --seed 4";
    survives(&among(&bots, line), &[1, 500, 1500, 3000]);
}

#[test]
fn external_bots_killed_at_any_point_end_with_the_same_table_and_leave_nobody() {
    let program = zoo();
    let one = format!("one={program} plays");
    let other = format!("other={program} polite killed-with-its-arena");
    let args = among(&[&one, &other, "greedy"], "escopa --deals 20 --seed 4");
    survives(&args, &[2, 3, 20, 77]);
    wait_until(|| !is_running("killed-with-its-arena"));
    assert!(
        !is_running("killed-with-its-arena"),
        "a bot has outlived its arena"
    );
}

/// What a tournament shows, apart from how it came to it.
fn shown(mut table: serde_json::Value) -> serde_json::Value {
    let fields = table.as_object_mut().expect("an object");
    fields.retain(|field, _| ["standings", "crosstable", "games", "warnings"].contains(&&**field));
    table
}

#[test]
fn a_tournament_grows_by_deals_and_bots_and_shows_what_it_would_have_shown_from_the_start() {
    let place = Place::new();
    for format in ["round-robin", "gauntlet"] {
        let there = format!("{format}-grown");
        let start = format!("escopa --seed 4 --format {format}");
        let two = "--bot robot4 --bot greedy";
        place.table(&format!("{start} {two} --deals 3 --out {there}"));
        place.table(&format!("--resume {there} --deals 7"));
        // Killed in the middle of it, as far as the file can tell.
        let results = place.path().join(&there).join("results.jsonl");
        let more = "--bot random --bot other=robot1";
        place.table(&format!("--resume {there} {more}"));
        let text = fs::read_to_string(&results).expect("results");
        fs::write(&results, &text[..text.len() * 4 / 5]).expect("a file");
        let last = "--deals 9 --bot robot4 --bot fifth=robot0";
        let grown = place.table(&format!("--resume {there} {last}"));
        let all = format!("{two} {more} --bot fifth=robot0 --deals 9");
        let fresh = place.table(&format!("{start} {all} --out {format}-fresh"));
        assert_eq!(shown(grown), shown(fresh));
        let text = fs::read_to_string(&results).expect("results");
        let header: serde_json::Value =
            serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
        assert_eq!(header["bots"].as_array().map(Vec::len), Some(5));
        assert_eq!(
            (&header["deals"], &header["version"]),
            (&9.into(), &2.into())
        );
    }
}

#[test]
fn the_records_of_a_pairing_are_in_one_file_and_none_is_there_twice() {
    let place = Place::new();
    // Enough games for threads that take turns, however busy the machine.
    let series = "escopa --deals 40 --seed 4 --threads 4 --keep all --records pairing --out it";
    let whole = place.table(&among(&["robot4", "greedy", "random"], series));
    let check = || {
        let games = place.games("it");
        assert_eq!(games.len(), 240);
        for pairing in 0..3_usize {
            let name = format!("games/0-000{pairing}.jsonl.gz");
            let file = place.path().join("it").join(&name);
            let text = unpacked(&file);
            let headers: Vec<serde_json::Value> = text
                .lines()
                .map(|line| serde_json::from_str(line).expect("JSON"))
                .filter(|line: &serde_json::Value| line["format"] == "baralho-record")
                .collect();
            let own = games.iter().filter(|game| game["pairing"] == pairing);
            let seeds: Vec<_> = own.clone().map(|game| game["seed"].as_u64()).collect();
            let found: Vec<_> = headers.iter().map(|line| line["seed"].as_u64()).collect();
            // The same order: wherever it is killed, what has no result is at the end.
            assert_eq!(found, seeds);
            let packed = fs::read(&file).expect("a file");
            let mut end = 0;
            for game in own {
                assert_eq!(game["record"], name);
                let at =
                    |place: usize| game["record_at"][place].as_u64().expect("a place") as usize;
                assert_eq!(packed[at(0)..][..2], [0x1f, 0x8b]);
                assert_eq!(at(0), end);
                end += at(1);
            }
            assert_eq!(end, packed.len());
        }
    };
    check();
    // Killed after records were written, and before the results that name them.
    let results = place.path().join("it/results.jsonl");
    let text = fs::read_to_string(&results).expect("results");
    fs::write(&results, &text[..text.len() * 2 / 3]).expect("a file");
    assert_eq!(place.table("--resume it"), whole);
    check();
}

#[test]
fn a_line_cut_in_the_middle_is_played_again() {
    let place = Place::new();
    let line = "escopa --bot robot4 --bot greedy --deals 5 --seed 4 --out cut";
    let whole = place.table(line);
    let results = place.path().join("cut/results.jsonl");
    let text = fs::read_to_string(&results).expect("results");
    for length in [text.len() - 1, text.len() - 30, text.len() / 2] {
        fs::write(&results, &text[..length]).expect("a file");
        assert_eq!(place.table("--resume cut"), whole, "{length}");
    }
    let first = text.lines().next().expect("a line").len();
    fs::write(&results, &text[..first / 2]).expect("a file");
    place.fails("--resume cut", 2, "no tournament to continue");
}

#[test]
fn results_that_were_tampered_with_are_refused() {
    let place = Place::new();
    // One thread, so that the first line is the first game.
    place.table("escopa --bot robot4 --bot greedy --deals 2 --seed 4 --threads 1 --out it");
    let results = place.path().join("it/results.jsonl");
    let text = fs::read_to_string(&results).expect("results");
    let seats = text.replacen("\"seats\":[0,1]", "\"seats\":[7,1]", 1);
    fs::write(&results, seats).expect("a file");
    place.fails("--resume it", 1, "Game 1 of the results");
    let winners = text.find("\"winners\":[").expect("winners") + "\"winners\":[".len();
    let elsewhere = [&text[..winners], "5,", &text[winners..]].concat();
    fs::write(&results, elsewhere).expect("a file");
    place.fails("--resume it", 1, "of the results");
    fs::write(&results, text.replacen("\"verdict\"", "\"veredict\"", 1)).expect("a file");
    place.fails("--resume it", 1, "line 2");
}

#[test]
fn only_one_arena_is_in_a_directory() {
    let place = Place::new();
    let bot = format!("slow={} slow 20", zoo());
    let args = among(&[&bot, "greedy"], "escopa --out busy --quiet");
    let mut child = start(&mut place.arena(&args));
    wait_until(|| lines(&place, "busy") >= 1);
    place.fails("--resume busy", 1, "A tournament is running in");
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
}

#[test]
fn a_signal_to_end_ends_in_good_order_and_says_how_to_go_on() {
    for signal in ["INT", "TERM", "HUP"] {
        ends_in_good_order(signal);
    }
}

fn ends_in_good_order(signal: &str) {
    let place = Place::new();
    let mark = format!("ended-by-{signal}");
    let bot = format!("slow={} slow 5 {mark}", zoo());
    let args = among(&[&bot, "greedy"], "escopa --deals 400 --out it");
    let child = place
        .arena(&args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    wait_until(|| lines(&place, "it") >= 3);
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-s", signal, &id]).status();
    assert!(sent.expect("kill").success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("baralho arena --resume"), "{errors}");
    let out = String::from_utf8_lossy(&output.stdout);
    assert!(out.contains("Not finished"), "{out}");
    assert!(!is_running(&mark), "a bot is left");
    assert!(place.games("it").len() < 800);
}
