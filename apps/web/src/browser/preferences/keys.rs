//! Single keys: what they do, and other keys for whoever wants them.

use baralho_words::letters::{lower, upper};
use leptos::prelude::*;

use crate::{
    browser::{forms::CheckField, page::Page},
    keys::Shortcut,
};

/// What each key does.
#[component]
pub(in crate::browser) fn KeyTable() -> impl IntoView {
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

/// Whether single keys do anything.
#[component]
pub(super) fn KeysOn() -> impl IntoView {
    let page = Page::here();
    view! {
        <CheckField id="keys-on" label="page-keys-on"
            checked=move || page.settings.with(|settings| settings.keys)
            set=move |on| page.settings.update(|settings| settings.keys = on)/>
    }
}

/// Other keys, or none.
#[component]
pub(in crate::browser) fn Keys() -> impl IntoView {
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
        <form class="panel keys-form" on:submit=|event| event.prevent_default()>
            <KeysOn/>
            <p>{page.t("page-keys-about")}</p>
            <p class="quiet">{page.t("page-focus-mode")}</p>
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
