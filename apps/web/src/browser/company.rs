//! The people at a table, and what a host can do about them.

use baralho_protocol::online::{Command, Person};
use baralho_table::client::Client;
use leptos::prelude::*;

use super::{
    page::Page,
    session::Session,
    waiting::{dealings, hand_over, is_host},
};

/// Somebody else at the table.
#[derive(Clone, PartialEq)]
struct Other {
    id: i64,
    name: String,
    watches: bool,
    /// Barred from the chat.
    silenced: bool,
}

/// Everybody else at the table, with what can be done about them: in a match those who play, and
/// for the host those who watch.
#[component]
pub(super) fn Company(session: Session) -> impl IntoView {
    let page = Page::here();
    let host = Memo::new(move |_| session.with(is_host));
    let others = Memo::new(move |_| session.with(|client| others(client).unwrap_or_default()));
    let more = move || session.room(|room| room.watching().1);
    let unwatched = move || host.get() && others.with(|all| all.iter().all(|one| !one.watches));
    view! {
        <Show when=move || host.get() || others.with(|all| !all.is_empty())>
            <details class="company panel">
                <summary>{page.t("page-company")}</summary>
                <ul class="people">
                    {move || others.get().into_iter()
                        .map(|other| about(page, session, other, host.get()))
                        .collect_view()}
                </ul>
                <Show when=unwatched><p class="quiet">{page.t("page-nobody-watches")}</p></Show>
                <Show when=move || { more() > 0 }>
                    <p class="quiet">
                        {move || page.say_with("page-more-watching", &[("n", (more() as u64).into())])}
                    </p>
                </Show>
            </details>
        </Show>
    }
}

fn others(client: &Client) -> Option<Vec<Other>> {
    let (room, me) = (client.room()?, client.you()?.id);
    let seated = room.seats.iter().filter_map(|place| place.who.as_ref());
    // Before a match the seats themselves say what can be done.
    let seated = seated.filter(|_| room.is_playing()).map(|who| (who, false));
    let watching = room.watching().0.iter().map(|who| (who, true));
    let others = seated.chain(watching).filter(|(who, _)| who.id != me);
    let other = |(who, watches): (&Person, bool)| Other {
        id: who.id,
        name: who.name.clone(),
        watches,
        silenced: room.silenced.contains(&who.id),
    };
    Some(others.map(other).collect())
}

fn about(page: Page, session: Session, other: Other, host: bool) -> impl IntoView {
    let Other {
        id: person,
        name,
        watches,
        silenced,
    } = other;
    let who = [("who", name.as_str().into())];
    let bar = page.say_with(if silenced { "page-unbar" } else { "page-bar" }, &who);
    let remove = page.say_with("page-remove", &who);
    let state = watches.then(|| page.say("page-watches"));
    let on = !silenced;
    view! {
        <li>
            <span class="who">{name.clone()}</span> " " <span class="quiet">{state}</span>
            {host.then(|| view! {
                <button type="button" on:click=move |_| session.send(page, Command::Silence { person, on })>
                    {bar}
                </button>
                <button type="button" on:click=move |_| session.send(page, Command::Expel { person })>
                    {remove}
                </button>
                {hand_over(page, session, person, &name)}
            })}
            {dealings(page, session, person, &name)}
        </li>
    }
}
