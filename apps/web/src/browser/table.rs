//! A table: before, during and after a match.

use super::prelude::*;
use baralho_protocol::online::{Command, Stage, TableCode};
use baralho_table::client::Client;

use super::small::{effect, live, sig, when};
use super::{
    board, chat, company, ending, focus, new_game,
    page::{Page, Server},
    session::{Session, State, now},
    waiting,
};
use crate::route::Route;

/// The table against bots.
pub(super) fn local(page: Page) -> Node {
    let session = page.local();
    session.resume_local(page);
    screen(page, session)
}

/// A table of the server.
pub(super) fn online(page: Page, code: TableCode) -> Node {
    let session = page.online();
    page.door.set(None);
    let come_in = move || {
        spawn_local(async move {
            if let Err(why) = page.be_somebody().await {
                page.notice.set(Some(why));
                return;
            }
            enter(page, code, None);
        });
    };
    // Whoever comes by a link for the first time is asked what to be called; the server gives a
    // name to those who do not say.
    let asks = RwSignal::new(false);
    let asked = StoredValue::new(false);
    effect(move || {
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
        <When on=sig(move || asks.get())>
            <form class="card-form" on:submit=move |event| {
                event.prevent_default();
                asks.set(false);
                come_in();
            }>
                {new_game::own_name(page)}
                <button type="submit" class="main">{page.t("page-join")}</button>
            </form>
        </When>
        <When on=sig(move || page.door.with(Option::is_some))>
            {live(move || (door(page, code)).into_any())}
        </When>
        {screen(page, session)}
    }
}

fn enter(page: Page, table: TableCode, password: Option<String>) {
    let session = page.online();
    let there = session.peek(|client| client.room().is_some_and(|room| room.code == table));
    if !there {
        session.send(
            page,
            Command::Join {
                table,
                password,
                since: None,
            },
        );
    }
}

/// The table does not let one in: perhaps with a password.
fn door(page: Page, code: TableCode) -> Node {
    let (reason, why) = page.door.get().unwrap_or_default();
    let asks = matches!(reason.as_str(), "needs-password" | "wrong-password");
    let password = RwSignal::new(String::new());
    let knock = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        page.door.set(None);
        enter(page, code, Some(password.get_untracked()));
    };
    view! {
        <section class="card-form">
            <p class="trouble">{why}</p>
            {asks.then(|| view! {
                <form class="row" on:submit=knock>
                    <label for="knock">{page.t("page-table-password")}</label>
                    <input id="knock" type="password" autocomplete="off" prop:value=password
                        on:input=move |event| password.set(event_target_value(&event))/>
                    <button type="submit" class="main">{page.t("page-join")}</button>
                </form>
            })}
            <p><a class="button" href="#/">{page.t("page-back")}</a></p>
        </section>
    }
}

fn screen(page: Page, session: Session) -> Node {
    let scene = Memo::new(move || session.scene(page));
    let there = Memo::new(move || session.with(|client| client.room().is_some()));
    let stage = Memo::new(move || session.with(|client| client.room().map(|room| room.stage)));
    let title = move || {
        let game = session.with(|client| client.room().map(|room| room.setup.game.clone()));
        game.map_or_else(
            || page.say("page-table"),
            |game| page.speech().eyes.game(&game),
        )
    };
    let playing = move || {
        matches!(stage.get(), Some(Stage::Playing | Stage::Between))
            || stage.get() == Some(Stage::Over) && scene.with(Option::is_some)
    };
    let waiting = move || {
        matches!(stage.get(), Some(Stage::Waiting))
            || (stage.get() == Some(Stage::Over) && !session.local)
    };
    view! {
        <h1 class="table-title" id="table-title">{title}</h1>
        <ConnectionState session/>
        <Show when=move || there.get() fallback=move || empty(page, session)>
            <When on=sig(playing)>
                // Screen readers keep letters for themselves, except where a page says that it
                // answers keys: all that can be done at the table is in here.
                <div class="play" role="application" aria-labelledby="table-title"
                    aria-describedby="focus-mode">
                    {board::board(page, session, scene)}
                    {ending::way_on(page, session)}
                    <Controls session/>
                </div>
                <p id="focus-mode" class="unseen">{page.t("page-focus-mode")}</p>
            </When>
            <When on=sig(waiting)>{waiting::waiting(page, session)}</When>
            <Clock session/>
            <When on=sig(move || !playing())><Controls session/></When>
            <Log session/>
            <When on=sig(move || !session.local)>
                {company::company(page, session)}
                <TableChat/>
            </When>
            <ending::EndDialog session/>
        </Show>
    }
}

/// Nothing is there: a table that was left, or one that is still being brought.
fn empty(page: Page, session: Session) -> Node {
    let busy = move || session.state.get() == State::Connecting;
    view! {
        <Show when=busy fallback=move || view! {
            <p><a class="button main" href="#/">{page.t("page-choose-game")}</a></p>
        }>
            <p class="quiet" role="status">{page.t("page-connecting")}</p>
        </Show>
    }
}

fn connection_state(session: Session) -> Node {
    let page = Page::here();
    let text = move || match session.state.get() {
        State::Connecting if !session.local => {
            let mut told = page.say("page-connecting");
            if session.with(plays) {
                told = [told, page.say("play-online-seat-waits")].join(" ");
            }
            Some(told)
        }
        State::Over(why) => Some(why),
        _ => None,
    };
    view! {
        <When on=sig(move || text().is_some())>
            <p class="connection" role="status">
                {text}
                <When on=sig(move || matches!(session.state.get(), State::Over(_)))>
                    <button type="button" on:click=|_| super::app::reload()>
                        {page.t("page-reload")}
                    </button>
                </When>
            </p>
        </When>
    }
}

/// The running clock, and more time for whoever needs it.
fn clock(session: Session) -> Node {
    let page = Page::here();
    let moment = RwSignal::new(now());
    every(std::time::Duration::from_secs(1), move || moment.set(now()));
    let left = move || {
        let now = moment.get();
        session.with(|client| {
            let room = client.room()?;
            let deadline = room.clocks.deadline().filter(|_| !room.paused)?;
            Some(((deadline - client.server_time(now)).max(0) + 999) / 1000)
        })
    };
    let next = move || {
        let now = moment.get();
        session.with(|client| {
            let room = client.room().filter(|_| !session.local)?;
            let at = room.next_round_at.filter(|_| !room.paused)?;
            Some(((at - client.server_time(now)).max(0) + 999) / 1000)
        })
    };
    let mine = move || {
        session.with(|client| {
            client
                .room()
                .is_some_and(baralho_table::client::Room::is_my_turn)
        })
    };
    view! {
        <When on=sig(move || left().is_some())>
            <p class="clock" class:short=move || left().is_some_and(|left| left < 10)>
                {live(move || (page.say_with("page-seconds-left", &[("n", left().unwrap_or_default().into())])).into_any())}
                <When on=sig(mine)>
                    <button type="button" on:click=move |_| session.send(page, Command::Extend)>
                        {page.t("page-more-time")}
                    </button>
                </When>
            </p>
        </When>
        <When on=sig(move || next().is_some())>
            <p class="clock">
                {live(move || (page.say_with("page-next-round-in", &[("n", next().unwrap_or_default().into())])).into_any())}
            </p>
        </When>
    }
}

/// Whether a match is being played in which one has a seat.
fn plays(client: &Client) -> bool {
    let room = client.room();
    room.is_some_and(|room| room.seat.is_some() && room.is_playing())
}

/// What can be done with the table itself.
fn controls(session: Session) -> Node {
    let page = Page::here();
    let host = move || session.with(waiting::is_host);
    let playing =
        move || session.with(|client| client.room().is_some_and(|room| room.is_playing()));
    let paused = move || session.with(|client| client.room().is_some_and(|room| room.paused));
    let asking = RwSignal::new(false);
    let leave = move || {
        asking.set(false);
        session.send(page, Command::Leave);
        page.go(Route::Home);
    };
    // In a match a bot would play at once.
    let ask_or_leave = move |_| {
        if session.local {
            page.go(Route::Home);
        } else if session.peek(plays) {
            asking.set(true);
            page.said.polite(page.say("page-leave-ask"));
            request_animation_frame(|| focus::on(".question.leaving button"));
        } else {
            leave();
        }
    };
    let share = move |_| share_link(page);
    let hint = move || {
        session.local
            && session.with(|client| {
                client
                    .room()
                    .is_some_and(baralho_table::client::Room::is_my_turn)
            })
    };
    view! {
        <When on=sig(move || session.advice.with(Option::is_some))>
            <p class="advice">{live(move || (session.advice.get().map(|line| line.seen)).into_any())}</p>
        </When>
        <div class="row controls">
            <When on=sig(move || session.local && playing())>
                <button type="button" on:click=move |_| session.ask_hint(page)
                    aria-disabled=move || if hint() { "false" } else { "true" }>
                    {page.t("page-hint")}
                </button>
            </When>
            <When on=sig(move || host() && playing() && !session.local)>
                <button type="button" on:click=move |_| session.send(page, Command::Pause)
                    aria-pressed=move || if paused() { "true" } else { "false" }>
                    {page.t("page-pause")}
                </button>
            </When>
            <When on=sig(move || !session.local)>
                <button type="button" on:click=share>{page.t("page-share")}</button>
            </When>
            <button type="button" on:click=ask_or_leave>{page.t("page-leave")}</button>
        </div>
        <When on=sig(move || asking.get() && session.with(plays))>
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
        </When>
    }
}

/// The address of the table goes to whoever should come.
fn share_link(page: Page) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let Ok(address) = window.location().href() else {
        return;
    };
    let _ = window.navigator().clipboard().write_text(&address);
    let text = page.say_with("page-shared", &[("address", address.into())]);
    page.said.polite(text.clone());
    page.notice.set(Some(text));
}

/// What happened, to be read.
fn log(session: Session) -> Node {
    let page = Page::here();
    view! {
        <details class="log" open>
            <summary>{page.t("page-log")}</summary>
            <ol tabindex="0" aria-label=page.t("page-log")>
                <Each
                    each=move || {
                        let mut lines: Vec<_> = session.history.with(|history| history.iter().cloned().collect());
                        lines.reverse();
                        lines
                    }
                    key=|(number, _)| *number
                    children=|(_, line)| view! { <li class=line.kind.class()>{line.seen}</li> }
                />
            </ol>
        </details>
    }
}

fn table_chat() -> Node {
    let page = Page::here();
    let session = page.online();
    let said = move || {
        session.with(|client| {
            let all = client
                .room()
                .into_iter()
                .flat_map(baralho_table::client::Room::chat);
            let all = all.filter(|said| !client.is_muted(said.who.id));
            all.map(|said| (said.who.name.clone(), said.text.clone()))
                .collect::<Vec<_>>()
        })
    };
    view! {
        <section aria-labelledby="chat-title">
            <h2 id="chat-title">{page.t("page-chat")}</h2>
            <chat::Talk said=Signal::derive(said) send=move |text: String| {
                let to = baralho_protocol::online::Room::Table;
                session.send(page, Command::Chat { to, text });
            }/>
        </section>
    }
}
