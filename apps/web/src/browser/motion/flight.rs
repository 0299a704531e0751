//! What flies: copies of cards, drawn over the felt, moved by the browser alone.

// words: nothing here is for players

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, prelude::wasm_bindgen};
use web_sys::{Element, HtmlElement, Node};

use super::{Place, course::Pace, sky};
use crate::browser::focus::find;

/// What every browser can do, and the bindings do not promise yet.
#[wasm_bindgen]
extern "C" {
    type Moving;
    #[wasm_bindgen(method)]
    fn animate(this: &Moving, frames: &Array, options: &Object) -> Run;
    type Run;
    #[wasm_bindgen(method)]
    fn cancel(this: &Run);
}

/// Into how many pieces an arc is cut.
const PIECES: usize = 10;

/// A place on the way of something, and when it is there.
pub(super) struct Stop {
    pub(super) place: Place,
    pub(super) at: f64,
    /// How it comes here from where it was before.
    pub(super) easing: String,
    /// Whether its face is up.
    pub(super) up: bool,
    pub(super) arc: bool,
}

/// What it looks like.
pub(super) enum Look {
    /// A card: its face, or its back where nobody knows it, and its back.
    Card { front: String, back: String },
    /// Something of the page as it was.
    Copy(Node),
}

/// Something on its way.
pub(super) struct Flight {
    pub(super) look: Look,
    pub(super) stops: Vec<Stop>,
    /// What lies over what.
    pub(super) layer: i32,
    /// It is being captured.
    pub(super) marked: bool,
}

/// Everything that moves, and what it is of the page that moves with it.
#[derive(Default)]
pub(super) struct Flights {
    pub(super) all: Vec<Flight>,
    /// What is not seen before its card has arrived.
    pub(super) hidden: Vec<(Element, f64)>,
    /// What goes by so much from where it was: from when on.
    pub(super) shifted: Vec<(Element, (f64, f64), f64)>,
    /// What is felt, and when.
    pub(super) felt: Vec<(Element, f64)>,
}

/// What can be ended.
#[derive(Default)]
pub(super) struct Flying {
    runs: Vec<Run>,
    ghosts: Vec<Element>,
    then: Option<Box<dyn FnOnce()>>,
}

impl Flying {
    pub(super) fn end(self) {
        for run in self.runs {
            run.cancel();
        }
        for ghost in self.ghosts {
            ghost.remove();
        }
        if let Some(then) = self.then {
            then();
        }
        coming();
    }

    /// Takes this away, too, at the end, and does this.
    pub(super) fn keep(&mut self, ghost: Element, then: impl FnOnce() + 'static) {
        self.ghosts.push(ghost);
        self.then = Some(Box::new(then));
    }
}

/// What waits for the end of a movement is seen.
fn coming() {
    if let Some(waiting) = find(".coming") {
        let _ = waiting.class_list().remove_1("coming");
    }
}

pub(super) fn perform(all: Flights, pace: &Pace) -> Flying {
    let mut flying = Flying::default();
    let Some(sky) = sky() else { return flying };
    for flight in all.all {
        if let Some((ghost, run)) = fly(&sky, flight) {
            flying.ghosts.push(ghost);
            flying.runs.push(run);
        }
    }
    for (element, until) in all.hidden {
        let unseen = [
            frame(&[("opacity", "0".into())]),
            frame(&[("opacity", "0".into())]),
        ];
        flying
            .runs
            .push(animate(&element, &unseen, until, 0.0, "none"));
    }
    for (element, (x, y), from) in all.shifted {
        let moved = |x: f64, y: f64| {
            let moved = format!("translate({x:.1}px, {y:.1}px)");
            frame(&[
                ("transform", moved.into()),
                ("easing", pace.out.as_str().into()),
            ])
        };
        let frames = [moved(x, y), moved(0.0, 0.0)];
        flying
            .runs
            .push(animate(&element, &frames, pace.ui * 1.5, from, "backwards"));
    }
    for (element, at) in all.felt {
        let grown = |scale: f64| {
            let grown = format!("scale({scale})");
            frame(&[
                ("transform", grown.into()),
                ("easing", pace.spring.as_str().into()),
            ])
        };
        let frames = [grown(1.0), grown(1.16), grown(1.0)];
        flying
            .runs
            .push(animate(&element, &frames, pace.ui * 2.0, at, "none"));
    }
    flying
}

fn fly(sky: &Element, flight: Flight) -> Option<(Element, Run)> {
    let ghost: HtmlElement = document().create_element("div").ok()?.unchecked_into();
    ghost.set_class_name(if flight.marked {
        "ghost marked"
    } else {
        "ghost"
    });
    let widest = flight.stops.iter().map(|stop| stop.place.width);
    let base = match flight.look {
        Look::Card { front, back } => {
            let turns = flight.stops.iter().any(|stop| !stop.up);
            let rear = if turns {
                format!("<div class=\"rear\">{back}</div>")
            } else {
                String::new()
            };
            ghost.set_inner_html(&format!("<div class=\"front\">{front}</div>{rear}"));
            widest.fold(1.0, f64::max)
        }
        Look::Copy(node) => {
            ghost.append_child(&node).ok()?;
            flight.stops.first()?.place.width
        }
    };
    let style = ghost.style();
    let _ = style.set_property("width", &format!("{base:.1}px"));
    let _ = style.set_property("z-index", &flight.layer.to_string());
    sky.append_child(&ghost).ok()?;
    let whole = flight.stops.last()?.at.max(1.0);
    let key = |place: &Place, up: bool, at: f64, easing: &str| {
        frame(&[
            ("transform", place.transform(base, up).into()),
            ("offset", (at / whole).clamp(0.0, 1.0).into()),
            ("easing", easing.into()),
        ])
    };
    let mut frames = Vec::new();
    for (index, stop) in flight.stops.iter().enumerate() {
        let next = flight.stops.get(index + 1);
        // Each frame says how the next is reached.
        let eased = next.filter(|next| !next.arc);
        let easing = eased.map_or("linear", |next| &next.easing);
        frames.push(key(&stop.place, stop.up, stop.at, easing));
        for next in next.into_iter().filter(|next| next.arc) {
            for piece in 1..PIECES {
                let part = piece as f64 / PIECES as f64;
                let at = stop.at + (next.at - stop.at) * part;
                let place = stop.place.arc(&next.place, part);
                frames.push(key(&place, stop.up, at, "linear"));
            }
        }
    }
    let run = animate(&ghost, &frames, whole, 0.0, "both");
    Some((ghost.unchecked_into(), run))
}

fn frame(values: &[(&str, JsValue)]) -> JsValue {
    let frame = Object::new();
    for (name, value) in values {
        let _ = Reflect::set(&frame, &(*name).into(), value);
    }
    frame.into()
}

fn animate(element: &Element, frames: &[JsValue], long: f64, delay: f64, fill: &str) -> Run {
    let options = frame(&[
        ("duration", long.into()),
        ("delay", delay.into()),
        ("fill", fill.into()),
    ]);
    let frames: Array = frames.iter().collect();
    element
        .unchecked_ref::<Moving>()
        .animate(&frames, options.unchecked_ref())
}
