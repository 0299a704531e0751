//! Cards as they are drawn.

// words: nothing here is for players

use baralho_artwork as artwork;
use baralho_cards::Card;
use baralho_catalog::{Preset, picture as picture_of};
use baralho_words::Deck;
use leptos::prelude::*;

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
pub(super) fn shown(deck: Deck, card: Card, name: String) -> impl IntoView {
    view! {
        <span class="card" role="img" aria-label=name data-card=format!("{card:#}")
            inner_html=drawing(deck, card)>
        </span>
    }
}

/// A card that can be reached, and perhaps played; the Tab key stops at it, or the arrow keys do.
pub(super) fn playable(
    card: Memo<CardScene>,
    is_stop: impl Fn() -> bool + Send + 'static,
    act: impl Fn() + 'static,
) -> impl IntoView {
    let label = move || {
        card.with(|card| match &card.hint {
            Some(hint) => format!("{}, {hint}", card.name),
            None => card.name.clone(),
        })
    };
    let hint = move || card.with(|card| card.hint.clone());
    let flag = |is_so: bool| if is_so { "true" } else { "false" };
    view! {
        <li>
            <button
                type="button"
                class="card"
                class:selected=move || card.with(|card| card.selected)
                class:live=move || card.with(|card| card.live)
                data-card=move || card.with(|card| format!("{:#}", card.card))
                data-id=move || card.with(|card| card.id.clone())
                tabindex=move || if is_stop() { "0" } else { "-1" }
                aria-label=label
                aria-pressed=move || flag(card.with(|card| card.selected))
                aria-disabled=move || flag(card.with(|card| !card.live))
                on:click=move |_| act()
                inner_html=move || card.with(|card| drawing(card.deck, card.card))
            ></button>
            {move || hint().map(|hint| view! { <span class="hint" aria-hidden="true">{hint}</span> })}
        </li>
    }
}
