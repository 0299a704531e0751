//! Every attack for a moment: nobody is cut off, no move is lost, and neither memory nor disk
//! fills up. Times are judged by `cargo xtask hostile`, on a machine that does nothing else.

use std::{
    env,
    path::{Path, PathBuf},
    sync::Mutex,
    thread,
    time::Duration,
};

use baralho_hostile::{ALL, Kind, Outcome};
use baralho_testkit::{
    process::{ANYWHERE, raise_file_limit},
    serve_if_asked, this_program,
};

/// How long each attack lasts, more or less.
const LENGTH: Duration = Duration::from_millis(800);

/// How much lies ready of what an attack needs, of what the chore has.
const SCALE: f64 = 0.1;

/// So many at once, each at a server of its own: most of the time somebody waits for somebody.
const AT_ONCE: usize = 4;

/// Those that are known to do harm still. Whoever puts an end to one takes it from here.
const HARMFUL: [&str; 0] = [];

/// What the program has: another one would keep more memory than it uses.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The server as a process of its own: this very program, asked for this one test.
#[test]
#[ignore = "the other tests start it as a process of its own"]
fn the_server_itself() {
    serve_if_asked(|config| {
        config.page = env::var_os("BARALHO_PAGE").map(PathBuf::from);
    });
}

fn attack(kind: &Kind) -> Outcome {
    let serve = |data: &Path| this_program("the_server_itself", ANYWHERE, data, None);
    let outcome = kind.attack(serve, LENGTH, SCALE).expect("a server");
    assert!(outcome.figures.pings > 0, "{}: nobody asked", kind.name);
    let work = outcome.figures.messages + outcome.figures.answers;
    assert!(work > 0, "{}: nothing was done", kind.name);
    outcome
}

#[test]
fn no_attack_cuts_anybody_off_or_loses_a_move_or_fills_memory_or_disk() {
    raise_file_limit(4096).expect("many open files");
    let kinds = ALL.iter().filter(|kind| !HARMFUL.contains(&kind.name));
    let kinds = Mutex::new(kinds);
    let harmed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                let next = || kinds.lock().expect("no panic").next();
                while let Some(kind) = next() {
                    let outcome = attack(kind);
                    eprintln!("{}", outcome.text());
                    if !outcome.harm().is_empty() {
                        harmed.lock().expect("no panic").push(outcome.text());
                    }
                }
            });
        }
    });
    let harmed = harmed.into_inner().expect("no panic");
    assert!(harmed.is_empty(), "{}", harmed.join("\n"));
}
