//! The French figures: half a jack, queen or king, and the same half turned around.
//!
//! Drawn around the middle of the card, the head to the right of it where the corner leaves room.
//! Cap and feather, coronet and long hair, crown and beard: three outlines that differ at any size.

use baralho_cards::Rank;

/// A cap with a feather, a page's hair, a ruff, a slashed doublet.
pub const JACK: &str = "<path d=\"M-25 0c2-8 9-17 21-19h24c12 2 20 9 22 19z\"/>\
    <path class=\"art-linen\" d=\"M-15-12l3-2v14h-3zM28-14l3 2v12h-3zM-6-18l5-5h18l5 5-6 5-4-3-4 6-4-6-4 3z\"/>\
    <path class=\"art-hair\" d=\"M-6-46h28c2 8 2 17-1 24H-5c-3-7-3-16-1-24z\"/>\
    <path class=\"art-skin\" d=\"M-2-45h20v14c0 7-4 12-10 12s-10-5-10-12z\"/>\
    <path class=\"art-trait\" d=\"M8-36v5H6M4-26c2.5 1.8 5.5 1.8 8 0\"/>\
    <circle class=\"art-mark\" cx=\"3\" cy=\"-36\" r=\"1.7\"/><circle class=\"art-mark\" cx=\"13\" cy=\"-36\" r=\"1.7\"/>\
    <path d=\"M-9-45C-14-55-5-62 8-62c13 0 20 7 17 17z\"/>\
    <path class=\"art-gold\" d=\"M-10-48c11-3 25-3 36 0v5c-11-3-25-3-36 0z\"/>\
    <path class=\"art-gold\" d=\"M18-46C19-58 29-65 43-61c-1 7-5 11-11 11 3 0 5 1 7 3-6 4-14 5-21 1z\"/>\
    <path class=\"art-trait\" d=\"M22-48c4-5 8-7 13-9\"/>";

/// A coronet, long hair, a necklace, a flower in her hand.
const QUEEN: &str = "<path d=\"M-25 0c2-8 10-16 23-17h20c13 1 22 8 24 17z\"/>\
    <path class=\"art-hair\" d=\"M8-56c-11 0-16 8-16 19 0 9-5 14-6 23h44c-1-9-6-14-6-23 0-11-5-19-16-19z\"/>\
    <path class=\"art-gold\" d=\"M3-22h10v4l11 3L8 0-8-15l11-3z\"/>\
    <path class=\"art-skin\" d=\"M3-26h10v8l7 3L8-4-4-15l7-3z\"/>\
    <path class=\"art-skin\" d=\"M8-48c6 0 10 4 10 9v7c0 6-4 11-10 11s-10-5-10-11v-7c0-5 4-9 10-9z\"/>\
    <path class=\"art-trait\" d=\"M8-37v5H6\"/>\
    <path class=\"art-hair\" d=\"M4-27.5c2-1.2 3-1.2 4-.4 1-.8 2-.8 4 .4-1 2.4-7 2.4-8 0z\"/>\
    <circle class=\"art-mark\" cx=\"3\" cy=\"-37\" r=\"1.7\"/><circle class=\"art-mark\" cx=\"13\" cy=\"-37\" r=\"1.7\"/>\
    <path class=\"art-gold\" d=\"M-6-50l-4-11 9 5 9-7 9 7 9-5-4 11C14-53 2-53-6-50z\"/>\
    <path stroke=\"currentColor\" stroke-width=\"2\" d=\"M36-10v-22\"/>\
    <path d=\"M29-46l4 4 3-6 3 6 4-4v8c0 5-3 8-7 8s-7-3-7-8z\"/>\
    <circle class=\"art-skin\" cx=\"35\" cy=\"-13\" r=\"4.5\"/>";

/// A tall crown, a beard, an ermine collar, a sceptre.
const KING: &str = "<path d=\"M-25 0c2-9 10-18 21-20h24c11 2 20 9 22 20z\"/>\
    <path class=\"art-linen\" d=\"M-8-20h32l7 6C22-7 15-3 8 0 1-3-6-7-15-14z\"/>\
    <path class=\"art-trait\" d=\"M-9-14l2 2M25-14l-2 2M-2-10l2 2M18-10l-2 2\"/>\
    <path class=\"art-hair\" d=\"M-6-46h28v20c0 11-6 18-14 22C0-8-6-15-6-26z\"/>\
    <path class=\"art-skin\" d=\"M-2-46h20v13l-3 4c-4-3-10-3-14 0l-3-4z\"/>\
    <path class=\"art-trait\" d=\"M8-39v6H6M4-23c2.5 1.8 5.5 1.8 8 0M0-42l5-1M16-42l-5-1\"/>\
    <circle class=\"art-mark\" cx=\"3\" cy=\"-38\" r=\"1.7\"/><circle class=\"art-mark\" cx=\"13\" cy=\"-38\" r=\"1.7\"/>\
    <path class=\"art-gold\" d=\"M-8-45l-4-16 10 7L8-63l10 9 10-7-4 16z\"/>\
    <path d=\"M8-55l3 3-3 3-3-3zM-3-50l2 2-2 2-2-2zM19-50l2 2-2 2-2-2z\"/>\
    <path class=\"art-gold\" d=\"M33.5-4h3v-28c4-1 6-4 5-8l-3 1-3.5-4-3.5 4-3-1c-1 4 1 7 5 8z\"/>\
    <circle class=\"art-skin\" cx=\"35\" cy=\"-13\" r=\"4.5\"/>";

/// The belt between the two halves.
const BELT: &str = "<path class=\"art-gold\" d=\"M-43-3.5h86v7h-86z\"/>\
     <path d=\"M0-3l3 3-3 3-3-3zM-14-3l3 3-3 3-3-3zM14-3l3 3-3 3-3-3zM-28-3l3 3-3 3-3-3zM28-3l3 3-3 3-3-3z\"/>";

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
