//! A small scene for each game: what it is about, at a glance.

use baralho_cards::{Rank, Suit};

use crate::{
    Deck,
    figures::JACK,
    marks::{self, Mark},
    rank,
};

const FELT: &str = "<rect class=\"art-felt\" width=\"160\" height=\"100\" rx=\"8\"/>";

/// A broom, its handle up: what all the games of the Scopa family are named after.
const BROOM: &str = "<rect class=\"art-hair\" x=\"-2.5\" y=\"-46\" width=\"5\" height=\"50\" rx=\"2.5\"/>\
    <path class=\"art-gold\" d=\"M-6 6H6C8 16 13 24 17 33c-4 3-9 2-11 0-3 3-9 3-12 0-2 2-7 3-11 0C-13 24-8 16-6 6z\"/>\
    <path class=\"art-trait\" d=\"M-2 16-6 30M2 16l4 14\"/>\
    <rect class=\"suit-h\" x=\"-8\" y=\"1\" width=\"16\" height=\"7\" rx=\"3\"/>";

/// What the jack of Rouba-Montes wears for his trade.
const MASK: &str = "<path class=\"art-mark\" d=\"M-4-41c8 2 16 2 24 0v6c-3 5-9 4-11-1h-2c-2 5-8 6-11 1z\"/>\
    <circle class=\"art-linen\" cx=\"2.5\" cy=\"-36\" r=\"2.2\"/><circle class=\"art-linen\" cx=\"13.5\" cy=\"-36\" r=\"2.2\"/>\
    <circle class=\"art-mark\" cx=\"1.8\" cy=\"-36\" r=\"1.2\"/><circle class=\"art-mark\" cx=\"12.8\" cy=\"-36\" r=\"1.2\"/>";

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
        _ => back("art-back", (80, 50, 0)),
    };
    format!("{FELT}{scene}")
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

/// A masked jack with his eye on somebody's pile.
fn rouba_montes() -> String {
    let thief =
        format!("<g class=\"suit-s\" transform=\"translate(107 100) scale(1.1)\">{JACK}{MASK}</g>");
    [
        back("art-back", (40, 61, 4)),
        back("art-back", (38, 57, -3)),
        card(Rank::Seven, Suit::Hearts, Deck::French, (35, 53, 0)),
        thief,
        "<path class=\"art-motion\" d=\"M62 26c9-11 19-13 30-8m-9-6 9 6-6 9\"/>".to_owned(),
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

/// The back of a card, in the colour of a class.
fn back(class: &str, (x, y, angle): (i32, i32, i32)) -> String {
    format!(
        "<g transform=\"translate({x} {y}) rotate({angle})\">\
         <rect class=\"art-paper\" x=\"-22\" y=\"-31\" width=\"44\" height=\"62\" rx=\"5\"/>\
         <rect class=\"{class}\" x=\"-19\" y=\"-28\" width=\"38\" height=\"56\" rx=\"3\"/>\
         <path class=\"art-lattice\" d=\"M0-20 12 0 0 20-12 0z\"/></g>"
    )
}
