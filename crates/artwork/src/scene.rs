//! What the pictures of the games are made of. Each is 188 wide and 144 high, and shows at a glance
//! what a game is about.

use baralho_cards::{Card, Rank, Suit};

use crate::{Deck, Face, reference, symbol};

/// The cloth that fills a picture, in a colour of the page.
pub fn ground(colour: &str) -> String {
    format!("<rect width=\"188\" height=\"144\" fill=\"var(--ground-{colour})\"/>")
}

/// Where something lies: its middle, its width, and by how many degrees it is turned.
pub type Place = (i32, i32, i32, i32);

/// A card.
pub fn card(rank: Rank, suit: Suit, deck: Deck, place: Place) -> String {
    let name = symbol(Card::new(rank, suit), deck, Face::Large);
    lying(&name, place)
}

/// A card of which only the index is to be read.
pub fn small(rank: Rank, suit: Suit, deck: Deck, place: Place) -> String {
    let name = symbol(Card::new(rank, suit), deck, Face::Small);
    lying(&name, place)
}

/// The back of a card.
pub fn back(place: Place) -> String {
    lying("back-azulejo", place)
}

/// A few words that need no language, in the middle below.
pub fn label(text: &str) -> String {
    format!(
        "<rect x=\"44\" y=\"110\" width=\"100\" height=\"28\" rx=\"14\" fill=\"var(--plate-solid)\"/>\
         <text x=\"94\" y=\"130\" fill=\"var(--on-felt)\" text-anchor=\"middle\" \
         class=\"num\">{text}</text>"
    )
}

fn lying(symbol: &str, (x, y, width, angle): Place) -> String {
    let height = width * 36 / 25;
    let (left, above) = (-width / 2, -height / 2);
    let place = format!(
        "x=\"{left}\" y=\"{above}\" width=\"{width}\" height=\"{height}\" \
         transform=\"translate({x} {y}) rotate({angle})\""
    );
    reference(symbol, &place)
}
