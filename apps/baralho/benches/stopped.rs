//! How fast a review of the longest table ends, from SIGTERM to its end: half a second at the
//! most. `cargo bench -p baralho`; how many games are played in a second `baralho arena` and
//! `baralho sim` say themselves.

use std::{
    fs,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

const TIMES: usize = 10;

fn baralho(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_baralho"));
    command
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// A review at work, its handler in place.
fn reviewing(folder: &Path) -> Child {
    let child = baralho(folder)
        .args(["analyze", "--effort", "4000000000it", "--json"])
        .arg("out/games/0000/0000001.jsonl.gz")
        .spawn()
        .expect("the binary starts");
    let status = format!("/proc/{}/status", child.id());
    let handles = || {
        let status = fs::read_to_string(&status).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        caught.is_some_and(|mask| u64::from_str_radix(mask.trim(), 16).unwrap_or(0) >> 14 & 1 == 1)
    };
    while !handles() {
        thread::sleep(Duration::from_millis(5));
    }
    thread::sleep(Duration::from_millis(500));
    child
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = "decks=6,cards_per_deal=10,choice=player,target=none";
    let bots = ["arena", "escoba", "--bot", "greedy", "--bot", "amador"];
    let table = ["--players", "14", "--rules", rules, "--keep", "all"];
    let played = baralho(folder.path())
        .args([bots, table].concat())
        .args(["--deals", "1", "--out", "out"])
        .status();
    assert!(played.is_ok_and(|status| status.success()), "a game");
    for _ in 0..TIMES {
        let mut child = reviewing(folder.path());
        let begin = Instant::now();
        let sent = Command::new("kill").arg(child.id().to_string()).status();
        assert!(sent.is_ok_and(|status| status.success()), "kill can be run");
        child.wait().expect("its end");
        eprintln!("{:.3} s", begin.elapsed().as_secs_f64());
    }
}
