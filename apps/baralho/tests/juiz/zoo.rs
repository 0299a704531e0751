//! Bots that misbehave: each ends in a verdict that names the bot, the reason and the line, and
//! nobody is left behind.

use std::{
    process::{Command, Stdio},
    thread,
};

use crate::hall::{Hall, verdict};

/// Modes that lose, what the judge must say of them in English, and of which line, if of one.
const LOSERS: &str = "
silent               | no line for 3 seconds
silent-on-turn       | no line for 3 seconds
silent-later         | no line for 3 seconds
spins                | no line for 3 seconds
spins-on-turn        | no line for 3 seconds
stops-itself         | no line for 3 seconds
half-line            | no line for 3 seconds
endless-stderr       | no line for 3 seconds
dies-at-once         | ended in the middle of the game, with code 2
dies-at-start        | ended in the middle of the game, with code 6
dies-on-turn         | ended in the middle of the game, with code 3
dies-later           | ended in the middle of the game, with code 4
leaves-on-turn       | ended in the middle of the game, with code 0
crashes-at-once      | ended by signal
crashes-on-turn      | ended by signal
dies-when-written    | ended in the middle of the game
closes-output        | closed its output
endless-lines        | is not a command | Line:
endless-line         | a line of more than 65536 bytes | Line:
endless-line-on-turn | a line of more than 65536 bytes | Line:
long-line            | a line of more than 65536 bytes | Line:
garbage              | is disqualified | Line:
empty-line           | the line is empty | Line:
invalid-utf8         | not UTF-8 | Line: \\x
illegal-move         | is disqualified | Line:
empty-joins          | more than 10000 lines in one turn | Line: MELD_JOIN 0 [
forks-and-dies       | ended in the middle of the game, with code 8
";

/// Modes that do strange things and play rightly all the same.
const PLAYERS: &[&str] = &[
    "plays",
    "crlf",
    "late-start",
    "flood-stderr",
    "forks",
    "ignores-signals",
    "spins-on-eof",
    "writes-logs",
    "ponders",
];

/// Runs the same for many, a few at a time: many of them only wait.
fn each<T: Sync>(all: &[T], check: impl Fn(&T) + Sync) {
    for some in all.chunks(7) {
        thread::scope(|scope| {
            for one in some {
                scope.spawn(|| check(one));
            }
        });
    }
}

#[test]
fn whoever_misbehaves_loses_and_the_bot_the_reason_and_the_line_are_named() {
    let losers: Vec<&str> = LOSERS.trim().lines().collect();
    each(&losers, |row| {
        let mut row = row.split('|').map(str::trim);
        let (mode, reason) = (row.next().expect("a mode"), row.next().expect("a reason"));
        let hall = Hall::new(&format!("loser-{mode}"));
        let (zoo, base) = (hall.zoo(mode), hall.base("base"));
        let said = hall.judged(&["-silent", "-seed", "3", "--lang", "en", &zoo, &base]);
        said.ended(0);
        verdict(&said, "NOK 3 ", " p2.base\n");
        assert_eq!(said.out.lines().count(), 1, "{mode}: {said:?}");
        let named = format!("p1.{mode} is disqualified: ");
        assert!(said.err.starts_with(&named), "{mode}: {said:?}");
        said.complained(reason);
        match row.next() {
            Some(line) => drop(said.complained(&format!("\n{line}"))),
            None => assert!(!said.err.contains("\nLine: "), "{mode}: {said:?}"),
        }
    });
}

#[test]
fn whoever_plays_rightly_is_judged_by_its_points_whatever_else_it_does() {
    each(PLAYERS, |mode| {
        let hall = Hall::new(&format!("player-{mode}"));
        let (zoo, base) = (hall.zoo(mode), hall.base("base"));
        let said = hall.judged(&["-silent", "-seed", "3", &base, &zoo]);
        said.fine();
        assert!(said.out.starts_with("OK 3 "), "{mode}: {said:?}");
    });
}

#[test]
fn lines_sent_early_wait_their_turn() {
    let hall = Hall::new("early");
    // It sends its first moves before it can know what it draws: they are legal, in order.
    let script = "#!/bin/sh\nread ids; read me; read hand; read pile\necho GET_STOCK\n\
         set -- $hand; echo DISCARD $2; echo GET_STOCK; echo DISCARD $3; echo HALT\n\
         while read line; do :; done\n";
    let early = hall.script("early", script);
    let base = hall.base("base");
    hall.judged(&["-silent", "-seed", "3", "--lang", "en", &base, &early])
        .complained("\"HALT\" is not a command");
}

#[test]
fn a_bot_that_is_no_program_is_disqualified_and_the_reason_says_what_would_help() {
    let (hall, base) = Hall::with_base("no-program");
    let text = hall.script("not-executable", "hello\n");
    std::process::Command::new("chmod")
        .args(["-x", &text])
        .status()
        .expect("chmod");
    let folder = hall.folder.display().to_string();
    for (bot, reason) in [
        ("./nowhere", "there is no program"),
        (&text, "chmod +x"),
        (&folder, "is a folder"),
    ] {
        let said = hall.judged(&["-silent", "-seed", "3", "--lang", "en", bot, &base]);
        verdict(&said, "NOK 3 ", " p2.base\n");
        said.complained(reason);
    }
}

#[test]
fn who_ended_its_process_cannot_win_by_what_the_other_does_later() {
    let hall = Hall::new("gone");
    let sign = hall.folder.join("sign").display().to_string();
    let dies = hall.script("dies", &format!("#!/bin/sh\ntouch {sign}\nexit 3\n"));
    let late = format!(
        "#!/bin/sh\nwhile [ ! -e {sign} ]; do sleep 0.02; done\nsleep 0.3\necho FOO\n\
         while read line; do :; done\n"
    );
    let late = hall.script("late", &late);
    for bots in [[&dies, &late], [&late, &dies]] {
        let _ = std::fs::remove_file(&sign);
        let said = hall.judged(&["-silent", "-seed", "3", "--lang", "en", bots[0], bots[1]]);
        verdict(&said, "NOK 3 ", ".late\n");
        said.complained(".dies is disqualified");
    }
}

#[test]
fn a_signal_to_end_ends_the_game_without_a_verdict_and_leaves_nobody() {
    for signal in ["INT", "TERM", "HUP"] {
        ends_at(signal);
    }
}

fn ends_at(signal: &str) {
    let hall = Hall::new(&format!("signal-{signal}"));
    // The bot itself sends the signal, so that the game is certainly under way.
    let script = format!("#!/bin/sh\nread ids; kill -{signal} $PPID; while :; do sleep 1; done\n");
    let (bot, base) = (hall.script("interrupts", &script), hall.base("base"));
    let mut judge = hall.judge(&["-silent", "-seed", "3", &bot, &base]);
    let output = judge
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .output()
        .expect("a judge");
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    hall.nobody_is_left(signal);
}

#[test]
fn a_judge_that_is_killed_takes_its_bots_along() {
    let hall = Hall::new("killed");
    let script = "#!/bin/sh\nread ids; kill -KILL $PPID; exec ./spins\n";
    let spins = hall.zoo("spins");
    let bot = hall.script("kills", &script.replace("./spins", &spins));
    let output = hall
        .judge(&["-silent", &bot, &spins])
        .output()
        .expect("a judge");
    assert_eq!(output.status.code(), None);
    let _ = std::fs::remove_dir_all(hall.folder.join("tmp"));
    std::fs::create_dir(hall.folder.join("tmp")).expect("tmp");
    hall.nobody_is_left("kill -9");
}

#[test]
fn the_end_of_what_a_losing_bot_wrote_to_standard_error_is_shown() {
    let hall = Hall::new("complaints");
    let script = "#!/bin/sh\necho first >&2; seq 100 >&2; echo last words >&2; exit 9\n";
    let (bot, base) = (hall.script("dies", script), hall.base("base"));
    let said = hall.judged(&["-silent", "--lang", "en", &bot, &base]);
    said.complained("with code 9")
        .complained("  100\n  last words\n");
    assert!(!said.err.contains("first"), "{said:?}");
}

#[test]
fn a_game_does_not_see_the_files_of_the_one_before() {
    let hall = Hall::new("own-folder");
    let script = "#!/bin/sh\nls -A >&2; touch log\nexit 5\n";
    let (bot, base) = (hall.script("logs", script), hall.base("base"));
    for _ in 0..2 {
        let said = hall.judged(&["-silent", "--lang", "en", &bot, &base]);
        assert!(said.err.contains("with code 5"), "{said:?}");
        assert!(!said.err.contains("log\n"), "{said:?}");
    }
    let listed = Command::new("ls").arg(&hall.folder).output().expect("ls");
    assert!(
        !String::from_utf8_lossy(&listed.stdout)
            .lines()
            .any(|name| name == "log")
    );
}
