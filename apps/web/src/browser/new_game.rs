//! Choose how to play a game: against bots here, or at a table of the server.

use super::prelude::*;
use baralho_catalog::USUAL_OPPONENT;
use baralho_protocol::online::{Command, Setup};
use baralho_words::labels;

use super::small::{live, sig, when};
use super::{
    begin::{self, Wanted},
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

pub(super) fn new_game(page: Page, game: &'static str, online: bool) -> Node {
    let form = RwSignal::new(if online {
        Form::online(game)
    } else {
        Form::new(game)
    });
    let most = form.with_untracked(Form::most_players);
    let bots = RwSignal::new(vec![USUAL_OPPONENT.to_owned(); most - 1]);
    let terms = Terms::of(&Setup::of(game));
    let seed = RwSignal::new(page.seed.map_or_else(String::new, |seed| seed.to_string()));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let chosen = form.get_untracked();
        if let Some(trouble) = chosen.trouble(&page.speech_now().eyes) {
            page.local().refuse(page, trouble);
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
                return page.local().refuse(page, page.say("page-seed-wrong"));
            };
            let bots = bots[..chosen.players - 1].to_vec();
            return begin::begin(page, Wanted { setup, bots, seed });
        }
        let password = terms.put_into(&mut setup);
        spawn_local(async move {
            match page.be_somebody().await {
                Ok(()) => page
                    .online()
                    .send(page, Command::Create { setup, password }),
                Err(why) => page.notice.set(Some(why)),
            }
        });
    };
    let opponents = move || {
        let players = form.with(|form| form.players);
        (0..players - 1)
            .map(|place| bot(page, game, bots, place))
            .collect_view()
    };
    view! {
        <h1>{live(move || (page.speech().eyes.game(game)).into_any())}</h1>
        <p>{live(move || (labels::about_game(&page.speech().eyes, game)).into_any())}</p>
        <form class="card-form" on:submit=submit>
            {options::options(page, form)}
            {if online {
                view! {
                    <When on=sig(move || page.me.with(Option::is_none))>{own_name(page)}</When>
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
                            aria-describedby="seed-about" prop:value=seed
                            on:input=move |event| seed.set(event_target_value(&event))/>
                        <p class="about" id="seed-about">{page.t("page-seed-about")}</p>
                    </div>
                }.into_any()
            }}
            <div class="row">
                <button type="submit" class="main">
                    {live(move || (page.say(if online { "page-create" } else { "page-play" })).into_any())}
                </button>
                <a class="button" href="#/">{page.t("page-back")}</a>
            </div>
        </form>
    }
}

/// What a guest wants to be called: asked before they are given a name.
pub(super) fn own_name(page: Page) -> Node {
    view! {
        <div class="field">
            <label for="guest-name">{page.t("page-your-name")}</label>
            <input id="guest-name" maxlength="24" autocomplete="nickname" aria-describedby="guest-name-about"
                prop:value=move || page.settings.with(|settings| settings.name.clone())
                on:change=move |event| {
                    let name = event_target_value(&event).trim().to_owned();
                    page.settings.update(|settings| settings.name = name);
                }/>
            <p class="about" id="guest-name-about">{page.t("page-your-name-about")}</p>
        </div>
    }
}

/// Which bot plays at a seat.
pub(super) fn bot(
    page: Page,
    game: &'static str,
    bots: RwSignal<Vec<String>>,
    place: usize,
) -> Node {
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
                {live(move || (page.say_with("page-opponent", &[("n", (place as u64 + 1).into())])).into_any())}
            </label>
            <select id=id on:change=move |event| {
                let name = event_target_value(&event);
                bots.update(|bots| bots[place] = name);
            }>{choices}</select>
        </div>
    }
}
