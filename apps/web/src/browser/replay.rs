//! A recorded match: a slider, step keys, and a link to share.

use baralho_protocol::online::TableCode;
use leptos::{ev, prelude::*, task::spawn_local};

use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Element, HtmlAnchorElement};

use super::{board, http, page::Page};
use crate::{
    download::file_name,
    replay::{End, Moment, Replay, Unreadable},
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
        Some(Err(why)) => view! { <p class="trouble">{why}</p> }.into_any(),
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
            <p class="trouble" role="alert">{page.t(why.key())}</p>
            <p><a class="button" href="#/">{page.t("page-back")}</a></p>
        }
        .into_any(),
    }
}

fn stepped(page: Page, replay: Replay, text: String) -> impl IntoView {
    let last = replay.len();
    let game = replay.game();
    let right = replay.is_right();
    let missing = match replay.end {
        End::Result => None,
        End::Open => Some("page-record-open"),
        End::Cut => Some("page-record-cut"),
    };
    let names = replay.names().to_vec();
    let replay = StoredValue::new(replay);
    let step = RwSignal::new(0_usize);
    let seat = RwSignal::new(0_usize);
    let moment: Memo<Option<Moment>> = Memo::new(move |_| {
        let speech = page.speech();
        replay.with_value(|replay| replay.at(step.get(), seat.get(), &speech))
    });
    let scene: Memo<Option<Scene>> =
        Memo::new(move |_| moment.with(|moment| moment.as_ref().map(|m| m.scene.clone())));
    let go = move |to: usize| {
        step.set(to.min(last));
        for line in moment
            .get_untracked()
            .into_iter()
            .flat_map(|moment| moment.told)
        {
            page.said.polite(line.heard);
        }
    };
    let keys = window_event_listener(ev::keydown, move |event| {
        let tag = event_target::<Element>(&event).tag_name();
        if event.ctrl_key() || event.alt_key() || tag == "INPUT" || tag == "SELECT" || tag == "UL" {
            return;
        }
        let now = step.get_untracked();
        match event.key().as_str() {
            "ArrowRight" | "n" => go(now + 1),
            "ArrowLeft" | "b" => go(now.saturating_sub(1)),
            "Home" => go(0),
            "End" => go(last),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    let download = {
        let text = text.clone();
        move |_| save(&["baralho", game], "jsonl", &text)
    };
    let share = move |_| {
        let Ok(address) = location().href() else {
            return;
        };
        let _ = window().navigator().clipboard().write_text(&address);
        let text = page.say("page-link-copied");
        page.tell(text);
    };
    view! {
        <h1>{page.t("page-replay")} " · " {move || page.speech().eyes.game(game)}</h1>
        <p class=if right { "quiet" } else { "trouble" }>
            {move || page.say(if right { "page-record-right" } else { "page-record-wrong" })}
        </p>
        {missing.map(|key| view! { <p class="trouble">{page.t(key)}</p> })}
        <div class="row stepper">
            <button type="button" on:click=move |_| go(0)>{page.t("page-first")}</button>
            <button type="button" on:click=move |_| go(step.get_untracked().saturating_sub(1))>
                {page.t("page-step-back")}
            </button>
            <button type="button" class="main" on:click=move |_| go(step.get_untracked() + 1)>
                {page.t("page-step-on")}
            </button>
            <button type="button" on:click=move |_| go(last)>{page.t("page-last")}</button>
            <label for="step">
                {move || page.say_with("page-step", &[("n", (step.get() as u64).into()), ("of", (last as u64).into())])}
            </label>
            <input id="step" type="range" min="0" max=last prop:value=move || step.get().to_string()
                on:input=move |event| if let Ok(to) = event_target_value(&event).parse() { go(to) }/>
            <label for="eyes">{page.t("page-eyes-of")}</label>
            <select id="eyes" on:change=move |event| if let Ok(place) = event_target_value(&event).parse() { seat.set(place) }>
                {names.into_iter().enumerate().map(|(place, name)| view! {
                    <option value=place.to_string()>{name}</option>
                }).collect_view()}
            </select>
        </div>
        <ul class="told plain-list">
            {move || moment.get().into_iter().flat_map(|moment| moment.told)
                .map(|line| view! { <li>{line.seen}</li> }).collect_view()}
        </ul>
        <div class="play"><board::Felt scene>""</board::Felt></div>
        <div class="row">
            <button type="button" on:click=share>{page.t("page-copy-link")}</button>
            <button type="button" on:click=download>{page.t("page-save-record")}</button>
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
