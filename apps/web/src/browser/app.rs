//! The whole page: what is always there, and the part that the address asks for.

use std::{sync::Arc, time::Duration};

use leptos::{ev, prelude::*, task::spawn_local};

use super::{
    account, begin, focus, history, home,
    icon::{Icon, icon},
    leaderboard, lobby, new_game,
    page::{Page, Server, hash, person},
    person::avatar,
    preferences, replay, rulebook, said,
    session::Connection,
    shortcuts, store, table,
};
use crate::{
    Speech,
    route::Route,
    settings::{Deck, Settings, Theme},
};

#[component]
pub(super) fn App(settings: Settings, speech: Arc<Speech>) -> impl IntoView {
    let page = Page::new(settings, speech);
    provide_context(page);
    window_event_listener(ev::hashchange, move |_| {
        page.notice.set(page.arrival.get_value());
        page.arrival.set_value(None);
        page.route.set(Route::read(&hash()));
    });
    window_event_listener(ev::keydown, move |event| shortcuts::key(page, &event));
    find_server(page);
    watch_connection(page);
    keep_settings(page);
    dress(page);
    view! {
        <a class="skip" href="#main" on:click=|event| {
            event.prevent_default();
            focus::on("#main");
        }>{page.t("page-skip")}</a>
        <Show when=move || !page.at_table.get()><Header/></Show>
        <main id="main" tabindex="-1" class:page=move || !page.at_table.get()>
            <Notice text=page.announcement/>
            <Notice text=page.notice/>
            <Outdated/>
            {move || match page.route.get() {
                Route::Home => view! { <home::Home/> }.into_any(),
                Route::Lobby => view! { <lobby::Lobby/> }.into_any(),
                Route::New { game, online } => view! { <new_game::NewGame game online/> }.into_any(),
                Route::Play => view! { <table::LocalTable/> }.into_any(),
                Route::Table(code) => view! { <table::OnlineTable code/> }.into_any(),
                Route::Record(code, number) => view! { <replay::ServerRecord code number/> }.into_any(),
                Route::Replay(link) => view! { <replay::LinkRecord link/> }.into_any(),
                Route::Rules(game) => view! { <rulebook::Rules game/> }.into_any(),
                Route::Account => view! { <account::Account/> }.into_any(),
                Route::Reset(token) => view! { <account::Reset token/> }.into_any(),
                Route::History => view! { <history::History/> }.into_any(),
                Route::Leaderboard(game) => view! { <leaderboard::Leaderboard game/> }.into_any(),
                Route::Settings => view! { <preferences::Preferences/> }.into_any(),
                Route::Keys => view! { <preferences::Keys/> }.into_any(),
            }}
        </main>
        <rulebook::HelpDialog/>
        <begin::BeginDialog/>
        <said::LiveRegions/>
    }
}

#[component]
fn Header() -> impl IntoView {
    let page = Page::here();
    let there = move || page.server.get() == Server::There;
    let name = move || page.me.with(|me| me.as_ref().map(|me| me.name.clone()));
    view! {
        <header class="head">
            <a class="brand" href="#/" aria-label="Baralho">{mark()} <span>"Baralho"</span></a>
            <nav class="ways" aria-label=page.t("page-navigation")>
                {way(page, Route::Home, Icon::Play, "page-play")}
                <Show when=there>{way(page, Route::Lobby, Icon::People, "page-tables")}</Show>
                {move || way(page, Route::Rules(home::usual(page)), Icon::Book, "page-rules")}
                {way(page, Route::History, Icon::Past, "page-history")}
                <Show when=there>
                    <span class="wide">
                        {way(page, Route::Leaderboard("escopa"), Icon::Person, "page-leaderboards")}
                    </span>
                </Show>
            </nav>
            <span class="tongue">{icon(Icon::Language)} <preferences::LanguageChoice/></span>
            <button type="button" class="icon plain" aria-label=page.t("page-help")
                on:click=move |_| page.help.set(true)>{icon(Icon::Help)}</button>
            <a class="button icon plain" href=Route::Settings.to_string()
                aria-label=page.t("page-settings") aria-current=here(page, Route::Settings)>
                {icon(Icon::Settings)}
            </a>
            <Show when=there>
                <a class="button icon plain" href=Route::Account.to_string()
                    aria-label=page.t("page-account") aria-current=here(page, Route::Account)>
                    {move || match name() {
                        Some(name) => avatar(&name).into_any(),
                        None => icon(Icon::Person).into_any(),
                    }}
                </a>
            </Show>
        </header>
    }
}

/// A way to another part of the page: below 900 pixels a tab under the thumb.
fn way(page: Page, route: Route, drawing: Icon, key: &'static str) -> impl IntoView {
    view! {
        <a href=route.to_string() aria-current=here(page, route)>{icon(drawing)} {page.t(key)}</a>
    }
}

/// Marks a link while one is there: at any of its games.
fn here(page: Page, route: Route) -> impl Fn() -> Option<&'static str> {
    move || {
        let is_here = page.route.with(|now| match (now, &route) {
            (Route::Rules(_), Route::Rules(_)) | (Route::Leaderboard(_), Route::Leaderboard(_)) => {
                true
            }
            (Route::New { online, .. }, Route::Home) => !online,
            (Route::New { online, .. }, Route::Lobby) => *online,
            _ => *now == route,
        });
        is_here.then_some("page")
    }
}

/// The mark of the page: two cards.
fn mark() -> impl IntoView {
    view! {
        <svg class="mark" viewBox="0 0 34 34" aria-hidden="true">
            <rect class="behind" x="5" y="6" width="16" height="23" rx="3" transform="rotate(-14 13 18)"></rect>
            <rect x="12" y="5" width="16" height="23" rx="3" transform="rotate(8 20 17)"></rect>
            <path d="M0-50Q13-20 40 0Q13 20 0 50Q-13 20-40 0Q-13-20 0-50Z"
                transform="translate(20 17) rotate(8) scale(.13)"></path>
        </svg>
    }
}

/// Something that should be read, until it is closed.
#[component]
fn Notice(text: RwSignal<Option<String>>) -> impl IntoView {
    let page = Page::here();
    view! {
        <Show when=move || text.with(Option::is_some)>
            <div class="notice">
                <p>{text}</p>
                <button type="button" class="plain" on:click=move |_| text.set(None)>
                    {page.t("page-close")}
                </button>
            </div>
        </Show>
    }
}

/// The server has become newer than this page: nothing helps but the new page.
#[component]
fn Outdated() -> impl IntoView {
    let page = Page::here();
    view! {
        <Show when=move || page.online.state.get() == Connection::Outdated>
            <div class="notice connection">
                <p>{page.t("page-outdated")}</p>
                <button type="button" class="main reload" on:click=|_| reload()>
                    {page.t("page-reload")}
                </button>
            </div>
        </Show>
    }
}

/// Brings the page anew.
pub(super) fn reload() {
    let _ = location().reload();
}

/// Whether there is a server, and who one is for it.
pub(super) fn find_server(page: Page) {
    spawn_local(async move {
        let language = page.speech_now().language().tag();
        match super::http::ask("GET", "api/features", None, language).await {
            Ok(here) if here["registration"].as_str().is_some() => {
                page.me.set(person(&here["you"]));
                page.server.set(Server::There);
            }
            Err(super::http::Failed::Refused(_)) => page.server.set(Server::There),
            _ => page.server.set(Server::None),
        }
    });
}

/// How often it is looked whether the connection is alive.
const PULSE: Duration = Duration::from_secs(5);

/// A network can be gone without a sign, or be back long before the next try.
fn watch_connection(page: Page) {
    let feel = move |doubtful| page.online.feel_pulse(page, doubtful);
    set_interval(move || feel(false), PULSE);
    // A phone that was put away wakes up with its network gone.
    for sign in ["online", "offline", "pageshow", "visibilitychange"] {
        window_event_listener_untyped(sign, move |_| feel(true));
    }
}

fn keep_settings(page: Page) {
    Effect::new(move |before: Option<String>| {
        let now = page.settings.with(Settings::to_json);
        if before.is_some_and(|before| before != now) {
            store::set(store::SETTINGS, &now);
        }
        now
    });
}

/// How the whole document looks, and which language it is in.
fn dress(page: Page) {
    // Cards are called after the deck that is chosen.
    Effect::new(move |_| {
        let deck = page.settings.with(|settings| settings.deck).named();
        let speech = page.speech_now();
        if speech.ears.deck() != deck {
            page.speech.set(Arc::new(speech.with_deck(deck)));
        }
    });
    Effect::new(move |_| {
        let Some(root) = document().document_element() else {
            return;
        };
        let settings = page.settings.get();
        let set = |name: &str, value: &str| {
            let _ = root.set_attribute(name, value);
        };
        set("lang", page.speech().language().tag());
        let _ = match settings.theme {
            Theme::System => root.remove_attribute("data-theme"),
            Theme::Light => root.set_attribute("data-theme", "light"),
            Theme::Dark => root.set_attribute("data-theme", "dark"),
        };
        set(
            "data-deck",
            match settings.deck {
                Deck::French => "french",
                Deck::Italian => "italian",
            },
        );
        set(
            "data-suits",
            if settings.four_colours { "four" } else { "two" },
        );
        set("data-felt", settings.felt.name());
        set("data-size", if settings.large { "large" } else { "usual" });
        set("data-motion", if page.may_move() { "on" } else { "off" });
    });
    Effect::new(move |_| {
        let route = page.route.get();
        let title = match &route {
            Route::New { game, .. } | Route::Rules(game) => page.speech().eyes.game(game),
            Route::Home => page.say("page-games"),
            Route::Lobby => page.say("page-tables"),
            Route::Play | Route::Table(_) => page.say("page-table"),
            Route::Record(..) | Route::Replay(_) => page.say("page-replay"),
            Route::Account => page.say("page-account"),
            Route::Reset(_) => page.say("page-reset"),
            Route::History => page.say("page-history"),
            Route::Leaderboard(_) => page.say("page-leaderboards"),
            Route::Settings => page.say("page-settings"),
            Route::Keys => page.say("page-keys"),
        };
        document().set_title(&format!("{title} · Baralho"));
    });
    // Whoever goes somewhere else begins there at its top: at once, lest the focus be taken
    // from what a quick key has chosen there.
    Effect::new(move |before: Option<Route>| {
        let route = page.route.get();
        if before.is_some_and(|before| before != route) {
            focus::on("#main");
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        route
    });
}
