//! Before a match: who sits where, what is played, who is ready.

use baralho_catalog::{PRESETS, USUAL_OPPONENT, preset};
use baralho_protocol::online::{Command, Place, Setup};
use baralho_table::client::{Client, Room};
use baralho_table::happenings::{described, partnered};
use baralho_words::{Words, labels};
use leptos::prelude::*;

use super::{
    controls::{leave, share_link},
    forms::on_submit,
    icon::{Icon, icon},
    new_game::setup as setup_of,
    options,
    page::Page,
    person::{avatar, nobody},
    session::Session,
    terms::Terms,
};
use crate::form::{self, Form};

/// A seat, and what is to be known of it.
#[derive(Clone, PartialEq)]
struct SeatEntry {
    place: Place,
    notes: Vec<String>,
}

/// The table before a match, and after it.
#[component]
pub(super) fn Waiting(session: Session) -> impl IntoView {
    let page = Page::here();
    let seats = Memo::new(move |_| {
        let words = &page.speech().eyes;
        session.room(|room| seat_entries(words, room))
    });
    let seated = Memo::new(move |_| session.room(|room| room.seat));
    let host = Memo::new(move |_| session.with(is_host));
    let ready = move || {
        let seat = seated.get();
        seats.with(|seats| {
            seat.and_then(|seat| seats.get(seat))
                .is_some_and(|sits| sits.place.ready)
        })
    };
    let described =
        move || session.room(|room| described(&page.speech().eyes, &room.setup, room.locked));
    let full = move || {
        let taken = |sits: &SeatEntry| sits.place.who.is_some() || sits.place.bot.is_some();
        seats.with(|seats| seats.iter().all(taken))
    };
    let table = Memo::new(move |_| session.room(|room| Some((room.setup.clone(), room.locked))));
    let asking = RwSignal::new(false);
    let is_ready = move || if ready() { "true" } else { "false" };
    view! {
        <section class="waiting" aria-labelledby="waiting-title">
            <h2 id="waiting-title" class="unseen">{page.t("page-waiting")}</h2>
            <ol class="places baize wood on-felt">
                {move || seats.get().into_iter().enumerate()
                    .map(|(seat, sits)| row(page, session, seat, sits, host.get(), seated.get()))
                    .collect_view()}
            </ol>
            <div class="col">
                <div class="panel col">
                    {invite(page, session)}
                    <ul class="quiet terms">
                        {move || described().into_iter()
                            .map(|line| view! { <li>{line}</li> }).collect_view()}
                    </ul>
                    <Show when=move || host.get() && !full()>
                        {move || table.get().map(|(setup, _)| fill(page, session, &setup.game))}
                    </Show>
                    <div class="go">
                        <button type="button" class="plain" on:click=move |_| leave(page, session, asking)>
                            {page.t("page-leave")}
                        </button>
                        <Show when=move || seated.get().is_some()>
                            <button type="button" class="plain" on:click=move |_| session.send(page, Command::Stand)>
                                {page.t("page-stand")}
                            </button>
                            <button type="button" aria-pressed=is_ready
                                class:main=move || !(ready() || host.get() && full())
                                on:click=move |_| {
                                    let on = !ready();
                                    session.send(page, Command::Ready { on });
                                }>
                                {move || ready().then(|| icon(Icon::Check))} {page.t("page-ready")}
                            </button>
                        </Show>
                        <Show when=move || host.get() && full()>
                            <button type="button" class="main"
                                on:click=move |_| session.send(page, Command::Start)>
                                {icon(Icon::Play)} {page.t("page-start")}
                            </button>
                        </Show>
                    </div>
                </div>
                <Show when=move || host.get()>
                    {move || table.get().and_then(|(setup, locked)| change(page, session, setup, locked))}
                </Show>
            </div>
        </section>
    }
}

/// The code of the table, to be told, and its link, to be sent.
fn invite(page: Page, session: Session) -> impl IntoView {
    let code = move || session.room(|room| Some(room.code.to_string()));
    view! {
        <div class="invite">
            <span><span class="about">{page.t("page-table-code")}</span> <strong class="code">{code}</strong></span>
            <button type="button" on:click=move |_| share_link(page)>
                {icon(Icon::Link)} {page.t("page-share")}
            </button>
        </div>
    }
}

/// Who sits where, with what is to be known of them.
fn seat_entries(words: &Words, room: &Room) -> Vec<SeatEntry> {
    let seat = |(seat, place): (usize, &Place)| {
        let is_host = place.who.as_ref().is_some_and(|who| who.id == room.host.id);
        let partner = room.rules();
        let partner = partner.and_then(|rules| partnered(words, rules, seat, room.seat));
        let state = match (&place.who, place.ready, place.away) {
            (Some(_), _, true) => Some("page-away"),
            (Some(_), true, false) => Some("page-is-ready"),
            _ => None,
        };
        let host = is_host.then(|| words.say("page-host", &[]));
        let state = state.map(|key| words.say(key, &[]));
        SeatEntry {
            place: place.clone(),
            notes: host.into_iter().chain(partner).chain(state).collect(),
        }
    };
    room.seats.iter().enumerate().map(seat).collect()
}

pub(super) fn is_host(client: &Client) -> bool {
    match (client.you(), client.room()) {
        (Some(you), Some(room)) => you.id == room.host.id,
        _ => false,
    }
}

fn row(
    page: Page,
    session: Session,
    seat: usize,
    sits: SeatEntry,
    host: bool,
    own: Option<usize>,
) -> impl IntoView {
    let SeatEntry { place, notes } = sits;
    let name = match (&place.who, &place.bot) {
        (Some(who), _) => who.name.clone(),
        (None, Some(bot)) => page.say_with("page-bot", &[("name", bot.as_str().into())]),
        (None, None) => page.say("page-empty-seat"),
    };
    let called = name.clone();
    let empty = place.who.is_none() && place.bot.is_none();
    let others = host && !empty && own != Some(seat);
    let person = place.who.as_ref().map(|who| (who.id, who.name.clone()));
    let person = person.filter(|_| own != Some(seat));
    let n = ("n", (seat as u64 + 1).into());
    let sit = page.say_with("page-sit-at", std::slice::from_ref(&n));
    let sign = match (&place.who, &place.bot) {
        (Some(who), _) => avatar(&who.name).into_any(),
        (None, Some(bot)) => avatar(bot).into_any(),
        (None, None) => nobody().into_any(),
    };
    view! {
        <li class:free=empty class:mine=own == Some(seat)>
            {sign}
            <span class="who">
                <strong>{name}</strong> " " <span class="quiet">{notes.join(", ")}</span>
            </span>
            {(empty && own.is_none()).then(|| view! {
                <button type="button" class="main" on:click=move |_| session.send(page, Command::Sit { seat: Some(seat) })>
                    {sit.clone()}
                </button>
            })}
            {(others || person.is_some()).then(|| folded(page, &called, view! {
                {others.then(|| view! {
                    <button type="button" on:click=move |_| session.send(page, Command::Kick { seat })>
                        {page.say_with("page-kick", std::slice::from_ref(&n))}
                    </button>
                })}
                {person.map(|(id, name)| view! {
                    {host.then(|| hand_over(page, session, id, &name))}
                    {dealings(page, session, id, &name)}
                })}
            }))}
        </li>
    }
}

/// What is seldom done about somebody, behind one button.
pub(super) fn folded<V: IntoView>(page: Page, name: &str, deeds: V) -> impl IntoView + use<V> {
    let label = format!("{}: {name}", page.say("page-more"));
    view! {
        <details class="deeds">
            <summary class="icon" aria-label=label>{icon(Icon::Dots)}</summary>
            <div class="row">{deeds}</div>
        </details>
    }
}

pub(super) fn hand_over(
    page: Page,
    session: Session,
    person: i64,
    name: &str,
) -> impl IntoView + use<> {
    let label = page.say_with("page-hand-over", &[("who", name.into())]);
    view! {
        <button type="button" on:click=move |_| session.send(page, Command::HandOver { person })>
            {label}
        </button>
    }
}

/// What can be done about somebody: to hear them no more, and to report them.
pub(super) fn dealings(page: Page, session: Session, id: i64, name: &str) -> impl IntoView + use<> {
    let muted = session.with(|client| client.is_muted(id));
    let key = if muted { "page-unmute" } else { "page-mute" };
    let mute = page.say_with(key, &[("who", name.into())]);
    let report = page.say_with("page-report", &[("who", name.into())]);
    view! {
        <button type="button" class="plain dealing" on:click=move |_| session.mute(page, id, !muted)>{mute}</button>
        <button type="button" class="plain dealing" on:click=move |_| {
            session.send(page, Command::Report { person: id, text: String::new() });
        }>{report}</button>
    }
}

/// Bots for all empty seats.
fn fill(page: Page, session: Session, game: &str) -> impl IntoView + use<> {
    let chosen = RwSignal::new(USUAL_OPPONENT.to_owned());
    let names = form::bots(game);
    view! {
        <div class="field fill">
        <label for="fill">{page.t("page-fill")}</label>
        <select id="fill" on:change=move |event| chosen.set(event_target_value(&event))>
            {names.iter().map(|name| view! {
                <option value=*name selected=move || chosen.get() == *name>
                    {move || format!("{name}: {}", labels::about_bot(&page.speech().eyes, name))}
                </option>
            }).collect_view()}
        </select>
        <button type="button" on:click=move |_| {
            let name = chosen.get_untracked();
            session.send(page, Command::Bot { seat: None, name });
        }>{page.t("page-add-bots")}</button>
        </div>
    }
}

/// The host may change what is played, for the first match or for another: even the game.
fn change(page: Page, session: Session, setup: Setup, locked: bool) -> Option<impl IntoView> {
    let game = preset(&setup.game).ok()?.name;
    let mut start = Form::new(game);
    start.players = setup.players.unwrap_or(start.players);
    start.changed = setup.rules.clone();
    let form = RwSignal::new(start);
    let terms = Terms::of(&setup);
    let apply = move || {
        let chosen = form.get_untracked();
        if let Some(trouble) = chosen.trouble(&page.speech_now().eyes) {
            session.refuse(page, trouble);
            return;
        }
        let mut setup = setup_of(&chosen);
        let password = terms.put_into(&mut setup);
        session.send(page, Command::Change { setup, password });
    };
    let games = PRESETS.map(|preset| {
        let name = preset.name;
        view! {
            <option value=name selected=move || form.with(|form| form.game) == name>
                {move || page.speech().eyes.game(name)}
            </option>
        }
    });
    let play = move |name: &str| {
        if let Ok(preset) = preset(name) {
            form.set(Form::new(preset.name));
        }
    };
    Some(view! {
        <details class="panel card-form">
            <summary>{page.t("page-change")}</summary>
            <form on:submit=on_submit(apply)>
                <div class="field">
                    <label for="game">{page.t("page-game")}</label>
                    <select id="game" on:change=move |event| play(&event_target_value(&event))>
                        {games.collect_view()}
                    </select>
                </div>
                {options::players(page, form)}
                {options::details(page, form, None::<()>)}
                {terms.fields(page, locked)}
                <button type="submit">{page.t("page-apply")}</button>
            </form>
        </details>
    })
}
