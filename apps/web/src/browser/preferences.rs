//! How the page looks, sounds and listens.

use baralho_words::{
    Language,
    letters::{lower, upper},
};
use leptos::prelude::*;

use super::{
    forms::CheckField,
    page::Page,
    sound::{self, Sound},
};
use crate::{
    keys::Shortcut,
    route::Route,
    settings::{Deck, Motion, Settings, Theme},
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

fn choose<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    page: Page,
    id: &'static str,
    key: &'static str,
    choices: [(T, &'static str); N],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id>{page.t(key)}</label>
            <select id=id on:change=move |event| {
                let chosen = event_target_value(&event);
                let chosen = choices.iter().find(|(_, name)| *name == chosen);
                if let Some((value, _)) = chosen {
                    page.settings.update(|settings| set(settings, *value));
                }
            }>
                {choices.map(|(value, name)| view! {
                    <option value=name selected=move || page.settings.with(get) == value>
                        {page.t(name)}
                    </option>
                }).collect_view()}
            </select>
        </div>
    }
}

#[component]
pub(super) fn Preferences() -> impl IntoView {
    let page = Page::here();
    let themes = [
        (Theme::System, "page-theme-system"),
        (Theme::Light, "page-theme-light"),
        (Theme::Dark, "page-theme-dark"),
    ];
    let decks = [
        (Deck::French, "page-deck-french"),
        (Deck::Italian, "page-deck-italian"),
    ];
    let motions = [
        (Motion::System, "page-motion-system"),
        (Motion::On, "page-motion-on"),
        (Motion::Off, "page-motion-off"),
    ];
    let paces = [
        (0, "page-pace-none"),
        (400, "page-pace-fast"),
        (900, "page-pace-usual"),
        (2000, "page-pace-slow"),
        (4000, "page-pace-very-slow"),
    ];
    view! {
        <h1>{page.t("page-settings")}</h1>
        <form class="card-form" on:submit=|event| event.prevent_default()>
            <div class="field">
                <label for="name">{page.t("page-name-offline")}</label>
                <input id="name" maxlength="30" autocomplete="nickname"
                    prop:value=move || page.settings.with(|settings| settings.name.clone())
                    on:change=move |event| page.rename(&event_target_value(&event))/>
            </div>
            {choose(page, "theme", "page-theme", themes, |s| s.theme, |s, v| s.theme = v)}
            {choose(page, "deck", "page-deck-choice", decks, |s| s.deck, |s, v| s.deck = v)}
            <CheckField id="four" label="page-four-colours" checked=move || page.settings.with(|settings| settings.four_colours)
                set=move |on| page.settings.update(|settings| settings.four_colours = on)/>
            <CheckField id="large" label="page-large" checked=move || page.settings.with(|settings| settings.large)
                set=move |on| page.settings.update(|settings| settings.large = on)/>
            {choose(page, "motion", "page-motion", motions, |s| s.motion, |s, v| s.motion = v)}
            {choose(page, "pace", "page-pace", paces, |s| s.pace, |s, v| s.pace = v)}
            <div class="field">
                <label for="volume">{page.t("page-volume")}</label>
                <input id="volume" type="range" min="0" max="10"
                    prop:value=move || page.settings.with(|settings| settings.volume.to_string())
                    on:change=move |event| {
                        if let Ok(volume) = event_target_value(&event).parse() {
                            page.settings.update(|settings| settings.volume = volume);
                            sound::play(Sound::Capture(3), volume);
                        }
                    }/>
            </div>
            <p><a class="button" href=Route::Keys.to_string()>{page.t("page-change-keys")}</a></p>
        </form>
    }
}

/// What each key does.
#[component]
pub(super) fn KeyTable() -> impl IntoView {
    let page = Page::here();
    view! {
        <table class="keys">
            <thead><tr>
                <th scope="col">{page.t("page-key")}</th>
                <th scope="col">{page.t("page-key-does")}</th>
            </tr></thead>
            <tbody>
                <tr><td><kbd>"1"</kbd>"–"<kbd>"9"</kbd>", "<kbd>"0"</kbd></td>
                    <td>{page.t("page-key-places")}</td></tr>
                {Shortcut::ALL.map(|(command, ..)| view! {
                    <tr>
                        <td><kbd>{move || shown(page, command)}</kbd></td>
                        <td>{move || page.say(command.name())}</td>
                    </tr>
                }).collect_view()}
                <tr><td><kbd>"←"</kbd>" "<kbd>"→"</kbd></td><td>{page.t("page-key-arrows")}</td></tr>
                <tr><td><kbd>"F1"</kbd></td><td>{page.t("page-key-rules")}</td></tr>
            </tbody>
        </table>
    }
}

/// A key as it is printed on a keyboard.
fn shown(page: Page, command: Shortcut) -> String {
    page.settings.with(|settings| {
        let key = command.key(settings);
        if key.chars().all(|letter| lower(letter) != letter) {
            format!("Shift+{key}")
        } else {
            key.chars().map(upper).collect()
        }
    })
}

/// Other keys, or none.
#[component]
pub(super) fn Keys() -> impl IntoView {
    let page = Page::here();
    let set = move |command: Shortcut, key: String| {
        let first: String = key.chars().take(1).collect();
        page.settings.update(|settings| {
            // A key does one thing: whatever had it before gives it up.
            settings
                .own_keys
                .retain(|_, known| *known != first || first.is_empty());
            if first.is_empty() {
                settings.own_keys.remove(&command);
            } else {
                settings.own_keys.insert(command, first);
            }
        });
    };
    view! {
        <h1>{page.t("page-keys")}</h1>
        <form class="card-form" on:submit=|event| event.prevent_default()>
            <CheckField id="keys-on" label="page-keys-on" checked=move || page.settings.with(|settings| settings.keys)
                set=move |on| page.settings.update(|settings| settings.keys = on)/>
            <p>{page.t("page-keys-about")}</p>
            <p>{page.t("page-focus-mode")}</p>
            <div class="key-grid">
                {Shortcut::ALL.map(|(command, ..)| {
                    let id = format!("key-{}", command.name());
                    view! {
                        <div class="field">
                            <label for=id.clone()>{move || page.say(command.name())}</label>
                            <input id=id size="2" maxlength="1" autocomplete="off" autocapitalize="off"
                                prop:value=move || page.settings.with(|settings| command.key(settings).to_owned())
                                on:change=move |event| set(command, event_target_value(&event))/>
                        </div>
                    }
                }).collect_view()}
            </div>
            <button type="button" on:click=move |_| page.settings.update(|settings| settings.own_keys.clear())>
                {page.t("page-keys-usual")}
            </button>
        </form>
    }
}
