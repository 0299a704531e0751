//! Where things lie on the page, before a move is seen and after it; and what flies between.

use std::collections::HashMap;

use baralho_artwork::Face;
use baralho_cards::Card;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, Element, HtmlElement, Node};

use super::{
    course::Time,
    flight::{Flight, Flights, Look, Stop},
    sky,
};
use crate::{
    browser::{card, focus::find, page::Page},
    scene::{LastMove, Spot, Step},
};

/// Where the middle of a card is on the felt, how wide it is, and by how many degrees it is turned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    x: f64,
    y: f64,
    pub(super) width: f64,
    angle: f64,
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

fn all(selector: &str) -> Vec<Element> {
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
fn place(element: &Element) -> Option<Place> {
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

/// Where something is that was let go of: it is lifted a little.
pub(super) fn held(element: &Element) -> Option<Place> {
    place(element)
}

/// What shows a place on the page, from the best to the least exact.
fn signs(spot: Spot) -> Vec<String> {
    match spot {
        Spot::Stock => vec![".stock".into()],
        Spot::Middle => vec![
            ".turned".into(),
            ".fanned > li:last-child .card".into(),
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

fn sign(spot: Spot) -> Option<Element> {
    let seen = |element: &Element| element.get_bounding_client_rect().width() >= 1.0;
    signs(spot).iter().find_map(|sign| find(sign).filter(seen))
}

/// A place that is no wider than a card.
fn at(spot: Spot) -> Option<Place> {
    let mut place = place(&sign(spot)?)?;
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

/// All of a place, as it is seen.
pub(super) fn whole(spot: Spot) -> Option<DomRect> {
    let spot = match spot {
        Spot::Middle => find(".table-cards > li:last-child > .card").or_else(|| sign(spot)),
        Spot::Hand(_) | Spot::Stock | Spot::Pile(_) | Spot::Meld { .. } => sign(spot),
    };
    spot.map(|element| element.get_bounding_client_rect())
}

/// A card that can be told from others.
struct Known {
    id: String,
    card: String,
    in_hand: bool,
    place: Place,
    /// The corner of its box.
    corner: (f64, f64),
    element: Element,
}

fn cards() -> Vec<Known> {
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
    cards: Vec<Known>,
    spots: Vec<(Spot, Place)>,
    /// The piles that change, as they were.
    piles: HashMap<usize, (Node, Place)>,
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

    fn spot(&self, spot: Spot) -> Option<Place> {
        let known = self.spots.iter().find(|(known, _)| *known == spot);
        known.map(|(_, place)| *place).or_else(|| at(spot))
    }
}

fn pile(seat: usize) -> Option<Element> {
    find(&format!("[data-seat='{seat}'] .pile"))
}

/// One card on its way, while the way is being found.
struct Going {
    card: Option<Card>,
    spot: Spot,
    flight: Flight,
}

/// What flies where, now that everything lies as it will.
pub(super) fn plan(
    before: &Before,
    steps: &[Step],
    times: &[Time],
    last: &LastMove,
    page: Page,
) -> Option<Flights> {
    sky()?;
    let back = card::own_back(page);
    let after = cards();
    let mut new: Vec<&Known> = after
        .iter()
        .filter(|card| !before.cards.iter().any(|known| known.id == card.id))
        .collect();
    let mut gone: Vec<&Known> = before
        .cards
        .iter()
        .filter(|card| !after.iter().any(|known| known.id == card.id))
        .collect();
    let mut all = Flights::default();
    let mut going: Vec<Going> = Vec::new();
    // Cards that stay close up when others have left them.
    let leave = steps
        .iter()
        .zip(times)
        .find(|(step, _)| step.from == Spot::Middle);
    let leave = leave.map_or(0.0, |(_, time)| time.start);
    for known in &after {
        if let Some(was) = before.cards.iter().find(|was| was.id == known.id) {
            let (x, y) = (was.corner.0 - known.corner.0, was.corner.1 - known.corner.1);
            if let Some(item) = known.element.parent_element().filter(|_| x.hypot(y) > 1.0) {
                all.shifted
                    .push((item, (x, y), if known.in_hand { 0.0 } else { leave }));
            }
        }
    }
    for (number, (step, time)) in steps.iter().zip(times).enumerate() {
        if let (Spot::Pile(from), Spot::Pile(to)) = (step.from, step.to) {
            if let Some((copy, place)) = before.piles.get(&from) {
                let to = before.spot(Spot::Pile(to))?;
                let stops = vec![
                    stop(*place, 0.0, time, true),
                    stop(*place, time.start, time, true),
                    Stop {
                        arc: true,
                        ..stop(
                            Place {
                                width: place.width,
                                ..to
                            },
                            time.end(),
                            time,
                            true,
                        )
                    },
                ];
                let look = Look::Copy(copy.clone());
                going.push(Going {
                    card: None,
                    spot: step.to,
                    flight: Flight {
                        look,
                        stops,
                        layer: 4,
                        marked: false,
                    },
                });
            }
            continue;
        }
        for (index, &card) in step.cards.iter().enumerate() {
            let lies = step.from == Spot::Middle;
            // Which they are is not said where they lie for all to see.
            let any_lies = lies && gone.iter().any(|gone| !gone.in_hand);
            let known = going.iter().position(|going| match card {
                Some(_) => going.card == card && going.spot == step.from,
                None => lies && !any_lies && going.spot == step.from,
            });
            let known = known.unwrap_or_else(|| {
                let start = begin(before, step, card, &mut gone);
                let card = card.or(start.2);
                let front = card.map_or_else(
                    || back.clone(),
                    |card| card::drawing(last.deck, card, Face::Large),
                );
                let look = Look::Card {
                    front,
                    back: back.clone(),
                };
                // A card that is known everywhere is never seen from behind.
                let up = card.is_none() || start.1;
                let from = time.start + time.gap * index as f64;
                let stops = start.0.map_or_else(Vec::new, |place| {
                    vec![stop(place, 0.0, time, up), stop(place, from, time, up)]
                });
                going.push(Going {
                    card,
                    spot: step.from,
                    flight: Flight {
                        look,
                        stops,
                        layer: if lies { 1 } else { 2 },
                        marked: lies && matches!(step.to, Spot::Pile(_)),
                    },
                });
                going.len() - 1
            });
            let arrives = time.arrives(index);
            let wanted = card.map(|card| format!("{card:#}"));
            let in_hand = matches!(step.to, Spot::Hand(_)) && is_own(step.to);
            let into_middle = step.to == Spot::Middle;
            let found = (in_hand || into_middle)
                .then(|| {
                    new.iter().position(|new| {
                        new.in_hand == in_hand
                            && wanted.as_ref().is_none_or(|wanted| *wanted == new.card)
                    })
                })
                .flatten();
            if let (Spot::Stock, true, Some(turned)) = (step.from, into_middle, find(".turned")) {
                all.hidden.push((turned, arrives));
            }
            let (to, up) = match found {
                Some(found) => {
                    let new = new.remove(found);
                    all.hidden.push((new.element.clone(), arrives));
                    (Some(new.place), card.is_some())
                }
                None if into_middle => (over(before, steps, number), true),
                None => match (step.to, &wanted) {
                    (Spot::Meld { .. }, Some(wanted)) => {
                        (in_meld(step.to, wanted, &mut all, arrives), true)
                    }
                    (Spot::Pile(_), _) => (before.spot(step.to), false),
                    _ => (before.spot(step.to).or_else(|| at(step.to)), card.is_none()),
                },
            };
            let mine = &mut going[known];
            let Some(mut to) = to else { continue };
            if time.crosswise && index + 1 == step.cards.len() {
                to.angle += 90.0;
            }
            // It waits where it is until it goes.
            if let Some(here) = mine.flight.stops.last() {
                let (place, up) = (here.place, here.up);
                let from = time.start + time.gap * index as f64;
                mine.flight.stops.push(stop(place, from, time, up));
            }
            let is_back = card.is_none() && !lies;
            mine.flight
                .stops
                .push(stop(to, arrives, time, up || is_back));
            mine.spot = step.to;
        }
    }
    stand_in(before, steps, times, last, &mut all);
    all.flights
        .extend(going.into_iter().map(|going| going.flight));
    all.flights.retain(|flight| flight.stops.len() > 1);
    Some(all)
}

fn stop(place: Place, at: f64, time: &Time, up: bool) -> Stop {
    Stop {
        place,
        at,
        easing: time.easing.clone(),
        up,
        arc: false,
    }
}

fn is_own(spot: Spot) -> bool {
    match spot {
        Spot::Hand(seat) => find(&format!("[data-seat='{seat}'].me")).is_some(),
        _ => false,
    }
}

/// Where a card comes from, whether its face is up there, and which it is if it lay open.
fn begin(
    before: &Before,
    step: &Step,
    card: Option<Card>,
    gone: &mut Vec<&Known>,
) -> (Option<Place>, bool, Option<Card>) {
    let own = is_own(step.from);
    if own || step.from == Spot::Middle {
        let wanted = card.map(|card| format!("{card:#}"));
        let place = gone.iter().position(|gone| {
            gone.in_hand == own && wanted.as_ref().is_none_or(|wanted| *wanted == gone.card)
        });
        if let Some(place) = place {
            let gone = gone.remove(place);
            return (Some(gone.place), true, gone.card.parse().ok());
        }
    }
    (
        before.spot(step.from),
        step.from == Spot::Middle || own,
        None,
    )
}

/// A card that is played and stays nowhere lies over what it takes, a little to the side: both can
/// be read.
fn over(before: &Before, steps: &[Step], number: usize) -> Option<Place> {
    let next = steps
        .get(number + 1)
        .filter(|next| next.from == Spot::Middle);
    let taken = next.map_or(&[][..], |next| &next.cards);
    let places: Vec<Place> = taken
        .iter()
        .flatten()
        .filter_map(|card| {
            let name = format!("{card:#}");
            let lying = before
                .cards
                .iter()
                .find(|known| !known.in_hand && known.card == name);
            lying.map(|lying| lying.place)
        })
        .collect();
    if places.is_empty() {
        return at(Spot::Middle);
    }
    let count = places.len() as f64;
    let width = places[0].width;
    let mean = |of: fn(&Place) -> f64| places.iter().map(of).sum::<f64>() / count;
    Some(Place {
        x: mean(|place| place.x) + width * 0.16,
        y: mean(|place| place.y) + width * 0.3,
        width: width * 1.04,
        angle: 4.0,
    })
}

/// Where a card lies in a meld, which shows it when it has come.
fn in_meld(spot: Spot, wanted: &str, all: &mut Flights, arrives: f64) -> Option<Place> {
    let meld = sign(spot)?;
    let found = meld
        .query_selector_all(&format!("[data-card='{wanted}']"))
        .ok()?;
    let mut found = (0..found.length())
        .rev()
        .filter_map(|place| found.get(place)?.dyn_into().ok());
    let card = found.find(|card: &Element| !all.hidden.iter().any(|(hidden, _)| hidden == card));
    match card {
        Some(card) => {
            let place = place(&card);
            all.hidden.push((card, arrives));
            place
        }
        None => at(spot),
    }
}

/// A pile grows when its cards have come: until then it is seen as it was.
fn stand_in(before: &Before, steps: &[Step], times: &[Time], last: &LastMove, all: &mut Flights) {
    let mut done = Vec::new();
    for (step, time) in steps.iter().zip(times).rev() {
        if let (Spot::Meld { .. }, true, Some(meld)) = (step.to, last.grand, sign(step.to)) {
            all.felt.push((meld, time.end()));
        }
        let Spot::Pile(seat) = step.to else { continue };
        let (Some(pile), false) = (pile(seat), done.contains(&seat)) else {
            continue;
        };
        done.push(seat);
        all.hidden.push((pile.clone(), time.end()));
        if last.grand {
            all.felt.push((pile, time.end()));
        }
        if let Some((copy, place)) = before.piles.get(&seat) {
            let stops = vec![
                stop(*place, 0.0, time, true),
                stop(*place, time.end(), time, true),
            ];
            let look = Look::Copy(copy.clone());
            all.flights.push(Flight {
                look,
                stops,
                layer: 0,
                marked: false,
            });
        }
    }
}
