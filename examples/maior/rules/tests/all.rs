//! The laws that hold for every game, and the rulings of this one.

use baralho_cards::{Card, parse_cards};
use baralho_game::{Game, Options, Rules, Seat, Standing, Tally};
use baralho_laws as laws;
use baralho_maior::{Illegal, Maior, MaiorRules};

fn rules(players: usize) -> MaiorRules {
    MaiorRules::parse("maior", Some(players), &Options::new()).expect("playable rules")
}

/// Two players with these cards, the first of whom leads.
fn deal(hands: &str) -> Maior {
    let mut deck = parse_cards(hands).expect("ten cards");
    deck.extend(Card::all().filter(|card| !hands.contains(&card.to_string())));
    Maior::deal_deck(&rules(2), &Standing::new(&rules(2), Seat::new(1)), &deck).expect("a pack")
}

#[test]
fn every_law_holds_at_every_size_of_table() {
    for players in 2..=6 {
        laws::keep::<Maior>(&rules(players), 0..20, 30);
    }
    laws::keep_options::<MaiorRules>();
}

#[test]
fn the_highest_card_takes_the_trick_and_its_player_leads() {
    let mut game = deal("3D 4D 5D 6D 7D KS 2S 3S 4S 5S");
    let mut story = Vec::new();
    for card in ["7D", "KS"] {
        let card = game.move_from_text(card).expect("a card");
        game.play(card, &mut story).expect("held");
    }
    assert_eq!(story[1].taker, Some(Seat::new(1)));
    assert_eq!(game.turn(), Some(Seat::new(1)));
    assert_eq!(game.tally().points(), [0, 1]);
}

#[test]
fn of_equal_ranks_the_first_is_higher() {
    let mut game = deal("7D 4D 5D 6D 8D 7S 2S 3S 4S 5S");
    for card in ["7D", "7S"] {
        let card = game.move_from_text(card).expect("a card");
        game.play(card, &mut ()).expect("held");
    }
    assert_eq!(game.tally().points(), [1, 0]);
}

#[test]
fn a_card_that_is_not_held_is_refused() {
    let game = deal("3D 4D 5D 6D 7D KS 2S 3S 4S 5S");
    let card: Card = "KS".parse().expect("a card");
    assert_eq!(game.check(card), Err(Illegal::NotHeld { card }));
}
