//! The Italian figures: fante, cavallo and re, standing, each with the suit's mark held up.
//!
//! One way up, as on the packs of Naples or Piacenza; the corners serve who sits across.

use baralho_cards::{Rank, Suit};

use crate::{Deck, marks::Mark};

/// A soldier on foot: cap, tunic, hose of two colours.
const FANTE: &str = "<path class=\"art-hair\" d=\"M40 24h20c2 8 2 14 0 20H40c-2-6-2-12 0-20z\"/>\
    <path class=\"art-gold\" d=\"M37 84h13v34l-1 9H34c0-4 2-6 6-7z\"/>\
    <path d=\"M50 84h13l-3 36c4 1 6 3 6 7H51l-1-9z\"/>\
    <path d=\"M40 47h20l16-8 5 8-17 13 6 32H30l6-32-4 9 5 7-5 4-9-11 9-18z\"/>\
    <path class=\"art-gold\" d=\"M36 70h29l1 5H35zM31 87h38l1 5H30z\"/>\
    <path class=\"art-linen\" d=\"M42 46h16l-4 6-4-3-4 3z\"/>\
    <path class=\"art-skin\" d=\"M42 26h16v12c0 6-3 9-8 9s-8-3-8-9z\"/>\
    <path class=\"art-trait\" d=\"M50 32v5h-2M47 41.5c2 1 4 1 6 0\"/>\
    <circle class=\"art-mark\" cx=\"46\" cy=\"32\" r=\"1.5\"/><circle class=\"art-mark\" cx=\"54\" cy=\"32\" r=\"1.5\"/>\
    <path d=\"M36 27c-2-9 4-15 14-15s16 6 14 15z\"/>\
    <path class=\"art-gold\" d=\"M34 24h32v5H34zM37 21c-7-1-11-6-10-14 8 1 12 6 13 12z\"/>\
    <circle class=\"art-skin\" cx=\"79\" cy=\"43\" r=\"4.5\"/>";

/// A knight on a prancing horse.
const CAVALLO: &str = "<path class=\"art-hair\" d=\"M67 84c5 2 5 14 2 26-5-6-6-12-6-18z\"/>\
    <path class=\"art-hair\" d=\"M22 67l5 4c8 3 10 8 14 10h18c8 0 12 5 11 13l-4 10 3 12-5 11h-8l4-11-5-11c-7 2-13 2-18 1l-2 10 1 11h-8l-1-20-8 2 1 9h-7l-2-15 17-9-5-9-4 4-9 3-3-4 8-10 3-5z\"/>\
    <path class=\"art-mark\" d=\"M26 70c8 2 12 6 15 11l-8 5c0-6-3-11-7-16z\"/>\
    <circle class=\"art-linen\" cx=\"20\" cy=\"76\" r=\"1.5\"/>\
    <path class=\"art-gold\" d=\"M37 78h24v20H37z\"/><path d=\"M39 78h20v18H39z\"/>\
    <path class=\"art-gold\" d=\"M44 74h10l-3 26 2 5H41l3-6z\"/>\
    <path d=\"M40 46h20l16-7 5 8-18 13-2 20H38l-2-16-5 9-6-3 8-21z\"/>\
    <path class=\"art-skin\" d=\"M42 26h16v12c0 6-3 9-8 9s-8-3-8-9z\"/>\
    <path class=\"art-trait\" d=\"M50 32v5h-2M47 41.5c2 1 4 1 6 0\"/>\
    <circle class=\"art-mark\" cx=\"46\" cy=\"32\" r=\"1.5\"/><circle class=\"art-mark\" cx=\"54\" cy=\"32\" r=\"1.5\"/>\
    <path class=\"art-gold\" d=\"M39 44V30h-3v-3h3c0-10 5-15 11-15s11 5 11 15h3v3h-3v14h-4V30H43v14z\"/>\
    <circle class=\"art-skin\" cx=\"79\" cy=\"43\" r=\"4.5\"/><circle class=\"art-skin\" cx=\"28\" cy=\"72\" r=\"4\"/>";

/// A king in a mantle down to the floor.
const RE: &str = "<path d=\"M38 48h24l14-9 5 8-17 15 6 66H22l12-64-5 8-5-4z\"/>\
    <path class=\"art-gold\" d=\"M23 121h47v7H22z\"/>\
    <path class=\"art-linen\" d=\"M45 50h10l3 71H42zM36 48h28l4 8C62 62 56 64 50 64S38 62 32 56z\"/>\
    <path class=\"art-trait\" d=\"M50 76v3M47 86v3M53 94v3M49 104v3M52 112v3M39 55l2 2M61 55l-2 2\"/>\
    <path class=\"art-hair\" d=\"M38 28h24v18c0 8-5 14-12 18-7-4-12-10-12-18z\"/>\
    <path class=\"art-skin\" d=\"M41 28h18v11l-3 4c-4-3-8-3-12 0l-3-4z\"/>\
    <path class=\"art-trait\" d=\"M50 33v5h-2M47 48c2 1 4 1 6 0\"/>\
    <circle class=\"art-mark\" cx=\"45.5\" cy=\"34\" r=\"1.5\"/><circle class=\"art-mark\" cx=\"54.5\" cy=\"34\" r=\"1.5\"/>\
    <path class=\"art-gold\" d=\"M36 29l-3-16 9 7 8-10 8 10 9-7-3 16z\"/>\
    <path d=\"M50 19l3 3-3 3-3-3z\"/>\
    <circle class=\"art-skin\" cx=\"79\" cy=\"43\" r=\"4.5\"/><circle class=\"art-skin\" cx=\"26\" cy=\"72\" r=\"4.5\"/>";

/// A figure of the Italian deck, in the colour around it.
pub(crate) fn figure(rank: Rank, suit: Suit) -> String {
    let figure = match rank {
        Rank::Jack => FANTE,
        Rank::Queen => CAVALLO,
        _ => RE,
    };
    let mark = Mark::pip(suit, Deck::Italian).at(&[(0, 0)]);
    format!("{figure}<g transform=\"translate(80 25) scale(1.15)\">{mark}</g>")
}
