//! Scores, going out, and the stock running out.

use super::*;

#[test]
fn cards_are_worth_five_ten_or_fifteen() {
    for card in Card::all() {
        let points = match card.rank() {
            Rank::Ace => 15,
            Rank::Three | Rank::Four | Rank::Five | Rank::Six | Rank::Seven => 5,
            _ => 10,
        };
        assert_eq!(value(card), points);
    }
}

#[test]
fn a_canastra_has_seven_cards_and_is_clean_without_a_wild() {
    let judged = |text: &str| judge(&cards(text), None, Compat::Off).expect("a meld");
    assert_eq!(judged("3H 4H 5H 6H 7H 8H").canastra(), None);
    for (text, canastra, points) in [
        ("3H 4H 5H 6H 7H 8H 9H", Canastra::Limpa, 245),
        ("2H 3H 4H 5H 6H 7H 8H", Canastra::Limpa, 245),
        ("3H 4H 5H 6H 2H 8H 9H", Canastra::Suja, 150),
    ] {
        let meld = judged(text);
        assert_eq!((meld.canastra(), meld.points()), (Some(canastra), points));
    }
}

#[test]
fn a_team_scores_melds_and_canastras_less_hands_plus_going_out() {
    let mut game = game(["3H 4H 5H 6H 7H 8H 9H KS", "AC QC 3C"], "JD");
    play(&mut game, &[Move::Draw]);
    let drawn = game
        .hand(Seat::new(0))
        .minus(bag("3H 4H 5H 6H 7H 8H 9H KS"));
    let drawn = drawn.iter().next().expect("the card drawn");
    play(&mut game, &[meld("3H 4H 5H 6H 7H 8H 9H")]);
    let tally = game.tally();
    assert_eq!(tally.teams[0].melds[0].canastra(), Some(Canastra::Limpa));
    assert_eq!(tally.teams[0].going_out, 0);
    assert_eq!(tally.points(), [245 - 10 - value(drawn), -30]);
    assert_eq!(tally.points(), game.points());
}

#[test]
fn most_points_win_and_equal_points_are_a_draw() {
    let winners = |hand: &str| {
        let mut game = without_stock(hand, "KS");
        play(&mut game, &[Move::Draw]);
        match game.conclude(&Standing::new(game.rules(), Seat::new(0))) {
            baralho_game::Next::Over(outcome) => outcome.winners,
            baralho_game::Next::Round(_) => panic!("one deal is a match"),
        }
    };
    assert_eq!(winners("3H"), [0], "seat 1 holds nearly everything");
    // Both packs are worth 880: without the king each holds 435.
    let mut hand = Vec::new();
    let mut worth = 0;
    for card in Bag::FULL.minus(bag("KS")).iter() {
        if worth + value(card) <= 435 {
            worth += value(card);
            hand.push(card.to_string());
        }
    }
    assert_eq!(worth, 435);
    assert_eq!(winners(&hand.join(" ")), [0, 1]);
}

#[test]
fn a_discard_of_the_last_card_goes_out() {
    let mut game = game(["", "9C"], "5H");
    play(&mut game, &[Move::Draw]);
    let last = game
        .hand(Seat::new(0))
        .iter()
        .next()
        .expect("the card drawn");
    let mut story: Vec<Event> = Vec::new();
    game.play(Move::Discard(last), &mut story)
        .expect("a discard");
    let end = End::WentOut(Seat::new(0));
    assert_eq!(game.phase(), Phase::Over(end));
    assert_eq!(story.last(), Some(&Event::Ended { end }));
    assert_eq!(game.points(), [100, -10]);
}

#[test]
fn a_meld_an_addition_or_a_take_of_the_last_cards_goes_out_without_a_canastra() {
    let goes_out = |hand, top, moves: &[Move], melded: i32| {
        let mut game = game([hand, "9C"], top);
        play(&mut game, moves);
        assert_eq!(game.phase(), Phase::Over(End::WentOut(Seat::new(0))));
        assert_eq!(game.points(), [melded + 100, -10]);
        assert!(game.moves().is_empty());
    };
    let five = [take("3H 4H"), meld("5H 6H 7H")];
    goes_out("3H 4H 5H 6H 7H", "2H", &five, 10 + 5 * 5);
    let four = [take("3H 4H"), add(0, "5H 6H")];
    goes_out("3H 4H 5H 6H", "2H", &four, 10 + 4 * 5);
    goes_out("6H 7H", "5H", &[take("6H 7H")], 15);
}

#[test]
fn taking_a_pile_with_the_whole_hand_plays_on_with_its_rest() {
    let mut game = game(["6H 7H KS", "5H 9C"], "JD");
    play(
        &mut game,
        &[Move::Draw, discard("KS"), Move::Draw, discard("5H")],
    );
    let spare = game.hand(Seat::new(0)).minus(bag("6H 7H"));
    play(&mut game, &[take("6H 7H")]);
    assert_eq!(game.hand(Seat::new(0)), spare.plus(bag("JD KS")));
    assert_eq!(game.phase(), Phase::Play);
}

#[test]
fn asking_an_empty_stock_for_a_card_ends_the_game_with_nobody_going_out() {
    let mut game = without_stock("KS KS", "JD");
    let mut story: Vec<Event> = Vec::new();
    assert!(game.moves().contains(&Move::Draw));
    game.play(Move::Draw, &mut story)
        .expect("asking is allowed");
    let end = End::StockEmpty;
    assert_eq!(game.phase(), Phase::Over(end));
    assert_eq!(story, [Event::Ended { end }]);
    assert_eq!(game.points()[0], -20);
}

#[test]
fn with_an_empty_stock_the_pile_may_still_be_taken() {
    let mut game = without_stock("6H 7H KS", "5H");
    play(&mut game, &[take("6H 7H")]);
    assert_eq!(game.phase(), Phase::Play);
}
