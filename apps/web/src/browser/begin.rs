//! A game against bots is begun, and another one that was not finished is not thrown away unasked.

use baralho_protocol::online::Setup;
use leptos::{html, prelude::*};

use super::{dialog, page::Page, store};
use crate::route::Route;

/// A game that was chosen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wanted {
    /// What is played.
    pub(super) setup: Setup,
    /// The others, by seat.
    pub(super) bots: Vec<String>,
    /// What it is dealt from, if not by chance.
    pub(super) seed: Option<u64>,
}

/// Begins a game against bots, or asks first whether the one before is to be given up.
pub(super) fn begin(page: Page, wanted: Wanted) {
    let unfinished = store::KeptTable::kept().and_then(|kept| kept.unfinished());
    match unfinished {
        Some((game, true)) => page.wanted.set(Some((wanted, game))),
        _ => start(page, &wanted),
    }
}

fn start(page: Page, wanted: &Wanted) {
    page.local
        .start_local(page, wanted.setup.clone(), &wanted.bots, wanted.seed);
    page.go(Route::Play);
}

/// Asks whether a game that is not over is to be given up.
#[component]
pub(super) fn BeginDialog() -> impl IntoView {
    let page = Page::here();
    let dialog = NodeRef::<html::Dialog>::new();
    let is_wanted = move || page.wanted.with(Option::is_some);
    Effect::new(move |_| dialog::open_modal(dialog, is_wanted()));
    let text = move || {
        let speech = page.speech();
        page.wanted.with(|wanted| {
            let (wanted, before) = wanted.as_ref()?;
            let (before, game) = (
                speech.eyes.game(before),
                speech.eyes.game(&wanted.setup.game),
            );
            let values = [("before", before.into()), ("game", game.into())];
            Some(speech.eyes.say("page-unfinished-about", &values))
        })
    };
    let resume = move |_| {
        page.wanted.set(None);
        page.go(Route::Play);
    };
    let give_up = move |_| {
        let wanted = page.wanted.get_untracked();
        page.wanted.set(None);
        if let Some((wanted, _)) = wanted {
            start(page, &wanted);
        }
    };
    view! {
        <dialog node_ref=dialog class="begin" aria-labelledby="begin-title" aria-describedby="begin-about"
            on:close=move |_| if dialog::is_shut(dialog) { page.wanted.set(None) }>
            <h2 id="begin-title">{page.t("page-unfinished")}</h2>
            <p id="begin-about">{text}</p>
            <Show when=is_wanted>
                <p class="row">
                    <button type="button" class="main" autofocus on:click=resume>{page.t("page-resume")}</button>
                    <button type="button" class="anew" on:click=give_up>{page.t("page-begin-anew")}</button>
                    <button type="button" class="plain" on:click=move |_| page.wanted.set(None)>
                        {page.t("page-cancel")}
                    </button>
                </p>
            </Show>
        </dialog>
    }
}
