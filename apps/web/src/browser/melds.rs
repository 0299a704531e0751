//! Melds on the felt: as many cards of each as there is room for.

// words: nothing here is for players

use baralho_artwork::Face;
use leptos::prelude::*;

use super::{board::part, card, page::Page, session::Session, sheet::Look};
use crate::{
    rows::{FOLDS, widths},
    scene::{CardScene, MeldScene, Scene, SideMelds, Touch},
};

/// The melds of the side that is nearest, or of the others.
#[component]
pub(super) fn Sides(
    scene: Memo<Option<Scene>>,
    session: Option<Session>,
    look: RwSignal<Option<Look>>,
    nearest: bool,
) -> impl IntoView {
    let count = Memo::new(move |_| part(scene, |scene| scene.melds.len()));
    let places = move || (0..count.get()).filter(move |&place| (place == 0) == nearest);
    view! {
        <For each=places key=|place| *place let(place)>
            <Side scene session look place/>
        </For>
    }
}

#[component]
fn Side(
    scene: Memo<Option<Scene>>,
    session: Option<Session>,
    look: RwSignal<Option<Look>>,
    place: usize,
) -> impl IntoView {
    let side = Memo::new(move |before: Option<&Option<SideMelds>>| {
        // One that is being taken away stays as it was.
        let now = part(scene, |scene| scene.melds.get(place).cloned());
        now.or_else(|| before.cloned().flatten())
    });
    let known = move |look: fn(&SideMelds) -> String| {
        side.with(|side| side.as_ref().map(look).unwrap_or_default())
    };
    let own = move || side.with(|side| side.as_ref().is_some_and(|side| side.own));
    let count =
        Memo::new(move |_| side.with(|side| side.as_ref().map_or(0, |side| side.melds.len())));
    let sizes = Memo::new(move |_| {
        side.with(|side| {
            let melds = side.as_ref().map(|side| side.melds.iter());
            let sizes = melds.into_iter().flatten().map(|meld| meld.cards.len());
            widths(&sizes.collect::<Vec<_>>())
        })
    });
    let width = move |fold: usize, rows: usize| format!("{:.2}", sizes.get()[fold][rows]);
    // Those that the selected cards do not fit step back.
    let fitted = Memo::new(move |_| {
        part(scene, |scene| {
            let mut melds = scene.melds.iter().flat_map(|side| &side.melds);
            melds.any(|meld| meld.fits)
        })
    });
    view! {
        <section class="side-melds" data-side=move || known(|side| side.side.to_string()) class:own=own class:near=place == 0 class:fitted=move || fitted.get()>
            <h2 class="unseen">{move || known(|side| side.heading.clone())}</h2>
            <p class="whose" aria-hidden="true">
                <span>{move || baralho_face::capitalised(&known(|side| side.who.clone()))}</span>
                <b class="num">{move || known(|side| side.points.to_string())}</b>
            </p>
            <Show when=move || count.get() == 0>
                <p class="none-yet" aria-hidden="true">{move || known(|side| side.heading.clone())}</p>
            </Show>
            <div class="room">
                <ul class="meld-list" role="list"
                    style=("--o1", move || width(0, 0)) style=("--o2", move || width(0, 1))
                    style=("--o3", move || width(0, 2)) style=("--p1", move || width(1, 0))
                    style=("--p2", move || width(1, 1)) style=("--p3", move || width(1, 2))
                    style=("--q1", move || width(2, 0)) style=("--q2", move || width(2, 1))
                    style=("--q3", move || width(2, 2))>
                    <For each=move || 0..count.get() key=|index| *index let(index)>
                        <Meld side session look place index/>
                    </For>
                </ul>
            </div>
        </section>
    }
}

#[component]
fn Meld(
    side: Memo<Option<SideMelds>>,
    session: Option<Session>,
    look: RwSignal<Option<Look>>,
    place: usize,
    index: usize,
) -> impl IntoView {
    let page = Page::here();
    let meld = Memo::new(move |before: Option<&Option<MeldScene>>| {
        let now = side.with(|side| {
            side.as_ref()
                .and_then(|side| side.melds.get(index).cloned())
        });
        now.or_else(|| before.cloned().flatten())
    });
    let known = move |look: fn(&MeldScene) -> String| {
        meld.with(|meld| meld.as_ref().map(look).unwrap_or_default())
    };
    let cards = move || {
        meld.with(|meld| {
            meld.as_ref()
                .map(|meld| meld.cards.clone())
                .unwrap_or_default()
        })
    };
    let count = Memo::new(move |_| cards().len());
    let touch = move || {
        let touch = meld.with_untracked(|meld| meld.as_ref().and_then(|meld| meld.touch.clone()));
        let chosen = |session: &Session| {
            session
                .selection
                .with_untracked(|selection| !selection.selected.is_empty())
        };
        match touch.zip(session.filter(chosen)) {
            Some((touch @ Touch::Meld(_), session)) => session.touch(page, touch),
            _ => look.set(Some(Look::Side(place))),
        }
    };
    view! {
        <li>
            <button type="button"
                class=move || format!("meld bare {}", known(|meld| meld.mark.to_owned()))
                class:closed=move || { count.get() >= FOLDS[0] } class:long=move || { count.get() >= FOLDS[1] }
                class:fits=move || meld.with(|meld| meld.as_ref().is_some_and(|meld| meld.fits))
                aria-label=move || known(|meld| meld.told.clone()) on:click=move |_| touch()>
                <span class="cards" aria-hidden="true">{move || faces(cards())}</span>
                <span class="count" data-text=move || count.get().to_string()></span>
                {move || Some(known(|meld| meld.badge.clone())).filter(|badge| !badge.is_empty())
                    .map(|badge| view! { <span class="badge" data-text=badge></span> })}
                <span class="plus" aria-hidden="true">"+"</span>
            </button>
        </li>
    }
}

/// Cards side by side, the new ones among them raised.
pub(super) fn faces(cards: Vec<CardScene>) -> impl IntoView {
    let each = cards.into_iter().map(|card| {
        let name = format!("{:#}", card.card);
        let drawing = card::drawing(card.deck, card.card, Face::Small);
        view! { <span class="card" class:selected=card.selected data-card=name inner_html=drawing></span> }
    });
    each.collect_view()
}
