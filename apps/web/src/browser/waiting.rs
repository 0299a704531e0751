//! Before a match: who sits where, what is played, who is ready.

use super::prelude::*;
use baralho_client::Client;
use baralho_protocol::online::{Place, ToServer};
use baralho_telling::labels;

use super::small::{live, sig, when};
use super::{options, page::Page, session::Session};
use crate::form::{self, Form};

pub(super) fn waiting(page: Page, session: Session) -> Node {
    let seats = Memo::new(move || {
        session.with(|client| {
            client
                .room()
                .map(|room| room.seats.clone())
                .unwrap_or_default()
        })
    });
    let seated = Memo::new(move || session.with(|client| client.room().and_then(|room| room.seat)));
    let host = Memo::new(move || session.with(is_host));
    let ready = move || {
        let seat = seated.get();
        seats.with(|seats| {
            seat.and_then(|seat| seats.get(seat))
                .is_some_and(|place| place.ready)
        })
    };
    let described = move || {
        session.with(|client| {
            let setup = client.room().map(|room| room.setup.clone())?;
            Some(baralho_telling::happenings::described(
                &page.speech().eyes,
                &setup,
            ))
        })
    };
    let full = move || {
        seats.with(|seats| {
            seats
                .iter()
                .all(|place| place.who.is_some() || place.bot.is_some())
        })
    };
    view! {
        <section class="waiting" aria-labelledby="waiting-title">
            <h2 id="waiting-title">{page.t("page-waiting")}</h2>
            <ul class="plain-list quiet">
                {live(move || (described().unwrap_or_default().into_iter()
                    .map(|line| view! { <li>{line}</li> }).collect_view()).into_any())}
            </ul>
            <ol class="places">
                {live(move || (seats.get().into_iter().enumerate()
                    .map(|(seat, place)| row(page, session, seat, place, host.get(), seated.get()))
                    .collect_view()).into_any())}
            </ol>
            <div class="row">
                <When on=sig(move || seated.get().is_some())>
                    <button type="button" aria-pressed=move || if ready() { "true" } else { "false" }
                        on:click=move |_| {
                            let on = !ready();
                            session.wish(page, ToServer::Ready { on });
                        }>{page.t("page-ready")}</button>
                    <button type="button" on:click=move |_| session.wish(page, ToServer::Stand)>
                        {page.t("page-stand")}
                    </button>
                </When>
                <When on=sig(move || host.get() && full())>
                    <button type="button" class="main"
                        on:click=move |_| session.wish(page, ToServer::Start)>
                        {page.t("page-start")}
                    </button>
                </When>
                <When on=sig(move || host.get() && !full())>{fill(page, session)}</When>
            </div>
            <When on=sig(move || host.get())>{change(page, session)}</When>
        </section>
    }
}

fn is_host(client: &Client) -> bool {
    match (client.you(), client.room()) {
        (Some(you), Some(room)) => you.id == room.host.id,
        _ => false,
    }
}

fn row(
    page: Page,
    session: Session,
    seat: usize,
    place: Place,
    host: bool,
    own: Option<usize>,
) -> Node {
    let name = match (&place.who, &place.bot) {
        (Some(who), _) => who.name.clone(),
        (None, Some(bot)) => page.say_with("page-bot", &[("name", bot.as_str().into())]),
        (None, None) => page.say("page-empty-seat"),
    };
    let state = match (&place.who, place.ready, place.away) {
        (Some(_), _, true) => page.say("page-away"),
        (Some(_), true, false) => page.say("page-is-ready"),
        _ => String::new(),
    };
    let empty = place.who.is_none() && place.bot.is_none();
    let others = host && !empty && own != Some(seat);
    let person = place.who.as_ref().map(|who| (who.id, who.name.clone()));
    let person = person.filter(|_| own != Some(seat));
    let n = ("n", (seat as u64 + 1).into());
    let sit = page.say_with("page-sit-at", std::slice::from_ref(&n));
    view! {
        <li>
            <span>{name}</span> <span class="quiet">{state}</span>
            {(empty && own.is_none()).then(|| view! {
                <button type="button" on:click=move |_| session.wish(page, ToServer::Sit { seat: Some(seat) })>
                    {sit.clone()}
                </button>
            })}
            {others.then(|| view! {
                <button type="button" on:click=move |_| session.wish(page, ToServer::Kick { seat })>
                    {page.say_with("page-kick", std::slice::from_ref(&n))}
                </button>
            })}
            {person.map(|(id, name)| {
                let hand_over = host.then(|| {
                    let label = page.say_with("page-hand-over", &[("who", name.clone().into())]);
                    view! {
                        <button type="button" on:click=move |_| session.wish(page, ToServer::HandOver { person: id })>
                            {label}
                        </button>
                    }
                });
                view! {
                    {hand_over}
                    {dealings(page, session, id, &name)}
                }
            })}
        </li>
    }
}

/// What can be done about somebody: to hear them no more, and to report them.
pub(super) fn dealings(page: Page, session: Session, id: i64, name: &str) -> Node {
    let muted = session.with(|client| client.is_muted(id));
    let key = if muted { "page-unmute" } else { "page-mute" };
    let mute = page.say_with(key, &[("who", name.into())]);
    let report = page.say_with("page-report", &[("who", name.into())]);
    view! {
        <button type="button" class="plain dealing" on:click=move |_| session.mute(page, id, !muted)>{mute}</button>
        <button type="button" class="plain dealing" on:click=move |_| {
            session.wish(page, ToServer::Report { person: id, text: String::new() });
        }>{report}</button>
    }
}

/// Bots for all empty seats.
fn fill(page: Page, session: Session) -> Node {
    let game = session.peek(|client| client.room().map(|room| room.setup.game.clone()));
    let game = game.unwrap_or_default();
    let chosen = RwSignal::new(form::usual_bot(&game).to_owned());
    let names = form::bots(&game);
    view! {
        <label for="fill">{page.t("page-fill")}</label>
        <select id="fill" on:change=move |event| chosen.set(event_target_value(&event))>
            {names.iter().map(|name| view! {
                <option value=*name selected=move || chosen.get() == *name>
                    {live(move || (format!("{name}: {}", labels::about_bot(&page.speech().eyes, name))).into_any())}
                </option>
            }).collect_view()}
        </select>
        <button type="button" on:click=move |_| {
            let name = chosen.get_untracked();
            session.wish(page, ToServer::Bot { seat: None, name });
        }>{page.t("page-add-bots")}</button>
    }
}

/// The host may change what is played.
fn change(page: Page, session: Session) -> Option<Node> {
    let setup = session.peek(|client| client.room().map(|room| room.setup.clone()));
    let setup = setup?;
    let game = baralho_catalog::preset(&setup.game).ok()?.name;
    let mut start = Form::new(game);
    start.players = setup.players.unwrap_or(start.players);
    start.changed = setup.rules.clone();
    let form = RwSignal::new(start);
    let clock = RwSignal::new(setup.clock);
    let apply = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let chosen = form.get_untracked();
        if let Some(trouble) = chosen.trouble(&page.speech_now().eyes) {
            session.refuse(page, trouble);
            return;
        }
        let mut changed = setup.clone();
        changed.players = Some(chosen.players);
        changed.rules = chosen.changed;
        changed.clock = clock.get_untracked();
        session.wish(
            page,
            ToServer::Change {
                setup: changed,
                password: None,
            },
        );
    };
    Some(view! {
        <details class="card-form">
            <summary>{page.t("page-change")}</summary>
            <form on:submit=apply>
                {options::options(page, form)}
                {options::clock(page, clock)}
                <button type="submit">{page.t("page-apply")}</button>
            </form>
        </details>
    })
}
