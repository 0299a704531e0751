//! The people at a table, and what a host can do about them.

use super::prelude::*;
use baralho_protocol::online::{Command, Person};
use baralho_table::client::Client;

use super::small::{live, sig, when};
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
pub(super) fn company(page: Page, session: Session) -> Node {
    let host = Memo::new(move || session.with(is_host));
    let others = Memo::new(move || session.with(|client| others(client).unwrap_or_default()));
    let more = move || session.with(|client| client.room().map_or(0, |room| room.watching().1));
    let unwatched = move || host.get() && others.with(|all| all.iter().all(|one| !one.watches));
    view! {
        <When on=sig(move || host.get() || others.with(|all| !all.is_empty()))>
            <details class="company">
                <summary>{page.t("page-company")}</summary>
                <ul class="plain-list">
                    {live(move || (others.get().into_iter()
                        .map(|other| about(page, session, other, host.get()))
                        .collect_view()).into_any())}
                </ul>
                <When on=sig(unwatched)><p class="quiet">{page.t("page-nobody-watches")}</p></When>
                <When on=sig(move || more() > 0)>
                    <p class="quiet">
                        {live(move || (page.say_with("page-more-watching", &[("n", (more() as u64).into())])).into_any())}
                    </p>
                </When>
            </details>
        </When>
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

fn about(page: Page, session: Session, other: Other, host: bool) -> Node {
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
            <span>{name.clone()}</span> " " <span class="quiet">{state}</span>
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
