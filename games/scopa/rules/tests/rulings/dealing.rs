//! The deck, the deal and the order of play.

use baralho_cards::Card;
use baralho_game::{BadDeck, Game, Match, Seat, Standing};
use baralho_scopa::{Carta, Large, Small};

use crate::rulings::{play_first, refused, round_from, rules, shown, try_rules};

#[test]
fn a_deck_has_four_suits_of_ten_values_and_the_faces_of_its_preset() {
    assert_eq!(rules("escopa", 2, "").faces.list(), "A 2 3 4 5 6 7 J Q K");
    assert_eq!(rules("scopa", 2, "").faces.list(), "A 2 3 4 5 6 7 8 9 10");
    let figures = rules("escopa", 2, "");
    assert_eq!(
        shown(&figures, Carta::all().skip(28).step_by(4)),
        "JD QD KD"
    );
    assert!(figures.faces.carta("8D".parse().expect("a card")).is_err());
    assert!(
        rules("scopa", 2, "")
            .faces
            .carta("JD".parse().expect("a card"))
            .is_err()
    );
}

#[test]
fn the_cards_that_do_not_divide_evenly_open_the_round() {
    for (players, each, decks, table) in [
        (2, 3, 1, 4),
        (3, 3, 1, 4),
        (4, 3, 1, 4),
        (6, 3, 1, 4),
        (5, 3, 1, 10),
        (2, 5, 1, 0),
        (4, 9, 1, 4),
        (16, 10, 6, 80),
        (7, 3, 2, 17),
    ] {
        let rules = rules(
            "scopa",
            players,
            &format!("cards_per_deal={each} decks={decks}"),
        );
        assert_eq!(rules.initial_table(players), table);
        let round = Large::deal_seed(&rules, &Standing::opening(&rules, 1), 1);
        assert_eq!(round.open().table.len(), table);
    }
}

#[test]
fn new_hands_are_dealt_when_all_are_empty_and_the_table_is_never_replenished() {
    let rules = rules("scopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 3S 5H 7C 2D 4S 6H 8C 9D 10S");
    assert_eq!(shown(&rules, round.hand(Seat::new(0)).iter()), "2D 4S 6H");
    assert_eq!(shown(&rules, round.hand(Seat::new(1)).iter()), "8C 9D 10S");
    for _ in 0..6 {
        assert_eq!(round.deck().len(), 30);
        play_first(&mut round);
    }
    assert_eq!(round.deck().len(), 24);
    assert_eq!(round.hand(Seat::new(0)).len(), 3);
}

#[test]
fn more_cards_to_deal_than_there_are_is_an_error_that_says_so() {
    assert_eq!(
        refused("scopa", Some(16), ""),
        "16 players with 3 cards each need 48 cards and there are 40: play with fewer cards per deal, fewer players or more decks"
    );
    assert!(try_rules("scopa", Some(16), "decks=2").is_ok());
}

#[test]
fn play_starts_left_of_the_dealer_in_every_deal_of_the_round() {
    let rules = rules("scopa", 3, "");
    let standing = Standing::new(&rules, Seat::new(1));
    let mut round = Large::deal_seed(&rules, &standing, 3);
    let mut starters = Vec::new();
    let mut left = 0;
    while let Some(seat) = round.turn() {
        if round.deck().len() != left || starters.is_empty() {
            left = round.deck().len();
            starters.push(seat.index());
        }
        play_first(&mut round);
    }
    assert_eq!(starters, [2, 2, 2, 2]);
}

#[test]
fn the_dealer_changes_by_one_seat_each_round() {
    let rules = rules("scopa", 4, "target=121");
    let mut game = Match::<Large>::new(rules, 5);
    let mut dealers = Vec::new();
    for _ in 0..6 {
        dealers.push(game.standing().dealer.index());
        while game.turn().is_some() {
            let first = game.round().moves()[0];
            game.play(first, &mut ()).expect("legal");
        }
        game.next_round();
    }
    let first = dealers[0];
    assert!(
        dealers
            .iter()
            .enumerate()
            .all(|(round, dealer)| *dealer == (first + round) % 4)
    );
}

#[test]
fn a_deck_that_is_not_whole_is_refused_with_the_reason() {
    let rules = rules("escopa", 2, "");
    let standing = Standing::new(&rules, Seat::new(0));
    let mut deck: Vec<Card> = rules.pack().collect();
    let short = Small::deal_deck(&rules, &standing, &deck[1..]);
    assert_eq!(
        short,
        Err(BadDeck::Count {
            given: 39,
            expected: 40
        })
    );
    deck[0] = deck[1];
    let doubled = Small::deal_deck(&rules, &standing, &deck);
    assert_eq!(
        doubled,
        Err(BadDeck::TooMany {
            card: deck[1],
            copies: 1
        })
    );
    deck[0] = "9D".parse().expect("a card");
    let error = Small::deal_deck(&rules, &standing, &deck).expect_err("no nine");
    assert_eq!(
        error.to_string(),
        "the deck has no 9D here: its faces are A 2 3 4 5 6 7 J Q K"
    );
}
