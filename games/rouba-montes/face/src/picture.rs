// words: nothing here is for players

use baralho_artwork::{
    Deck,
    scene::{JACK, back, card},
};
use baralho_cards::{Rank, Suit};

/// What the jack wears for his trade.
const MASK: &str = "<path class=\"art-mark\" d=\"M-4-41c8 2 16 2 24 0v6c-3 5-9 4-11-1h-2c-2 5-8 6-11 1z\"/>\
    <circle class=\"art-linen\" cx=\"2.5\" cy=\"-36\" r=\"2.2\"/><circle class=\"art-linen\" cx=\"13.5\" cy=\"-36\" r=\"2.2\"/>\
    <circle class=\"art-mark\" cx=\"1.8\" cy=\"-36\" r=\"1.2\"/><circle class=\"art-mark\" cx=\"12.8\" cy=\"-36\" r=\"1.2\"/>";

/// A masked jack with his eye on somebody's pile.
pub(crate) fn picture() -> String {
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
