//! After the end nobody is left.

use std::{fs, process::Command, thread};

use baralho_process::{Process, stop_all};

use crate::bots::support::{Cage, ask, left_alone, living_in, soon, tagged, wait_until};

/// Those who hide their tag still have the bot's directory.
fn nobody_is_left(tag: &str, cage: &Cage) {
    assert_eq!(tagged(tag), [0; 0]);
    let mine = |pid: &u32| {
        fs::read_to_string(format!("/proc/{pid}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
    };
    let left: Vec<u32> = living_in(cage.directory.path());
    assert_eq!(left.into_iter().filter(mine).collect::<Vec<_>>(), [0; 0]);
}

#[test]
fn whatever_a_bot_does_nobody_is_left_after_its_end() {
    for mode in [
        "plays",
        "silent",
        "spins",
        "stops-itself",
        "spins-on-eof",
        "ignores-signals",
        "dies-at-once",
        "endless-line",
        "fork-bomb",
        "fork-bomb-apart",
    ] {
        let cage = Cage::new(&[mode]);
        let mut bot = cage.start();
        bot.push("{\"request\"}");
        let deadline = std::time::Instant::now() + std::time::Duration::from_millis(50);
        let _ = bot.next_line(Some(deadline));
        let tag = bot.tag().to_owned();
        bot.stop();
        nobody_is_left(&tag, &cage);
    }
}

#[test]
fn children_and_orphans_end_with_their_bot() {
    for mode in ["forks", "forks-and-dies"] {
        let cage = Cage::new(&[mode]);
        let mut bot = cage.start();
        let _ = ask(&mut bot);
        let tag = bot.tag().to_owned();
        assert!(tagged(&tag).len() >= 2, "{mode} left children");
        bot.stop();
        nobody_is_left(&tag, &cage);
    }
}

#[test]
fn a_dropped_bot_is_stopped() {
    let cage = Cage::new(&["spins"]);
    let bot = cage.start();
    let tag = bot.tag().to_owned();
    drop(bot);
    nobody_is_left(&tag, &cage);
}

#[test]
fn a_bot_can_be_stopped_before_it_has_started() {
    for _ in 0..50 {
        let cage = Cage::new(&["forks"]);
        let bot = cage.start();
        let tag = bot.tag().to_owned();
        bot.stop();
        nobody_is_left(&tag, &cage);
    }
}

#[test]
fn stopping_one_bot_leaves_the_others_and_other_children_alone() {
    let mut other_child = Command::new("sleep")
        .arg("100")
        .spawn()
        .expect("sleep runs");
    let cage = Cage::new(&["plays"]);
    let mut kept = cage.start();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..5 {
                    let cage = Cage::new(&["forks"]);
                    let mut bot = cage.start();
                    assert_eq!(ask(&mut bot), Ok("0".to_owned()));
                    bot.stop();
                }
            });
        }
        for _ in 0..100 {
            assert_eq!(ask(&mut kept), Ok("0".to_owned()));
        }
    });
    assert_eq!(ask(&mut kept), Ok("0".to_owned()));
    assert!(other_child.try_wait().expect("it is our child").is_none());
    other_child.kill().expect("it runs");
    other_child.wait().expect("it is our child");
}

#[test]
fn several_bots_are_stopped_at_once() {
    let cages = [
        Cage::new(&["plays"]),
        Cage::new(&["forks"]),
        Cage::new(&["dies-at-once"]),
    ];
    let bots: Vec<Process> = cages.iter().map(Cage::start).collect();
    let tags: Vec<String> = bots.iter().map(|bot| bot.tag().to_owned()).collect();
    assert_eq!(stop_all(bots).len(), 3);
    for (tag, cage) in tags.iter().zip(&cages) {
        nobody_is_left(tag, cage);
    }
}

#[test]
fn bots_die_with_whoever_started_them() {
    let cages = [
        Some(Cage::new(&["spins-on-eof"])),
        Cage::new(&["forks"]).shut_in(),
    ];
    for cage in cages.into_iter().flatten() {
        let (mut bot, tag) = left_alone(&cage);
        wait_until("all are gone", || tagged(&tag).is_empty());
        assert!(bot.next_line(soon()).is_err());
    }
}
