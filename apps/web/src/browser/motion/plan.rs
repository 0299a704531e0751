//! What flies where, now that everything lies as it will.

// words: nothing here is for players

use std::collections::HashMap;

use baralho_artwork::Face;
use baralho_cards::Card;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::{
    course::Time,
    flight::{Flight, Flights, Look, Stop},
    places::{Before, Known, Place, all, at, cards, pile, place, sign},
    sky,
};
use crate::{
    browser::{card, focus::find, page::Page},
    scene::{LastMove, Spot, Step},
};

/// So far beside the middle of a pile lies the middle of a sweep, in widths of the pile, as in
/// `motion.css`.
const CROSSWISE: f64 = 0.58;

/// One card on its way, while the way is being found.
struct Going {
    card: Option<Card>,
    spot: Spot,
    flight: Flight,
}

/// All of it, while it is being made.
struct Plan<'a> {
    before: &'a Before,
    steps: &'a [Step],
    times: &'a [Time],
    last: &'a LastMove,
    /// The back of a card.
    back: String,
    /// What lies where it did not lie before.
    new: Vec<&'a Known>,
    /// What lies no more where it lay.
    gone: Vec<&'a Known>,
    /// The backs of what others are dealt, the first last.
    dealt: HashMap<usize, Vec<Element>>,
    going: Vec<Going>,
    all: Flights,
}

/// Everything that will move.
pub(super) fn plan(
    before: &Before,
    steps: &[Step],
    times: &[Time],
    last: &LastMove,
    page: Page,
) -> Option<Flights> {
    sky()?;
    let after = cards();
    let is_in = |all: &[Known], card: &Known| all.iter().any(|known| known.id == card.id);
    let new = after.iter().filter(|card| !is_in(&before.cards, card));
    let gone = before.cards.iter().filter(|card| !is_in(&after, card));
    let mut plan = Plan {
        before,
        steps,
        times,
        last,
        back: card::own_back(page),
        new: new.collect(),
        gone: gone.collect(),
        dealt: HashMap::new(),
        going: Vec::new(),
        all: Flights::default(),
    };
    plan.close_up(&after);
    for (number, step) in steps.iter().enumerate() {
        if let (Spot::Pile(from), Spot::Pile(to)) = (step.from, step.to) {
            plan.carry(from, to, &times[number]);
            continue;
        }
        for (index, &card) in step.cards.iter().enumerate() {
            plan.card(number, index, card);
        }
    }
    plan.stand_in();
    let mut all = plan.all;
    all.all
        .extend(plan.going.into_iter().map(|going| going.flight));
    all.all.retain(|flight| flight.stops.len() > 1);
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

/// Whether cards lie face up on somebody's pile.
fn lies_open(seat: usize) -> bool {
    pile(seat).is_some_and(|pile| pile.class_list().contains("mound"))
}

impl Plan<'_> {
    /// Cards that stay close up when others have left them; what is said of an empty table is seen
    /// when it is empty.
    fn close_up(&mut self, after: &[Known]) {
        let mut each = self.steps.iter().zip(self.times);
        let leave = each.find(|(step, _)| step.from == Spot::Middle);
        let leave = leave.map_or(0.0, |(_, time)| time.start);
        for known in after {
            let was = self.before.cards.iter().find(|was| was.id == known.id);
            let Some(was) = was else { continue };
            let (x, y) = (was.corner.0 - known.corner.0, was.corner.1 - known.corner.1);
            if let Some(item) = known.element.parent_element().filter(|_| x.hypot(y) > 1.0) {
                let from = if known.in_hand { 0.0 } else { leave };
                self.all.shifted.push((item, (x, y), from));
            }
        }
        if let (Some(empty), Some(end)) = (find(".space > .empty"), self.times.last()) {
            self.all.hidden.push((empty, end.end()));
        }
    }

    /// A whole pile goes over to somebody.
    fn carry(&mut self, from: usize, to: usize, time: &Time) {
        let (Some((copy, place)), Some(to)) = (
            self.before.piles.get(&from),
            self.before.spot(Spot::Pile(to)),
        ) else {
            return;
        };
        let width = place.width;
        let there = stop(Place { width, ..to }, time.end(), time, true);
        self.all.all.push(Flight {
            look: Look::Copy(copy.clone()),
            stops: vec![
                stop(*place, 0.0, time, true),
                stop(*place, time.start, time, true),
                Stop { arc: true, ..there },
            ],
            layer: 4,
            marked: false,
        });
    }

    /// A card goes on its way, or further on it.
    fn card(&mut self, number: usize, index: usize, card: Option<Card>) {
        let (steps, times) = (self.steps, self.times);
        let (step, time) = (&steps[number], &times[number]);
        let (to_hand, to_middle) = (is_own(step.to), step.to == Spot::Middle);
        let wanted = card.map(|card| format!("{card:#}"));
        let comes = |new: &&Known| {
            let is_it = |wanted: &String| *wanted == new.card;
            new.in_hand == to_hand && wanted.as_ref().is_none_or(is_it)
        };
        let found = self
            .new
            .iter()
            .position(comes)
            .filter(|_| to_hand || to_middle);
        let found = found.map(|found| self.new.remove(found));
        // Whoever is dealt a card turns it over.
        let own = found.filter(|_| to_hand);
        let own = own.and_then(|own| own.card.parse().ok());
        let known = self.on_its_way(step, card);
        let known = known.unwrap_or_else(|| self.set_out(step, time, index, card, own));
        let arrives = time.arrives(index);
        let (to, up) = match found {
            Some(new) => {
                self.all.hidden.push((new.element.clone(), arrives));
                (Some(new.place), true)
            }
            None => self.arrival(number, wanted.as_deref(), arrives),
        };
        let mine = &mut self.going[known];
        mine.spot = step.to;
        let Some(to) = to else { return };
        // It waits where it is until it goes.
        if let Some(here) = mine.flight.stops.last() {
            let (place, up) = (here.place, here.up);
            let from = time.start + time.gap * index as f64;
            mine.flight.stops.push(stop(place, from, time, up));
        }
        let is_back = card.is_none() && step.from != Spot::Middle;
        let mut there = stop(to, arrives, time, up || is_back);
        if let Some(easing) = time
            .crosswise
            .as_ref()
            .filter(|_| index + 1 == step.cards.len())
        {
            // Its index stays seen beside the pile.
            there.place.angle += 90.0;
            there.place.x -= to.width * CROSSWISE;
            there.easing.clone_from(easing);
            there.up = true;
        }
        mine.flight.stops.push(there);
    }

    /// The card that has come where this one goes on from. Which they are is not said where they lie
    /// for all to see.
    fn on_its_way(&self, step: &Step, card: Option<Card>) -> Option<usize> {
        let lies = step.from == Spot::Middle;
        let any_lies = self.gone.iter().any(|gone| !gone.in_hand);
        self.going.iter().position(|going| match card {
            Some(_) => going.card == card && going.spot == step.from,
            None => lies && !any_lies && going.spot == step.from,
        })
    }

    /// A card leaves where it was.
    fn set_out(
        &mut self,
        step: &Step,
        time: &Time,
        index: usize,
        card: Option<Card>,
        own: Option<Card>,
    ) -> usize {
        let lies = step.from == Spot::Middle;
        let (place, open, lay) = self.begin(step, card);
        let card = card.or(lay).or(own);
        let back = self.back.clone();
        let front = card.map(|card| card::drawing(self.last.deck, card, Face::Large));
        let front = front.unwrap_or_else(|| back.clone());
        let up = card.is_none() || open;
        let from = time.start + time.gap * index as f64;
        let stops = place.map_or_else(Vec::new, |place| {
            vec![stop(place, 0.0, time, up), stop(place, from, time, up)]
        });
        self.going.push(Going {
            card,
            spot: step.from,
            flight: Flight {
                look: Look::Card { front, back },
                stops,
                layer: if lies { 1 } else { 2 },
                marked: lies && matches!(step.to, Spot::Pile(_)),
            },
        });
        self.going.len() - 1
    }

    /// Where a card comes from, whether its face is up there, and which it is if it lay open.
    fn begin(&mut self, step: &Step, card: Option<Card>) -> (Option<Place>, bool, Option<Card>) {
        let own = is_own(step.from);
        let open = own || step.from == Spot::Middle;
        let wanted = card.map(|card| format!("{card:#}"));
        let lay = |gone: &&Known| {
            let is_it = |wanted: &String| *wanted == gone.card;
            gone.in_hand == own && wanted.as_ref().is_none_or(is_it)
        };
        if let Some(found) = self.gone.iter().position(lay).filter(|_| open) {
            let gone = self.gone.remove(found);
            return (Some(gone.place), true, gone.card.parse().ok());
        }
        (self.before.spot(step.from), open, None)
    }

    /// Where a card goes that does not lie there by itself, and whether its face is up then.
    fn arrival(
        &mut self,
        number: usize,
        card: Option<&str>,
        arrives: f64,
    ) -> (Option<Place>, bool) {
        let step = &self.steps[number];
        match (step.to, card) {
            (Spot::Middle, _) => (self.over(number), true),
            (Spot::Turned, _) => {
                self.all
                    .hidden
                    .extend(find(".turned").map(|turned| (turned, arrives)));
                (at(step.to), true)
            }
            (Spot::Meld { .. }, Some(card)) => (self.in_meld(step.to, card, arrives), true),
            // It makes room for the first sweep.
            (Spot::Pile(seat), _) => {
                let place = at(step.to).or_else(|| self.before.spot(step.to));
                (place, lies_open(seat))
            }
            (Spot::Hand(seat), None) if step.from == Spot::Stock => {
                let steps = self.steps;
                let backs = self.dealt.entry(seat).or_insert_with(|| backs(seat, steps));
                let back = backs.pop();
                let place = back.as_ref().and_then(place);
                self.all.hidden.extend(back.map(|back| (back, arrives)));
                (place.or_else(|| self.before.spot(step.to)), true)
            }
            _ => (self.before.spot(step.to), card.is_none()),
        }
    }

    /// A card that is played and stays nowhere lies over what it takes, a little to the side: both
    /// can be read.
    fn over(&self, number: usize) -> Option<Place> {
        let next = self.steps.get(number + 1);
        let next = next.filter(|next| next.from == Spot::Middle);
        let taken = next.map_or(&[][..], |next| &next.cards);
        let lying = |card: &Card| {
            let name = format!("{card:#}");
            let mut lying = self.before.cards.iter().filter(|known| !known.in_hand);
            lying
                .find(|known| known.card == name)
                .map(|lying| lying.place)
        };
        let places: Vec<Place> = taken.iter().flatten().filter_map(lying).collect();
        let Some(first) = places.first() else {
            return at(Spot::Middle);
        };
        let (count, width) = (places.len() as f64, first.width);
        let mean = |of: fn(&Place) -> f64| places.iter().map(of).sum::<f64>() / count;
        Some(Place {
            x: mean(|place| place.x) + width * 0.16,
            y: mean(|place| place.y) + width * 0.3,
            width: width * 1.04,
            angle: 4.0,
        })
    }

    /// Where a card lies in a meld, which shows it when it has come.
    fn in_meld(&mut self, spot: Spot, card: &str, arrives: f64) -> Option<Place> {
        let meld = sign(spot)?;
        let found = meld
            .query_selector_all(&format!("[data-card='{card}']"))
            .ok()?;
        let mut found = (0..found.length())
            .rev()
            .filter_map(|at| found.get(at)?.dyn_into().ok());
        let is_free = |card: &Element| !self.all.hidden.iter().any(|(hidden, _)| hidden == card);
        match found.find(is_free) {
            Some(card) => {
                let place = place(&card);
                self.all.hidden.push((card, arrives));
                place
            }
            None => at(spot),
        }
    }

    /// A pile grows when its cards have come: until then it is seen as it was. What is worth it is
    /// felt.
    fn stand_in(&mut self) {
        let mut done = Vec::new();
        for (step, time) in self.steps.iter().zip(self.times).rev() {
            if let (Spot::Meld { .. }, true, Some(meld)) = (step.to, self.last.grand, sign(step.to))
            {
                self.all.felt.push((meld, time.end()));
            }
            let Spot::Pile(seat) = step.to else { continue };
            let (Some(pile), false) = (pile(seat), done.contains(&seat)) else {
                continue;
            };
            done.push(seat);
            self.all.hidden.push((pile.clone(), time.end()));
            if self.last.grand {
                self.all.felt.push((pile, time.end()));
            }
            if let Some((copy, place)) = self.before.piles.get(&seat) {
                let still = |at: f64| stop(*place, at, time, true);
                self.all.all.push(Flight {
                    look: Look::Copy(copy.clone()),
                    stops: vec![still(0.0), still(time.end())],
                    layer: 0,
                    marked: false,
                });
            }
        }
    }
}

/// The backs in somebody's hand that they are dealt now, the first last.
fn backs(seat: usize, steps: &[Step]) -> Vec<Element> {
    let dealt = |step: &&Step| step.from == Spot::Stock && step.to == Spot::Hand(seat);
    let count: usize = steps
        .iter()
        .filter(dealt)
        .map(|step| step.cards.len())
        .sum();
    let mut backs = all(&format!("[data-seat='{seat}'] .backs > span"));
    backs.drain(..backs.len().saturating_sub(count));
    backs.reverse();
    backs
}
