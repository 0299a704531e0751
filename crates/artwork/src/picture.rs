//! A small scene for each game: what it is about, at a glance.

use baralho_cards::{Rank, Suit};

use crate::{
    Deck,
    marks::{self, Mark},
    rank,
};

const FELT: &str = "<rect class=\"art-felt\" width=\"160\" height=\"100\" rx=\"8\"/>";

/// A broom, its handle up: what all the games of the Scopa family are named after.
const BROOM: &str = "<rect class=\"art-hair\" x=\"-2.5\" y=\"-46\" width=\"5\" height=\"50\" rx=\"2.5\"/>\
    <path class=\"art-gold\" d=\"M-6 6H6C8 16 13 24 17 33c-4 3-9 2-11 0-3 3-9 3-12 0-2 2-7 3-11 0C-13 24-8 16-6 6z\"/>\
    <path class=\"art-trait\" d=\"M-2 16-6 30M2 16l4 14\"/>\
    <rect class=\"suit-h\" x=\"-8\" y=\"1\" width=\"16\" height=\"7\" rx=\"3\"/>";

/// A small scene for the preset with this name: the children of `<svg viewBox="0 0 160 100">`.
///
/// A name it does not know gets the back of a card: a picture, and no promise.
pub fn picture(preset: &str) -> String {
    let scene = match preset {
        "escopa" => escopa(),
        "scopa" => scopa(),
        "escoba" => escoba(),
        "scopone" => scopone(),
        "rouba-montes" => rouba_montes(),
        "buraco" => buraco(),
        _ => back(80, 50, 0),
    };
    format!("{FELT}{scene}")
}

/// The broom sweeps the table, the settebello first.
fn escopa() -> String {
    [
        card(Rank::Three, Suit::Spades, Deck::French, (86, 40, 14)),
        card(Rank::Four, Suit::Clubs, Deck::French, (60, 58, -6)),
        card(Rank::Seven, Suit::Diamonds, Deck::French, (34, 46, -16)),
        broom(122, 54, 28),
        "<path class=\"art-motion\" d=\"M72 92h14M58 86h8\"/>".to_owned(),
    ]
    .concat()
}

/// The broom stands between two Italian cards.
fn scopa() -> String {
    [
        card(Rank::Seven, Suit::Diamonds, Deck::Italian, (40, 52, -12)),
        card(Rank::Ace, Suit::Hearts, Deck::Italian, (120, 52, 12)),
        broom(80, 55, 0),
    ]
    .concat()
}

/// Cards that make fifteen.
fn escoba() -> String {
    [
        card(Rank::Seven, Suit::Spades, Deck::Italian, (34, 56, -14)),
        card(Rank::Five, Suit::Diamonds, Deck::Italian, (60, 50, -3)),
        card(Rank::Three, Suit::Clubs, Deck::Italian, (86, 54, 9)),
        // The sum, in gold strokes like the ranks.
        "<path class=\"art-motion\" d=\"M110 46h8M110 54h8M126 38l7-6v36M152 32h-11l-1 15c6-4 13 0 13 9 0 11-11 15-15 7\"/>".to_owned(),
    ]
    .concat()
}

/// Four at a table, two against two.
fn scopone() -> String {
    let hand = |x: i32, y: i32, angle: i32| {
        format!(
            "<g transform=\"translate({x} {y}) rotate({angle}) scale(.42)\">{}{}{}</g>",
            back(-18, 2, -18),
            back(0, -2, 0),
            back(18, 2, 18),
        )
    };
    [
        hand(80, 18, 180),
        hand(138, 50, 270),
        hand(80, 82, 0),
        hand(22, 50, 90),
        card(Rank::Ten, Suit::Diamonds, Deck::Italian, (80, 50, 0)),
    ]
    .concat()
}

/// A pile changes hands; whoever takes it wears the mask.
fn rouba_montes() -> String {
    [
        back(40, 58, 0),
        back(37, 55, 0),
        card(Rank::Jack, Suit::Clubs, Deck::French, (34, 52, 0)),
        card(Rank::Jack, Suit::Hearts, Deck::French, (124, 56, 8)),
        "<path class=\"art-motion\" d=\"M102 30C88 12 70 12 58 24m0-11v11h11\"/>".to_owned(),
    ]
    .concat()
}

/// A canastra: seven of a suit in a row.
fn buraco() -> String {
    let ranks = [
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
    ];
    let place = |(step, rank): (i32, Rank)| {
        let place = (32 + 16 * step, 50 + (step - 3) * (step - 3), 4 * (step - 3));
        card(rank, Suit::Hearts, Deck::French, place)
    };
    (0..).zip(ranks).map(place).collect()
}

fn broom(x: i32, y: i32, angle: i32) -> String {
    format!("<g transform=\"translate({x} {y}) rotate({angle})\">{BROOM}</g>")
}

/// A card small enough for a scene: its corner, and its suit once.
fn card(rank: Rank, suit: Suit, deck: Deck, (x, y, angle): (i32, i32, i32)) -> String {
    let mark = Mark::of(suit, deck).at(&[(0, 0)]);
    format!(
        "<g class=\"{class}\" transform=\"translate({x} {y}) rotate({angle})\">\
         <rect class=\"art-paper\" x=\"-22\" y=\"-31\" width=\"44\" height=\"62\" rx=\"5\"/>\
         <g transform=\"translate(-18 -27) scale(.62)\">{glyph}</g>\
         <g transform=\"translate(-12 0) scale(.5)\">{mark}</g>\
         <g transform=\"translate(6 14) scale(1.1)\">{mark}</g></g>",
        class = marks::class(suit),
        glyph = rank::glyph(rank),
    )
}

fn back(x: i32, y: i32, angle: i32) -> String {
    format!(
        "<g transform=\"translate({x} {y}) rotate({angle})\">\
         <rect class=\"art-paper\" x=\"-22\" y=\"-31\" width=\"44\" height=\"62\" rx=\"5\"/>\
         <rect class=\"art-back\" x=\"-19\" y=\"-28\" width=\"38\" height=\"56\" rx=\"3\"/>\
         <path class=\"art-lattice\" d=\"M0-20 12 0 0 20-12 0z\"/></g>"
    )
}
