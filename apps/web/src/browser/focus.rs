//! The focus: where it is put, how the arrow keys move it, and how it is kept.

// words: nothing here is for players

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use crate::scene::Scene;

/// The first element that a selector finds.
pub(super) fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok()?
}

/// Puts the focus somewhere.
pub(super) fn on(selector: &str) {
    let _ = reach(selector);
}

/// Puts the focus somewhere; whether there is such a place.
pub(super) fn reach(selector: &str) -> bool {
    let element = find(selector).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    element.is_some_and(|element| element.focus().is_ok())
}

/// What was pressed may be gone at once: whoever pressed it with a key goes on in the hand.
pub(super) fn leave(event: &web_sys::MouseEvent) {
    if event.detail() == 0 {
        on(".hand .card");
    }
}

/// When cards are dealt, the focus goes to where they are played, unless it is somewhere already:
/// only there do screen readers let single keys through.
pub(super) fn enter_table() {
    if is_lost()
        || document()
            .active_element()
            .is_some_and(|active| active.id() == "main")
    {
        let _ = [".hand .card", ".actions .main", "#zone-hand"]
            .into_iter()
            .any(reach);
    }
}

/// Puts the focus on the first of these that is there, if it is nowhere.
pub(super) fn regain(places: &[&str]) {
    if is_lost()
        && let Some(place) = places.iter().find(|place| find(place).is_some())
    {
        on(place);
    }
}

fn is_lost() -> bool {
    let active = document().active_element();
    active.is_none_or(|element| element.tag_name() == "BODY")
}

/// Whether the focus leaves an element with everything in it.
pub(super) fn goes_out(event: &web_sys::FocusEvent) -> bool {
    let Some(inside) = event.current_target() else {
        return false;
    };
    let inside: Element = inside.unchecked_into();
    let next = event.related_target();
    let next = next.and_then(|next| next.dyn_into::<web_sys::Node>().ok());
    next.is_some_and(|next| !inside.contains(Some(&next)))
}

/// The heading of the hand, which has the focus while there is no card to have it.
const EMPTY_HAND: &str = "zone-hand";

/// The arrow keys go from card to card.
pub(super) fn roam(event: web_sys::KeyboardEvent) {
    let step: i32 = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        "Home" => i32::MIN,
        "End" => i32::MAX,
        _ => return,
    };
    let target: HtmlElement = event_target(&event);
    let Ok(Some(list)) = target.closest("ul") else {
        return;
    };
    let cards = buttons(&list);
    let Some(here) = cards.iter().position(|button| *button == target) else {
        return;
    };
    let last = cards.len() as i32 - 1;
    let place = (here as i32).saturating_add(step).clamp(0, last);
    event.prevent_default();
    let _ = cards[place as usize].focus();
}

fn buttons(list: &Element) -> Vec<HtmlElement> {
    let Ok(found) = list.query_selector_all("button") else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|place| found.get(place)?.dyn_into().ok())
        // What is not drawn cannot be reached.
        .filter(|button: &HtmlElement| button.offset_parent().is_some())
        .collect()
}

/// The Tab key stops once at every list of cards: where one was last, at first at its first.
fn keep_one_stop_each() {
    let Ok(lists) = document().query_selector_all("ul.cards") else {
        return;
    };
    let active = document().active_element();
    for list in (0..lists.length()).filter_map(|place| lists.get(place)?.dyn_into().ok()) {
        let cards = buttons(&list);
        let focused = cards
            .iter()
            .position(|button| Some(button.unchecked_ref()) == active.as_ref());
        let before = || cards.iter().position(|button| button.tab_index() == 0);
        let stop = focused.or_else(before).unwrap_or(0);
        for (place, button) in cards.iter().enumerate() {
            button.set_tab_index(if place == stop { 0 } else { -1 });
        }
    }
}

/// When the card that had the focus is gone, its neighbour gets it: focus is never lost. In
/// an empty hand its heading waits with the focus for the next deal.
pub(super) fn keep(scene: Memo<Option<Scene>>) {
    let place = StoredValue::new(None::<(bool, u32)>);
    Effect::new(move |_| {
        scene.track();
        if let Some(now) = place_of_focus() {
            place.set_value(Some(now));
        }
        request_animation_frame(move || {
            keep_one_stop_each();
            // The table may have been left since.
            let Some((in_hand, before)) = place.try_get_value().flatten() else {
                return;
            };
            let active = document().active_element();
            if is_lost() || active.is_some_and(|active| active.id() == EMPTY_HAND) {
                let list = if in_hand {
                    ".hand-cards"
                } else {
                    ".table-cards"
                };
                refocus(list, before);
            }
        });
    });
    let listener = window_event_listener(ev::focusin, move |_| {
        place.set_value(place_of_focus());
        keep_one_stop_each();
    });
    on_cleanup(move || listener.remove());
}

/// Whether the focus is on a card of the hand or of the table, and on which.
fn place_of_focus() -> Option<(bool, u32)> {
    let element = document().active_element()?;
    if element.id() == EMPTY_HAND {
        return Some((true, 0));
    }
    let item = element.closest("li").ok()??;
    let list = element.closest(".hand-cards, .table-cards").ok()??;
    let items = list.children();
    let place = (0..items.length()).find(|&place| items.item(place).as_ref() == Some(&item))?;
    Some((list.class_list().contains("hand-cards"), place))
}

fn refocus(list: &str, place: u32) {
    let cards = find(list).map(|list| buttons(&list)).unwrap_or_default();
    let wanted = (place as usize).min(cards.len().saturating_sub(1));
    match cards.get(wanted) {
        Some(button) => {
            let _ = button.focus();
        }
        None => on("#zone-hand"),
    }
}
