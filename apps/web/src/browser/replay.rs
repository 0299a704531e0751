//! A recorded match: a slider, step keys, and a link to share.

use super::prelude::*;
use baralho_protocol::online::TableCode;

use super::small::{live, sig, when};
use super::{board, http, page::Page};
use crate::{
    download::file_name,
    replay::{End, Moment, Replay, Unreadable},
    scene::Scene,
};

/// A record of the server.
pub(super) fn of_server(page: Page, code: TableCode, number: u32) -> Node {
    let record = RwSignal::new(None::<Result<String, String>>);
    spawn_local(async move {
        let language = page.speech_now().language().tag();
        let path = format!("api/records/{code}/{number}");
        let answer = http::ask_text("GET", &path, None, language).await;
        record.set(Some(answer.map_err(|failed| match failed {
            http::Failed::Refused(why) => why,
            http::Failed::Unreachable => page.say("page-unreachable"),
        })));
    });
    live(move || match record.get() {
        None => view! { <p class="quiet">{page.say("page-connecting")}</p> }.into_any(),
        Some(Err(why)) => view! { <p class="trouble">{why}</p> }.into_any(),
        Some(Ok(text)) => shown(page, Replay::read(&text).map(|replay| (replay, text))),
    })
}

/// A record that is in the link.
pub(super) fn of_link(page: Page, link: &str) -> Node {
    shown(page, Replay::of_link(link))
}

fn shown(page: Page, read: Result<(Replay, String), Unreadable>) -> Node {
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

fn stepped(page: Page, replay: Replay, text: String) -> Node {
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
    let moment: Memo<Option<Moment>> = Memo::new(move || {
        let speech = page.speech();
        replay.with_value(|replay| replay.at(step.get(), seat.get(), &speech))
    });
    let scene: Memo<Option<Scene>> =
        Memo::new(move || moment.with(|moment| moment.as_ref().map(|m| m.scene.clone())));
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
    listen("keydown", move |event: &web_sys::KeyboardEvent| {
        let tag = event_target_tag(event);
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
    let download = {
        let text = text.clone();
        move |_| save(&["baralho", game], "jsonl", &text)
    };
    let share = move |_| {
        let Some(window) = web_sys::window() else {
            return;
        };
        let Ok(address) = window.location().href() else {
            return;
        };
        let _ = window.navigator().clipboard().write_text(&address);
        let text = page.say("page-link-copied");
        page.said.polite(text.clone());
        page.notice.set(Some(text));
    };
    view! {
        <h1>{page.t("page-replay")} " · " {live(move || (page.speech().eyes.game(game)).into_any())}</h1>
        <p class=if right { "quiet" } else { "trouble" }>
            {live(move || (page.say(if right { "page-record-right" } else { "page-record-wrong" })).into_any())}
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
                {live(move || (page.say_with("page-step", &[("n", (step.get() as u64).into()), ("of", (last as u64).into())])).into_any())}
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
            {live(move || (moment.get().into_iter().flat_map(|moment| moment.told)
                .map(|line| view! { <li>{line.seen}</li> }).collect_view()).into_any())}
        </ul>
        {board::stage(page, scene, None)}
        <When on=sig(move || scene.with(|s| s.as_ref().is_some_and(|s| s.has_hand)))>
            {board::hand(page, scene, None)}
        </When>
        <div class="row">
            <button type="button" on:click=share>{page.t("page-copy-link")}</button>
            <button type="button" on:click=download>{page.t("page-save-record")}</button>
        </div>
    }
}

fn event_target_tag(event: &web_sys::KeyboardEvent) -> String {
    use wasm_bindgen::JsCast as _;
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.map(|target| target.tag_name()).unwrap_or_default()
}

/// Saves a text as a file that is named after what it is and the day.
pub(super) fn save(what: &[&str], extension: &str, text: &str) {
    use wasm_bindgen::{JsCast as _, JsValue};
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else {
        return;
    };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else {
        return;
    };
    let document = web_sys::window().and_then(|window| window.document());
    let link = document.and_then(|document| document.create_element("a").ok());
    if let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok()) {
        link.set_href(&url);
        let day: String = js_sys::Date::new_0().to_iso_string().into();
        let day = day.split('T').next().unwrap_or_default();
        link.set_download(&file_name(what, day, extension));
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}
