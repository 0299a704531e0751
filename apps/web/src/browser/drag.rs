//! Cards of the hand can be dragged to where they are wanted: it comes to the same touches as
//! clicks do.

// words: nothing here is for players

use std::{
    cell::{Cell, RefCell},
    time::Duration,
};

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::{motion, page::Page, session::Session};
use crate::scene::Kind;

/// So far moves a mouse, or a finger, before it drags: less is still a click.
const THRESHOLD: [f64; 2] = [6.0, 10.0];
/// How long a card goes back where it was, in milliseconds; as long as the style says.
const BACK: u64 = 180;

/// Where a card was dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// On the table, or anywhere on the felt.
    Felt,
    /// On a card of the table.
    Card(String),
    /// On one of one's own melds.
    Meld(usize),
    /// Beside one's own melds.
    Melds,
    /// On the discard pile.
    Pile,
}

/// A card that is pressed, and perhaps dragged.
struct Drag {
    page: Page,
    session: Session,
    card: HtmlElement,
    id: String,
    pointer: i32,
    start: (f64, f64),
    threshold: f64,
    /// What follows the pointer, once it moves.
    held: Option<HtmlElement>,
    /// What lies under it, where it could be dropped.
    over: Option<Element>,
    listeners: Vec<WindowListenerHandle>,
}

thread_local! {
    static DRAG: RefCell<Option<Drag>> = const { RefCell::new(None) };
    static ENDED: Cell<bool> = const { Cell::new(false) };
}

/// Whether a click is only the end of a drag.
pub(super) fn is_ending() -> bool {
    ENDED.get()
}

/// A card of the hand was pressed.
pub(super) fn press(page: Page, session: Session, event: &PointerEvent) {
    stop(false);
    let target: Element = event_target(event);
    let Ok(Some(card)) = target.closest(".card.live") else {
        return;
    };
    let Some(id) = card.get_attribute("data-id") else {
        return;
    };
    if event.button() != 0 || !event.is_primary() {
        return;
    }
    let listeners = vec![
        window_event_listener(ev::pointermove, |event| follow(&event)),
        window_event_listener(ev::pointerup, |event| release(&event)),
        window_event_listener(ev::pointercancel, |_| {
            stop(false);
        }),
        window_event_listener(ev::keydown, |event| {
            if event.key() == "Escape" && stop(false) {
                event.prevent_default();
            }
        }),
    ];
    DRAG.set(Some(Drag {
        page,
        session,
        card: card.unchecked_into(),
        id,
        pointer: event.pointer_id(),
        start: (event.client_x().into(), event.client_y().into()),
        threshold: THRESHOLD[usize::from(event.pointer_type() == "touch")],
        held: None,
        over: None,
        listeners,
    }));
}

fn follow(event: &PointerEvent) {
    DRAG.with_borrow_mut(|drag| {
        let Some(drag) = drag
            .as_mut()
            .filter(|drag| drag.pointer == event.pointer_id())
        else {
            return;
        };
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let far = (at.0 - drag.start.0).hypot(at.1 - drag.start.1);
        if drag.held.is_none() {
            if far < drag.threshold {
                return;
            }
            drag.lift();
        }
        event.prevent_default();
        drag.go(at);
    });
}

fn release(event: &PointerEvent) {
    let is_it = DRAG.with_borrow(|drag| {
        drag.as_ref()
            .is_some_and(|drag| drag.pointer == event.pointer_id() && drag.held.is_some())
    });
    if !is_it {
        stop(false);
        return;
    }
    // The click that follows is none.
    ENDED.set(true);
    set_timeout(|| ENDED.set(false), Duration::from_millis(50));
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let wanted = DRAG.with_borrow(|drag| {
        let drag = drag.as_ref()?;
        let (_, target) = drag.target(at)?;
        Some((drag.page, drag.session, drag.id.clone(), target))
    });
    let played =
        wanted.is_some_and(|(page, session, id, target)| session.drop_card(page, id, &target));
    stop(played);
}

/// The drag is over; whether there was one. What was not played goes back.
fn stop(played: bool) -> bool {
    let Some(drag) = DRAG.take() else {
        return false;
    };
    for listener in drag.listeners {
        listener.remove();
    }
    if let Some(over) = drag.over {
        let _ = over.class_list().remove_1("drop-here");
    }
    let Some(held) = drag.held else {
        return false;
    };
    let _ = drag.card.release_pointer_capture(drag.pointer);
    let item = drag.card.parent_element();
    let filled = move || {
        if let Some(item) = item {
            let _ = item.class_list().remove_1("slot");
        }
    };
    if played {
        motion::dropped(drag.id, &held, filled);
    } else {
        let _ = held.class_list().add_1("back");
        let _ = held.style().set_property("transform", "none");
        let end = move || {
            held.remove();
            filled();
        };
        set_timeout(end, Duration::from_millis(BACK));
    }
    true
}

impl Drag {
    /// The card is in the hand of whoever holds it.
    fn lift(&mut self) {
        motion::finish();
        let Some(sky) = motion::sky() else { return };
        let (Ok(held), Ok(Some(face))) = (
            document().create_element("div"),
            self.card.query_selector(".face"),
        ) else {
            return;
        };
        let Ok(face) = face.clone_node_with_deep(true) else {
            return;
        };
        let held: HtmlElement = held.unchecked_into();
        held.set_class_name("ghost held");
        let (from, origin) = (
            self.card.get_bounding_client_rect(),
            sky.get_bounding_client_rect(),
        );
        let width = f64::from(self.card.offset_width());
        let set = |name: &str, value: f64| {
            let _ = held.style().set_property(name, &format!("{value:.1}px"));
        };
        set("width", width);
        set(
            "left",
            from.left() + (from.width() - width) / 2.0 - origin.left(),
        );
        set(
            "top",
            from.top() + (from.height() - width * 1.44) / 2.0 - origin.top(),
        );
        if held.append_child(&face).is_err() || sky.append_child(&held).is_err() {
            return;
        }
        let _ = self.card.set_pointer_capture(self.pointer);
        if let Some(item) = self.card.parent_element() {
            let _ = item.class_list().add_1("slot");
        }
        self.held = Some(held);
    }

    fn go(&mut self, at: (f64, f64)) {
        let Some(held) = &self.held else { return };
        let (x, y) = (at.0 - self.start.0, at.1 - self.start.1);
        let moved = format!("translate({x}px, {y}px) rotate(-4deg) scale(1.06)");
        let _ = held.style().set_property("transform", &moved);
        let over = self.target(at).map(|(over, _)| over);
        if over != self.over {
            if let Some(before) = &self.over {
                let _ = before.class_list().remove_1("drop-here");
            }
            if let Some(over) = &over {
                let _ = over.class_list().add_1("drop-here");
            }
            self.over = over;
        }
    }

    /// What lies there, and what dropping a card on it means.
    fn target(&self, (x, y): (f64, f64)) -> Option<(Element, Target)> {
        let below = document().element_from_point(x as f32, y as f32)?;
        let within = |selector: &str| below.closest(selector).ok().flatten();
        let felt = within(".felt")?;
        if within(".hand, .below, .stock").is_some() {
            return None;
        }
        match self.session.scene_now(self.page)?.kind {
            Kind::Hand => {
                let card = within(".table-cards .card");
                let id = card.as_ref().and_then(|card| card.get_attribute("data-id"));
                Some(match (card, id) {
                    (Some(card), Some(id)) => (card, Target::Card(id)),
                    _ => (felt.query_selector(".lying").ok()??, Target::Felt),
                })
            }
            Kind::Melds => {
                if let Some(item) = within(".side-melds.own .meld-list > li") {
                    let before = std::iter::successors(item.previous_element_sibling(), |item| {
                        item.previous_element_sibling()
                    });
                    let index = before.count();
                    return Some((item, Target::Meld(index)));
                }
                let own = within(".side-melds.own").map(|own| (own, Target::Melds));
                own.or_else(|| within(".lying").map(|pile| (pile, Target::Pile)))
            }
            Kind::Piles => None,
        }
    }
}
