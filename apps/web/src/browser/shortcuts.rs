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
    keys::{Pressed, Shortcut, read},
    route::Route,
    scene::Touch,
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
    if pressed == Pressed::Shortcut(Shortcut::Rules) {
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
        Pressed::Shortcut(command) => {
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
/// The card of the table that the Tab key would reach.
const TABLE_CARD: &str = ".felt button.card[tabindex='0'], .felt button.card";

/// Whether a key was pressed inside something.
fn is_inside(event: &web_sys::KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    target.is_some_and(|target: web_sys::Element| matches!(target.closest(selector), Ok(Some(_))))
}

fn answer(page: Page, session: Session, text: String) {
    session.note(page, Line::plain(Kind::Answer, text));
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
    let Some(scene) = session.scene_now(page) else {
        return;
    };
    let speech = page.speech_now();
    let n = place + 1;
    let text = if let Some(card) = scene.middle.cards.get(place) {
        let card = card.name.as_str();
        say!(speech.ears, "scopa-table-card", n, card)
    } else {
        let cards = speech.ears.count(Noun::Card, scene.middle.cards.len());
        say!(speech.ears, "scopa-no-table-card", n, cards)
    };
    answer(page, session, text);
}

fn obey(page: Page, session: Session, command: Shortcut) {
    match command {
        Shortcut::Score | Shortcut::ScoreDetail => tell_score(page, session, command),
        Shortcut::Pause => pause(page, session),
        Shortcut::Hint if session.local => session.ask_hint(page),
        Shortcut::Draw => session.touch(page, Touch::Action("draw")),
        Shortcut::Take => session.touch(page, Touch::Action("take")),
        Shortcut::Lay => session.touch(page, Touch::Action("lay")),
        Shortcut::Add => session.touch(page, Touch::Action("add")),
        Shortcut::Discard => session.touch(page, Touch::Action("discard")),
        Shortcut::Sort => session.touch(page, Touch::Action("sort")),
        Shortcut::Chat => focus::on("#chat"),
        Shortcut::MoreTime => session.send(page, online::Command::Extend),
        Shortcut::Again => {
            let latest = session.history.with_untracked(|history| {
                let lines = history.latest().map(|line| line.heard.clone());
                lines.collect::<Vec<_>>()
            });
            for heard in latest {
                answer(page, session, heard);
            }
        }
        Shortcut::Melds => {
            for side in session.scene_now(page).unwrap_or_default().melds {
                let melds: Vec<String> = side.melds.into_iter().map(|meld| meld.told).collect();
                let told = format!("{} {}", side.heading, melds.join(". "));
                answer(page, session, told.trim_end().to_owned());
            }
        }
        _ => {
            let told = told(page, session, command);
            answer(page, session, told.unwrap_or_default());
        }
    }
}

fn tell_score(page: Page, session: Session, command: Shortcut) {
    let speech = page.speech_now();
    let lines = if command == Shortcut::Score {
        session.room_now(|room| announce::score_now(room, &speech))
    } else {
        for seat in session.scene_now(page).unwrap_or_default().seats {
            answer(page, session, seat.told);
        }
        session.room_now(|room| announce::score_in_detail(room, &speech))
    };
    for line in lines {
        session.note(page, line);
    }
}

/// The one sentence that answers a key, if there is something to be said.
fn told(page: Page, session: Session, command: Shortcut) -> Option<String> {
    let ears = &page.speech_now().ears;
    let scene = session.scene_now(page).unwrap_or_default();
    let text = match command {
        Shortcut::Table => scene.middle.told,
        Shortcut::Pile => scene.middle.contents?,
        Shortcut::Hand if !scene.has_hand => return None,
        Shortcut::Hand if scene.hand.is_empty() => say!(ears, "hand-empty"),
        Shortcut::Hand => say!(ears, "hand", cards = names(&scene.hand)),
        Shortcut::Captured => {
            let me = scene.seats.into_iter().find(|seat| seat.me)?;
            let cards = ears.count(Noun::Card, me.captured?);
            say!(ears, "scopa-you-captured", cards)
        }
        Shortcut::Turn if is_paused(session) => say!(ears, "page-paused"),
        Shortcut::Turn => match scene.seats.into_iter().find(|seat| seat.turn) {
            Some(seat) if seat.me => say!(ears, "your-turn"),
            Some(seat) => say!(ears, "page-turn-of", who = seat.name),
            None => say!(ears, "page-no-turn"),
        },
        Shortcut::Hint => say!(ears, "page-no-hints-online"),
        Shortcut::ToHand if focus::reach(".hand .card") => return None,
        Shortcut::ToHand => say!(ears, "hand-empty"),
        Shortcut::ToTable if focus::reach(TABLE_CARD) => return None,
        Shortcut::ToTable => say!(ears, "scopa-table-empty"),
        Shortcut::Earlier | Shortcut::Later => {
            let line = session.history.try_update(|history| {
                let line = if command == Shortcut::Earlier {
                    history.earlier()
                } else {
                    history.later()
                };
                line.map(|line| line.heard.clone())
            });
            line.flatten()
                .unwrap_or_else(|| say!(ears, "page-no-later"))
        }
        Shortcut::Time => {
            let left = session.peek(|client| {
                let deadline = client.room()?.clocks.deadline()?;
                Some(seconds_until(client, deadline))
            });
            match left {
                Some(n) => say!(ears, "page-seconds-left", n),
                None => say!(ears, "page-no-clock"),
            }
        }
        Shortcut::Sound => {
            page.settings.update(|settings| {
                settings.volume = if settings.volume == 0 { 4 } else { 0 };
            });
            if page.settings.with_untracked(|settings| settings.volume > 0) {
                say!(ears, "page-sound-on")
            } else {
                say!(ears, "page-sound-off")
            }
        }
        // All others do something.
        _ => return None,
    };
    Some(text)
}
