//! What the small scenes of the games are made of. Each is 160 wide and 100 high, and shows at a
//! glance what a game is about.

use baralho_cards::{Rank, Suit};

use crate::{
    Deck,
    marks::{self, Mark},
    rank,
};

pub use crate::figures::JACK;

const FELT: &str = "<rect class=\"art-felt\" width=\"160\" height=\"100\" rx=\"8\"/>";

/// A whole scene: what is shown, on felt.
pub fn on_felt(shown: &str) -> String {
    format!("{FELT}{shown}")
}

/// A card small enough for a scene: its corner, and its suit once.
pub fn card(rank: Rank, suit: Suit, deck: Deck, (x, y, angle): (i32, i32, i32)) -> String {
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
pub fn back(class: &str, (x, y, angle): (i32, i32, i32)) -> String {
    format!(
        "<g transform=\"translate({x} {y}) rotate({angle})\">\
         <rect class=\"art-paper\" x=\"-22\" y=\"-31\" width=\"44\" height=\"62\" rx=\"5\"/>\
         <rect class=\"{class}\" x=\"-19\" y=\"-28\" width=\"38\" height=\"56\" rx=\"3\"/>\
         <path class=\"art-lattice\" d=\"M0-20 12 0 0 20-12 0z\"/></g>"
    )
}
