//! What can be done with a table itself, and its clock.

use std::time::Duration;

use baralho_protocol::online::Command;
use baralho_table::client::Room;
use leptos::prelude::*;

use super::{
    focus,
    icon::{Icon, icon},
    page::Page,
    preferences,
    session::{Session, seconds_until},
    waiting,
};
use crate::route::Route;

/// The time that whoever is to move has left; none where no clock runs.
#[derive(Clone, Copy)]
pub(super) struct Left {
    pub(super) seconds: Memo<Option<i64>>,
    /// The part of it that is left, from 1 to 0.
    pub(super) part: Memo<Option<f64>>,
}

impl Left {
    /// Counts down, second by second.
    pub(super) fn of(session: Session) -> Self {
        let second = each_second();
        let deadline = move || {
            session.with(|client| {
                let room = client.room()?;
                let deadline = room.clocks.deadline().filter(|_| !room.paused)?;
                Some((deadline, seconds_until(client, deadline)))
            })
        };
        let seconds = Memo::new(move |_| {
            second.track();
            Some(deadline()?.1)
        });
        // What there was when the clock was first seen running is the whole.
        let whole = StoredValue::new((0, 1));
        let part = Memo::new(move |_| {
            second.track();
            let (deadline, left) = deadline()?;
            if whole.get_value().0 != deadline {
                whole.set_value((deadline, left.max(1)));
            }
            Some(left as f64 / whole.get_value().1 as f64)
        });
        Self { seconds, part }
    }
}

fn each_second() -> Trigger {
    let second = Trigger::new();
    if let Ok(ticking) = set_interval_with_handle(move || second.notify(), Duration::from_secs(1)) {
        on_cleanup(move || ticking.clear());
    }
    second
}

/// The running clock, and more time for whoever needs it; who is not there; when it goes on.
#[component]
pub(super) fn Clock(session: Session, left: Left) -> impl IntoView {
    let page = Page::here();
    let second = each_second();
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
        <Show when=move || mine() && left.seconds.get().is_some_and(|left| left < 15)>
            <p class="note clock" class:short=move || left.seconds.get().is_some_and(|left| left < 10)>
                {move || page.say_with("page-seconds-left", &[("n", left.seconds.get().unwrap_or_default().into())])}
                <button type="button" on:click=move |_| session.send(page, Command::Extend)>
                    {page.t("page-more-time")}
                </button>
            </p>
        </Show>
        <Show when=move || next().is_some()>
            <p class="note clock">
                {move || page.say_with("page-next-round-in", &[("n", next().unwrap_or_default().into())])}
            </p>
        </Show>
    }
}

/// Whether a match is being played in which one has a seat.
pub(super) fn plays(room: &Room) -> bool {
    room.seat.is_some() && room.is_playing()
}

/// Leaves the table; asks first where a bot would play at once.
pub(super) fn leave(page: Page, session: Session, asking: RwSignal<bool>) {
    if session.local {
        page.go(Route::Home);
    } else if session.room_now(plays) && !asking.get_untracked() {
        asking.set(true);
        page.said.polite(page.say("page-leave-ask"));
        request_animation_frame(|| focus::on(".question.leaving button"));
    } else {
        asking.set(false);
        session.send(page, Command::Leave);
        page.go(Route::Lobby);
    }
}

/// Whether somebody who wants to leave really does.
#[component]
pub(super) fn Leaving(session: Session, asking: RwSignal<bool>) -> impl IntoView {
    let page = Page::here();
    view! {
        <Show when=move || asking.get() && session.room(plays)>
            <section class="question leaving panel" aria-labelledby="leaving">
                <h2 id="leaving">{page.t("page-leave-ask")}</h2>
                <div class="row">
                    <button type="button" on:click=move |_| asking.set(false)>
                        {page.t("page-leave-no")}
                    </button>
                    <button type="button" class="main" on:click=move |_| leave(page, session, asking)>
                        {page.t("page-leave-yes")}
                    </button>
                </div>
            </section>
        </Show>
    }
}

/// The rest that can be done at a table, behind one button.
#[component]
pub(super) fn Menu(session: Session, asking: RwSignal<bool>) -> impl IntoView {
    let page = Page::here();
    let open = RwSignal::new(false);
    let host = move || session.with(waiting::is_host);
    let paused = move || session.room(|room| room.paused);
    let clocked = move || session.room(|room| room.clocks.deadline().is_some());
    let game = move || session.room(|room| Some(room.setup.game.clone()));
    let rules = move || {
        let preset = baralho_catalog::preset(&game()?).ok()?;
        Some(Route::Rules(preset.name).to_string())
    };
    let then = move |act: fn(Page, Session)| {
        move |_| {
            open.set(false);
            act(page, session);
        }
    };
    view! {
        <details class="menu" prop:open=move || open.get()
            on:toggle=move |event| {
                let is_open = event_target::<web_sys::Element>(&event).has_attribute("open");
                open.set(is_open);
            }
            on:focusout=move |event| if focus::goes_out(&event) { open.set(false) }
            on:keydown=move |event| if event.key() == "Escape" && open.get_untracked() {
                event.stop_propagation();
                open.set(false);
                focus::on(".menu > summary");
            }>
            <summary class="icon" aria-label=page.t("page-more") title=page.t("page-more")>
                {icon(Icon::Menu)}
            </summary>
            <div class="menu-list panel">
                <button type="button" class="plain" on:click=then(|page, _| page.help.set(true))>
                    {page.t("page-help")}
                </button>
                {move || rules().map(|href| view! {
                    <a class="button plain" href=href>{page.t("page-rules")}</a>
                })}
                <a class="button plain" href=Route::Settings.to_string()>{page.t("page-settings")}</a>
                <preferences::LanguageChoice/>
                <Show when=move || host() && !session.local>
                    <button type="button" class="plain"
                        on:click=then(|page, session| session.send(page, Command::Pause))
                        aria-pressed=move || if paused() { "true" } else { "false" }>
                        {page.t("page-pause")}
                    </button>
                </Show>
                <Show when=clocked>
                    <button type="button" class="plain"
                        on:click=then(|page, session| session.send(page, Command::Extend))>
                        {page.t("page-more-time")}
                    </button>
                </Show>
                <Show when=move || !session.local>
                    <button type="button" class="plain" on:click=then(|page, _| share_link(page))>
                        {page.t("page-share")}
                    </button>
                </Show>
                <button type="button" class="plain leave" on:click=move |_| {
                    open.set(false);
                    leave(page, session, asking);
                }>{page.t("page-leave")}</button>
            </div>
        </details>
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
