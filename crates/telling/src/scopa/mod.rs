//! Escopa, Scopa, Escoba and Scopone, told.

mod refusals;
mod scores;
mod story;

use baralho_cards::Card;
use baralho_game::{Rules as _, View as _};
use baralho_scopa::{Carta, Choice, Event, Illegal, Move, Scopa, ScopaRules, Tally, View, capture};
use baralho_words::{Noun, Words, say};

use crate::{Grid, Order, Telling, Voice, eliminated, number};

pub use scores::now;

impl<const CARDS: usize, const SEATS: usize> Telling for Scopa<CARDS, SEATS> {
    fn opening(voice: Voice<'_>, view: &View<CARDS, SEATS>) -> Vec<String> {
        story::opening(voice, view)
    }

    fn story(voice: Voice<'_>, events: &[Event], view: &View<CARDS, SEATS>) -> Vec<String> {
        story::tell(voice, events, view)
    }

    fn hand(voice: Voice<'_>, view: &View<CARDS, SEATS>) -> Option<String> {
        // Who is out is dealt nothing, and holds nothing worth a word.
        let seat = view
            .observer()
            .seat()
            .filter(|&seat| view.open.plays(seat))?;
        let cards = voice.words.cards(faces(view, view.hand.iter()));
        Some(say!(
            voice.words,
            "holds",
            who = voice.name(seat),
            you = voice.you(seat),
            cards = cards,
        ))
    }

    fn scores(voice: Voice<'_>, rules: &ScopaRules, tally: &Tally) -> Grid {
        scores::grid(voice, rules, tally)
    }

    fn position(voice: Voice<'_>, view: &View<CARDS, SEATS>) -> Vec<String> {
        let mut told = vec![
            table(voice, view),
            captured(voice, view),
            scores::now(voice, view),
        ];
        told.extend(out(voice, view));
        told
    }

    fn score_now(voice: Voice<'_>, view: &View<CARDS, SEATS>) -> String {
        scores::now(voice, view)
    }

    fn suggestion(words: &Words, view: &View<CARDS, SEATS>, chosen: Move) -> String {
        let card = words.the_card(view.open.rules.faces.card(chosen.card));
        let taken = match chosen.take {
            Some(taken) => faces(view, taken.iter()),
            None => ways(view, chosen.card).pop().unwrap_or_default(),
        };
        if taken.is_empty() {
            return say!(words, "suggest-lay", card = card);
        }
        let cards = words.the_cards(taken);
        say!(words, "suggest-capture", card = card, cards = cards)
    }

    fn refusal(words: &Words, illegal: &Illegal) -> String {
        refusals::explain(words, illegal)
    }
}

/// The cards as these rules' deck shows them.
pub fn faces<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    cards: impl IntoIterator<Item = Carta>,
) -> Vec<Card> {
    let faces = view.open.rules.faces;
    cards.into_iter().map(|carta| faces.card(carta)).collect()
}

/// What lies on the table, with places.
pub fn table<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
) -> String {
    let cards = faces(view, view.open.table.iter().copied());
    if cards.is_empty() {
        return say!(voice.words, "scopa-table-empty");
    }
    let places = cards.into_iter().enumerate();
    let cards = voice.places(places.map(|(place, card)| ((place + 1).to_string(), card)));
    say!(voice.words, "scopa-table", cards = cards)
}

/// Everybody who plays no more in this match.
pub fn out<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
) -> Vec<String> {
    let rules = &view.open.rules;
    let plays = |side: usize| rules.seats_of(side).any(|seat| view.open.plays(seat));
    let sides = voice.sides(rules).into_iter().filter(|&side| !plays(side));
    sides.map(|side| eliminated(voice, rules, side)).collect()
}

/// The listener's hand in an order, or as it was dealt.
pub fn in_hand<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    order: Option<Order>,
) -> Vec<Carta> {
    let mut cards: Vec<Carta> = view.hand.iter().collect();
    if let Some(order) = order {
        let face = |carta: Carta| view.open.rules.faces.card(carta);
        cards.sort_by(|&one, &other| order.compare(face(one), face(other)));
    }
    cards
}

/// The listener's hand with places, and with hints what each card would take.
pub fn hand<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
    order: Option<Order>,
) -> Vec<String> {
    let held = in_hand(view, order);
    let cards = faces(view, held.iter().copied());
    if cards.is_empty() {
        return vec![say!(voice.words, "hand-empty")];
    }
    if !view.open.rules.hints {
        let cards = voice.hand(cards);
        return vec![say!(voice.words, "hand", cards = cards)];
    }
    let mut lines = vec![say!(voice.words, "hand", cards = "").trim_end().to_owned()];
    for (place, carta) in held.into_iter().enumerate() {
        let card = view.open.rules.faces.card(carta);
        let place = voice.places([(format!("h{}", place + 1), card)]);
        let hint = hint(voice, view, carta);
        lines.push(say!(voice.words, "scopa-hint", place = place, hint = hint));
    }
    lines
}

/// What a card would take.
pub fn hint<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
    carta: Carta,
) -> String {
    let words = voice.words;
    let ways = ways(view, carta);
    let clears = |way: &Vec<Card>| way.len() == view.open.table.len();
    match ways.as_slice() {
        [] => say!(words, "scopa-hint-nothing"),
        [only] if clears(only) => {
            say!(
                words,
                "scopa-hint-sweep",
                cards = words.the_cards(only.iter().copied())
            )
        }
        several => {
            let ways = several
                .iter()
                .map(|way| words.the_cards(way.iter().copied()));
            let ways: Vec<String> = ways.collect();
            say!(words, "scopa-hint-takes", ways = either(voice, &ways))
        }
    }
}

/// Alternatives that are lists themselves.
fn either(voice: Voice<'_>, ways: &[String]) -> String {
    match ways {
        [only] => only.clone(),
        several => {
            let joint = say!(voice.words, "scopa-or");
            several.join(&format!("; {joint} "))
        }
    }
}

/// A hand of so many cards needs no sorting.
pub const FEW: usize = 3;

/// The most captures of one card that are listed.
const MOST_WAYS: usize = 50;

/// Every set a card can take, as far as the player has the choice.
pub fn ways<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    carta: Carta,
) -> Vec<Vec<Card>> {
    use std::ops::ControlFlow;
    let rules = &view.open.rules;
    let table = &view.open.table;
    let cards = |places: &capture::Places| {
        faces(view, places.iter().map(|&place| table[usize::from(place)]))
    };
    if rules.choice == Choice::Most {
        let chosen = capture::chosen(rules, table, carta);
        return chosen.iter().map(cards).collect();
    }
    let mut ways = Vec::new();
    let _ = capture::visit_sets(rules, table, carta, true, |places| {
        ways.push(cards(places));
        if ways.len() < MOST_WAYS {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    ways
}

/// How many cards everybody has captured.
pub fn captured<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
) -> String {
    let words = voice.words;
    let counts = voice.seats(view.open.rules.players.into()).map(|seat| {
        let cards = view.open.piles[seat.index()].len();
        say!(
            words,
            "scopa-captured-one",
            who = voice.name(seat),
            cards = words.count(Noun::Card, number(cards)),
        )
    });
    let counts: Vec<String> = counts.collect();
    say!(words, "scopa-captured", counts = counts.join(", "))
}

/// How many cards the listener has captured.
pub fn own_captures<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
) -> String {
    let own = voice
        .seat()
        .map_or(0, |seat| view.open.piles[seat.index()].len());
    let cards = voice.words.count(Noun::Card, number(own));
    say!(voice.words, "scopa-you-captured", cards = cards)
}

/// What lies at one place on the table, counted from 1.
pub fn table_card<const CARDS: usize, const SEATS: usize>(
    voice: Voice<'_>,
    view: &View<CARDS, SEATS>,
    place: usize,
) -> String {
    let words = voice.words;
    let cards = faces(view, view.open.table.iter().copied());
    match cards.get(place.wrapping_sub(1)) {
        Some(&card) => say!(
            words,
            "scopa-table-card",
            n = number(place),
            card = words.card(card)
        ),
        None if cards.is_empty() => say!(words, "scopa-table-empty"),
        None => say!(
            words,
            "scopa-no-table-card",
            n = number(place),
            cards = words.count(Noun::Card, number(cards.len())),
        ),
    }
}
