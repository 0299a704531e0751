//! The rules, and the help that is one key away.

use wasm_bindgen::{JsCast as _, JsValue, prelude::wasm_bindgen};

use super::dom::open_or_close;
use super::prelude::*;
use super::small::{effect, live, sig, when};
use super::{http, page::Page, preferences};
use crate::{
    markup::{self, Block, Span},
    route::Route,
};

/// The rules of a game, in the language of the page.
fn text(page: Page, game: &'static str) -> Node {
    let blocks = RwSignal::new(None::<Result<Vec<Block>, String>>);
    effect(move || {
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
    live(move || match blocks.get() {
        None => view! { <p class="quiet">"…"</p> }.into_any(),
        Some(Err(why)) => view! { <p class="trouble">{why}</p> }.into_any(),
        Some(Ok(blocks)) => blocks.into_iter().map(block).collect_view().into_any(),
    })
}

/// The page of a game's rules.
pub(super) fn rules(page: Page, game: &'static str) -> Node {
    view! {
        <article class="rules">{text(page, game)}</article>
        <p><a class="button" href="#/">{page.t("page-back")}</a></p>
    }
}

fn block(block: Block) -> Node {
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

fn spans(spans: Vec<Span>) -> Node {
    spans
        .into_iter()
        .map(|span| match span {
            Span::Text(text) => text.into_any(),
            Span::Strong(text) => view! { <strong>{text}</strong> }.into_any(),
            Span::Code(text) => view! { <code>{text}</code> }.into_any(),
        })
        .collect_view()
}

#[derive(Clone, Copy)]
struct HelpOpen(RwSignal<bool>);

/// Opens the help over whatever is shown.
pub(super) fn open_help(_page: Page) {
    if let Some(HelpOpen(open)) = HELP.get() {
        open.set(true);
    }
}

/// There is one page, so there is one help.
static HELP: std::sync::OnceLock<HelpOpen> = std::sync::OnceLock::new();

/// Rules and keys, over everything else.
pub(super) fn help_dialog() -> Node {
    let page = Page::here();
    let open = HELP.get_or_init(|| HelpOpen(RwSignal::new(false))).0;
    let dialog = Known::default();
    let known = dialog.clone();
    // The Back key of a browser or a phone closes the help, and leaves the page behind it alone: so
    // opening it is a step that can be taken back.
    let stepped = StoredValue::new(false);
    effect(move || {
        let open = open.get();
        open_or_close(&known, open);
        if open != stepped.get_value() {
            stepped.set_value(open);
            step(open);
        }
    });
    listen("popstate", move |_: &web_sys::Event| {
        stepped.set_value(false);
        open.set(false);
    });
    let game = move || match page.route.get() {
        Route::New { game, .. } | Route::Rules(game) => Some(game),
        Route::Play => game_of(page.local()),
        Route::Table(_) => game_of(page.online()),
        _ => None,
    };
    view! {
        <dialog node_ref=dialog class="help" aria-labelledby="help-title"
            on:close=move |_| open.set(false)>
            <div class="row help-head">
                <h2 id="help-title" tabindex="-1" autofocus>{page.t("page-help")}</h2>
                <button type="button" class="main" on:click=move |_| open.set(false)>
                    {page.t("page-close")}
                </button>
            </div>
            <When on=sig(move || open.get())>
                <h3>{page.t("page-keys")}</h3>
                <p>{page.t("page-focus-mode")}</p>
                <preferences::KeyTable/>
                {live(move || (game().map(|game| view! {
                    <article class="rules">{text(page, game)}</article>
                })).into_any())}
            </When>
            <p class="row">
                <button type="button" class="change-keys" on:click=move |_| {
                    // In the place of the step that opened the help.
                    stepped.set_value(false);
                    open.set(false);
                    replace(&Route::Keys.to_string());
                }>{page.t("page-change-keys")}</button>
            </p>
        </dialog>
    }
}

/// One step further in the browser's history, or the same step back.
fn step(further: bool) {
    let history = history();
    let _ = if further {
        history.push_state(&JsValue::NULL, "")
    } else {
        history.back()
    };
}

/// Goes somewhere in the place of the step that was taken last.
fn replace(route: &str) {
    let location = web_sys::window().map(|window| window.location());
    if let Some(location) = location {
        let _ = location.replace(route);
    }
}

fn history() -> Steps {
    let window: JsValue = web_sys::window().into();
    js_sys::Reflect::get(&window, &"history".into())
        .unwrap_or_default()
        .unchecked_into()
}

/// The browser's history, of which no more is needed here than this.
#[wasm_bindgen]
extern "C" {
    type Steps;
    #[wasm_bindgen(method, catch, js_name = pushState)]
    fn push_state(this: &Steps, state: &JsValue, title: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn back(this: &Steps) -> Result<(), JsValue>;
}

fn game_of(session: super::session::Session) -> Option<&'static str> {
    session.with(|client| {
        let game = &client.room()?.setup.game;
        baralho_catalog::preset(game).ok().map(|preset| preset.name)
    })
}
