//! How worlds are played on to see where they lead: quick, sensible, a little careless.

use std::ops::ControlFlow;

use baralho_game::chance::{self, Quick};
use baralho_scopa::{
    Capture, Mechanic, Prime,
    swift::{Course, DECK, Play, Swift, each, of_value, total, value},
};

/// What cards are worth to who takes them, in hundredths of a point or so.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Policy {
    worth: [i16; 40],
    sweep: i32,
    fifteen: bool,
}

impl Policy {
    pub(crate) fn new(course: &Course) -> Self {
        let mut worth = [0; 40];
        for (card, worth) in worth.iter_mut().enumerate() {
            *worth = match course.mechanic {
                Mechanic::OnlyScopas => 0,
                _ => card_worth(course.prime, card as u8),
            };
        }
        Self {
            worth,
            sweep: match course.mechanic {
                Mechanic::NoScopas => 0,
                _ => 100,
            },
            fifteen: course.capture == Capture::Fifteen,
        }
    }

    #[inline]
    fn worth_of(&self, cards: u64) -> i32 {
        each(cards)
            .map(|card| i32::from(self.worth[usize::from(card)]))
            .sum()
    }

    /// What is unseen by whoever's turn it is.
    #[inline]
    pub(crate) fn unseen(world: &Swift) -> u64 {
        let gone = world.piles.iter().fold(world.table, |all, pile| all | pile);
        DECK & !(gone | world.hands[usize::from(world.turn)])
    }

    /// How good a play looks.
    #[inline]
    pub(crate) fn score(&self, world: &Swift, play: Play, unseen: u64, last: bool) -> i32 {
        let take = play.take();
        let card = 1_u64 << play.card();
        let (gain, left) = if take == 0 {
            (
                -i32::from(self.worth[usize::from(play.card())]) / 2,
                world.table | card,
            )
        } else {
            let left = world.table ^ take;
            let sweep = if left == 0 { self.sweep } else { 0 };
            (self.worth_of(take | card) + sweep, left)
        };
        if last || left == 0 {
            return gain;
        }
        gain - self.danger(left, unseen)
    }

    /// What the next player may do with a table, by the cards that may be in that hand.
    #[inline]
    fn danger(&self, left: u64, unseen: u64) -> i32 {
        let all = unseen.count_ones() as i32;
        if all == 0 {
            return 0;
        }
        let sum = total(left);
        let copies = |value: u8| (unseen & of_value(value)).count_ones() as i32;
        let sweeper = if self.fifteen {
            15_u32.wrapping_sub(sum)
        } else {
            sum
        };
        let mut danger = 0;
        if (1..=10).contains(&sweeper) {
            danger += (self.sweep + self.worth_of(left)) * copies(sweeper as u8) * 3;
        }
        // Single cards are what is taken most.
        for card in each(left) {
            let matching = if self.fifteen {
                15 - value(card)
            } else {
                value(card)
            };
            if matching <= 10 {
                danger += i32::from(self.worth[usize::from(card)]) * copies(matching);
            }
        }
        (danger / all).min(self.sweep + self.worth_of(left))
    }

    /// Whether the play to come is the last of all.
    #[inline]
    pub(crate) fn is_last(world: &Swift) -> bool {
        let hands = world.hands.iter().fold(0, |all, hand| all | hand);
        world.deck_left == 0 && hands.is_power_of_two()
    }

    /// The play that looks best.
    #[inline]
    pub(crate) fn best(&self, course: &Course, world: &Swift) -> Play {
        let unseen = Self::unseen(world);
        let last = Self::is_last(world);
        let mut best = (i32::MIN, Play::new(0, 0));
        let _: ControlFlow<()> = world.visit_plays(course, |play| {
            let score = self.score(world, play, unseen, last);
            if score > best.0 {
                best = (score, play);
            }
            ControlFlow::Continue(())
        });
        best.1
    }

    /// Any card, each equally likely, and any of its captures.
    #[inline]
    pub(crate) fn any(course: &Course, world: &Swift, chance: &mut Quick) -> Play {
        let mut hand = world.hands[usize::from(world.turn)];
        let skip = chance::below(u64::from(hand.count_ones()), chance);
        for _ in 0..skip {
            hand &= hand - 1;
        }
        let card = hand.trailing_zeros() as u8;
        let mut picked = Play::new(card, 0);
        let mut seen = 0;
        let _: ControlFlow<()> = world.sets(course).visit(card, |take| {
            seen += 1;
            if chance::below(seen, chance) == 0 {
                picked = Play::new(card, take);
            }
            ControlFlow::Continue(())
        });
        picked
    }

    /// Plays on until `stop` says so, or to the end. In so many of 256 plays the mover
    /// does not look and plays anything.
    #[inline]
    pub(crate) fn play_on(
        &self,
        course: &Course,
        world: &mut Swift,
        careless: u32,
        chance: &mut Quick,
        stop: impl Fn(&Swift) -> bool,
    ) {
        while !world.over && !stop(world) {
            let hand = world.hands[usize::from(world.turn)];
            let one_card = hand.is_power_of_two();
            let play = if !one_card && chance::below(256, chance) < u64::from(careless) {
                Self::any(course, world, chance)
            } else {
                self.best(course, world)
            };
            world.play(course, play);
        }
    }
}

/// What having a card is worth: its share in each category it counts for.
pub(crate) fn card_worth(prime: Prime, card: u8) -> i16 {
    let mut worth = 5;
    if card.is_multiple_of(4) {
        worth += 15;
    }
    if card == 24 {
        worth += 80;
    }
    worth
        + match (prime, value(card)) {
            (_, 7) => 35,
            (Prime::Primiera, 6) => 12,
            (Prime::Primiera, 1) => 8,
            _ => 0,
        }
}
