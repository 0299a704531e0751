//! What only a browser has.

// The macro of components makes public what is not.
#![allow(unreachable_pub)]
// Views are given what they show: it lives as long as they do.
#![allow(clippy::needless_pass_by_value)]
// `page` is everywhere, and many a good short word is like it.
#![allow(clippy::similar_names)]

mod account;
mod app;
mod asked;
mod begin;
mod board;
mod card;
mod cards;
mod carrier;
mod chat;
mod company;
mod controls;
mod dialog;
mod drag;
mod ending;
mod focus;
mod forms;
mod history;
mod home;
mod http;
mod icon;
mod leaderboard;
mod lobby;
mod melds;
mod motion;
mod new_game;
mod options;
mod page;
mod person;
mod plight;
mod preferences;
mod replay;
mod rulebook;
mod said;
mod seats;
mod session;
mod sheet;
mod shortcuts;
mod side;
mod sound;
mod store;
mod table;
mod terms;
mod waiting;

use std::sync::Arc;

use baralho_words::{Catalogue, Language};
use leptos::{mount::mount_to_body, prelude::*};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{
    Speech,
    settings::{Deck, Settings},
};

/// Draws the page as soon as its words are there.
#[wasm_bindgen(start)]
pub async fn start() {
    console_error_panic_hook::set_once();
    let settings = Settings::read(&store::get(store::SETTINGS).unwrap_or_default());
    let speech = words(page::language_of(&settings), settings.deck).await;
    let find = |id| document().get_element_by_id(id);
    if let Some(loading) = find("loading") {
        loading.remove();
    }
    if let Some(speech) = speech {
        mount_to_body(|| view! { <app::App settings speech/> });
    } else if let Some(lost) = find("lost") {
        // Without words, what was written into the document before must do.
        let _ = lost.remove_attribute("hidden");
    }
}

/// The words of a language, if they can be had: a page loads only those that it speaks.
async fn words(language: Language, deck: Deck) -> Option<Arc<Speech>> {
    let text = http::file(&Catalogue::file(language)).await?;
    let catalogue = Catalogue::read(language, text)?;
    Some(Arc::new(Speech::of(catalogue, deck.named())))
}
