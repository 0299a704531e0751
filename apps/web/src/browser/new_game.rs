//! Choose how to play a game: against bots here, or at a table of the server.

use baralho_catalog::{LEVELS, PRESETS, Preset, USUAL_OPPONENT};
use baralho_protocol::online::{Command, Setup};
use baralho_words::labels;
use leptos::prelude::*;

use super::{
    begin::{self, Wanted},
    card,
    forms::{GuestName, on_submit},
    icon::{Icon, icon},
    options,
    page::{Page, Server},
    person::{around, avatar, nobody},
    terms::Terms,
};
use crate::{
    form::{self, Form},
    route::Route,
};

/// What is played, from what was chosen.
pub(super) fn setup(form: &Form) -> Setup {
    Setup {
        players: Some(form.players),
        rules: form.changed.clone(),
        ..Setup::of(form.game)
    }
}

/// The form in which a game is chosen.
#[component]
pub(super) fn NewGame(game: &'static str, online: bool) -> impl IntoView {
    let page = Page::here();
    let form = RwSignal::new(if online {
        Form::online(game)
    } else {
        Form::new(game)
    });
    let most = form.with_untracked(Form::most_players);
    let bots = RwSignal::new(vec![USUAL_OPPONENT.to_owned(); most - 1]);
    let terms = Terms::of(&Setup::of(game));
    let seed = RwSignal::new(page.seed.map_or_else(String::new, |seed| seed.to_string()));
    let submit = move || {
        let chosen = form.get_untracked();
        if let Some(trouble) = chosen.trouble(&page.speech_now().eyes) {
            page.local.refuse(page, trouble);
            return;
        }
        let mut setup = setup(&chosen);
        if !online {
            let bots = bots.get_untracked();
            let seed = seed.with_untracked(|seed| match seed.trim() {
                "" => Ok(None),
                text => text.parse().map(Some),
            });
            let Ok(seed) = seed else {
                return page.local.refuse(page, page.say("page-seed-wrong"));
            };
            let bots = bots[..chosen.players - 1].to_vec();
            return begin::begin(page, Wanted { setup, bots, seed });
        }
        let password = terms.put_into(&mut setup);
        page.when_signed_in(move || {
            page.online.send(page, Command::Create { setup, password });
        });
    };
    let back = if online { Route::Lobby } else { Route::Home };
    view! {
        <div class="title">
            <a class="button icon plain" href=back.to_string() aria-label=page.t("page-back")>
                {icon(Icon::Back)}
            </a>
            <h1>{move || page.speech().eyes.game(game)}</h1>
        </div>
        <p class="about lead">
            {move || labels::about_game(&page.speech().eyes, game)} " "
            <a href=Route::Rules(game).to_string()>
                {move || page.say_with("page-rules-game", &[("game", page.speech().eyes.game(game).into())])}
            </a>
        </p>
        {presets(page, game, online)}
        <Show when=move || page.server.get() == Server::There>{sides(page, game, online)}</Show>
        <form class="card-form new" on:submit=on_submit(submit)>
            <section class="who" aria-labelledby="who-title">
                <h2 id="who-title">{page.t("page-seats")}</h2>
                {seats(page, form, bots, online)}
            </section>
            <div class="col">
                {if online {
                    view! {
                        <Show when=move || page.me.with(Option::is_none)><GuestName/></Show>
                        {terms.fields(page, false)}
                    }.into_any()
                } else {
                    level(page, game, form, bots).into_any()
                }}
                {options::details(page, form, (!online).then(|| seed_field(page, seed)))}
            </div>
            <div class="go">
                <button type="submit" class="main big">
                    {icon(if online { Icon::More } else { Icon::Play })}
                    {move || page.say(if online { "page-create" } else { "page-play" })}
                </button>
            </div>
        </form>
    }
}

/// The games as pictures, to choose another one.
fn presets(page: Page, game: &'static str, online: bool) -> impl IntoView {
    let choice = |preset: &'static Preset| {
        let name = preset.name;
        view! {
            <a href=Route::New { game: name, online }.to_string()
                aria-current=(name == game).then_some("true")>
                <span class="picture" inner_html=card::picture(preset)></span>
                <span>{move || page.speech().eyes.game(name)}</span>
                {(name == game).then(|| view! { <span class="chosen">{icon(Icon::Check)}</span> })}
            </a>
        }
    };
    view! {
        <nav class="presets" aria-label=page.t("page-games")>
            {PRESETS.iter().map(choice).collect_view()}
        </nav>
    }
}

/// Alone against bots, or at a table with other people.
fn sides(page: Page, game: &'static str, online: bool) -> impl IntoView {
    let side = |with_people: bool, key| {
        view! {
            <a href=Route::New { game, online: with_people }.to_string()
                aria-current=(with_people == online).then_some("true")>{page.t(key)}</a>
        }
    };
    view! {
        <nav class="seg" aria-label=page.t("page-opponents")>
            {side(false, "page-against-bots")} {side(true, "page-with-people")}
        </nav>
    }
}

/// The table from above, with whoever will sit there, and how many that are.
fn seats(
    page: Page,
    form: RwSignal<Form>,
    bots: RwSignal<Vec<String>>,
    online: bool,
) -> impl IntoView {
    let own = move || {
        let name = page.settings.with(|settings| settings.name.clone());
        let me = page.me.with(|me| me.as_ref().map(|me| me.name.clone()));
        me.unwrap_or(name)
    };
    let places = move || {
        let players = form.with(|form| form.players);
        let place = move |seat: usize| {
            let (left, top) = around(seat, players);
            let bot = seat.checked_sub(1).filter(|_| !online);
            let bot = bot.and_then(|place| bots.with(|bots| bots.get(place).cloned()));
            let who = match (seat, bot) {
                (0, _) => me(&own()).into_any(),
                (_, Some(bot)) => {
                    view! { {avatar(&bot)} <span class="name">{bot}</span> }.into_any()
                }
                (_, None) => nobody().into_any(),
            };
            view! { <span class="place" style=("--x", left) style=("--y", top)>{who}</span> }
        };
        (0..players).map(place).collect_view()
    };
    let many = move || form.with(|form| form.players > 6);
    view! {
        <div class="rim large baize on-felt" class:many=many>
            <div aria-hidden="true">{places}</div>
            {options::players(page, form)}
        </div>
    }
}

/// The person at this page, perhaps without a name yet.
fn me(name: &str) -> AnyView {
    if name.is_empty() {
        return view! { <span class="avatar">{icon(Icon::Person)}</span> }.into_any();
    }
    avatar(name).into_any()
}

/// How strong the bots are: all alike, or each as one likes.
fn level(
    page: Page,
    game: &'static str,
    form: RwSignal<Form>,
    bots: RwSignal<Vec<String>>,
) -> impl IntoView {
    let chosen = move || {
        let others = form.with(|form| form.players) - 1;
        bots.with(|bots| {
            let first = bots.first()?;
            bots[..others]
                .iter()
                .all(|bot| bot == first)
                .then(|| first.clone())
        })
    };
    let levels = form::bots(game).iter().filter(|bot| LEVELS.contains(bot));
    let choice = move |(place, name): (usize, &'static &'static str)| {
        let cards = (0..=place).map(|_| view! { <i></i> }).collect_view();
        view! {
            <label>
                <input type="radio" name="level" value=*name
                    prop:checked=move || chosen().as_deref() == Some(*name)
                    on:change=move |_| bots.update(|bots| bots.fill((*name).to_owned()))/>
                <span class="strength" aria-hidden="true">{cards}</span>
                <span class="name">{*name}</span>
            </label>
        }
    };
    let about = move || chosen().map(|bot| labels::about_bot(&page.speech().eyes, &bot));
    let opponents = move || {
        let players = form.with(|form| form.players);
        (0..players - 1)
            .map(|place| bot(page, game, bots, place))
            .collect_view()
    };
    view! {
        <section>
            <h2 id="level-title">{page.t("page-level")}</h2>
            <div class="levels" role="radiogroup" aria-labelledby="level-title" aria-describedby="level-about">
                {levels.enumerate().map(choice).collect_view()}
            </div>
            <p class="about phrase" id="level-about">{about}</p>
            <details class="each">
                <summary>{page.t("page-each-opponent")}</summary>
                <fieldset>
                    <legend class="unseen">{page.t("page-opponents")}</legend>
                    {opponents}
                </fieldset>
            </details>
        </section>
    }
}

/// What the cards are dealt from, if not by chance.
fn seed_field(page: Page, seed: RwSignal<String>) -> impl IntoView {
    view! {
        <div class="field whole">
            <label for="seed">{page.t("page-seed")}</label>
            <input id="seed" type="text" inputmode="numeric" autocomplete="off"
                aria-describedby="seed-about" bind:value=seed/>
            <p class="about" id="seed-about">{page.t("page-seed-about")}</p>
        </div>
    }
}

/// Which bot plays at a seat.
fn bot(page: Page, game: &'static str, bots: RwSignal<Vec<String>>, place: usize) -> impl IntoView {
    let id = format!("bot-{place}");
    let choices = move || {
        let chosen = bots.with(|bots| bots[place].clone());
        let names = form::bots(game).iter();
        names
            .map(|name| {
                let about = labels::about_bot(&page.speech().eyes, name);
                view! { <option value=*name selected=*name == chosen>{format!("{name}: {about}")}</option> }
            })
            .collect_view()
    };
    view! {
        <div class="field">
            <label for=id.clone()>
                {move || page.say_with("page-opponent", &[("n", (place as u64 + 1).into())])}
            </label>
            <select id=id on:change=move |event| {
                let name = event_target_value(&event);
                bots.update(|bots| bots[place] = name);
            }>{choices}</select>
        </div>
    }
}
