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
    let seven = cards("3H 4H 5H 9S 9C KD QD");
    assert_eq!(hand_points(&seven, Compat::Off), -55);
    assert_eq!(hand_points(&seven, Compat::Itp), -255);
    let with_two = cards("2H 3H 5H 9S 9C KD QD");
    assert_eq!(
        hand_points(&with_two, Compat::Itp),
        -260,
        "the two is followed by its three"
    );
    let apart = cards("2H 5H 3H 9S 9C KD QD");
    assert_eq!(
        hand_points(&apart, Compat::Itp),
        -160,
        "the two is not followed by its three"
    );
    let last = cards("3H 5H 9S 9C KD QD 2H");
    assert_eq!(
        hand_points(&last, Compat::Itp),
        -260,
        "a two at the end does not count"
    );
    assert_eq!(hand_points(&seven[..6], Compat::Itp), -45);
    assert_eq!(hand_points(&[], Compat::Itp), 100);
    assert_eq!(hand_points(&[], Compat::Off), 100);
}

#[test]
fn hands_keep_their_order_and_draws_go_to_the_end() {
    let mut game = game_of(2, Compat::Itp, &["9S 3H KD 3H 5C", "9C"], "JD", 0);
    let Ok(Answer::Drew(card)) = itp::play(&mut game, Command::GetStock, &mut ()) else {
        panic!("the stock is full")
    };
    let mut hand = cards("9S 3H KD 3H 5C");
    hand.push(card);
    assert_eq!(game.hand_cards(Seat::new(0)), hand);
    let three = "3H".parse().expect("a card");
    itp::play(&mut game, Command::Discard(three), &mut ()).expect("held");
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
    let start = Start {
        hands: vec![cards("6H 9S 7H KD QC"), cards("5H 9C")],
        pile: "JD".parse().expect("a card"),
        first: 0,
    };
    let mut game = itp::start(&rules, &start, "5").expect("a start");
    let mut shuffler = itp::Gibson::new("5");
    // What the start spent: two packs twice each, then both together.
    for size in [52, 52, 52, 52, 104] {
        shuffler.shuffle(&mut vec![0; size]);
    }
    itp::play(&mut game, Command::GetStock, &mut ()).expect("a card");
    let king = "KD".parse().expect("a card");
    itp::play(&mut game, Command::Discard(king), &mut ()).expect("held");
    itp::play(&mut game, Command::GetStock, &mut ()).expect("a card");
    let five = "5H".parse().expect("a card");
    itp::play(&mut game, Command::Discard(five), &mut ()).expect("held");
    let mut hand = game.hand_cards(Seat::new(0));
    let typed = cards("7H 6H");
    let answer = itp::play(&mut game, Command::GetDiscard(&typed), &mut ()).expect("a meld");
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
    let start = Start {
        hands: vec![cards("3H 3H 3H"), cards("4H")],
        pile: "5S".parse().expect("a card"),
        first: 1,
    };
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
    let mut game = game_of(2, Compat::Itp, &["3H 4H 5H KS 9D", "9C"], "JD", 0);
    itp::play(&mut game, Command::GetStock, &mut ()).expect("a card");
    itp::play(&mut game, Command::MeldNew(&cards("3H 4H 5H")), &mut ()).expect("a meld");
    let points = game.points();
    let before = game.clone();
    let typed = cards("KS");
    let refusal = itp::play(&mut game, Command::MeldJoin(0, &typed), &mut ()).expect_err("no");
    assert!(matches!(refusal.illegal, Illegal::NotAMeld { .. }));
    assert_eq!(refusal.points, [points[0] + 10, points[1]]);
    assert_eq!(game, before, "a refusal changes nothing");
    let missing = itp::play(&mut game, Command::MeldJoin(7, &typed), &mut ()).expect_err("no");
    assert_eq!(missing.points, points);
}

#[test]
fn joining_no_cards_is_accepted_and_changes_nothing() {
    let mut game = game_of(2, Compat::Itp, &["3H 4H 5H KS", "9C"], "JD", 0);
    itp::play(&mut game, Command::GetStock, &mut ()).expect("a card");
    itp::play(&mut game, Command::MeldNew(&cards("3H 4H 5H")), &mut ()).expect("a meld");
    let before = game.clone();
    let answer = itp::play(&mut game, Command::MeldJoin(0, &[]), &mut ());
    assert_eq!(answer, Ok(Answer::Joined));
    assert_eq!(game, before);
}

#[test]
fn the_judges_door_holds_to_the_strict_rules_outside_the_compatibility_mode() {
    let mut game = game(["2H 3H 4H QD KD AS 9S", "9C"], "JD");
    let typed = cards("KD QD");
    let answer = itp::play(&mut game, Command::GetDiscard(&typed), &mut ());
    assert_eq!(answer, Ok(Answer::Took(vec![])));
    let before = game.clone();
    let refused = |game: &mut Buraco, command| {
        let refusal = itp::play(game, command, &mut ()).expect_err("refused");
        assert_eq!(*game, before);
        assert_eq!(refusal.points, before.points());
        refusal.illegal
    };
    let twice = cards("2H 2H 3H 4H");
    let illegal = refused(&mut game, Command::MeldNew(&twice));
    assert!(matches!(
        illegal,
        Illegal::NotHeld {
            held: 1,
            needed: 2,
            ..
        }
    ));
    let thrice = cards("2H 2H 2H");
    let illegal = refused(&mut game, Command::MeldNew(&thrice));
    assert!(matches!(
        illegal,
        Illegal::NotHeld {
            held: 1,
            needed: 3,
            ..
        }
    ));
    let ace = cards("AS");
    let illegal = refused(&mut game, Command::MeldJoin(0, &ace));
    assert!(matches!(illegal, Illegal::NotAMeld { .. }));
    let illegal = refused(&mut game, Command::MeldJoin(256, &ace));
    assert_eq!(
        illegal,
        Illegal::NoSuchMeld {
            index: 256,
            melds: 1
        }
    );
    assert_eq!(refused(&mut game, Command::GetStock), Illegal::DrawnAlready);

    let answer = itp::play(&mut game, Command::MeldJoin(0, &[]), &mut ());
    assert_eq!(answer, Ok(Answer::Joined));
    let typed = cards("4H 2H 3H");
    let answer = itp::play(&mut game, Command::MeldNew(&typed), &mut ());
    assert_eq!(answer, Ok(Answer::Melded(cards("2H 3H 4H"))));
    let answer = itp::play(&mut game, Command::Discard(cards("9S")[0]), &mut ());
    assert_eq!(answer, Ok(Answer::Discarded));
}
