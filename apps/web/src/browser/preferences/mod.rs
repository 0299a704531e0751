//! How the page looks, sounds and listens.

mod keys;
mod preview;

use baralho_words::Language;
use leptos::prelude::*;

use self::{
    keys::KeysOn,
    preview::{Preview, back_picture, deck_picture, felt_picture},
};
use super::{
    forms::{CheckField, Choice, Slider},
    page::Page,
    sound::{self, Sound},
};
use crate::{
    route::Route,
    settings::{Back, Deck, Felt, Motion, Settings, Theme},
};

pub(super) use self::{
    keys::{KeyTable, Keys},
    preview::face_of,
};

/// The language, at hand everywhere.
#[component]
pub(super) fn LanguageChoice() -> impl IntoView {
    let page = Page::here();
    view! {
        <label class="unseen" for="language">{page.t("page-language")}</label>
        <select id="language" on:change=move |event| {
            if let Ok(language) = event_target_value(&event).parse() {
                page.speak(language, event.target());
            }
        }>
            {Language::ALL.map(|language| view! {
                <option value=language.tag() lang=language.tag()
                    selected=move || page.speech().language() == language>
                    {language.native_name()}
                </option>
            }).collect_view()}
        </select>
    }
}

/// What is set, and how to set it.
#[derive(Clone, Copy)]
struct Setting<T: 'static> {
    page: Page,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
}

impl<T: Send + Sync> Setting<T> {
    fn value(self) -> Signal<T> {
        Signal::derive(move || self.page.settings.with(self.get))
    }

    fn change(self, value: T) {
        self.page
            .settings
            .update(|settings| (self.set)(settings, value));
    }
}

/// How long a bot waits before a move.
const PACES: [(i64, &str); 5] = [
    (0, "page-pace-none"),
    (400, "page-pace-fast"),
    (900, "page-pace-usual"),
    (2000, "page-pace-slow"),
    (4000, "page-pace-very-slow"),
];

/// The place of a pace among those that can be chosen, or of the one nearest to it.
fn place_of(pace: i64) -> usize {
    let near = |place: &usize| (PACES[*place].0 - pace).abs();
    (0..PACES.len()).min_by_key(near).unwrap_or_default()
}

#[component]
pub(super) fn Preferences() -> impl IntoView {
    let page = Page::here();
    view! {
        <h1>{page.t("page-settings")}</h1>
        <form class="settings" on:submit=|event| event.prevent_default()>
            <Preview/>
            <div class="col"><TableLook/><Screen/></div>
            <div class="col"><Playing/><Keyboard/><Person/></div>
        </form>
    }
}

/// Cards, backs and felt.
#[component]
fn TableLook() -> impl IntoView {
    let page = Page::here();
    let deck = Setting {
        page,
        get: |s| s.deck,
        set: |s, v| s.deck = v,
    };
    let four = Setting {
        page,
        get: |s| s.four_colours,
        set: |s, v| s.four_colours = v,
    };
    let back = Setting {
        page,
        get: |s| s.back,
        set: |s, v| s.back = v,
    };
    let felt = Setting {
        page,
        get: |s| s.felt,
        set: |s, v| s.felt = v,
    };
    let decks = [
        (Deck::French, "page-deck-french"),
        (Deck::Italian, "page-deck-italian"),
    ];
    let suits = [(false, "page-suits-two"), (true, "page-suits-four")];
    let backs = [
        (Back::Azulejo, "page-back-azulejo"),
        (Back::Trama, "page-back-trama"),
        (Back::Sol, "page-back-sol"),
    ];
    let felts = [
        (Felt::Green, "page-felt-green"),
        (Felt::Blue, "page-felt-blue"),
        (Felt::Clay, "page-felt-clay"),
    ];
    view! {
        <section class="panel">
            <h2>{page.t("page-settings-cards")}</h2>
            <Choice name="deck" label="page-deck-choice" choices=decks picture=deck_picture
                chosen=deck.value() set=move |v| deck.change(v)/>
            <Choice name="suits" label="page-suits" choices=suits
                chosen=four.value() set=move |v| four.change(v)/>
            <Choice name="back" label="page-card-backs" choices=backs picture=back_picture
                chosen=back.value() set=move |v| back.change(v)/>
            <Choice name="felt" label="page-felt" choices=felts picture=felt_picture
                chosen=felt.value() set=move |v| felt.change(v)/>
        </section>
    }
}

/// Light or dark, large or not.
#[component]
fn Screen() -> impl IntoView {
    let page = Page::here();
    let theme = Setting {
        page,
        get: |s| s.theme,
        set: |s, v| s.theme = v,
    };
    let large = Setting {
        page,
        get: |s| s.large,
        set: |s, v| s.large = v,
    };
    let themes = [
        (Theme::System, "page-theme-system"),
        (Theme::Light, "page-theme-light"),
        (Theme::Dark, "page-theme-dark"),
    ];
    view! {
        <section class="panel">
            <h2>{page.t("page-settings-screen")}</h2>
            <Choice name="theme" label="page-theme" choices=themes
                chosen=theme.value() set=move |v| theme.change(v)/>
            <CheckField id="large" label="page-large"
                checked=large.value() set=move |v| large.change(v)/>
        </section>
    }
}

/// How cards are played, move and sound.
#[component]
fn Playing() -> impl IntoView {
    let page = Page::here();
    let one_touch = Setting {
        page,
        get: |s| s.one_touch,
        set: |s, v| s.one_touch = v,
    };
    let motion = Setting {
        page,
        get: |s| s.motion,
        set: |s, v| s.motion = v,
    };
    let motions = [
        (Motion::System, "page-motion-system"),
        (Motion::On, "page-motion-on"),
        (Motion::Off, "page-motion-off"),
    ];
    let pace = move || page.settings.with(|settings| place_of(settings.pace));
    let volume = move || page.settings.with(|settings| settings.volume);
    view! {
        <section class="panel">
            <h2>{page.t("page-settings-play")}</h2>
            <CheckField id="one-touch" label="page-one-touch" about="page-one-touch-about"
                checked=one_touch.value() set=move |v| one_touch.change(v)/>
            <Choice name="motion" label="page-motion" choices=motions
                chosen=motion.value() set=move |v| motion.change(v)/>
            <Slider id="pace" label="page-pace" most=PACES.len() - 1
                place=Signal::derive(pace) told=move |place| page.say(PACES[place].1)
                set=move |place| page.settings.update(|settings| settings.pace = PACES[place].0)/>
            <Slider id="volume" label="page-volume" most=10
                place=Signal::derive(move || usize::from(volume())) told=|place| place.to_string()
                set=move |place| {
                    page.settings.update(|settings| settings.volume = place as u8);
                    sound::play(Sound::Capture(3), place as u8);
                }/>
        </section>
    }
}

#[component]
fn Keyboard() -> impl IntoView {
    let page = Page::here();
    view! {
        <section class="panel">
            <h2>{page.t("page-keys")}</h2>
            <KeysOn/>
            <p><a class="button" href=Route::Keys.to_string()>{page.t("page-change-keys")}</a></p>
        </section>
    }
}

/// What one is called here, and what one reads.
#[component]
fn Person() -> impl IntoView {
    let page = Page::here();
    view! {
        <section class="panel">
            <h2>{page.t("page-settings-you")}</h2>
            <div class="field">
                <label for="name">{page.t("page-name-offline")}</label>
                <input id="name" maxlength="30" autocomplete="nickname"
                    prop:value=move || page.settings.with(|settings| settings.name.clone())
                    on:change=move |event| page.rename(&event_target_value(&event))/>
            </div>
            <fieldset class="pick">
                <legend>{page.t("page-language")}</legend>
                <div class="picks pictures">
                    {Language::ALL.map(|language| view! {
                        <label class="pick" lang=language.tag()>
                            <input type="radio" name="speaks" value=language.tag()
                                prop:checked=move || page.speech().language() == language
                                on:change=move |_| page.speak(language, None)/>
                            <span>{language.native_name()}</span>
                        </label>
                    }).collect_view()}
                </div>
            </fieldset>
        </section>
    }
}
