//! The rules, and the help that is one key away.

use leptos::{ev, html, prelude::*, task::spawn_local};
use wasm_bindgen::JsValue;

use super::{dialog, http, page::Page, preferences, session::Session};
use crate::{
    markup::{self, Block, Span},
    route::Route,
};

/// The rules of a game, in the language of the page.
#[component]
fn Text(game: &'static str) -> impl IntoView {
    let page = Page::here();
    let blocks = RwSignal::new(None::<Result<Vec<Block>, String>>);
    Effect::new(move |_| {
        let tag = page.speech().language().tag();
        spawn_local(async move {
            let path = format!("rules/{game}.{tag}.md");
            let read = http::ask_text("GET", &path, None, tag).await;
            let read = read.map(|text| markup::read(&text));
            blocks.set(Some(
                read.map_err(|_| page.speech_now().eyes.say("page-unreachable", &[])),
            ));
        });
    });
    move || match blocks.get() {
        None => view! { <p class="quiet">"…"</p> }.into_any(),
        Some(Err(why)) => view! { <p class="trouble">{why}</p> }.into_any(),
        Some(Ok(blocks)) => blocks.into_iter().map(block).collect_view().into_any(),
    }
}

/// The page of a game's rules.
#[component]
pub(super) fn Rules(game: &'static str) -> impl IntoView {
    let page = Page::here();
    view! {
        <article class="rules"><Text game/></article>
        <p><a class="button" href="#/">{page.t("page-back")}</a></p>
    }
}

fn block(block: Block) -> AnyView {
    match block {
        Block::Heading(1, text) => view! { <h1>{spans(text)}</h1> }.into_any(),
        Block::Heading(2, text) => view! { <h2>{spans(text)}</h2> }.into_any(),
        Block::Heading(_, text) => view! { <h3>{spans(text)}</h3> }.into_any(),
        Block::Paragraph(text) => view! { <p>{spans(text)}</p> }.into_any(),
        Block::List(items) => view! {
            <ul>{items.into_iter().map(|item| view! { <li>{spans(item)}</li> }).collect_view()}</ul>
        }
        .into_any(),
        Block::Code(text) => view! { <pre tabindex="0">{text}</pre> }.into_any(),
        Block::Table(rows) => {
            let mut rows = rows.into_iter();
            let head = rows.next().unwrap_or_default();
            view! {
                <div class="scroll" tabindex="0">
                    <table>
                        <thead><tr>{head.into_iter().map(|cell| view! { <th scope="col">{spans(cell)}</th> }).collect_view()}</tr></thead>
                        <tbody>{rows.map(|row| view! {
                            <tr>{row.into_iter().map(|cell| view! { <td>{spans(cell)}</td> }).collect_view()}</tr>
                        }).collect_view()}</tbody>
                    </table>
                </div>
            }
            .into_any()
        }
    }
}

fn spans(spans: Vec<Span>) -> impl IntoView {
    spans
        .into_iter()
        .map(|span| match span {
            Span::Text(text) => text.into_any(),
            Span::Strong(text) => view! { <strong>{text}</strong> }.into_any(),
            Span::Code(text) => view! { <code>{text}</code> }.into_any(),
        })
        .collect_view()
}

/// Rules and keys, over everything else.
#[component]
pub(super) fn HelpDialog() -> impl IntoView {
    let page = Page::here();
    let open = page.help;
    let dialog = NodeRef::<html::Dialog>::new();
    // The Back key of a browser or a phone closes the help, and leaves the page behind it alone: so
    // opening it is a step that can be taken back.
    let stepped = StoredValue::new(false);
    Effect::new(move |_| {
        let open = open.get();
        dialog::open_modal(dialog, open);
        if open != stepped.get_value() {
            stepped.set_value(open);
            step(open);
        }
    });
    window_event_listener(ev::popstate, move |_| {
        stepped.set_value(false);
        open.set(false);
    });
    let game = move || match page.route.get() {
        Route::New { game, .. } | Route::Rules(game) => Some(game),
        Route::Play => game_of(page.local),
        Route::Table(_) => game_of(page.online),
        _ => None,
    };
    let game = Memo::new(move |_| game());
    view! {
        <dialog node_ref=dialog class="help" aria-labelledby="help-title"
            on:close=move |_| if dialog::is_shut(dialog) { open.set(false) }>
            <div class="row help-head">
                <h2 id="help-title" tabindex="-1" autofocus>{page.t("page-help")}</h2>
                <button type="button" class="main" on:click=move |_| open.set(false)>
                    {page.t("page-close")}
                </button>
            </div>
            <Show when=move || open.get()>
                <h3>{page.t("page-keys")}</h3>
                <p>{page.t("page-focus-mode")}</p>
                <preferences::KeyTable/>
                {move || game.get().map(|game| view! {
                    <article class="rules"><Text game/></article>
                })}
            </Show>
            <p class="row">
                <button type="button" class="change-keys" on:click=move |_| {
                    // In the place of the step that opened the help.
                    stepped.set_value(false);
                    open.set(false);
                    let _ = location().replace(&Route::Keys.to_string());
                }>{page.t("page-change-keys")}</button>
            </p>
        </dialog>
    }
}

/// One step further in the browser's history, or the same step back.
fn step(further: bool) {
    let Ok(history) = window().history() else {
        return;
    };
    let _ = if further {
        history.push_state(&JsValue::NULL, "")
    } else {
        history.back()
    };
}

fn game_of(session: Session) -> Option<&'static str> {
    session.room(|room| Some(baralho_catalog::preset(&room.setup.game).ok()?.name))
}
