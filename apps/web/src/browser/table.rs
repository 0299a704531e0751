//! A table: before, during and after a match.

use baralho_protocol::online::{Command, Room, Stage, TableCode};
use leptos::prelude::*;

use super::{
    board, chat, company,
    controls::{Clock, Leaving, Left, plays},
    ending,
    forms::{GuestName, on_submit},
    page::{Page, Server},
    session::{Connection, Session},
    side::{Bar, Side},
    waiting,
};
use crate::scene::Scene;

/// The table against bots.
#[component]
pub(super) fn LocalTable() -> impl IntoView {
    let page = Page::here();
    let session = page.local;
    session.resume_local(page);
    view! { <Screen session/> }
}

#[component]
pub(super) fn OnlineTable(code: TableCode) -> impl IntoView {
    let page = Page::here();
    let session = page.online;
    page.door.set(None);
    let come_in = move || page.when_signed_in(move || enter(page, code, None));
    // Whoever comes by a link for the first time is asked what to be called; the server gives a
    // name to those who do not say.
    let asks = RwSignal::new(false);
    let asked = StoredValue::new(false);
    Effect::new(move |_| {
        if page.server.get() == Server::Unknown || asked.get_value() {
            return;
        }
        asked.set_value(true);
        let is_known = page.me.with_untracked(Option::is_some)
            || page
                .settings
                .with_untracked(|settings| !settings.name.is_empty());
        if is_known {
            come_in();
        } else {
            asks.set(true);
        }
    });
    view! {
        <Show when=move || asks.get()>
            <form class="panel card-form" on:submit=on_submit(move || {
                asks.set(false);
                come_in();
            })>
                <GuestName/>
                <button type="submit" class="main">{page.t("page-join")}</button>
            </form>
        </Show>
        {move || page.door.get().map(|(reason, why)| door(page, code, &reason, why))}
        <Screen session/>
    }
}

fn enter(page: Page, table: TableCode, password: Option<String>) {
    if page.online.room_now(|room| room.code == table) {
        return;
    }
    let join = Command::Join {
        table,
        password,
        since: None,
    };
    page.online.send(page, join);
}

/// The table does not let one in: perhaps with a password.
fn door(page: Page, code: TableCode, reason: &str, why: String) -> impl IntoView + use<> {
    let asks = matches!(reason, "needs-password" | "wrong-password");
    let password = RwSignal::new(String::new());
    let knock = move || {
        page.door.set(None);
        enter(page, code, Some(password.get_untracked()));
    };
    view! {
        <section class="panel card-form">
            <p class="trouble">{why}</p>
            {asks.then(|| view! {
                <form class="row" on:submit=on_submit(knock)>
                    <label for="knock">{page.t("page-table-password")}</label>
                    <input id="knock" type="password" autocomplete="off" bind:value=password/>
                    <button type="submit" class="main">{page.t("page-join")}</button>
                </form>
            })}
            <p><a class="button" href="#/lobby">{page.t("page-back")}</a></p>
        </section>
    }
}

#[component]
fn Screen(session: Session) -> impl IntoView {
    let page = Page::here();
    let scene = Memo::new(move |_| session.scene(page));
    let there = move || session.room(|_| true);
    let stage = Memo::new(move |_| session.room(|room| Some(room.stage)));
    let title = Signal::derive(move || {
        let game = session.room(|room| Some(page.speech().eyes.game(&room.setup.game)));
        game.unwrap_or_else(|| page.say("page-table"))
    });
    // After a match with others, the table is seen until its end has been looked at.
    let looks = move || session.local || session.end.with(Option::is_some);
    let playing = Memo::new(move |_| match stage.get() {
        Some(Stage::Playing | Stage::Between) => true,
        Some(Stage::Over) => looks() && scene.with(Option::is_some),
        _ => false,
    });
    Effect::new(move |_| page.at_table.set(playing.get()));
    on_cleanup(move || page.at_table.set(false));
    view! {
        <Show when=move || playing.get() fallback=move || view! {
            <h1 class="table-title" id="table-title">{title}</h1>
            <ConnectionState session/>
            <Show when=there fallback=move || empty(page, session)>
                <waiting::Waiting session/>
                <company::Company session/>
                <section class="panel" aria-labelledby="chat-title">
                    <h2 id="chat-title">{page.t("page-chat")}</h2>
                    <chat::Chat to=Room::Table/>
                </section>
            </Show>
        }>
            <Game session scene title/>
        </Show>
        <ending::EndDialog session/>
    }
}

/// A game that is played: it fills the window.
#[component]
fn Game(session: Session, scene: Memo<Option<Scene>>, title: Signal<String>) -> impl IntoView {
    let page = Page::here();
    let drawer = RwSignal::new(false);
    let asking = RwSignal::new(false);
    let left = Left::of(session);
    let notes = move || {
        view! {
            <ConnectionState session/>
            <Clock session left/>
            <Leaving session asking/>
        }
    };
    view! {
        <div class="at-table">
            <Bar session scene title drawer asking/>
            // Screen readers keep letters for themselves, except where a page says that it
            // answers keys: all that can be done at the table is in here.
            <div class="play" role="application" aria-labelledby="table-title"
                aria-describedby="focus-mode">
                <board::Felt session scene left notes>
                    <ending::WayOn session/>
                    <board::Actions session scene/>
                </board::Felt>
            </div>
            <p id="focus-mode" class="unseen">{page.t("page-focus-mode")}</p>
            <Side session scene drawer/>
        </div>
    }
}

/// Nothing is there: a table that was left, or one that is still being brought.
fn empty(page: Page, session: Session) -> impl IntoView {
    let busy = move || session.state.get() == Connection::Connecting;
    view! {
        <Show when=busy fallback=move || view! {
            <p><a class="button main" href="#/">{page.t("page-choose-game")}</a></p>
        }>
            <p class="quiet" role="status">{page.t("page-connecting")}</p>
        </Show>
    }
}

#[component]
fn ConnectionState(session: Session) -> impl IntoView {
    let page = Page::here();
    let text = move || match session.state.get() {
        Connection::Connecting if !session.local => {
            let mut told = page.say("page-connecting");
            if session.room(plays) {
                told = [told, page.say("play-online-seat-waits")].join(" ");
            }
            Some(told)
        }
        Connection::Over(why) => Some(why),
        _ => None,
    };
    view! {
        <Show when=move || text().is_some()>
            <p class="note connection" role="status">
                {text}
                <Show when=move || matches!(session.state.get(), Connection::Over(_))>
                    <button type="button" on:click=|_| super::app::reload()>
                        {page.t("page-reload")}
                    </button>
                </Show>
            </p>
        </Show>
    }
}
