//! Every attack for a moment: nobody is cut off, no move is lost, and neither memory nor disk
//! fills up. Times are judged by `cargo xtask hostile`, on a machine that does nothing else.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
    sync::Mutex,
    thread,
    time::Duration,
};

use baralho_testkit::{
    Guest, Process,
    process::{ANYWHERE, raise_file_limit},
    serve_if_asked, this_program,
};

use super::{ALL, Attack, Figures, Findings, Kind, measure};

/// How long each attack lasts, more or less.
const LENGTH: Duration = Duration::from_millis(800);

/// How much lies ready of what an attack needs, of what the chore has.
const SCALE: f64 = 0.1;

/// So many at once, each at a server of its own: most of the time somebody waits for somebody.
const AT_ONCE: usize = 4;

/// The server as a process of its own: this very program, asked for this one test.
const ITSELF: &str = "hostile::tests::the_server_itself";

#[test]
#[ignore = "the other tests start it as a process of its own"]
fn the_server_itself() {
    serve_if_asked(|config| {
        config.page = env::var_os("BARALHO_PAGE").map(PathBuf::from);
    });
}

fn attack(kind: &Kind) -> Figures {
    let serve = |data: &Path| this_program(ITSELF, ANYWHERE, data, None);
    let figures = kind.attack(serve, LENGTH, SCALE).expect("a server");
    assert!(figures.pings > 0, "{}: nobody asked", kind.name);
    let work = figures.messages + figures.answers;
    assert!(work > 0, "{}: nothing was done", kind.name);
    figures
}

#[test]
fn no_attack_cuts_anybody_off_or_loses_a_move_or_fills_memory_or_disk() {
    raise_file_limit(4096).expect("many open files");
    let kinds = Mutex::new(ALL.iter());
    let harmed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                let next = || kinds.lock().expect("no panic").next();
                while let Some(kind) = next() {
                    let figures = attack(kind);
                    eprintln!("{}", figures.json());
                    if !figures.harm().is_empty() {
                        harmed
                            .lock()
                            .expect("no panic")
                            .push(figures.json().to_string());
                    }
                }
            });
        }
    });
    let harmed = harmed.into_inner().expect("no panic");
    assert!(harmed.is_empty(), "{}", harmed.join("\n"));
}

fn measured(
    data: &Path,
    seconds: u64,
    attack: impl FnOnce(Attack, &mut Findings) + Send,
) -> Figures {
    let mut command = this_program(ITSELF, ANYWHERE, data, None);
    let server = Process::start(&mut command).expect("a server");
    measure(server, data, Duration::from_secs(seconds), attack)
}

#[test]
fn an_attack_of_nothing_at_all_costs_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let figures = measured(folder.path(), 3, |_, _| {});
    assert!(figures.pings > 100 && figures.moves > 0, "{figures:?}");
    assert_eq!(
        (figures.found.cut_off, figures.moves_lost),
        (0, 0),
        "{figures:?}"
    );
    assert!(figures.memory_mb < 50.0, "{figures:?}");
    assert!(figures.disk_mb < 20.0, "{figures:?}");
    assert!(
        figures.is_well && figures.found.complaints.is_empty(),
        "{figures:?}"
    );
    // What bystanders do is counted, too.
    assert!(figures.messages > 100 && figures.answers > 0, "{figures:?}");
}

#[test]
fn an_attack_that_ends_the_server_cuts_everybody_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let figures = measured(folder.path(), 2, |attack, found| {
        let mut eve = Guest::sign_in(attack.browser(), "Eve");
        eve.listen();
        let killed = Command::new("kill")
            .args(["-9", &attack.pid.to_string()])
            .status();
        assert!(killed.expect("kill starts").success());
        found.cut_off = 100;
        found.complain("it is dead");
    });
    // Four who ping, at least two who play, those who come, and whom the attacker has seen.
    assert!(figures.found.cut_off >= 107, "{figures:?}");
    assert!(!figures.is_well, "{figures:?}");
    assert_eq!(figures.found.complaints[0], "it is dead");
    assert_eq!(figures.moves_lost, 0, "{figures:?}");
}

fn figures(change: impl FnOnce(&mut Figures)) -> Figures {
    let mut figures = Figures {
        name: "x",
        is_well: true,
        ..Figures::default()
    };
    change(&mut figures);
    figures
}

#[test]
fn every_figure_can_fail_and_says_why() {
    assert_eq!(figures(|_| {}).why_not(), [""; 0]);
    let harmful: [fn(&mut Figures); 4] = [
        |one| one.found.cut_off = 1,
        |one| one.moves_lost = 1,
        |one| one.memory_mb = 201.0,
        |one| one.disk_mb = 21.0,
    ];
    let slow: [fn(&mut Figures); 5] = [
        |one| one.bystander_p99_ms = 251.0,
        |one| one.disk_mb_per_minute = 21.0,
        |one| one.log_mb_per_minute = 21.0,
        |one| one.is_well = false,
        |one| one.found.complaints.push("odd".to_owned()),
    ];
    for change in harmful {
        let figures = figures(change);
        assert_eq!(figures.harm().len(), 1, "{figures:?}");
        assert_eq!(figures.why_not(), figures.harm());
    }
    for change in slow {
        let figures = figures(change);
        assert!(figures.harm().is_empty(), "{figures:?}");
        assert_eq!(figures.why_not().len(), 1, "{figures:?}");
        assert_eq!(figures.json()["held"], false);
    }
}

#[test]
fn no_two_attacks_have_the_same_name() {
    let mut names = ALL.map(|kind| kind.name);
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
}
