//! The table as it is going to look, always in sight while it is chosen.

use baralho_artwork::Face;
use baralho_cards::Card;
use baralho_words::Deck as Named;
use leptos::prelude::*;

use crate::{
    browser::{card, page::Page},
    settings::{Back, Deck, Felt},
};

/// A card of the deck that is chosen.
fn face(deck: Named, name: &str) -> AnyView {
    let Ok(card) = name.parse::<Card>() else {
        return ().into_any();
    };
    shown(card::drawing(deck, card, Face::Large))
}

/// What a name stands for in a picture: a card of the chosen deck, `?` for a back, or an empty place.
pub(in crate::browser) fn face_of(name: &str) -> AnyView {
    let page = Page::here();
    let name = name.to_owned();
    match name.as_str() {
        "-" => view! { <span class="shown-card slot"></span> }.into_any(),
        "?" => (move || back_picture(page.settings.with(|settings| settings.back))).into_any(),
        _ => (move || face(page.settings.with(|settings| settings.deck.named()), &name)).into_any(),
    }
}

fn shown(drawing: String) -> AnyView {
    view! { <span class="shown-card" inner_html=drawing></span> }.into_any()
}

fn faces(deck: Named, names: &[&str]) -> impl IntoView {
    names.iter().map(|name| face(deck, name)).collect_view()
}

/// A hand at a table: what it would take has a ring, as at every table.
#[component]
pub(super) fn Preview() -> impl IntoView {
    let page = Page::here();
    let deck = Memo::new(move |_| page.settings.with(|settings| settings.deck.named()));
    let back = Memo::new(move |_| page.settings.with(|settings| settings.back));
    view! {
        <div class="preview baize wood" role="img" aria-label=page.t("page-preview")>
            <div class="pack">{move || [back.get(); 2].map(back_picture).collect_view()}</div>
            <div class="laid">{move || faces(deck.get(), &["4C", "3H"])}</div>
            <div class="held">{move || faces(deck.get(), &["KS", "QH", "7D"])}</div>
            <span class="caption" aria-hidden="true">{page.t("page-preview")}</span>
        </div>
    }
}

pub(super) fn deck_picture(deck: Deck) -> AnyView {
    faces(deck.named(), &["KS", "QH", "7D"]).into_any()
}

pub(super) fn back_picture(back: Back) -> AnyView {
    shown(card::back(back))
}

pub(super) fn felt_picture(felt: Felt) -> AnyView {
    view! { <span class="swatch baize" data-felt=felt.name()></span> }.into_any()
}
