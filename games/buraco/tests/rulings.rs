//! One test per ruling of the rules document, each row of its examples included.

use baralho_buraco::{
    Bag, Buraco, BuracoRules, Canastra, Compat, End, Event, Illegal, Meld, Move, NotAMeld, Phase,
    Start, hand_points,
    itp::{self, Answer, Command},
    judge, value,
};
use baralho_cards::{Card, Rank, parse_cards};
use baralho_game::{Game, Rules, Seat, Standing, Tally, chance};

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).expect("cards")
}

fn bag(text: &str) -> Bag {
    Bag::from_cards(cards(text)).expect("at most two of each")
}

fn meld(text: &str) -> Move {
    Move::Meld { cards: bag(text) }
}

fn take(text: &str) -> Move {
    Move::Take { with: bag(text) }
}

fn add(meld: u8, text: &str) -> Move {
    let cards = bag(text);
    Move::Add { meld, cards }
}

fn discard(text: &str) -> Move {
    Move::Discard(text.parse().expect("a card"))
}

fn order(text: &str, compat: Compat) -> Option<String> {
    let judged = judge(&cards(text), None, compat).ok()?;
    let texts: Vec<String> = judged.order.iter().map(Card::to_string).collect();
    Some(texts.join(" "))
}

/// Judged alike with and without compatibility, in any order of the cards.
fn is_shown(text: &str, shown: &str) {
    assert_eq!(order(text, Compat::Off).as_deref(), Some(shown));
    assert_eq!(order(text, Compat::Itp).as_deref(), Some(shown));
    let mut turned = cards(text);
    for _ in 0..turned.len() {
        turned.rotate_left(1);
        let judged = judge(&turned, None, Compat::Off).expect("the same in any order");
        assert_eq!(judged.order, cards(shown));
    }
}

fn is_no_meld(text: &str) -> NotAMeld {
    assert_eq!(order(text, Compat::Itp), None);
    judge(&cards(text), None, Compat::Off).expect_err("no meld")
}

fn game_of(players: usize, compat: Compat, hands: &[&str], pile: &str, first: usize) -> Buraco {
    let rules = BuracoRules::new(players, compat).expect("two or four");
    let start = Start {
        hands: hands.iter().map(|hand| cards(hand)).collect(),
        pile: pile.parse().expect("a card"),
        first,
    };
    Buraco::from_start(&rules, &start, &mut chance::generator(1, 1)).expect("a start")
}

/// Two players by the strict rules, seat 0 to play.
fn game(hands: [&str; 2], pile: &str) -> Buraco {
    game_of(2, Compat::Off, &hands, pile, 0)
}

/// Plays moves that must all be legal.
fn play(game: &mut Buraco, moves: &[Move]) {
    for &chosen in moves {
        game.play(chosen, &mut ()).expect("a legal move");
        game.audit().expect("every card in its place");
    }
}

/// A game whose stock is empty, the last card drawn, with this hand for seat 0.
fn without_stock(hand: &str, pile: &str) -> Buraco {
    let mut held: Vec<Card> = cards(hand);
    held.push(pile.parse().expect("a card"));
    let rest = Bag::FULL.minus(Bag::from_cards(held).expect("two packs"));
    let rest: Vec<String> = rest.iter().map(|card| card.to_string()).collect();
    game([hand, &rest.join(" ")], pile)
}

// The deal

#[test]
fn each_player_gets_eleven_cards_one_starts_the_pile_and_the_rest_is_the_stock() {
    for (players, stock) in [(2, 81), (4, 59)] {
        let rules = BuracoRules::new(players, Compat::Off).expect("two or four");
        let game = Buraco::deal_seed(&rules, &Standing::opening(&rules, 3), 3);
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

// The turn

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
    let refusal = Illegal::NotHeld {
        card,
        held: 0,
        needed: 1,
    };
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
    assert_eq!(
        game.melds(0).next().expect("the meld").shown().to_string(),
        "5H 6H 7H"
    );
    assert!(game.pile().is_empty());
    assert!(matches!(story[..], [Event::Took { rest: 2, .. }]));
    assert_eq!(game.phase(), Phase::Play, "taking is the draw of this turn");
}

#[test]
fn the_pile_may_be_taken_with_a_wild() {
    let mut game = game(["6H 2S KS", "9C"], "4H");
    play(&mut game, &[take("6H 2S")]);
    assert_eq!(
        game.melds(0).next().expect("the meld").shown().to_string(),
        "4H 2S 6H"
    );
}

#[test]
fn the_pile_may_not_be_taken_with_fewer_than_two_cards_or_without_a_meld() {
    let game = game(["6H 2S 9H", "9C"], "4H");
    let top = "4H".parse().expect("a card");
    assert_eq!(
        game.check(take("6H")),
        Err(Illegal::TakeWithTooFew { top, given: 1 })
    );
    assert_eq!(
        game.check(take("")),
        Err(Illegal::TakeWithTooFew { top, given: 0 })
    );
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
    assert!(matches!(
        game.check(add(0, "7H")),
        Err(Illegal::NotAMeld { .. })
    ));
    assert!(matches!(
        game.check(add(0, "KS")),
        Err(Illegal::NotAMeld { .. })
    ));
}

// Melds: each row of the examples

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
    assert_eq!(judged.canastra, Some(Canastra::Limpa));
    assert_eq!(judged.points, 2 * 15 + 5 * 5 + 7 * 10 + 200);
    let with_wild = is_no_meld(&format!("{all} 2H"));
    assert_eq!(with_wild, NotAMeld::TooMany { given: 15 });
}

#[test]
fn a_wild_slides_into_the_gap_an_addition_opens() {
    let mut game = game(["5H 6H 2S 8H KS", "9C"], "JD");
    play(&mut game, &[Move::Draw, meld("2S 5H 6H")]);
    assert_eq!(
        game.melds(0).next().expect("a meld").shown().to_string(),
        "2S 5H 6H"
    );
    play(&mut game, &[add(0, "8H")]);
    assert_eq!(
        game.melds(0).next().expect("a meld").shown().to_string(),
        "5H 6H 2S 8H"
    );
}

#[test]
fn a_natural_two_may_become_the_wild_and_natural_again() {
    let mut game = game(["2H 3H 4H 6H 5H KS", "9C"], "JD");
    play(&mut game, &[Move::Draw, meld("2H 3H 4H")]);
    assert!(!game.melds(0).next().expect("a meld").has_wild());
    play(&mut game, &[add(0, "6H")]);
    let grown = game.melds(0).next().expect("a meld");
    assert_eq!(
        (grown.shown().to_string().as_str(), grown.has_wild()),
        ("3H 4H 2H 6H", true)
    );
    play(&mut game, &[add(0, "5H")]);
    let grown = game.melds(0).next().expect("a meld");
    assert_eq!(
        (grown.shown().to_string().as_str(), grown.has_wild()),
        ("2H 3H 4H 5H 6H", false)
    );
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
        strict.hand(Seat::new(0)).count(cards("2H")[0]),
        1,
        "the other was not drawn"
    );
    let two = "2H".parse().expect("a card");
    let refusal = Illegal::NotHeld {
        card: two,
        held: 1,
        needed: 2,
    };
    assert_eq!(strict.check(meld("2H 2H 3H 4H")), Err(refusal));

    let mut judged = game_of(2, Compat::Itp, &[hand, "9C"], "JD", 0);
    itp::play(&mut judged, Command::GetStock, &mut ()).expect("a card");
    let typed = cards("2H 2H 3H 4H");
    let answer = itp::play(&mut judged, Command::MeldNew(&typed), &mut ()).expect("accepted");
    assert_eq!(answer, Answer::Melded(typed));
    assert_eq!(
        judged.hand(Seat::new(0)).len(),
        2,
        "only what was held leaves the hand"
    );
    judged.audit().expect("the extra card is accounted for");
}

// Melds: the rest of the text

#[test]
fn a_meld_has_at_least_three_cards_of_one_suit_and_no_sets() {
    assert_eq!(is_no_meld("5H 6H"), NotAMeld::TooFew { given: 2 });
    assert!(matches!(is_no_meld("7H 7S 7D"), NotAMeld::Suits { .. }));
    assert!(matches!(is_no_meld("4H 5H 6S"), NotAMeld::Suits { .. }));
    assert!(matches!(is_no_meld("4H 5H 5H 6H"), NotAMeld::Twice { .. }));
    assert!(matches!(
        is_no_meld("AH AH AH"),
        NotAMeld::Aces { given: 3 }
    ));
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

// Scores

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
    assert_eq!(judged("3H 4H 5H 6H 7H 8H").canastra, None);
    let limpa = judged("3H 4H 5H 6H 7H 8H 9H");
    assert_eq!((limpa.canastra, limpa.points), (Some(Canastra::Limpa), 245));
    let natural = judged("2H 3H 4H 5H 6H 7H 8H");
    assert_eq!(
        (natural.canastra, natural.points),
        (Some(Canastra::Limpa), 245)
    );
    let suja = judged("3H 4H 5H 6H 2H 8H 9H");
    assert_eq!((suja.canastra, suja.points), (Some(Canastra::Suja), 150));
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
    assert_eq!(tally.teams[0].melds[0].canastra, Some(Canastra::Limpa));
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

// Going out and the stock

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
fn a_meld_of_the_last_cards_goes_out_without_a_canastra() {
    let mut game = game(["3H 4H 5H 6H 7H", "9C"], "2H");
    play(&mut game, &[take("3H 4H"), meld("5H 6H 7H")]);
    assert_eq!(game.phase(), Phase::Over(End::WentOut(Seat::new(0))));
    assert_eq!(game.points(), [10 + 5 * 5 + 100, -10]);
}

#[test]
fn an_addition_of_the_last_cards_goes_out() {
    let mut game = game(["3H 4H 5H 6H", "9C"], "2H");
    play(&mut game, &[take("3H 4H"), add(0, "5H 6H")]);
    assert_eq!(game.phase(), Phase::Over(End::WentOut(Seat::new(0))));
    assert!(game.moves().is_empty());
}

#[test]
fn taking_a_pile_of_one_card_with_the_whole_hand_goes_out() {
    let mut game = game(["6H 7H", "9C"], "5H");
    play(&mut game, &[take("6H 7H")]);
    assert_eq!(game.phase(), Phase::Over(End::WentOut(Seat::new(0))));
    assert_eq!(game.points(), [15 + 100, -10]);
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

// The compatibility mode

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

// Refusals

#[test]
fn refusals_say_what_was_wrong_and_what_would_be_right() {
    let say = |text: &str| is_no_meld(text).to_string();
    assert_eq!(
        say("5H 6H 9H"),
        "7H and 8H are missing, and no 2 stands for a missing card"
    );
    assert_eq!(
        say("5H 6H 2S 9H"),
        "7H and 8H are missing, and a wild stands for one card only"
    );
    let mut game = game(["5H 6H 9H 2H", "9C"], "JD");
    let say = |game: &Buraco, wanted: Move| game.check(wanted).expect_err("illegal").to_string();
    assert_eq!(
        say(&game, discard("9H")),
        "you must draw or take the pile first"
    );
    play(&mut game, &[Move::Draw]);
    assert_eq!(
        say(&game, meld("5H 6H 9H")),
        "5H 6H 9H is not a meld: 7H and 8H are missing, and no 2 stands for a missing card"
    );
    assert_eq!(
        say(&game, meld("2H 2H 5H 6H")),
        "you hold 2H once, and this needs it 2 times"
    );
    assert_eq!(
        say(&game, add(3, "9H")),
        "your team has no meld yet: lay a new one"
    );
}

#[test]
fn other_numbers_of_players_and_other_options_are_refused() {
    use baralho_game::Options;
    let parse = |players, options: &Options| BuracoRules::parse("buraco", players, options);
    for players in [0, 1, 3, 5] {
        let error = parse(Some(players), &Options::new()).expect_err("two or four");
        assert!(error.to_string().contains("one of 2, 4"), "{error}");
    }
    let error = parse(None, &Options::new().with("compat", "on")).expect_err("off or itp");
    assert!(error.to_string().contains("one of off, itp"), "{error}");
    let error = parse(None, &Options::new().with("target", 3)).expect_err("no such option");
    assert!(error.to_string().contains("compat"), "{error}");
    assert!(BuracoRules::parse("escopa", None, &Options::new()).is_err());
    let rules = parse(Some(4), &Options::new().with("compat", "ITP")).expect("any case");
    assert_eq!(parse(Some(4), &rules.options()), Ok(rules));
}

#[test]
fn starts_that_cannot_be_played_are_refused() {
    let rules = BuracoRules::default();
    let start = |hands: Vec<Vec<Card>>, first| Start {
        hands,
        pile: "5H".parse().expect("a card"),
        first,
    };
    let try_it = |start: &Start| {
        Buraco::from_start(&rules, start, &mut chance::generator(1, 1)).expect_err("unplayable")
    };
    let one_hand = try_it(&start(vec![cards("3H")], 0)).to_string();
    assert_eq!(one_hand, "1 hands for 2 players: give each player one");
    let first = try_it(&start(vec![cards("3H"), vec![]], 2)).to_string();
    assert_eq!(
        first,
        "the first player cannot be 2: the players are 0 to 1"
    );
    let third = try_it(&start(vec![cards("5H"), cards("5H")], 0)).to_string();
    assert!(third.starts_with("5H is listed more than twice"), "{third}");
    let itp = BuracoRules::new(2, Compat::Itp).expect("two");
    let crowd = start(vec![vec![cards("3H")[0]; 60], vec![]], 0);
    assert!(itp::start(&itp, &crowd, "1").is_err());
}
