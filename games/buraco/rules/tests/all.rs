//! The rules of Buraco.
//!
//! One program for all: what must be alone has its own.

#[path = "course/main.rs"]
mod course;
mod laws;
mod naive;
mod properties;
#[path = "rulings/main.rs"]
mod rulings;

use baralho_buraco::{Bag, BuracoRules, Compat, Start};
use baralho_cards::{Card, parse_cards};

fn rules(players: usize, compat: Compat) -> BuracoRules {
    BuracoRules::new(players, compat).expect("two or four players")
}

fn start(hands: &[&str], pile: &str, first: usize) -> Start {
    Start {
        hands: hands.iter().map(|hand| cards(hand)).collect(),
        pile: cards(pile)[0],
        first,
    }
}

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).expect("cards")
}

fn bag(text: &str) -> Bag {
    Bag::from_cards(cards(text)).expect("at most two of each")
}
