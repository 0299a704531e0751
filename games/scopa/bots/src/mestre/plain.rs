//! A plain player as a model: what `greedy` does, on bit sets.
//!
//! Whoever follows the documents' tips one move ahead can be read: what they play tells
//! what they hold, and what they hold tells what they will play.

use baralho_scopa::{
    Capture, Carta, Mechanic,
    swift::{Course, Play, Swift, each, of_value, total, value},
};

use crate::taste::GREEDY;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain {
    worth: [i16; 40],
    sweep: i32,
    sweeps_count: bool,
    fifteen: bool,
    inverse: bool,
}

impl Plain {
    pub(crate) fn new(course: &Course, inverse: bool) -> Self {
        let mut worth = [0; 40];
        if course.rules.mechanic != Mechanic::OnlyScopas {
            for (card, worth) in worth.iter_mut().enumerate() {
                let card = Carta::from_index(card as u8);
                *worth = GREEDY.worth_of(course.rules.prime, card) as i16;
            }
        }
        Self {
            worth,
            sweep: GREEDY.sweep,
            sweeps_count: course.rules.sweeps_count(),
            fifteen: course.rules.capture == Capture::Fifteen,
            inverse,
        }
    }

    #[inline]
    fn worth_of(&self, cards: u64) -> i32 {
        each(cards)
            .map(|card| i32::from(self.worth[usize::from(card)]))
            .sum()
    }

    /// What the mover, whose hand the world knows, makes of the world: the play that looks
    /// best, the lowest of equals, and how good it looks.
    #[inline]
    pub(crate) fn best(&self, course: &Course, world: &Swift) -> (Play, i32) {
        let eye = Eye::of(world);
        let mut best = (Play::new(0, 0), i32::MIN);
        world.each_play(course, |play| {
            let score = self.score(world.table, play, &eye, best.1);
            if score > best.1 {
                best = (play, score);
            }
        });
        best
    }

    /// Whether a plain player with the mover's hand may have made this play: of plays that
    /// look alike the one that lies first in the hand is made, and others cannot see which.
    #[inline]
    pub(crate) fn makes(&self, course: &Course, world: &Swift, play: Play) -> bool {
        let made = self.score(world.table, play, &Eye::of(world), i32::MIN);
        made >= self.best(course, world).1
    }

    /// How good a play looks, or anything below `floor` where it is below that: much of the
    /// work is about what may come after, which never makes a play better.
    #[inline]
    pub(crate) fn score(&self, table: u64, play: Play, eye: &Eye, floor: i32) -> i32 {
        let card = 1_u64 << play.card();
        let take = play.take();
        let (gain, left) = if take == 0 {
            let given = i32::from(self.worth[usize::from(play.card())]) / 2;
            (-given, table | card)
        } else {
            let left = table ^ take;
            let sweep = if left == 0 && self.sweeps_count {
                self.sweep
            } else {
                0
            };
            (self.worth_of(take | card) + sweep, left)
        };
        let value = if eye.last || left == 0 || (gain < floor && !self.inverse) {
            gain
        } else {
            gain - self.danger(left, eye)
        };
        if self.inverse { -value } else { value }
    }

    fn danger(&self, left: u64, eye: &Eye) -> i32 {
        let unseen = eye.unseen.count_ones() as i32;
        if unseen == 0 {
            return 0;
        }
        let share = (1 << 20) / i64::from(unseen) + 1;
        let (mut sums, mut values) = (1_u32, 0_u32);
        for card in each(left) {
            sums |= sums << value(card);
            values |= 1 << value(card);
        }
        let cards = left.count_ones() as i32;
        let (whole, worth) = (total(left), self.worth_of(left));
        let single = cards == 1 || self.fifteen;
        let part = worth / cards;
        let mut danger = 0;
        for value in 1..=10_u8 {
            let needed = if self.fifteen { 15 - value } else { value };
            let copies = (eye.unseen & of_value(value)).count_ones() as i32;
            if sums >> needed & 1 == 0 || copies == 0 {
                continue;
            }
            let sweeps = u32::from(needed) == whole && (single || values >> value & 1 == 0);
            let lost = if sweeps && self.sweeps_count {
                self.sweep + worth
            } else {
                part
            };
            // A division by the number of unseen cards, as these are few.
            danger += ((i64::from(lost * copies * 3) * share) >> 20) as i32;
        }
        danger.min(self.sweep + worth)
    }
}

/// What the mover sees besides the table.
pub(crate) struct Eye {
    unseen: u64,
    last: bool,
}

impl Eye {
    #[inline]
    fn of(world: &Swift) -> Self {
        let few = |hand: &u64| hand.count_ones() <= 1;
        Self::new(world, world.deck_left == 0 && world.hands.iter().all(few))
    }

    /// Of a world that knows the mover's hand, where nobody holds more than a card or
    /// somebody does.
    #[inline]
    pub(crate) fn new(world: &Swift, last: bool) -> Self {
        Self {
            unseen: world.unseen(),
            last,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::greedy::Greedy;
    use baralho_bots::Bot as _;
    use baralho_game::{Game as _, Observer, Standing, chance};
    use baralho_laws::rules;
    use baralho_scopa::{ScopaRules, Small};

    #[test]
    fn the_model_does_what_greedy_does_but_for_the_order_of_the_hand() {
        for (number, options) in [
            "choice=player,prime=primiera",
            "capture=fewest,choice=player",
            "capture=fifteen",
            "inverse=on",
            "scopa_mechanic=only_scopas",
            "scopa_mechanic=no_scopas",
        ]
        .into_iter()
        .enumerate()
        {
            for players in [2, 4] {
                let rules: ScopaRules = rules("scopa", players, options);
                let mut same = 0;
                let mut all = 0;
                for seed in 0..40 {
                    let standing = Standing::opening(&rules, seed);
                    let mut round = Small::deal_seed(&rules, &standing, seed);
                    let mut chance = chance::generator(seed, number as u64);
                    let course = Course::of(round.open()).expect("one deck");
                    let plain = Plain::new(&course, rules.inverse);
                    while let Some(seat) = round.turn() {
                        let chosen = Greedy.choose(&round.view(Observer::Seat(seat)), &mut chance);
                        let world = Swift::of(&course, &round);
                        let mut found = None;
                        world.each_play(&course, |play| {
                            if play.to_move(course.rules.choice) == chosen {
                                found = Some(play);
                            }
                        });
                        let play = found.expect("greedy plays legally");
                        assert!(plain.makes(&course, &world, play), "{options:?} {seed}");
                        // What is not looked at for being behind already was behind.
                        let mut most = i32::MIN;
                        world.each_play(&course, |play| {
                            let eye = Eye::of(&world);
                            most = most.max(plain.score(world.table, play, &eye, i32::MIN));
                        });
                        assert_eq!(plain.best(&course, &world).1, most, "{options:?} {seed}");
                        all += 1;
                        same += u32::from(plain.best(&course, &world).0 == play);
                        round.apply(chosen, &mut ());
                    }
                }
                assert!(3 * same > all, "{options:?}: {same} of {all}");
            }
        }
    }
}
