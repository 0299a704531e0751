//! What players of the Scopa family may type.

use baralho_game::BadDeck;
use baralho_scopa::{Bag, Carta, Choice, Move, Scopa, View};
use baralho_telling::{
    Order, Telling as _, Voice,
    scopa::{captured, hand, in_hand, now, out, own_captures, table, table_card, ways},
};
use baralho_words::{Noun, say};

use crate::play::{
    hand::{card_words, hand_place},
    playable::{Reply, number},
};

/// What a line means: one of the document's keys, or a card.
pub(super) fn reply<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
    order: &mut Option<Order>,
    line: &str,
) -> Reply<Move> {
    let words = voice.words;
    match line {
        "o" | "O" => {
            *order = Some(order.map_or_else(Order::default, Order::other));
            Reply::Say(hand(voice, view, *order))
        }
        "" => Reply::Screen,
        "c" | "C" => Reply::Say(vec![table(voice, view)]),
        "d" | "D" => {
            let mut told = vec![own_captures(voice, view), captured(voice, view)];
            told.extend(out(voice, view));
            Reply::Say(told)
        }
        "h" | "H" => Reply::Say(hand(voice, view, *order)),
        "t" | "T" => Reply::Say(vec![say!(words, "your-turn")]),
        "s" => Reply::Say(vec![now(voice, view)]),
        "S" => Reply::Grid(
            say!(words, "scopa-as-it-stands"),
            Scopa::<CARDS, SEATS>::scores(voice, &view.open.rules, &view.tally()),
        ),
        "p" | "P" => Reply::Say(vec![say!(words, "no-pause-now")]),
        _ => match table_place(line) {
            Some(place) => Reply::Say(vec![table_card(voice, view, place)]),
            None => play(voice, view, *order, line).unwrap_or_else(Reply::Refuse),
        },
    }
}

/// A place on the table: 1 to 9, and 0 for the tenth.
fn table_place(line: &str) -> Option<usize> {
    match line.as_bytes() {
        [b'0'] => Some(10),
        [digit @ b'1'..=b'9'] => Some(usize::from(digit - b'0')),
        _ => None,
    }
}

/// A card by name or place, and perhaps what it should take by name or place.
fn play<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
    order: Option<Order>,
    line: &str,
) -> Result<Reply<Move>, String> {
    let parts = card_words(line);
    let mut rest = &parts[..];
    let card = from_hand(voice, view, order, &mut rest, line)?;
    let mut take = Bag::EMPTY;
    let mut names_any = false;
    while !rest.is_empty() {
        let wanted = from_table(voice, view, &mut rest, line)?;
        if take.count(wanted) >= view.open.rules.decks {
            let card = view.open.rules.faces.card(wanted);
            let card = voice.words.the_card(card);
            return Err(say!(voice.words, "scopa-taken-twice", card = card));
        }
        take.add(wanted);
        names_any = true;
    }
    let chosen = view.resolve(card, names_any.then_some(take));
    let asks = view.open.rules.choice == Choice::Player && chosen.take.is_none();
    if !asks || !view.hand.contains(card) {
        return Ok(Reply::Play(chosen));
    }
    let ways = ways(view, card);
    let words = voice.words;
    let question = say!(
        words,
        "scopa-which",
        card = words.the_card(view.open.rules.faces.card(card)),
        n = number(ways.len()),
    );
    let choices = ways.into_iter().map(|way| {
        let cartas = way.iter().filter_map(|&c| view.open.rules.faces.carta(c));
        let chosen = view.resolve(card, Some(cartas.collect()));
        (words.the_cards(way), chosen)
    });
    Ok(Reply::Choose {
        question,
        choices: choices.collect(),
    })
}

fn unknown(voice: Voice<'_>, line: &str) -> String {
    let text: String = line.chars().take(40).collect();
    say!(voice.words, "scopa-unknown", text = text)
}

fn from_hand<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
    order: Option<Order>,
    rest: &mut &[&str],
    line: &str,
) -> Result<Carta, String> {
    if let [part, after @ ..] = *rest
        && let Some(place) = hand_place(part)
    {
        *rest = after;
        return in_hand(view, order).get(place).copied().ok_or_else(|| {
            let last = format!("h{}", view.hand.len());
            say!(voice.words, "no-such-place", place = *part, last = last)
        });
    }
    named(voice, view, rest, line)
}

fn from_table<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
    rest: &mut &[&str],
    line: &str,
) -> Result<Carta, String> {
    // A number is a place, but not where a suit follows: `4 de paus`.
    if let [part, after @ ..] = *rest
        && let Ok(place) = part.parse::<usize>()
        && voice.words.read_card(rest).is_none()
    {
        *rest = after;
        let table = &view.open.table;
        return place
            .checked_sub(1)
            .and_then(|place| table.get(place).copied())
            .ok_or_else(|| {
                let cards = voice.words.count(Noun::Card, number(table.len()));
                say!(
                    voice.words,
                    "scopa-no-table-card",
                    n = number(place),
                    cards = cards
                )
            });
    }
    named(voice, view, rest, line)
}

/// A card of this deck by its name.
fn named<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
    rest: &mut &[&str],
    line: &str,
) -> Result<Carta, String> {
    let read = voice.words.read_card(rest);
    let (card, length) = read.ok_or_else(|| unknown(voice, line))?;
    *rest = &rest[length..];
    let faces = view.open.rules.faces;
    faces.carta(card).ok_or_else(|| {
        voice.words.explain(&BadDeck::NotInDeck {
            card,
            faces: faces.list(),
        })
    })
}
