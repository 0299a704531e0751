//! How worlds are played on to see where they lead: quick, sensible, a little careless.

use std::ops::ControlFlow;

use baralho_game::chance::{self, Quick};
use baralho_scopa::{
    Capture, Mechanic, Prime,
    swift::{Course, Play, SETTEBELLO, Swift, each, of_value, total, value},
};

/// A play that looks worse by so many hundredths of a point is clearly less likely.
pub(crate) const TELLING: f32 = 30.0;
/// So much of all likelihood is shared evenly.
const CARELESS_SHARE: f32 = 0.1;

/// What a player looks at, in hundredths of a point, and how much it weighs, in 64ths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Weights {
    pub(crate) card: i32,
    pub(crate) diamond: i32,
    /// The 7 of diamonds, besides.
    pub(crate) settebello: i32,
    /// Sevens, sixes, aces and fives, besides.
    pub(crate) seven: i32,
    pub(crate) six: i32,
    pub(crate) ace: i32,
    pub(crate) five: i32,
    /// How much of a card is lost by laying it.
    pub(crate) lay: i32,
    /// Laying a card when another of its value is in hand.
    pub(crate) pair: i32,
    /// How much a sweep by the next player weighs.
    pub(crate) swept: i32,
    /// How much a single card taken by the next player weighs.
    pub(crate) taken: i32,
}

impl Weights {
    pub(crate) const COUNT: usize = 11;

    /// The documents' tips as numbers. `cargo xtask lab tune` finds weights that win more when
    /// playouts play each other (+0.16 points a round at Scopa, +0.46 at Scopone), but
    /// they are no better guess at what others do: search with them was not stronger.
    pub(crate) const fn usual(prime: Prime) -> Self {
        let primiera = matches!(prime, Prime::Primiera);
        Self {
            card: 5,
            diamond: 15,
            settebello: 80,
            seven: 35,
            six: if primiera { 12 } else { 0 },
            ace: if primiera { 8 } else { 0 },
            five: 0,
            lay: 32,
            pair: 0,
            swept: 64,
            taken: 24,
        }
    }

    pub(crate) fn at(&mut self, place: usize) -> &mut i32 {
        match place {
            0 => &mut self.card,
            1 => &mut self.diamond,
            2 => &mut self.settebello,
            3 => &mut self.seven,
            4 => &mut self.six,
            5 => &mut self.ace,
            6 => &mut self.five,
            7 => &mut self.lay,
            8 => &mut self.pair,
            9 => &mut self.swept,
            _ => &mut self.taken,
        }
    }

    fn worth(&self, card: u8) -> i32 {
        let mut worth = self.card;
        if card.is_multiple_of(4) {
            worth += self.diamond;
        }
        if 1 << card == SETTEBELLO {
            worth += self.settebello;
        }
        worth
            + match value(card) {
                7 => self.seven,
                6 => self.six,
                1 => self.ace,
                5 => self.five,
                _ => 0,
            }
    }
}

/// What whoever is to move knows besides the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// Cards that may be anywhere.
    pub(crate) unseen: u64,
    /// The mover's hand, if known.
    pub(crate) hand: u64,
    /// By number of unseen copies, how likely the next player holds one of them, in 256ths.
    holds: [i32; 5],
    /// Nobody plays after this.
    last: bool,
}

impl Sight {
    /// What the mover of a world sees, the next player holding so many cards.
    #[inline]
    pub(crate) fn new(unseen: u64, hand: u64, held: u32, last: bool) -> Self {
        let all = unseen.count_ones().max(1);
        let lacks = 256 - (256 * held.min(all) / all) as i32;
        let mut none = 256;
        let mut holds = [0; 5];
        for holds in &mut holds[1..] {
            none = none * lacks / 256;
            *holds = 256 - none;
        }
        Self {
            unseen,
            hand,
            holds,
            last,
        }
    }

    #[inline]
    pub(crate) fn of(course: &Course, world: &Swift) -> Self {
        let hands = world.hands.iter().fold(0, |all, hand| all | hand);
        let last = world.deck_left == 0 && hands.is_power_of_two();
        let next = world.hands[usize::from(course.after(world.turn))];
        Self::new(
            world.unseen(),
            world.hands[usize::from(world.turn)],
            next.count_ones(),
            last,
        )
    }

    #[inline]
    fn holds(&self, value: u8) -> i32 {
        self.holds[(self.unseen & of_value(value)).count_ones() as usize]
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Policy {
    weights: Weights,
    worth: [i16; 40],
    sweep: i32,
    fifteen: bool,
}

impl Policy {
    pub(crate) fn new(course: &Course) -> Self {
        Self::with(course, Weights::usual(course.rules.prime))
    }

    pub(crate) fn with(course: &Course, weights: Weights) -> Self {
        let mut worth = [0; 40];
        for (card, worth) in worth.iter_mut().enumerate() {
            *worth = match course.rules.mechanic {
                Mechanic::OnlyScopas => 0,
                _ => weights.worth(card as u8) as i16,
            };
        }
        Self {
            weights,
            worth,
            sweep: match course.rules.mechanic {
                Mechanic::NoScopas => 0,
                _ => 100,
            },
            fifteen: course.rules.capture == Capture::Fifteen,
        }
    }

    #[inline]
    fn worth_of(&self, cards: u64) -> i32 {
        each(cards)
            .map(|card| i32::from(self.worth[usize::from(card)]))
            .sum()
    }

    #[inline]
    pub(crate) fn score(&self, world: &Swift, play: Play, sight: &Sight) -> i32 {
        self.score_above(world, play, sight, i32::MIN)
    }

    /// How good a play looks, or anything up to `floor` where it is no better than that: what
    /// may come after takes most of the work, and never makes it better.
    #[inline]
    fn score_above(&self, world: &Swift, play: Play, sight: &Sight, floor: i32) -> i32 {
        let take = play.take();
        let card = 1_u64 << play.card();
        let (gain, left) = if take == 0 {
            let lost = i32::from(self.worth[usize::from(play.card())]) * self.weights.lay / 64;
            let others = sight.hand & of_value(value(play.card())) & !card;
            let pair = if others == 0 { 0 } else { self.weights.pair };
            (pair - lost, world.table | card)
        } else {
            let left = world.table ^ take;
            let sweep = if left == 0 { self.sweep } else { 0 };
            (self.worth_of(take | card) + sweep, left)
        };
        let is_enough = gain <= floor && self.weights.swept >= 0 && self.weights.taken >= 0;
        if sight.last || left == 0 || is_enough {
            return gain;
        }
        gain - self.danger(left, sight)
    }

    /// What the next player may do with a table, by the cards that may be in that hand.
    #[inline]
    fn danger(&self, left: u64, sight: &Sight) -> i32 {
        let sum = total(left);
        let sweeper = if self.fifteen {
            15_u32.wrapping_sub(sum)
        } else {
            sum
        };
        let mut danger = 0;
        if (1..=10).contains(&sweeper) {
            let lost = self.sweep + self.worth_of(left);
            danger += lost * sight.holds(sweeper as u8) / 256 * self.weights.swept;
        }
        // Single cards are what is taken most.
        let mut taken = 0;
        for card in each(left) {
            let matching = if self.fifteen {
                15 - value(card)
            } else {
                value(card)
            };
            if matching <= 10 {
                taken += i32::from(self.worth[usize::from(card)]) * sight.holds(matching);
            }
        }
        (danger + taken / 256 * self.weights.taken) / 64
    }

    #[inline]
    pub(crate) fn best(&self, course: &Course, world: &Swift) -> Play {
        let sight = Sight::of(course, world);
        let mut best = (i32::MIN, Play::new(0, 0));
        world.each_play(course, |play| {
            let score = self.score_above(world, play, &sight, best.0);
            if score > best.0 {
                best = (score, play);
            }
        });
        best.1
    }

    /// Every play, with how likely a sensible player makes it.
    #[inline]
    pub(crate) fn likely(&self, course: &Course, world: &Swift, plays: &mut Vec<(Play, f32)>) {
        let sight = Sight::of(course, world);
        let mut best = f32::MIN;
        world.each_play(course, |play| {
            let score = self.score(world, play, &sight) as f32;
            best = best.max(score);
            plays.push((play, score));
        });
        let mut sum = 0.0;
        for (_, likely) in plays.iter_mut() {
            *likely = Self::leaning(best - *likely);
            sum += *likely;
        }
        let ways = plays.len().max(1) as f32;
        for (_, likely) in plays.iter_mut() {
            *likely = Self::with_care(*likely, sum, ways);
        }
    }

    /// How much less likely than the best a play is that looks worse by so much.
    #[inline]
    pub(crate) fn leaning(behind: f32) -> f32 {
        let behind = behind / TELLING;
        1.0 / (1.0 + behind + behind * behind / 2.0)
    }

    /// The share of one of so many plays, where the leanings have this sum: some of it is
    /// shared evenly.
    #[inline]
    pub(crate) fn with_care(leaning: f32, sum: f32, ways: f32) -> f32 {
        (1.0 - CARELESS_SHARE) * leaning / sum + CARELESS_SHARE / ways
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
            let play = self.next(course, world, careless, chance);
            world.play(course, play);
        }
    }

    /// The next play of a playout: in so many of 256 the mover does not look.
    #[inline]
    pub(crate) fn next(
        &self,
        course: &Course,
        world: &Swift,
        careless: u32,
        chance: &mut Quick,
    ) -> Play {
        let hand = world.hands[usize::from(world.turn)];
        let one_card = hand.is_power_of_two();
        if !one_card && chance::below(256, chance) < u64::from(careless) {
            Self::any(course, world, chance)
        } else {
            self.best(course, world)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_game::{Game as _, Options, Rules as _, Standing};
    use baralho_scopa::{ScopaRules, Small};

    #[test]
    fn no_play_that_looks_better_is_passed_over() {
        for preset in ["escopa", "scopa", "escoba", "scopone"] {
            let rules = ScopaRules::parse(preset, None, &Options::new()).expect("a preset");
            for seed in 0..40 {
                let round = Small::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
                let course = Course::of(round.open()).expect("one deck");
                let policy = Policy::new(&course);
                let mut world = Swift::of(&course, &round);
                while !world.over {
                    let sight = Sight::of(&course, &world);
                    let mut most = i32::MIN;
                    world.each_play(&course, |play| {
                        most = most.max(policy.score(&world, play, &sight));
                    });
                    let best = policy.best(&course, &world);
                    assert_eq!(policy.score(&world, best, &sight), most, "{preset} {seed}");
                    world.play(&course, best);
                }
            }
        }
    }
}
