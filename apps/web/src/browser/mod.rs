//! What only a browser has.

// The macro of components makes public what is not.
#![allow(unreachable_pub)]
// Views are given what they show: it lives as long as they do.
#![allow(clippy::needless_pass_by_value)]
// `page` is everywhere, and many a good short word is like it.
#![allow(clippy::similar_names)]

mod account;
mod app;
mod board;
mod card;
mod carrier;
mod chat;
mod command;
mod dom;
mod ending;
mod focus;
mod history;
mod home;
mod http;
mod leaderboard;
mod motion;
mod new_game;
mod options;
mod page;
mod preferences;
mod prelude;
mod replay;
mod rulebook;
mod session;
mod signal;
mod small;
mod sound;
mod store;
mod table;
mod waiting;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(loading) = document.and_then(|document| document.get_element_by_id("loading")) {
        loading.remove();
    }
    // Starts what runs tasks and effects.
    leptos::mount::mount_to_body(|| ());
    dom::mount_to_body(app::app);
}
