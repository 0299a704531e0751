//! Choose how to play a game: against bots here, or at a table of the server.

use baralho_catalog::USUAL_OPPONENT;
use baralho_protocol::online::{Command, Setup};
use baralho_words::labels;
use leptos::prelude::*;

use super::{
    begin::{self, Wanted},
    forms::{GuestName, on_submit},
    options,
    page::Page,
    terms::Terms,
};
use crate::form::{self, Form};

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
    let opponents = move || {
        let players = form.with(|form| form.players);
        (0..players - 1)
            .map(|place| bot(page, game, bots, place))
            .collect_view()
    };
    view! {
        <h1>{move || page.speech().eyes.game(game)}</h1>
        <p>{move || labels::about_game(&page.speech().eyes, game)}</p>
        <form class="card-form" on:submit=on_submit(submit)>
            {options::options(page, form)}
            {if online {
                view! {
                    <Show when=move || page.me.with(Option::is_none)><GuestName/></Show>
                    {terms.fields(page, false)}
                }.into_any()
            } else {
                view! {
                    <fieldset>
                        <legend>{page.t("page-opponents")}</legend>
                        {opponents}
                    </fieldset>
                    <div class="field">
                        <label for="seed">{page.t("page-seed")}</label>
                        <input id="seed" type="text" inputmode="numeric" autocomplete="off"
                            aria-describedby="seed-about" bind:value=seed/>
                        <p class="about" id="seed-about">{page.t("page-seed-about")}</p>
                    </div>
                }.into_any()
            }}
            <div class="row">
                <button type="submit" class="main">
                    {move || page.say(if online { "page-create" } else { "page-play" })}
                </button>
                <a class="button" href="#/">{page.t("page-back")}</a>
            </div>
        </form>
    }
}

/// Which bot plays at a seat.
pub(super) fn bot(
    page: Page,
    game: &'static str,
    bots: RwSignal<Vec<String>>,
    place: usize,
) -> impl IntoView {
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
