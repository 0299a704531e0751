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

/// A box to be ticked, or a switch.
#[component]
pub(super) fn CheckField(
    label: &'static str,
    #[prop(optional)] id: Option<&'static str>,
    /// The message that says more about it.
    #[prop(optional)]
    about: Option<&'static str>,
    #[prop(into)] checked: Signal<bool>,
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="field">
            <label class="inline" for=id>
                <input type="checkbox" id=id prop:checked=checked aria-describedby=about
                    on:change=move |event| set(event_target_checked(&event))/>
                {page.t(label)}
            </label>
            {about.map(|about| view! { <p class="about" id=about>{page.t(about)}</p> })}
        </div>
    }
}

/// One of several, all of them in sight: as pictures, or as the parts of a bar.
#[component]
pub(super) fn Choice<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    /// For the browser, which chooses one of all that are called so.
    name: &'static str,
    label: &'static str,
    /// What can be chosen, and the message that names it.
    choices: [(T, &'static str); N],
    chosen: Signal<T>,
    set: impl Fn(T) + Copy + 'static,
    /// How a choice looks.
    #[prop(optional)]
    picture: Option<fn(T) -> AnyView>,
) -> impl IntoView {
    let page = Page::here();
    let kind = match picture {
        Some(_) => "picks pictures",
        None => "picks segments",
    };
    view! {
        <fieldset class="pick">
            <legend>{page.t(label)}</legend>
            <div class=kind>
                {choices.map(|(value, key)| view! {
                    <label class="pick">
                        <input type="radio" name=name prop:checked=move || chosen.get() == value
                            on:change=move |_| set(value)/>
                        {picture.map(|picture| view! {
                            <span class="picture" aria-hidden="true">{picture(value)}</span>
                        })}
                        <span>{page.t(key)}</span>
                    </label>
                }).collect_view()}
            </div>
        </fieldset>
    }
}

/// One of several that lie on a line; where it stands is said in words.
#[component]
pub(super) fn Slider(
    id: &'static str,
    label: &'static str,
    /// The last place; the first one is 0.
    most: usize,
    place: Signal<usize>,
    told: impl Fn(usize) -> String + Copy + Send + Sync + 'static,
    set: impl Fn(usize) + 'static,
) -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="field slider">
            <label for=id>{page.t(label)}</label>
            <output for=id aria-hidden="true">{move || told(place.get())}</output>
            <input id=id type="range" min="0" max=most aria-valuetext=move || told(place.get())
                prop:value=move || place.get().to_string()
                on:change=move |event| {
                    if let Ok(place) = event_target_value(&event).parse::<usize>() {
                        set(place.min(most));
                    }
                }/>
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
