//! A table of this page's own: the worker that keeps it, and what is kept of it here.

use baralho_protocol::online::{Command, Setup};
use baralho_words::Deck;
use serde_json::{Value, json};

use super::Session;
use crate::{
    announce::{Kind, Line},
    browser::{page::Page, store},
};

impl Session {
    /// Tells the worker who plays, and what was kept.
    pub(super) fn greet_house(self, page: Page) {
        let kept = store::Table::kept();
        let kept = kept.map(|kept| store::Table::keep(kept.code, kept.lines));
        let saved = kept.as_ref().map(store::Table::saved);
        let name = page
            .settings
            .with_untracked(|settings| settings.name.clone());
        let name = if name.is_empty() {
            page.say("person")
        } else {
            name
        };
        let who = json!({ "id": 1, "name": name });
        self.inner.update_value(|inner| {
            inner.kept = kept;
            if let Some(carrier) = &inner.carrier {
                let open = json!({ "house": "open", "who": who, "saved": saved });
                carrier.send(&open.to_string());
            }
        });
    }

    pub(super) fn house_said(self, page: Page, text: &str) {
        let Ok(message) = serde_json::from_str::<Value>(text) else {
            return;
        };
        match message["house"].as_str() {
            Some("frame") => {
                let text = message["text"].as_str().unwrap_or_default().to_owned();
                self.hear(page, &text);
            }
            Some("fresh") => self.inner.update_value(|inner| {
                let code = message["table"].as_str().unwrap_or_default();
                inner.kept = Some(store::Table::keep(code.to_owned(), Vec::new()));
            }),
            Some("keep") => self.inner.update_value(|inner| {
                if let Some(kept) = &mut inner.kept {
                    kept.add(json!({ "at": message["at"], "body": message["body"] }));
                }
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

    /// A new game against bots, dealt from a seed if one is given.
    pub(in crate::browser) fn start_local(
        self,
        page: Page,
        setup: Setup,
        bots: &[String],
        seed: Option<u64>,
    ) {
        store::forget_table();
        self.inner.update_value(|inner| inner.seed = seed);
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
        let code = store::Table::kept().and_then(|kept| kept.code.parse().ok());
        let here = self.peek(|client| client.room().is_some());
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
        self.tell_house(&json!({
            "house": "hint",
            "language": speech.language().tag(),
            "words": speech.eyes.catalogue().text(),
            "latin": speech.eyes.deck() == Deck::Latin,
        }));
    }

    pub(super) fn tell_house(self, aside: &Value) {
        self.inner.with_value(|inner| {
            if let Some(carrier) = &inner.carrier {
                carrier.send(&aside.to_string());
            }
        });
    }
}
