//! A closer look at what lies on the felt: all melds of a side, or all cards of a pile.

use baralho_artwork::Face;
use leptos::{html, prelude::*};

use super::{
    board::part,
    card,
    dialog::{is_shut, open_modal},
    icon::{Icon, icon},
    melds::faces,
    page::Page,
    session::Session,
};
use crate::scene::{ActionScene, MeldScene, Scene, Touch};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    /// The pile in the middle.
    Pile,
    /// The melds of a side, by its place.
    Side(usize),
}

#[component]
pub(super) fn Sheet(
    scene: Memo<Option<Scene>>,
    session: Option<Session>,
    look: RwSignal<Option<Look>>,
) -> impl IntoView {
    let page = Page::here();
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| open_modal(dialog, look.get().is_some()));
    let shut = move |_| {
        if is_shut(dialog) {
            look.set(None);
        }
    };
    // A touch beside it is a touch on the dialog itself, for everything else is inside.
    let beside = move |event: web_sys::MouseEvent| {
        let on = event
            .target()
            .map(wasm_bindgen::JsCast::unchecked_into::<web_sys::Element>);
        if on.is_some_and(|on| on.tag_name() == "DIALOG") {
            look.set(None);
        }
    };
    view! {
        <dialog class="sheet" node_ref=dialog aria-labelledby="sheet-title" on:close=shut on:click=beside>
            <Show when=move || look.get().is_some()>
                <div class="leaf">
                    {move || match look.get() {
                        Some(Look::Side(place)) => side(scene, place).into_any(),
                        _ => pile(page, scene).into_any(),
                    }}
                    <div class="row">
                        <button type="button" on:click=move |_| look.set(None)>{page.t("page-close")}</button>
                        {move || match (look.get(), session) {
                            (Some(Look::Pile), Some(session)) => {
                                taking(scene).map(|known| take(page, session, known, look))
                            }
                            _ => None,
                        }}
                    </div>
                </div>
            </Show>
        </dialog>
    }
}

fn side(scene: Memo<Option<Scene>>, place: usize) -> impl IntoView {
    let side = move || part(scene, |scene| scene.melds.get(place).cloned());
    let one = |meld: MeldScene| {
        view! {
            <li>
                <span class="unseen">{meld.told}</span>
                <span class="line" aria-hidden="true">{faces(meld.cards)}</span>
                <small aria-hidden="true">{meld.label}</small>
            </li>
        }
    };
    view! {
        <h2 id="sheet-title" tabindex="-1" autofocus>{move || side().map(|side| side.heading)}</h2>
        <ul class="all-melds" role="list">
            {move || side().map(|side| side.melds.into_iter().map(one).collect_view())}
        </ul>
    }
}

fn pile(page: Page, scene: Memo<Option<Scene>>) -> impl IntoView {
    let cards = move || part(scene, |scene| scene.middle.cards.clone());
    let any = move || cards().iter().any(|card| card.useful);
    let each = move || {
        let cards = cards().into_iter();
        cards
            .map(|known| {
                let drawing = card::drawing(known.deck, known.card, Face::Small);
                view! {
                    <li class="card" class:useful=known.useful>
                        <span class="unseen">{known.name}</span>
                        <span inner_html=drawing></span>
                        {known.useful.then(|| view! { <span class="tick">{icon(Icon::Check)}</span> })}
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <h2 id="sheet-title" tabindex="-1" autofocus>{page.t("page-pile-title")}</h2>
        <Show when=any><p class="quiet">{page.t("page-pile-useful")}</p></Show>
        <ul class="whole-pile" role="list">{each}</ul>
    }
}

/// The action that takes the pile, while it is time for it.
fn taking(scene: Memo<Option<Scene>>) -> Option<ActionScene> {
    part(scene, |scene| {
        let mut actions = scene.actions.iter();
        let take = |action: &&ActionScene| action.touch == Touch::Action("take") && action.live;
        actions.find(take).cloned()
    })
}

fn take(
    page: Page,
    session: Session,
    known: ActionScene,
    look: RwSignal<Option<Look>>,
) -> impl IntoView {
    view! {
        <button type="button" class="main" on:click=move |_| {
            look.set(None);
            session.touch(page, known.touch.clone());
        }>{known.label}</button>
    }
}
