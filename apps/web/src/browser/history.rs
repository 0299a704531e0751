//! One's games: those at the server's tables, and those played here against bots.

use leptos::{prelude::*, task::spawn_local};
use serde_json::Value;

use super::{
    forms::on_submit,
    icon::{Icon, icon},
    page::{Page, Server},
    plight::Plight,
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
    let knows_me = move || page.server.get() == Server::There && page.me.with(Option::is_some);
    view! {
        <h1>{page.t("page-history")}</h1>
        <div class="cols two">
            <div class="col">
                {move || here(page)}
                <details class="panel">
                    <summary>{page.t("page-open-record")}</summary>
                    {open(page)}
                </details>
            </div>
            <Show when=knows_me>
                <section class="panel" aria-labelledby="server-title">
                    <h2 id="server-title">{page.t("page-history-server")}</h2>
                    <Games/>
                </section>
            </Show>
        </div>
    }
}

/// A game in a list: how it went for whoever looks, if that is known, and where it is shown.
fn listed(
    won: Option<bool>,
    href: String,
    game: String,
    told: String,
    when: String,
) -> impl IntoView {
    let (mark, shown) = match won {
        Some(true) => ("won", Icon::Check),
        Some(false) => ("lost", Icon::Close),
        None => ("open", Icon::Play),
    };
    view! {
        <li>
            <span class=format!("fate {mark}")>{icon(shown)}</span>
            <div>
                <a href=href>{game}</a>
                " " <p>{told}</p>
                " " <small class="quiet">{when}</small>
            </div>
            {icon(Icon::Next)}
        </li>
    }
}

fn here(page: Page) -> AnyView {
    let records = store::records();
    if records.is_empty() {
        return view! {
            <Plight cards="- 7D -" title=page.t("page-no-games") about=page.t("page-no-games-about")>
                <a class="button main" href="#/">{page.t("page-choose-game")}</a>
            </Plight>
        }
        .into_any();
    }
    let speech = page.speech();
    let items = records.into_iter().filter_map(|(at, record)| {
        let replay = Replay::read(&record).ok()?;
        let game = speech.eyes.game(replay.game());
        // Whoever plays here always sits at the first place.
        let told = replay
            .told_to(0, &speech.eyes)
            .unwrap_or_else(|| replay.names().join(", "));
        let when = at.map(|at| date(page, at)).unwrap_or_default();
        let href = Route::Replay(replay::to_link(&record)).to_string();
        Some(listed(replay.is_won_by(0), href, game, told, when))
    });
    view! {
        <section class="panel" aria-labelledby="here-title">
            <h2 id="here-title">{page.t("page-history-here")}</h2>
            <ul class="games-list">{items.collect_view()}</ul>
        </section>
    }
    .into_any()
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
        <form class="form" on:submit=on_submit(show)>
            <div class="field">
                <label for="record">{page.t("page-record-text")}</label>
                <textarea id="record" rows="4" bind:value=text></textarea>
            </div>
            <button type="submit">{page.t("page-watch-replay")}</button>
        </form>
    }
}

/// The games at the server's tables, latest first; perhaps no more than the last few.
#[component]
pub(super) fn Games(#[prop(optional)] most: Option<u32>) -> impl IntoView {
    let page = Page::here();
    let games = RwSignal::new(Vec::<Value>::new());
    let next = RwSignal::new(Some(String::new()));
    let more = move || {
        let Some(from) = next.get_untracked() else {
            return;
        };
        spawn_local(async move {
            let path = match most {
                Some(most) => format!("api/me/games?limit={most}"),
                None if from.is_empty() => "api/me/games".to_owned(),
                None => format!("api/me/games?before={from}"),
            };
            match page.ask("GET", path, None).await {
                Ok(answer) => {
                    games.update(|games| {
                        games.extend(answer["games"].as_array().cloned().unwrap_or_default());
                    });
                    next.set(match &answer["next"] {
                        _ if most.is_some() => None,
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
        <ul class="games-list">
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
    let me = page.me.with(|me| me.as_ref().map(|me| me.name.clone()));
    let is_mine = |seat: &&Value| me.is_some() && seat["name"].as_str() == me.as_deref();
    let mine = seats.iter().find(is_mine).map(|seat| &seat["side"]);
    let won = mine.filter(|_| !winners.is_empty());
    let won = won.map(|side| winners.contains(side));
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
    let told = format!("{}. {verdict}", sides.join(" : "));
    listed(won, href, name, told, when)
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
