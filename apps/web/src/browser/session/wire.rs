//! The way to whoever keeps the table: made, watched, lost and made again.

use baralho_protocol::online::{Command, Request};
use baralho_table::client::{Beat, Room, delay};
use baralho_table::happenings::sitters;
use leptos::prelude::*;

use super::{Connection, Session, now};
use crate::{
    announce::{Kind, Line},
    browser::{
        carrier::{Arrived, Carrier},
        page::Page,
        sound::Sound,
    },
};

impl Session {
    /// Connects, unless it is or will be.
    pub(in crate::browser) fn open(self, page: Page) {
        if !matches!(
            self.state.get_untracked(),
            Connection::Closed | Connection::Over(_)
        ) {
            return;
        }
        self.connect(page);
    }

    fn connect(self, page: Page) {
        self.state.set(Connection::Connecting);
        let tell = move |arrived| self.arrived(page, arrived);
        let carrier = if self.local {
            Carrier::worker(tell)
        } else {
            Carrier::server(tell)
        };
        let there = carrier.is_some();
        self.inner.update_untracked(|inner| inner.carrier = carrier);
        if self.local && there {
            self.greet_worker(page);
            self.arrived(page, Arrived::Open);
        }
    }

    pub(super) fn arrived(self, page: Page, arrived: Arrived) {
        match arrived {
            Arrived::Open => {
                let said = self.inner.update_untracked(|inner| {
                    inner.retries = 0;
                    inner.heartbeat.heard(now());
                    inner.client.speak(page.language_tag());
                    inner.client.connected()
                });
                self.say_all(said);
            }
            Arrived::Message(text) if self.local => self.worker_said(page, &text),
            Arrived::Message(text) => self.hear(page, &text),
            Arrived::Closed => self.lost(page),
        }
    }

    pub(super) fn hear(self, page: Page, text: &str) {
        let now = now();
        self.inner.update_untracked(|inner| {
            // A message that cannot be read is one of a later server: the next snapshot helps.
            if inner.client.feed(text.as_bytes(), now).is_ok() {
                inner.arrived += 1;
            }
            inner.heartbeat.heard(now);
        });
        self.pump(page);
    }

    /// The connection is gone: it is made anew, later each time.
    pub(super) fn lost(self, page: Page) {
        let over = matches!(
            self.state.get_untracked(),
            Connection::Over(_) | Connection::Outdated
        );
        let wait = self.inner.update_untracked(|inner| {
            inner.carrier = None;
            inner.client.disconnected();
            inner.retries += 1;
            inner.is_due = true;
            delay(inner.retries, (js_sys::Math::random() * 1e9) as u64)
        });
        self.inner.notify();
        if over || self.local {
            if self.local {
                self.state
                    .set(Connection::Over(page.say("page-worker-failed")));
            }
            return;
        }
        if self.state.get_untracked() == Connection::Open {
            let text = page.say("page-connection-lost");
            self.note(page, Line::plain(Kind::Table, text));
        }
        self.state.set(Connection::Connecting);
        set_timeout(move || self.connect_again(page), wait);
    }

    /// Connects again, if that is still to be done.
    pub(super) fn connect_again(self, page: Page) {
        let due = self
            .inner
            .update_untracked(|inner| std::mem::take(&mut inner.is_due));
        if due && self.state.get_untracked() == Connection::Connecting {
            self.connect(page);
        }
    }

    /// Looks whether the connection is alive, every few seconds; `doubtful` when the device has
    /// slept or changed its network.
    pub(in crate::browser) fn feel_pulse(self, page: Page, doubtful: bool) {
        if doubtful {
            self.connect_again(page);
        }
        if self.state.get_untracked() != Connection::Open {
            return;
        }
        let now = now();
        let beat = self.inner.update_untracked(|inner| {
            if doubtful {
                inner.heartbeat.doubt(now)
            } else {
                inner.heartbeat.feel(now)
            }
        });
        match beat {
            Beat::Ask => self.send(page, Command::Ping),
            Beat::Dead => self.lost(page),
            Beat::Fine => {}
        }
    }

    /// Takes in what arrived. After somebody's move it waits, so that people can follow.
    pub(super) fn pump(self, page: Page) {
        if self.inner.with_untracked(|inner| inner.waiting) {
            return;
        }
        loop {
            let news = self.inner.update_untracked(|inner| {
                let before = inner.client.room().map(|room| sitters(&room.seats));
                if let Some(before) = before {
                    inner.before = before;
                }
                inner.client.next_news()
            });
            let said = self
                .inner
                .update_untracked(|inner| inner.client.take_outbox());
            self.say_all(said);
            let news = match news {
                Ok(Some(news)) => news,
                Err(_) => continue,
                Ok(None) => break,
            };
            if let Some(wait) = self.absorb(page, &news) {
                self.inner.update_untracked(|inner| inner.waiting = true);
                let go_on = move || {
                    self.inner.update_untracked(|inner| inner.waiting = false);
                    self.pump(page);
                };
                set_timeout(go_on, std::time::Duration::from_millis(wait));
                self.inner.notify();
                return;
            }
        }
        self.inner.update_untracked(|inner| inner.arrived = 0);
        self.inner.notify();
        self.tell_turn(page);
    }

    /// Says whose turn it is when it has become this person's.
    pub(super) fn tell_turn(self, page: Page) {
        let mine = self.room_now(Room::is_my_turn);
        let before = self
            .inner
            .update_untracked(|inner| std::mem::replace(&mut inner.my_turn, mine));
        if mine && !before {
            page.sound(Sound::Turn);
            let text = page.say("your-turn");
            self.note(page, Line::plain(Kind::Turn, text));
        }
    }

    pub(super) fn say_all(self, said: impl IntoIterator<Item = Request>) {
        self.inner.with_untracked(|inner| {
            if let Some(carrier) = &inner.carrier {
                for request in said {
                    carrier.send(&request.to_json());
                }
            }
        });
    }
}
