//! A card's face: paper, corners, and what is between them.

use baralho_cards::{Card, Rank, Suit};

use crate::{
    Deck, figures, italian,
    marks::{self, Mark},
    pips, rank,
};

const PAPER: &str =
    "<rect class=\"art-paper\" x=\".75\" y=\".75\" width=\"98.5\" height=\"138.5\" rx=\"8\"/>";

/// A small star for the corners that have no rank: the settebello, worth a point by itself.
const STAR: &str = "<path class=\"art-gold art-star\" \
    d=\"M84 10l2.4 5.8 6.2.5-4.7 4.1 1.4 6.1-5.3-3.3-5.3 3.3 1.4-6.1-4.7-4.1 6.2-.5z\"/>";

/// A card's face: the children of `<svg viewBox="0 0 100 140">`.
pub fn face(card: Card, deck: Deck) -> String {
    let (rank, suit) = (card.rank(), card.suit());
    let corner = corner(rank, suit, deck);
    let middle = match (rank, deck) {
        (Rank::Jack | Rank::Queen | Rank::King, Deck::French) => figures::figure(rank),
        (Rank::Jack | Rank::Queen | Rank::King, Deck::Italian) => italian::figure(rank, suit),
        _ => pips::pips(rank, suit, deck),
    };
    format!(
        "{PAPER}<g class=\"{class}\">{middle}{corner}{turned}</g>",
        class = marks::class(suit),
        turned = turned(&corner),
    )
}

/// The rank and the suit in the upper left corner.
fn corner(rank: Rank, suit: Suit, deck: Deck) -> String {
    let star = if rank == Rank::Seven && suit == Suit::Diamonds {
        STAR
    } else {
        ""
    };
    // Two digits need a narrower hand.
    let scale = if rank == Rank::Ten {
        "1.05 1.15"
    } else {
        "1.15"
    };
    format!(
        "<g transform=\"translate(5 6) scale({scale})\">{}</g>\
         <g transform=\"translate(16 53) scale(.92)\">{}</g>{star}",
        rank::glyph(rank),
        Mark::of(suit, deck).at(&[(0, 0)]),
    )
}

/// The same, seen from the other side of the table.
pub(crate) fn turned(drawing: &str) -> String {
    format!("<g transform=\"rotate(180 50 70)\">{drawing}</g>")
}
