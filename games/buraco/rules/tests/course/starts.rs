//! Files that set how a game begins.

use baralho_buraco::itp::{BadLine, BadStartFile, WrongLine, read_start};

use crate::cards;

const FILE: &str = "[ 3♥ 4♥ ]\n[ K♠ ]\n7♦\n1\n";

fn wrong(text: &str) -> BadStartFile {
    read_start(text, 2).expect_err(text)
}

#[test]
fn a_file_has_a_line_per_hand_then_the_pile_then_who_plays_first() {
    let start = read_start(FILE, 2).expect("a start");
    assert_eq!(start.hands, [cards("3♥ 4♥"), cards("K♠")]);
    assert_eq!((start.pile, start.first), (cards("7♦")[0], 1));
}

#[test]
fn windows_lines_a_byte_order_mark_empty_lines_and_an_empty_hand_are_fine() {
    let text = "\u{feff}[ 3♥ 4♥ ]\r\n\r\n[  ]\r\n7♦\r\n0";
    let start = read_start(text, 2).expect("a start");
    assert_eq!(start.hands[1], []);
    assert_eq!(start.first, 0);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    for (text, line, what) in [
        ("", 1, WrongLine::NoHand(0)),
        ("[ 3♥ ]\n", 2, WrongLine::NoHand(1)),
        ("[ 3♥ ]\n[ 4♥ ]\n", 3, WrongLine::NoPile),
        ("[ 3♥ ]\n[ 4♥ ]\n7♦ 8♦\n", 3, WrongLine::Pile(2)),
        ("[ 3♥ ]\n[ 4♥ ]\n[ ]\n", 3, WrongLine::Pile(0)),
        ("[ 3♥ ]\n[ 4♥ ]\n7♦\n", 4, WrongLine::NoFirst(1)),
        (
            "[ 3♥ ]\n\n[ 4♥ ]\n7♦\n2\n",
            5,
            WrongLine::First {
                word: "2".to_owned(),
                last: 1,
            },
        ),
        (
            "[ 3♥ ]\n[ 4♥ x ]\n",
            2,
            WrongLine::Cards(BadLine::NotACard("x".to_owned())),
        ),
        ("[ 3♥ ]\n[ 4♥\n", 2, WrongLine::Cards(BadLine::Brackets)),
    ] {
        assert_eq!(wrong(text), BadStartFile { line, wrong: what }, "{text:?}");
    }
}
