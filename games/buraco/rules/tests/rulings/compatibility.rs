//! The compatibility mode: the reference judge's deals, orders and quirks.

use super::*;

#[test]
fn seed_1_deals_the_published_hand_and_pile() {
    let rules = BuracoRules::new(2, Compat::Itp).expect("two");
    let game = Buraco::deal_seed(&rules, &Standing::opening(&rules, 1), 1);
    let hand = cards("10H 10S 8C KS KH 4H 5C 2S 8S 6H 5D");
    assert_eq!(game.hand_cards(Seat::new(0)), hand);
    assert_eq!(game.pile(), cards("3S"));
}

#[test]
fn a_hand_of_seven_or_more_is_charged_like_a_canastra_in_the_compatibility_mode() {
    for (hand, strict, reference) in [
        ("3H 4H 5H 9S 9C KD QD", -55, -255),
        // The two is followed by its three.
        ("2H 3H 5H 9S 9C KD QD", -60, -260),
        // The two is not followed by its three.
        ("2H 5H 3H 9S 9C KD QD", -60, -160),
        // A two at the end does not count.
        ("3H 5H 9S 9C KD QD 2H", -60, -260),
        ("3H 4H 5H 9S 9C KD", -45, -45),
        ("", 100, 100),
    ] {
        assert_eq!(hand_points(&cards(hand), Compat::Off), strict, "{hand}");
        assert_eq!(hand_points(&cards(hand), Compat::Itp), reference, "{hand}");
    }
}

#[test]
fn hands_keep_their_order_and_draws_go_to_the_end() {
    let mut game = reference_game(["9S 3H KD 3H 5C", "9C"], "JD");
    let Ok(Answer::Drew(drawn)) = ask(&mut game, &Command::GetStock) else {
        panic!("the stock is full")
    };
    let mut hand = cards("9S 3H KD 3H 5C");
    hand.push(drawn);
    assert_eq!(game.hand_cards(Seat::new(0)), hand);
    ask(&mut game, &Command::Discard(card("3H"))).expect("held");
    hand.remove(1);
    assert_eq!(
        game.hand_cards(Seat::new(0)),
        hand,
        "the first match leaves"
    );
}

#[test]
fn taking_the_pile_adds_its_rest_from_the_top_down_and_shuffles_the_hand() {
    let rules = BuracoRules::new(2, Compat::Itp).expect("two");
    let start = start(&["6H 9S 7H KD QC", "5H 9C"], "JD", 0);
    let mut game = itp::start(&rules, &start, "5").expect("a start");
    let mut shuffler = itp::Gibson::new("5");
    // What the start spent: two packs twice each, then both together.
    for size in [52, 52, 52, 52, 104] {
        shuffler.shuffle(&mut vec![0; size]);
    }
    for discarded in ["KD", "5H"] {
        ask(&mut game, &Command::GetStock).expect("a card");
        ask(&mut game, &Command::Discard(card(discarded))).expect("held");
    }
    let mut hand = game.hand_cards(Seat::new(0));
    let typed = cards("7H 6H");
    let answer = ask(&mut game, &Command::GetDiscard(typed.clone())).expect("a meld");
    assert_eq!(answer, Answer::Took(cards("JD KD")));
    hand.retain(|card| !typed.contains(card));
    hand.extend(cards("KD JD"));
    shuffler.shuffle(&mut hand);
    assert_eq!(game.hand_cards(Seat::new(0)), hand);
}

#[test]
fn a_set_start_shuffles_by_the_seed_and_takes_the_listed_cards_out_of_the_stock() {
    let rules = BuracoRules::new(2, Compat::Itp).expect("two");
    let dealt = itp::deal(&rules, "1");
    let start = start(&["3H 3H 3H", "4H"], "5S", 1);
    let game = itp::start(&rules, &start, "1").expect("a start");
    assert_eq!(game.turn(), Some(Seat::new(1)));
    assert_eq!(
        game.hand_cards(Seat::new(0)),
        cards("3H 3H 3H"),
        "hands are as listed"
    );
    assert_eq!(game.stock().len(), 100, "a card no longer there is skipped");
    game.audit().expect("the third copy is accounted for");
    // The stock is the whole shuffled pack of that seed without the first matches.
    let mut all: Vec<Card> = dealt.stock().rev().collect();
    all.push(dealt.pile()[0]);
    for round in (0..11).rev() {
        for seat in [1, 0] {
            all.push(dealt.hand_cards(Seat::new(seat))[round]);
        }
    }
    for card in cards("3H 3H 4H 5S") {
        let place = all
            .iter()
            .position(|&held| held == card)
            .expect("a card of the pack");
        all.remove(place);
    }
    assert!(game.stock().rev().eq(all));
}

#[test]
fn the_suit_of_an_ace_is_not_checked_and_the_first_other_card_gives_the_suit() {
    assert_eq!(order("AS 2H 3H", Compat::Itp).as_deref(), Some("AS 2H 3H"));
    assert_eq!(order("AD AS 2H 2C", Compat::Itp), None);
    assert_eq!(order("AD 2S 2D", Compat::Itp).as_deref(), Some("2S AD 2D"));
}

#[test]
fn after_a_failed_join_the_points_include_its_cards() {
    let mut game = reference_game(["3H 4H 5H KS 9D", "9C"], "JD");
    ask(&mut game, &Command::GetStock).expect("a card");
    ask(&mut game, &Command::MeldNew(cards("3H 4H 5H"))).expect("a meld");
    let points = game.points();
    let before = game.clone();
    let mut join = |index| ask(&mut game, &Command::MeldJoin(index, cards("KS"))).expect_err("no");
    let (refusal, missing) = (join(0), join(7));
    assert!(matches!(refusal.illegal, Illegal::NotAMeld { .. }));
    assert_eq!(refusal.points, [points[0] + 10, points[1]]);
    assert_eq!(missing.points, points);
    assert_eq!(game, before, "a refusal changes nothing");
}

#[test]
fn joining_no_cards_is_accepted_and_changes_nothing() {
    let mut game = reference_game(["3H 4H 5H KS", "9C"], "JD");
    ask(&mut game, &Command::GetStock).expect("a card");
    ask(&mut game, &Command::MeldNew(cards("3H 4H 5H"))).expect("a meld");
    let before = game.clone();
    let answer = ask(&mut game, &Command::MeldJoin(0, Vec::new()));
    assert_eq!(answer, Ok(Answer::Joined));
    assert_eq!(game, before);
}

#[test]
fn the_judges_door_holds_to_the_strict_rules_outside_the_compatibility_mode() {
    let mut game = game(["2H 3H 4H QD KD AS 9S", "9C"], "JD");
    let answer = ask(&mut game, &Command::GetDiscard(cards("KD QD")));
    assert_eq!(answer, Ok(Answer::Took(vec![])));
    let before = game.clone();
    let mut refused = |command| {
        let refusal = ask(&mut game, &command).expect_err("refused");
        assert_eq!(game, before);
        assert_eq!(refusal.points, before.points());
        refusal.illegal
    };
    for (typed, copies) in [("2H 2H 3H 4H", 2), ("2H 2H 2H", 3)] {
        let illegal = refused(Command::MeldNew(cards(typed)));
        let (held, needed) = (1, copies);
        let card = card("2H");
        assert_eq!(illegal, Illegal::NotHeld { card, held, needed });
    }
    let illegal = refused(Command::MeldJoin(0, cards("AS")));
    assert!(matches!(illegal, Illegal::NotAMeld { .. }));
    let illegal = refused(Command::MeldJoin(256, cards("AS")));
    let (index, melds) = (256, 1);
    assert_eq!(illegal, Illegal::NoSuchMeld { index, melds });
    assert_eq!(refused(Command::GetStock), Illegal::DrawnAlready);

    for (command, answer) in [
        (Command::MeldJoin(0, Vec::new()), Answer::Joined),
        (
            Command::MeldNew(cards("4H 2H 3H")),
            Answer::Melded(cards("2H 3H 4H")),
        ),
        (Command::Discard(card("9S")), Answer::Discarded),
    ] {
        assert_eq!(ask(&mut game, &command), Ok(answer));
    }
}
