//! Bots that want more than they may have.

use std::fs;

use baralho_process::Fault;
use baralho_testkit::until;

use crate::bots::support::{Cage, ask, fault_of, soon, tagged, zoo};

const MEGABYTE: u64 = 1 << 20;

#[test]
fn a_bot_that_eats_memory_is_found_out() {
    let limit = 64 * MEGABYTE;
    for mode in [
        "eats-memory",
        "eats-memory-on-turn",
        "eats-shared-memory",
        "asks-for-memory",
        "leaves-first-thread",
        "fills-memfds",
    ] {
        // There is no shared memory in a sandbox, nor are there files without a name.
        let everywhere = ["eats-memory", "leaves-first-thread"].contains(&mode);
        let ways = Cage::both_ways(|| Cage::new(&[mode]));
        for mut cage in ways.take(if everywhere { 2 } else { 1 }) {
            cage.launch.limits.memory = Some(limit);
            let mut bot = cage.start();
            assert_eq!(fault_of(&mut bot), Fault::OutOfMemory { limit }, "{mode}");
            let peak = bot.stop().peak_memory;
            assert!(
                peak.is_none_or(|peak| peak < 4096 * MEGABYTE),
                "{mode}: {peak:?}"
            );
        }
    }
}

#[test]
fn a_bot_that_died_of_hunger_before_anybody_looked_is_found_out() {
    let mut cage = Cage::new(&["eats-memory"]);
    let limit = 64 * MEGABYTE;
    cage.launch.limits.memory = Some(limit);
    let mut bot = cage.start();
    let stat = format!("/proc/{}/stat", bot.id());
    until(|| fs::read_to_string(&stat).is_ok_and(|stat| stat.contains(") Z ")));
    assert_eq!(bot.next_line(soon()), Err(Fault::OutOfMemory { limit }));
}

#[test]
fn the_memory_of_children_counts() {
    let script = "for n in 1 2 3 4; do \"$0\" eats-memory & done; wait; exit 1";
    let mut cage = Cage::of(vec!["sh".into(), "-c".into(), script.into(), zoo().into()]);
    let limit = 64 * MEGABYTE;
    cage.launch.limits.memory = Some(limit);
    let mut bot = cage.start();
    assert_eq!(bot.next_line(soon()), Err(Fault::OutOfMemory { limit }));
}

#[test]
fn what_a_bot_writes_counts_where_somebody_limits_it() {
    let mut cage = Cage::new(&["fills-disk"]);
    let limit = 8 * MEGABYTE;
    cage.launch.limits.disk = Some(limit);
    assert_eq!(fault_of(&mut cage.start()), Fault::OutOfDisk { limit });
    cage.launch.limits.disk = None;
    assert_eq!(ask(&mut cage.start()), Ok("0".to_owned()));
}

#[test]
fn what_a_bot_does_not_read_is_kept_for_it_only_up_to_a_limit() {
    let mut cage = Cage::new(&["never-reads"]);
    cage.launch.limits.unread = MEGABYTE as usize;
    let mut bot = cage.start();
    let line = "x".repeat(1023);
    let fault = (0..2000).find_map(|_| {
        bot.push(&line);
        bot.next_line(soon()).err()
    });
    assert_eq!(fault, Some(Fault::Unread { limit: 1 << 20 }));
}

#[test]
fn a_slow_reader_gets_more_than_the_limit_in_the_end() {
    let mut cage = Cage::new(&["plays"]);
    cage.launch.limits.unread = 64 << 10;
    let mut bot = cage.start();
    let line = "{".repeat(1023);
    for _ in 0..20 {
        for _ in 0..40 {
            bot.push(&line);
        }
        assert_eq!(ask(&mut bot), Ok("0".to_owned()));
    }
}

#[test]
fn a_small_limit_is_enough_for_a_small_bot() {
    for mut cage in Cage::both_ways(|| Cage::new(&["plays"])) {
        cage.launch.limits.memory = Some(4 * MEGABYTE);
        cage.launch.limits.processes = Some(1);
        let mut bot = cage.start();
        for _ in 0..100 {
            assert_eq!(ask(&mut bot), Ok("0".to_owned()));
        }
    }
}

#[test]
fn a_bot_that_forks_too_often_is_found_out() {
    let fault = Fault::TooManyProcesses { limit: 20 };
    for mode in ["fork-bomb", "fork-bomb-apart", "forks-on-turn"] {
        for mut cage in Cage::both_ways(|| Cage::new(&[mode])) {
            cage.launch.limits.processes = Some(20);
            let mut bot = cage.start();
            assert_eq!(fault_of(&mut bot), fault, "{mode}");
            let tag = bot.tag().to_owned();
            bot.stop();
            assert_eq!(tagged(&tag), [0; 0], "{mode}");
        }
    }
}

#[test]
fn as_many_processes_as_allowed_are_no_fault() {
    let script = "sleep 100 & sleep 100 & read line; sleep 1; echo done; wait";
    for mut cage in Cage::both_ways(|| Cage::sh(script)) {
        cage.launch.limits.processes = Some(4);
        assert_eq!(ask(&mut cage.start()), Ok("done".to_owned()));
        cage.launch.limits.processes = Some(2);
        let fault = Fault::TooManyProcesses { limit: 2 };
        assert_eq!(cage.start().next_line(soon()), Err(fault));
    }
}
