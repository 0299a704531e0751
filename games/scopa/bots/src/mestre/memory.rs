//! What the others' plays tell of the cards they hold.
//!
//! Whoever had a card that would have done much better would most likely have played it:
//! after every play each unseen card becomes less likely in that hand, the more it would
//! have gained. Never impossible: people overlook things, and some bluff.

use baralho_scopa::swift::{Course, Play, Swift, each};

use super::{
    plain::Plain,
    policy::{Policy, Sight, TELLING},
};

/// How likely each card is in each hand, compared with knowing nothing.
type Likely = [[f32; 40]; 6];

/// What the others' plays told since the hands were dealt.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    likely: Likely,
    if_plain: Likely,
    learned: bool,
}

/// No single play makes a card less likely than this.
const LEAST: f32 = 0.15;
/// How much less likely a card is in a plain player's hand that they would have preferred.
const SURPRISE: f32 = 0.08;

impl Memory {
    pub(crate) const fn new() -> Self {
        Self {
            likely: [[1.0; 40]; 6],
            if_plain: [[1.0; 40]; 6],
            learned: false,
        }
    }

    pub(crate) fn forget(&mut self) {
        if self.learned {
            *self = Self::new();
        }
    }

    /// How likely a card is in a seat's hand, if anything is known, when the seats in the
    /// set are plain.
    pub(crate) fn likely(&self, plain: u8) -> Option<Box<Likely>> {
        self.learned.then(|| {
            let mut likely = Box::new(self.likely);
            for (seat, row) in likely.iter_mut().enumerate() {
                if plain >> seat & 1 == 1 {
                    *row = self.if_plain[seat];
                }
            }
            likely
        })
    }

    /// A plain player holds no card that would have looked better. Returns the share of the
    /// cards it may hold for which that is true.
    pub(crate) fn learn_plain(
        &mut self,
        course: &Course,
        mut world: Swift,
        plain: &Plain,
        played: Play,
    ) -> f32 {
        let seat = usize::from(world.turn);
        let card = 1 << played.card();
        let mine = world.hands.iter().fold(0, |all, hand| all | hand);
        let (mut fits, mut all) = (0.0, 0.0);
        for other in each(world.unseen() & !(card | mine)) {
            world.hands[seat] = card | 1 << other;
            let likely = &mut self.if_plain[seat][usize::from(other)];
            all += *likely;
            if plain.makes(course, &world, played) {
                fits += *likely;
            } else {
                *likely *= SURPRISE;
                self.learned = true;
            }
        }
        if all > 0.0 { fits / all } else { 1.0 }
    }

    /// Somebody who thinks ahead would most likely have played a card that gains more. The next
    /// player holds this many cards.
    pub(crate) fn learn(&mut self, course: &Course, mut world: Swift, played: Play, held: u32) {
        let policy = Policy::new(course);
        let seat = usize::from(world.turn);
        let hidden = world.unseen();
        // As the one who played saw it, all cards that may be held are unseen.
        let sight = Sight::new(hidden, 0, held, false);
        let score = |world: &Swift, play| policy.score(world, play, &sight);
        let made = score(&world, played);
        for card in each(hidden & !(1 << played.card())) {
            world.hands[seat] = 1 << card;
            let mut best = i32::MIN;
            world.each_play(course, |play| {
                best = best.max(score(&world, play));
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
    use crate::mestre::reading::Reading;
    use baralho_game::{Game as _, Observer, Seat, Standing};
    use baralho_laws::rules;
    use baralho_scopa::{Carta, Move, Small};

    #[test]
    fn who_refuses_a_sweep_most_likely_lacks_that_card() {
        let rules = rules("scopa", 2, "");
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
            let sweeper =
                Carta::all().find(|other| other.value() == sum && !before.hand.contains(*other));
            let sweeper = sweeper.expect("a card of that value").index();
            let plain = Carta::all().find(|c| c.value() == card.value() && *c != card);
            let plain = plain.expect("another of that value").index();
            for plain_seats in [0, 1] {
                let mut reading = Reading::default();
                reading.watch(&before, &events[0]);
                let likely = reading
                    .memory
                    .likely(plain_seats)
                    .expect("something was learned");
                assert!(likely[0][sweeper] < 0.5 && likely[0][plain] > 0.9, "{seed}");
                assert!(
                    (likely[1][sweeper] - 1.0).abs() < 1e-6,
                    "one's own hand is known"
                );
            }
            break;
        }
    }

    #[test]
    fn new_hands_are_not_judged_by_old_plays() {
        let mut memory = Memory::new();
        memory.likely[1][3] = 0.2;
        memory.learned = true;
        memory.forget();
        assert!(memory.likely(0).is_none());
    }
}
