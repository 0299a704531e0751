//! What is drawn: trees of one type, laid out in the document and changed as little as can be.
//!
//! Leptos keeps what depends on what, and runs what must be drawn again; its own views would
//! give each shape of markup a type, and the compiler code for every one of them.

// words: nothing here is for players

mod given;
mod node;
mod place;

pub(super) use given::{Attr, Given, IntoGiven};
pub(super) use node::{CollectView, Element, IntoNode, Known, Node, each, show, when};
pub(super) use place::{mount_to_body, open_or_close, show_or_close};
