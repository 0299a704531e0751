//! What bots type.

use baralho_buraco::{
    Move,
    itp::{BadLine, Bracketed, Command},
};
use proptest::prelude::*;

use crate::cards;

fn read(text: &str) -> Result<Command, BadLine> {
    Command::read(text.as_bytes())
}

#[test]
fn brackets_around_the_cards_are_optional_except_after_meld_join() {
    let two = cards("8♥ 6♥");
    assert_eq!(
        read("GET_DISCARD [ 8♥ 6♥ ]"),
        Ok(Command::GetDiscard(two.clone()))
    );
    assert_eq!(
        read("GET_DISCARD 8♥ 6♥"),
        Ok(Command::GetDiscard(two.clone()))
    );
    assert_eq!(read("MELD_NEW 8♥ 6♥"), Ok(Command::MeldNew(two.clone())));
    assert_eq!(read("DISCARD [ 8♥ ]"), Ok(Command::Discard(two[0])));
    assert_eq!(read("DISCARD 8♥"), Ok(Command::Discard(two[0])));
    assert_eq!(read("MELD_JOIN 3 [ 8♥ 6♥ ]"), Ok(Command::MeldJoin(3, two)));
    assert_eq!(read("MELD_JOIN 3 8♥ 6♥"), Err(BadLine::Brackets));
    assert_eq!(read("MELD_JOIN 3"), Err(BadLine::Brackets));
}

#[test]
fn an_addition_of_no_cards_is_read() {
    assert_eq!(
        read("MELD_JOIN 0 [ ]"),
        Ok(Command::MeldJoin(0, Vec::new()))
    );
    assert_eq!(
        Command::MeldJoin(0, Vec::new()).to_string(),
        "MELD_JOIN 0 [  ]"
    );
    assert_eq!(Command::MeldJoin(0, Vec::new()).to_move(), Ok(None));
}

#[test]
fn blanks_may_be_many_and_a_line_may_end_as_on_windows() {
    assert_eq!(
        read("  DISCARD   10♠  \r\n"),
        Ok(Command::Discard(cards("10♠")[0]))
    );
    assert_eq!(read("GET_STOCK\r"), Ok(Command::GetStock));
}

#[test]
fn a_tab_is_not_a_blank() {
    let word = "DISCARD\t10♠".to_owned();
    assert_eq!(read("DISCARD\t10♠"), Err(BadLine::UnknownCommand(word)));
    let word = "10♠\t".to_owned();
    assert_eq!(read("DISCARD 10♠\t"), Err(BadLine::NotACard(word)));
}

#[test]
fn anything_after_get_stock_is_ignored() {
    assert_eq!(read("GET_STOCK please [ 3♥"), Ok(Command::GetStock));
    assert_eq!(Command::read(b"GET_STOCK \xff"), Ok(Command::GetStock));
}

#[test]
fn bytes_that_are_no_text_are_told_as_such() {
    assert_eq!(Command::read(b"DISCARD \xe2\x99"), Err(BadLine::NotUtf8));
    assert_eq!(Command::read(b"GET_STOCK\xff"), Err(BadLine::NotUtf8));
}

#[test]
fn only_the_protocols_own_cards_are_cards() {
    for word in ["7H", "7h", "a♥", "1♥", "11♥", "♥", "7♡", "7♥♥", "07♥"] {
        let bad = BadLine::NotACard(word.to_owned());
        assert_eq!(read(&format!("DISCARD {word}")), Err(bad));
    }
}

#[test]
fn brackets_stand_between_blanks_and_in_pairs() {
    for line in [
        "DISCARD [7♥]",
        "DISCARD [ 7♥",
        "MELD_NEW 3♥ 4♥ 5♥ ]",
        "MELD_NEW [ [ 3♥ 4♥ 5♥ ] ]",
        "MELD_JOIN 0 [ 7♥",
    ] {
        assert_eq!(read(line), Err(BadLine::Brackets), "{line}");
    }
}

#[test]
fn a_melds_number_is_made_of_digits() {
    for word in "x -1 +1 1.0 1e0 [ 99999999999999999999999".split(' ') {
        let bad = BadLine::NotAnIndex(word.to_owned());
        assert_eq!(read(&format!("MELD_JOIN {word} [ 7♥ ]")), Err(bad));
    }
    let word = String::new();
    assert_eq!(read("MELD_JOIN"), Err(BadLine::NotAnIndex(word)));
}

#[test]
fn a_discard_is_of_exactly_one_card() {
    assert_eq!(read("DISCARD"), Err(BadLine::DiscardCount(0)));
    assert_eq!(read("DISCARD [ ]"), Err(BadLine::DiscardCount(0)));
    assert_eq!(read("DISCARD 7♥ 8♥"), Err(BadLine::DiscardCount(2)));
}

#[test]
fn commands_are_in_capitals_and_there_are_five() {
    for word in ["get_stock", "DRAW", "[", "GET_STOCKS"] {
        let bad = BadLine::UnknownCommand(word.to_owned());
        assert_eq!(read(word), Err(bad));
    }
    assert_eq!(read(""), Err(BadLine::Empty));
    assert_eq!(read("   "), Err(BadLine::Empty));
}

#[test]
fn cards_are_written_between_brackets_with_two_blanks_when_there_are_none() {
    assert_eq!(Bracketed(&cards("KH 10D")).to_string(), "[ K♥ 10♦ ]");
    assert_eq!(Bracketed(&[]).to_string(), "[  ]");
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..80)) {
        let _ = Command::read(&bytes);
    }

    #[test]
    fn what_is_written_is_read_back(
        command in 0..5_usize,
        index in 0..40_usize,
        picked in proptest::collection::vec(0..52_usize, 1..20),
    ) {
        let cards: Vec<_> = picked
            .into_iter()
            .filter_map(baralho_cards::Card::from_index)
            .collect();
        let line = match command {
            0 => Command::GetStock,
            1 => Command::GetDiscard(cards),
            2 => Command::MeldNew(cards),
            3 => Command::MeldJoin(index, cards),
            _ => Command::Discard(cards[0]),
        };
        prop_assert_eq!(read(&line.to_string()), Ok(line.clone()));
        if let Ok(Some(chosen)) = line.to_move() {
            let typed = Command::from(chosen);
            prop_assert_eq!(typed.to_move(), Ok(Some(chosen)));
        }
    }
}

#[test]
fn a_card_three_times_is_no_move_of_the_game() {
    let line = read("MELD_NEW 3♥ 3♥ 3♥").expect("a line");
    assert!(line.to_move().is_err());
    assert_eq!(
        read("GET_STOCK").map(|line| line.to_move()),
        Ok(Ok(Some(Move::Draw)))
    );
}
