//! The best players of a game.

use baralho_catalog::PRESETS;
use leptos::{prelude::*, task::spawn_local};
use serde_json::Value;

use super::{page::Page, person::avatar, plight::Plight};
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
        <nav class="filters" aria-label=page.t("page-games")>
            {PRESETS.map(|preset| view! {
                <a class="button" href=Route::Leaderboard(preset.name).to_string()
                    aria-current=(preset.name == game).then_some("page")>
                    {move || page.speech().eyes.game(preset.name)}
                </a>
            }).collect_view()}
        </nav>
        {move || match people.get() {
            None => view! { <p class="quiet">"…"</p> }.into_any(),
            Some(Err(why)) => view! {
                <Plight cards="7D ? KS" title=page.t("page-fallen-card") about=why trouble=true>
                    <a class="button main" href="#/">{page.t("page-choose-game")}</a>
                </Plight>
            }.into_any(),
            Some(Ok(people)) if people.is_empty() => view! {
                <Plight cards="- - -" title=page.t("page-nobody-rated")
                    about=page.t("page-nobody-rated-about")>
                    <a class="button main" href=Route::New { game, online: true }.to_string()>
                        {page.t("page-create")}
                    </a>
                </Plight>
            }.into_any(),
            Some(Ok(people)) => view! {
                <div class="ranking">
                    <div class="col">
                        {(people.len() > 2).then(|| podium(page, &people))}
                        <section class="panel counting">
                            <h2>{page.t("page-rating-how")}</h2>
                            <p class="quiet">{page.t("page-rating-about")}</p>
                        </section>
                    </div>
                    <section class="panel">{table(page, &people)}</section>
                </div>
            }.into_any(),
        }}
    }
}

/// The first three. Ears find them in the table.
fn podium(page: Page, people: &[Value]) -> impl IntoView + use<> {
    let step = |place: usize| {
        let name = people[place]["name"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        let class = ["step first", "step second", "step third"][place];
        view! {
            <div class=class>
                {avatar(&name)}
                <b>{name}</b>
                <small>{number(page, &people[place]["score"], 1)}</small>
                <span class="block num">{place + 1}</span>
            </div>
        }
    };
    view! {
        <div class="podium baize wood on-felt" aria-hidden="true">{step(1)}{step(0)}{step(2)}</div>
    }
}

fn number(page: Page, value: &Value, places: usize) -> String {
    let value = value.as_f64().unwrap_or_default();
    page.speech().eyes.decimal(value, places)
}

fn table(page: Page, people: &[Value]) -> impl IntoView + use<> {
    let me = page.me.with(|me| me.as_ref().map(|me| me.name.clone()));
    let rows = people.iter().map(|person| {
        let name = person["name"].as_str().unwrap_or_default().to_owned();
        let is_me = me.as_deref() == Some(&name);
        view! {
            <tr class:mine=is_me>
                <td class="num">{number(page, &person["place"], 0)}</td>
                <th scope="row">
                    <span class="who">
                        {avatar(&name)}
                        <span>
                            {name}
                            <small class="played">{page.say("page-rating-games")} ": " {number(page, &person["games"], 0)}</small>
                        </span>
                    </span>
                </th>
                <td class="score">{number(page, &person["score"], 1)}</td>
                <td class="played">{number(page, &person["games"], 0)}</td>
                <td>{number(page, &person["wins"], 0)}</td>
            </tr>
        }
    });
    view! {
        <div class="scroll" tabindex="0">
            <table class="figures placed">
                <thead><tr>
                    <th scope="col"><span class="unseen">{page.say("page-place")}</span></th>
                    <th scope="col">{page.say("page-name")}</th>
                    <th scope="col">{page.say("page-rating-score")}</th>
                    <th scope="col" class="played">{page.say("page-rating-games")}</th>
                    <th scope="col">{page.say("page-rating-wins")}</th>
                </tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}
