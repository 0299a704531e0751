//! What is looked for in games until a screen has it, and habits that lead there.

use baralho_face::scene::CardScene;

use super::positions::{Position, Until};

/// Some cards lie there, and one of the hand can take two of them: that one is touched.
pub(super) const SOME: Until = Until::Finds(|position| {
    let card = position
        .scene
        .hand
        .iter()
        .find(|card| takes(position, card));
    let card = format!("{:#}", card?.card);
    let lying = position.scene.middle.cards.len();
    (3..=6).contains(&lying).then(|| vec![card])
});

/// Whether a card could take two of those that lie there.
fn takes(position: &Position, card: &CardScene) -> bool {
    let middle = &position.scene.middle.cards;
    let pairs = middle.iter().enumerate().flat_map(|(place, one)| {
        let others = middle[..place].iter();
        others.map(move |other| value(one) + value(other))
    });
    // The first of them is what Escoba counts to.
    { pairs }.any(|sum| sum + value(card) == 15 || sum == value(card))
}

/// Takes nothing if it can be helped.
pub(super) fn shy(position: &Position) -> Option<String> {
    let takes_one = |card: &CardScene| {
        let mut middle = position.scene.middle.cards.iter();
        middle.any(|lying| value(lying) == value(card))
    };
    let hand = position.scene.hand.iter();
    let card = hand.min_by_key(|card| (takes_one(card) || takes(position, card), value(card)));
    position.first(&[format!("{:#}", card?.card).as_str()])
}

/// What a card counts in the Scopa family.
fn value(card: &CardScene) -> usize {
    let text = format!("{:#}", card.card);
    let rank = text.trim_end_matches(char::is_alphabetic);
    let figures = ["J", "Q", "K"];
    let figure = figures.iter().position(|figure| text.starts_with(figure));
    rank.parse()
        .unwrap_or_else(|_| figure.map_or(1, |place| place + 8))
}

/// So many cards of the hand, whatever lies there.
pub(super) const OPENING: Until = Until::Finds(|_| Some(Vec::new()));
pub(super) const LATER: Until = Until::Finds(|position| {
    let taken = position.scene.seats.iter().filter_map(|seat| seat.captured);
    (taken.sum::<usize>() >= 12).then(Vec::new)
});
pub(super) const MELDED: Until = Until::Finds(|position| {
    let (melds, longest) = position.melds();
    let is_drawn = position.first(&["discard"]).is_some();
    (melds >= 4 && longest >= 4 && is_drawn).then(|| last_card(position))
});

/// A card to be discarded.
pub(super) fn last_card(position: &Position) -> Vec<String> {
    let last = position.scene.hand.last();
    last.map(|card| format!("{:#}", card.card))
        .into_iter()
        .collect()
}

/// Takes every pile and never lays anything down, so that the hand grows.
pub(super) fn hoard(position: &Position) -> Option<String> {
    position.first(&["take", "draw"]).or_else(|| {
        let is_full = position.scene.hand.len() >= 25;
        let advised = Some(position.advised.clone());
        advised
            .filter(|_| is_full)
            .or_else(|| position.first(&["discard"]))
    })
}

/// Whether the first card of the hand takes one that lies there.
pub(super) fn takes_first(position: &Position) -> bool {
    let mut middle = position.scene.middle.cards.iter();
    let first = position.scene.hand.first();
    first.is_some_and(|first| middle.any(|lying| value(lying) == value(first)))
}
