// words: nothing here is for players

use baralho_artwork::{
    Deck::French,
    scene::{ground, small},
};
use baralho_cards::{Rank, Suit};

/// The beginning of a canastra.
pub(crate) fn picture() -> String {
    let ranks = [Rank::Three, Rank::Four, Rank::Five, Rank::Six, Rank::Seven];
    let place =
        |(step, rank): (i32, Rank)| small(rank, Suit::Hearts, French, (38 + 28 * step, 72, 62, 0));
    [ground("olive")]
        .into_iter()
        .chain((0..).zip(ranks).map(place))
        .collect()
}
