//! Cards as they are drawn: symbols of one sprite, which is loaded once.

// words: nothing here is for players

use baralho_artwork::{self as artwork, Face};
use baralho_cards::Card;
use baralho_catalog::{Preset, picture as picture_of};
use baralho_words::Deck;
use leptos::prelude::*;

use super::page::Page;
use crate::settings::Back;

/// A card as SVG, of the deck that it is named after.
pub(super) fn drawing(deck: Deck, card: Card, face: Face) -> String {
    let deck = match deck {
        Deck::French => artwork::Deck::French,
        Deck::Latin => artwork::Deck::Italian,
    };
    drawn(&artwork::symbol(card, deck, face), face.size())
}

/// The back of a card as SVG.
pub(super) fn back(back: Back) -> String {
    drawn(back.symbol(), Face::Large.size())
}

/// The back that the person has chosen, again whenever another one is.
pub(super) fn own_back(page: Page) -> String {
    page.settings.with(|settings| back(settings.back))
}

fn drawn(symbol: &str, (width, height): (u32, u32)) -> String {
    let symbol = artwork::reference(symbol, "");
    format!(
        "<svg class=\"face\" viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\" \
         focusable=\"false\">{symbol}</svg>"
    )
}

/// What a game is about as SVG.
pub(super) fn picture(game: &Preset) -> String {
    let picture = picture_of(game);
    format!(
        "<svg viewBox=\"0 0 188 144\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\" \
         focusable=\"false\">{picture}</svg>"
    )
}
