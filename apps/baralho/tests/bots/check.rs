//! `baralho bot check`: each bot of the zoo gets the right finding.

use std::{fs, os::unix::fs::PermissionsExt as _, thread};

use serde_json::Value;

use crate::programs::{checked, found, in_python, minimal, ran, zoo};

/// Long enough for any machine, for bots that are not found out by their silence.
const PATIENT: &str = "60";
/// For bots that never answer.
const SHORT: &str = "1";

fn visited(protocol: &str, seconds: &str, mode: &str) -> (i32, Value) {
    let options = ["--protocol", protocol, "--seconds", seconds];
    checked(&options, &[&zoo(), mode])
}

fn failed(report: &Value) -> impl Iterator<Item = &Value> {
    let checks = report["checks"].as_array().expect("a list").iter();
    checks.filter(|check| check["result"] == "fail")
}

/// Whether a finding has this in its message.
fn says(finding: &Value, message: &str) -> bool {
    let said = finding["message"].as_str();
    said.is_some_and(|said| said.contains(message))
}

/// The finding that a failed check must have.
fn expect(protocol: &str, seconds: &str, mode: &str, check: &str, message: &str) {
    let (code, report) = visited(protocol, seconds, mode);
    assert_eq!(code, 1, "{mode}");
    let finding = failed(&report).find(|finding| finding["check"] == check);
    let finding = finding.unwrap_or_else(|| panic!("{protocol} {mode}: {report}"));
    assert!(says(finding, message), "{protocol} {mode}: {finding}");
    let cure = finding["cure"].as_str().unwrap_or_default();
    assert!(cure.len() > 10, "{protocol} {mode} has no cure");
    assert_eq!(report["conforms"], false);
}

#[test]
fn bots_that_do_the_wrong_thing_are_found_out() {
    let cases = [
        ("jsonl", "early", "only-answers", "more often"),
        ("jsonl", "dies-at-once", "starts", "exit code 2"),
        ("jsonl", "dies-at-start", "starts", "exit code 6"),
        ("jsonl", "crashes-at-once", "starts", "signal"),
        ("jsonl", "dies-on-turn", "answers", "exit code 3"),
        ("jsonl", "dies-later", "answers", "exit code 4"),
        ("jsonl", "leaves-on-turn", "answers", "exit code 0"),
        ("jsonl", "crashes-on-turn", "answers", "signal"),
        ("jsonl", "dies-when-written", "answers", "exit code 5"),
        ("jsonl", "closes-output", "answers", "closed"),
        ("jsonl", "endless-line", "starts", "65536 bytes"),
        ("jsonl", "long-line", "answers", "65536 bytes"),
        ("jsonl", "garbage", "legal", "is not a move"),
        ("jsonl", "endless-lines-on-turn", "legal", "is not a move"),
        ("jsonl", "invalid-utf8", "answers", "UTF-8"),
        ("jsonl", "illegal-move", "legal", "99999"),
        ("jsonl", "fork-bomb", "starts", "processes"),
        ("itp", "early", "waits-for-turn", "not its turn"),
        ("itp", "dies-at-once", "starts", "exit code 2"),
        ("itp", "dies-later", "two-players", "exit code 4"),
        ("itp", "closes-output", "two-players", "closed"),
        ("itp", "long-line", "starts", "65536 bytes"),
        ("itp", "garbage", "two-players", "disqualified"),
        ("itp", "empty-line", "two-players", "disqualified"),
        ("itp", "invalid-utf8", "two-players", "disqualified"),
        (
            "itp",
            "illegal-move",
            "two-players",
            "Draw or take the pile first",
        ),
        ("itp", "empty-joins", "two-players", "disqualified"),
    ];
    for (protocol, mode, check, message) in cases {
        expect(protocol, PATIENT, mode, check, message);
    }
}

#[test]
fn bots_that_never_answer_are_found_out() {
    let cases = [
        ("jsonl", "silent", "answers", "No line"),
        ("jsonl", "silent-on-turn", "answers", "No line"),
        ("jsonl", "half-line", "answers", "No line"),
        ("jsonl", "empty-line", "answers", "No line"),
        ("jsonl", "spins-on-eof", "end-of-input", "still running"),
        ("jsonl", "polite", "quit", "still running"),
        ("itp", "silent", "starts", "No line"),
        ("itp", "silent-later", "two-players", "No line"),
        ("itp", "half-line", "starts", "No line"),
    ];
    // They only wait, so they can wait together.
    thread::scope(|scope| {
        for (protocol, mode, check, message) in cases {
            scope.spawn(move || expect(protocol, SHORT, mode, check, message));
        }
    });
}

#[test]
fn bots_that_play_rightly_pass_whatever_else_they_do() {
    for (protocol, mode) in [
        ("jsonl", "plays"),
        ("jsonl", "crlf"),
        ("jsonl", "flood-stderr"),
        ("jsonl", "forks"),
        ("itp", "plays"),
        ("itp", "crlf"),
        ("itp", "flood-stderr"),
    ] {
        let (code, report) = visited(protocol, PATIENT, mode);
        assert_eq!(
            found(&report, "fail"),
            [""; 0],
            "{protocol} {mode}: {report}"
        );
        assert_eq!(
            found(&report, "skip"),
            [""; 0],
            "{protocol} {mode}: {report}"
        );
        assert_eq!(code, 0);
        let noisy = mode == "flood-stderr";
        assert_eq!(found(&report, "note").contains(&"standard-error"), noisy);
    }
}

/// What fails of a bot written in Python that does this with each message `m`.
fn failed_in_python(code: &str) -> Value {
    let program =
        format!("import json, sys\nfor line in sys.stdin:\n  m = json.loads(line)\n  {code}");
    let options = ["--protocol", "jsonl", "--seconds", PATIENT];
    checked(&options, &["python3", "-u", "-c", &program]).1
}

#[test]
fn bots_that_get_a_detail_wrong_are_found_out() {
    let request = "\n  if m['type'] == 'request': print";
    let greets = |hello: &str| {
        format!(
            "
  if m['type'] == 'hello': print(json.dumps({hello}))
  if m['type'] == 'ready': print(json.dumps(m))
  if m['type'] == 'quit': break
  if m['type'] == 'request': print(0)"
        )
    };
    let leaves_five = "\n  if m['type'] == 'start' and m['players'] == 5: sys.exit(9)";
    let cases = [
        // It trips over the future.
        (
            format!("{request}(0)\n  assert 'later' not in m"),
            "unknown",
        ),
        // It names the wrong request.
        (
            format!("{request}(json.dumps({{'id': 1, 'index': 0}}))"),
            "ids",
        ),
        // It cannot sit elsewhere.
        (
            greets("{'type': 'hello', 'protocol': 1, 'games': ['scopa']}") + leaves_five,
            "tables",
        ),
        (greets("{'type': 'hello', 'protocol': 2}"), "hello"),
        (
            greets("{'type': 'hello', 'protocol': 1, 'games': ['poker']}"),
            "hello",
        ),
    ];
    thread::scope(|scope| {
        for (code, check) in cases {
            scope.spawn(move || {
                let report = failed_in_python(&code);
                assert_eq!(found(&report, "fail"), [check], "{report}");
                if check == "tables" {
                    let tables = failed(&report).next().expect("tables");
                    assert_eq!(tables["table"], "scopa, five players, seat 0");
                }
            });
        }
    });
}

#[test]
fn what_was_found_is_told_in_four_languages() {
    let mut told = Vec::new();
    for (language, cure) in [
        ("en", "To fix it:"),
        ("pt-BR", "Como corrigir:"),
        ("it", "Come rimediare:"),
        ("es", "Cómo corregirlo:"),
    ] {
        let args = ["--lang", language, "bot", "check", "--", &zoo(), "garbage"];
        let ran = ran(&args);
        ran.ended(1);
        let text = ran.out;
        assert!(text.contains(cure), "{text}");
        assert!(text.contains("%$#! what now?"), "{text}");
        assert!(text.contains("\"type\":\"request\""), "{text}");
        assert!(!text.contains('\u{1b}') && !text.contains("{ $"), "{text}");
        told.push(text);
    }
    told.dedup();
    assert_eq!(told.len(), 4);
}

#[test]
fn a_command_may_be_words_or_one_text() {
    let [python, file] = in_python("bot.py");
    let joined = format!("{python} '{file}'");
    for bot in [&[python.as_str(), &file][..], &[joined.as_str()]] {
        let (code, report) = checked(&["--game", "escopa", "--seconds", "60"], bot);
        assert_eq!(code, 0, "{report}");
        assert_eq!(report["name"], "example in Python");
    }
    ran(&["bot", "check", &minimal(), "--game", "escopa"]).ended(0);
}

#[test]
fn a_command_that_cannot_be_started_is_explained() {
    for (command, says) in [
        ("no-such-program-here", "no program"),
        ("/etc", "/etc"),
        ("/etc/passwd", "chmod"),
    ] {
        ran(&["bot", "check", command]).ended(1).wrote(says);
    }
}

#[test]
fn a_command_that_can_be_started_only_once_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let once = folder.path().join("once");
    let script = format!("#!/bin/sh\nrm \"$0\"\nexec '{}' plays\n", zoo());
    for (protocol, check) in [("jsonl", "answers"), ("itp", "starts")] {
        fs::write(&once, &script).expect("a script");
        fs::set_permissions(&once, fs::Permissions::from_mode(0o755)).expect("it is ours");
        let options = ["--protocol", protocol, "--seconds", PATIENT];
        let (code, report) = checked(&options, &[&once.display().to_string()]);
        assert_eq!((code, found(&report, "fail")), (1, vec![check]), "{report}");
        assert!(
            failed(&report).all(|check| says(check, "no program")),
            "{report}"
        );
    }
}

/// Checks a bot of the course that draws and discards what it drew, after looking at each
/// line it reads.
fn course_bot(look: &str) -> Value {
    let program = format!(
        "
import sys
def read():
    line = sys.stdin.readline()
    if not line: sys.exit(0)
    line = line.rstrip('\\n')
    {look}
    return line
ids, mine, hand, pile = read(), read(), read(), read()
while True:
    if read() == mine:
        print('GET_STOCK')
        print('DISCARD', read())"
    );
    let options = ["--protocol", "itp", "--seconds", PATIENT];
    checked(&options, &["python3", "-u", "-c", &program]).1
}

#[test]
fn a_course_bot_that_cannot_read_every_line_is_found_out() {
    let fine = course_bot("pass");
    assert_eq!(found(&fine, "fail"), [""; 0], "{fine}");
    let short = course_bot("assert len(line.encode()) < 300");
    assert_eq!(found(&short, "fail"), ["long-lines"], "{short}");
    let never_empty = course_bot("assert '[  ]' not in line");
    assert_eq!(found(&never_empty, "fail"), ["empty-list"], "{never_empty}");
}

#[test]
fn a_bot_is_checked_within_the_limits_of_the_arena() {
    let fails = |options: &[&str], mode: &str, message: &str| {
        let (code, report) = checked(options, &[&zoo(), mode]);
        assert_eq!(code, 1, "{mode}: {report}");
        let mut failed = failed(&report);
        assert!(failed.any(|check| says(check, message)), "{mode}: {report}");
    };
    let memory = ["--memory", "32M", "--move-time", PATIENT];
    fails(&memory, "eats-memory", "bytes of memory");
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_baralho"));
    let limits = baralho_process::Limits::default();
    if baralho_process::Sandbox::available(&limits, Some(program)).is_err() {
        return;
    }
    let shut_in = ["--sandbox", "--memory", "64M", "--seconds", PATIENT];
    fails(&shut_in, "fills-disk", "into its folder");
    let (code, report) = checked(&shut_in, &[&minimal()]);
    assert_eq!((code, found(&report, "fail").len()), (0, 0), "{report}");
    ran(&["bot", "check", "--memory", "lots", &zoo()]).ended(2);
}

/// A bot that does everything right, and never flushes.
const KEEPS_BACK: [(&str, &str); 2] = [
    (
        "jsonl",
        "import json, sys
for line in sys.stdin:
  m = json.loads(line)
  if m['type'] == 'request': print(0)
  if m['type'] == 'quit': break",
    ),
    (
        "itp",
        "import sys
lines = iter(sys.stdin.readline, '')
ids, me, hand, pile = [next(lines) for _ in range(4)]
for line in lines:
  if line == me: print('GET_STOCK')",
    ),
];

#[test]
fn a_line_that_stays_in_a_buffer_is_found_out_with_the_cure_for_its_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let c = folder.path().join("keeps.c");
    let program = folder.path().join("keeps").display().to_string();
    let source = "#include <stdio.h>\n#include <string.h>\nint main(void) { char line[65536];\n\
        while (fgets(line, sizeof line, stdin)) if (strstr(line, \"\\\"request\\\"\")) puts(\"0\");\n\
        return 0; }\n";
    std::fs::write(&c, source).expect("a file");
    let made = std::process::Command::new("cc")
        .arg("-o")
        .arg(&program)
        .arg(&c)
        .status();
    assert!(made.expect("cc starts").success());
    let python = |code: &str| ["python3", "-c", code].map(str::to_owned).to_vec();
    let mut cases: Vec<(&str, Vec<String>, [&str; 2])> = KEEPS_BACK
        .iter()
        .map(|&(protocol, code)| (protocol, python(code), ["Python ", "flush=True"]))
        .collect();
    cases.push(("jsonl", vec![program], ["C ", "fflush(stdout)"]));
    for (protocol, bot, [language, cure]) in cases {
        let bot: Vec<&str> = bot.iter().map(String::as_str).collect();
        let (code, report) = checked(&["--protocol", protocol, "--seconds", "2"], &bot);
        assert_eq!(code, 1);
        let failed = failed(&report).next().expect("a fault");
        assert!(says(failed, "stayed in a buffer"), "{bot:?}: {failed}");
        let told = failed["cure"].as_str().unwrap_or_default();
        assert!(told.starts_with(language), "{failed}");
        assert!(told.contains(cure), "{failed}");
    }
}
