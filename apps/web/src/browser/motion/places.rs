//! Where things lie on the page, before a move is seen and after it.

// words: nothing here is for players

use std::collections::HashMap;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, Element, HtmlElement, Node};

use super::sky;
use crate::{
    browser::focus::find,
    scene::{Spot, Step},
};

/// Where the middle of a card is on the felt, how wide it is, and by how many degrees it is turned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) angle: f64,
}

/// The height of a card by its width.
const SHAPE: f64 = 1.44;

impl Place {
    pub(super) fn transform(&self, base: f64, up: bool) -> String {
        let (x, y) = (self.x - base / 2.0, self.y - base * SHAPE / 2.0);
        let turned = if up { 0 } else { 180 };
        format!(
            "translate({x:.1}px, {y:.1}px) scale({:.3}) rotate({:.1}deg) perspective(900px) \
             rotateY({turned}deg)",
            self.width / base,
            self.angle
        )
    }

    /// A place on the way to another in a bow, as if lifted over what lies between.
    pub(super) fn arc(&self, to: &Self, part: f64) -> Self {
        let even = part * part * (3.0 - 2.0 * part);
        let between = |from: f64, to: f64| from + (to - from) * even;
        let lift = (part * std::f64::consts::PI).sin();
        let far = (to.x - self.x).hypot(to.y - self.y);
        Self {
            x: between(self.x, to.x),
            y: between(self.y, to.y) - lift * (far * 0.25).min(120.0),
            width: between(self.width, to.width) * (1.0 + 0.2 * lift),
            angle: between(self.angle, to.angle) + lift * 8.0,
        }
    }
}

pub(super) fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|place| found.get(place)?.dyn_into().ok())
        .collect()
}

/// By how many degrees an element is turned.
fn angle(element: &Element) -> f64 {
    let Ok(Some(style)) = window().get_computed_style(element) else {
        return 0.0;
    };
    let value = |name: &str| style.get_property_value(name).unwrap_or_default();
    let rotated = value("rotate");
    let rotated: f64 = rotated.trim_end_matches("deg").parse().unwrap_or(0.0);
    let matrix = value("transform");
    let mut numbers = matrix
        .trim_start_matches("matrix(")
        .split(", ")
        .map(str::parse::<f64>);
    let turned = match (numbers.next(), numbers.next()) {
        (Some(Ok(along)), Some(Ok(across))) => across.atan2(along).to_degrees(),
        _ => 0.0,
    };
    rotated + turned
}

/// Where a card is; nowhere if it is not seen.
pub(super) fn place(element: &Element) -> Option<Place> {
    let origin = sky()?.get_bounding_client_rect();
    let rect = element.get_bounding_client_rect();
    if rect.width() < 1.0 {
        return None;
    }
    let width = element
        .dyn_ref::<HtmlElement>()
        .map_or(0, HtmlElement::offset_width);
    Some(Place {
        x: rect.left() + rect.width() / 2.0 - origin.left(),
        y: rect.top() + rect.height() / 2.0 - origin.top(),
        width: if width > 0 {
            width.into()
        } else {
            rect.width()
        },
        angle: angle(element),
    })
}

/// What shows a place on the page, from the best to the least exact.
fn signs(spot: Spot) -> Vec<String> {
    match spot {
        Spot::Stock => vec![".stock".into()],
        Spot::Turned => vec![".turned".into(), ".lying".into()],
        Spot::Middle => vec![
            ".fanned > li:last-child .card".into(),
            ".space".into(),
            ".lying".into(),
        ],
        Spot::Hand(seat) => vec![
            format!("[data-seat='{seat}'] .backs > span:last-child"),
            format!("[data-seat='{seat}']:not(.me) .avatar"),
            format!("[data-seat='{seat}']:not(.me)"),
            ".hand-cards > li:last-child > .card".into(),
            ".hand".into(),
        ],
        Spot::Pile(seat) => vec![
            format!("[data-seat='{seat}'] .pile"),
            format!("[data-seat='{seat}'] .avatar"),
            format!("[data-seat='{seat}']"),
            ".hand".into(),
        ],
        Spot::Meld { side, index } => vec![
            format!(
                "[data-side='{side}'] .meld-list > li:nth-child({})",
                index + 1
            ),
            format!("[data-side='{side}']"),
            ".melds".into(),
        ],
    }
}

pub(super) fn sign(spot: Spot) -> Option<Element> {
    let seen = |element: &Element| element.get_bounding_client_rect().width() >= 1.0;
    signs(spot).iter().find_map(|sign| find(sign).filter(seen))
}

/// A place that is no wider than a card.
pub(super) fn at(spot: Spot) -> Option<Place> {
    let mut place = place(&sign(spot)?)?;
    if spot == Spot::Turned {
        return Some(place);
    }
    let card = all(".table-cards .card, .fanned .card, .hand-cards .card, .stock");
    let card = card.iter().find_map(self::place);
    if let Some(card) = card
        && place.width > card.width
    {
        place.width = card.width;
        place.angle = 0.0;
    }
    Some(place)
}

/// All of a place, as it is seen; in the middle the card that came last.
pub(super) fn whole(spot: Spot) -> Option<DomRect> {
    let element = match spot {
        Spot::Middle => find(".space > ul > li:last-child > .card"),
        _ => sign(spot),
    };
    element.map(|element| element.get_bounding_client_rect())
}

/// A card that can be told from others.
pub(super) struct Known {
    pub(super) id: String,
    pub(super) card: String,
    pub(super) in_hand: bool,
    pub(super) place: Place,
    /// The corner of its box.
    pub(super) corner: (f64, f64),
    pub(super) element: Element,
}

pub(super) fn cards() -> Vec<Known> {
    let known = |element: Element| {
        let corner = element.parent_element()?.get_bounding_client_rect();
        Some(Known {
            id: element.get_attribute("data-id")?,
            card: element.get_attribute("data-card")?,
            in_hand: element.closest(".hand-cards").ok()?.is_some(),
            place: place(&element)?,
            corner: (corner.left(), corner.top()),
            element,
        })
    };
    let found = all(".hand-cards .card, .table-cards .card, .fanned > li > .card");
    found.into_iter().filter_map(known).collect()
}

/// How everything lay.
pub(super) struct Before {
    pub(super) cards: Vec<Known>,
    spots: Vec<(Spot, Place)>,
    /// The piles that change, as they were.
    pub(super) piles: HashMap<usize, (Node, Place)>,
}

impl Before {
    pub(super) fn look(steps: &[Step], dropped: Option<(String, Place)>) -> Self {
        let mut cards = cards();
        if let Some((id, place)) = dropped
            && let Some(card) = cards.iter_mut().find(|card| card.id == id)
        {
            card.place = place;
        }
        let mut spots: Vec<(Spot, Place)> = Vec::new();
        let mut piles = HashMap::new();
        for spot in steps.iter().flat_map(|step| [step.from, step.to]) {
            if spots.iter().any(|(known, _)| *known == spot) {
                continue;
            }
            spots.extend(at(spot).map(|place| (spot, place)));
            if let Spot::Pile(seat) = spot
                && let Some(pile) = pile(seat)
                && let (Ok(copy), Some(place)) = (pile.clone_node_with_deep(true), place(&pile))
            {
                piles.insert(seat, (copy, place));
            }
        }
        Self {
            cards,
            spots,
            piles,
        }
    }

    pub(super) fn spot(&self, spot: Spot) -> Option<Place> {
        let known = self.spots.iter().find(|(known, _)| *known == spot);
        known.map(|(_, place)| *place).or_else(|| at(spot))
    }
}

pub(super) fn pile(seat: usize) -> Option<Element> {
    find(&format!("[data-seat='{seat}'] .pile"))
}
