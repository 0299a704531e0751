//! What each game of the family is about, at a glance.
//! words: nothing here is for players

use baralho_artwork::{
    Deck,
    scene::{back, card},
};
use baralho_cards::{Rank, Suit};

/// A broom, its handle up: what all the games of the Scopa family are named after.
const BROOM: &str = "<rect class=\"art-hair\" x=\"-2.5\" y=\"-46\" width=\"5\" height=\"50\" rx=\"2.5\"/>\
    <path class=\"art-gold\" d=\"M-6 6H6C8 16 13 24 17 33c-4 3-9 2-11 0-3 3-9 3-12 0-2 2-7 3-11 0C-13 24-8 16-6 6z\"/>\
    <path class=\"art-trait\" d=\"M-2 16-6 30M2 16l4 14\"/>\
    <rect class=\"suit-h\" x=\"-8\" y=\"1\" width=\"16\" height=\"7\" rx=\"3\"/>";

pub(crate) fn picture(preset: &str) -> String {
    match preset {
        "scopa" => scopa(),
        "escoba" => escoba(),
        "scopone" => scopone(),
        _ => escopa(),
    }
}

/// The broom sweeps the table, the settebello first.
fn escopa() -> String {
    [
        card(Rank::Seven, Suit::Diamonds, Deck::French, (32, 52, -14)),
        card(Rank::Four, Suit::Clubs, Deck::French, (58, 48, -3)),
        card(Rank::Three, Suit::Spades, Deck::French, (84, 52, 9)),
        broom(119, 53, 30),
        "<path class=\"art-motion\" d=\"M134 84h16M140 76h13M146 68h8\"/>".to_owned(),
    ]
    .concat()
}

/// The broom stands between two Italian cards.
fn scopa() -> String {
    [
        card(Rank::Seven, Suit::Diamonds, Deck::Italian, (42, 52, -12)),
        card(Rank::Ace, Suit::Hearts, Deck::Italian, (118, 52, 12)),
        broom(80, 55, 0),
    ]
    .concat()
}

/// Cards that make fifteen.
fn escoba() -> String {
    // The sum in gold, drawn small and enlarged so that its strokes are bold.
    let sum = "<g transform=\"translate(107 29) scale(2)\"><path class=\"art-motion\" \
        d=\"M0 8h4M0 13h4M9 5l4-3v18M23 2h-6l-.5 8c3-2 7-.5 7 4.5s-5 7-8 3.5\"/></g>";
    [
        card(Rank::Seven, Suit::Spades, Deck::Italian, (29, 54, -12)),
        card(Rank::Five, Suit::Diamonds, Deck::Italian, (51, 50, -2)),
        card(Rank::Three, Suit::Clubs, Deck::Italian, (74, 53, 8)),
        sum.to_owned(),
    ]
    .concat()
}

/// Four at a table, two against two.
fn scopone() -> String {
    let hand = |x: i32, y: i32, angle: i32, team: &str| {
        let [left, middle, right] =
            [(-18, 3, -16), (0, 0, 0), (18, 3, 16)].map(|place| back(team, place));
        format!(
            "<g transform=\"translate({x} {y}) rotate({angle}) scale(.38)\">{left}{middle}{right}</g>"
        )
    };
    let played = |x: i32, rank: Rank, suit: Suit| {
        let card = card(rank, suit, Deck::Italian, (0, 0, 0));
        format!("<g transform=\"translate({x} 50) scale(.58)\">{card}</g>")
    };
    [
        hand(80, 17, 180, "art-back"),
        hand(143, 50, 270, "suit-h"),
        hand(80, 83, 0, "art-back"),
        hand(17, 50, 90, "suit-h"),
        played(50, Rank::Four, Suit::Clubs),
        played(80, Rank::Seven, Suit::Diamonds),
        played(110, Rank::Ace, Suit::Spades),
    ]
    .concat()
}

fn broom(x: i32, y: i32, angle: i32) -> String {
    format!("<g transform=\"translate({x} {y}) rotate({angle})\">{BROOM}</g>")
}
