//! What each game of the family is about, at a glance.
//! words: nothing here is for players

use baralho_artwork::{
    Deck::{French, Italian},
    scene::{back, card, ground, label},
};
use baralho_cards::{Rank, Suit};

pub(crate) fn picture(preset: &str) -> String {
    match preset {
        "scopa" => scopa(),
        "escoba" => escoba(),
        "scopone" => scopone(),
        _ => escopa(),
    }
}

/// An ace and a six make seven.
fn escopa() -> String {
    [
        ground("green"),
        card(Rank::Ace, Suit::Diamonds, French, (42, 62, 70, -8)),
        card(Rank::Six, Suit::Spades, French, (92, 72, 70, 3)),
        card(Rank::Seven, Suit::Clubs, French, (148, 100, 70, 14)),
    ]
    .concat()
}

/// The settebello between two figures.
fn scopa() -> String {
    [
        ground("blue"),
        card(Rank::King, Suit::Diamonds, Italian, (44, 68, 70, -12)),
        card(Rank::Seven, Suit::Diamonds, Italian, (90, 64, 70, 0)),
        card(Rank::Queen, Suit::Hearts, Italian, (140, 74, 70, 13)),
    ]
    .concat()
}

/// Two cards that make fifteen.
fn escoba() -> String {
    [
        ground("clay"),
        card(Rank::Eight, Suit::Hearts, French, (56, 58, 70, -6)),
        card(Rank::Seven, Suit::Spades, French, (130, 58, 70, 7)),
        label("8 + 7 = 15"),
    ]
    .concat()
}

/// Four at a table, two against two.
fn scopone() -> String {
    [
        ground("teal"),
        back((94, 8, 38, 0)),
        back((94, 136, 38, 0)),
        back((14, 72, 38, 90)),
        back((174, 72, 38, 90)),
        card(Rank::Five, Suit::Hearts, Italian, (70, 72, 46, -5)),
        card(Rank::Three, Suit::Spades, Italian, (118, 72, 46, 6)),
    ]
    .concat()
}
