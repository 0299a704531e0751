//! Bots that die, and what they wrote before.

use baralho_process::{Exit, Fault};

use crate::bots::support::{Cage, ask, fault_of, soon, tagged};

#[test]
fn a_death_is_told_with_its_exit() {
    for (mode, exit) in [
        ("dies-at-once", Exit::Code(2)),
        ("dies-at-start", Exit::Code(6)),
        ("dies-on-turn", Exit::Code(3)),
        ("dies-later", Exit::Code(4)),
        ("leaves-on-turn", Exit::Code(0)),
        ("crashes-at-once", Exit::Signal(11)),
        ("crashes-on-turn", Exit::Signal(11)),
        ("dies-when-written", Exit::Code(5)),
        // A child holds its pipes.
        ("forks-and-dies", Exit::Code(8)),
        ("closes-output", Exit::ClosedOutput),
    ] {
        for cage in Cage::both_ways(|| Cage::new(&[mode])) {
            let mut bot = cage.start();
            let tag = bot.tag().to_owned();
            assert_eq!(fault_of(&mut bot), Fault::Ended(exit), "{mode}");
            assert_eq!(fault_of(&mut bot), Fault::Ended(exit), "{mode}, again");
            let ended = (exit != Exit::ClosedOutput).then_some(exit);
            assert_eq!(bot.stop().exit, ended, "{mode}");
            assert_eq!(tagged(&tag), [0; 0], "{mode}");
        }
    }
}

#[test]
fn a_bot_that_closed_its_input_is_silent() {
    let cage = Cage::new(&["closes-input"]);
    let mut bot = cage.start();
    assert_eq!(ask(&mut bot), Ok("0".to_owned()));
    assert_eq!(ask(&mut bot), Ok("0".to_owned()));
    bot.push("{\"request\"}");
    let deadline = std::time::Instant::now() + std::time::Duration::from_millis(50);
    assert_eq!(bot.next_line(Some(deadline)), Err(Fault::Silent));
}

#[test]
fn what_was_written_before_the_death_is_read_first() {
    let cage = Cage::sh("echo one; echo two; printf three; exit 9");
    let mut bot = cage.start();
    for line in ["one", "two", "three"] {
        assert_eq!(bot.next_line(soon()), Ok(line.as_bytes()));
    }
    assert_eq!(bot.next_line(soon()), Err(Fault::Ended(Exit::Code(9))));
}

#[test]
fn a_last_line_without_an_end_counts() {
    let cage = Cage::new(&["unfinished-line"]);
    let mut bot = cage.start();
    assert_eq!(ask(&mut bot), Ok("0".to_owned()));
    assert_eq!(ask(&mut bot), Err(Fault::Ended(Exit::Code(0))));
}

#[test]
fn the_errors_of_a_dead_bot_are_known() {
    let cage = Cage::sh("echo alas >&2; exit 1");
    let mut bot = cage.start();
    assert_eq!(bot.next_line(soon()), Err(Fault::Ended(Exit::Code(1))));
    assert_eq!(bot.errors().text(), "alas\n");
    assert_eq!(bot.stop().errors.text(), "alas\n");
}
