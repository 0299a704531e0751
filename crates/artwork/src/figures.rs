//! The French figures: half a jack, queen or king, and the same half turned around.
//!
//! Drawn around the middle of the card, the head to the right of it where the corner leaves room.

use baralho_cards::Rank;

/// A cap with a feather, a page's hair, a ruff.
const JACK: &str = "<path d=\"M-17 0C-16-11-10-17 0-19h16c10 2 16 8 17 19z\"/>\
    <path class=\"art-linen\" d=\"M-5-17l3.4-5h19.2l3.4 5-4.5 5-4.3-3.5L8-10l-4.2-5.5-4.3 3.5z\"/>\
    <path d=\"M-7-46h30c2 9 2 17-2 23H-5c-4-6-4-14-2-23z\"/>\
    <path class=\"art-skin\" d=\"M-2-45h20v14c0 7-4.5 12-10 12s-10-5-10-12z\"/>\
    <path class=\"art-trait\" d=\"M8-37v6h-2.6M4-25.5c2.5 1.6 5.5 1.6 8 0\"/>\
    <circle class=\"art-mark\" cx=\"3\" cy=\"-37\" r=\"1.6\"/><circle class=\"art-mark\" cx=\"13\" cy=\"-37\" r=\"1.6\"/>\
    <path d=\"M-9-44C-13-54-4-62 8-61c12 0 19 7 17 17z\"/>\
    <path class=\"art-gold\" d=\"M-10-47c11-3 25-3 36 0v5c-11-3-25-3-36 0z\"/>\
    <path class=\"art-gold\" d=\"M18-47C20-58 30-64 42-60c-1 7-5 10-11 10 3 1 4 2 5 4-6 2-12 2-18-1z\"/>";

/// A coronet, long hair, a necklace.
const QUEEN: &str = "<path d=\"M-18 0C-17-10-10-16 0-17h16c10 1 17 7 18 17z\"/>\
    <path class=\"art-hair\" d=\"M8-56c-12 0-18 8-18 19 0 8-4 13-5 22h46c-1-9-5-14-5-22 0-11-6-19-18-19z\"/>\
    <path class=\"art-skin\" d=\"M3-26h10v8l8 3-13 12-13-12 8-3z\"/>\
    <path class=\"art-skin\" d=\"M8-47c6 0 10 3 10 8v7c0 6-4.5 11-10 11s-10-5-10-11v-7c0-5 4-8 10-8z\"/>\
    <path class=\"art-trait\" d=\"M8-37v5H6\"/>\
    <path d=\"M4.5-27.5c1.5-1 2.5-1 3.5-.3 1-.7 2-.7 3.5.3-1 2-6 2-7 0z\"/>\
    <circle class=\"art-mark\" cx=\"3.2\" cy=\"-37\" r=\"1.6\"/><circle class=\"art-mark\" cx=\"12.8\" cy=\"-37\" r=\"1.6\"/>\
    <path class=\"art-gold\" d=\"M-6-49l-3-12 8 5 9-7 9 7 8-5-3 12C14-52 2-52-6-49z\"/>";

/// A tall crown, a beard, an ermine collar.
const KING: &str = "<path d=\"M-24 0C-23-12-14-18-2-20h20c12 2 21 8 22 20z\"/>\
    <path class=\"art-linen\" d=\"M-8-19h32l5 5C20-8 14-4 8 0 2-4-4-8-13-14z\"/>\
    <path class=\"art-hair\" d=\"M-6-46h28v22c0 10-6 17-14 20C0-7-6-14-6-24z\"/>\
    <path class=\"art-skin\" d=\"M-2-46h20v14l-3 3c-4-3-10-3-14 0l-3-3z\"/>\
    <path class=\"art-trait\" d=\"M8-40v7H5.5\"/>\
    <circle class=\"art-mark\" cx=\"3\" cy=\"-39\" r=\"1.6\"/><circle class=\"art-mark\" cx=\"13\" cy=\"-39\" r=\"1.6\"/>\
    <path class=\"art-gold\" d=\"M-8-44l-4-17 10 8L8-64l10 11 10-8-4 17z\"/>";

/// The belt between the two halves.
const BELT: &str =
    "<rect class=\"art-gold\" x=\"-42\" y=\"-3\" width=\"84\" height=\"6\" rx=\"3\"/>";

/// A figure in the colour around it.
pub(crate) fn figure(rank: Rank) -> String {
    let half = match rank {
        Rank::Jack => JACK,
        Rank::Queen => QUEEN,
        _ => KING,
    };
    format!(
        "<g transform=\"translate(50 70)\">{half}<g transform=\"rotate(180)\">{half}</g>{BELT}</g>"
    )
}
