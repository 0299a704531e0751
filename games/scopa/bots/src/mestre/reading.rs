//! Who the others are: players whose plays a simple model foretells, or not.
//!
//! When a deal is over, everybody knows what the others held at each play of it, so each
//! can be compared with the model. Who nearly always does what it says is taken for plain,
//! and so is whom nothing is known of: most sensible plays are what the model says, and
//! against stronger players the search was measured to lose nothing by it.

use baralho_game::View as _;
use baralho_scopa::{
    Event, View,
    swift::{Course, Play, Swift},
};

use super::{memory::Memory, plain::Plain};

/// What the others' plays told of them.
#[derive(Debug)]
pub(crate) struct Reading {
    /// By seat, how much likelier plain than not, as far as deals are over.
    odds: [f32; 6],
    /// The same for the deal that is not over, by what its plays look like.
    hints: [f32; 6],
    /// What the others played since the hands were dealt, each with the world before it as the
    /// observer knew it.
    pub(super) made: Vec<(Swift, Play)>,
    /// What those plays told of the cards that the others hold.
    pub(super) memory: Memory,
    rules: Option<(Course, Plain)>,
}

const AT_FIRST: f32 = 1.0;
/// How often plain players, and others, do what the model says where there is a choice.
const PLAIN: f32 = 0.97;
const OTHERS: f32 = 0.65;
/// The odds never grow beyond this, nor below its inverse.
const MOST: f32 = 50.0;

impl Default for Reading {
    fn default() -> Self {
        Self {
            odds: [AT_FIRST; 6],
            hints: [1.0; 6],
            made: Vec::new(),
            memory: Memory::new(),
            rules: None,
        }
    }
}

impl Reading {
    /// Whether a seat is better taken for plain.
    pub(crate) fn is_plain(&self, seat: u8) -> bool {
        self.odds[usize::from(seat)] * self.hints[usize::from(seat)] >= 1.0
    }

    /// The other sides' seats that are better taken for plain, as bits. A partner thinks as
    /// we do.
    pub(crate) fn plain_seats(&self, course: &Course, me: u8) -> u8 {
        (0..course.rules.players)
            .filter(|&seat| course.side_of(seat) != course.side_of(me) && self.is_plain(seat))
            .fold(0, |seats, seat| seats | 1 << seat)
    }

    pub(crate) fn begin(&mut self) {
        self.look_back();
        self.rules = None;
    }

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
                    let course = Course::of(&before.open);
                    let inverse = before.open.rules.inverse;
                    self.rules = course.map(|course| (course, Plain::new(&course, inverse)));
                }
                let Some((course, plain)) = &self.rules else {
                    return;
                };
                let mut world = Swift::seen(course, before);
                let play = Play::told(*card, *taken);
                let cards = before.hand_sizes[seat.index()];
                if cards > 1 {
                    let next = usize::from(course.after(world.turn));
                    let held = before.hand_sizes[next];
                    self.memory.learn(course, world, play, held.into());
                }
                world.deck_left = before.deck_left;
                self.made.push((world, play));
                if cards > 1 {
                    let fits = self.memory.learn_plain(course, world, plain, play);
                    self.hear(seat.index(), cards, fits);
                }
            }
            Event::Played { .. } | Event::Closed { .. } => {}
        }
    }

    /// A seat played one of this many cards. `fits` is the chance that the model would not have
    /// preferred another card of the hand, for each of those.
    fn hear(&mut self, seat: usize, cards: u8, fits: f32) {
        let explained = (1..cards).fold(1.0, |all, _| all * fits);
        let even = 1.0 / f32::from(cards);
        let plain = PLAIN * explained + (1.0 - PLAIN) * even;
        let others = OTHERS * explained + (1.0 - OTHERS) * even;
        let hint = &mut self.hints[seat];
        *hint = (*hint * plain / others).clamp(1.0 / MOST, MOST);
    }

    /// A deal is over: the hands in it are known, and each play is compared.
    fn look_back(&mut self) {
        self.memory.forget();
        let Some((course, plain)) = &self.rules else {
            return;
        };
        self.hints = [1.0; 6];
        let mut hands = [0; 6];
        for (mut world, play) in self.made.drain(..).rev() {
            let seat = usize::from(world.turn);
            hands[seat] |= 1 << play.card();
            world.hands[seat] = hands[seat];
            let mut ways = 0;
            world.each_play(course, |_| {
                ways += 1;
            });
            if ways < 2 {
                continue;
            }
            let odds = &mut self.odds[seat];
            *odds *= if plain.makes(course, &world, play) {
                PLAIN / OTHERS
            } else {
                (1.0 - PLAIN) / (1.0 - OTHERS)
            };
            *odds = odds.clamp(1.0 / MOST, MOST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{greedy::Greedy, mestre::watched::watch_round, robots::Robot};
    use baralho_bots::Bot;
    use baralho_game::{Seat, Standing};
    use baralho_laws::rules;
    use baralho_scopa::Small;

    /// What seat 0 makes of somebody after a round between two of them.
    fn read(other: impl Fn() -> Box<dyn Bot<Small>>, seed: u64) -> Reading {
        let rules = rules("scopa", 2, "");
        let standing = Standing::new(&rules, Seat::new(0));
        let mut reading = Reading::default();
        watch_round(&rules, &standing, seed, other, usize::MAX, |view, event| {
            reading.watch(view, event);
        });
        reading.begin();
        reading
    }

    #[test]
    fn who_plays_as_the_model_says_is_taken_for_plain_and_others_are_not() {
        for seed in 0..20 {
            let plain = read(|| Box::new(Greedy), seed);
            assert!(plain.odds[1] > 20.0, "{seed}: {:?}", plain.odds);
            let other = read(|| Box::new(Robot::FirstCard), seed);
            assert!(!other.is_plain(1), "{seed}: {:?}", other.odds);
        }
    }

    #[test]
    fn new_hands_are_not_explained_by_old_plays() {
        let reading = read(|| Box::new(Greedy), 3);
        assert!(reading.made.is_empty());
    }
}
