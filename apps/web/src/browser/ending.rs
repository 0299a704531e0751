//! How a round or a match ended: who won what, and why.

use std::sync::Arc;

use baralho_protocol::online::{Command, Stage};
use baralho_table::client::Room;
use leptos::{html, prelude::*};

use super::{dialog, focus, page::Page, session::Session};
use crate::{announce::RoundEnd, replay, route::Route};

/// How the round or match that has just ended went.
#[component]
pub(super) fn EndDialog(session: Session) -> impl IntoView {
    let page = Page::here();
    let dialog = NodeRef::<html::Dialog>::new();
    // The rest of the page stays within reach: keys answer, and what is said there is heard.
    Effect::new(move |_| dialog::open_beside(dialog, session.end.with(Option::is_some)));
    view! {
        <dialog node_ref=dialog class="end" aria-labelledby="end-title"
            on:close=move |_| {
                if !dialog::is_shut(dialog) {
                    return;
                }
                session.end.set(None);
                request_animation_frame(regain_focus);
            }>
            {move || session.end.get().map(|end| shown(page, session, end))}
        </dialog>
    }
}

/// What had the focus before, such as the last card of a hand, may be gone when the dialog
/// closes. Whoever plays goes on in the hand, even if it has not been dealt yet.
fn regain_focus() {
    focus::regain(&[".hand .card", "#zone-hand", "#main"]);
}

fn shown(page: Page, session: Session, end: Arc<RoundEnd>) -> impl IntoView {
    // Drawn anew when the match turns out to be over: the focus must not go with the old
    // button.
    request_animation_frame(|| focus::on("dialog.end[open] .row button"));
    let title = match &end.verdict {
        Some(verdict) => verdict.clone(),
        None => end.heading.clone(),
    };
    let grid = end.grid.clone();
    let head = grid.columns.clone();
    let rows = grid.rows.into_iter().map(|row| {
        view! {
            <tr>
                <th scope="row">{row.label}</th>
                {row.cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view()}
                <td class="verdict">{row.verdict}</td>
            </tr>
        }
    });
    let is_last = end.is_last;
    let label = page.say("page-table");
    let verdict_column = page.say("page-verdict");
    view! {
        <h2 id="end-title">{title}</h2>
        <div class="scroll" tabindex="0" role="region" aria-label=page.say("page-score")>
            <table>
                <thead><tr>
                    <td></td>
                    {head.into_iter().map(|who| view! { <th scope="col">{who}</th> }).collect_view()}
                    <th scope="col">{verdict_column}</th>
                </tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
        {end.fair.clone().map(|fair| view! { <p class="quiet">{fair}</p> })}
        <div class="row" role="application" aria-label=label aria-describedby="focus-mode">
            {if is_last {
                after_match(page, session).into_any()
            } else {
                between(page, session).into_any()
            }}
            <button type="button" on:click=move |_| session.end.set(None)>{page.say("page-close")}</button>
        </div>
    }
}

/// What comes next, when the dialog is closed: nobody is left without a way on.
#[component]
pub(super) fn WayOn(session: Session) -> impl IntoView {
    let page = Page::here();
    let stage = Memo::new(move |_| session.room(|room| Some(room.stage)));
    let closed = move || session.end.with(Option::is_none);
    let is_over = move || session.local && stage.get() == Some(Stage::Over);
    view! {
        <Show when=move || closed() && stage.get() == Some(Stage::Between)>
            <div class="row">{between(page, session)}</div>
        </Show>
        <Show when=move || closed() && is_over()>
            <div class="row">{after_match(page, session)}</div>
        </Show>
    }
}

/// Whoever plays need not wait for the next round: it begins when everybody wants it.
fn between(page: Page, session: Session) -> impl IntoView {
    let waits = Memo::new(move |_| {
        let seat = |room: &Room| Some(!room.seats.get(room.seat?)?.ready);
        session.room(seat) == Some(true)
    });
    let next = move |_| {
        session.end.set(None);
        session.send(page, Command::Ready { on: true });
    };
    view! {
        <Show when=move || waits.get()>
            <button type="button" class="main" autofocus on:click=next>{page.say("page-next-round")}</button>
        </Show>
    }
}

fn after_match(page: Page, session: Session) -> impl IntoView {
    let again = move |_| {
        session.end.set(None);
        session.send(page, Command::Ready { on: true });
    };
    let may = session.room_now(|room| room.seat.is_some() && room.stage == Stage::Over);
    let code = session.room_now(|room| Some(Route::Record(room.code, room.number()?)));
    let href = move || {
        if session.local {
            let record = session.record.get()?;
            Some(Route::Replay(replay::to_link(&record)).to_string())
        } else {
            code.as_ref().map(ToString::to_string)
        }
    };
    view! {
        {may.then(|| view! {
            <button type="button" class="main" autofocus on:click=again>{page.say("page-again")}</button>
        })}
        {move || href().map(|href| view! {
            <a class="button" href=href on:click=move |_| session.end.set(None)>
                {page.say("page-watch-replay")}
            </a>
        })}
    }
}
