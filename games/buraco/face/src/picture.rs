// words: nothing here is for players

use baralho_artwork::{Deck, scene::card};
use baralho_cards::{Rank, Suit};

/// A canastra: seven of a suit in a row.
pub(crate) fn picture() -> String {
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
