use baralho_buraco::{Meld, View};
use baralho_cards::Card;
use baralho_face::{Order, Voice, number, points_of_sides};
use baralho_game::{Rules, View as _};
use baralho_words::{Noun, Style, Words, say};

pub(super) fn in_order(view: &View, order: Order) -> Vec<Card> {
    let mut cards: Vec<Card> = view.hand.iter().collect();
    if order == Order::Ranks {
        cards.sort_by(|&one, &other| order.compare(one, other));
    }
    cards
}

pub(super) fn hand(voice: Voice<'_>, view: &View, order: Order) -> String {
    let cards = voice.hand(in_order(view, order));
    say!(voice.words, "hand", cards)
}

pub(super) fn stock(voice: Voice<'_>, view: &View) -> String {
    let words = voice.words;
    let stock = words.count(Noun::Card, number(view.stock()));
    match view.table.pile.as_slice() {
        [] => say!(words, "buraco-stock-no-pile", stock),
        [.., top] => say!(
            words,
            "buraco-stock",
            stock,
            pile = words.count(Noun::Card, number(view.table.pile.len())),
            top = words.the_card(*top),
        ),
    }
}

/// The whole pile, bottom to top.
pub(super) fn pile(voice: Voice<'_>, view: &View) -> String {
    let words = voice.words;
    match view.table.pile.as_slice() {
        [] => say!(words, "buraco-pile-empty"),
        cards => {
            let cards: Vec<String> = cards.iter().map(|&card| words.card(card)).collect();
            say!(words, "buraco-pile", cards = cards.join(", "))
        }
    }
}

pub(super) fn hand_sizes(voice: Voice<'_>, view: &View) -> String {
    let words = voice.words;
    let sizes = voice.seats(view.rules().players()).map(|seat| {
        say!(
            words,
            "grid-cell",
            who = voice.name(seat),
            cell = view.hand_size(seat),
        )
    });
    let sizes: Vec<String> = sizes.collect();
    say!(words, "buraco-hand-sizes", sizes = sizes.join(", "))
}

/// Both teams' melds, one message each.
pub(super) fn melds(voice: Voice<'_>, view: &View) -> Vec<String> {
    let words = voice.words;
    let own = voice.seat().map(|seat| view.rules().side_of(seat));
    let mut lines = Vec::new();
    for side in voice.sides(view.rules()) {
        let who = voice.side_to(view.rules(), side);
        let yours = if own == Some(side) { "yes" } else { "no" };
        let all: Vec<Meld> = view.table.melds.of(side).collect();
        if all.is_empty() {
            lines.push(say!(words, "buraco-no-melds", who, yours));
            continue;
        }
        lines.push(say!(words, "buraco-melds", who, yours));
        for (index, meld) in all.into_iter().enumerate() {
            lines.push(say!(
                words,
                "buraco-meld",
                index = number(index),
                cards = run(words, meld),
                points = words.count(Noun::Point, number(meld.points())),
                canastra = meld.canastra().map_or("none", |canastra| canastra.name()),
            ));
        }
    }
    lines
}

/// A meld's cards in order; for ears the suit is named once.
pub(super) fn run(words: &Words, meld: Meld) -> String {
    let cards = meld.cards();
    match words.style() {
        Style::Symbols => {
            let cards: Vec<String> = cards.map(|card| words.card(card)).collect();
            cards.join(" ")
        }
        Style::Spoken => {
            let cards: Vec<String> = cards
                .map(|card| {
                    if card.suit() == meld.suit() {
                        words.rank(card.rank())
                    } else {
                        words.card(card)
                    }
                })
                .collect();
            let suit = words.suit(meld.suit());
            say!(words, "buraco-run", suit, cards = cards.join(", "))
        }
    }
}

/// What lies on the table is worth, the hands aside.
pub(super) fn points(voice: Voice<'_>, view: &View) -> String {
    let laid = |side| view.table.melds.of(side).map(Meld::points).sum();
    let scores = points_of_sides(voice, view.rules(), laid);
    say!(voice.words, "buraco-score", scores)
}
