//! Short words for what changes, each with one type of closures: the compiler makes code for
//! every one.

use reactive_graph::effect::Effect;

pub(super) use super::dom::when;
use super::{dom::Node, signal::Signal};

/// A part that changes.
pub(super) fn live(draw: impl FnMut() -> Node + 'static) -> Node {
    Node::Live(Box::new(draw))
}

/// A value that changes.
pub(super) fn sig<T: 'static>(value: impl Fn() -> T + 'static) -> Signal<T> {
    Signal::derive(value)
}

/// Does something now, and again whenever what it looks at has changed.
pub(super) fn effect(act: impl FnMut() + 'static) {
    let act: Box<dyn FnMut()> = Box::new(act);
    Effect::new(act);
}
