//! One test per ruling.

use baralho_game::{
    BadDeck, BadRules, Game, Next, Observer, Options, Rules, Seat, Standing, Tally as _, View as _,
    cards::{Card, Rank, parse_cards},
};
use baralho_rouba_montes::{Effect, Event, Illegal, Move, RoubaMontes, RoubaMontesRules, play_out};

use crate::{played, rules};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn parse(players: Option<usize>, options: &Options) -> Result<RoubaMontesRules, BadRules> {
    RoubaMontesRules::parse("rouba-montes", players, options)
}

/// A game in which seat 0 starts and these cards come first.
fn game(players: usize, first_cards: &str) -> RoubaMontes {
    let rules = rules(players, 1);
    let mut deck = parse_cards(first_cards).expect("cards");
    let rest: Vec<Card> = Card::all().filter(|card| !deck.contains(card)).collect();
    deck.extend(rest);
    let standing = Standing::new(&rules, Seat::new(players - 1));
    RoubaMontes::deal_deck(&rules, &standing, &deck).expect("a whole pack")
}

/// Turns this many cards and tells what the last one did.
fn turn(game: &mut RoubaMontes, cards: usize) -> Event {
    let mut story = Vec::new();
    for _ in 0..cards {
        game.play(Move::Turn, &mut story).expect("a card to turn");
    }
    *story.last().expect("at least one card")
}

/// Two cards of seat 1, with this one on top.
fn stole_two(top: &str) -> Effect {
    Effect::Stole {
        from: Seat::new(1),
        matched: card(top),
        cards: 2,
    }
}

fn sizes(game: &RoubaMontes) -> Vec<i32> {
    game.tally().points().to_vec()
}

#[test]
fn it_seats_2_to_20_players_and_usually_4() {
    let usual = parse(None, &Options::new()).expect("the usual table");
    assert_eq!((usual.players(), usual.decks()), (4, 1));
    for players in 2..=20 {
        assert!(parse(Some(players), &Options::new()).is_ok());
    }
    for players in [0, 1, 21, usize::MAX] {
        let refusal = parse(Some(players), &Options::new()).expect_err("nobody plays so");
        assert!(refusal.to_string().contains("from 2 to 20"), "{refusal}");
    }
}

#[test]
fn it_is_played_with_1_to_200_packs_of_52() {
    for decks in [1, 2, 192, 200] {
        assert_eq!(rules(2, decks).cards(), 52 * decks);
    }
    for wrong in ["0", "201", "256", "-1", "many", ""] {
        let refusal = parse(None, &Options::new().with("decks", wrong)).expect_err(wrong);
        assert!(refusal.to_string().contains("from 1 to 200"), "{refusal}");
    }
}

#[test]
fn an_unknown_option_or_preset_is_refused_with_what_there_is() {
    let refusal = parse(None, &Options::new().with("target", 11));
    assert!(matches!(&refusal, Err(BadRules::UnknownOption { option, .. }) if option == "target"));
    assert!(refusal.expect_err("refused").to_string().contains("decks"));
    let refusal = RoubaMontesRules::parse("scopa", None, &Options::new()).expect_err("refused");
    assert!(refusal.to_string().contains("rouba-montes"), "{refusal}");
}

#[test]
fn play_starts_left_of_the_dealer() {
    let rules = rules(5, 1);
    for dealer in Seat::all(5) {
        let standing = Standing::new(&rules, dealer);
        let game = RoubaMontes::deal_seed(&rules, &standing, 1);
        assert_eq!(game.turn(), Some(dealer.left(5)));
    }
}

#[test]
fn a_card_that_matches_nothing_goes_to_the_discard_area_and_the_turn_passes() {
    let mut game = game(3, "7D 4S");
    let event = turn(&mut game, 1);
    assert_eq!(event.effect, Effect::Discarded);
    assert_eq!(
        (event.seat, event.card, event.pile),
        (Seat::new(0), card("7D"), 0)
    );
    assert_eq!(game.turn(), Some(Seat::new(1)));
    turn(&mut game, 1);
    assert_eq!(game.turn(), Some(Seat::new(2)));
    assert_eq!(game.layout().discard_area, [card("7D"), card("4S")]);
    assert_eq!(game.table().lying(Rank::Seven), Some(card("7D")));
}

#[test]
fn after_the_last_player_the_first_moves_again() {
    let mut game = game(2, "7D 4S");
    turn(&mut game, 2);
    assert_eq!(game.turn(), Some(Seat::new(0)));
}

#[test]
fn a_card_equal_to_one_in_the_discard_area_takes_it_and_the_player_goes_on() {
    let mut game = game(2, "7D 7S");
    let event = turn(&mut game, 2);
    let matched = card("7D");
    assert_eq!(event.effect, Effect::Took { matched });
    assert_eq!(event.pile, 2);
    assert_eq!(game.turn(), Some(Seat::new(1)));
    // The card taken goes first, the card of the turn on top of it.
    assert_eq!(game.layout().piles[1], [card("7D"), card("7S")]);
    assert_eq!(game.table().top(Seat::new(1)), Some(card("7S")));
    assert!(game.layout().discard_area.is_empty());
}

#[test]
fn a_card_taken_from_the_discard_area_buries_the_old_top() {
    // Seat 1 has sevens, then takes the 4: the sevens below no longer count.
    let mut game = game(2, "7D 7S 4D 4S 7H");
    turn(&mut game, 4);
    assert_eq!(sizes(&game), [2, 2]);
    // Seat 0 took the 4s; 7H still matches seat 1's top.
    assert_eq!(turn(&mut game, 1).effect, stole_two("7S"));
    // The 4s are buried below the sevens now: a 4 matches nothing.
    assert_eq!(game.table().lying(Rank::Four), None);
    let is_four = |seat| {
        game.table()
            .top(seat)
            .is_some_and(|top| top.rank() == Rank::Four)
    };
    assert!(!Seat::all(2).any(is_four));
}

#[test]
fn a_card_equal_to_the_top_of_anothers_pile_steals_the_whole_pile() {
    // Seat 0 lays 7D; 1 takes it, lays 4D; 0 takes the 4, then 7H steals from 1.
    let mut game = game(3, "7D 7S 4D 9D 4S 7H KD");
    let event = turn(&mut game, 6);
    // Seat 2 laid 9D, so it is seat 0 that took the 4.
    assert_eq!(event.effect, stole_two("7S"));
    assert_eq!((event.seat, event.pile), (Seat::new(0), 5));
    assert_eq!(game.turn(), Some(Seat::new(0)), "the thief goes on");
    let own_then_stolen_then_card = parse_cards("4D 4S 7D 7S 7H").expect("cards");
    assert_eq!(game.layout().piles[0], own_then_stolen_then_card);
    assert_eq!(sizes(&game), [5, 0, 0]);
    assert_eq!(game.table().top(Seat::new(1)), None);
}

#[test]
fn a_card_equal_to_the_top_of_ones_own_pile_goes_on_top_and_the_player_goes_on() {
    let mut game = game(2, "7D 7S 7H 7C");
    let event = turn(&mut game, 3);
    let matched = card("7S");
    assert_eq!(event.effect, Effect::Stacked { matched });
    assert_eq!(event.pile, 3);
    assert_eq!(game.turn(), Some(Seat::new(1)));
    assert_eq!(turn(&mut game, 1).pile, 4);
    assert_eq!(sizes(&game), [0, 4]);
}

#[test]
fn suits_do_not_matter() {
    for suit in ["S", "H", "C"] {
        let mut game = game(2, &format!("7D 7{suit}"));
        turn(&mut game, 2);
        assert_eq!(sizes(&game), [0, 2]);
    }
}

#[test]
fn only_discarding_passes_the_turn() {
    let rules = rules(4, 2);
    for seed in 0..50 {
        let standing = Standing::opening(&rules, seed);
        let mut game = RoubaMontes::deal_seed(&rules, &standing, seed);
        while let Some(seat) = game.turn() {
            let event = turn(&mut game, 1);
            let passed = event.effect == Effect::Discarded;
            let next = if passed { seat.left(4) } else { seat };
            assert_eq!(game.table().mover(), next);
        }
    }
}

#[test]
fn it_ends_when_the_draw_pile_is_empty_and_not_before() {
    let mut game = game(2, "");
    for left in (0..52).rev() {
        assert!(game.turn().is_some());
        turn(&mut game, 1);
        assert_eq!(game.draw_pile(), left);
    }
    assert_eq!(game.turn(), None);
    let before = game.clone();
    assert_eq!(game.play(Move::Turn, &mut ()), Err(Illegal::Over));
    assert_eq!(game, before);
}

#[test]
fn cards_left_in_the_discard_area_belong_to_nobody() {
    let tally = play_out(2, Seat::new(0), [1, 2, 3, 4, 4].map(rank)).expect("two can play");
    assert_eq!(*tally.sizes, [2, 0]);
    assert_eq!(tally.discarded, 3);
}

fn rank(number: u8) -> Rank {
    Rank::from_number(number).expect("a rank")
}

#[test]
fn the_most_cards_win() {
    let tally = play_out(2, Seat::new(0), [1, 1, 1, 2, 2].map(rank)).expect("two can play");
    // Seat 1 takes the ace and stacks another, then lays the 2 that seat 0 takes.
    assert_eq!(*tally.sizes, [2, 3]);
    assert_eq!(*tally.winners(), [Seat::new(1)]);
}

#[test]
fn equal_piles_share_the_victory() {
    let tally = play_out(3, Seat::new(0), [1, 1, 2, 2].map(rank)).expect("three can play");
    assert_eq!(*tally.sizes, [0, 2, 2]);
    assert_eq!(*tally.winners(), [Seat::new(1), Seat::new(2)]);
}

#[test]
fn without_a_single_match_all_share_the_victory_with_nothing() {
    let tally = play_out(2, Seat::new(0), [1, 2].map(rank)).expect("two can play");
    assert_eq!(tally.largest(), 0);
    assert_eq!(tally.winners().len(), 2);
}

#[test]
fn the_match_is_one_deal_and_its_points_are_the_piles() {
    let rules = rules(4, 1);
    let standing = Standing::opening(&rules, 9);
    let (game, _) = played(rules, 9);
    let Next::Over(outcome) = game.conclude(&standing) else {
        panic!("another round: {game:?}");
    };
    assert_eq!(outcome.points, *game.tally().sizes);
    let winners: Vec<usize> = game.tally().winners().iter().map(|s| s.index()).collect();
    assert_eq!(outcome.winners, winners);
}

#[test]
fn any_list_of_cards_can_be_played_out_but_only_by_2_to_20_from_a_seat_that_is_taken() {
    assert!(play_out(20, Seat::new(19), []).is_ok());
    assert!(play_out(1, Seat::new(0), []).is_err());
    assert!(play_out(21, Seat::new(0), []).is_err());
    let refusal = play_out(4, Seat::new(4), []).expect_err("seats are 0 to 3");
    assert!(refusal.to_string().contains("from 0 to 3"), "{refusal}");
}

#[test]
fn only_whole_packs_are_dealt() {
    let rules = rules(2, 1);
    let standing = Standing::new(&rules, Seat::new(0));
    let mut deck: Vec<Card> = Card::all().collect();
    assert!(RoubaMontes::deal_deck(&rules, &standing, &deck).is_ok());
    let short = RoubaMontes::deal_deck(&rules, &standing, &deck[1..]);
    let (given, expected) = (51, 52);
    assert_eq!(short, Err(BadDeck::Count { given, expected }));
    deck[0] = deck[51];
    let twice = RoubaMontes::deal_deck(&rules, &standing, &deck);
    let (card, copies) = (card("KC"), 1);
    assert_eq!(twice, Err(BadDeck::TooMany { card, copies }));
}

#[test]
fn the_only_move_is_written_turn() {
    let game = game(2, "");
    assert_eq!(RoubaMontes::move_to_text(game.rules(), Move::Turn), "turn");
    assert_eq!(game.move_from_text(" Turn "), Ok(Move::Turn));
    for wrong in ["", "7D", "turn turn", "draw", "\0"] {
        let refusal = game.move_from_text(wrong).expect_err("not a move");
        assert!(refusal.to_string().contains("`turn`"), "{refusal}");
    }
}

#[test]
fn everybody_knows_what_has_been_turned_and_what_is_still_to_come() {
    let mut game = game(2, "7D 7S 4D");
    turn(&mut game, 3);
    for observer in Observer::all(2) {
        let view = game.view(observer);
        assert_eq!(view.turned, parse_cards("7D 7S 4D").expect("cards"));
        assert_eq!(view.draw_pile(), 49);
        assert_eq!(view.unseen()[card("7D").index()], 0);
        assert_eq!(view.unseen()[card("7H").index()], 1);
        assert_eq!(view.unseen().iter().sum::<usize>(), 49);
        assert_eq!(view.layout(), game.layout());
        assert_eq!(view.turn(), Some(Seat::new(0)));
    }
}
