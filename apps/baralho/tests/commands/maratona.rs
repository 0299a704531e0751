//! `baralho maratona`.

use crate::support::run_with;

#[test]
fn cases_are_answered_one_line_each() {
    let ran = run_with(&["maratona"], b"4 2\n1 1 2 2\n6 3\n1 2 1\n2 1 2 0 0\n");
    ran.fine();
    let lines: Vec<&str> = ran.out.lines().collect();
    // Player 1 lays the ace, player 2 takes it and lays the 2, player 1 takes that.
    assert_eq!(lines[0], "2 1 2");
    assert_eq!(lines.len(), 2);
}

#[test]
fn an_empty_contest_has_no_answers() {
    let ran = run_with(&["maratona"], b"0 0\n");
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    assert_eq!(run_with(&["maratona"], b"").code, 0);
}

#[test]
fn answers_before_a_mistake_are_kept_and_the_mistake_is_named() {
    for (input, signs) in [
        (
            &b"4 2\n1 1 2 2\n4 2\n1 1 14 2\n0 0\n"[..],
            &["Line 4", "14", "1 to 13"][..],
        ),
        (b"4 2\n1 1 2 2\n4 2\n1 1\n", &["card 3 of 4"]),
        (b"4 2\n1 1 2 2\n1 2\n", &["Line 3", "2 to 10"]),
        (b"4 2\n1 1 2 2\n4 21\n", &["2 to 4"]),
        (b"4 2\n1 1 2 2\nx", &["Line 3", "x"]),
        (b"4 2\n1 1 2 2\n\xff\x00", &["Line 3", "xff"]),
    ] {
        let ran = run_with(&["maratona"], input);
        ran.ended(1);
        assert_eq!(ran.out, "2 1 2\n");
        for sign in signs {
            ran.complained(sign);
        }
        assert!(ran.err.starts_with("error: "), "{}", ran.err);
    }
}
