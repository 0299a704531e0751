//! Cards as they are drawn.

// words: nothing here is for players

use super::prelude::*;
use baralho_artwork as artwork;
use baralho_cards::Card;
use baralho_catalog::{Preset, picture as picture_of};
use baralho_words::Deck;

use crate::scene::CardScene;

const BOX: &str = "0 0 100 140";

/// A card as SVG, of the deck that it is named after.
pub(super) fn drawing(deck: Deck, card: Card) -> String {
    let deck = match deck {
        Deck::French => artwork::Deck::French,
        Deck::Latin => artwork::Deck::Italian,
    };
    let face = artwork::face(card, deck);
    format!("<svg viewBox=\"{BOX}\" aria-hidden=\"true\" focusable=\"false\">{face}</svg>")
}

/// The back of a card as SVG.
pub(super) fn back() -> String {
    let back = artwork::back();
    format!("<svg viewBox=\"{BOX}\" aria-hidden=\"true\" focusable=\"false\">{back}</svg>")
}

/// A scene of a game as SVG.
pub(super) fn picture(game: &Preset) -> String {
    let picture = picture_of(game);
    format!("<svg viewBox=\"0 0 160 100\" aria-hidden=\"true\" focusable=\"false\">{picture}</svg>")
}

/// A card that is only looked at, its name said.
pub(super) fn shown(deck: Deck, card: Card, name: String) -> Node {
    view! {
        <span class="card" role="img" aria-label=name data-card=format!("{card:#}")
            inner_html=drawing(deck, card)>
        </span>
    }
}

/// A card that can be reached, and perhaps played. `first` is the one the Tab key reaches;
/// the arrow keys reach the others.
pub(super) fn playable(card: CardScene, first: bool, act: impl Fn() + 'static) -> Node {
    let hint = card.hint.clone();
    let label = match &card.hint {
        Some(hint) => format!("{}, {hint}", card.name),
        None => card.name.clone(),
    };
    let (face, deck) = (card.card, card.deck);
    view! {
        <li key=card.id.clone()>
            <button
                type="button"
                class="card"
                class:selected=card.selected
                class:live=card.live
                data-card=format!("{face:#}")
                data-id=card.id
                tabindex=if first { "0" } else { "-1" }
                aria-label=label
                aria-pressed=if card.selected { "true" } else { "false" }
                aria-disabled=if card.live { "false" } else { "true" }
                on:click=move |_| act()
                inner_html=drawing(deck, face)
            ></button>
            {hint.map(|hint| view! { <span class="hint" aria-hidden="true">{hint}</span> })}
        </li>
    }
}
