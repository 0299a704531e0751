//! Which cards a card takes.

use baralho_game::Game;
use baralho_scopa::{Bag, Event, Large, Move};

use crate::rulings::{assert_refused, captures, cartas, chosen, play, round_from, rules, shown};

#[test]
fn fewest_takes_a_card_of_equal_value_before_any_sum() {
    let rules = rules("escopa", 2, "");
    assert_eq!(captures(&rules, "2D 5C 3S AH", "5S"), ["5C"]);
}

#[test]
fn fewest_allows_only_the_sets_with_the_fewest_cards() {
    let rules = rules("escopa", 2, "");
    assert_eq!(captures(&rules, "AD 2D 4C 6S 3H", "7S"), ["AD 6S", "4C 3H"]);
    assert_eq!(
        captures(&rules, "AD 2D 4C 5S 3H", "KS"),
        ["AD 4C 5S", "2D 5S 3H"]
    );
}

#[test]
fn rank_first_takes_exactly_one_card_of_equal_value() {
    let rules = rules("scopone", 4, "");
    assert_eq!(captures(&rules, "7C 7S 3D 4D", "7H"), ["7C", "7S"]);
}

#[test]
fn rank_first_takes_any_sum_when_no_equal_value_lies_there() {
    let rules = rules("scopone", 4, "");
    assert_eq!(
        captures(&rules, "AD 2D 4C 6S 3H", "7S"),
        ["AD 2D 4C", "AD 6S", "4C 3H"]
    );
}

#[test]
fn fifteen_takes_any_set_that_makes_fifteen_with_the_card() {
    let rules = rules("escoba", 2, "choice=player");
    assert_eq!(
        captures(&rules, "7C 8D 4S 3H AD", "7D"),
        ["7C AD", "8D", "4S 3H AD"]
    );
    assert!(
        captures(&rules, "7C", "7D").is_empty(),
        "equal values are nothing special"
    );
}

#[test]
fn the_game_picks_the_set_with_the_most_cards() {
    let rules = rules("scopa", 2, "");
    assert_eq!(chosen(&rules, "6S AD 2C 4H", "7S"), "AD 2C 4H");
    assert_eq!(chosen(&rules, "6S AD 2C 7H", "7S"), "7H", "rank first");
}

#[test]
fn equal_sizes_are_decided_by_the_settebello_then_diamonds_then_sevens_then_age() {
    let escoba = rules("escoba", 2, "");
    for (table, taken, why) in [
        ("8D AD 7D 2C", "7D 2C", "the 7 of diamonds"),
        ("8S AS 6D 3D", "6D 3D", "more diamonds"),
        ("8S AS 7H 2S", "7H 2S", "more sevens"),
        ("8S AS 6H 3S", "8S AS", "the oldest"),
        ("6H 8S 3S AS", "6H 3S", "from the oldest on"),
    ] {
        assert_eq!(chosen(&escoba, table, "6S"), taken, "{why}");
    }
    let scopa = rules("scopa", 2, "");
    assert_eq!(chosen(&scopa, "7S 7D", "7H"), "7D");
    assert_eq!(chosen(&scopa, "4S 4D", "4H"), "4D");
    assert_eq!(chosen(&scopa, "4S 4C", "4H"), "4S");
}

#[test]
fn a_card_that_can_capture_may_not_be_laid() {
    let rules = rules("escopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 5C 6S KH 2D 5S 7C 3D 3S 3H");
    for (card, reason) in [
        ("5S", "5S must capture: 5C lies on the table"),
        ("7C", "7C must capture: AD and 6S lie on the table"),
    ] {
        let wanted = Move {
            card: cartas(&rules, card)[0],
            take: Some(Bag::EMPTY),
        };
        assert_refused(&mut round, wanted, reason);
    }
}

#[test]
fn escopas_example_has_exactly_three_moves() {
    let rules = rules("escopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 5C 6S KH 2D 5S 7C 3D 3S 3H");
    let moves: Vec<String> = round
        .moves()
        .into_iter()
        .map(|m| Large::move_to_text(&rules, m))
        .collect();
    assert_eq!(moves, ["2D", "5Sx5C", "7CxAD+6S"]);
    play(&mut round, "7C");
    assert_eq!(shown(&rules, round.open().table.iter().copied()), "5C KH");
}

#[test]
fn scopas_example_ends_in_a_scopa() {
    // A nine opens too, and is captured first, so that 4 3 6 lie there as in the example.
    let rules = rules("scopa", 2, "");
    let mut round = round_from(&rules, 0, "4S 3S 6D 9H 7D 3D 10D 9C 4C 8C");
    play(&mut round, "9C 7D");
    assert_eq!(shown(&rules, round.open().table.iter().copied()), "6D");
    play(&mut round, "4C 10D");
    assert!(round.open().table.is_empty());
    assert_eq!(round.open().sweeps[0], 1);
}

#[test]
fn taking_the_last_cards_on_the_table_is_a_sweep_worth_one_point_at_once() {
    let rules = rules("escopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 2C 4S KH KD 3S 7D 7S 5D 6D");
    let mut events = Vec::new();
    for text in ["KD", "7S"] {
        let wanted = round.move_from_text(text).expect("a move");
        round.play(wanted, &mut events).expect("legal");
    }
    assert!(matches!(events[0], Event::Played { sweep: false, .. }));
    assert!(matches!(events[1], Event::Played { sweep: true, .. }));
    assert_eq!(round.open().sweeps[1], 1);
    assert_eq!(
        round.tally().points(),
        [0, 2],
        "the sweep, and the most cards so far"
    );
}

#[test]
fn a_capture_must_lie_on_the_table_and_sum_up_and_come_first() {
    let escopa = rules("escopa", 2, "");
    let scopone = rules("scopone", 4, "cards_per_deal=9");
    let first = round_from(&escopa, 1, "AD 5C 6S 2H 2D 5S 7C 3D 3S 3H");
    let fewest = round_from(&escopa, 1, "AD 4C 6S 2H 2D 5S 7C 3D 3S 3H");
    let by_rank = round_from(&scopone, 3, "AD 5C 6S 7H 7C");
    for (mut round, text, reason) in [
        (
            first,
            "7Cx4D+3C",
            "7C cannot take 3C: it does not lie on the table, where there is AD, 5C, 6S and 2H",
        ),
        (
            first,
            "7CxAD+5C",
            "7C cannot take AD and 5C: they sum to 6, expected 7",
        ),
        (
            first,
            "KDx6S",
            "KD is not in the hand: it holds 2D, 5S and 7C",
        ),
        (
            fewest,
            "7CxAD+2H+4C",
            "7C cannot take AD, 2H and 4C: a capture of 2 comes first, such as AD and 6S",
        ),
        (
            by_rank,
            "7CxAD+6S",
            "7C cannot take AD and 6S: 7H has the same value and comes first",
        ),
    ] {
        let wanted = round.move_from_text(text).expect("a move");
        assert_refused(&mut round, wanted, reason);
    }
}

#[test]
fn where_the_game_picks_another_pick_is_refused() {
    let rules = rules("scopa", 2, "");
    let mut round = round_from(&rules, 1, "6S AD 2C 4H 7S 8D 8S 3D 3S 3H");
    let wanted = round.move_from_text("7Sx6S+AD").expect("a move");
    assert_refused(
        &mut round,
        wanted,
        "the game picks the capture here: 7S takes AD, 2C and 4H",
    );
    play(&mut round, "7SxAD+2C+4H");
}

#[test]
fn a_bare_card_takes_its_only_capture_and_asks_when_there_are_several() {
    let rules = rules("escopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 6C 3S 4H 7D KD 2S 5D 6D 7S");
    let wanted = round.move_from_text("7D").expect("a move");
    assert_refused(
        &mut round,
        wanted,
        "7D can capture in 2 ways: say which, 7DxAD+6C or 7Dx3S+4H",
    );
    play(&mut round, "7Dx3S+4H");
}
