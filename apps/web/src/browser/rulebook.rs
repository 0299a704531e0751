//! The rules, and the help that is one key away.

use baralho_artwork::Face;
use baralho_catalog::PRESETS;
use leptos::{ev, html, prelude::*, task::spawn_local};
use wasm_bindgen::JsValue;

use super::{
    card, dialog, focus, home, http,
    icon::{Icon, icon},
    page::Page,
    preferences,
    session::Session,
};
use crate::{
    markup::{self, Block, CardOrText, Span},
    route::Route,
};

/// The text of a game's rules in the language of the page: none until it is there.
fn text_of(page: Page, game: &'static str) -> RwSignal<Option<Result<Vec<Block>, String>>> {
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
    blocks
}

/// The rules of a game, in the language of the page.
#[component]
fn Text(game: &'static str, blocks: RwSignal<Option<Result<Vec<Block>, String>>>) -> impl IntoView {
    let page = Page::here();
    move || match blocks.get() {
        None => view! { <p class="quiet">"…"</p> }.into_any(),
        Some(Err(why)) => view! { <p class="trouble">{why}</p> }.into_any(),
        Some(Ok(blocks)) => {
            let mut part = 0;
            blocks
                .into_iter()
                .map(|block| match block {
                    Block::Heading(2, text) => {
                        part += 1;
                        let id = format!("part-{part}");
                        view! { <h2 id=id tabindex="-1">{spans(text)}</h2> }.into_any()
                    }
                    block => drawn(page, game, block),
                })
                .collect_view()
                .into_any()
        }
    }
}

/// The page of a game's rules.
#[component]
pub(super) fn Rules(game: &'static str) -> impl IntoView {
    let page = Page::here();
    let blocks = text_of(page, game);
    let parts = move || {
        blocks.with(|blocks| {
            let blocks = blocks.as_ref().and_then(|read| read.as_ref().ok());
            let parts = blocks
                .into_iter()
                .flatten()
                .filter_map(|block| match block {
                    Block::Heading(2, text) => Some(text.clone()),
                    _ => None,
                });
            parts
                .enumerate()
                .map(|(place, text)| part_link(game, place + 1, text))
                .collect_view()
        })
    };
    view! {
        <nav class="presets" aria-label=page.t("page-games")>
            {PRESETS.iter().map(|preset| view! {
                <a href=Route::Rules(preset.name).to_string()
                    aria-current=(preset.name == game).then_some("page")>
                    <span class="picture" inner_html=card::picture(preset)></span>
                    <span>{move || page.speech().eyes.game(preset.name)}</span>
                </a>
            }).collect_view()}
        </nav>
        <div class="rulebook">
            <nav class="parts" aria-label=page.t("page-contents")>{parts}</nav>
            <article class="rules"><Text game blocks/></article>
        </div>
        <div class="go">
            <a class="button" href=Route::New { game, online: false }.to_string()>
                {move || page.say_with("page-options-game", &[("game", page.speech().eyes.game(game).into())])}
            </a>
            <button type="button" class="main" on:click=move |_| home::play_now(page, game)>
                {icon(Icon::Play)}
                {move || page.say_with("page-play-game", &[("game", page.speech().eyes.game(game).into())])}
            </button>
        </div>
    }
}

/// A link to a part of the page: what stands after `#` stays the way to the page itself.
fn part_link(game: &'static str, part: usize, text: Vec<Span>) -> impl IntoView {
    view! {
        <a href=Route::Rules(game).to_string() on:click=move |event| {
            event.prevent_default();
            focus::on(&format!("#part-{part}"));
        }>{spans(text)}</a>
    }
}

fn drawn(page: Page, game: &'static str, block: Block) -> AnyView {
    match block {
        Block::Heading(1, text) => view! { <h1>{spans(text)}</h1> }.into_any(),
        Block::Heading(_, text) => view! { <h3>{spans(text)}</h3> }.into_any(),
        Block::Paragraph(text) => view! { <p>{spans(text)}</p> }.into_any(),
        Block::List(items) => view! {
            <ul>{items.into_iter().map(|item| view! { <li>{spans(item)}</li> }).collect_view()}</ul>
        }
        .into_any(),
        Block::Code(text) => view! { <pre tabindex="0">{text}</pre> }.into_any(),
        Block::Cards(parts) => view! {
            <p class="example baize on-felt">{with_cards(page, game, parts, Face::Large)}</p>
        }
        .into_any(),
        Block::Table(rows) => {
            let cell = move |text: Vec<Span>| match &text[..] {
                [Span::Text(text)] => {
                    with_cards(page, game, markup::cards(text), Face::Small).into_any()
                }
                _ => spans(text).into_any(),
            };
            let mut rows = rows.into_iter();
            let head = rows.next().unwrap_or_default();
            view! {
                <div class="scroll" tabindex="0">
                    <table>
                        <thead><tr>{head.into_iter().map(|cell| view! { <th scope="col">{spans(cell)}</th> }).collect_view()}</tr></thead>
                        <tbody>{rows.map(|row| view! {
                            <tr>{row.into_iter().map(|text| view! { <td>{cell(text)}</td> }).collect_view()}</tr>
                        }).collect_view()}</tbody>
                    </table>
                </div>
            }
            .into_any()
        }
    }
}

/// Cards among words: drawn, and called by their names.
fn with_cards(page: Page, game: &'static str, parts: Vec<CardOrText>, face: Face) -> impl IntoView {
    let speech = page.speech_now().at_table(game);
    let deck = speech.ears.deck();
    let part = move |part| match part {
        CardOrText::Text(text) => view! { <span class="words">{text}</span> }.into_any(),
        CardOrText::Card(card) => {
            let name = speech.ears.card(card);
            view! {
                <span class="card" role="img" aria-label=name inner_html=card::drawing(deck, card, face)></span>
            }
            .into_any()
        }
    };
    parts.into_iter().map(part).collect_view()
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
                    <article class="rules"><Text game blocks=text_of(page, game)/></article>
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
