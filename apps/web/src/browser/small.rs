//! Short words for what changes, each with one type of closures: the compiler makes code for
//! every one.

use leptos::prelude::*;

use super::dom::Node;
pub(super) use super::dom::when;

/// A part that changes.
pub(super) fn live(draw: impl FnMut() -> Node + 'static) -> Node {
    Node::Live(Box::new(draw))
}

/// A value that changes.
pub(super) fn sig<T: Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<T> {
    // One type of closures for each type of values: the compiler writes it once.
    let value: Box<dyn Fn() -> T + Send + Sync> = Box::new(value);
    Signal::derive(value)
}

/// Does something now, and again whenever what it looks at has changed.
pub(super) fn effect(act: impl FnMut() + 'static) {
    let act: Box<dyn FnMut()> = Box::new(act);
    Effect::new(act);
}
