//! The contest format: what is read, what is answered, and what is said of bad input.

use std::io::{self, BufReader, Read, Write};

use baralho_rouba_montes::contest::{ContestError, Expected, run};
use proptest::prelude::*;

fn answers(input: &[u8]) -> (String, Result<(), ContestError>) {
    let mut output = Vec::new();
    let result = run(input, &mut output);
    (
        String::from_utf8(output).expect("digits and blanks"),
        result,
    )
}

fn answered(input: &str) -> String {
    let (output, result) = answers(input.as_bytes());
    result.expect("valid input");
    output
}

fn refused(input: &str) -> (String, String) {
    let (output, result) = answers(input.as_bytes());
    (output, result.expect_err("invalid input").to_string())
}

#[test]
fn each_case_is_one_line_with_the_size_and_the_winners_ascending() {
    // Player 2 takes the ace; player 3 takes the 2; both have two cards.
    assert_eq!(answered("4 3\n1 1 2 2\n0 0\n"), "2 2 3\n");
    assert_eq!(answered("2 2\n5 5\n3 2\n5 5 5\n0 0\n"), "2 2\n3 2\n");
}

#[test]
fn a_byte_order_mark_is_skipped_at_the_start_and_nowhere_else() {
    let (output, result) = answers("\u{feff}2 2\n5 5\n0 0\n".as_bytes());
    assert!(result.is_ok());
    assert_eq!(output, "2 2\n");
    for input in [
        &b"\xef\xbb2 2\n5 5\n"[..],
        b"2 2\n5 5\n\xef\xbb\xbf",
        b"\xef",
    ] {
        let (_, result) = answers(input);
        let wrong = result.expect_err("a stray byte");
        assert!(
            matches!(wrong, ContestError::NotANumber { byte: 0xef, .. }),
            "{wrong}"
        );
    }
}

#[test]
fn when_nobody_wins_a_card_all_share_a_pile_of_none() {
    assert_eq!(answered("3 3\n1 2 3\n0 0\n"), "0 1 2 3\n");
}

#[test]
fn numbers_may_be_spread_over_lines_and_blanks_in_any_way() {
    for input in [
        "4 3 1 1 2 2 0 0",
        "4\n3\n1\n1\n2\n2\n0\n0\n",
        "  4\t3\r\n1 1\r\n\r\n2 2\r\n0 0\r\n",
        "04 003 01 1 2 00002 0 00",
    ] {
        assert_eq!(answered(input), "2 2 3\n", "{input:?}");
    }
}

#[test]
fn two_zeros_end_the_input_whatever_follows() {
    assert_eq!(answered("0 0"), "");
    assert_eq!(answered("0 0\nanything \u{7f} 12"), "");
}

#[test]
fn input_that_ends_between_cases_is_taken_as_ended() {
    assert_eq!(answered(""), "");
    assert_eq!(answered(" \n\n"), "");
    assert_eq!(answered("2 2 5 5"), "2 2\n");
    assert_eq!(answered("2 2 5 5\n"), "2 2\n");
}

#[test]
fn input_that_ends_in_a_case_is_reported_after_the_answers_before_it() {
    for (input, expected) in [
        ("2 2 5 5\n3 2\n1 2", "the rank of card 3 of 3"),
        ("2 2 5 5\n3 2\n", "the rank of card 1 of 3"),
        ("2 2 5 5\n3", "the number of players from 2 to 3"),
        ("2 2 5 5\n0", "the second 0"),
    ] {
        let (output, message) = refused(input);
        assert_eq!(output, "2 2\n", "{input:?}");
        assert!(message.contains(expected), "{input:?}: {message}");
        assert!(message.contains("ends in the middle"), "{message}");
    }
}

#[test]
fn numbers_out_of_range_are_reported_with_line_and_range() {
    for (input, line, given, expected) in [
        ("1 2", 1, "1", "from 2 to 10000"),
        ("\n10001 2", 2, "10001", "from 2 to 10000"),
        ("5 1 ", 1, "1", "from 2 to 5"),
        ("50\n21\n", 2, "21", "from 2 to 20"),
        ("3 4 1 1 1", 1, "4", "from 2 to 3"),
        ("5 0", 1, "0", "from 2 to 5"),
        ("0 5", 1, "5", "the second 0"),
        ("2 2\n\n0 1", 3, "0", "card 1 of 2 as a number from 1 to 13"),
        (
            "2 2\n1\n14",
            3,
            "14",
            "card 2 of 2 as a number from 1 to 13",
        ),
        ("2 2 257 1", 1, "257", "from 1 to 13"),
        ("99999999999999999999 2", 1, "above 4294967294", "10000"),
    ] {
        let (output, message) = refused(input);
        assert_eq!(output, "");
        assert!(message.starts_with(&format!("line {line}: ")), "{message}");
        assert!(message.contains(given), "{input:?}: {message}");
        assert!(message.contains(expected), "{input:?}: {message}");
    }
}

#[test]
fn what_is_no_number_is_reported_with_line_and_byte() {
    for (input, line, shown) in [
        ("2 2\n5 x", 2, "`x`"),
        ("-2 2", 1, "`-`"),
        ("2.5 2", 1, "`.`"),
        ("2\n\n\0", 3, "`\\x00`"),
        (" \u{feff}2 2", 1, "`\\xef`"),
        ("2 2 1 A", 1, "`A`"),
    ] {
        let (_, message) = refused(input);
        assert!(message.starts_with(&format!("line {line}: ")), "{message}");
        assert!(message.contains(shown), "{input:?}: {message}");
        assert!(!message.contains('\0') && !message.contains('\n'));
    }
}

#[test]
fn answers_to_whole_cases_are_written_before_a_later_error() {
    let (output, message) = refused("2 2 5 5\n2 2 6 6\n2 2 oops");
    assert_eq!(output, "2 2\n2 2\n");
    assert!(message.starts_with("line 3: "), "{message}");
}

#[test]
fn the_largest_case_of_the_format_is_answered() {
    let mut input = String::from("10000 20\n");
    input.push_str(&"1 ".repeat(10_000));
    assert_eq!(answered(&(input + "0 0")), "10000 2\n");
}

#[test]
fn input_may_arrive_byte_by_byte() {
    let text = "4 3\n1 1 2 2\n10 2\n10 11 12 13 10 11 12 13 1 1\n0 0\n";
    let mut output = Vec::new();
    run(BufReader::with_capacity(1, text.as_bytes()), &mut output).expect("valid input");
    assert_eq!(String::from_utf8(output).expect("digits"), answered(text));
}

/// Hands out some bytes, then fails.
struct Failing(&'static [u8]);

impl Read for Failing {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() {
            return Err(io::Error::other("the disk is gone"));
        }
        self.0.read(buffer)
    }
}

impl Write for Failing {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn input_that_cannot_be_read_is_reported_after_the_answers_before_it() {
    let mut output = Vec::new();
    let result = run(BufReader::new(Failing(b"2 2 5 5\n2 2 ")), &mut output);
    assert!(matches!(result, Err(ContestError::Input(_))), "{result:?}");
    assert_eq!(output, b"2 2\n");
}

#[test]
fn a_closed_pipe_is_reported_as_such() {
    let result = run(&b"2 2 5 5\n0 0\n"[..], Failing(b""));
    assert!(
        matches!(&result, Err(ContestError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe),
        "{result:?}"
    );
}

#[test]
fn errors_say_what_was_expected_as_data_too() {
    let (_, result) = answers(b"7 3\n1 2 99");
    let Err(ContestError::OutOfRange { line, expected, .. }) = result else {
        panic!("{result:?}");
    };
    assert_eq!((line, expected), (2, Expected::Rank { card: 3, cards: 7 }));
}

/// Valid cases as text, with the separators chosen too.
fn valid_input() -> impl Strategy<Value = String> {
    let case = (2_usize..60, 2_usize..=20)
        .prop_flat_map(|(cards, players)| {
            (
                Just(players.min(cards)),
                prop::collection::vec(1_u8..=13, cards),
            )
        })
        .prop_map(|(players, ranks)| {
            let ranks: Vec<String> = ranks.iter().map(u8::to_string).collect();
            format!("{} {players}\n{}\n", ranks.len(), ranks.join(" "))
        });
    prop::collection::vec(case, 0..6).prop_map(|cases| cases.concat() + "0 0\n")
}

proptest! {
    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = answers(&bytes);
    }

    #[test]
    fn bytes_of_the_formats_alphabet_never_panic(text in "[0-9 \n]{0,400}") {
        let _ = answers(text.as_bytes());
    }

    #[test]
    fn valid_input_is_answered_with_one_line_per_case(input in valid_input()) {
        let cases = (input.lines().count() - 1) / 2;
        prop_assert_eq!(answered(&input).lines().count(), cases);
    }

    #[test]
    fn a_changed_byte_is_answered_or_refused_and_earlier_answers_stand(
        input in valid_input(),
        place in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let whole = answered(&input);
        let mut changed = input.clone().into_bytes();
        let place = place.index(changed.len());
        changed[place] = byte;
        let (output, result) = answers(&changed);
        // Cases that end before the changed byte are answered the same.
        let lines_before = input[..place].matches('\n').count();
        let untouched = whole.lines().take(lines_before / 2);
        prop_assert!(untouched.zip(output.lines()).all(|(a, b)| a == b));
        prop_assert!(output.lines().count() >= (lines_before / 2).min(whole.lines().count()));
        if let Err(error) = result {
            prop_assert!(error.to_string().starts_with("line "));
        }
    }

    #[test]
    fn input_cut_anywhere_gives_a_prefix_of_the_answers(
        input in valid_input(),
        place in any::<prop::sample::Index>(),
    ) {
        let whole = answered(&input);
        let (output, _) = answers(&input.as_bytes()[..place.index(input.len())]);
        // The last rank may have lost its second digit, which changes only its own answer.
        let complete = output.lines().count().saturating_sub(1);
        prop_assert!(output.lines().take(complete).eq(whole.lines().take(complete)));
    }
}
