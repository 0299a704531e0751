//! Movement that explains what happened: a played card goes from its player to the table,
//! captured cards go to whoever took them. None for who does not want it.

// words: nothing here is for players

use std::cell::RefCell;

use baralho_artwork::Face;
use baralho_cards::Card;
use baralho_words::Deck;
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, prelude::wasm_bindgen};
use web_sys::{DomRect, Element, HtmlElement};

use super::{card, focus::find, page::Page};
use crate::scene::LastMove;

/// What every browser can do, and the bindings do not promise yet.
#[wasm_bindgen]
extern "C" {
    type Moving;
    #[wasm_bindgen(method)]
    fn animate(this: &Moving, frames: &js_sys::Array, milliseconds: f64);
}

/// How long one part of a movement takes, in milliseconds.
const PART: f64 = 320.0;

thread_local! {
    static BEFORE: RefCell<Vec<(String, DomRect)>> = const { RefCell::new(Vec::new()) };
}

/// Looks where everything lies before it changes, and moves it when it has.
pub(super) fn prepare(page: Page, last: LastMove) {
    if !page.may_move() {
        return;
    }
    let mut before = Vec::new();
    if let Ok(all) = document().query_selector_all("[data-card]") {
        for place in 0..all.length() {
            let element: Option<Element> = all.get(place).and_then(|node| node.dyn_into().ok());
            if let Some(element) = element
                && let Some(name) = element.get_attribute("data-card")
            {
                before.push((name, element.get_bounding_client_rect()));
            }
        }
    }
    BEFORE.set(before);
    request_animation_frame(move || play(&last));
}

/// Where a card lay before.
fn lay(card: Card) -> Option<DomRect> {
    let name = format!("{card:#}");
    BEFORE.with_borrow(|before| {
        let known = before.iter().find(|(known, _)| *known == name);
        known.map(|(_, rect)| rect.clone())
    })
}

fn seat(seat: usize) -> Option<DomRect> {
    let element = find(&format!("[data-seat='{seat}']"))?;
    Some(element.get_bounding_client_rect())
}

fn play(last: &LastMove) {
    let Some(home) = seat(last.seat) else { return };
    let Some(felt) = find(".felt .lying").map(|felt| felt.get_bounding_client_rect()) else {
        return;
    };
    if let Some(played) = last.played {
        let from = lay(played).unwrap_or_else(|| home.clone());
        if last.taken.is_empty() {
            // It stays on the table: the card itself is moved.
            if let Some(lying) = find(&format!(".felt [data-card='{played:#}']")) {
                let to = lying.get_bounding_client_rect();
                slide(&lying, &from, &to);
            }
        } else {
            fly(last.deck, played, &from, &felt, Some(&home), 0.0);
        }
    }
    for &taken in &last.taken {
        if let Some(from) = lay(taken) {
            fly(last.deck, taken, &from, &from, Some(&home), PART);
        }
    }
    if let Some(from) = last.from.and_then(seat)
        && let Some(top) = last.taken.first()
    {
        fly(last.deck, *top, &from, &from, Some(&home), PART);
    }
}

fn frame(x: f64, y: f64, scale: f64, opacity: f64, offset: f64) -> JsValue {
    let frame = js_sys::Object::new();
    let set = |name: &str, value: JsValue| {
        let _ = js_sys::Reflect::set(&frame, &name.into(), &value);
    };
    set(
        "transform",
        format!("translate({x}px, {y}px) scale({scale})").into(),
    );
    set("opacity", opacity.into());
    set("offset", offset.into());
    frame.into()
}

fn animate(element: &Element, frames: &[JsValue], long: f64) {
    let frames: js_sys::Array = frames.iter().collect();
    element.unchecked_ref::<Moving>().animate(&frames, long);
}

/// Moves an element from where it was to where it is.
fn slide(element: &Element, from: &DomRect, to: &DomRect) {
    let (x, y) = (from.left() - to.left(), from.top() - to.top());
    let frames = [frame(x, y, 1.0, 1.0, 0.0), frame(0.0, 0.0, 1.0, 1.0, 1.0)];
    animate(element, &frames, PART);
}

/// A card that flies over everything: from somewhere, over somewhere, to somewhere.
fn fly(deck: Deck, card: Card, from: &DomRect, over: &DomRect, to: Option<&DomRect>, rest: f64) {
    let (Some(body), Ok(ghost)) = (document().body(), document().create_element("div")) else {
        return;
    };
    let ghost: HtmlElement = ghost.unchecked_into();
    ghost.set_class_name("ghost card");
    let _ = ghost.set_attribute("aria-hidden", "true");
    ghost.set_inner_html(&card::drawing(deck, card, Face::Large));
    let style = ghost.style();
    let size = find(".hand .card, .felt .card").map(|card| card.get_bounding_client_rect());
    let width = size.map_or(60.0, |size| size.width());
    let _ = style.set_property("width", &format!("{width}px"));
    if body.append_child(&ghost).is_err() {
        return;
    }
    let middle = |rect: &DomRect| {
        (
            rect.left() + rect.width() / 2.0 - width / 2.0,
            rect.top() + rect.height() / 2.0 - width * 0.7,
        )
    };
    let (start, by, end) = (middle(from), middle(over), middle(to.unwrap_or(over)));
    let frames = [
        frame(start.0, start.1, 1.0, 1.0, 0.0),
        frame(by.0, by.1, 1.08, 1.0, 0.45),
        frame(by.0, by.1, 1.08, 1.0, 0.6),
        frame(end.0, end.1, 0.5, 0.2, 1.0),
    ];
    let long = PART * 2.0 + rest * 0.2;
    animate(&ghost, &frames, long);
    let gone = move || ghost.remove();
    set_timeout(gone, std::time::Duration::from_millis(long as u64));
}
