//! What people say.

use baralho_protocol::online::{Command, Room as ChatRoom};
use baralho_table::client::{Client, Room};
use leptos::prelude::*;

use super::{forms::on_submit, page::Page};

/// What was said at the table or in the lobby, the latest last; and a line to say more.
#[component]
pub(super) fn Chat(to: ChatRoom) -> impl IntoView {
    let page = Page::here();
    let text = RwSignal::new(String::new());
    let send = move || {
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            text.set(String::new());
            page.online.send(page, Command::Chat { to, text: said });
        }
    };
    let lines = move || page.online.with(|client| lines(client, to)).into_iter();
    view! {
        <div class="talk">
            <ul class="said" tabindex="0" aria-label=page.t("page-chat")>
                {move || lines().map(|(who, text)| view! {
                    <li><strong>{who}</strong>": "{text}</li>
                }).collect_view()}
            </ul>
            <form class="row" on:submit=on_submit(send)>
                <label class="unseen" for="chat">{page.t("page-say")}</label>
                <input id="chat" maxlength="500" autocomplete="off" bind:value=text
                    placeholder=page.t("page-say")/>
                <button type="submit">{page.t("page-send")}</button>
            </form>
        </div>
    }
}

/// Who said what, but for those who are not listened to.
fn lines(client: &Client, room: ChatRoom) -> Vec<(String, String)> {
    let said: Vec<_> = match room {
        ChatRoom::Table => client.room().into_iter().flat_map(Room::chat).collect(),
        ChatRoom::Lobby => client.lobby().chat().collect(),
    };
    let heard = said
        .into_iter()
        .filter(|said| !client.is_muted(said.who.id));
    heard
        .map(|said| (said.who.name.clone(), said.text.clone()))
        .collect()
}
