//! What every part of the page is made with: what changes and what follows from it by Leptos,
//! what is drawn by [`dom`](super::dom).

// words: nothing here is for players

pub(super) use baralho_view::view;
pub(super) use leptos::prelude::*;

pub(super) use super::dom::{CollectView, IntoNode as IntoAny, Known, Node, each, show};
