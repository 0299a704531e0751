//! What every part of the page shares.

use std::{collections::VecDeque, sync::Arc};

use super::prelude::*;
use baralho_protocol::online::Person;
use baralho_words::{Language, Value as Word};
use js_sys::Reflect;
use serde_json::{Value, json};
use web_sys::EventTarget;

use super::{
    begin::Wanted,
    http::{self, Failed},
    session::Session,
    sound::{self, Sound},
};
use crate::{
    Speech,
    route::Route,
    settings::{Motion, Settings},
};

/// A text that changes.
pub(super) type Text = Signal<String>;

/// What screen readers have been told stays this long in the document.
const REMEMBERED: usize = 40;

/// Whether there is a server behind the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Server {
    /// It has not answered yet.
    #[default]
    Unknown,
    /// There is one.
    There,
    /// There is none: a static site, or no network.
    None,
}

/// Shared by everything.
#[derive(Clone, Copy)]
pub(super) struct Page {
    pub(super) settings: RwSignal<Settings>,
    pub(super) speech: RwSignal<Arc<Speech>>,
    /// How often another language was chosen: only the words of the last one count.
    chosen: StoredValue<u32>,
    pub(super) route: RwSignal<Route>,
    pub(super) said: Said,
    /// Something to be read about what was done last: it goes with whatever is done next.
    pub(super) notice: RwSignal<Option<String>>,
    /// What is to be read where the page goes now.
    pub(super) arrival: StoredValue<Option<String>>,
    /// What those who run the server have to say, until it is closed.
    pub(super) announcement: RwSignal<Option<String>>,
    pub(super) server: RwSignal<Server>,
    pub(super) me: RwSignal<Option<Person>>,
    /// Why a table could not be entered: the code, and the reason.
    pub(super) door: RwSignal<Option<(String, String)>>,
    pub(super) online: StoredValue<Option<Session>>,
    pub(super) local: StoredValue<Option<Session>>,
    /// A game that is to be begun while another, named here, is not over.
    pub(super) wanted: RwSignal<Option<(Wanted, String)>>,
    /// What games against bots are dealt from: the address may say it, as in `?seed=7`.
    pub(super) seed: Option<u64>,
}

/// What screen readers are told.
#[derive(Clone, Copy)]
pub(super) struct Said {
    pub(super) polite: RwSignal<VecDeque<(u64, String)>>,
    pub(super) urgent: RwSignal<VecDeque<(u64, String)>>,
    next: StoredValue<u64>,
}

impl Said {
    fn new() -> Self {
        Self {
            polite: RwSignal::default(),
            urgent: RwSignal::default(),
            next: StoredValue::new(0),
        }
    }

    /// Says something when nothing else is being said.
    pub(super) fn polite(self, text: String) {
        self.push(false, text);
    }

    /// Says something at once.
    pub(super) fn at_once(self, text: String) {
        self.push(true, text);
    }

    /// Every sentence becomes an element of its own: a screen reader reads those that are
    /// added, one after another, and loses none.
    pub(super) fn push(self, urgent: bool, text: String) {
        if text.is_empty() {
            return;
        }
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        let region = if urgent { self.urgent } else { self.polite };
        region.update(|said| {
            if said.len() == REMEMBERED {
                said.pop_front();
            }
            said.push_back((number, text));
        });
    }
}

impl Page {
    pub(super) fn new(settings: Settings, speech: Arc<Speech>) -> Self {
        let page = Self {
            settings: RwSignal::new(settings),
            speech: RwSignal::new(speech),
            chosen: StoredValue::new(0),
            route: RwSignal::new(Route::read(&hash())),
            said: Said::new(),
            notice: RwSignal::new(None),
            arrival: StoredValue::new(None),
            announcement: RwSignal::new(None),
            server: RwSignal::default(),
            me: RwSignal::new(None),
            door: RwSignal::new(None),
            online: StoredValue::new(None),
            local: StoredValue::new(None),
            wanted: RwSignal::new(None),
            seed: crate::route::seed(&query()),
        };
        page.online.set_value(Some(Session::new(false)));
        page.local.set_value(Some(Session::new(true)));
        page
    }

    /// The page of whoever asks.
    pub(super) fn here() -> Self {
        expect_context()
    }

    pub(super) fn online(self) -> Session {
        self.online.get_value().expect("made with the page")
    }

    pub(super) fn local(self) -> Session {
        self.local.get_value().expect("made with the page")
    }

    /// The words, again whenever the language changes.
    pub(super) fn speech(self) -> Arc<Speech> {
        self.speech.get()
    }

    /// The words now.
    pub(super) fn speech_now(self) -> Arc<Speech> {
        self.speech.get_untracked()
    }

    /// Says a message for eyes.
    pub(super) fn say(self, key: &str) -> String {
        self.speech.with(|speech| speech.eyes.say(key, &[]))
    }

    /// A message that changes with the language. One type for all of them: the compiler makes
    /// code for every type, and the page should be small.
    pub(super) fn t(self, key: &'static str) -> Text {
        let speech = self.speech;
        Signal::derive(move || speech.with(|speech| speech.eyes.say(key, &[])))
    }

    /// Says a message with values for eyes.
    pub(super) fn say_with(self, key: &str, values: &[(&str, Word<'_>)]) -> String {
        self.speech.with(|speech| speech.eyes.say(key, values))
    }

    /// Speaks another language as soon as its words are there, everywhere at once. If they
    /// cannot be had, all stays as it is, and so does what the list of languages shows.
    pub(super) fn speak(self, language: Language, list: Option<EventTarget>) {
        let chosen = self.chosen.get_value() + 1;
        self.chosen.set_value(chosen);
        spawn_local(async move {
            let deck = self.settings.with_untracked(|settings| settings.deck);
            let speech = super::words(language, deck).await;
            if self.chosen.get_value() != chosen {
                return;
            }
            if let Some(speech) = speech {
                let tag = Some(language.tag().to_owned());
                self.speech.set(speech);
                self.settings.update(|settings| settings.language = tag);
                return;
            }
            if let Some(list) = list {
                let _ = Reflect::set(&list, &"value".into(), &self.language_tag().into());
            }
            let name = language.native_name();
            let text = self
                .speech_now()
                .eyes
                .say("page-language-lost", &[("language", name.into())]);
            self.said.polite(text.clone());
            self.notice.set(Some(text));
        });
    }

    /// The language as servers take it.
    pub(super) fn language_tag(self) -> String {
        self.speech_now().language().tag().to_owned()
    }

    /// Goes somewhere.
    #[allow(clippy::unused_self)] // it is the page that goes
    pub(super) fn go(self, route: Route) {
        if let Some(window) = web_sys::window() {
            let _ = window.location().set_hash(&route.to_string());
        }
    }

    /// Goes somewhere, and says there why.
    pub(super) fn go_and_tell(self, route: Route, text: String) {
        self.said.polite(text.clone());
        if self.route.get_untracked() == route {
            return self.notice.set(Some(text));
        }
        self.arrival.set_value(Some(text));
        self.go(route);
    }

    /// Makes a sound, as loud as the person wants it.
    pub(super) fn sound(self, sound: Sound) {
        sound::play(
            sound,
            self.settings.with_untracked(|settings| settings.volume),
        );
    }

    /// Whether cards may move.
    pub(super) fn may_move(self) -> bool {
        match self.settings.with_untracked(|settings| settings.motion) {
            Motion::On => true,
            Motion::Off => false,
            Motion::System => !matches_media("(prefers-reduced-motion: reduce)"),
        }
    }

    /// A table could not be entered.
    pub(super) fn trouble_at_door(self, code: &str, why: String) {
        self.door.set(Some((code.to_owned(), why)));
    }

    /// Asks the server something as JSON.
    pub(super) async fn ask(
        self,
        method: &'static str,
        path: String,
        body: Option<Value>,
    ) -> Result<Value, String> {
        let language = self.speech_now().language().tag();
        let answer = http::ask(method, &path, body.as_ref(), language).await;
        answer.map_err(|failed| match failed {
            Failed::Refused(why) => why,
            Failed::Unreachable => self.speech_now().eyes.say("page-unreachable", &[]),
        })
    }

    /// Makes sure that the server knows who this is, as a guest if need be.
    pub(super) async fn be_somebody(self) -> Result<(), String> {
        if self.me.get_untracked().is_some() {
            return Ok(());
        }
        let name = self
            .settings
            .with_untracked(|settings| settings.name.clone());
        let language = self.speech_now().language().tag();
        let mut body = json!({ "language": language });
        if !name.is_empty() {
            body["name"] = name.into();
        }
        let me = self.ask("POST", "api/guest".into(), Some(body)).await?;
        self.me.set(person(&me));
        Ok(())
    }
}

/// Somebody, as the server describes them.
pub(super) fn person(me: &Value) -> Option<Person> {
    Some(Person {
        id: me["id"].as_i64()?,
        name: me["name"].as_str()?.to_owned(),
        guest: me["registered"] == Value::Bool(false),
        program: false,
    })
}

/// The language to begin in.
pub(super) fn language_of(settings: &Settings) -> Language {
    let browser: Vec<String> = web_sys::window()
        .map(|window| window.navigator().languages())
        .map(|languages| languages.iter().filter_map(|tag| tag.as_string()).collect())
        .unwrap_or_default();
    settings.speaks(browser.iter().map(String::as_str))
}

/// What stands after `#` in the address.
pub(super) fn hash() -> String {
    let location = web_sys::window().map(|window| window.location());
    location
        .and_then(|location| location.hash().ok())
        .unwrap_or_default()
}

/// What stands after `?` in the address.
fn query() -> String {
    let location = web_sys::window().map(|window| window.location());
    location
        .and_then(|location| location.search().ok())
        .unwrap_or_default()
}

/// Whether the system asks for something.
pub(super) fn matches_media(query: &str) -> bool {
    let window = web_sys::window();
    let matched = window.and_then(|window| window.match_media(query).ok()?);
    matched.is_some_and(|list| list.matches())
}
