//! Who the other is, between two: somebody whose plays a simple model foretells, or not.
//!
//! When a deal is over, everybody knows what the other held at each play of it, so each
//! can be compared with the model. Who nearly always does what it says is taken for plain.

use std::ops::ControlFlow;

use baralho_game::View as _;
use baralho_scopa::{
    Event, View,
    swift::{Course, Play, Swift},
};

use super::plain::Plain;

/// What the other's plays told of them.
#[derive(Debug)]
pub(crate) struct Reading {
    /// How much likelier plain than not, as far as deals are over.
    odds: f32,
    /// What the other played since the hands were dealt, with the world before.
    made: Vec<(Swift, Play)>,
    rules: Option<(Course, Plain)>,
}

/// Before anything was played.
const AT_FIRST: f32 = 1.0;
/// How likely plain players do what the model says, and others, where there is a choice.
const PLAIN: f32 = 0.97;
const OTHERS: f32 = 0.65;
/// Nothing is ever certain.
const MOST: f32 = 50.0;

impl Default for Reading {
    fn default() -> Self {
        Self {
            odds: AT_FIRST,
            made: Vec::new(),
            rules: None,
        }
    }
}

impl Reading {
    /// Whether the other is better taken for plain.
    pub(crate) fn is_plain(&self) -> bool {
        self.odds >= 1.0
    }

    /// What the other played since the hands were dealt, each with the world before it as
    /// the observer knew it.
    pub(crate) fn made(&self) -> &[(Swift, Play)] {
        &self.made
    }

    /// A round begins.
    pub(crate) fn begin(&mut self) {
        self.look_back();
        self.rules = None;
    }

    /// Something happened.
    pub(crate) fn watch<const CARDS: usize, const SEATS: usize>(
        &mut self,
        before: &View<CARDS, SEATS>,
        event: &Event,
    ) {
        match event {
            Event::Dealt { .. } => self.look_back(),
            Event::Played {
                seat, card, taken, ..
            } if !before.observer().is(*seat) => {
                if self.rules.is_none() {
                    let course = Course::of(&before.open).filter(|c| c.players == 2);
                    let inverse = before.open.rules.inverse;
                    self.rules = course.map(|course| (course, Plain::new(&course, inverse)));
                }
                let Some((course, _)) = &self.rules else {
                    return;
                };
                let mut world = Swift::seen(course, before);
                world.deck_left = before.deck_left;
                let take = taken.iter().fold(0, |set, card| set | 1 << card.index());
                self.made.push((world, Play::new(card.index() as u8, take)));
            }
            Event::Played { .. } | Event::Closed { .. } => {}
        }
    }

    /// A deal is over: the other's hands in it are known, and each play is compared.
    fn look_back(&mut self) {
        let Some((course, plain)) = &self.rules else {
            return;
        };
        let mut hand = 0;
        for (mut world, play) in self.made.drain(..).rev() {
            hand |= 1 << play.card();
            world.hands[usize::from(world.turn)] = hand;
            let mut ways = 0;
            let _: ControlFlow<()> = world.visit_plays(course, |_| {
                ways += 1;
                ControlFlow::Continue(())
            });
            if ways < 2 {
                continue;
            }
            self.odds *= if plain.makes(course, &world, play) {
                PLAIN / OTHERS
            } else {
                (1.0 - PLAIN) / (1.0 - OTHERS)
            };
            self.odds = self.odds.clamp(1.0 / MOST, MOST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Seated, scopa::greedy::Greedy, scopa::robots::Robot};
    use baralho_game::{Game as _, Observer, Options, Rules as _, Seat, Standing};
    use baralho_scopa::{ScopaRules, Small};

    /// What is made of somebody after so many plays of one round.
    fn read(other: impl Fn() -> Box<dyn Bot<Small>>, seed: u64) -> Reading {
        let rules = ScopaRules::parse("scopa", Some(2), &Options::new()).expect("a preset");
        let mut round = Small::deal_seed(&rules, &Standing::new(&rules, Seat::new(0)), seed);
        let mut bots = [0, 1].map(|seat| Seated::new(other(), seed, Seat::new(seat)));
        let mut reading = Reading::default();
        let mut view = round.view(Observer::Seat(Seat::new(0)));
        while let Some(seat) = round.turn() {
            let chosen = bots[seat.index()].choose(&round);
            let mut events = Vec::new();
            round.apply(chosen, &mut events);
            for event in events {
                use baralho_game::Event as _;
                let event = event.seen_by(Observer::Seat(Seat::new(0)));
                reading.watch(&view, &event);
                view.absorb(event);
            }
        }
        reading.begin();
        reading
    }

    #[test]
    fn who_plays_as_the_model_says_is_taken_for_plain_and_others_are_not() {
        for seed in 0..20 {
            let plain = read(|| Box::new(Greedy), seed);
            assert!(plain.odds > 20.0, "{seed}: {}", plain.odds);
            let other = read(|| Box::new(Robot::FirstCard), seed);
            assert!(!other.is_plain(), "{seed}: {}", other.odds);
        }
    }

    #[test]
    fn new_hands_are_not_explained_by_old_plays() {
        let reading = read(|| Box::new(Greedy), 3);
        assert!(reading.made().is_empty());
    }
}
