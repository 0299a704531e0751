//! What was played since the hands were dealt, and what it told of who the others are.
//!
//! A deal that is over has shown all hands, so each kind of player can be asked what it
//! would have done with them; what is found is kept for the rest of the match.

use baralho_game::View as _;
use baralho_scopa::{
    Event, View,
    swift::{Course, Play, Swift},
};

use super::{
    models::{ByModel, MODELS, Made, Models},
    trace::Trace,
};

/// The story of a deal as one player tells it.
#[derive(Debug)]
pub(crate) struct Story {
    /// By side, how likely each kind of player is, as far as deals are over.
    odds: [ByModel; 6],
    /// What the others played since the hands were dealt.
    made: Vec<Made>,
    trace: Trace,
    rules: Option<(Course, Models)>,
}

/// Nobody is ever certain to be of some kind, or not to be.
const LEAST: f64 = 0.02;
/// Before anything was played.
const AT_FIRST: ByModel = [1.0 / 3.0; MODELS];

impl Default for Story {
    fn default() -> Self {
        Self {
            odds: [AT_FIRST; 6],
            made: Vec::new(),
            trace: Trace::default(),
            rules: None,
        }
    }
}

impl Story {
    /// By side, how likely each kind of player was before this deal.
    pub(crate) fn odds(&self) -> &[ByModel; 6] {
        &self.odds
    }

    /// What the others played since the hands were dealt.
    pub(crate) fn made(&self) -> &[Made] {
        &self.made
    }

    /// What everybody remembers.
    pub(crate) fn trace(&self) -> &Trace {
        &self.trace
    }

    /// A round begins.
    pub(crate) fn begin(&mut self) {
        self.look_back();
        self.trace = Trace::default();
        self.rules = None;
    }

    /// Something happened.
    pub(crate) fn watch<const CARDS: usize, const SEATS: usize>(
        &mut self,
        before: &View<CARDS, SEATS>,
        event: &Event,
    ) {
        match event {
            Event::Dealt { seat, .. } => {
                self.look_back();
                self.trace.dealt(seat.index());
            }
            Event::Played {
                seat, card, taken, ..
            } => {
                if self.rules.is_none() {
                    let course = Course::of(&before.open);
                    self.rules = course.map(|course| (course, Models::new(&course, before)));
                }
                let Some((course, models)) = &self.rules else {
                    return;
                };
                let mut world = Swift::seen(course, before);
                world.deck_left = before.deck_left;
                let take = taken.iter().fold(0, |set, card| set | 1 << card.index());
                let play = Play::new(card.index() as u8, take);
                let next = usize::from(course.after(world.turn));
                if !before.observer().is(*seat) {
                    self.made.push(Made {
                        world,
                        trace: self.trace,
                        next_size: before.hand_sizes[next],
                        last: before.hand_sizes.iter().all(|&size| size <= 1),
                        play,
                    });
                }
                models.note(course, &mut self.trace, &world, play);
            }
            Event::Closed { .. } => {}
        }
    }

    /// A deal is over: the hands in it are known, and all kinds of players are compared.
    fn look_back(&mut self) {
        let Some((course, models)) = &self.rules else {
            return;
        };
        let mut hands = [0; 6];
        for made in self.made.drain(..).rev() {
            let seat = made.world.turn;
            let hand = &mut hands[usize::from(seat)];
            *hand |= 1 << made.play.card();
            let found = models.likelihoods(course, &made, *hand);
            let odds = &mut self.odds[usize::from(course.side_of(seat))];
            for (odds, found) in odds.iter_mut().zip(found) {
                *odds *= found;
            }
            let sum: f64 = odds.iter().sum();
            for odds in odds.iter_mut() {
                *odds = (*odds / sum).max(LEAST);
            }
        }
    }
}
