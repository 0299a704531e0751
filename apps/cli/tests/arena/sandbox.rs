//! Bots shut in.

use crate::support::{Place, zoo};

/// What a bot of the zoo reports from its sandbox; `None` where there can be none, which
/// is said plainly.
fn report(place: &Place, mode: &str) -> Option<String> {
    let bot = format!("zoo={} {mode}", zoo());
    let _ = std::fs::remove_dir_all(place.path().join("it"));
    let ran = place.run(&[
        "escopa",
        "--bot",
        &bot,
        "--bot",
        "greedy",
        "--deals",
        "1",
        "--sandbox",
        "--out",
        "it",
        "--quiet",
        "--no-report",
        "--threads",
        "1",
    ]);
    if ran.code != 0 {
        assert_eq!(ran.code, 1, "{}", ran.err);
        assert!(ran.err.contains("No sandbox here:"), "{}", ran.err);
        return None;
    }
    for game in place.games("it") {
        assert_eq!(game["verdict"], "normal", "{game}");
    }
    let log = place.path().join("it/logs/0000/0000001.log.gz");
    let unpacked = std::process::Command::new("gzip")
        .arg("-dc")
        .arg(log)
        .output();
    Some(errors(&unpacked.expect("gzip").stdout))
}

/// What a log has of a bot's standard error.
fn errors(log: &[u8]) -> String {
    let log = String::from_utf8_lossy(log);
    let lines: Vec<&str> = log.lines().filter(|line| line.contains(" !")).collect();
    lines.join("\n")
}

#[test]
fn a_bot_in_a_sandbox_reads_no_files_and_opens_no_socket() {
    let place = Place::new();
    if let Some(log) = report(&place, "reads-file") {
        assert!(
            log.contains("read: ") && !log.contains("read: yes"),
            "{log}"
        );
    }
    if let Some(log) = report(&place, "opens-socket") {
        assert!(
            log.contains("inet: ") && !log.contains("inet: yes"),
            "{log}"
        );
    }
}

#[test]
fn without_a_sandbox_it_may() {
    let place = Place::new();
    let bot = format!("zoo={} reads-file", zoo());
    let ran = place.run(&[
        "escopa", "--bot", &bot, "--bot", "greedy", "--deals", "1", "--out", "it", "--quiet",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let log = place.path().join("it/logs/0000/0000001.log.gz");
    let unpacked = std::process::Command::new("gzip")
        .arg("-dc")
        .arg(log)
        .output();
    let text = errors(&unpacked.expect("gzip").stdout);
    assert!(text.contains("read: yes"), "{text}");
}
