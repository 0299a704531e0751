//! What goes in and out.

use std::{
    thread,
    time::{Duration, Instant},
};

use baralho_process::{Exit, Fault};

use crate::bots::support::{Cage, ask, fault_of, soon};

#[test]
fn a_right_bot_answers_every_request() {
    let cage = Cage::new(&["plays"]);
    let mut bot = cage.start();
    for _ in 0..1000 {
        assert_eq!(ask(&mut bot), Ok("0".to_owned()));
    }
    assert!(!bot.has_line());
    let stopped = bot.stop();
    assert_eq!(stopped.exit, None, "it was still running");
    assert!(stopped.errors.is_empty());
    assert!(stopped.peak_memory.is_some());
}

#[test]
fn the_course_protocol_goes_through_with_its_symbols() {
    let cage = Cage::new(&["plays"]);
    let mut bot = cage.start();
    for line in ["p1.a p2.b", "p1.a", "[ 3♥ 4♥ ]", "6♥", "p2.b", "p1.a"] {
        bot.push(line);
    }
    assert_eq!(bot.next_line(soon()), Ok("GET_STOCK".as_bytes()));
    bot.push("10♠");
    assert_eq!(bot.next_line(soon()), Ok("DISCARD 10♠".as_bytes()));
}

#[test]
fn a_line_comes_out_without_its_return_and_even_if_it_is_no_text() {
    for (mode, line) in [("crlf", &b"0"[..]), ("invalid-utf8", b"\xff\xfe\x80")] {
        let cage = Cage::new(&[mode]);
        let mut bot = cage.start();
        bot.push("{\"request\"}");
        assert_eq!(bot.next_line(soon()), Ok(line), "{mode}");
    }
}

#[test]
fn early_lines_wait_their_turn() {
    let cage = Cage::new(&["early"]);
    let mut bot = cage.start();
    bot.push("{");
    assert_eq!(bot.next_line(soon()), Ok(&b"0"[..]));
    while !bot.has_line() {}
    for _ in 0..199 {
        assert_eq!(bot.next_line(soon()), Ok(&b"0"[..]));
    }
    assert!(!bot.has_line());
    assert_eq!(bot.next_line(Some(Instant::now())), Err(Fault::Silent));
}

#[test]
fn a_silent_bot_is_waited_for_until_the_deadline() {
    let modes = "silent spins half-line stops-itself endless-stderr";
    for mode in modes.split(' ') {
        let cage = Cage::new(&[mode]);
        let mut bot = cage.start();
        bot.push("{\"request\"}");
        let start = Instant::now();
        let wait = Duration::from_millis(100);
        let silent = Err(Fault::Silent);
        assert_eq!(bot.next_line(Some(start + wait)), silent, "{mode}");
        assert!(start.elapsed() >= wait, "{mode}");
        assert_eq!(bot.next_line(Some(start)), silent, "{mode}");
    }
}

#[test]
fn an_endless_line_is_cut_at_the_limit() {
    for mode in ["endless-line", "endless-line-on-turn", "long-line"] {
        let cage = Cage::new(&[mode]);
        let mut bot = cage.start();
        match fault_of(&mut bot) {
            Fault::LineTooLong { start, limit } => {
                assert_eq!(limit, 64 << 10);
                assert_eq!(start.len(), 80);
                assert!(start.iter().all(|byte| b"xy".contains(byte)));
            }
            other => panic!("{mode}: {other}"),
        }
    }
}

#[test]
fn a_line_of_just_the_limit_passes_and_one_byte_more_does_not() {
    for (limit, passes) in [(1, true), (0, false)] {
        for mode in ["plays", "crlf"] {
            let mut cage = Cage::new(&[mode]);
            cage.launch.limits.line = limit;
            let mut bot = cage.start();
            assert_eq!(ask(&mut bot).is_ok(), passes, "{mode}");
        }
    }
}

#[test]
fn endless_lines_are_read_as_they_are_asked_for() {
    let cage = Cage::new(&["endless-lines"]);
    let mut bot = cage.start();
    for _ in 0..10_000 {
        assert_eq!(bot.next_line(soon()), Ok(&b"what now?"[..]));
    }
    assert_eq!(bot.stop().exit, None);
}

#[test]
fn a_flood_of_errors_neither_blocks_the_bot_nor_fills_memory() {
    let mut cage = Cage::new(&["flood-stderr"]);
    cage.launch.limits.errors = 10_000;
    let mut bot = cage.start();
    for _ in 0..3 {
        assert_eq!(ask(&mut bot), Ok("0".to_owned()));
    }
    let kept = bot.stop().errors;
    assert_eq!((kept.first.len(), kept.last.len()), (5000, 5000));
    assert!(kept.dropped > 8_000_000, "{}", kept.dropped);
    assert!(kept.text().contains("[...]"));
}

#[test]
fn a_bot_that_reads_nothing_blocks_nobody() {
    let cage = Cage::new(&["silent"]);
    let mut bot = cage.start();
    let line = "x".repeat(10_000);
    for _ in 0..100 {
        bot.push(&line);
        bot.flush();
    }
    let deadline = Instant::now() + Duration::from_millis(20);
    assert_eq!(bot.next_line(Some(deadline)), Err(Fault::Silent));
}

#[test]
fn more_than_a_pipe_holds_arrives_while_waiting() {
    // Only after a megabyte the bot is asked for something.
    let cage = Cage::new(&["plays"]);
    let mut bot = cage.start();
    let line = format!("{{{}", "x".repeat(10_000));
    for _ in 0..100 {
        bot.push(&line);
    }
    assert_eq!(ask(&mut bot), Ok("0".to_owned()));
}

#[test]
fn the_end_of_input_is_told() {
    let cage = Cage::new(&["plays"]);
    let mut bot = cage.start();
    bot.push("{\"request\"}");
    bot.close_input();
    assert_eq!(bot.next_line(soon()), Ok(&b"0"[..]));
    assert_eq!(bot.next_line(soon()), Err(Fault::Ended(Exit::Code(0))));
    bot.push("nobody reads this");
    bot.flush();
    assert_eq!(bot.stop().exit, Some(Exit::Code(0)));
}

#[test]
fn an_interrupt_ends_the_wait() {
    let cage = Cage::new(&["silent"]);
    let mut bot = cage.start();
    let interrupt = cage.launch.interrupt.clone();
    thread::spawn(move || interrupt.raise());
    assert_eq!(bot.next_line(soon()), Err(Fault::Interrupted));
    assert_eq!(bot.next_line(None), Err(Fault::Interrupted));
}
