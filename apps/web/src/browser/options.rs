//! The options of a game as a form.

use baralho_game::Expected;
use baralho_protocol::online::ClockRule;
use baralho_words::labels::{about_option, option_name, option_value};
use leptos::prelude::*;

use super::{
    icon::{Icon, icon},
    page::Page,
};
use crate::form::{Field, Form};

/// How many play: a list, and a button on either side of it.
pub(super) fn players(page: Page, form: RwSignal<Form>) -> impl IntoView {
    let numbers = Memo::new(move |_| form.with(Form::numbers_of_players));
    let players = Memo::new(move |_| form.with(|form| form.players));
    // The next number up or down that there may be.
    let next = move |up: bool| {
        let now = players.get();
        numbers.with(|numbers| {
            let fits = |n: &&usize| if up { **n > now } else { **n < now };
            let mut found = numbers.iter().filter(fits).copied();
            if up { found.next() } else { found.next_back() }
        })
    };
    let step = move |up: bool, key: &'static str, drawing: Icon| {
        view! {
            <button type="button" class="icon" aria-label=page.t(key)
                aria-disabled=move || next(up).is_none().to_string()
                on:click=move |_| if let Some(players) = next(up) {
                    form.update(|form| form.seat(players));
                }>{icon(drawing)}</button>
        }
    };
    let choices = move || {
        let chosen = players.get();
        let choice = |n: usize| {
            view! { <option value=n.to_string() selected=n == chosen>{n}</option> }
        };
        numbers.get().into_iter().map(choice).collect_view()
    };
    view! {
        <div class="field how-many">
            <label for="players">{page.t("page-players")}</label>
            <span class="stepper">
                {step(false, "page-fewer-players", Icon::Less)}
                <select id="players" on:change=move |event| {
                    if let Ok(players) = event_target_value(&event).parse() {
                        form.update(|form| form.seat(players));
                    }
                }>{choices}</select>
                {step(true, "page-more-players", Icon::More)}
            </span>
        </div>
    }
}

/// Every option of the game, with what it means and what it may be; conflicts are explained. More
/// may follow them.
pub(super) fn details(
    page: Page,
    form: RwSignal<Form>,
    more: Option<impl IntoView + 'static>,
) -> impl IntoView {
    let fields = Memo::new(move |_| form.with(|form| form.fields(&page.speech().eyes)));
    let names = Memo::new(move |_| -> Vec<&'static str> {
        fields.with(|fields| fields.iter().map(|field| field.option).collect())
    });
    view! {
        <details class="options">
            <summary>{page.t("page-rules-options")}</summary>
            <For each=move || names.get() key=Clone::clone
                children=move |option| field(page, form, fields, option)/>
            {more}
        </details>
        <p class="trouble" role="status">
            {move || form.with(|form| form.trouble(&page.speech().eyes))}
        </p>
    }
}

fn field(
    page: Page,
    form: RwSignal<Form>,
    fields: Memo<Vec<Field>>,
    option: &'static str,
) -> impl IntoView {
    let id = format!("option-{option}");
    let about_id = format!("about-{option}");
    let name = move || option_name(&page.speech().eyes, option);
    let field = Memo::new(move |_| {
        fields.with(|fields| fields.iter().find(|field| field.option == option).cloned())
    });
    let about = move || {
        let about = about_option(&page.speech().eyes, option);
        field.with(|field| match field.as_ref()?.bound {
            Some(ref why) => Some(format!("{about} {why}")),
            None => Some(about),
        })
    };
    let control = {
        let (id, about_id) = (id.clone(), about_id.clone());
        let takes = Memo::new(move |_| field.with(|field| field.as_ref().map(|f| f.takes.clone())));
        move || {
            takes.get().map(|_| {
                field
                    .get_untracked()
                    .map(|now| control(page, form, now, field, id.clone(), about_id.clone()))
            })
        }
    };
    view! {
        <div class="field">
            <label for=id>{name}</label>
            {control}
            <p class="about" id=about_id>{about}</p>
        </div>
    }
}

fn control(
    page: Page,
    form: RwSignal<Form>,
    now: Field,
    field: Memo<Option<Field>>,
    id: String,
    about: String,
) -> impl IntoView {
    let option = now.option;
    let set = move |value: String| form.update(|form| form.set(option, &value));
    let called = move |value: &str| option_value(&page.speech().eyes, option, value);
    let value =
        move || field.with(|field| field.as_ref().map(|f| f.value.clone()).unwrap_or_default());
    match now.takes {
        takes if takes.is_flag() => view! {
            <input type="checkbox" id=id aria-describedby=about prop:checked=move || value() == "on"
                disabled=move || field.with(|field| field.as_ref().is_some_and(|f| f.bound.is_some()))
                on:change=move |event| {
                    let on = if event_target_checked(&event) { "on" } else { "off" };
                    set(on.to_owned());
                }/>
        }
        .into_any(),
        Expected::OneOf(words) => view! {
            <select id=id aria-describedby=about
                on:change=move |event| set(event_target_value(&event))>
                {words.into_iter().map(|word| {
                    let this = word.clone();
                    let shown = word.clone();
                    view! {
                        <option value=word selected=move || value() == this>
                            {move || called(&shown)}
                        </option>
                    }
                }).collect_view()}
            </select>
        }
        .into_any(),
        Expected::Range { low, high, none } => view! {
            <span class="row">
                <input type="number" id=id aria-describedby=about min=low max=high
                    prop:value=value
                    disabled=move || none.is_some_and(|none| value() == none)
                    on:change=move |event| set(event_target_value(&event))/>
                <span class="quiet">{format!("{low}–{high}")}</span>
                {none.map(|none| {
                    let usual = low.max(1).to_string();
                    view! {
                        <label class="inline">
                            <input type="checkbox" prop:checked=move || value() == none
                                on:change=move |event| {
                                    let text = if event_target_checked(&event) { none.to_owned() } else { usual.clone() };
                                    set(text);
                                }/>
                            {move || called(none)}
                        </label>
                    }
                })}
            </span>
        }
        .into_any(),
    }
}

/// How long people may think.
pub(super) fn clock(page: Page, clock: RwSignal<ClockRule>) -> impl IntoView {
    let kind = move || match clock.get() {
        ClockRule::Off => "off",
        ClockRule::Move { .. } => "move",
        ClockRule::Bank { .. } => "bank",
    };
    let seconds = move || match clock.get() {
        ClockRule::Off => 0,
        ClockRule::Move { seconds } | ClockRule::Bank { seconds, .. } => seconds,
    };
    view! {
        <div class="field">
            <label for="clock">{page.t("page-clock")}</label>
            <select id="clock" on:change=move |event| clock.set(match event_target_value(&event).as_str() {
                "move" => ClockRule::Move { seconds: 30 },
                "bank" => ClockRule::Bank { seconds: 300, increment: 5 },
                _ => ClockRule::Off,
            })>
                <option value="off" selected=move || kind() == "off">{page.t("page-clock-off")}</option>
                <option value="move" selected=move || kind() == "move">{page.t("page-clock-move")}</option>
                <option value="bank" selected=move || kind() == "bank">{page.t("page-clock-bank")}</option>
            </select>
        </div>
        <Show when=move || kind() != "off">
            <div class="field">
                <label for="seconds">{page.t("page-clock-seconds")}</label>
                <input type="number" id="seconds" min="5" max="86400" prop:value=seconds
                    on:change=move |event| if let Ok(seconds) = event_target_value(&event).parse() {
                        clock.update(|clock| match clock {
                            ClockRule::Off => {}
                            ClockRule::Move { seconds: known } | ClockRule::Bank { seconds: known, .. } => *known = seconds,
                        });
                    }/>
            </div>
        </Show>
    }
}
