//! Who one is: how it goes in each game, and the last games.

use leptos::{prelude::*, task::spawn_local};
use serde_json::Value;

use crate::{
    browser::{history, page::Page, person::avatar},
    route::Route,
};

/// The name, and what it is worth.
#[component]
pub(super) fn Who() -> impl IntoView {
    let page = Page::here();
    let who = move || match page.me.get() {
        Some(me) if me.guest => page.say_with("page-you-guest", &[("name", me.name.into())]),
        Some(me) => page.say_with("page-you-are", &[("name", me.name.into())]),
        None => page.say("page-you-nobody"),
    };
    let letter = move || page.me.with(|me| me.as_ref().map(|me| avatar(&me.name)));
    view! {
        <section class="panel me">
            {letter}
            <div>
                <h1>{page.t("page-account")}</h1>
                <p class="quiet">{who}</p>
            </div>
            <Show when=move || page.me.with(Option::is_some)>
                <Leave/>
            </Show>
        </section>
    }
}

#[component]
fn Leave() -> impl IntoView {
    let page = Page::here();
    let leave = move |_| super::leave(page, "api/logout");
    view! { <button type="button" on:click=leave>{page.t("page-logout")}</button> }
}

/// One's rating in each game that one has played for it.
#[component]
pub(super) fn Ratings() -> impl IntoView {
    let page = Page::here();
    let ratings = RwSignal::new(Vec::<Value>::new());
    Effect::new(move |_| {
        let Some(me) = page.me.get() else { return };
        spawn_local(async move {
            let name = String::from(js_sys::encode_uri_component(&me.name));
            if let Ok(answer) = page.ask("GET", format!("api/people/{name}"), None).await {
                ratings.set(answer["ratings"].as_array().cloned().unwrap_or_default());
            }
        });
    });
    view! {
        <section class="panel">
            <h2>{page.t("page-ratings")}</h2>
            {move || if ratings.with(Vec::is_empty) {
                view! { <p class="quiet">{page.say("page-ratings-none")}</p> }.into_any()
            } else {
                ratings.with(|ratings| table(page, ratings)).into_any()
            }}
        </section>
    }
}

fn table(page: Page, ratings: &[Value]) -> impl IntoView + use<> {
    let speech = page.speech();
    let rows = ratings.iter().map(|rating| {
        let number = |name: &str| rating[name].as_f64().unwrap_or_default();
        let game = rating["game"].as_str().unwrap_or_default();
        let share = 100.0 * number("wins") / number("games").max(1.0);
        view! {
            <tr>
                <th scope="row">{speech.eyes.game(game)}</th>
                <td class="score">{speech.eyes.decimal(number("score"), 1)}</td>
                <td>{speech.eyes.decimal(number("games"), 0)}</td>
                <td>
                    <span class="share" aria-hidden="true" style:--part=format!("{share:.0}%")></span>
                    {speech.eyes.decimal(number("wins"), 0)}
                </td>
            </tr>
        }
    });
    view! {
        <table class="figures">
            <thead><tr>
                <th scope="col">{page.say("page-game")}</th>
                <th scope="col">{page.say("page-rating-score")}</th>
                <th scope="col">{page.say("page-rating-games")}</th>
                <th scope="col">{page.say("page-rating-wins")}</th>
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// The last games, and the way to all.
#[component]
pub(super) fn LastGames() -> impl IntoView {
    let page = Page::here();
    view! {
        <section class="panel">
            <h2>{page.t("page-history-server")}</h2>
            <history::Games most=4/>
            <p><a class="button plain" href=Route::History.to_string()>{page.t("page-history")}</a></p>
        </section>
    }
}
