//! What can be answered, and what could be done at once.

// words: nothing here is for players

use leptos::prelude::*;

use super::{board::part, focus, melds::faces, page::Page, session::Session};
use crate::scene::{CardScene, Question, Scene, Touch};

/// Answers to choose from. To a question that must be answered to finish a move, the first answer
/// has the focus, unless the finger that asked is still at the card.
#[component]
pub(super) fn Asked(
    session: Session,
    asked: Question,
    /// Somebody asked; else it is only said what could be done.
    presses: bool,
) -> impl IntoView {
    let page = Page::here();
    let preferred = asked.answers.iter().any(|answer| answer.chosen);
    if presses && !preferred {
        request_animation_frame(|| focus::on(".question button"));
    }
    let drawn = asked.answers.iter().any(|answer| !answer.cards.is_empty());
    let answer = move |touch: Touch, event: Option<&web_sys::MouseEvent>| {
        match event {
            Some(event) => session.press(page, touch, event),
            None => session.touch(page, touch),
        }
        if event.is_none_or(|event| event.detail() == 0) {
            focus::on(".hand .card");
        }
    };
    view! {
        <section class:question=presses class:choices=!presses class:drawn=drawn aria-labelledby="question">
            <h2 id="question" class="zone">{asked.text}</h2>
            <div class="row">
                {asked.answers.into_iter().map(|known| view! {
                    <button type="button" aria-label=known.heard
                        aria-pressed=preferred.then_some(if known.chosen { "true" } else { "false" })
                        on:click=move |event| answer(Touch::Answer(known.text.clone()), Some(&event))>
                        {said(known.seen, known.cards, known.note)}
                    </button>
                }).collect_view()}
                {(presses && !preferred).then(|| view! {
                    <button type="button" class="plain" on:click=move |_| answer(Touch::Cancel, None)>
                        {page.t("page-cancel")}
                    </button>
                })}
            </div>
        </section>
    }
}

/// An answer: in words, or the cards that would lie there.
fn said(text: String, cards: Vec<CardScene>, note: String) -> AnyView {
    if cards.is_empty() {
        return text.into_any();
    }
    view! {
        <span class="line" aria-hidden="true">{faces(cards)}</span>
        <small aria-hidden="true">{note}</small>
    }
    .into_any()
}

/// What could be done at once: touching it does it.
#[component]
pub(super) fn Chips(scene: Memo<Option<Scene>>, session: Session) -> impl IntoView {
    let page = Page::here();
    let ready = Memo::new(move |_| part(scene, |scene| scene.ready.clone()));
    let each = move || {
        let all = ready.get().into_iter();
        all.map(|known| {
            let touch = known.touch;
            view! {
                <button type="button" class="chip" aria-label=known.heard
                    on:click=move |event| {
                        focus::leave(&event);
                        session.touch(page, touch.clone());
                    }>
                    <span data-text=known.lead></span> <b data-text=known.cards></b> <span data-text=known.gain></span>
                </button>
            }
        })
        .collect_view()
    };
    view! {
        <Show when=move || ready.with(|ready| !ready.is_empty())>
            <div class="chips">{each}</div>
        </Show>
    }
}

/// The best of it as the one thing to do, where there is no room for it elsewhere.
#[component]
pub(super) fn Gold(scene: Memo<Option<Scene>>, session: Session) -> impl IntoView {
    let page = Page::here();
    let best = Memo::new(move |_| {
        part(scene, |scene| {
            scene
                .ready
                .first()
                .filter(|ready| !ready.label.is_empty())
                .cloned()
        })
    });
    move || {
        best.get().map(|known| {
            let touch = known.touch;
            view! {
                <button type="button" class="main narrowly" aria-label=known.heard
                    on:click=move |event| {
                        focus::leave(&event);
                        session.touch(page, touch.clone());
                    }><span data-text=known.label></span></button>
            }
        })
    }
}
