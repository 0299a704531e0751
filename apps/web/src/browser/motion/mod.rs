//! Movement that tells what happened: cards go from hands to the table and on to whoever took
//! them. Copies of the cards fly over the felt, and what they become is there from the first
//! moment, only not yet seen: it can be pressed before anything has arrived. What happens next, or
//! a press on the felt, ends it. Whoever wants no movement sees a ring where things went.

// words: nothing here is for players

mod course;
mod flight;
mod places;
mod plan;

use std::{
    cell::{Cell, RefCell},
    time::Duration,
};

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use self::{
    course::{Pace, course},
    flight::Flying,
    places::{Before, Place},
};
use super::{focus::find, page::Page, session::now};
use crate::scene::{Kind, LastMove, Scene, SeatScene, Spot, Step};

/// How long a ring is seen, in milliseconds.
const RING: u64 = 600;
/// With more cards than this, only some of those that others are dealt are seen.
const MOST_DEALT: usize = 30;

thread_local! {
    static FLYING: RefCell<Flying> = RefCell::default();
    /// Which movement is the latest.
    static LATEST: Cell<u32> = const { Cell::new(0) };
    /// When it will have ended.
    static ENDS: Cell<i64> = const { Cell::new(0) };
    /// Where the person let go of a card, by its id.
    static DROPPED: RefCell<Option<(String, Place)>> = const { RefCell::new(None) };
}

/// Looks where everything lies before a move is seen, and moves it when it is.
pub(super) fn prepare(page: Page, last: &LastMove) {
    let mut steps = last.steps.clone();
    if let (true, Some(played)) = (steps.is_empty(), last.played) {
        let hand = Spot::Hand(last.seat);
        steps.push(Step::open([played], hand, Spot::Middle));
    }
    begin(page, steps, last.clone());
}

/// A round begins: everybody is dealt cards, one by one.
pub(super) fn deal(page: Page, scene: &Scene) {
    let held = |seat: &SeatScene| seat.held.unwrap_or_default();
    let all: usize = scene.seats.iter().map(held).sum();
    let most = scene.seats.iter().map(held).max().unwrap_or_default();
    let mut steps = Vec::new();
    // The person at this page is dealt last, as if they had dealt.
    for round in 0..most {
        let after = scene.seats.iter().skip(1).chain(scene.seats.first());
        for seat in after.filter(|seat| round < held(seat)) {
            if all <= MOST_DEALT || seat.me || round < 2 {
                steps.push(Step::hidden(1, Spot::Stock, Spot::Hand(seat.seat)));
            }
        }
    }
    if scene.kind == Kind::Hand && !scene.middle.cards.is_empty() {
        let open = scene.middle.cards.iter().map(|card| card.card);
        steps.push(Step::open(open, Spot::Stock, Spot::Middle));
    }
    let last = LastMove {
        deck: scene
            .middle
            .cards
            .first()
            .map(|card| card.deck)
            .unwrap_or_default(),
        ..LastMove::default()
    };
    begin(page, steps, last);
}

fn begin(page: Page, steps: Vec<Step>, last: LastMove) {
    let dropped = DROPPED.take();
    finish();
    if steps.is_empty() {
        return;
    }
    if !page.may_move() {
        // Of a deal nothing is shown; but somebody may draw a single card.
        let told = |step: &&Step| step.from != Spot::Stock || steps.len() == 1;
        if let Some(step) = steps.iter().rev().find(told) {
            let to = step.to;
            request_animation_frame(move || ring(to));
        }
        return;
    }
    let before = Before::look(&steps, dropped);
    let pace = Pace::read();
    let times = course(&steps, &last, &pace);
    let whole = times.iter().map(course::Time::end).fold(0.0, f64::max);
    ENDS.set(now() + whole as i64);
    let this = LATEST.get();
    request_animation_frame(move || {
        if LATEST.get() != this {
            return;
        }
        let Some(flights) = plan::plan(&before, &steps, &times, &last, page) else {
            return finish();
        };
        FLYING.set(flight::perform(flights, &pace));
        let end = move || {
            if LATEST.get() == this {
                finish();
            }
        };
        set_timeout(end, Duration::from_millis(whole as u64 + 30));
    });
}

/// Everything is where it belongs, at once.
pub(super) fn finish() {
    LATEST.set(LATEST.get().wrapping_add(1));
    ENDS.set(0);
    FLYING.take().end();
}

/// How long the movement that has begun will take yet, in milliseconds.
pub(super) fn left() -> u64 {
    (ENDS.get() - now()).max(0).unsigned_abs()
}

/// How long a row of a score is looked at, in milliseconds.
pub(super) fn row() -> u64 {
    Pace::read().row as u64
}

/// The person let go of a card here: from here it flies when it is played. Until then what they
/// held stays where it is, and `end` fills the gap it left.
pub(super) fn dropped(id: String, held: &Element, end: impl FnOnce() + 'static) {
    finish();
    DROPPED.set(places::place(held).map(|place| (id, place)));
    FLYING.with_borrow_mut(|flying| flying.keep(held.clone(), end));
    let this = LATEST.get();
    let end = move || {
        if LATEST.get() == this {
            finish();
        }
    };
    set_timeout(end, Duration::from_secs(2));
}

/// Where everything flies; nothing where there is no table.
pub(super) fn sky() -> Option<Element> {
    find(".felt .flights")
}

/// Shows where something went to whoever wants nothing to move.
fn ring(spot: Spot) {
    let (Some(sky), Ok(ring)) = (sky(), document().create_element("div")) else {
        return;
    };
    let Some(place) = places::whole(spot) else {
        return;
    };
    let ring: HtmlElement = ring.unchecked_into();
    ring.set_class_name("spot-ring");
    let origin = sky.get_bounding_client_rect();
    let set = |name: &str, value: f64| {
        let _ = ring.style().set_property(name, &format!("{value}px"));
    };
    set("left", place.left() - origin.left());
    set("top", place.top() - origin.top());
    set("width", place.width());
    set("height", place.height());
    if sky.append_child(&ring).is_ok() {
        // The next ring is seen alone.
        let this: Element = ring.clone().unchecked_into();
        FLYING.with_borrow_mut(|flying| flying.keep(this, || {}));
        set_timeout(move || ring.remove(), Duration::from_millis(RING));
    }
}
