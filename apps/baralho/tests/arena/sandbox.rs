//! Bots shut in.

use std::{fs, path::Path};

use crate::support::{Place, Ran, among, zoo};

/// What a bot of the zoo reports from its sandbox; `None` where there can be none.
fn report(place: &Place, mode: &str) -> Option<String> {
    let bot = format!("zoo={} {mode}", zoo());
    shut_in(place, &[&bot, "greedy"], &["--quiet", "--no-report"])?.ended(0);
    assert_eq!(verdicts(place), ["normal"; 2], "{mode}");
    Some(errors(&place.log()))
}

/// What a log has of a bot's standard error.
fn errors(log: &str) -> String {
    let lines: Vec<&str> = log.lines().filter(|line| line.contains(" !")).collect();
    lines.join("\n")
}

#[test]
fn a_bot_in_a_sandbox_reads_no_files_and_opens_no_socket() {
    let place = Place::new();
    for (mode, tried) in [("reads-file", "read: "), ("opens-socket", "inet: ")] {
        if let Some(log) = report(&place, mode) {
            let has_succeeded = log.contains(&format!("{tried}yes"));
            assert!(log.contains(tried) && !has_succeeded, "{log}");
        }
    }
}

#[test]
fn without_a_sandbox_it_may() {
    let place = Place::new();
    let bot = format!("zoo={} reads-file", zoo());
    place.succeeds(&among(
        &[&bot, "greedy"],
        "escopa --deals 1 --out it --quiet",
    ));
    let text = errors(&place.log());
    assert!(text.contains("read: yes"), "{text}");
}

/// One deal of these bots in the sandbox; `None` where there can be none, which is said plainly.
fn shut_in(place: &Place, bots: &[&str], more: &[&str]) -> Option<Ran> {
    let mut args = among(bots, "escopa --deals 1 --sandbox --out it --threads 1");
    args.extend(more);
    let _ = fs::remove_dir_all(place.path().join("it"));
    let ran = place.run(&args);
    assert!(ran.code == 0 || !ran.err.is_empty(), "{ran:?}");
    if ran.err.contains("No sandbox here:") {
        ran.ended(1);
        return None;
    }
    Some(ran)
}

fn verdicts(place: &Place) -> Vec<String> {
    let games = place.games("it");
    let text = |game: &serde_json::Value| game["verdict"].as_str().map(str::to_owned);
    games.iter().filter_map(text).collect()
}

#[test]
fn a_small_limit_of_memory_is_enough_for_a_small_bot() {
    let place = Place::new();
    let bot = format!("zoo={} plays", zoo());
    for memory in ["8M", "128M", "512M"] {
        let Some(ran) = shut_in(&place, &[&bot, "greedy"], &["--memory", memory]) else {
            return;
        };
        ran.ended(0);
        assert_eq!(verdicts(&place), ["normal"; 2], "{memory}");
    }
}

#[test]
fn what_cannot_be_counted_cannot_be_had() {
    let place = Place::new();
    for (mode, verdict) in [
        ("fills-memfds", "normal"),
        ("hides-memory", "normal"),
        ("fills-sockets", "out-of-memory"),
        ("fills-disk", "out-of-disk"),
        ("fills-disk-unseen", "out-of-disk"),
        ("eats-shared-memory", "crash"),
        ("ponders", "normal"),
    ] {
        let bot = format!("zoo={} {mode}", zoo());
        let limits = ["--memory", "32M", "--disk", "16M"];
        let Some(ran) = shut_in(&place, &[&bot, "greedy"], &limits) else {
            return;
        };
        ran.ended(0);
        assert_eq!(verdicts(&place), [verdict; 2], "{mode}");
    }
}

/// A bot of two files and a folder of its own. It tries to read a file of somebody else's.
fn package(place: &Path, name: &str, spied_on: &Path) {
    let folder = place.join("bots").join(name);
    fs::create_dir_all(folder.join("brain")).expect("a folder");
    let files = [
        (
            "brain/__init__.py",
            "from .choice import choose\n".to_owned(),
        ),
        (
            "brain/choice.py",
            "def choose(moves):\n    return 0\n".to_owned(),
        ),
        (
            "main.py",
            format!(
                "import sys\nfrom brain import choose\n\
                 for path in {:?}, {:?}:\n    \
                 try: print('read', open(path).read(1), file=sys.stderr)\n    \
                 except OSError as error: print('refused', error.errno, file=sys.stderr)\n\
                 for line in sys.stdin:\n    \
                 if '\"request\"' in line: print(choose([]), flush=True)\n",
                spied_on.display().to_string(),
                place.join("it/results.jsonl").display().to_string(),
            ),
        ),
    ];
    for (file, text) in files {
        fs::write(folder.join(file), text).expect("written");
    }
}

#[test]
fn bots_of_several_files_play_and_cannot_read_each_other_nor_the_cards() {
    // One in somebody's home could not be run in there.
    if !Path::new("/usr/bin/python3").exists() {
        return;
    }
    let place = Place::new();
    let folder = |name: &str| place.path().join("bots").join(name);
    package(place.path(), "ana", &folder("bia").join("main.py"));
    package(place.path(), "bia", &folder("ana").join("brain/choice.py"));
    let bots = [
        "ana=/usr/bin/python3 bots/ana/main.py",
        "bia=/usr/bin/python3 -u bots/bia/main.py",
    ];
    let Some(ran) = shut_in(&place, &bots, &[]) else {
        return;
    };
    ran.ended(0);
    assert_eq!(verdicts(&place), ["normal"; 2], "{}", ran.out);
    let said = errors(&place.log());
    assert_eq!(said.matches("refused 13").count(), 4, "{said}");
    // A folder with others in it is refused, be it for one bot or for all.
    for folder in ["ana=bots", "bots", "ana=bots/bia", "."] {
        let ran = shut_in(&place, &bots, &["--sandbox-read", folder]).expect("a sandbox");
        ran.ended(2).complained("NAME=DIR");
    }
    // One that is named for a bot is that bot's alone.
    let more = place.path().join("more");
    fs::create_dir_all(&more).expect("a folder");
    fs::write(more.join("book"), "x").expect("written");
    package(place.path(), "ana", &more.join("book"));
    package(place.path(), "bia", &more.join("book"));
    let ran = shut_in(&place, &bots, &["--sandbox-read", "ana=more"]).expect("a sandbox");
    ran.ended(0);
    let said = errors(&place.log());
    assert_eq!(said.matches("read x").count(), 1, "{said}");
}

#[test]
fn strangers_without_a_sandbox_are_warned_of_once_with_the_cure() {
    let place = Place::new();
    let bot = format!("zoo={} plays", zoo());
    let Some(shut) = shut_in(&place, &[&bot, "greedy"], &["--json"]) else {
        return;
    };
    assert!(!shut.err.contains("--sandbox"), "{}", shut.err);
    let open = place.run(&among(&[&bot, "greedy"], "escopa --deals 2 --out open"));
    assert_eq!(open.err.matches("--sandbox").count(), 1, "{}", open.err);
}

#[test]
fn errors_stand_in_the_log_where_they_were_written() {
    let place = Place::new();
    let program = place.path().join("talker");
    fs::write(
        &program,
        "#!/bin/sh\nwhile read -r line; do case $line in *request*) echo thinking >&2; echo 0;; esac; done\n",
    )
    .expect("a script");
    let bot = format!("talker=sh {}", program.display());
    place.succeeds(&among(
        &[&bot, "greedy"],
        "escopa --deals 1 --out it --quiet",
    ));
    let log = place.log();
    let kinds: String = log
        .lines()
        .filter_map(|line| line.split(' ').nth(1)?.chars().next())
        .filter(|kind| "!<".contains(*kind))
        .collect();
    assert!(
        kinds.len() > 4 && kinds.replace("!<", "").is_empty(),
        "{kinds}"
    );
    let stamp = |line: &str| line.split(' ').next()?.parse::<f64>().ok();
    let stamps: Vec<f64> = log.lines().filter_map(stamp).collect();
    assert!(stamps.is_sorted(), "{log}");
}
