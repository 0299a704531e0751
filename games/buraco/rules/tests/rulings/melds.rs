//! What is a meld and in which order it is shown: each row of the examples, and the text.

use super::*;

#[test]
fn a_wild_fills_a_gap() {
    is_shown("4H 5H 2C 7H", "4H 5H 2C 7H");
}

#[test]
fn two_wilds_make_no_meld() {
    let reason = is_no_meld("4H 5H 2C 7H 2D 9H");
    assert!(matches!(reason, NotAMeld::Wilds { given: 2, .. }));
}

#[test]
fn ace_two_three_is_a_clean_meld() {
    is_shown("AH 2H 3H", "AH 2H 3H");
    let meld = Meld::judge(cards("AH 2H 3H").into_iter(), Compat::Off).expect("a meld");
    assert!(!meld.has_wild());
}

#[test]
fn a_two_of_another_suit_is_a_wild_two() {
    is_shown("AH 2S 3H", "AH 2S 3H");
    let meld = Meld::judge(cards("AH 2S 3H").into_iter(), Compat::Off).expect("a meld");
    assert!(meld.has_wild());
}

#[test]
fn an_ace_stands_behind_a_king() {
    is_shown("QH KH AH", "QH KH AH");
}

#[test]
fn a_two_with_king_and_ace_is_a_wild_queen() {
    is_shown("KH AH 2H", "2H KH AH");
}

#[test]
fn a_run_does_not_turn_the_corner() {
    assert!(matches!(
        is_no_meld("KH AH 2H 3H"),
        NotAMeld::Missing { wild: true, .. }
    ));
}

#[test]
fn a_natural_two_may_have_a_wild_in_front() {
    is_shown("2H 2S 3H", "2S 2H 3H");
}

#[test]
fn ace_natural_two_and_a_wild_is_a_meld() {
    is_shown("AH 2H 2S", "2S AH 2H");
}

#[test]
fn twos_alone_are_no_meld() {
    assert_eq!(is_no_meld("2H 2S 2D"), NotAMeld::OnlyTwos);
    assert_eq!(is_no_meld("2H 2H 2S"), NotAMeld::OnlyTwos);
}

#[test]
fn ace_to_ace_is_a_clean_meld_of_fourteen() {
    let all = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH";
    is_shown(all, all);
    let judged = judge(&cards(all), None, Compat::Off).expect("a meld");
    assert_eq!(judged.canastra(), Some(Canastra::Limpa));
    assert_eq!(judged.points(), 2 * 15 + 5 * 5 + 7 * 10 + 200);
    let with_wild = is_no_meld(&format!("{all} 2H"));
    assert_eq!(with_wild, NotAMeld::TooMany(15));
}

#[test]
fn a_wild_slides_into_the_gap_an_addition_opens() {
    let mut game = game(["5H 6H 2S 8H KS", "9C"], "JD");
    play(&mut game, &[Move::Draw, meld("2S 5H 6H")]);
    assert_eq!(melds(&game, 0), ["2S 5H 6H"]);
    play(&mut game, &[add(0, "8H")]);
    assert_eq!(melds(&game, 0), ["5H 6H 2S 8H"]);
}

#[test]
fn a_natural_two_may_become_the_wild_and_natural_again() {
    let mut game = game(["2H 3H 4H 6H 5H KS", "9C"], "JD");
    play(&mut game, &[Move::Draw]);
    for (next, shown, wild) in [
        (meld("2H 3H 4H"), "2H 3H 4H", false),
        (add(0, "6H"), "3H 4H 2H 6H", true),
        (add(0, "5H"), "2H 3H 4H 5H 6H", false),
    ] {
        play(&mut game, &[next]);
        let meld = game.melds(0).next().expect("a meld");
        assert_eq!((meld.to_string().as_str(), meld.has_wild()), (shown, wild));
    }
}

#[test]
fn an_ace_must_be_of_the_suit_except_in_the_compatibility_mode() {
    let strict = judge(&cards("QH KH AS"), None, Compat::Off);
    assert!(matches!(strict, Err(NotAMeld::Suits { .. })));
    assert_eq!(order("QH KH AS", Compat::Itp).as_deref(), Some("QH KH AS"));
}

#[test]
fn a_card_is_used_once_per_copy_held_except_in_the_compatibility_mode() {
    let hand = "2H 3H 4H KS";
    let mut strict = game([hand, "9C"], "JD");
    play(&mut strict, &[Move::Draw]);
    assert_eq!(
        strict.hand(Seat::new(0)).count(card("2H")),
        1,
        "the other was not drawn"
    );
    let (card, held, needed) = (card("2H"), 1, 2);
    let refusal = Illegal::NotHeld { card, held, needed };
    assert_eq!(strict.check(meld("2H 2H 3H 4H")), Err(refusal));

    let mut judged = reference_game([hand, "9C"], "JD");
    ask(&mut judged, &Command::GetStock).expect("a card");
    let typed = cards("2H 2H 3H 4H");
    let answer = ask(&mut judged, &Command::MeldNew(typed.clone()));
    assert_eq!(answer, Ok(Answer::Melded(typed)));
    assert_eq!(
        judged.hand(Seat::new(0)).len(),
        2,
        "only what was held leaves the hand"
    );
    judged.audit().expect("the extra card is accounted for");
}

#[test]
fn a_meld_has_at_least_three_cards_of_one_suit_and_no_sets() {
    assert_eq!(is_no_meld("5H 6H"), NotAMeld::TooFew(2));
    assert!(matches!(is_no_meld("7H 7S 7D"), NotAMeld::Suits { .. }));
    assert!(matches!(is_no_meld("4H 5H 6S"), NotAMeld::Suits { .. }));
    assert!(matches!(is_no_meld("4H 5H 5H 6H"), NotAMeld::Twice(_)));
    assert!(matches!(is_no_meld("AH AH AH"), NotAMeld::Aces(3)));
    assert!(matches!(
        is_no_meld("AH AH KH 2S"),
        NotAMeld::Missing { .. }
    ));
}

#[test]
fn an_idle_wild_stands_in_front_never_at_the_back() {
    is_shown("5H 6H 2S", "2S 5H 6H");
    is_shown("QH KH 2S", "2S QH KH");
    is_shown("QH KH AH 2S", "2S QH KH AH");
    is_shown("AH 2H 3H 2S", "2S AH 2H 3H");
}

#[test]
fn a_lone_ace_leads_before_a_natural_two_and_else_follows_a_king() {
    is_shown("AC 2D 3C", "AC 2D 3C");
    is_shown("QC 2D AC", "QC 2D AC");
    is_shown("AC 2C 2D 4C", "AC 2C 2D 4C");
    is_shown(
        "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC",
        "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC",
    );
    // A lone two is free to stand anywhere, so it does not lead, and the king decides.
    is_shown(
        "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC",
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    );
}

#[test]
fn a_two_may_be_wild_in_its_own_suit() {
    is_shown("2H 3H 5H", "3H 2H 5H");
    is_shown("2H 4H 5H", "2H 4H 5H");
    is_shown("2H 2H 4H", "2H 2H 4H");
}
