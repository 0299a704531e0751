//! A connection to whoever keeps a table, and all that follows from what it says.

mod dropped;
mod local;
mod news;
mod wire;

use std::{num::NonZeroU32, sync::Arc};

use baralho_cards::Card;
use baralho_protocol::online::{Command, TableCode, ToLocal};
use baralho_table::client::{Client, Heartbeat, Room};
use leptos::prelude::*;

use super::{carrier::Carrier, page::Page, sound::Sound, store};
use crate::{
    announce::{History, Kind, Line, RoundEnd},
    scene::{self, Reply, Scene, Selection, Touch},
};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::browser) enum Connection {
    /// Nobody asked for it.
    #[default]
    Closed,
    /// It is being made, for the first time or again.
    Connecting,
    /// It is there.
    Open,
    /// It is over, and this is why.
    Over(String),
    /// The page is older than the server.
    Outdated,
}

/// A connection with what is known through it.
#[derive(Clone, Copy)]
pub(in crate::browser) struct Session {
    inner: RwSignal<Inner, LocalStorage>,
    /// How the person has arranged things.
    pub(in crate::browser) selection: RwSignal<Selection>,
    pub(in crate::browser) history: RwSignal<History>,
    /// A round or match that has just ended.
    pub(in crate::browser) end: RwSignal<Option<Arc<RoundEnd>>>,
    pub(in crate::browser) state: RwSignal<Connection>,
    pub(in crate::browser) advice: RwSignal<Option<Line>>,
    /// The last match as a record, where it was played here.
    pub(in crate::browser) record: RwSignal<Option<String>>,
    /// Where one has a seat.
    pub(in crate::browser) seats_at: RwSignal<Vec<TableCode>>,
    /// Who made a sweep with which card in this round, as far as it was seen here.
    pub(in crate::browser) swept: RwSignal<Vec<(usize, Card)>>,
    /// Without a server.
    pub(in crate::browser) local: bool,
}

struct Inner {
    client: Client,
    carrier: Option<Carrier>,
    /// Who sat where before the last thing that happened.
    before: Vec<Option<String>>,
    /// Somebody's move is being shown: what comes after waits.
    waiting: bool,
    arrived: usize,
    my_turn: bool,
    retries: u32,
    /// It will be connected again.
    is_due: bool,
    heartbeat: Heartbeat,
    /// What was said before there was a connection to say it on.
    early: Vec<Command>,
    /// The table against bots, as it is kept.
    kept: Option<store::KeptTable>,
    /// What the next local table is dealt from, if not by chance.
    seed: Option<u64>,
}

impl Session {
    pub(in crate::browser) fn new(local: bool) -> Self {
        Self {
            inner: RwSignal::new_local(Inner {
                client: Client::new(None),
                carrier: None,
                before: Vec::new(),
                waiting: false,
                arrived: 0,
                my_turn: false,
                retries: 0,
                is_due: false,
                heartbeat: Heartbeat::new(now()),
                early: Vec::new(),
                kept: None,
                seed: None,
            }),
            selection: RwSignal::default(),
            history: RwSignal::default(),
            end: RwSignal::new(None),
            state: RwSignal::default(),
            advice: RwSignal::new(None),
            record: RwSignal::new(None),
            seats_at: RwSignal::default(),
            swept: RwSignal::default(),
            local,
        }
    }

    /// Looks at what is known, and again whenever it changes.
    pub(in crate::browser) fn with<T>(&self, look: impl FnOnce(&Client) -> T) -> T {
        self.inner.with(|inner| look(&inner.client))
    }

    /// Looks at what is known now.
    pub(in crate::browser) fn peek<T>(&self, look: impl FnOnce(&Client) -> T) -> T {
        self.inner.with_untracked(|inner| look(&inner.client))
    }

    /// Looks at the table one is at, and again whenever something changes; nothing if at none.
    pub(in crate::browser) fn room<T: Default>(self, look: impl FnOnce(&Room) -> T) -> T {
        self.with(|client| client.room().map(look).unwrap_or_default())
    }

    pub(in crate::browser) fn room_now<T: Default>(self, look: impl FnOnce(&Room) -> T) -> T {
        self.peek(|client| client.room().map(look).unwrap_or_default())
    }

    /// What lies where; `None` before the first deal.
    pub(in crate::browser) fn scene(&self, page: Page) -> Option<Scene> {
        let speech = page.speech();
        let selection = self.selection.get();
        self.room(|room| scene::scene(room, &speech, &selection))
    }

    /// Writes a line into the log, and says it.
    pub(in crate::browser) fn note(self, page: Page, line: Line) {
        let heard = line.heard.clone();
        let urgent = line.kind == Kind::Trouble;
        if line.kind != Kind::Answer && !urgent {
            self.history.update(|history| {
                history.push(line);
            });
        }
        if urgent {
            page.said.at_once(heard);
        } else {
            page.said.polite(heard);
        }
    }

    /// Says why something cannot be.
    pub(in crate::browser) fn refuse(self, page: Page, why: String) {
        page.sound(Sound::No);
        let why = baralho_face::capitalised(&why);
        page.notice.set(Some(why.clone()));
        self.note(page, Line::plain(Kind::Trouble, why));
    }

    /// Wants something.
    pub(in crate::browser) fn send(self, page: Page, command: Command) {
        // What was said of the last thing that a person did goes; the page does these by itself.
        if !matches!(command, Command::Ping | Command::Lobby { .. }) {
            page.notice.set(None);
        }
        if self.state.get_untracked() != Connection::Open {
            self.inner
                .update_untracked(|inner| inner.early.push(command));
            return self.open(page);
        }
        if self.local && matches!(command, Command::Create { .. }) {
            let seed = self.inner.with_untracked(|inner| inner.seed);
            self.tell_worker(&ToLocal::Chance { seed });
        }
        let request = self
            .inner
            .update_untracked(|inner| inner.client.request(command));
        self.say_all([request]);
    }

    /// Wants to hear of the lobby, or no more.
    pub(in crate::browser) fn want_lobby(self, page: Page, on: bool) {
        if self.state.get_untracked() == Connection::Open {
            self.send(page, Command::Lobby { on });
        } else {
            self.inner
                .update_untracked(|inner| inner.client.want_lobby(on));
        }
    }

    /// Something was pressed. A finger or a mouse first sees what it would do, unless the person
    /// wants it done at once; a key of the keyboard does it.
    pub(in crate::browser) fn press(self, page: Page, touch: Touch, event: &web_sys::MouseEvent) {
        let at_once = page.settings.with_untracked(|settings| settings.one_touch);
        let looks = event.detail() > 0 && !at_once;
        let shown = |scene: Scene| scene.kind == scene::Kind::Hand;
        let touch = match touch {
            Touch::Card(what) | Touch::Answer(what)
                if looks && self.scene_now(page).is_some_and(shown) =>
            {
                Touch::Show(what)
            }
            touch => touch,
        };
        self.touch(page, touch);
    }

    /// Something of the table was touched.
    pub(in crate::browser) fn touch(self, page: Page, touch: Touch) {
        let speech = page.speech_now();
        let mut selection = self.selection.get_untracked();
        let reply = self.room_now(|room| Some(scene::touch(room, &speech, &mut selection, touch)));
        let Some(reply) = reply else { return };
        page.notice.set(None);
        match reply {
            Reply::Play(text) => {
                self.selection.set(selection);
                if self.peek(Client::is_moving) {
                    return;
                }
                let request = self
                    .inner
                    .update_untracked(|inner| inner.client.request_move(text));
                self.say_all(request);
            }
            Reply::Refuse(why) => self.refuse(page, why),
            Reply::Say(said) => {
                self.selection.set(selection);
                self.note(page, Line::plain(Kind::Answer, said.join(" ")));
            }
            Reply::Screen | Reply::Grid(..) | Reply::Choose { .. } => self.selection.set(selection),
        }
    }

    /// Takes this person's last move back, if there is one that may be: see
    /// [`Room::open_to_undo`].
    pub(in crate::browser) fn undo(self, page: Page) {
        page.notice.set(None);
        let may = self.room_now(Room::open_to_undo) > 0;
        if !may || self.peek(Client::is_moving) {
            return;
        }
        let request = self
            .inner
            .update_untracked(|inner| inner.client.request_undo(NonZeroU32::MIN));
        self.say_all(request);
    }

    /// Ends the connection: the next one is somebody else's, say.
    pub(in crate::browser) fn close(self) {
        self.inner.update_untracked(|inner| {
            inner.carrier = None;
            inner.client = Client::new(None);
            inner.waiting = false;
            inner.my_turn = false;
        });
        self.state.set(Connection::Closed);
        self.end.set(None);
        self.inner.notify();
    }

    /// Listens to somebody no more, or again.
    pub(in crate::browser) fn mute(self, page: Page, person: i64, on: bool) {
        let command = self
            .inner
            .update_untracked(|inner| inner.client.mute(person, on));
        self.send(page, command);
        self.inner.notify();
    }
}

/// Seconds from now until a time of the server.
pub(in crate::browser) fn seconds_until(client: &Client, time: i64) -> i64 {
    ((time - client.server_time(now())).max(0) + 999) / 1000
}

/// The time in milliseconds since 1970.
pub(in crate::browser) fn now() -> i64 {
    js_sys::Date::now() as i64
}
