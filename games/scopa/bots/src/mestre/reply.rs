//! The best reply to a plain player, between two: every hand they may hold is looked at,
//! weighed by how well it explains what they played, and the model says what they will do.

use std::ops::ControlFlow;

use baralho_bots::{Budget, Means, Stop, tree::Rewards};
use baralho_game::chance::{self, Quick};
use baralho_scopa::swift::{Course, Play, Swift, each};
use tinyvec::ArrayVec;

use super::{hidden::Hidden, plain::Plain};

/// A hand that the other may hold.
#[derive(Clone, Copy, Debug, Default)]
struct Held {
    hand: u64,
    weight: f32,
    /// What is played from it, while a node is looked at.
    play: Play,
}

/// How likely a plain player makes a play that does not look best to them, compared with
/// one that does: ours is only a model.
const SURPRISE: f32 = 0.04;
/// Hands looked at before the clock is.
const FIRST_LOOK: usize = 48;
const MOST_HANDS: usize = 6_000;

type Plays = ArrayVec<[Play; 64]>;

/// Looks for best replies; keeps its memory from move to move.
#[derive(Debug, Default)]
pub(crate) struct Reply {
    all: Vec<Held>,
    picked: Vec<Held>,
}

impl Reply {
    /// The best reply of whose knowledge this is, to somebody who made these plays since
    /// the hands were dealt: each with the world before it, as far as it was known.
    pub(crate) fn best(
        &mut self,
        problem: &Hidden,
        plain: &Plain,
        made: &[(Swift, Play)],
        budget: Budget,
        means: &Means,
        seed: u64,
    ) -> Play {
        let mut chance = Quick::new(seed);
        self.gather(problem, plain, made);
        let time = match budget {
            Budget::Time(time) => time,
            Budget::Iterations(count) => {
                self.pick(MOST_HANDS.min(count as usize), &mut chance);
                let splits = (count as usize / (2 * self.picked.len().max(1))).clamp(1, WAYS.len());
                return look(problem, plain, &mut self.picked, splits, means.stop);
            }
        };
        let begun = (means.clock)();
        let (mut count, mut splits) = (FIRST_LOOK, 1);
        loop {
            self.pick(count.min(MOST_HANDS), &mut chance);
            let before = (means.clock)();
            let play = look(problem, plain, &mut self.picked, splits, means.stop);
            let now = (means.clock)();
            let left = time.saturating_sub(now.saturating_sub(begun)).as_secs_f64();
            let took = now.saturating_sub(before).as_secs_f64();
            // The next look must fit, and be worth it.
            let times = (0.8 * left / took.max(1e-7)) as usize;
            let looked = self.picked.len();
            if times < 2 || (means.stop)() {
                return play;
            }
            if looked < self.all.len().min(MOST_HANDS) {
                count = looked * times.min(8);
            } else if splits < WAYS.len() && problem.deck_left == 6 {
                splits = (splits * times).min(WAYS.len());
            } else {
                return play;
            }
        }
    }

    /// Every hand the other may hold, with its weight; nothing where there are too many.
    fn gather(&mut self, problem: &Hidden, plain: &Plain, made: &[(Swift, Play)]) {
        self.all.clear();
        let (unseen, size) = problem.other_hand();
        let cards: ArrayVec<[u8; 40]> = each(unseen).collect();
        let course = &problem.course;
        let all = &mut self.all;
        let mut add = |hand: u64| {
            let mut weight = 1.0;
            let mut whole = hand;
            for (before, play) in made.iter().rev() {
                whole |= 1 << play.card();
                let mut world = *before;
                world.hands[usize::from(world.turn)] = whole;
                if !plain.makes(course, &world, *play) {
                    weight *= SURPRISE;
                }
            }
            all.push(Held {
                hand,
                weight,
                play: Play::default(),
            });
        };
        match size {
            0 => add(0),
            1 => cards.iter().for_each(|one| add(1 << one)),
            2 => pairs(&cards, &mut add),
            3 => {
                for (place, one) in cards.iter().enumerate() {
                    pairs(&cards[place + 1..], &mut |two| add(1 << one | two));
                }
            }
            _ => {}
        }
    }

    /// So many of the hands, or all of them.
    fn pick(&mut self, count: usize, chance: &mut Quick) {
        self.picked.clear();
        let count = count.max(1);
        if self.all.len() <= count && !self.all.is_empty() {
            self.picked.extend_from_slice(&self.all);
            return;
        }
        // At even distances along all weights, from a random start: every hand as often as
        // it is likely, and as few twice as can be.
        let sum: f32 = self.all.iter().map(|held| held.weight).sum();
        let step = sum / count as f32;
        let mut next = chance::below(1 << 20, chance) as f32 / 1_048_576.0 * step;
        let mut passed = 0.0;
        for held in &self.all {
            passed += held.weight;
            let mut times = 0_u8;
            while next < passed && times < u8::MAX {
                times += 1;
                next += step;
            }
            if times > 0 {
                self.picked.push(Held {
                    weight: times.into(),
                    ..*held
                });
            }
        }
        if self.picked.is_empty() {
            self.picked.extend(self.all.last());
        }
    }
}

fn pairs(cards: &[u8], add: &mut impl FnMut(u64)) {
    for (place, one) in cards.iter().enumerate() {
        for other in &cards[place + 1..] {
            add(1 << one | 1 << other);
        }
    }
}

fn look(problem: &Hidden, plain: &Plain, held: &mut [Held], splits: usize, stop: Stop) -> Play {
    let mut looker = Looker {
        problem,
        course: &problem.course,
        plain,
        me: problem.me,
        side: problem.side(),
        deck: problem.deck_left,
        splits: if problem.deck_left == 6 { splits } else { 0 },
        stop,
    };
    let other = looker.other();
    let mut world = problem.with_any_deck();
    world.hands[other] = held.first().map_or(0, |held| held.hand);
    let mut best = (f64::NEG_INFINITY, Play::new(0, 0));
    for play in looker.plays(&world) {
        let mut after = world;
        after.play(looker.course, play);
        let value = looker.value(&after, held);
        if value > best.0 {
            best = (value, play);
        }
    }
    best.1
}

/// The ways to deal six cards to two hands of three, but for who gets which.
const WAYS: [u8; 10] = [7, 11, 13, 14, 19, 21, 22, 25, 26, 28];

#[derive(Clone, Copy)]
struct Looker<'a> {
    problem: &'a Hidden,
    course: &'a Course,
    plain: &'a Plain,
    me: u8,
    side: usize,
    deck: u8,
    /// How many ways to deal the last hands are looked at, each both ways round.
    splits: usize,
    stop: Stop,
}

impl Looker<'_> {
    fn other(&self) -> usize {
        self.course.after(self.me).into()
    }

    fn plays(&self, world: &Swift) -> Plays {
        let mut plays = Plays::new();
        let _ = world.visit_plays(self.course, |play| match plays.try_push(play) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        });
        plays
    }

    /// What the world is worth to the observer when the deal is over: where the last deal
    /// comes next, what it is worth over some of the ways to deal it.
    fn value_after(&self, world: &Swift) -> f64 {
        let last = !world.over && world.deck_left == 0;
        if self.splits == 0 || !last {
            let mut rewards: Rewards = [0.0; 16];
            self.problem.value_between(world, &mut rewards);
            return rewards[self.side].into();
        }
        let cards: ArrayVec<[u8; 6]> = each(world.to_play()).take(6).collect();
        let mut looker = Looker {
            deck: 0,
            splits: 0,
            ..*self
        };
        // Where to begin depends on the cards, so that no way is always left out.
        let first = cards.iter().map(|&card| usize::from(card)).sum::<usize>();
        let mut sum = 0.0;
        for number in 0..self.splits {
            let way = WAYS[(first + 3 * number) % WAYS.len()];
            // Whatever is good luck in one deal is bad luck when the hands change places.
            for turned in [false, true] {
                let mut hands = [0_u64; 2];
                for (place, card) in cards.iter().enumerate() {
                    hands[usize::from((way >> place & 1 == 1) != turned)] |= 1 << card;
                }
                let mut dealt = *world;
                dealt.hands[usize::from(self.me)] = hands[0];
                dealt.hands[self.other()] = hands[1];
                let held = Held {
                    hand: hands[1],
                    weight: 1.0,
                    play: Play::default(),
                };
                sum += looker.value(&dealt, &mut [held]);
            }
        }
        sum / (2 * self.splits) as f64
    }

    /// What the world is worth to the observer, over these hands of the other.
    fn value(&mut self, world: &Swift, held: &mut [Held]) -> f64 {
        if world.over || world.deck_left != self.deck {
            return self.value_after(world);
        }
        if (self.stop)() {
            return 0.0;
        }
        if world.turn == self.me {
            let mut best = f64::NEG_INFINITY;
            for play in self.plays(world) {
                let mut after = *world;
                after.play(self.course, play);
                best = best.max(self.value(&after, held));
            }
            return best;
        }
        let other = self.other();
        let mut world = *world;
        for held in held.iter_mut() {
            world.hands[other] = held.hand;
            held.play = self.plain.best(self.course, &world).0;
        }
        held.sort_unstable_by_key(|held| (held.play, held.hand));
        let (mut sum, mut weights) = (0.0, 0.0);
        for group in held.chunk_by_mut(|one, next| one.play == next.play) {
            let play = group[0].play;
            let card = 1_u64 << play.card();
            let weight: f64 = group.iter().map(|held| f64::from(held.weight)).sum();
            let mut after = world;
            after.hands[other] = group[0].hand;
            after.play(self.course, play);
            for held in group.iter_mut() {
                held.hand ^= card;
            }
            sum += weight * self.value(&after, group);
            for held in group.iter_mut() {
                held.hand ^= card;
            }
            weights += weight;
        }
        sum / weights
    }
}
