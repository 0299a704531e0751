//! After the end nobody is left.

use std::{fs, process::Command, thread};

use baralho_process::{Process, stop_all};
use baralho_testkit::until;

use crate::bots::support::{Cage, ask, living_in, soon, tagged};

/// Ends a bot, after which nobody may be left.
fn stopped_for_good(bot: Process, cage: &Cage) {
    let tag = bot.tag().to_owned();
    bot.stop();
    nobody_is_left(&tag, cage);
}

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
    let modes = "plays silent spins stops-itself spins-on-eof ignores-signals dies-at-once \
                 endless-line fork-bomb fork-bomb-apart";
    for mode in modes.split(' ') {
        let cage = Cage::new(&[mode]);
        let mut bot = cage.start();
        bot.push("{\"request\"}");
        let deadline = std::time::Instant::now() + std::time::Duration::from_millis(50);
        let _ = bot.next_line(Some(deadline));
        stopped_for_good(bot, &cage);
    }
}

#[test]
fn children_and_orphans_end_with_their_bot() {
    for mode in ["forks", "forks-and-dies"] {
        let cage = Cage::new(&[mode]);
        let mut bot = cage.start();
        let _ = ask(&mut bot);
        assert!(tagged(bot.tag()).len() >= 2, "{mode} left children");
        stopped_for_good(bot, &cage);
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
        stopped_for_good(cage.start(), &cage);
    }
}

#[test]
fn stopping_one_bot_leaves_the_others_and_other_children_alone() {
    let started = Command::new("sleep").arg("100").spawn();
    let mut other_child = started.expect("sleep runs");
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
    let cages = ["plays", "forks", "dies-at-once"].map(|mode| Cage::new(&[mode]));
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
        // A thread that ends is to the kernel what a killed program is.
        let started = thread::scope(|scope| {
            let started = scope.spawn(|| {
                let mut bot = cage.start();
                assert_eq!(ask(&mut bot), Ok("0".to_owned()));
                bot
            });
            started.join()
        });
        let mut bot = started.expect("the bot plays");
        until(|| tagged(bot.tag()).is_empty());
        assert!(bot.next_line(soon()).is_err());
    }
}
