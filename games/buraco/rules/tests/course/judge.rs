//! The judge's answers and verdicts.

use baralho_buraco::{
    Compat, Illegal, Move,
    itp::{BadLine, Disqualified, Judge, Letter, Offence, Verdict},
};
use baralho_game::Seat;

use crate::course::{game, ids, set};

/// Types lines that the judge must accept; answers what was told after the last.
fn type_lines(judge: &mut Judge, lines: &[&str]) -> Vec<Letter> {
    let mut told = Vec::new();
    for line in lines {
        told = judge
            .line(line.as_bytes(), &mut ())
            .unwrap_or_else(|out| panic!("{line}: {out}"));
    }
    told
}

fn refused(judge: &mut Judge, line: &str) -> Disqualified {
    judge.line(line.as_bytes(), &mut ()).expect_err(line)
}

fn to(seat: usize, line: &str) -> Letter {
    (Seat::new(seat), line.to_owned())
}

#[test]
fn everybody_is_told_the_ids_their_own_their_hand_and_the_pile() {
    let judge = Judge::new(game("3♥ 10♦ 2♠", "K♣", "4♥"), ids(2));
    let first = ["p1.bot p2.bot", "p1.bot", "[ 3♥ 10♦ 2♠ ]", "4♥"];
    assert_eq!(judge.opening(Seat::new(0)), first);
    let second = ["p1.bot p2.bot", "p2.bot", "[ K♣ ]", "4♥"];
    assert_eq!(judge.opening(Seat::new(1)), second);
    assert_eq!(judge.announcement(), Some("p1.bot"));
}

#[test]
fn who_draws_sees_the_card_and_the_others_only_that_one_was_drawn() {
    let mut judge = Judge::new(game("3♥ 9♦", "K♣", "4♥"), ids(2));
    let next = judge
        .game()
        .stock()
        .next()
        .expect("a stock")
        .symbol()
        .to_string();
    let told = type_lines(&mut judge, &["GET_STOCK and more"]);
    assert_eq!(told, [to(0, &next), to(1, "GET_STOCK")]);
}

#[test]
fn who_takes_the_pile_sees_its_rest_bottom_to_top_and_two_blanks_when_it_is_empty() {
    let mut judge = Judge::new(game("5♥ 6♥ 9♦ 9♠", "4♣ 5♣ 2♠ 3♣", "7♥"), ids(2));
    let told = type_lines(&mut judge, &["GET_DISCARD 6♥ 5♥"]);
    assert_eq!(told, [to(0, "[  ]"), to(1, "GET_DISCARD [ 6♥ 5♥ ]")]);
    let mut judge = Judge::new(game("3♣ 8♠", "4♣ 5♣ K♠", "7♥"), ids(2));
    let told = type_lines(
        &mut judge,
        &["GET_STOCK", "DISCARD 3♣", "GET_DISCARD [ 4♣ 5♣ ]"],
    );
    assert_eq!(told, [to(1, "[ 7♥ ]"), to(0, "GET_DISCARD [ 4♣ 5♣ ]")]);
}

#[test]
fn a_new_meld_is_told_in_its_order_and_an_addition_as_typed() {
    let mut judge = Judge::new(game("6♥ 4♥ 2♠ 8♥ 7♥ 9♦ K♦", "K♣", "J♣"), ids(2));
    let told = type_lines(&mut judge, &["GET_STOCK", "MELD_NEW 6♥ 2♠ 4♥"]);
    assert_eq!(told, [to(1, "MELD_NEW [ 4♥ 2♠ 6♥ ]")]);
    let told = type_lines(&mut judge, &["MELD_JOIN 0 [ 8♥ 7♥ ]"]);
    assert_eq!(told, [to(1, "MELD_JOIN 0 [ 8♥ 7♥ ]")]);
    let told = type_lines(&mut judge, &["MELD_JOIN 0 [ ]"]);
    assert_eq!(told, [to(1, "MELD_JOIN 0 [  ]")]);
    let told = type_lines(&mut judge, &["DISCARD [ 9♦ ]"]);
    assert_eq!(told, [to(1, "DISCARD 9♦")]);
    assert_eq!(judge.announcement(), Some("p2.bot"));
}

#[test]
fn going_out_ends_the_game_with_the_higher_points_winning() {
    let mut judge = Judge::new(game("3♥ 4♥ 5♥", "K♣ K♦", "J♣"), ids(2));
    type_lines(&mut judge, &["GET_STOCK", "MELD_NEW 3♥ 4♥ 5♥"]);
    let last = judge.game().hand_cards(Seat::new(0))[0].symbol();
    assert_eq!(judge.verdict(), None);
    let told = type_lines(&mut judge, &[&format!("DISCARD {last}")]);
    assert_eq!(told, [to(1, &format!("DISCARD {last}"))]);
    let verdict = judge.verdict().expect("the end");
    assert_eq!(verdict.line("7", judge.ids()), "OK 7 115 -20 p1.bot");
    assert_eq!(judge.announcement(), None);
}

#[test]
fn equal_points_are_a_draw_and_four_players_win_in_pairs() {
    for (seed, points, winner, players, line) in [
        ("-3", [-5, -5], None, 2, "OK -3 -5 -5 empate"),
        ("9", [1, 2], Some(1), 4, "OK 9 1 2 p2.bot e p4.bot"),
    ] {
        let verdict = Verdict {
            regular: true,
            points,
            winner,
        };
        assert_eq!(verdict.line(seed, &ids(players)), line);
    }
}

#[test]
fn asking_an_empty_stock_ends_the_game_in_silence() {
    let mut judge = Judge::new(game("3♥ 4♥", "K♣", "J♣"), ids(2));
    while judge.game().stock().len() > 0 {
        let told = type_lines(&mut judge, &["GET_STOCK"]);
        let drawn = told[0].1.clone();
        type_lines(&mut judge, &[&format!("DISCARD {drawn}")]);
    }
    assert_eq!(type_lines(&mut judge, &["GET_STOCK"]), []);
    let verdict = judge.verdict().expect("the end");
    assert_eq!(verdict.points, [-10, -10]);
    assert!(verdict.regular);
}

#[test]
fn a_line_that_is_not_allowed_loses_whatever_the_points() {
    for (line, offence) in [
        ("DISCARD 3♥", Offence::Illegal(Illegal::DrawFirst)),
        (
            "HELLO",
            Offence::Line(BadLine::UnknownCommand("HELLO".to_owned())),
        ),
        ("", Offence::Line(BadLine::Empty)),
    ] {
        let mut judge = Judge::new(game("3♥", "K♣ K♦", "J♣"), ids(2));
        let out = refused(&mut judge, line);
        assert_eq!((out.seat, out.offence), (Seat::new(0), offence));
        assert_eq!(out.verdict.line("1", judge.ids()), "NOK 1 -5 -20 p2.bot");
    }
}

#[test]
fn after_a_failed_addition_the_points_include_its_cards() {
    let mut judge = Judge::new(game("3♥ 4♥ 5♥ K♠ 9♠", "K♣", "J♣"), ids(2));
    type_lines(&mut judge, &["GET_STOCK", "MELD_NEW 3♥ 4♥ 5♥"]);
    let before = judge.game().points();
    let out = refused(&mut judge, "MELD_JOIN 0 [ K♠ ]");
    assert_eq!(out.verdict.points, [before[0] + 10, before[1]]);
}

#[test]
fn the_reference_gives_team_0_the_victory_unless_seat_0_is_the_culprit() {
    let hands = ["3♥", "4♥", "5♥", "6♥"];
    for (culprit, compat, winner) in [
        (0, Compat::Itp, 1),
        (1, Compat::Itp, 0),
        (2, Compat::Itp, 0),
        (3, Compat::Itp, 0),
        (2, Compat::Off, 1),
        (3, Compat::Off, 0),
    ] {
        let judge = Judge::new(set(&hands, "J♣", compat), ids(4));
        let verdict = judge.disqualify(Seat::new(culprit));
        assert_eq!(verdict.winner, Some(winner), "{culprit} {compat:?}");
        assert!(!verdict.regular);
    }
}

#[test]
fn where_the_reference_crashes_the_culprit_is_disqualified() {
    let begin = |lines: &[&str]| {
        let mut judge = Judge::new(game("2♥ 2♠ 2♦ 5♥ 6♥ K♠ K♦", "K♣ 9♦", "7♥"), ids(2));
        type_lines(&mut judge, lines);
        judge
    };
    let mut only_twos = begin(&["GET_STOCK"]);
    assert_eq!(
        refused(&mut only_twos, "MELD_NEW 2♥ 2♠ 2♦").verdict.winner,
        Some(1)
    );
    let mut index = begin(&["GET_STOCK", "MELD_NEW 2♥ 5♥ 6♥"]);
    assert_eq!(
        refused(&mut index, "MELD_JOIN zero [ 2♠ ]").verdict.winner,
        Some(1)
    );
    // Empty after a take.
    let mut empty = Judge::new(game("5♥ 6♥ 8♦ K♠", "K♣ 9♦", "7♥"), ids(2));
    type_lines(&mut empty, &["GET_DISCARD 5♥ 6♥"]);
    assert_eq!(empty.game().pile().len(), 0);
    assert!(matches!(
        refused(&mut empty, "GET_DISCARD K♠ 8♦").offence,
        Offence::Illegal(Illegal::DrawnAlready)
    ));
}

#[test]
fn a_turn_without_end_ends() {
    let mut judge = Judge::new(game("3♥ 4♥ 5♥ K♠", "K♣", "J♣"), ids(2));
    type_lines(&mut judge, &["GET_STOCK", "MELD_NEW 3♥ 4♥ 5♥"]);
    for _ in 2..Judge::MOST_LINES {
        type_lines(&mut judge, &["MELD_JOIN 0 [ ]"]);
    }
    let out = refused(&mut judge, "MELD_JOIN 0 [ ]");
    assert_eq!(out.offence, Offence::TooManyLines);
}

#[test]
fn the_lines_of_a_turn_are_counted_anew_in_the_next() {
    let mut judge = Judge::new(game("3♥ 4♥ 5♥ K♠", "K♣ 9♦", "J♣"), ids(2));
    type_lines(&mut judge, &["GET_STOCK", "MELD_NEW 3♥ 4♥ 5♥"]);
    for _ in 0..Judge::MOST_LINES - 10 {
        type_lines(&mut judge, &["MELD_JOIN 0 [ ]"]);
    }
    type_lines(
        &mut judge,
        &["DISCARD K♠", "GET_STOCK", "DISCARD K♣", "GET_STOCK"],
    );
    for _ in 0..20 {
        type_lines(&mut judge, &["MELD_JOIN 0 [ ]"]);
    }
}

#[test]
fn a_person_is_refused_without_any_change_and_held_to_the_strict_rules() {
    let mut judge = Judge::new(game("3♥ 4♥ 5♥ Q♥ K♥ A♠", "K♣", "J♣"), ids(2));
    let before = judge.game().clone();
    assert_eq!(
        judge.make(Move::Discard(crate::cards("3♥")[0]), &mut ()),
        Err(Illegal::DrawFirst)
    );
    assert_eq!(*judge.game(), before);
    judge.make(Move::Draw, &mut ()).expect("a draw");
    let foreign_ace = baralho_buraco::Bag::from_cards(crate::cards("Q♥ K♥ A♠")).expect("cards");
    assert!(
        judge
            .make(Move::Meld { cards: foreign_ace }, &mut ())
            .is_err()
    );
    type_lines(&mut judge, &["MELD_NEW Q♥ K♥ A♠"]);
}
