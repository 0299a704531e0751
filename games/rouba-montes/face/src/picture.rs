// words: nothing here is for players

use baralho_artwork::{
    Deck::French,
    scene::{card, ground},
};
use baralho_cards::{Rank, Suit};

/// A queen has her eye on somebody's pile.
pub(crate) fn picture() -> String {
    let lying = |x, y, angle| card(Rank::Queen, Suit::Hearts, French, (x, y, 62, angle));
    [
        ground("wine"),
        lying(44, 84, -6),
        lying(42, 80, 3),
        lying(40, 76, -1),
        card(Rank::Queen, Suit::Spades, French, (132, 56, 62, 12)),
        card(Rank::Four, Suit::Diamonds, French, (166, 108, 52, -10)),
    ]
    .concat()
}
