//! The games, and the lobby below.

use baralho_catalog::{PRESETS, Preset, USUAL_OPPONENT};
use baralho_protocol::online::{Person, Room, Stage, Summary, TableCode};
use baralho_words::labels;
use leptos::{prelude::*, task::spawn_local};

use super::{
    begin::{self, Wanted},
    card, chat,
    forms::{GuestName, on_submit},
    page::{Page, Server},
    session::{Connection, Session},
    store,
};
use crate::{form::Form, route::Route};

/// The games, and the lobby.
#[component]
pub(super) fn Home() -> impl IntoView {
    let page = Page::here();
    watch_lobby(page);
    let kept = store::KeptTable::kept().is_some_and(|kept| kept.unfinished().is_some());
    view! {
        <h1>{page.t("page-welcome")}</h1>
        {kept.then(|| view! {
            <p class="resume">
                <a class="button main" href=Route::Play.to_string()>
                    {page.t("page-resume")}
                </a>
            </p>
        })}
        <ul class="games">
            {PRESETS.iter().map(|preset| game(page, preset)).collect_view()}
        </ul>
        <Show when=move || page.server.get() == Server::There>
            <Lobby/>
        </Show>
        <Show when=move || page.server.get() == Server::None>
            <p class="quiet">{page.t("page-no-server")}</p>
        </Show>
    }
}

fn game(page: Page, preset: &'static Preset) -> impl IntoView {
    let name = preset.name;
    let title = move || page.speech().eyes.game(name);
    let play = move |_| play_now(page, name);
    view! {
        <li class="game">
            <h2>{title}</h2>
            <span class="picture" inner_html=card::picture(preset)></span>
            <p>{move || labels::about_game(&page.speech().eyes, name)}</p>
            <div class="row">
                <button type="button" class="main" data-play=name on:click=play
                    aria-label=move || page.say_with("page-play-game", &[("game", title().into())])>
                    {page.t("page-play")}
                </button>
                <a class="button" href=Route::New { game: name, online: false }.to_string()
                    aria-label=move || page.say_with("page-options-game", &[("game", title().into())])>
                    {page.t("page-options")}
                </a>
                <Show when=move || page.server.get() == Server::There>
                    <a class="button" href=Route::New { game: name, online: true }.to_string()
                        aria-label=move || page.say_with("page-create-game", &[("game", title().into())])>
                        {page.t("page-create")}
                    </a>
                </Show>
                <a class="button" href=Route::Rules(name).to_string()
                    aria-label=move || page.say_with("page-rules-game", &[("game", title().into())])>
                    {page.t("page-rules")}
                </a>
            </div>
        </li>
    }
}

/// One click, and the cards are dealt.
fn play_now(page: Page, game: &'static str) {
    let form = Form::new(game);
    let Ok(rules) = form.rules() else { return };
    let bots = vec![USUAL_OPPONENT.to_owned(); rules.players() - 1];
    let setup = super::new_game::setup(&form);
    let seed = page.seed;
    begin::begin(page, Wanted { setup, bots, seed });
}

/// Listens to the lobby while the games are shown.
fn watch_lobby(page: Page) {
    let online = page.online;
    Effect::new(move |_| {
        if page.server.get() == Server::There && page.me.with(Option::is_some) {
            online.want_lobby(page, true);
            online.open(page);
        }
    });
    on_cleanup(move || {
        if online.state.get_untracked() == Connection::Open {
            online.want_lobby(page, false);
        }
    });
}

#[component]
fn Lobby() -> impl IntoView {
    let page = Page::here();
    let online = page.online;
    // Whoever is nobody yet sees the tables as they are now.
    let seen = RwSignal::new(Vec::<Summary>::new());
    Effect::new(move |_| {
        if page.me.with(Option::is_none) {
            spawn_local(async move {
                if let Ok(mut answer) = page.ask("GET", "api/tables", None).await {
                    let tables = serde_json::from_value(answer["tables"].take());
                    seen.set(tables.unwrap_or_default());
                }
            });
        }
    });
    let tables = move || {
        if page.me.with(Option::is_none) {
            return seen.get();
        }
        online.with(|client| client.lobby().tables().cloned().collect::<Vec<_>>())
    };
    // Where one has a seat, and where one has just been looking at the cards.
    let own = move || {
        let mut codes = online.seats_at.get();
        let here = online.room(|room| Some(room.code));
        codes.extend(here.filter(|here| !codes.contains(here)));
        codes
    };
    let people = move || {
        online.with(|client| {
            let names = client.lobby().people.iter().map(|who| who.name.clone());
            (client.lobby().online, names.collect::<Vec<_>>().join(", "))
        })
    };
    let code = RwSignal::new(String::new());
    let enter = move || {
        let table = code.with(|code| code.parse().ok().or_else(|| TableCode::in_link(code)));
        match table {
            Some(table) => page.go(Route::Table(table)),
            None => page.notice.set(Some(page.say("page-no-code"))),
        }
    };
    view! {
        <section class="lobby" aria-labelledby="lobby-title">
            <h2 id="lobby-title">{page.t("page-lobby")}</h2>
            <Show when=move || page.me.with(Option::is_none)>
                <form on:submit=on_submit(move || page.when_signed_in(|| ()))>
                    <GuestName/>
                    <button type="submit" class="main">{page.t("page-enter-lobby")}</button>
                </form>
            </Show>
            <Show when=move || online.state.get() == Connection::Outdated>
                <p class="trouble">{page.t("page-outdated")}</p>
            </Show>
            <Show when=move || !own().is_empty()>
                <h3>{page.t("page-your-tables")}</h3>
                <ul class="plain-list">
                    {move || own().into_iter().map(|code| view! {
                        <li><a class="button" href=Route::Table(code).to_string()>
                            {page.say_with("page-back-to-table", &[("code", code.to_string().into())])}
                        </a></li>
                    }).collect_view()}
                </ul>
            </Show>
            <Show when=move || tables().is_empty()>
                <p class="quiet">{page.t("page-no-tables")}</p>
            </Show>
            <ul class="tables">
                {move || tables().into_iter().map(|table| entry(page, table)).collect_view()}
            </ul>
            <form class="row" on:submit=on_submit(enter)>
                <label for="code">{page.t("page-code")}</label>
                <input id="code" autocomplete="off" bind:value=code/>
                <button type="submit">{page.t("page-join")}</button>
            </form>
            <Show when=move || page.me.with(Option::is_some)>
                <p class="quiet">
                    {move || { let (n, names) = people(); page.say_with("page-online", &[("n", (n as u64).into()), ("names", names.into())]) }}
                </p>
                {people_here(page, online)}
                <chat::Chat to=Room::Lobby/>
            </Show>
        </section>
    }
}

fn entry(page: Page, table: Summary) -> impl IntoView {
    let game = page.speech().eyes.game(&table.setup.game);
    let seats: Vec<String> = table
        .seats
        .iter()
        .map(|name| name.clone().unwrap_or_else(|| page.say("page-empty-seat")))
        .collect();
    let stage = page.say(match table.phase {
        Stage::Waiting => "page-stage-waiting",
        Stage::Playing | Stage::Between => "page-stage-playing",
        Stage::Over => "page-stage-over",
    });
    let locked = table.locked.then(|| page.say("page-locked"));
    let label = page.say_with(
        "page-join-table",
        &[
            ("game", game.clone().into()),
            ("host", table.host.clone().into()),
        ],
    );
    view! {
        <li>
            <strong>{game}</strong>
            <span>{seats.join(", ")}</span>
            <span class="quiet">{stage} {locked.map(|text| format!(" · {text}"))}</span>
            <a class="button" href=Route::Table(table.table).to_string() aria-label=label>
                {page.say("page-join")}
            </a>
        </li>
    }
}

/// Everybody else in the lobby, and what can be done about them.
fn people_here(page: Page, online: Session) -> impl IntoView {
    let others = move || {
        let me = page.me.with(|me| me.as_ref().map(|me| me.id));
        online.with(|client| {
            let others = client.lobby().people.iter();
            let others = others.filter(|who| Some(who.id) != me);
            others.cloned().collect::<Vec<Person>>()
        })
    };
    view! {
        <details>
            <summary>{page.t("page-people")}</summary>
            <ul class="plain-list">
                {move || others().into_iter().map(|who| view! {
                    <li>
                        <span>{who.name.clone()}</span>
                        {super::waiting::dealings(page, online, who.id, &who.name)}
                    </li>
                }).collect_view()}
            </ul>
        </details>
    }
}
