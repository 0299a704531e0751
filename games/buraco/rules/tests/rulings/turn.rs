//! The deal and the turn.

use super::*;

#[test]
fn each_player_gets_eleven_cards_one_starts_the_pile_and_the_rest_is_the_stock() {
    for (players, stock) in [(2, 81), (4, 59)] {
        let rules = BuracoRules::new(players, Compat::Off).expect("two or four");
        let standing = Standing::opening(&rules, 3);
        let game = Buraco::deal_seed(&rules, &standing, 3);
        assert_eq!(game.turn(), Some(standing.dealer.left(players)));
        for seat in Seat::all(players) {
            assert_eq!(game.hand(seat).len(), 11);
        }
        assert_eq!((game.pile().len(), game.stock().len()), (1, stock));
    }
}

#[test]
fn cards_in_order_go_round_by_round_to_each_seat_then_to_the_pile_then_to_the_stock() {
    let deck: Vec<Card> = Card::all().chain(Card::all()).collect();
    let rules = BuracoRules::new(4, Compat::Off).expect("four");
    let standing = Standing::new(&rules, Seat::new(2));
    let game = Buraco::deal_deck(&rules, &standing, &deck).expect("two packs");
    let third: Vec<Card> = deck[..44].iter().skip(2).step_by(4).copied().collect();
    assert_eq!(
        game.hand(Seat::new(2)),
        Bag::from_cards(third).expect("a hand")
    );
    assert_eq!(game.pile(), &deck[44..45]);
    assert!(game.stock().eq(deck[45..].iter().copied()));
    assert_eq!(game.turn(), Some(Seat::new(3)), "the dealer's left starts");
    assert!(Buraco::deal_deck(&rules, &standing, &deck[1..]).is_err());
    let threefold: Vec<Card> = [deck[0]]
        .into_iter()
        .chain(deck[..103].iter().copied())
        .collect();
    assert!(Buraco::deal_deck(&rules, &standing, &threefold).is_err());
}

#[test]
fn four_players_play_in_two_teams_of_seats_across() {
    let rules = BuracoRules::new(4, Compat::Off).expect("four");
    let sides: Vec<usize> = Seat::all(4).map(|seat| rules.side_of(seat)).collect();
    assert_eq!((rules.sides(), sides), (2, vec![0, 1, 0, 1]));
    let hands = ["3H 4H 5H 9C", "KD", "6H 9D", "QD"];
    let mut game = game_of(4, Compat::Off, &hands, "JS", 0);
    play(&mut game, &[Move::Draw, meld("3H 4H 5H"), discard("9C")]);
    play(&mut game, &[Move::Draw]);
    assert_eq!(
        game.check(add(0, "KD")),
        Err(Illegal::NoSuchMeld { index: 0, melds: 0 }),
        "the meld is the other team's"
    );
    play(&mut game, &[discard("KD"), Move::Draw, add(0, "6H")]);
    assert_eq!(
        game.melds(0).next().map(Meld::len),
        Some(4),
        "a partner's meld grows"
    );
}

#[test]
fn a_turn_is_a_draw_then_melds_then_one_discard() {
    let mut game = game(["3H 4H 5H 6H KS QS", "7C 8C"], "JD");
    for early in [meld("3H 4H 5H"), discard("KS"), add(0, "6H")] {
        assert_eq!(game.check(early), Err(Illegal::DrawFirst));
    }
    play(&mut game, &[Move::Draw]);
    assert_eq!(game.check(Move::Draw), Err(Illegal::DrawnAlready));
    assert_eq!(game.check(take("3H 4H")), Err(Illegal::DrawnAlready));
    play(&mut game, &[meld("3H 4H 5H"), add(0, "6H"), discard("KS")]);
    assert_eq!(
        (game.turn(), game.phase()),
        (Some(Seat::new(1)), Phase::Draw)
    );
}

#[test]
fn only_cards_in_the_hand_can_be_used() {
    let mut game = game(["3H 4H 9S KS", "7C"], "JD");
    assert!(matches!(
        game.check(take("QD KD")),
        Err(Illegal::NotHeld { .. })
    ));
    play(&mut game, &[Move::Draw]);
    let stranger = Card::all().find(|&card| game.hand(Seat::new(0)).count(card) == 0);
    let card = stranger.expect("a hand does not hold everything");
    let (held, needed) = (0, 1);
    let refusal = Illegal::NotHeld { card, held, needed };
    assert_eq!(game.check(Move::Discard(card)), Err(refusal));
}

#[test]
fn the_pile_is_taken_with_a_new_meld_of_its_top_card_and_two_from_the_hand() {
    let mut game = game(["6H 7H KS QS", "5H 8C 9C"], "4D");
    play(
        &mut game,
        &[Move::Draw, discard("KS"), Move::Draw, discard("5H")],
    );
    let before = game.hand(Seat::new(0));
    let mut story: Vec<Event> = Vec::new();
    game.play(take("6H 7H"), &mut story)
        .expect("5H 6H 7H is a meld");
    let after = game.hand(Seat::new(0));
    assert_eq!(after, before.minus(bag("6H 7H")).plus(bag("4D KS")));
    assert_eq!(melds(&game, 0), ["5H 6H 7H"]);
    assert!(game.pile().is_empty());
    assert!(matches!(story[..], [Event::Took { rest: 2, .. }]));
    assert_eq!(game.phase(), Phase::Play, "taking is the draw of this turn");
}

#[test]
fn the_pile_may_be_taken_with_a_wild() {
    let mut game = game(["6H 2S KS", "9C"], "4H");
    play(&mut game, &[take("6H 2S")]);
    assert_eq!(melds(&game, 0), ["4H 2S 6H"]);
}

#[test]
fn the_pile_may_not_be_taken_with_fewer_than_two_cards_or_without_a_meld() {
    let game = game(["6H 2S 9H", "9C"], "4H");
    let top = card("4H");
    for (with, given) in [("6H", 1), ("", 0)] {
        let refusal = Illegal::TakeWithTooFew { top, given };
        assert_eq!(game.check(take(with)), Err(refusal));
    }
    assert!(matches!(
        game.check(take("6H 9H")),
        Err(Illegal::NotAMeld { .. })
    ));
}

#[test]
fn the_top_card_may_not_be_added_to_a_meld_on_the_table() {
    let mut game = game(["3H 4H 5H KS QD", "6H 9C"], "JD");
    play(
        &mut game,
        &[
            Move::Draw,
            meld("3H 4H 5H"),
            discard("KS"),
            Move::Draw,
            discard("6H"),
        ],
    );
    assert!(!game.moves().iter().any(|m| matches!(m, Move::Add { .. })));
    assert!(matches!(
        game.check(take("QD")),
        Err(Illegal::TakeWithTooFew { .. })
    ));
}

#[test]
fn whoever_empties_the_pile_starts_it_anew_with_a_discard() {
    let mut game = game(["6H 7H KS QS", "3C 4C"], "5H");
    play(&mut game, &[take("6H 7H")]);
    assert!(game.pile().is_empty());
    assert_eq!(game.check(take("KS QS")), Err(Illegal::DrawnAlready));
    play(&mut game, &[discard("KS")]);
    assert_eq!(game.pile(), cards("KS"));
}

#[test]
fn cards_may_be_added_only_to_melds_of_ones_own_team() {
    let mut game = game(["3H 4H 5H KS", "6H 9C"], "JD");
    play(
        &mut game,
        &[Move::Draw, meld("3H 4H 5H"), discard("KS"), Move::Draw],
    );
    assert_eq!(
        game.check(add(0, "6H")),
        Err(Illegal::NoSuchMeld { index: 0, melds: 0 })
    );
}

#[test]
fn an_addition_has_at_least_one_card_and_keeps_the_meld_one() {
    let mut game = game(["3H 4H 5H KS 7H", "6H 9C"], "JD");
    play(&mut game, &[Move::Draw, meld("3H 4H 5H")]);
    assert_eq!(game.check(add(0, "")), Err(Illegal::NothingAdded));
    for other in ["7H", "KS"] {
        let refusal = game.check(add(0, other));
        assert!(matches!(refusal, Err(Illegal::NotAMeld { .. })), "{other}");
    }
}
