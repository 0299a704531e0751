//! What news mean for the page.

use std::{collections::BTreeSet, sync::Arc};

use baralho_protocol::online::{Command, TableCode, TableEvent, Told};
use baralho_table::client::{Client, News, Room};
use leptos::prelude::*;

use super::{Connection, Session};
use crate::{
    announce::{self, History, Kind, Line, RoundEnd},
    browser::{focus, motion, page::Page, sound::Sound},
    route::Route,
    scene::{self, LastMove, Scene, Selection},
};

/// With more news than this waiting, nobody is made to watch them one by one.
const TOO_MANY: usize = 12;

impl Session {
    /// What some news mean for the page; how long to wait before the next, in milliseconds.
    pub(super) fn absorb(self, page: Page, news: &News) -> Option<u64> {
        match news {
            News::Welcome { tables, you, .. } => {
                self.state.set(Connection::Open);
                self.seats_at.set(tables.clone());
                if !self.local {
                    page.me.set(Some(you.clone()));
                }
                let early = self
                    .inner
                    .update_untracked(|inner| std::mem::take(&mut inner.early));
                for command in early {
                    self.send(page, command);
                }
            }
            News::Table { again } => {
                if !again {
                    self.history.set(History::default());
                    self.end.set(None);
                    self.record.set(None);
                    self.swept.set(Vec::new());
                    self.inner.update_untracked(|inner| inner.my_turn = false);
                    page.door.set(None);
                    page.notice.set(None);
                    if !self.local
                        && let Some(code) = self.peek(Client::table)
                    {
                        page.go(Route::Table(code));
                    }
                }
                self.selection.update(Selection::clear);
            }
            News::CaughtUp { stood_in } => self.caught_up(page, *stood_in),
            News::Told { old: true, .. } => {}
            News::Told { told, .. } => return self.told(page, news, told),
            News::LobbyChat(said) => {
                let text = format!("{}: {}", said.who.name, said.text);
                page.said.polite(text);
            }
            News::Refused {
                code,
                message,
                command,
            } => {
                self.refused(page, code, message, command.as_ref());
            }
            News::Out {
                table,
                code,
                keeps_seat,
            } => self.out(page, *table, code, *keeps_seat),
            News::Bye { code, message } => {
                // Coming back at once would only send another one away.
                if matches!(
                    code.as_str(),
                    "signed-out" | "too-many-connections" | "banned"
                ) {
                    self.state.set(Connection::Over(message.clone()));
                } else {
                    self.note(page, Line::plain(Kind::Table, message.clone()));
                }
            }
            News::Unanswered(_) => {
                let text = page.say("page-unanswered");
                self.refuse(page, text);
            }
            News::Notice(text) => {
                let text = page.say_with("play-online-notice", &[("text", text.clone().into())]);
                page.said.polite(text.clone());
                page.announcement.set(Some(text));
            }
            News::Done(Command::Report { .. }) => page.tell(page.say("play-online-reported")),
            News::Lobby | News::Watching | News::Done(_) => {}
        }
        None
    }

    /// What was missed is known: how it stands.
    fn caught_up(self, page: Page, stood_in: bool) {
        if stood_in {
            let text = page.say("play-online-stood-in");
            self.note(page, Line::plain(Kind::Table, text));
        }
        let speech = page.speech_now();
        for line in self.room_now(|room| announce::position(room, &speech)) {
            self.note(page, line);
        }
    }

    /// This person is at no table any more.
    fn out(self, page: Page, table: TableCode, code: &str, keeps_seat: bool) {
        self.seats_at.update(|seats| {
            seats.retain(|known| *known != table);
            if keeps_seat {
                seats.push(table);
            }
        });
        let speech = page.speech_now();
        let why = baralho_table::happenings::out(&speech.eyes, code, keeps_seat);
        if !matches!(page.route.get_untracked(), Route::Table(_)) {
            return page.tell(why);
        }
        let here = page.say("page-in-lobby");
        page.go_and_tell(Route::Lobby, [why, here].join(" "));
    }

    /// The server did not do what was wanted.
    pub(super) fn refused(self, page: Page, code: &str, message: &str, command: Option<&Command>) {
        if code == "protocol" {
            // The page says in its own words, for as long as it is so, what to do.
            self.state.set(Connection::Outdated);
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
        if let Some(Command::Join { table, .. }) = command
            && page.route.get_untracked() == Route::Table(*table)
        {
            // The door says it for as long as it is closed.
            page.door.set(Some((code.to_owned(), text.clone())));
            page.sound(Sound::No);
            page.said.at_once(text);
            return;
        }
        self.refuse(page, text);
    }

    pub(super) fn told(self, page: Page, news: &News, told: &Told) -> Option<u64> {
        let speech = page.speech_now();
        let lines = self.inner.with_untracked(|inner| {
            let (client, before) = (&inner.client, &inner.before);
            announce::lines(client, &speech, before, news, !self.local)
        });
        let tells = |line: &Line| matches!(line.kind, Kind::Story | Kind::Heading);
        if lines.iter().any(tells) {
            self.history.update(History::mark);
        }
        let mut wait = None;
        match &told.event {
            TableEvent::Started { .. } | TableEvent::Round => {
                self.end.set(None);
                page.notice.set(None);
                self.selection.update(Selection::clear);
                self.inner.update_untracked(|inner| inner.my_turn = false);
                page.sound(Sound::Shuffle);
                request_animation_frame(focus::enter_table);
                self.swept.set(Vec::new());
                if let Some(scene) = self.scene_now(page) {
                    motion::deal(page, &scene);
                    // Whoever begins waits until everybody has their cards.
                    wait = (!scene.my_turn).then(motion::left).filter(|&left| left > 0);
                }
            }
            TableEvent::Move { seat, .. } => {
                let ending = &told.cards.ending;
                self.advice.set(None);
                let mine = self.room_now(|room| room.seat) == Some(*seat);
                if mine {
                    self.selection.update(Selection::clear);
                }
                let last = self.scene_now(page).and_then(|scene| scene.last);
                if let Some(last) = &last {
                    page.sound(sound_of(last));
                    motion::prepare(page, last);
                    if let (true, Some(card)) = (last.grand, last.played) {
                        let seat = last.seat;
                        self.swept.update(|swept| swept.push((seat, card)));
                    }
                }
                if let Some(ending) = ending {
                    let end = self.room_now(|room| announce::round_end(room, &speech.eyes, ending));
                    self.end
                        .set(end.map(|end| Arc::new(self.with_sweeps(page, end))));
                }
                for line in lines {
                    self.note(page, line);
                }
                let pace = page.settings.with_untracked(|settings| settings.pace);
                let many = self.inner.with_untracked(|inner| inner.arrived) > TOO_MANY;
                let wait = if ending.is_some() {
                    pace.min(600)
                } else {
                    pace
                };
                // Nothing comes before the person has moved: no need to wait for it. Their own move
                // is seen, too, before anybody answers it.
                let next = self.room_now(Room::is_my_turn);
                let watched = !next && !many && wait > 0;
                return watched.then_some(wait.unsigned_abs());
            }
            TableEvent::TakenBack { .. } => {
                self.advice.set(None);
                self.selection.update(Selection::clear);
            }
            TableEvent::Over {
                winners, points, ..
            } => {
                page.sound(Sound::End);
                let verdict = self
                    .room_now(|room| Some(announce::outcome(room, &speech.eyes, winners, points)));
                let fair = self.room_now(Room::fairness);
                let fair = fair.map(|checked| {
                    baralho_table::happenings::fairness(&speech.eyes, checked.is_ok())
                });
                self.end.update(|end| {
                    let mut over = end.as_deref().cloned().unwrap_or(RoundEnd {
                        heading: String::new(),
                        grid: baralho_face::Grid::default(),
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
        let pace = page.settings.with_untracked(|settings| settings.pace);
        wait.filter(|_| pace > 0)
    }

    /// A score with the cards that sweeps were made with, as far as they were seen here.
    fn with_sweeps(self, page: Page, mut end: RoundEnd) -> RoundEnd {
        let seats = self.scene_now(page).unwrap_or_default().seats;
        // The person's own side is told first, then the others in their order.
        let own = seats.first().map(|seat| seat.side);
        let others: BTreeSet<usize> = seats.iter().map(|seat| seat.side).collect();
        let others = others.into_iter().filter(|&side| Some(side) != own);
        let sides: Vec<usize> = own.into_iter().chain(others).collect();
        let side_of = |seat: usize| {
            let known = seats.iter().find(|known| known.seat == seat);
            known.map(|known| known.side)
        };
        let swept = self.swept.get_untracked();
        for row in end
            .grid
            .rows
            .iter_mut()
            .filter(|row| row.of_sweeps && !swept.is_empty())
        {
            let of_side = |side: &usize| {
                let own = swept
                    .iter()
                    .filter(|(seat, _)| side_of(*seat) == Some(*side));
                own.map(|(_, card)| *card).collect()
            };
            row.cards = sides.iter().map(of_side).collect();
        }
        end
    }

    pub(in crate::browser) fn scene_now(self, page: Page) -> Option<Scene> {
        let speech = page.speech_now();
        let selection = self.selection.get_untracked();
        self.room_now(|room| scene::scene(room, &speech, &selection))
    }
}

fn sound_of(last: &LastMove) -> Sound {
    match last.taken.len() {
        _ if last.grand => Sound::Sweep,
        0 => Sound::Card,
        cards => Sound::Capture(cards),
    }
}
