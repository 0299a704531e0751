//! A table of this page's own: the worker that keeps it, and what is kept of it here.

use baralho_protocol::online::{Command, FromLocal, Person, Setup, ToLocal};
use baralho_words::Deck;

use leptos::prelude::*;

use super::Session;
use crate::{
    announce::{Kind, Line},
    browser::{page::Page, store},
};

impl Session {
    /// Tells the worker who plays, and what was kept.
    pub(super) fn greet_worker(self, page: Page) {
        let kept = store::KeptTable::kept();
        let kept = kept.map(|kept| store::KeptTable::keep(kept.saved.table, kept.saved.lines));
        let saved = kept.as_ref().map(|kept| kept.saved.clone());
        let name = page
            .settings
            .with_untracked(|settings| settings.name.clone());
        let name = if name.is_empty() {
            page.say("person")
        } else {
            name
        };
        let who = Person::new(1, name);
        self.inner.update_untracked(|inner| inner.kept = kept);
        self.tell_worker(&ToLocal::Open { who, saved });
    }

    pub(super) fn worker_said(self, page: Page, text: &str) {
        match serde_json::from_str(text) {
            Ok(FromLocal::Frame { text }) => self.hear(page, &text),
            Ok(FromLocal::Fresh { table }) => self.inner.update_untracked(|inner| {
                inner.kept = Some(store::KeptTable::keep(table, Vec::new()));
            }),
            Ok(FromLocal::Keep(line)) => self.inner.update_untracked(|inner| {
                if let Some(kept) = &mut inner.kept {
                    kept.add(line);
                }
            }),
            Ok(FromLocal::Hint { seen, heard, .. }) => {
                let kind = Kind::Answer;
                let line = Line { seen, heard, kind };
                self.advice.set(Some(line.clone()));
                self.note(page, line);
            }
            Ok(FromLocal::Record { text, .. }) => {
                store::keep_record(text.clone());
                self.record.set(Some(text));
            }
            Err(_) => {}
        }
    }

    /// A new game against bots, dealt from a seed if one is given.
    pub(in crate::browser) fn start_local(
        self,
        page: Page,
        setup: Setup,
        bots: &[String],
        seed: Option<u64>,
    ) {
        store::forget_table();
        self.inner.update_untracked(|inner| inner.seed = seed);
        self.send(
            page,
            Command::Create {
                setup,
                password: None,
            },
        );
        for (place, name) in bots.iter().enumerate() {
            self.send(
                page,
                Command::Bot {
                    seat: Some(place + 1),
                    name: name.clone(),
                },
            );
        }
        self.send(page, Command::Start);
    }

    /// Goes on with the table that was kept.
    pub(in crate::browser) fn resume_local(self, page: Page) {
        let code = store::KeptTable::kept().map(|kept| kept.saved.table);
        let here = self.room_now(|_| true);
        if let (Some(table), false) = (code, here) {
            self.send(
                page,
                Command::Join {
                    table,
                    password: None,
                    since: None,
                },
            );
        }
    }

    /// Asks the worker for advice.
    pub(in crate::browser) fn ask_hint(self, page: Page) {
        let speech = page.speech_now();
        self.tell_worker(&ToLocal::Hint {
            language: speech.language().tag().to_owned(),
            words: speech.eyes.catalogue().text().to_owned(),
            latin: speech.eyes.deck() == Deck::Latin,
        });
    }

    pub(super) fn tell_worker(self, message: &ToLocal) {
        self.inner.with_untracked(|inner| {
            if let Some(carrier) = &inner.carrier {
                // Only maps with names: it can always be written.
                carrier.send(&serde_json::to_string(message).unwrap_or_default());
            }
        });
    }
}
