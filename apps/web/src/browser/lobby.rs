//! Tables with other people: which there are, who is here, and the way to one by its code.

use baralho_catalog::PRESETS;
use baralho_protocol::online::{ClockRule, Person, Room, Stage, Summary, TableCode};
use leptos::{prelude::*, task::spawn_local};

use super::{
    chat,
    forms::{GuestName, on_submit},
    home,
    icon::{Icon, icon},
    page::{Page, Server},
    person::{around, avatar, nobody},
    session::{Connection, Session},
    waiting::{dealings, folded},
};
use crate::route::Route;

#[component]
pub(super) fn Lobby() -> impl IntoView {
    let page = Page::here();
    let online = page.online;
    watch(page);
    let known = move || page.me.with(Option::is_some);
    let there = move || page.server.get() == Server::There;
    view! {
        <div class="lobby">
            <NewTable/>
            <Show when=move || page.server.get() == Server::None>
                <p class="quiet offline">{page.t("page-no-server")}</p>
            </Show>
            <Show when=there>
                <div class="tables-col">
                    <Show when=move || online.state.get() == Connection::Outdated>
                        <p class="trouble">{page.t("page-outdated")}</p>
                    </Show>
                    <OwnTables/>
                    <OpenTables/>
                </div>
                <aside class="col">
                    <Show when=move || !known()>
                        <form class="panel col" on:submit=on_submit(move || page.when_signed_in(|| ()))>
                            <GuestName/>
                            <button type="submit">{page.t("page-enter-lobby")}</button>
                        </form>
                    </Show>
                    <ByCode/>
                    <Show when=known>
                        {people_here(page, online)}
                        <section class="panel" aria-labelledby="lobby-chat">
                            <h2 id="lobby-chat">{page.t("page-chat")}</h2>
                            <chat::Chat to=Room::Lobby/>
                        </section>
                    </Show>
                    <a class="button" href=move || Route::Leaderboard(home::usual(page)).to_string()>
                        {page.t("page-leaderboards")}
                    </a>
                </aside>
            </Show>
        </div>
    }
}

/// A table of one's own: choose the game, and the rest comes after.
#[component]
fn NewTable() -> impl IntoView {
    let page = Page::here();
    let chosen = RwSignal::new(None::<&'static str>);
    let game = move || chosen.get().unwrap_or_else(|| home::usual(page));
    view! {
        <section class="quick baize on-felt" aria-labelledby="lobby-title">
            <div>
                <h1 id="lobby-title">{page.t("page-lobby")}</h1>
                <p>{page.t("page-lobby-about")}</p>
            </div>
            <Show when=move || page.server.get() == Server::There>
                <div class="which" role="group" aria-label=page.t("page-game")>
                    {PRESETS.map(|preset| view! {
                        <button type="button" on:click=move |_| chosen.set(Some(preset.name))
                            aria-pressed=move || (game() == preset.name).to_string()>
                            {move || page.speech().eyes.game(preset.name)}
                        </button>
                    }).collect_view()}
                </div>
                <a class="button main big" href=move || Route::New { game: game(), online: true }.to_string()>
                    {icon(Icon::More)} {page.t("page-create")}
                </a>
            </Show>
        </section>
    }
}

/// Listens to the lobby while it is shown.
pub(super) fn watch(page: Page) {
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

/// Where one has a seat, and where one has just been looking at the cards.
#[component]
pub(super) fn OwnTables() -> impl IntoView {
    let page = Page::here();
    let online = page.online;
    let own = move || {
        let mut codes = online.seats_at.get();
        let here = online.room(|room| Some(room.code));
        codes.extend(here.filter(|here| !codes.contains(here)));
        codes
    };
    view! {
        <Show when=move || !own().is_empty()>
            <section aria-labelledby="own-tables">
                <h2 id="own-tables">{page.t("page-your-tables")}</h2>
                <ul class="row">
                    {move || own().into_iter().map(|code| view! {
                        <li><a class="button" href=Route::Table(code).to_string()>
                            {icon(Icon::Play)}
                            {page.say_with("page-back-to-table", &[("code", code.to_string().into())])}
                        </a></li>
                    }).collect_view()}
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn OpenTables() -> impl IntoView {
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
    view! {
        <section aria-labelledby="open-tables">
            <h2 id="open-tables">{page.t("page-open-tables")}</h2>
            <Show when=move || tables().is_empty()>
                <div class="panel nothing">
                    {rim(&[None, None, None, None])}
                    <p class="quiet">{page.t("page-no-tables")}</p>
                </div>
            </Show>
            <ul class="tables">
                {move || tables().into_iter().map(|table| entry(page, table)).collect_view()}
            </ul>
        </section>
    }
}

fn entry(page: Page, table: Summary) -> impl IntoView {
    let game = page.speech().eyes.game(&table.setup.game);
    let sitting = sitting(&table.seats);
    let free = table.seats.iter().filter(|seat| seat.is_none()).count();
    let waits = matches!(table.phase, Stage::Waiting) && free > 0;
    let stage = page.say(match table.phase {
        Stage::Waiting => "page-stage-waiting",
        Stage::Playing | Stage::Between => "page-stage-playing",
        Stage::Over => "page-stage-over",
    });
    let room = (free > 0).then(|| page.say_with("page-free-seats", &[("n", (free as u64).into())]));
    let clock = match table.setup.clock {
        ClockRule::Off => None,
        ClockRule::Move { seconds } => {
            Some(page.say_with("page-clock-short", &[("n", u64::from(seconds).into())]))
        }
        ClockRule::Bank { .. } => Some(page.say("page-clock-limited")),
    };
    let locked = table.locked.then(|| page.say("page-locked"));
    let label = page.say_with(
        if waits {
            "page-join-table"
        } else {
            "page-see-table"
        },
        &[
            ("game", game.clone().into()),
            ("host", table.host.clone().into()),
        ],
    );
    let act = page.say(if waits { "page-join" } else { "page-see" });
    let tag = |text: Option<String>| text.map(|text| view! { <li class="pill">{text}</li> });
    view! {
        <li class="panel">
            {rim(&table.seats)}
            <div>
                <h3>{game}</h3>
                <p class="quiet">{sitting}</p>
                <ul class="pills">
                    {tag(Some(stage))} {tag(room)} {tag(clock)}
                    {locked.map(|text| view! { <li class="pill">{icon(Icon::Lock)} {text}</li> })}
                </ul>
            </div>
            <a class="button" href=Route::Table(table.table).to_string() aria-label=label>{act}</a>
        </li>
    }
}

/// Who sits there: those with the same name, as bots have, only once.
fn sitting(seats: &[Option<String>]) -> String {
    let mut names = Vec::<(&str, usize)>::new();
    for name in seats.iter().flatten() {
        match names.iter_mut().find(|(known, _)| known == name) {
            Some((_, times)) => *times += 1,
            None => names.push((name, 1)),
        }
    }
    let told = names.into_iter().map(|(name, times)| match times {
        1 => name.to_owned(),
        _ => format!("{name} × {times}"),
    });
    told.collect::<Vec<_>>().join(", ")
}

/// A small table from above, with whoever sits there.
fn rim(seats: &[Option<String>]) -> impl IntoView + use<> {
    let (count, many) = (seats.len(), seats.len() > 6);
    let places = seats.iter().enumerate().map(|(seat, who)| {
        let (left, top) = around(seat, count);
        let who = match who {
            Some(name) => avatar(name).into_any(),
            None => nobody().into_any(),
        };
        view! { <span class="place" style=("--x", left) style=("--y", top)>{who}</span> }
    });
    view! {
        <div class="rim" class:many=many aria-hidden="true">{places.collect_view()}</div>
    }
}

#[component]
fn ByCode() -> impl IntoView {
    let page = Page::here();
    let code = RwSignal::new(String::new());
    let enter = move || {
        let table = code.with(|code| code.parse().ok().or_else(|| TableCode::in_link(code)));
        match table {
            Some(table) => page.go(Route::Table(table)),
            None => page.notice.set(Some(page.say("page-no-code"))),
        }
    };
    view! {
        <form class="panel by-code" on:submit=on_submit(enter)>
            <label for="code">{page.t("page-code")}</label>
            <div class="said-row">
                <input id="code" autocomplete="off" bind:value=code/>
                <button type="submit">{page.t("page-join")}</button>
            </div>
        </form>
    }
}

/// Who is in the lobby, and what can be done about them.
fn people_here(page: Page, online: Session) -> impl IntoView {
    let people = move || {
        online.with(|client| {
            let names = client.lobby().people.iter().map(|who| who.name.clone());
            (client.lobby().online, names.collect::<Vec<_>>().join(", "))
        })
    };
    let others = move || {
        let me = page.me.with(|me| me.as_ref().map(|me| me.id));
        online.with(|client| {
            let others = client.lobby().people.iter();
            let others = others.filter(|who| Some(who.id) != me);
            others.cloned().collect::<Vec<Person>>()
        })
    };
    view! {
        <section class="panel" aria-labelledby="people-title">
            <h2 id="people-title">{page.t("page-people")}</h2>
            <p class="quiet">
                {move || { let (n, names) = people(); page.say_with("page-online", &[("n", (n as u64).into()), ("names", names.into())]) }}
            </p>
            <ul class="people">
                {move || others().into_iter().map(|who| view! {
                    <li>
                        {avatar(&who.name)}
                        <span class="who">{who.name.clone()}</span>
                        {folded(page, &who.name, dealings(page, online, who.id, &who.name))}
                    </li>
                }).collect_view()}
            </ul>
        </section>
    }
}
