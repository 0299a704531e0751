//! The best players of a game.

use baralho_catalog::PRESETS;
use leptos::{prelude::*, task::spawn_local};
use serde_json::Value;

use super::page::Page;
use crate::route::Route;

/// The best players of a game.
#[component]
pub(super) fn Leaderboard(game: &'static str) -> impl IntoView {
    let page = Page::here();
    let people = RwSignal::new(None::<Result<Vec<Value>, String>>);
    spawn_local(async move {
        let answer = page
            .ask("GET", format!("api/leaderboards/{game}?limit=100"), None)
            .await;
        people.set(Some(answer.map(|answer| {
            answer["people"].as_array().cloned().unwrap_or_default()
        })));
    });
    view! {
        <h1>{page.t("page-leaderboards")}</h1>
        <nav class="row" aria-label=page.t("page-games")>
            {PRESETS.map(|preset| view! {
                <a class="button" href=Route::Leaderboard(preset.name).to_string()
                    aria-current=(preset.name == game).then_some("page")>
                    {move || page.speech().eyes.game(preset.name)}
                </a>
            }).collect_view()}
        </nav>
        {move || match people.get() {
            None => view! { <p class="quiet">"…"</p> }.into_any(),
            Some(Err(why)) => view! { <p class="trouble">{why}</p> }.into_any(),
            Some(Ok(people)) if people.is_empty() =>
                view! { <p class="quiet">{page.say("page-nobody-rated")}</p> }.into_any(),
            Some(Ok(people)) => table(page, people).into_any(),
        }}
    }
}

fn table(page: Page, people: Vec<Value>) -> impl IntoView {
    let number = move |value: &Value, places: usize| {
        page.speech()
            .eyes
            .decimal(value.as_f64().unwrap_or_default(), places)
    };
    view! {
        <div class="scroll" tabindex="0">
            <table>
                <thead><tr>
                    <th scope="col">{page.say("page-place")}</th>
                    <th scope="col">{page.say("page-name")}</th>
                    <th scope="col">{page.say("page-rating-score")}</th>
                    <th scope="col">{page.say("page-rating-games")}</th>
                    <th scope="col">{page.say("page-rating-wins")}</th>
                </tr></thead>
                <tbody>
                    {people.iter().map(|person| view! {
                        <tr>
                            <td>{number(&person["place"], 0)}</td>
                            <th scope="row">{person["name"].as_str().unwrap_or_default().to_owned()}</th>
                            <td>{number(&person["score"], 1)}</td>
                            <td>{number(&person["games"], 0)}</td>
                            <td>{number(&person["wins"], 0)}</td>
                        </tr>
                    }).collect_view()}
                </tbody>
            </table>
        </div>
    }
}
