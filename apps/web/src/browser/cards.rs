//! Cards that can be reached one by one, and played.

use baralho_artwork::Face;
use leptos::prelude::*;

use super::{card, drag, icon, page::Page, session::Session};
use crate::scene::CardScene;

/// Cards in a row: one of them can be reached with the Tab key, at first the first or the last, and
/// the others with the arrow keys. A card stays the same wherever it comes to lie.
#[component]
pub(super) fn Cards(
    #[prop(into)] cards: Signal<Vec<CardScene>>,
    /// Those of a pile are small, and the last one is reached first.
    #[prop(optional, into)]
    is_pile: Signal<bool>,
    session: Option<Session>,
) -> impl IntoView {
    let page = Page::here();
    let stop = Memo::new(move |_| {
        let from_last = is_pile.get();
        cards.with(|cards| {
            let stop = if from_last {
                cards.last()
            } else {
                cards.first()
            };
            stop.map(|card| card.id.clone())
        })
    });
    view! {
        <For each=move || cards.get() key=|card| card.id.clone() let(card)>
            {
                let id = card.id.clone();
                let card = Memo::new(move |before: Option<&CardScene>| {
                    // One that is being taken away stays as it was.
                    let now = cards.with(|cards| cards.iter().find(|now| now.id == card.id).cloned());
                    now.unwrap_or_else(|| before.unwrap_or(&card).clone())
                });
                let place = Memo::new(move |before: Option<&usize>| {
                    let id = card.with(|card| card.id.clone());
                    let now = cards.with(|cards| cards.iter().position(|card| card.id == id));
                    now.or(before.copied()).unwrap_or_default()
                });
                let is_stop = Memo::new(move |_| stop.with(|stop| stop.as_ref() == Some(&id)));
                playable(page, session, card, place, is_stop, is_pile)
            }
        </For>
    }
}

/// A card that can be reached, and perhaps played.
fn playable(
    page: Page,
    session: Option<Session>,
    card: Memo<CardScene>,
    place: Memo<usize>,
    is_stop: Memo<bool>,
    is_pile: Signal<bool>,
) -> impl IntoView {
    let label = move || {
        card.with(|card| match &card.hint {
            Some(hint) => format!("{}, {hint}", card.name),
            None => card.name.clone(),
        })
    };
    let hint = move || card.with(|card| card.tag.clone().or_else(|| card.hint.clone()));
    let tagged = move || card.with(|card| card.tag.is_some());
    let drawn = Memo::new(move |_| card.with(|card| (card.deck, card.card)));
    let flag = |is_so: bool| if is_so { "true" } else { "false" };
    view! {
        <li style=("--i", move || place.get().to_string())
            class:begins=move || card.with(|card| card.begins)>
            <button
                type="button"
                class="card"
                class:selected=move || card.with(|card| card.selected)
                class:taken=move || card.with(|card| card.taken)
                class:live=move || card.with(|card| card.live)
                data-card=move || card.with(|card| format!("{:#}", card.card))
                data-id=move || card.with(|card| card.id.clone())
                tabindex=move || if is_stop.get() { "0" } else { "-1" }
                aria-label=label
                aria-pressed=move || flag(card.with(|card| card.selected))
                aria-disabled=move || flag(card.with(|card| !card.live))
                on:click=move |event| if let Some(session) = session.filter(|_| !drag::is_ending()) {
                    session.press(page, card.with_untracked(|card| card.touch.clone()), &event);
                }
            >
                <span class="bare" inner_html=move || {
                    let (deck, card) = drawn.get();
                    let face = if is_pile.get() { Face::Small } else { Face::Large };
                    card::drawing(deck, card, face)
                }></span>
                <span class="tick">{icon::icon(icon::Icon::Check)}</span>
            </button>
            {move || hint().map(|hint| view! { <span class="hint" class:tag=tagged aria-hidden="true">{hint}</span> })}
        </li>
    }
}
