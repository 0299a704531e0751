//! What every part of the page shares.

use std::{ops::Deref, sync::Arc};

use baralho_protocol::online::Person;
use baralho_words::{Language, Value as Word};
use js_sys::Reflect;
use leptos::{prelude::*, task::spawn_local};
use serde_json::{Value, json};
use web_sys::EventTarget;

use super::{
    begin::Wanted,
    http::{self, Failed},
    said::Said,
    session::Session,
    sound::{self, Sound},
};
use crate::{
    Speech,
    route::Route,
    settings::{Motion, Settings},
};

/// Whether there is a server behind the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Server {
    /// It has not answered yet.
    #[default]
    Unknown,
    There,
    /// There is none: a static site, or no network.
    None,
}

/// What is shared by everything. There is one, as long as the document is open: parts of the page
/// hold no more than where it is.
#[derive(Clone, Copy)]
pub(super) struct Page(&'static Shared);

impl Deref for Page {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        self.0
    }
}

/// All that a [`Page`] shows, and what it remembers.
pub(super) struct Shared {
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
    pub(super) online: Session,
    pub(super) local: Session,
    /// A table fills the window: the way around the page gives way to its small bar.
    pub(super) at_table: RwSignal<bool>,
    /// Whether the help is open.
    pub(super) help: RwSignal<bool>,
    /// A game that is to be begun while another, named here, is not over.
    pub(super) wanted: RwSignal<Option<(Wanted, String)>>,
    /// What games against bots are dealt from: the address may say it, as in `?seed=7`.
    pub(super) seed: Option<u64>,
}

impl Page {
    pub(super) fn new(settings: Settings, speech: Arc<Speech>) -> Self {
        Self(Box::leak(Box::new(Shared {
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
            online: Session::new(false),
            local: Session::new(true),
            at_table: RwSignal::new(false),
            help: RwSignal::new(false),
            wanted: RwSignal::new(None),
            seed: crate::route::seed(&location().search().unwrap_or_default()),
        })))
    }

    /// The page of whoever asks.
    pub(super) fn here() -> Self {
        expect_context()
    }

    /// The words, again whenever the language changes.
    pub(super) fn speech(self) -> Arc<Speech> {
        self.speech.get()
    }

    pub(super) fn speech_now(self) -> Arc<Speech> {
        self.speech.get_untracked()
    }

    /// Says a message for eyes.
    pub(super) fn say(self, key: &str) -> String {
        self.speech.with(|speech| speech.eyes.say(key, &[]))
    }

    /// A message that changes with the language.
    pub(super) fn t(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync {
        move || self.say(key)
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
            self.tell(text);
        });
    }

    /// The language as servers take it.
    pub(super) fn language_tag(self) -> String {
        self.speech_now().language().tag().to_owned()
    }

    /// Goes somewhere.
    #[allow(clippy::unused_self)] // it is the page that goes
    pub(super) fn go(self, route: Route) {
        let _ = location().set_hash(&route.to_string());
    }

    /// Says something, and leaves it to be read.
    pub(super) fn tell(self, text: String) {
        self.said.polite(text.clone());
        self.notice.set(Some(text));
    }

    /// Goes somewhere, and says there why.
    pub(super) fn go_and_tell(self, route: Route, text: String) {
        if self.route.get_untracked() == route {
            return self.tell(text);
        }
        self.said.polite(text.clone());
        self.arrival.set_value(Some(text));
        self.go(route);
    }

    /// Takes the name that somebody wants to be called.
    pub(super) fn rename(self, name: &str) {
        let name = name.trim().to_owned();
        self.settings.update(|settings| settings.name = name);
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

    /// Asks the server something as JSON.
    pub(super) async fn ask(
        self,
        method: &'static str,
        path: impl Into<String>,
        body: Option<Value>,
    ) -> Result<Value, String> {
        let language = self.speech_now().language().tag();
        let answer = http::ask(method, &path.into(), body.as_ref(), language).await;
        answer.map_err(|failed| self.reason(failed))
    }

    /// Why a question was not answered, in words.
    pub(super) fn reason(self, failed: Failed) -> String {
        match failed {
            Failed::Refused(why) => why,
            Failed::Unreachable => self.speech_now().eyes.say("page-unreachable", &[]),
        }
    }

    /// Does something as soon as the server knows who this is, or says why it does not.
    pub(super) fn when_signed_in(self, act: impl FnOnce() + 'static) {
        spawn_local(async move {
            match self.ensure_signed_in().await {
                Ok(()) => act(),
                Err(why) => self.notice.set(Some(why)),
            }
        });
    }

    /// Makes sure that the server knows who this is, as a guest if need be.
    async fn ensure_signed_in(self) -> Result<(), String> {
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
        let me = self.ask("POST", "api/guest", Some(body)).await?;
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

pub(super) fn language_of(settings: &Settings) -> Language {
    let browser = window().navigator().languages();
    let browser: Vec<String> = browser.iter().filter_map(|tag| tag.as_string()).collect();
    settings.speaks(browser.iter().map(String::as_str))
}

/// What stands after `#` in the address.
pub(super) fn hash() -> String {
    location().hash().unwrap_or_default()
}

/// Whether the system asks for something.
pub(super) fn matches_media(query: &str) -> bool {
    let matched = window().match_media(query);
    matched.is_ok_and(|list| list.is_some_and(|list| list.matches()))
}
