//! One's games: those at the server's tables, and those played here against bots.

use leptos::{prelude::*, task::spawn_local};
use serde_json::Value;

use super::{
    forms::on_submit,
    page::{Page, Server},
    store,
};
use crate::{
    replay::{self, Replay},
    route::Route,
};

/// One's games: those played here, and those at the server's tables.
#[component]
pub(super) fn History() -> impl IntoView {
    let page = Page::here();
    view! {
        <h1>{page.t("page-history")}</h1>
        <section aria-labelledby="here-title">
            <h2 id="here-title">{page.t("page-history-here")}</h2>
            {move || here(page)}
        </section>
        <Show when=move || page.server.get() == Server::There && page.me.with(Option::is_some)>
            <section aria-labelledby="server-title">
                <h2 id="server-title">{page.t("page-history-server")}</h2>
                <Games/>
            </section>
        </Show>
        <section class="card-form" aria-labelledby="file-title">
            <h2 id="file-title">{page.t("page-open-record")}</h2>
            {open(page)}
        </section>
    }
}

fn here(page: Page) -> AnyView {
    let records = store::records();
    if records.is_empty() {
        return view! { <p class="quiet">{page.say("page-no-games")}</p> }.into_any();
    }
    let speech = page.speech();
    let items = records.into_iter().filter_map(|(at, record)| {
        let replay = Replay::read(&record).ok()?;
        let game = speech.eyes.game(replay.game());
        // Whoever plays here always sits at the first place.
        let told = replay
            .told_to(0, &speech.eyes)
            .unwrap_or_else(|| replay.names().join(", "));
        let when = at.map(|at| date(page, at));
        let href = Route::Replay(replay::to_link(&record)).to_string();
        Some(view! {
            <li><a href=href>{game}</a> " " {told} " " <span class="quiet">{when}</span></li>
        })
    });
    view! { <ul class="plain-list">{items.collect_view()}</ul> }.into_any()
}

/// A record from anywhere.
fn open(page: Page) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let show = move || {
        let record = text.get_untracked();
        match Replay::read(&record) {
            Ok(_) => page.go(Route::Replay(replay::to_link(&record))),
            Err(why) => page.local.refuse(page, page.say(why.key())),
        }
    };
    view! {
        <form on:submit=on_submit(show)>
            <label for="record">{page.t("page-record-text")}</label>
            <textarea id="record" rows="4" bind:value=text></textarea>
            <button type="submit">{page.t("page-watch-replay")}</button>
        </form>
    }
}

#[component]
fn Games() -> impl IntoView {
    let page = Page::here();
    let games = RwSignal::new(Vec::<Value>::new());
    let next = RwSignal::new(Some(String::new()));
    let more = move || {
        let Some(from) = next.get_untracked() else {
            return;
        };
        spawn_local(async move {
            let path = if from.is_empty() {
                "api/me/games".to_owned()
            } else {
                format!("api/me/games?before={from}")
            };
            match page.ask("GET", path, None).await {
                Ok(answer) => {
                    games.update(|games| {
                        games.extend(answer["games"].as_array().cloned().unwrap_or_default());
                    });
                    next.set(match &answer["next"] {
                        Value::Null => None,
                        Value::String(text) => Some(text.clone()),
                        other => Some(other.to_string()),
                    });
                }
                Err(why) => page.notice.set(Some(why)),
            }
        });
    };
    more();
    view! {
        <ul class="plain-list">
            {move || games.get().iter().map(|game| entry(page, game)).collect_view()}
        </ul>
        <Show when=move || games.with(Vec::is_empty)>
            <p class="quiet">{page.t("page-no-games")}</p>
        </Show>
        <Show when=move || next.with(|next| next.as_ref().is_some_and(|next| !next.is_empty()))>
            <button type="button" on:click=move |_| more()>{page.t("page-more")}</button>
        </Show>
    }
}

/// A game of the server: when, who had how many points, and who won. Somebody who has deleted their
/// account keeps the place in it.
fn entry(page: Page, game: &Value) -> impl IntoView + use<> {
    let speech = page.speech();
    let words = &speech.eyes;
    let name = words.game(game["game"].as_str().unwrap_or_default());
    let list = |field: &str| game[field].as_array().cloned().unwrap_or_default();
    let seats = list("seats");
    let side = |number: usize| {
        let of_side = seats
            .iter()
            .filter(|seat| seat["side"].as_f64() == Some(number as f64));
        let names = of_side.map(|seat| match seat["name"].as_str() {
            Some(name) => name.to_owned(),
            None => words.say("page-deleted-account", &[]),
        });
        words.list_and(names)
    };
    let points = list("points");
    let sides = points.iter().enumerate();
    let sides: Vec<String> = sides
        .map(|(number, points)| format!("{} {}", side(number), points))
        .collect();
    let winners = list("winners");
    let winners = winners.iter().filter_map(Value::as_f64);
    let winners: Vec<String> = winners.map(|number| side(number as usize)).collect();
    let verdict = if winners.is_empty() {
        words.say("play-online-broken-off", &[])
    } else {
        let who = words.list_and(winners);
        words.say("page-won-by", &[("who", who.into())])
    };
    let when = date(page, game["ended_at"].as_f64().unwrap_or_default());
    let href = format!(
        "#/record/{}/{}",
        game["code"].as_str().unwrap_or_default(),
        game["number"]
    );
    view! {
        <li>
            <a href=href>{name}</a>
            " " {sides.join(" : ")} ". " {verdict} " "
            <span class="quiet">{when}</span>
        </li>
    }
}

/// A date as people of the language write it.
pub(super) fn date(page: Page, ms: f64) -> String {
    let date = js_sys::Date::new(&ms.into());
    let tag = page.speech().language().tag();
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_string(tag, &options).into()
}
