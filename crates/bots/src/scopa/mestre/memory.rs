//! What the others' plays tell of the cards they hold.
//!
//! Whoever had a card that would have done much better would most likely have played it:
//! after every play each unseen card becomes less likely in that hand, the more it would
//! have gained. Never impossible: people overlook things, and some bluff.

use baralho_game::View as _;
use baralho_scopa::{
    Event, View,
    swift::{Course, Play, Swift, each},
};

use super::policy::{Policy, Sight, TELLING};

/// How likely each card is in each hand, compared with knowing nothing.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    likely: [[f32; 40]; 6],
    /// Whether anything was learned.
    learned: bool,
}

/// No single play makes a card less likely than this.
const LEAST: f32 = 0.15;

impl Memory {
    pub(crate) const fn new() -> Self {
        Self {
            likely: [[1.0; 40]; 6],
            learned: false,
        }
    }

    /// Forgets everything: the hands are new.
    pub(crate) fn forget(&mut self) {
        if self.learned {
            *self = Self::new();
        }
    }

    /// How likely a card is in a seat's hand, if anything is known.
    pub(crate) fn likely(&self) -> Option<&[[f32; 40]; 6]> {
        self.learned.then_some(&self.likely)
    }

    /// Something happened.
    pub(crate) fn watch<const CARDS: usize, const SEATS: usize>(
        &mut self,
        before: &View<CARDS, SEATS>,
        event: &Event,
    ) {
        match event {
            Event::Dealt { .. } => self.forget(),
            Event::Played {
                seat, card, taken, ..
            } if !before.observer().is(*seat) => {
                let Some(course) = Course::of(&before.open) else {
                    return;
                };
                let place = seat.index();
                if before.hand_sizes[place] < 2 {
                    return;
                }
                let world = Swift::seen(&course, before);
                let take = taken.iter().fold(0, |set, card| set | 1 << card.index());
                let played = Play::new(card.index() as u8, take);
                let next = course.after(place as u8);
                let held = before.hand_sizes[usize::from(next)];
                self.learn(&course, world, place, played, held.into());
            }
            Event::Played { .. } | Event::Closed { .. } => {}
        }
    }

    fn learn(&mut self, course: &Course, mut world: Swift, seat: usize, played: Play, held: u32) {
        let policy = Policy::new(course);
        let hidden = Policy::unseen(&Swift {
            turn: seat as u8,
            ..world
        });
        // As the one who played saw it, all cards that may be held are unseen.
        let sight = Sight::new(hidden, 0, held, false);
        let score = |world: &Swift, play| policy.score(world, play, &sight);
        let made = score(&world, played);
        for card in each(hidden & !(1 << played.card())) {
            world.hands[seat] = 1 << card;
            world.turn = seat as u8;
            let mut best = i32::MIN;
            let _: std::ops::ControlFlow<()> = world.visit_plays(course, |play| {
                best = best.max(score(&world, play));
                std::ops::ControlFlow::Continue(())
            });
            if best > made {
                let gained = (best - made) as f32 / TELLING;
                let factor = 1.0 / (1.0 + gained + gained * gained / 2.0);
                self.likely[seat][usize::from(card)] *= factor.max(LEAST);
                self.learned = true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_game::{Game as _, Observer, Options, Rules as _, Seat, Standing};
    use baralho_scopa::{Carta, Move, ScopaRules, Small};

    #[test]
    fn who_refuses_a_sweep_most_likely_lacks_that_card() {
        let rules = ScopaRules::parse("scopa", None, &Options::new()).expect("a preset");
        // Seat 0 lays a 5 although a 7 would sweep the 3 and the 4.
        for seed in 0.. {
            let round = Small::deal_seed(&rules, &Standing::new(&rules, Seat::new(1)), seed);
            let sum: u8 = round.open().table.iter().map(|card| card.value()).sum();
            let laid = round.hand(Seat::new(0)).iter().find(|card| {
                let value = card.value();
                value > 7 && !round.open().can_capture(*card) && value != sum
            });
            let (Some(card), 5..=7) = (laid, sum) else {
                continue;
            };
            let before = round.view(Observer::Seat(Seat::new(1)));
            let mut after = round;
            let mut events = Vec::new();
            after.apply(Move { card, take: None }, &mut events);
            let mut memory = Memory::new();
            memory.watch(&before, &events[0]);
            let likely = memory.likely().expect("something was learned");
            let sweeper =
                Carta::all().find(|other| other.value() == sum && !before.hand.contains(*other));
            let sweeper = sweeper.expect("a card of that value").index();
            let plain = Carta::all().find(|c| c.value() == card.value() && *c != card);
            let plain = plain.expect("another of that value").index();
            assert!(likely[0][sweeper] < 0.5 && likely[0][plain] > 0.9, "{seed}");
            assert!(
                (likely[1][sweeper] - 1.0).abs() < 1e-6,
                "one's own hand is known"
            );
            break;
        }
    }

    #[test]
    fn new_hands_are_not_judged_by_old_plays() {
        let mut memory = Memory::new();
        memory.likely[1][3] = 0.2;
        memory.learned = true;
        memory.forget();
        assert!(memory.likely().is_none());
    }
}
