//! Where one begins: the game played last one touch away, and all the others below.

use baralho_artwork::Face;
use baralho_cards::Card;
use baralho_catalog::{PRESETS, Preset, USUAL_OPPONENT};
use baralho_words::labels;
use leptos::prelude::*;

use super::{
    begin::{self, Wanted},
    card,
    icon::{Icon, icon},
    lobby,
    page::{Page, Server},
    store::{KeptTable, LastGame},
};
use crate::{form::Form, route::Route};

#[component]
pub(super) fn Home() -> impl IntoView {
    let page = Page::here();
    lobby::watch(page);
    view! {
        <Hero/>
        <lobby::OwnTables/>
        <section class="all-games" aria-labelledby="games-title">
            <h2 id="games-title">{page.t("page-welcome")}</h2>
            <ul class="games">
                {PRESETS.iter().map(|preset| game(page, preset)).collect_view()}
            </ul>
        </section>
        <div class="more-ways">
            <Show when=move || page.server.get() == Server::There>
                {tile(page, Route::Lobby, Icon::People, "page-lobby", "page-lobby-about")}
            </Show>
            {move || tile(
                page, Route::Rules(usual(page)), Icon::Book, "page-rules", "page-rules-about",
            )}
            {tile(page, Route::History, Icon::Past, "page-history", "page-history-about")}
        </div>
        <Show when=move || page.server.get() == Server::None>
            <p class="quiet offline">{page.t("page-no-server")}</p>
        </Show>
    }
}

/// One gold button: to go on, to play again what was played last, or to begin at all.
#[component]
fn Hero() -> impl IntoView {
    let page = Page::here();
    let last = KeptTable::kept().and_then(|kept| kept.last());
    let (known, running) = (
        last.is_some(),
        last.as_ref().is_some_and(|last| last.running),
    );
    let last = StoredValue::new(last);
    let game = move || {
        last.with_value(|last| {
            let preset = last
                .as_ref()
                .and_then(|last| baralho_catalog::preset(&last.setup.game).ok());
            preset.map_or_else(|| usual(page), |preset| preset.name)
        })
    };
    let told = move |key| page.say_with(key, &[("game", page.speech().eyes.game(game()).into())]);
    let title = move || {
        if known {
            greeting(page)
        } else {
            page.say("page-sit-down")
        }
    };
    let about = move || match (known, running) {
        (false, _) => page.say("page-sit-down-about"),
        (true, true) => told("page-not-over"),
        (true, false) => told("page-last-played"),
    };
    let play = move |_| match last.get_value() {
        Some(last) => play_again(page, last),
        None => play_now(page, game()),
    };
    view! {
        <section class="hero baize wood on-felt">
            {fan(page)}
            <h1>{title}</h1>
            <p>{about}</p>
            <div class="row">
                {if running {
                    view! {
                        <a class="button main big resume" href=Route::Play.to_string()>
                            {icon(Icon::Play)} {page.t("page-resume")}
                        </a>
                    }.into_any()
                } else {
                    view! {
                        <button type="button" class="main big" on:click=play>
                            {icon(Icon::Play)} {move || told("page-play-game")}
                        </button>
                    }.into_any()
                }}
                <a class="button big second" href=move || {
                    let game = game();
                    if known { Route::New { game, online: false } } else { Route::Rules(game) }.to_string()
                }>
                    {move || told(if known { "page-options-game" } else { "page-teach" })}
                </a>
            </div>
        </section>
    }
}

/// Five cards of the deck that is chosen.
fn fan(page: Page) -> impl IntoView {
    let faces = move || {
        let deck = page.settings.with(|settings| settings.deck).named();
        ["KS", "QH", "7D", "JC", "AS"]
            .into_iter()
            .filter_map(|card| card.parse::<Card>().ok())
            .map(|face| view! { <span inner_html=card::drawing(deck, face, Face::Large)></span> })
            .collect_view()
    };
    view! { <div class="spread" aria-hidden="true">{faces}</div> }
}

/// Good morning, or what it is time for, to whoever has a name.
fn greeting(page: Page) -> String {
    let time = match js_sys::Date::new_0().get_hours() {
        4..12 => "morning",
        12..18 => "afternoon",
        _ => "evening",
    };
    let me = page.me.with(|me| me.as_ref().map(|me| me.name.clone()));
    let name = me.unwrap_or_else(|| page.settings.with(|settings| settings.name.clone()));
    if name.is_empty() {
        return page.say_with("page-hello", &[("time", time.into())]);
    }
    let values = [("time", time.into()), ("who", name.into())];
    page.say_with("page-hello-named", &values)
}

/// What is played first where this language is spoken.
pub(super) fn usual(page: Page) -> &'static str {
    let name = page.say("page-usual-game");
    baralho_catalog::preset(&name).map_or(PRESETS[0].name, |preset| preset.name)
}

/// A game as a picture: a touch anywhere on it plays, and another one shows what else there is.
fn game(page: Page, preset: &'static Preset) -> impl IntoView {
    let name = preset.name;
    let title = move || page.speech().eyes.game(name);
    let told = move |key| page.say_with(key, &[("game", title().into())]);
    view! {
        <li class="game panel">
            <span class="picture" inner_html=card::picture(preset)></span>
            <h3>{title}</h3>
            <p class="about">{move || labels::about_game(&page.speech().eyes, name)}</p>
            <button type="button" class="plain" data-play=name
                aria-label=move || told("page-play-game") on:click=move |_| play_now(page, name)>
                {page.t("page-play")} {icon(Icon::Next)}
            </button>
            <a class="button icon plain" href=Route::New { game: name, online: false }.to_string()
                aria-label=move || told("page-options-game") title=move || told("page-options-game")>
                {icon(Icon::Settings)}
            </a>
        </li>
    }
}

fn tile(
    page: Page,
    route: Route,
    drawing: Icon,
    title: &'static str,
    about: &'static str,
) -> impl IntoView {
    view! {
        <a class="tile panel" href=route.to_string()>
            <span class="sign">{icon(drawing)}</span>
            <span><strong>{page.t(title)}</strong> <span class="about">{page.t(about)}</span></span>
            {icon(Icon::Next)}
        </a>
    }
}

/// One click, and the cards are dealt.
pub(super) fn play_now(page: Page, game: &'static str) {
    let form = Form::new(game);
    let Ok(rules) = form.rules() else { return };
    let bots = vec![USUAL_OPPONENT.to_owned(); rules.players() - 1];
    let setup = super::new_game::setup(&form);
    let seed = page.seed;
    begin::begin(page, Wanted { setup, bots, seed });
}

/// The same once more, with the same opponents.
fn play_again(page: Page, last: LastGame) {
    let LastGame { setup, bots, .. } = last;
    let seed = page.seed;
    begin::begin(page, Wanted { setup, bots, seed });
}
