//! What keys do.

use baralho_face::scene::names;
use baralho_protocol::online::{self, Stage};
use baralho_words::{Noun, say};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::{
    focus,
    page::Page,
    session::{Session, seconds_until},
};
use crate::{
    announce::{self, Kind, Line},
    keys::{Command, Pressed, read},
    route::Route,
    scene::{Scene, Touch},
};

/// A key was pressed somewhere in the page.
pub(super) fn key(page: Page, event: &web_sys::KeyboardEvent) {
    let with_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
    let Some(pressed) = page
        .settings
        .with_untracked(|settings| read(settings, &event.key(), with_modifier))
    else {
        return;
    };
    if pressed == Pressed::Help {
        event.prevent_default();
        return page.help.set(true);
    }
    if is_inside(event, FIELDS) || is_inside(event, OVER_THE_TABLE) {
        return;
    }
    if pressed == Pressed::Command(Command::Rules) {
        event.prevent_default();
        return page.help.set(true);
    }
    let session = match page.route.get_untracked() {
        Route::Play => page.local,
        Route::Table(_) => page.online,
        _ => return,
    };
    match pressed {
        Pressed::Escape if session.end.with_untracked(Option::is_some) => session.end.set(None),
        Pressed::Escape => session.touch(page, Touch::Cancel),
        Pressed::Place(place) => tell_place(page, session, place),
        Pressed::Command(command) => {
            event.prevent_default();
            obey(page, session, command);
        }
        Pressed::Help => {}
    }
}

/// Letters typed into a field are letters.
const FIELDS: &str = "input:not([type=checkbox]), textarea, select, [contenteditable]";
/// In a dialog that hides the table, keys are its own. The end of a round does not hide it.
const OVER_THE_TABLE: &str = "dialog:not(.end)";

/// Whether a key was pressed inside something.
fn is_inside(event: &web_sys::KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    target.is_some_and(|target: web_sys::Element| matches!(target.closest(selector), Ok(Some(_))))
}

fn answer(page: Page, session: Session, text: String) {
    session.note(page, Line::plain(Kind::Answer, text));
}

fn scene(page: Page, session: Session) -> Option<Scene> {
    let speech = page.speech_now();
    let desk = session.desk.get_untracked();
    session.room_now(|room| crate::scene::scene(room, &speech, &desk))
}

fn is_paused(session: Session) -> bool {
    session.room_now(|room| room.paused)
}

/// Between rounds the host stops the clock, and then skips it; alone there is no clock to stop. In
/// the middle of a round there is nothing to be stopped by a key that is pressed in passing.
fn pause(page: Page, session: Session) {
    let stage = session.room_now(|room| Some(room.stage));
    match stage {
        Some(Stage::Between) if session.local => {
            session.end.set(None);
            session.send(page, online::Command::Ready { on: true });
        }
        Some(Stage::Between) => session.send(page, online::Command::Pause),
        _ if is_paused(session) => session.send(page, online::Command::Pause),
        _ => {
            let key = if session.local {
                "page-no-pause-alone"
            } else {
                "no-pause-now"
            };
            answer(page, session, page.speech_now().ears.say(key, &[]));
        }
    }
}

/// Names a card of the table by its place.
fn tell_place(page: Page, session: Session, place: usize) {
    let Some(scene) = scene(page, session) else {
        return;
    };
    let speech = page.speech_now();
    let n = place + 1;
    let text = if let Some(card) = scene.middle.cards.get(place) {
        let card = card.name.as_str();
        say!(speech.ears, "scopa-table-card", n = n, card = card)
    } else {
        let cards = speech.ears.count(Noun::Card, scene.middle.cards.len());
        say!(speech.ears, "scopa-no-table-card", n = n, cards = cards)
    };
    answer(page, session, text);
}

#[allow(clippy::too_many_lines)] // a few lines for every key
fn obey(page: Page, session: Session, command: Command) {
    let speech = page.speech_now();
    let ears = &speech.ears;
    match command {
        Command::Table => {
            if let Some(scene) = scene(page, session) {
                answer(page, session, scene.middle.told);
            }
        }
        Command::Hand => {
            if let Some(scene) = scene(page, session).filter(|scene| scene.has_hand) {
                let text = if scene.hand.is_empty() {
                    say!(ears, "hand-empty")
                } else {
                    say!(ears, "hand", cards = names(&scene.hand))
                };
                answer(page, session, text);
            }
        }
        Command::Captured => {
            let told = scene(page, session).and_then(|scene| {
                let me = scene.seats.into_iter().find(|seat| seat.me)?;
                let cards = ears.count(Noun::Card, me.captured?);
                Some(say!(ears, "scopa-you-captured", cards = cards))
            });
            if let Some(told) = told {
                answer(page, session, told);
            }
        }
        Command::Turn if is_paused(session) => answer(page, session, say!(ears, "page-paused")),
        Command::Turn => {
            let turn = scene(page, session).and_then(|scene| {
                let seat = scene.seats.into_iter().find(|seat| seat.turn)?;
                Some(if seat.me {
                    say!(ears, "your-turn")
                } else {
                    say!(ears, "page-turn-of", who = seat.name)
                })
            });
            answer(
                page,
                session,
                turn.unwrap_or_else(|| say!(ears, "page-no-turn")),
            );
        }
        Command::Score => {
            for line in session.room_now(|room| announce::score_now(room, &speech)) {
                session.note(page, line);
            }
        }
        Command::ScoreDetail => {
            if let Some(scene) = scene(page, session) {
                for seat in scene.seats {
                    answer(page, session, seat.told);
                }
            }
            for line in session.room_now(|room| announce::score_in_detail(room, &speech)) {
                session.note(page, line);
            }
        }
        Command::Melds => {
            if let Some(scene) = scene(page, session) {
                for side in scene.melds {
                    let melds: Vec<String> = side.melds.into_iter().map(|meld| meld.told).collect();
                    let told = format!("{} {}", side.heading, melds.join(". "));
                    answer(page, session, told.trim_end().to_owned());
                }
            }
        }
        Command::Pile => {
            if let Some(told) = scene(page, session).and_then(|scene| scene.middle.contents) {
                answer(page, session, told);
            }
        }
        Command::Pause => pause(page, session),
        Command::Hint => {
            if session.local {
                session.ask_hint(page);
            } else {
                answer(page, session, say!(ears, "page-no-hints-online"));
            }
        }
        Command::Draw => session.touch(page, Touch::Action("draw")),
        Command::Take => session.touch(page, Touch::Action("take")),
        Command::Lay => session.touch(page, Touch::Action("lay")),
        Command::Add => session.touch(page, Touch::Action("add")),
        Command::Discard => session.touch(page, Touch::Action("discard")),
        Command::Sort => session.touch(page, Touch::Action("sort")),
        Command::ToHand => {
            if !focus::reach(".hand .card") {
                answer(page, session, say!(ears, "hand-empty"));
            }
        }
        Command::ToTable => {
            if !focus::reach(".felt button.card[tabindex='0'], .felt button.card") {
                answer(page, session, say!(ears, "scopa-table-empty"));
            }
        }
        Command::Earlier | Command::Later => {
            let line = session.history.try_update(|history| {
                let line = if command == Command::Earlier {
                    history.earlier()
                } else {
                    history.later()
                };
                line.map(|line| line.heard.clone())
            });
            match line.flatten() {
                Some(text) => answer(page, session, text),
                None => answer(page, session, say!(ears, "page-no-later")),
            }
        }
        Command::Again => {
            let lines: Vec<Line> = session
                .history
                .with_untracked(|history| history.latest().cloned().collect());
            for line in lines {
                answer(page, session, line.heard);
            }
        }
        Command::Chat => focus::on("#chat"),
        Command::Time => {
            let left = session.peek(|client| {
                let deadline = client.room()?.clocks.deadline()?;
                Some(seconds_until(client, deadline))
            });
            let text = match left {
                Some(n) => say!(ears, "page-seconds-left", n = n),
                None => say!(ears, "page-no-clock"),
            };
            answer(page, session, text);
        }
        Command::MoreTime => session.send(page, online::Command::Extend),
        Command::Sound => {
            page.settings.update(|settings| {
                settings.volume = if settings.volume == 0 { 4 } else { 0 };
            });
            let on = page.settings.with_untracked(|settings| settings.volume > 0);
            let text = if on {
                say!(ears, "page-sound-on")
            } else {
                say!(ears, "page-sound-off")
            };
            answer(page, session, text);
        }
        Command::Rules => {}
    }
}
