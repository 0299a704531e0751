//! Moves as text: `7D`, and with what it takes `7Dx4C+3S`.

use baralho_cards::Card;
use baralho_game::BadNotation;

use crate::{Bag, Carta, Choice, Faces, Move, ScopaRules, capture};

const EXPECTED: &str = "a card such as 7D, or a card and what it takes such as 7Dx4C+3S";

pub(crate) fn write(faces: Faces, chosen: Move) -> String {
    let mut text = faces.card(chosen.card).to_string();
    let mut joint = 'x';
    for taken in chosen.take.unwrap_or_default().iter() {
        text.push(joint);
        text += &faces.card(taken).to_string();
        joint = '+';
    }
    text
}

/// Reads a move as it is meant on this table: a bare card that has only one way to
/// capture takes it.
pub(crate) fn read(rules: &ScopaRules, table: &[Carta], text: &str) -> Result<Move, BadNotation> {
    let (card, take) = match text.trim().split_once(['x', 'X']) {
        Some((card, take)) => (card, Some(take)),
        None => (text.trim(), None),
    };
    let carta = |word: &str| -> Result<Carta, BadNotation> {
        let card: Card = word
            .trim()
            .parse()
            .map_err(|_| BadNotation::new(text, EXPECTED))?;
        rules.faces.carta(card).map_err(|_| {
            let faces = rules.faces.list();
            BadNotation::new(
                text,
                format!("a card of this deck, whose faces are {faces}"),
            )
        })
    };
    let card = carta(card)?;
    let take = match take {
        None => None,
        Some(cards) => {
            let mut bag = Bag::EMPTY;
            for word in cards.split('+') {
                let taken = carta(word)?;
                if bag.count(taken) >= rules.decks {
                    return Err(BadNotation::new(
                        text,
                        "each card once per copy in the deck",
                    ));
                }
                bag.add(taken);
            }
            Some(bag)
        }
    };
    Ok(resolve(rules, table, card, take))
}

/// The move that is meant by a card and, perhaps, what it should take.
pub(crate) fn resolve(rules: &ScopaRules, table: &[Carta], card: Carta, take: Option<Bag>) -> Move {
    let take = match (rules.choice, take) {
        (Choice::Most, wanted) => wanted
            .filter(|&wanted| wanted != capture::taken(rules, table, Move { card, take: None })),
        (Choice::Player, Some(wanted)) => Some(wanted),
        (Choice::Player, None) => {
            match capture::first_sets(rules, table, card, true, 2).as_slice() {
                [] => Some(Bag::EMPTY),
                [only] => Some(capture::at(table, only).collect()),
                _ => None,
            }
        }
    };
    Move { card, take }
}
