//! Many records at once: `sim --keep`, then `verify` and `replay --json` of the whole file.

use std::{fs, io::Write, path::Path};

use baralho_catalog::PRESETS;
use flate2::{Compression, write::GzEncoder};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    support::{Ran, folder, json as read_json, run},
    verify::recorded,
};

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).display().to_string()
}

fn fine(line: &str) -> String {
    let ran = run(line);
    // Few games are warned of.
    let is_fine = ran.code == 0 && !ran.err.contains("error: ");
    assert!(is_fine, "{ran:?}");
    ran.out
}

/// Two bots of a game, and how its deals are played in turn.
fn series(game: &str) -> String {
    let bots = match game {
        "rouba-montes" => "draw,random",
        "buraco" => "base,greedy",
        _ => "robot3,random",
    };
    format!("sim {game} --bots {bots} --seed 5 --games 7 --duplicate")
}

#[test]
fn every_game_of_a_series_is_kept_in_order_whatever_the_number_of_threads() {
    let folder = folder();
    for preset in &PRESETS {
        let kept = |name: &str, threads: &str| {
            let file = path(&folder, &[preset.name, name].concat());
            let series = series(preset.name);
            let told = fine(&format!(
                "{series} --threads {threads} --keep {file} --json"
            ));
            (file, read_json(&told))
        };
        let (one, told) = kept("1.jsonl", "1");
        let (other, _) = kept("3.jsonl", "3");
        let text = fs::read_to_string(&one).expect("records");
        assert!(
            text == fs::read_to_string(other).expect("records"),
            "{}",
            preset.name
        );

        // The same series as without the file.
        let alone = read_json(&fine(&format!("{} --json", series(preset.name))));
        assert_eq!(told["bots"], alone["bots"]);

        let lines: Vec<Value> = text.lines().map(read_json).collect();
        let headers = lines.iter().filter(|line| line["format"].is_string());
        let headers: Vec<&Value> = headers.collect();
        let game = preset.name;
        assert_eq!((headers.len(), &told["games"]), (8, &json!(8)), "{game}");
        // Every deal in both seatings, one after the other.
        for pair in headers.chunks(2) {
            assert_eq!(pair[0]["seed"], pair[1]["seed"]);
            assert_ne!(pair[0]["seats"], pair[1]["seats"]);
        }
        let wins = |bot: usize| {
            let name = told["bots"][bot]["name"].as_str();
            let mut won = 0;
            let mut seats = &Value::Null;
            for line in &lines {
                if line["format"].is_string() {
                    seats = &line["seats"];
                } else if let Some([side]) = line["result"]["winners"].as_array().map(Vec::as_slice)
                {
                    let seat = side.as_u64().expect("a side") as usize;
                    won += u64::from(seats[seat].as_str() == name);
                }
            }
            won
        };
        assert_eq!(told["bots"][0]["wins"], wins(0), "{}", preset.name);
        assert_eq!(told["bots"][1]["wins"], wins(1), "{}", preset.name);
        let verified = fine(&format!("verify {one}"));
        assert!(
            verified.starts_with("eight games in one file: all agree"),
            "{verified}"
        );
    }
}

#[test]
fn a_file_that_is_there_is_not_lost_and_one_that_cannot_be_is_named() {
    let folder = folder();
    let file = path(&folder, "games.jsonl");
    let keep = |file: &str| run(&format!("{} --keep {file}", series("escopa")));
    assert!(keep(&file).out.contains(&file));
    let before = fs::read(&file).expect("records");
    for wrong in [file.as_str(), &path(&folder, "nowhere/games.jsonl")] {
        keep(wrong).refused(1).complained(wrong);
    }
    assert_eq!(fs::read(&file).expect("records"), before);
    // No file at all, and nothing to lose.
    assert_eq!(keep("/dev/null").code, 0);
    #[cfg(target_os = "linux")]
    {
        keep("/dev/full")
            .refused(1)
            .complained("/dev/full")
            .complained("space");
    }
}

#[test]
fn a_compressed_file_holds_the_same() {
    let folder = folder();
    let (plain, packed) = (path(&folder, "a.jsonl"), path(&folder, "a.jsonl.gz"));
    for file in [&plain, &packed] {
        fine(&format!("{} --keep {file}", series("escopa")));
    }
    let bytes = fs::read(&packed).expect("a file");
    assert!(bytes.starts_with(&[0x1f, 0x8b]));
    let shown = |file: &str| fine(&format!("replay {file} --json"));
    assert_eq!(shown(&plain), shown(&packed));
}

#[test]
fn a_line_for_every_move_says_what_its_player_knew_and_what_came_of_it() {
    let folder = folder();
    for preset in &PRESETS {
        let file = path(&folder, preset.name);
        fine(&format!("{} --keep {file}", series(preset.name)));
        let text = fs::read_to_string(&file).expect("records");
        let recorded = text.lines().map(read_json);
        let header = read_json(text.lines().next().expect("a header"));
        let players = header["players"].as_u64().expect("a number");
        let mut expected = recorded.filter(|line| line.get("move").is_some());
        let closed = fine(&format!("replay {file} --json"));
        let open = fine(&format!("replay {file} --json --open"));
        let mut before = (0, 0, 0);
        for (closed, open) in closed.lines().zip(open.lines()) {
            let shared = closed.trim_end_matches('}').split(",\"result\"").next();
            assert!(open.starts_with(shared.expect("a line")));
            let (closed, open) = (read_json(closed), read_json(open));
            let line = expected.next().expect("a move");
            assert_eq!(closed["text"], line["move"]);
            assert_eq!(closed["seat"], line["seat"]);
            let number = |field: &str| closed[field].as_u64().expect("a number");
            let now = (number("game"), number("round"), number("move"));
            let is_next = now == (before.0, before.1, before.2 + 1)
                || now == (before.0, before.1 + 1, before.2 + 1)
                || now == (before.0 + 1, 1, 1);
            assert!(is_next, "{} {before:?} {now:?}", preset.name);
            before = now;
            // What its player knew before the move.
            let seat = &closed["seat"];
            let view = &closed["view"];
            assert_eq!((&view["seat"], &view["turn"]), (seat, seat));
            assert_eq!(view["round"], closed["round"]);
            // Whoever finds the stock empty ends the game and does nothing else.
            let event = &closed["events"][0];
            assert!(event["seat"] == *seat || event["kind"] == "end", "{event}");
            assert!(closed.get("hands").is_none());
            let hands = open["hands"].as_array().expect("hands");
            assert_eq!(hands.len() as u64, players);
            let own = &hands[seat.as_u64().expect("a seat") as usize];
            if view.get("hand").is_some() {
                assert_eq!(own, &view["hand"]);
                let sizes: Vec<usize> = hands
                    .iter()
                    .map(|hand| hand.as_array().map_or(0, Vec::len))
                    .collect();
                assert_eq!(json!(sizes), view["hand_sizes"]);
            } else {
                assert_eq!(own, &json!([]));
            }
            // Nothing that others drew unseen.
            for event in closed["events"].as_array().expect("events") {
                let cards = event.get("cards").filter(|_| event["kind"] == "cards");
                let hidden = event["seat"] != *seat;
                assert!(!hidden || cards.is_none_or(Value::is_null), "{event}");
            }
        }
        assert_eq!((expected.next(), before.0), (None, 8), "{}", preset.name);
        let ends = closed
            .lines()
            .filter(|line| line.contains("\"result\":{\"winners\""))
            .count();
        assert_eq!(ends, 8, "{}", preset.name);
        let third = fine(&format!("replay {file} --json --game 3"));
        let of_third = closed
            .lines()
            .filter(|line| line.starts_with("{\"game\":3,"));
        assert!(third.lines().eq(of_third), "{}", preset.name);
    }
}

#[test]
fn many_games_are_told_one_after_another() {
    let folder = folder();
    let file = path(&folder, "games.jsonl");
    fs::write(&file, recorded("escopa").repeat(2)).expect("written");
    let told = |more: &str| run(&format!("replay {file} --pace 0 {more}"));
    let both = told("").out;
    let (first, second) = both.split_once("Game 2").expect("a heading");
    assert_eq!(first.matches("win").count(), second.matches("win").count());
    assert!(told("--game 2").out.contains("Game 2"));
    let ran = told("--game 3");
    ran.ended(1);
    let is_counted = ran.err.contains("two games") || ran.err.contains("2 games");
    assert!(is_counted, "{ran:?}");
    // Who takes one record says so.
    for command in ["analyze", "solve"] {
        run(&[command, &file])
            .ended(1)
            .complained("starts in line")
            .complained(&file);
    }
}

fn pack(text: &[u8]) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
    gzip.write_all(text).expect("packed");
    gzip.finish().expect("packed")
}

fn verified(folder: &Path) -> Ran {
    run(&["verify", &folder.display().to_string()])
}

#[test]
fn folders_and_many_files_are_checked_with_a_line_for_each_bad_game() {
    let folder = folder();
    let write = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("made");
        fs::write(file, bytes).expect("written");
    };
    let (escopa, buraco) = (recorded("escopa"), recorded("buraco"));
    write("b/one.jsonl", escopa.as_bytes());
    write("a/packed.jsonl.gz", &pack(buraco.as_bytes()));
    write(
        "many.jsonl",
        [escopa.as_str(), &buraco, &escopa].concat().as_bytes(),
    );
    // What is no record, and says so.
    write("results.jsonl", b"{\"game\":1}\n");
    write("games/0001.log.gz", &pack(b"0.001 >0 hello\n"));
    write("notes.txt", b"nothing\n");
    let ran = verified(folder.path());
    ran.fine();
    assert_eq!(
        ran.out,
        "five games in 3 files: all agree with the rules.\n"
    );

    let unfinished: String = escopa.split_inclusive('\n').take(4).collect();
    write("c/unfinished.jsonl", unfinished.as_bytes());
    let ran = verified(folder.path());
    assert!(ran.code == 0, "{ran:?}");
    assert!(ran.out.contains("One of them is not finished"), "{ran:?}");

    let wrong = escopa.replacen("\"seat\":0", "\"seat\":9", 1);
    write("bad/one.jsonl", wrong.as_bytes());
    write(
        "bad/second.jsonl",
        [escopa.as_str(), &wrong, "what\n", &escopa]
            .concat()
            .as_bytes(),
    );
    write("bad/cut.jsonl.gz", &pack(buraco.as_bytes())[..200]);
    write("bad/empty.jsonl", b"");
    let ran = verified(folder.path());
    ran.ended(1).wrote("4 are wrong");
    let lines: Vec<&str> = ran.err.lines().collect();
    assert_eq!(lines.len(), 4, "{}", ran.err);
    for (line, signs) in lines.iter().zip([
        ["bad/cut.jsonl.gz: ", "can't be read"],
        ["bad/empty.jsonl: ", "empty"],
        ["bad/one.jsonl, line ", "seat 0's turn"],
        ["bad/second.jsonl, game 2, line ", "seat 0's turn"],
    ]) {
        for sign in signs {
            assert!(line.contains(sign), "{line} should say {sign}");
        }
    }

    // Several paths, of which one is not there.
    let at = |name: &str| path(&folder, name);
    let ran = run(&["verify", &at("b/one.jsonl"), &at("a"), &at("nowhere.jsonl")]);
    ran.ended(1);
    assert!(ran.err.contains("nowhere.jsonl"), "{ran:?}");
    assert!(ran.err.lines().count() == 1, "{ran:?}");
    let empty = tempfile::tempdir().expect("a folder");
    verified(empty.path()).refused(1).complained(".jsonl.gz");
    // A promise is about one game.
    let ran = run(&["verify", &at("many.jsonl"), "--commitment", "00"]);
    assert_ne!(ran.code, 0);
}

#[test]
fn what_unpacks_to_more_than_any_record_is_refused_and_costs_no_memory() {
    let folder = folder();
    let file = path(&folder, "bomb.jsonl.gz");
    let header = recorded("escopa")
        .lines()
        .next()
        .expect("a header")
        .to_owned()
        + "\n";
    let mut bomb = header.into_bytes();
    bomb.resize(64 << 20, b' ');
    fs::write(&file, pack(&bomb)).expect("written");
    for command in ["verify", "replay --json", "analyze", "solve"] {
        run(&format!("{command} {file}"))
            .ended(1)
            .complained(&file)
            .complained("Line 2 is longer than 1 MiB");
    }
}
