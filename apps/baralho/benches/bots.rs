//! How fast bots are run: `cargo bench -p baralho --bench bots`. Needs a C compiler.
//!
//! - `judge`: one game of the course's example bot against itself, processes and all.
//! - `jsonl`: Escopa rounds between a long-lived minimal bot and a built-in one.
//! - `stopped`: a review of the longest table, from SIGTERM to its end: half a second at the most.
//! - `arena`, `sim`: the same games among built-in bots, with and without a tournament.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use baralho_testkit::command::Line as _;
use divan::{Bencher, counter::ItemsCount};

/// Rounds per run of the jsonl bot, and games per run among built-in bots.
const ROUNDS: u32 = 2_000;
const GAMES: u32 = 10_000;

fn main() {
    divan::main();
    let _ = fs::remove_dir_all(&*PLACE);
}

/// A directory of our own.
static PLACE: LazyLock<PathBuf> = LazyLock::new(|| {
    let place = std::env::temp_dir().join(format!("baralho-bench-{}", std::process::id()));
    fs::create_dir_all(&place).expect("a writable temporary directory");
    place
});

/// One of the examples in C, compiled.
fn example(name: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../examples/{name}.c"));
    let program = PLACE.join(name);
    let compiled = Command::new("cc")
        .args(["-O2", "-o"])
        .args([&program, &source])
        .status();
    assert!(
        compiled.is_ok_and(|status| status.success()),
        "cc compiles {name}"
    );
    program
}

fn baralho(line: &str) {
    let status = Command::new(env!("CARGO_BIN_EXE_baralho"))
        .args(line.words())
        .current_dir(&*PLACE)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    assert!(status.is_ok_and(|status| status.success()), "{line} works");
}

/// A number that was not there yet.
fn fresh() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    NUMBER.fetch_add(1, Ordering::Relaxed).to_string()
}

#[divan::bench(sample_count = 100)]
fn judge(bencher: Bencher<'_, '_>) {
    let base = example("base");
    let bots = format!("{base} {base}", base = base.display());
    bencher
        .counter(ItemsCount::new(1_u32))
        .bench_local(|| baralho(&format!("juiz -silent -seed {} {bots}", fresh())));
}

fn tournament([one, other]: [&str; 2], games: u32, more: &str) {
    let (out, deals) = (fresh(), games / 2);
    let settings = format!("--deals {deals} --threads 1 --seed 5 --out {out}");
    baralho(&format!(
        "arena escopa --bot {one} --bot {other} {settings} {more}"
    ));
    let _ = fs::remove_dir_all(PLACE.join(out));
}

/// With records, logs, tables and report, and without.
#[divan::bench(args = ["all", "none"], sample_count = 10)]
fn jsonl(bencher: Bencher<'_, '_>, keep: &str) {
    let minimal = format!("me={}", example("minimal").display());
    bencher
        .counter(ItemsCount::new(ROUNDS))
        .bench_local(|| tournament([&minimal, "random"], ROUNDS, &format!("--keep {keep}")));
}

/// A review at work, its handler in place.
fn reviewing(record: &Path) -> Child {
    let child = Command::new(env!("CARGO_BIN_EXE_baralho"))
        .args(["analyze", "--effort", "4000000000it", "--json"])
        .arg(record)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
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

#[divan::bench(sample_count = 10, sample_size = 1)]
fn stopped(bencher: Bencher<'_, '_>) {
    let out = fresh();
    let rules = "decks=6,cards_per_deal=10,choice=player,target=none";
    let table = format!("--players 14 --rules {rules} --keep all --deals 1 --out {out}");
    baralho(&format!("arena escoba --bot greedy --bot amador {table}"));
    let record = PLACE.join(out).join("games/0000/0000001.jsonl.gz");
    bencher
        .with_inputs(|| reviewing(&record))
        .bench_local_values(|mut child| {
            let sent = Command::new("kill").arg(child.id().to_string()).status();
            assert!(sent.is_ok_and(|status| status.success()), "kill can be run");
            child.wait()
        });
}

#[divan::bench(sample_count = 10)]
fn arena(bencher: Bencher<'_, '_>) {
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| tournament(["robot4", "greedy"], GAMES, "--json"));
}

#[divan::bench(sample_count = 10)]
fn sim(bencher: Bencher<'_, '_>) {
    let series = "--duplicate --threads 1 --seed 5 --json --games";
    let line = format!("sim escopa --bots robot4,greedy {series} {GAMES}");
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| baralho(&line));
}
