//! What can be done with a table itself, and its clock.

use std::time::Duration;

use baralho_protocol::online::Command;
use baralho_table::client::Room;
use leptos::prelude::*;

use super::{
    focus,
    page::Page,
    session::{Session, seconds_until},
    waiting,
};
use crate::route::Route;

/// The running clock, and more time for whoever needs it.
#[component]
pub(super) fn Clock(session: Session) -> impl IntoView {
    let page = Page::here();
    let second = Trigger::new();
    if let Ok(ticking) = set_interval_with_handle(move || second.notify(), Duration::from_secs(1)) {
        on_cleanup(move || ticking.clear());
    }
    let left = move || {
        second.track();
        session.with(|client| {
            let room = client.room()?;
            let deadline = room.clocks.deadline().filter(|_| !room.paused)?;
            Some(seconds_until(client, deadline))
        })
    };
    let next = move || {
        second.track();
        session.with(|client| {
            let room = client.room().filter(|_| !session.local)?;
            let at = room.next_round_at.filter(|_| !room.paused)?;
            Some(seconds_until(client, at))
        })
    };
    let mine = move || session.room(Room::is_my_turn);
    view! {
        <Show when=move || left().is_some()>
            <p class="clock" class:short=move || left().is_some_and(|left| left < 10)>
                {move || page.say_with("page-seconds-left", &[("n", left().unwrap_or_default().into())])}
                <Show when=mine>
                    <button type="button" on:click=move |_| session.send(page, Command::Extend)>
                        {page.t("page-more-time")}
                    </button>
                </Show>
            </p>
        </Show>
        <Show when=move || next().is_some()>
            <p class="clock">
                {move || page.say_with("page-next-round-in", &[("n", next().unwrap_or_default().into())])}
            </p>
        </Show>
    }
}

/// Whether a match is being played in which one has a seat.
pub(super) fn plays(room: &Room) -> bool {
    room.seat.is_some() && room.is_playing()
}

/// What can be done with the table itself.
#[component]
pub(super) fn Controls(session: Session) -> impl IntoView {
    let page = Page::here();
    let host = move || session.with(waiting::is_host);
    let playing = move || session.room(|room| room.is_playing());
    let paused = move || session.room(|room| room.paused);
    let asking = RwSignal::new(false);
    let leave = move || {
        asking.set(false);
        session.send(page, Command::Leave);
        page.go(Route::Lobby);
    };
    // In a match a bot would play at once.
    let ask_or_leave = move |_| {
        if session.local {
            page.go(Route::Home);
        } else if session.room_now(plays) {
            asking.set(true);
            page.said.polite(page.say("page-leave-ask"));
            request_animation_frame(|| focus::on(".question.leaving button"));
        } else {
            leave();
        }
    };
    let share = move |_| share_link(page);
    let hint = move || session.local && session.room(Room::is_my_turn);
    view! {
        <Show when=move || session.advice.with(Option::is_some)>
            <p class="advice">{move || session.advice.get().map(|line| line.seen)}</p>
        </Show>
        <div class="row controls">
            <Show when=move || session.local && playing()>
                <button type="button" on:click=move |_| session.ask_hint(page)
                    aria-disabled=move || if hint() { "false" } else { "true" }>
                    {page.t("page-hint")}
                </button>
            </Show>
            <Show when=move || host() && playing() && !session.local>
                <button type="button" on:click=move |_| session.send(page, Command::Pause)
                    aria-pressed=move || if paused() { "true" } else { "false" }>
                    {page.t("page-pause")}
                </button>
            </Show>
            <Show when=move || playing() && !session.local>
                <button type="button" on:click=share>{page.t("page-share")}</button>
            </Show>
            <button type="button" on:click=ask_or_leave>{page.t("page-leave")}</button>
        </div>
        <Show when=move || asking.get() && session.room(plays)>
            <section class="question leaving" aria-labelledby="leaving">
                <h2 id="leaving" class="zone">{page.t("page-leave-ask")}</h2>
                <div class="row">
                    <button type="button" on:click=move |_| asking.set(false)>
                        {page.t("page-leave-no")}
                    </button>
                    <button type="button" class="main" on:click=move |_| leave()>
                        {page.t("page-leave-yes")}
                    </button>
                </div>
            </section>
        </Show>
    }
}

/// The address of the table goes to whoever should come.
pub(super) fn share_link(page: Page) {
    let Ok(address) = location().href() else {
        return;
    };
    let _ = window().navigator().clipboard().write_text(&address);
    let text = page.say_with("page-shared", &[("address", address.into())]);
    page.tell(text);
}
