//! The messages of a language, as they were compiled from `locales/`.

use std::borrow::Cow;
#[cfg(not(target_family = "wasm"))]
use std::sync::{Arc, OnceLock};

#[cfg(not(target_family = "wasm"))]
use crate::embedded;
use crate::{
    Language,
    marks::{END, NAME},
};

/// Changes with the messages of the page: a page and its words belong together.
const VERSION: &str = env!("BARALHO_WORDS");

/// The messages of one language.
#[derive(Debug)]
pub struct Catalogue {
    language: Language,
    text: Cow<'static, str>,
    /// Where each message begins; they are sorted by their keys.
    starts: Vec<u32>,
}

impl Catalogue {
    /// Reads a compiled catalogue, such as [`for_page`](Self::for_page) gives. A text that is
    /// none, or that was made for another program, is refused.
    pub fn read(language: Language, text: impl Into<Cow<'static, str>>) -> Option<Self> {
        let text = text.into();
        let messages = text.strip_prefix(VERSION)?.strip_prefix(END)?;
        let mut start = text.len() - messages.len();
        let mut starts = Vec::new();
        for message in messages.split_terminator(END) {
            starts.push(u32::try_from(start).ok()?);
            start += message.len() + END.len_utf8();
        }
        Some(Self {
            language,
            text,
            starts,
        })
    }

    /// The messages that are built into the program; read once.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn built_in(language: Language) -> Arc<Self> {
        static READ: [OnceLock<Arc<Catalogue>>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let read = || {
            let catalogue = Self::read(language, embedded::all(language));
            Arc::new(catalogue.expect("compiled with this very program"))
        };
        Arc::clone(READ[language as usize].get_or_init(read))
    }

    /// The text that a page and its worker read: no language is built into them.
    #[cfg(not(target_family = "wasm"))]
    pub fn for_page(language: Language) -> &'static str {
        embedded::page(language)
    }

    /// The name of the file in which a page finds that text. A page never meets words that
    /// were made for an older or newer one: they have other names.
    pub fn file(language: Language) -> String {
        format!("words/{}.{VERSION}.txt", language.tag())
    }

    /// The compiled text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message, or an attribute as `key.attribute`.
    pub(crate) fn find(&self, key: &str) -> Option<&str> {
        let message = |start: u32| {
            let rest = &self.text[start as usize..];
            rest.split_once(NAME).unwrap_or((rest, ""))
        };
        let found = self
            .starts
            .binary_search_by(|start| message(*start).0.cmp(key));
        let (_, pattern) = message(self.starts[found.ok()?]);
        pattern.split(END).next()
    }
}
