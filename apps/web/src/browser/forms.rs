//! What forms are made of.

use leptos::{ev::SubmitEvent, prelude::*};

use super::page::Page;

/// Does something when a form is sent: the browser does nothing else then.
pub(super) fn on_submit(act: impl Fn() + 'static) -> impl Fn(SubmitEvent) + 'static {
    move |event| {
        event.prevent_default();
        act();
    }
}

/// A text to be typed, under the message that says which.
#[component]
pub(super) fn TextField(
    id: &'static str,
    label: &'static str,
    value: RwSignal<String>,
    /// What browsers may fill in.
    #[prop(default = "off")]
    autocomplete: &'static str,
    /// As HTML has it: `text` or `password`.
    #[prop(default = "text")]
    kind: &'static str,
) -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="field">
            <label for=id>{page.t(label)}</label>
            <input id=id type=kind autocomplete=autocomplete required bind:value=value/>
        </div>
    }
}

/// A box to be ticked.
#[component]
pub(super) fn CheckField(
    label: &'static str,
    #[prop(optional)] id: Option<&'static str>,
    #[prop(into)] checked: Signal<bool>,
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="field">
            <label class="inline" for=id>
                <input type="checkbox" id=id prop:checked=checked
                    on:change=move |event| set(event_target_checked(&event))/>
                {page.t(label)}
            </label>
        </div>
    }
}

/// What a guest wants to be called: asked before they are given a name.
#[component]
pub(super) fn GuestName() -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="field">
            <label for="guest-name">{page.t("page-your-name")}</label>
            <input id="guest-name" maxlength="24" autocomplete="nickname" aria-describedby="guest-name-about"
                prop:value=move || page.settings.with(|settings| settings.name.clone())
                on:change=move |event| page.rename(&event_target_value(&event))/>
            <p class="about" id="guest-name-about">{page.t("page-your-name-about")}</p>
        </div>
    }
}
