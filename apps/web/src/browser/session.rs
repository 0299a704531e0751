//! A connection to whoever keeps a table, and all that follows from what it says.

use std::sync::Arc;

use super::prelude::*;
use baralho_client::{Beat, Client, News, Pulse, delay};
use baralho_protocol::online::{Request, Setup, TableCode, ToServer, What};
use baralho_reading::{Value, object, tree, written};
use baralho_telling::happenings::sitters;

use super::{
    carrier::{Arrived, Carrier},
    motion,
    page::{Page, Said},
    sound::Sound,
    store,
};
use crate::{
    announce::{self, History, Kind, Line, RoundEnd},
    route::Route,
    scene::{self, Desk, LastMove, Reply, Scene, Touch},
};

/// With more news than this waiting, nobody is made to watch them one by one.
const TOO_MANY: usize = 12;

/// How the connection is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum State {
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
pub(super) struct Session {
    inner: StoredValue<Inner>,
    /// Goes up whenever something has changed.
    pub(super) tick: RwSignal<u32>,
    /// How the person has arranged things.
    pub(super) desk: RwSignal<Desk>,
    /// What happened.
    pub(super) history: RwSignal<History>,
    /// A round or match that has just ended.
    pub(super) end: RwSignal<Option<Arc<RoundEnd>>>,
    /// How the connection is.
    pub(super) state: RwSignal<State>,
    /// The advice asked for.
    pub(super) advice: RwSignal<Option<Line>>,
    /// The last match as a record, where it was played here.
    pub(super) record: RwSignal<Option<String>>,
    /// Where one has a seat.
    pub(super) seats_at: RwSignal<Vec<TableCode>>,
    /// Without a server.
    pub(super) local: bool,
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
    pulse: Pulse,
    /// What was said before there was a connection to say it on.
    early: Vec<ToServer>,
    kept: Kept,
    /// What the next local table is dealt from, if not by chance.
    seed: Option<u64>,
}

/// The log of a local table, as it is kept.
#[derive(Default)]
struct Kept {
    table: Option<String>,
    lines: Vec<Value>,
}

impl Session {
    pub(super) fn new(local: bool) -> Self {
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
                pulse: Pulse::new(now()),
                early: Vec::new(),
                kept: Kept::default(),
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
    pub(super) fn with<T>(&self, look: impl FnOnce(&Client) -> T) -> T {
        self.tick.track();
        self.inner.with_value(|inner| look(&inner.client))
    }

    /// Looks at what is known now.
    pub(super) fn peek<T>(&self, look: impl FnOnce(&Client) -> T) -> T {
        self.inner.with_value(|inner| look(&inner.client))
    }

    /// What lies where; `None` before the first deal.
    pub(super) fn scene(&self, page: Page) -> Option<Scene> {
        let speech = page.speech();
        let desk = self.desk.get();
        self.with(|client| scene::scene(client.room()?, &speech, &desk))
    }

    /// Connects, unless it is or will be.
    pub(super) fn open(self, page: Page) {
        if !matches!(self.state.get_untracked(), State::Closed | State::Over(_)) {
            return;
        }
        self.connect(page);
    }

    fn connect(self, page: Page) {
        self.state.set(State::Connecting);
        let tell = move |arrived| self.arrived(page, arrived);
        let carrier = if self.local {
            Carrier::worker(tell)
        } else {
            Carrier::server(tell)
        };
        let there = carrier.is_some();
        self.inner.update_value(|inner| inner.carrier = carrier);
        if self.local && there {
            self.greet_house(page);
            self.arrived(page, Arrived::Open);
        }
    }

    /// Tells the worker who plays, and what was kept.
    fn greet_house(self, page: Page) {
        let saved = store::get(store::TABLE);
        let saved = saved.and_then(|text| tree(text.as_bytes()).ok());
        let name = page
            .settings
            .with_untracked(|settings| settings.name.clone());
        let name = if name.is_empty() {
            page.say("person")
        } else {
            name
        };
        let who = object(vec![("id", 1.into()), ("name", name.into())]);
        self.inner.update_value(|inner| {
            if let Some(saved) = &saved {
                inner.kept.table = saved["table"].as_str().map(str::to_owned);
                inner.kept.lines = saved["lines"].as_array().cloned().unwrap_or_default();
            }
            if let Some(carrier) = &inner.carrier {
                let open = object(vec![
                    ("house", "open".into()),
                    ("who", who),
                    ("saved", saved.into()),
                ]);
                carrier.send(&written(&open));
            }
        });
    }

    fn arrived(self, page: Page, arrived: Arrived) {
        match arrived {
            Arrived::Open => {
                let said = self.inner.try_update_value(|inner| {
                    inner.retries = 0;
                    inner.pulse.heard(now());
                    inner.client.speak(page.language_tag());
                    inner.client.connected()
                });
                self.say_all(said.unwrap_or_default());
            }
            Arrived::Message(text) if self.local => self.house_said(page, &text),
            Arrived::Message(text) => self.hear(page, &text),
            Arrived::Closed => self.lost(page),
        }
    }

    fn hear(self, page: Page, text: &str) {
        let now = now();
        self.inner.update_value(|inner| {
            // A message that cannot be read is one of a later server: the next snapshot helps.
            if inner.client.feed(text.as_bytes(), now).is_ok() {
                inner.arrived += 1;
            }
            inner.pulse.heard(now);
        });
        self.pump(page);
    }

    fn house_said(self, page: Page, text: &str) {
        let Ok(message) = tree(text.as_bytes()) else {
            return;
        };
        match message["house"].as_str() {
            Some("frame") => {
                let text = message["text"].as_str().unwrap_or_default().to_owned();
                self.hear(page, &text);
            }
            Some("fresh") => self.inner.update_value(|inner| {
                inner.kept = Kept {
                    table: message["table"].as_str().map(str::to_owned),
                    lines: Vec::new(),
                };
            }),
            Some("keep") => self.inner.update_value(|inner| {
                let Kept { table, lines } = &mut inner.kept;
                lines.push(object(vec![
                    ("at", message["at"].clone()),
                    ("body", message["body"].clone()),
                ]));
                let all = object(vec![
                    ("table", table.clone().into()),
                    ("lines", lines.clone().into()),
                ]);
                store::set(store::TABLE, &written(&all));
            }),
            Some("hint") => {
                let text = |name: &str| message[name].as_str().unwrap_or_default().to_owned();
                let line = Line {
                    seen: text("seen"),
                    heard: text("heard"),
                    kind: Kind::Answer,
                };
                self.advice.set(Some(line.clone()));
                self.note(page, line);
            }
            Some("record") => {
                let text = message["text"].as_str().unwrap_or_default().to_owned();
                store::keep_record(text.clone());
                self.record.set(Some(text));
            }
            _ => {}
        }
    }

    /// The connection is gone: it is made anew, later each time.
    fn lost(self, page: Page) {
        let over = matches!(self.state.get_untracked(), State::Over(_) | State::Outdated);
        let wait = self.inner.try_update_value(|inner| {
            inner.carrier = None;
            inner.client.disconnected();
            inner.retries += 1;
            inner.is_due = true;
            delay(inner.retries, (js_sys::Math::random() * 1e9) as u64)
        });
        self.changed();
        if over || self.local {
            if self.local {
                self.state.set(State::Over(page.say("page-worker-failed")));
            }
            return;
        }
        if self.state.get_untracked() == State::Open {
            let text = page.say("page-connection-lost");
            self.note(page, Line::plain(Kind::Table, text));
        }
        self.state.set(State::Connecting);
        let wait = wait.unwrap_or_default();
        set_timeout(move || self.connect_again(page), wait);
    }

    /// Connects again, if that is still to be done.
    fn connect_again(self, page: Page) {
        let due = self
            .inner
            .try_update_value(|inner| std::mem::take(&mut inner.is_due));
        if due == Some(true) && self.state.get_untracked() == State::Connecting {
            self.connect(page);
        }
    }

    /// Looks whether the connection is alive, every few seconds; `doubtful` when the device has
    /// slept or changed its network.
    pub(super) fn feel_pulse(self, page: Page, doubtful: bool) {
        if doubtful {
            self.connect_again(page);
        }
        if self.state.get_untracked() != State::Open {
            return;
        }
        let now = now();
        let beat = self.inner.try_update_value(|inner| {
            if doubtful {
                inner.pulse.doubt(now)
            } else {
                inner.pulse.feel(now)
            }
        });
        match beat {
            Some(Beat::Ask) => self.wish(page, ToServer::Ping),
            Some(Beat::Dead) => self.lost(page),
            Some(Beat::Fine) | None => {}
        }
    }

    /// Takes in what arrived. After somebody's move it waits, so that people can follow.
    fn pump(self, page: Page) {
        if self.inner.with_value(|inner| inner.waiting) {
            return;
        }
        loop {
            let news = self.inner.try_update_value(|inner| {
                let before = inner.client.room().map(|room| sitters(&room.seats));
                if let Some(before) = before {
                    inner.before = before;
                }
                inner.client.next_news()
            });
            let said = self
                .inner
                .try_update_value(|inner| inner.client.take_outbox());
            self.say_all(said.unwrap_or_default());
            let news = match news {
                Some(Ok(Some(news))) => news,
                Some(Err(_)) => continue,
                _ => break,
            };
            if let Some(wait) = self.absorb(page, &news) {
                self.inner.update_value(|inner| inner.waiting = true);
                let go_on = move || {
                    self.inner.update_value(|inner| inner.waiting = false);
                    self.pump(page);
                };
                set_timeout(go_on, std::time::Duration::from_millis(wait));
                self.changed();
                return;
            }
        }
        self.inner.update_value(|inner| inner.arrived = 0);
        self.changed();
        self.tell_turn(page);
    }

    fn changed(self) {
        self.tick.update(|tick| *tick = tick.wrapping_add(1));
    }

    /// Says whose turn it is when it has become this person's.
    fn tell_turn(self, page: Page) {
        let mine = self.peek(|client| client.room().is_some_and(baralho_client::Room::is_my_turn));
        let before = self
            .inner
            .try_update_value(|inner| std::mem::replace(&mut inner.my_turn, mine));
        if mine && before == Some(false) {
            page.sound(Sound::Turn);
            let text = page.say("your-turn");
            self.note(page, Line::plain(Kind::Turn, text));
        }
    }

    /// What some news mean for the page; how long to wait before the next, in milliseconds.
    fn absorb(self, page: Page, news: &News) -> Option<u64> {
        match news {
            News::Welcome { tables, you, .. } => {
                self.state.set(State::Open);
                self.seats_at.set(tables.clone());
                if !self.local {
                    page.me.set(Some(you.clone()));
                }
                let early = self
                    .inner
                    .try_update_value(|inner| std::mem::take(&mut inner.early));
                for wish in early.unwrap_or_default() {
                    self.wish(page, wish);
                }
                None
            }
            News::Table { again } => {
                if !again {
                    self.history.set(History::default());
                    self.end.set(None);
                    self.record.set(None);
                    self.inner.update_value(|inner| inner.my_turn = false);
                    if !self.local
                        && let Some(code) = self.peek(Client::table)
                    {
                        page.go(Route::Table(code));
                    }
                }
                self.desk.update(Desk::clear);
                None
            }
            News::CaughtUp => {
                let speech = page.speech_now();
                let lines = self.peek(|client| {
                    let room = client.room();
                    room.map(|room| announce::position(room, &speech))
                });
                for line in lines.unwrap_or_default() {
                    self.note(page, line);
                }
                None
            }
            News::Told { told, old } => {
                if *old {
                    return None;
                }
                self.told(page, news, &told.what)
            }
            News::LobbyChat(said) => {
                let text = format!("{}: {}", said.who.name, said.text);
                page.said.polite(text);
                None
            }
            News::Refused {
                code,
                message,
                wish,
            } => {
                self.refused(page, code, message, wish.as_ref());
                None
            }
            News::Out { code, .. } => {
                let speech = page.speech_now();
                let text = baralho_telling::happenings::out(&speech.eyes, code);
                page.said.polite(text.clone());
                page.notice.set(Some(text));
                if matches!(page.route.get_untracked(), Route::Table(_)) {
                    page.go(Route::Home);
                }
                None
            }
            News::Bye { code, message } => {
                // Coming back at once would only send another one away.
                if matches!(code.as_str(), "signed-out" | "too-many-connections") {
                    self.state.set(State::Over(message.clone()));
                } else {
                    self.note(page, Line::plain(Kind::Table, message.clone()));
                }
                None
            }
            News::Unanswered(_) => {
                let text = page.say("page-unanswered");
                self.refuse(page, text);
                None
            }
            News::Lobby | News::Done(_) => None,
        }
    }

    /// The server did not do what was wanted.
    fn refused(self, page: Page, code: &str, message: &str, wish: Option<&ToServer>) {
        if code == "protocol" {
            // The page says in its own words, for as long as it is so, what to do.
            self.state.set(State::Outdated);
            let text = page.say("page-outdated");
            self.note(page, Line::plain(Kind::Trouble, text));
            return;
        }
        let own = format!("online-{code}");
        let speech = page.speech_now();
        let text = if self.local && speech.eyes.has(&own) {
            speech.eyes.say(&own, &[("detail", message.into())])
        } else {
            message.to_owned()
        };
        if matches!(wish, Some(ToServer::Join { .. })) {
            page.trouble_at_door(code, text.clone());
        }
        self.refuse(page, text);
    }

    fn told(self, page: Page, news: &News, what: &What) -> Option<u64> {
        let speech = page.speech_now();
        let lines = self
            .inner
            .with_value(|inner| announce::lines(&inner.client, &speech, &inner.before, news));
        match what {
            What::Started { .. } | What::Round { .. } => {
                self.end.set(None);
                self.desk.update(Desk::clear);
                self.inner.update_value(|inner| inner.my_turn = false);
                page.sound(Sound::Shuffle);
            }
            What::Move { seat, ending, .. } => {
                self.advice.set(None);
                let mine =
                    self.peek(|client| client.room().and_then(|room| room.seat)) == Some(*seat);
                if mine {
                    self.desk.update(Desk::clear);
                }
                let last = self.scene_now(page).and_then(|scene| scene.last);
                if let Some(last) = &last {
                    page.sound(sound_of(last));
                    motion::prepare(page, last.clone());
                }
                if let Some(ending) = ending {
                    let end = self
                        .peek(|client| announce::round_end(client.room()?, &speech.eyes, ending));
                    self.end.set(end.map(Arc::new));
                }
                for line in lines {
                    self.note(page, line);
                }
                let pace = page.settings.with_untracked(|settings| settings.pace);
                let many = self.inner.with_value(|inner| inner.arrived) > TOO_MANY;
                let wait = if ending.is_some() {
                    pace.min(600)
                } else {
                    pace
                };
                // Nothing comes before the person has moved: no need to wait for it.
                let next =
                    self.peek(|client| client.room().is_some_and(baralho_client::Room::is_my_turn));
                let watched = !mine && !next && !many && wait > 0;
                return watched.then_some(wait.unsigned_abs());
            }
            What::Over {
                winners, points, ..
            } => {
                page.sound(Sound::End);
                let verdict = self.peek(|client| {
                    let room = client.room()?;
                    Some(announce::outcome(room, &speech.eyes, winners, points))
                });
                let fair =
                    self.peek(|client| client.room().and_then(baralho_client::Room::fairness));
                let fair = fair.map(|checked| {
                    baralho_telling::happenings::fairness(&speech.eyes, checked.is_ok())
                });
                self.end.update(|end| {
                    let mut over = end.as_deref().cloned().unwrap_or(RoundEnd {
                        heading: String::new(),
                        grid: baralho_telling::Grid::default(),
                        is_last: true,
                        verdict: None,
                        fair: None,
                    });
                    over.is_last = true;
                    over.verdict = verdict;
                    over.fair = fair;
                    *end = Some(Arc::new(over));
                });
            }
            _ => {}
        }
        for line in lines {
            self.note(page, line);
        }
        None
    }

    fn scene_now(self, page: Page) -> Option<Scene> {
        let speech = page.speech_now();
        let desk = self.desk.get_untracked();
        self.peek(|client| scene::scene(client.room()?, &speech, &desk))
    }

    /// Writes a line into the log, and says it.
    pub(super) fn note(self, page: Page, line: Line) {
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
    pub(super) fn refuse(self, page: Page, why: String) {
        page.sound(Sound::No);
        let why = baralho_telling::capitalised(&why);
        page.notice.set(Some(why.clone()));
        self.note(page, Line::plain(Kind::Trouble, why));
    }

    fn say_all(self, said: Vec<Request>) {
        self.inner.with_value(|inner| {
            if let Some(carrier) = &inner.carrier {
                for request in said {
                    carrier.send(&request.to_json());
                }
            }
        });
    }

    /// Wants something.
    pub(super) fn wish(self, page: Page, wish: ToServer) {
        if self.state.get_untracked() != State::Open {
            self.inner.update_value(|inner| inner.early.push(wish));
            return self.open(page);
        }
        if self.local && matches!(wish, ToServer::Create { .. }) {
            let seed = self.inner.with_value(|inner| inner.seed);
            self.tell_house(&object(vec![
                ("house", "chance".into()),
                ("seed", seed.into()),
            ]));
        }
        let request = self.inner.try_update_value(|inner| inner.client.wish(wish));
        self.say_all(request.into_iter().collect());
    }

    /// Wants to hear of the lobby, or no more.
    pub(super) fn want_lobby(self, page: Page, on: bool) {
        if self.state.get_untracked() == State::Open {
            self.wish(page, ToServer::Lobby { on });
        } else {
            self.inner.update_value(|inner| inner.client.want_lobby(on));
        }
    }

    /// Something of the table was clicked, or its key pressed.
    pub(super) fn touch(self, page: Page, touch: Touch) {
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
                    .try_update_value(|inner| inner.client.move_wish(text));
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

    /// A new game against bots, dealt from a seed if one is given.
    pub(super) fn start_local(self, page: Page, setup: Setup, bots: &[String], seed: Option<u64>) {
        store::remove(store::TABLE);
        self.inner.update_value(|inner| inner.seed = seed);
        self.wish(
            page,
            ToServer::Create {
                setup,
                password: None,
            },
        );
        for (place, name) in bots.iter().enumerate() {
            self.wish(
                page,
                ToServer::Bot {
                    seat: Some(place + 1),
                    name: name.clone(),
                },
            );
        }
        self.wish(page, ToServer::Start);
    }

    /// Goes on with the table that was kept.
    pub(super) fn resume_local(self, page: Page) {
        let kept = store::get(store::TABLE);
        let kept = kept.and_then(|text| tree(text.as_bytes()).ok());
        let code = kept.and_then(|kept| kept["table"].as_str()?.parse().ok());
        let here = self.peek(|client| client.room().is_some());
        if let (Some(table), false) = (code, here) {
            self.wish(
                page,
                ToServer::Join {
                    table,
                    password: None,
                    since: None,
                },
            );
        }
    }

    /// Asks the worker for advice.
    pub(super) fn ask_hint(self, page: Page) {
        let language = page.speech_now().language().tag();
        self.tell_house(&object(vec![
            ("house", "hint".into()),
            ("language", language.into()),
        ]));
    }

    fn tell_house(self, aside: &Value) {
        self.inner.with_value(|inner| {
            if let Some(carrier) = &inner.carrier {
                carrier.send(&written(aside));
            }
        });
    }

    /// Ends the connection: the next one is somebody else's, say.
    pub(super) fn close(self) {
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
    pub(super) fn mute(self, person: i64, on: bool) {
        self.inner
            .update_value(|inner| inner.client.mute(person, on));
        self.changed();
    }
}

fn sound_of(last: &LastMove) -> Sound {
    match last.taken.len() {
        _ if last.grand => Sound::Sweep,
        0 => Sound::Card,
        cards => Sound::Capture(cards),
    }
}

/// The time in milliseconds since 1970.
pub(super) fn now() -> i64 {
    js_sys::Date::now() as i64
}

impl Said {
    /// Says something when nothing else is being said.
    pub(super) fn polite(self, text: String) {
        self.push(false, text);
    }

    /// Says something at once.
    pub(super) fn at_once(self, text: String) {
        self.push(true, text);
    }
}
