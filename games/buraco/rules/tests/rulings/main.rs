//! One test per ruling of the rules document, each row of its examples included.

use baralho_buraco::{
    Bag, Buraco, BuracoRules, Canastra, Compat, End, Event, Illegal, Meld, Move, NotAMeld, Phase,
    Start, hand_points,
    itp::{self, Answer, Command, Refusal},
    judge, value,
};
use baralho_cards::{Card, Rank};
use baralho_game::{Game, Rules, Seat, Standing, Tally, chance};

use crate::{bag, cards, rules, start};

mod compatibility;
mod end;
mod melds;
mod refusals;
mod turn;

fn card(text: &str) -> Card {
    text.parse().expect("a card")
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
    Move::Discard(card(text))
}

fn order(text: &str, compat: Compat) -> Option<String> {
    let judged = judge(&cards(text), None, compat).ok()?;
    Some(judged.to_string())
}

/// Judged alike with and without compatibility, in any order of the cards.
fn is_shown(text: &str, shown: &str) {
    assert_eq!(order(text, Compat::Off).as_deref(), Some(shown));
    assert_eq!(order(text, Compat::Itp).as_deref(), Some(shown));
    let mut turned = cards(text);
    for _ in 0..turned.len() {
        turned.rotate_left(1);
        let judged = judge(&turned, None, Compat::Off).expect("the same in any order");
        assert_eq!(judged.to_string(), shown);
    }
}

fn is_no_meld(text: &str) -> NotAMeld {
    assert_eq!(order(text, Compat::Itp), None);
    judge(&cards(text), None, Compat::Off).expect_err("no meld")
}

fn game_of(players: usize, compat: Compat, hands: &[&str], pile: &str, first: usize) -> Buraco {
    let rules = rules(players, compat);
    let start = start(hands, pile, first);
    Buraco::from_start(&rules, &start, &mut chance::generator(1, 1)).expect("a start")
}

/// Two players by the strict rules, seat 0 to play.
fn game(hands: [&str; 2], pile: &str) -> Buraco {
    game_of(2, Compat::Off, &hands, pile, 0)
}

/// The same as the reference judge has it.
fn reference_game(hands: [&str; 2], pile: &str) -> Buraco {
    game_of(2, Compat::Itp, &hands, pile, 0)
}

fn ask(game: &mut Buraco, command: &Command) -> Result<Answer, Refusal> {
    itp::play(game, command, &mut ())
}

fn melds(game: &Buraco, team: usize) -> Vec<String> {
    game.melds(team).map(|meld| meld.to_string()).collect()
}

fn play(game: &mut Buraco, moves: &[Move]) {
    for &chosen in moves {
        game.play(chosen, &mut ()).expect("a legal move");
        game.audit().expect("every card in its place");
    }
}

/// A game whose stock is empty, the last card drawn, with this hand for seat 0.
fn without_stock(hand: &str, pile: &str) -> Buraco {
    let mut held: Vec<Card> = cards(hand);
    held.push(card(pile));
    let rest = Bag::FULL.minus(Bag::from_cards(held).expect("two packs"));
    game([hand, &rest.to_string()], pile)
}
