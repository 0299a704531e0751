//! Who is not to move does not run, and who is, does.

use std::{fs, process::Command, thread};

use baralho_process::Process;
use baralho_testkit::until;

use crate::bots::support::{Cage, ask, soon, tagged};

/// The states of all processes of a bot but those of its sandbox, which only wait.
fn states(bot: &Process) -> String {
    let state = |pid: u32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        let after = stat.rfind(')')? + 2;
        stat[after..].chars().next()
    };
    let is_zoo = |&pid: &u32| {
        let name = fs::read_to_string(format!("/proc/{pid}/comm")).unwrap_or_default();
        name.starts_with("zoo")
    };
    let all = tagged(bot.tag()).into_iter().filter(is_zoo);
    all.filter_map(state).collect()
}

#[test]
fn a_bot_that_is_frozen_does_not_run_and_nothing_that_it_started_does() {
    for cage in Cage::both_ways(|| Cage::new(&["ponders"])) {
        let mut bot = cage.start();
        assert_eq!(ask(&mut bot), Ok("0".to_owned()));
        // Children are found by and by.
        loop {
            bot.freeze();
            let seen = states(&bot);
            if seen == "TTT" {
                break;
            }
            assert_eq!(ask(&mut bot), Ok("0".to_owned()));
        }
        bot.freeze();
        // What it is told while it is frozen fills its pipe, and we go on.
        let line = "x".repeat(1000);
        for _ in 0..1000 {
            bot.push(&line);
        }
        bot.flush();
        assert_eq!(states(&bot), "TTT");
        assert_eq!(ask(&mut bot), Ok("0".to_owned()));
        assert!(!states(&bot).contains('T'), "all run again");
        bot.freeze();
        let tag = bot.tag().to_owned();
        bot.stop();
        assert_eq!(tagged(&tag), [0; 0]);
    }
}

#[test]
fn a_frozen_bot_reads_the_end_of_its_input() {
    for cage in Cage::both_ways(|| Cage::new(&["plays"])) {
        let mut bot = cage.start();
        assert_eq!(ask(&mut bot), Ok("0".to_owned()));
        bot.freeze();
        bot.close_input();
        let fault = bot.next_line(soon()).expect_err("it ends");
        assert_eq!(fault.to_string(), "it ended: exit code 0");
    }
}

#[test]
fn a_bot_that_stops_itself_is_not_woken() {
    for cage in Cage::both_ways(|| Cage::new(&["stops-itself"])) {
        let mut bot = cage.start();
        bot.freeze();
        bot.push(r#"{"type":"request"}"#);
        let soon = std::time::Instant::now() + std::time::Duration::from_millis(300);
        assert_eq!(
            bot.next_line(Some(soon)),
            Err(baralho_process::Fault::Silent)
        );
    }
}

#[test]
fn who_is_frozen_ends_with_a_starter_that_is_killed() {
    // The trampoline is a starter, too, when it is called by the right word.
    for sandbox in ["no", "yes"] {
        let cage = Cage::new(&["ponders"]);
        let mut starter = Command::new(env!("CARGO_BIN_EXE_bot-trampoline"))
            .args(["freeze", sandbox])
            .arg(cage.directory.path())
            .args(&cage.launch.command)
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut tag = String::new();
        let mut output = std::io::BufReader::new(starter.stdout.take().expect("a pipe"));
        std::io::BufRead::read_line(&mut output, &mut tag).expect("a line");
        let tag = tag.trim().to_owned();
        if !tag.is_empty() {
            assert!(tagged(&tag).len() >= 3, "{sandbox}");
            starter.kill().expect("it can be killed");
            until(|| tagged(&tag).is_empty());
        }
        let _ = starter.wait();
        thread::yield_now();
    }
}
