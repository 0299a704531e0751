//! A connection to whoever keeps a table, and all that follows from what it says.

mod local;
mod news;
mod wire;

use std::sync::Arc;

use baralho_protocol::online::{Command, TableCode, ToLocal};
use baralho_table::client::{Client, Heartbeat};

use super::{carrier::Carrier, page::Page, prelude::*, sound::Sound, store};
use crate::{
    announce::{History, Kind, Line, RoundEnd},
    scene::{self, Desk, Reply, Scene, Touch},
};

/// How the connection is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::browser) enum State {
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
    inner: StoredValue<Inner>,
    /// Goes up whenever something has changed.
    pub(in crate::browser) tick: RwSignal<u32>,
    /// How the person has arranged things.
    pub(in crate::browser) desk: RwSignal<Desk>,
    /// What happened.
    pub(in crate::browser) history: RwSignal<History>,
    /// A round or match that has just ended.
    pub(in crate::browser) end: RwSignal<Option<Arc<RoundEnd>>>,
    /// How the connection is.
    pub(in crate::browser) state: RwSignal<State>,
    /// The advice asked for.
    pub(in crate::browser) advice: RwSignal<Option<Line>>,
    /// The last match as a record, where it was played here.
    pub(in crate::browser) record: RwSignal<Option<String>>,
    /// Where one has a seat.
    pub(in crate::browser) seats_at: RwSignal<Vec<TableCode>>,
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
    kept: Option<store::Table>,
    /// What the next local table is dealt from, if not by chance.
    seed: Option<u64>,
}

impl Session {
    pub(in crate::browser) fn new(local: bool) -> Self {
        Self {
            inner: StoredValue::new(Inner {
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
            tick: RwSignal::new(0),
            desk: RwSignal::default(),
            history: RwSignal::default(),
            end: RwSignal::new(None),
            state: RwSignal::default(),
            advice: RwSignal::new(None),
            record: RwSignal::new(None),
            seats_at: RwSignal::default(),
            local,
        }
    }

    /// Looks at what is known, and again whenever it changes.
    pub(in crate::browser) fn with<T>(&self, look: impl FnOnce(&Client) -> T) -> T {
        self.tick.track();
        self.inner.with_value(|inner| look(&inner.client))
    }

    /// Looks at what is known now.
    pub(in crate::browser) fn peek<T>(&self, look: impl FnOnce(&Client) -> T) -> T {
        self.inner.with_value(|inner| look(&inner.client))
    }

    /// What lies where; `None` before the first deal.
    pub(in crate::browser) fn scene(&self, page: Page) -> Option<Scene> {
        let speech = page.speech();
        let desk = self.desk.get();
        self.with(|client| scene::scene(client.room()?, &speech, &desk))
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
        if self.state.get_untracked() != State::Open {
            self.inner.update_value(|inner| inner.early.push(command));
            return self.open(page);
        }
        if self.local && matches!(command, Command::Create { .. }) {
            let seed = self.inner.with_value(|inner| inner.seed);
            self.tell_worker(&ToLocal::Chance { seed });
        }
        let request = self
            .inner
            .try_update_value(|inner| inner.client.request(command));
        self.say_all(request.into_iter().collect());
    }

    /// Wants to hear of the lobby, or no more.
    pub(in crate::browser) fn want_lobby(self, page: Page, on: bool) {
        if self.state.get_untracked() == State::Open {
            self.send(page, Command::Lobby { on });
        } else {
            self.inner.update_value(|inner| inner.client.want_lobby(on));
        }
    }

    /// Something of the table was clicked, or its key pressed.
    pub(in crate::browser) fn touch(self, page: Page, touch: Touch) {
        let speech = page.speech_now();
        let mut desk = self.desk.get_untracked();
        let reply = self.peek(|client| {
            let room = client.room()?;
            Some(scene::touch(room, &speech, &mut desk, touch))
        });
        let Some(reply) = reply else { return };
        page.notice.set(None);
        match reply {
            Reply::Move(text) => {
                self.desk.set(desk);
                if self.peek(Client::is_moving) {
                    return;
                }
                let request = self
                    .inner
                    .try_update_value(|inner| inner.client.request_move(text));
                self.say_all(request.flatten().into_iter().collect());
            }
            Reply::Changed(said) => {
                self.desk.set(desk);
                if let Some(said) = said {
                    self.note(page, Line::plain(Kind::Answer, said));
                }
            }
            Reply::Refused(why) => self.refuse(page, why),
        }
    }

    /// Ends the connection: the next one is somebody else's, say.
    pub(in crate::browser) fn close(self) {
        self.inner.update_value(|inner| {
            inner.carrier = None;
            inner.client = Client::new(None);
            inner.waiting = false;
            inner.my_turn = false;
        });
        self.state.set(State::Closed);
        self.end.set(None);
        self.changed();
    }

    /// Listens to somebody no more, or again.
    pub(in crate::browser) fn mute(self, page: Page, person: i64, on: bool) {
        let command = self
            .inner
            .try_update_value(|inner| inner.client.mute(person, on));
        if let Some(command) = command {
            self.send(page, command);
        }
        self.changed();
    }
}

/// The time in milliseconds since 1970.
pub(in crate::browser) fn now() -> i64 {
    js_sys::Date::now() as i64
}
