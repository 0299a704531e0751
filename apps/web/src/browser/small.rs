//! What keeps the page small: the compiler makes code for every type of closure and view, so
//! those that change are given one type.

use leptos::prelude::*;

/// A part that changes.
pub(super) type Live = Box<dyn FnMut() -> AnyView + Send>;

/// A part that changes.
pub(super) fn live(draw: impl FnMut() -> AnyView + Send + 'static) -> Live {
    Box::new(draw)
}

/// A value that changes.
pub(super) fn sig<T: Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<T> {
    Signal::derive(value)
}

/// Shows something while a condition holds. It is not drawn anew while that does not change.
#[component]
pub(super) fn When(
    /// The condition.
    on: Signal<bool>,
    /// What is shown.
    children: ChildrenFn,
) -> impl IntoView {
    let on = Memo::new(move |_| on.get());
    live(move || if on.get() { children() } else { ().into_any() })
}
