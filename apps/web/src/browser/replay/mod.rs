//! A recorded match: a slider, step keys, and a link to share.

mod steps;

use baralho_protocol::online::TableCode;
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::HtmlAnchorElement;

use self::steps::{Eyes, Moves, Stepper, Steps};
use super::{
    board, focus, http,
    icon::{Icon, icon},
    page::Page,
    plight::Plight,
    side::Tally,
};
use crate::{
    download::file_name,
    replay::{End, Replay, Unreadable},
    route::Route,
    scene::Scene,
};

#[component]
pub(super) fn ServerRecord(code: TableCode, number: u32) -> impl IntoView {
    let page = Page::here();
    let record = RwSignal::new(None::<Result<String, String>>);
    spawn_local(async move {
        let language = page.speech_now().language().tag();
        let path = format!("api/records/{code}/{number}");
        let answer = http::ask_text("GET", &path, None, language).await;
        record.set(Some(answer.map_err(|failed| page.reason(failed))));
    });
    move || match record.get() {
        None => view! { <p class="quiet">{page.say("page-connecting")}</p> }.into_any(),
        Some(Err(why)) => view! {
            <h1>{page.t("page-replay")}</h1>
            <Plight cards="? -" title=page.t("page-replay-lost") about=why trouble=true>
                <a class="button main" href=Route::History.to_string()>{page.t("page-history")}</a>
            </Plight>
        }
        .into_any(),
        Some(Ok(text)) => shown(page, Replay::read(&text).map(|replay| (replay, text))),
    }
}

#[component]
pub(super) fn LinkRecord(link: String) -> impl IntoView {
    shown(Page::here(), Replay::of_link(&link))
}

fn shown(page: Page, read: Result<(Replay, String), Unreadable>) -> AnyView {
    match read {
        Ok((replay, text)) => stepped(page, replay, text).into_any(),
        Err(why) => view! {
            <h1>{page.t("page-replay")}</h1>
            <Plight cards="7D - KS" title=page.t("page-replay-lost") about=page.t(why.key()) trouble=true>
                <a class="button main" href=Route::History.to_string()>{page.t("page-history")}</a>
            </Plight>
        }
        .into_any(),
    }
}

fn stepped(page: Page, replay: Replay, text: String) -> impl IntoView {
    let game = replay.game();
    let right = replay.is_right();
    let missing = match replay.end {
        End::Result => None,
        End::Open => Some("page-record-open"),
        End::Cut => Some("page-record-cut"),
    };
    let steps = Steps::new(page, replay);
    steps.listen();
    let moment = steps.moment;
    let scene: Memo<Option<Scene>> =
        Memo::new(move |_| moment.with(|moment| moment.as_ref().map(|m| m.scene.clone())));
    page.at_table.set(true);
    on_cleanup(move || page.at_table.set(false));
    let drawer = RwSignal::new(false);
    let close = move || {
        drawer.set(false);
        focus::on(".bar [aria-controls=side]");
    };
    let verdict = if right {
        "page-record-right"
    } else {
        "page-record-wrong"
    };
    view! {
        <div class="at-table replay">
            <header class="bar">
                <a class="button icon plain" href=Route::History.to_string()
                    aria-label=page.t("page-history") title=page.t("page-history")>{icon(Icon::Back)}</a>
                <div class="title">
                    <h1 id="table-title">
                        <span class="what">{page.t("page-replay")} " · "</span>
                        {move || page.speech().eyes.game(game)}
                    </h1>
                </div>
                <button type="button" class="icon plain narrow" aria-label=page.t("page-moves")
                    title=page.t("page-moves") aria-controls="side"
                    aria-expanded=move || if drawer.get() { "true" } else { "false" }
                    on:click=move |_| {
                        drawer.set(true);
                        request_animation_frame(|| focus::on("#side .close"));
                    }>{icon(Icon::Menu)}</button>
            </header>
            <div class="play">
                <board::Felt scene><Stepper steps/></board::Felt>
            </div>
            <Show when=move || drawer.get()><div class="veil" on:click=move |_| close()></div></Show>
            <aside class="side" id="side" class:open=move || drawer.get() aria-labelledby="table-title"
                on:keydown=move |event| if event.key() == "Escape" && drawer.get_untracked() { close() }>
                <button type="button" class="icon plain close narrow" aria-label=page.t("page-close")
                    on:click=move |_| close()>{icon(Icon::Close)}</button>
                <Tally scene/>
                <Eyes steps/>
                <Moves steps/>
                <div class="record">
                    <p class=if right { "quiet" } else { "trouble" }>{page.t(verdict)}</p>
                    {missing.map(|key| view! { <p class="trouble">{page.t(key)}</p> })}
                    {share_and_save(page, game, text)}
                </div>
            </aside>
        </div>
    }
}

fn share_and_save(page: Page, game: &'static str, text: String) -> impl IntoView {
    let download = move |_| save(&["baralho", game], "jsonl", &text);
    let share = move |_| {
        let Ok(address) = location().href() else {
            return;
        };
        let _ = window().navigator().clipboard().write_text(&address);
        let text = page.say("page-link-copied");
        page.tell(text);
    };
    view! {
        <div class="row">
            <button type="button" on:click=share>{icon(Icon::Link)}{page.t("page-copy-link")}</button>
            <button type="button" on:click=download>{icon(Icon::Save)}{page.t("page-save-record")}</button>
        </div>
    }
}

/// Saves a text as a file that is named after what it is and the day.
pub(super) fn save(what: &[&str], extension: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else {
        return;
    };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else {
        return;
    };
    if let Ok(link) = document().create_element("a") {
        let link: HtmlAnchorElement = link.unchecked_into();
        link.set_href(&url);
        let day: String = js_sys::Date::new_0().to_iso_string().into();
        let day = day.split('T').next().unwrap_or_default();
        link.set_download(&file_name(what, day, extension));
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}
