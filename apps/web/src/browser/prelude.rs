//! What every part of the page is made with: what changes and what follows from it by Leptos,
//! what is drawn by [`dom`](super::dom).

// words: nothing here is for players

pub(super) use baralho_view::view;
pub(super) use leptos::{
    prelude::{
        Effect, event_target_checked, event_target_value, expect_context, on_cleanup,
        provide_context, request_animation_frame, set_interval_with_handle, set_timeout,
        window_event_listener, window_event_listener_untyped,
    },
    task::spawn_local,
};

pub(super) use super::dom::{CollectView, IntoNode as IntoAny, Known, Node, each, show};
pub(super) use super::signal::{Memo, RwSignal, Signal, StoredValue};
