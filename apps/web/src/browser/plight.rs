//! Where there is nothing to be shown: what happened, and the one thing to do about it.

use leptos::prelude::*;

use super::preferences::face_of;

/// A picture, a sentence or two, and a way on.
#[component]
pub(super) fn Plight(
    /// What lies in the picture: a card's name, `?` for a back, or `-` where no card is.
    cards: &'static str,
    #[prop(into)] title: TextProp,
    #[prop(into, optional)] about: Option<TextProp>,
    /// Something went wrong, and must be said at once.
    #[prop(optional)]
    trouble: bool,
    children: Children,
) -> impl IntoView {
    let kind = if trouble { "trouble" } else { "quiet" };
    view! {
        <section class="panel plight" role=trouble.then_some("alert")>
            <div class="scatter" aria-hidden="true">
                {cards.split(' ').map(face_of).collect_view()}
            </div>
            <h2>{move || title.get()}</h2>
            {about.map(|about| view! { <p class=kind>{move || about.get()}</p> })}
            <div class="row">{children()}</div>
        </section>
    }
}
