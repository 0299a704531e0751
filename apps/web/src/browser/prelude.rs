//! What every part of the page is made with: what changes and what follows from it by Leptos'
//! graph, what is drawn by [`dom`](super::dom).

// words: nothing here is for players

pub(super) use baralho_view::view;
pub(super) use reactive_graph::{
    effect::Effect,
    owner::{expect_context, on_cleanup, provide_context},
};
pub(super) use wasm_bindgen_futures::spawn_local;

pub(super) use super::dom::{CollectView, IntoNode as IntoAny, Known, Node, each, show};
pub(super) use super::signal::{Memo, RwSignal, Signal, StoredValue};
pub(super) use super::window::{
    event_target_checked, event_target_value, every, listen, request_animation_frame, set_timeout,
};
