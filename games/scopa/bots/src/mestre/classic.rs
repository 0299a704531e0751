//! A player of the old school as a model: what `classico` does, on bit sets.
//!
//! The pieces of wisdom are those of `classico`, with its weights; what they say of a play
//! follows from the mover's hand and from what everybody saw.

use baralho_scopa::{
    Capture, Carta, Mechanic,
    swift::{Course, DECK, DIAMONDS, Play, Swift, each, of_value, value},
};

use super::{
    super::classico::{ALL_DEALT, SWEEP, WITH_STOCK, Weights},
    trace::{Trace, sweeping_value},
};

/// The model of a player of the old school by the rules of one round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Classic {
    /// What cards are worth: while cards and diamonds are undecided, or not, and with a
    /// stock or without.
    worth: [[i16; 40]; 8],
    /// The dealer's side, where there are two sides.
    dealers_side: Option<u8>,
    fifteen: bool,
    sweeps_count: bool,
    /// Whether piles are counted by what a side has together.
    pooled: bool,
    inverse: bool,
}

/// How likely a value is that its holder should have swept with.
const DOUBT: f64 = 0.1;
/// Less than any worth.
const NONE: i16 = i16::MIN / 2;

/// What everybody sees before a play, as far as it matters to the wisdom.
#[derive(Clone, Copy, Debug)]
struct Scene {
    table: u64,
    captured: u64,
    /// How many cards the next player holds, and values that they seem to lack.
    next_size: u32,
    next_lacks: u16,
    /// Cards on the table that the mover's partners laid.
    partners: u64,
    /// Nobody plays after this.
    last: bool,
    captured_last: bool,
    dealers_side: Option<bool>,
    stock: bool,
    /// Which of the worths hold.
    worth: usize,
}

/// What the mover of a scene sees, whose hand is known.
pub(crate) struct Sight {
    scene: Scene,
    hand: u64,
    unseen: u64,
    /// By value, how likely it is that the next player has a card of it.
    next_holds: [f64; 11],
    /// What can be taken from the table as it lies.
    table: Best,
}

/// By sum and by value, the most that a capture of it brings.
#[derive(Clone, Copy)]
struct Best {
    sums: [i16; 16],
    equal: [i16; 11],
}

impl Best {
    #[inline]
    fn of(cards: u64, worth: &[i16; 40]) -> Self {
        let mut best = Self {
            sums: [NONE; 16],
            equal: [NONE; 11],
        };
        best.sums[0] = 0;
        for card in each(cards) {
            best.lay(card, worth[usize::from(card)]);
        }
        best
    }

    #[inline]
    fn lay(&mut self, card: u8, worth: i16) {
        let value = usize::from(value(card));
        self.equal[value] = self.equal[value].max(worth);
        let mut before = [NONE; 32];
        before[16..].copy_from_slice(&self.sums);
        let shifted: &[i16] = &before[16 - value..32 - value];
        for (sum, from) in self.sums.iter_mut().zip(shifted) {
            *sum = (*sum).max(from + worth);
        }
    }
}

impl Classic {
    /// The model by these rules, in a round that this seat dealt.
    pub(crate) fn new(course: &Course, inverse: bool, dealer: u8) -> Self {
        let mut worth = [[0; 40]; 8];
        if course.rules.mechanic != Mechanic::OnlyScopas {
            for (number, row) in worth.iter_mut().enumerate() {
                let weights = if number & 4 == 0 {
                    &ALL_DEALT
                } else {
                    &WITH_STOCK
                };
                for (card, worth) in row.iter_mut().enumerate() {
                    let (cards, diamonds) = (number & 1 != 0, number & 2 != 0);
                    let card = Carta::from_index(card as u8);
                    let taste = weights.taste(cards, diamonds);
                    *worth = taste.worth_of(course.rules.prime, card) as i16;
                }
            }
        }
        Self {
            worth,
            dealers_side: (course.rules.sides == 2).then(|| course.side_of(dealer)),
            fifteen: course.rules.capture == Capture::Fifteen,
            sweeps_count: course.rules.sweeps_count(),
            pooled: course.rules.team_card_scoring || course.rules.sides == course.rules.players,
            inverse,
        }
    }

    /// The play that looks best with the mover's hand, the lowest of equals.
    #[inline]
    pub(crate) fn best(&self, course: &Course, world: &Swift, trace: &Trace) -> Play {
        let next = world.hands[usize::from(course.after(world.turn))];
        let sight = self.sight(course, world, trace, next.count_ones());
        let mut best = (Play::new(0, 0), i32::MIN);
        world.each_play(course, |play| {
            let score = self.score(course, &sight, play, best.1);
            if score > best.1 {
                best = (play, score);
            }
        });
        best.0
    }

    /// What the mover, whose hand the world knows, sees when the next player holds so many
    /// cards.
    #[inline]
    pub(crate) fn sight(
        &self,
        course: &Course,
        world: &Swift,
        trace: &Trace,
        next_size: u32,
    ) -> Sight {
        let scene = self.scene(course, world, trace, next_size);
        self.look(scene, world.hands[usize::from(world.turn)])
    }

    #[inline]
    fn scene(&self, course: &Course, world: &Swift, trace: &Trace, next_size: u32) -> Scene {
        let seat = world.turn;
        let side = course.side_of(seat);
        let next = usize::from(course.after(seat));
        let stock = world.deck_left > 0;
        let dealt = stock && next_size == 0;
        let mut captured = 0;
        let (mut cards, mut diamonds) = (true, true);
        for pile in world.piles {
            captured |= pile;
            if self.pooled {
                cards &= pile.count_ones() <= 20;
                diamonds &= (pile & DIAMONDS).count_ones() <= 5;
            }
        }
        let mut partners = 0;
        for other in (side..course.rules.players).step_by(course.rules.sides.into()) {
            if other != seat {
                partners |= trace.laid[usize::from(other)];
            }
        }
        Scene {
            table: world.table,
            captured,
            next_size: if dealt {
                course.rules.cards_per_deal.into()
            } else {
                next_size
            },
            next_lacks: if dealt { 0 } else { trace.lacks[next] },
            partners: partners & world.table,
            last: !stock && next_size == 0,
            captured_last: world.last != Swift::NOBODY && course.side_of(world.last) == side,
            dealers_side: self.dealers_side.map(|dealers| dealers == side),
            stock,
            worth: usize::from(cards) | usize::from(diamonds) << 1 | usize::from(stock) << 2,
        }
    }

    #[inline]
    fn look(&self, scene: Scene, hand: u64) -> Sight {
        let unseen = DECK & !(scene.table | scene.captured | hand);
        let cards = unseen.count_ones();
        let mut by_copies = [0.0; 5];
        let mut none = 1.0;
        for (gone, holds) in (0..4.min(cards)).zip(&mut by_copies[1..]) {
            let elsewhere = cards.saturating_sub(scene.next_size + gone);
            none *= f64::from(elsewhere) / f64::from(cards - gone);
            *holds = 1.0 - none;
        }
        let mut next_holds = [0.0; 11];
        for value in 1..=10_u8 {
            let copies = (unseen & of_value(value)).count_ones();
            let lacks = scene.next_lacks >> value & 1 == 1;
            next_holds[usize::from(value)] =
                by_copies[copies as usize] * if lacks { DOUBT } else { 1.0 };
        }
        Sight {
            hand,
            unseen,
            next_holds,
            table: Best::of(scene.table, &self.worth[scene.worth]),
            scene,
        }
    }

    /// Everything that is said about a play, or anything below `floor` where it is below
    /// that: what the next player may do takes most of the work, and never makes it better.
    #[inline]
    pub(crate) fn score(&self, course: &Course, sight: &Sight, play: Play, floor: i32) -> i32 {
        let scene = &sight.scene;
        let weights = if scene.stock { &WITH_STOCK } else { &ALL_DEALT };
        let worth = &self.worth[scene.worth];
        let worth_of = |cards: u64| -> i32 {
            each(cards)
                .map(|card| i32::from(worth[usize::from(card)]))
                .sum()
        };
        let (card, take) = (1_u64 << play.card(), play.take());
        let copies = of_value(value(play.card()));
        let mut said = 0;
        let left = if take == 0 {
            // Keep sevens and the settebello; lay a rank held twice.
            said -= i32::from(worth[usize::from(play.card())]) * weights.laid / 100;
            if (sight.hand & copies).count_ones() > 1 {
                said += weights.double;
            }
            if !scene.last && sight.unseen & copies == 0 {
                said += anchor(weights, sight);
            }
            scene.table | card
        } else {
            let left = scene.table ^ take;
            if left == 0 && self.sweeps_count && (!scene.last || course.rules.last_play_sweep) {
                said += SWEEP;
            }
            said += worth_of(take | card);
            said += parity(weights, scene, take | card);
            if left != 0
                && take & copies & scene.partners != 0
                && scene.captured & copies == 0
                && (sight.unseen & copies).count_ones() > 1
            {
                said -= weights.partners_double;
            }
            left
        };
        if scene.last {
            let mine = take != 0 || scene.captured_last;
            said += if mine {
                worth_of(left)
            } else {
                -worth_of(left)
            };
        } else if left != 0 {
            if self.sweeps_count
                && let Some(value) = sweeping_value(course, left)
            {
                let chance = sight.next_holds[usize::from(value)];
                said -= (f64::from(SWEEP) / 100.0 * weights.conceded * chance) as i32;
            }
            if said < floor && !self.inverse {
                return said;
            }
            let best = if take == 0 {
                let mut best = sight.table;
                best.lay(play.card(), worth[usize::from(play.card())]);
                best
            } else {
                Best::of(left, worth)
            };
            let expected = self.expected(&best, &sight.next_holds);
            said -= (expected * weights.left / 100.0) as i32;
        }
        if self.inverse { -said } else { said }
    }

    /// What the best of the captures that the next player may have brings them.
    #[inline]
    fn expected(&self, best: &Best, next_holds: &[f64; 11]) -> f64 {
        let mut replies = [(0_i16, 0.0_f64); 10];
        let mut count = 0;
        for (value, &chance) in next_holds.iter().enumerate().skip(1) {
            let worth = if !self.fifteen && best.equal[value] > NONE {
                best.equal[value]
            } else if self.fifteen {
                best.sums[15 - value]
            } else {
                best.sums[value]
            };
            // Whatever brings nothing or is nowhere changes nothing.
            if worth <= 0 || chance <= 0.0 {
                continue;
            }
            let mut place = count;
            while place > 0 && replies[place - 1].0 < worth {
                replies[place] = replies[place - 1];
                place -= 1;
            }
            replies[place] = (worth, chance);
            count += 1;
        }
        let (mut expected, mut nothing_better) = (0.0, 1.0);
        for &(worth, chance) in &replies[..count] {
            expected += nothing_better * chance * f64::from(worth);
            nothing_better *= 1.0 - chance;
        }
        expected
    }
}

/// What is said about laying an anchor.
#[inline]
fn anchor(weights: &Weights, sight: &Sight) -> i32 {
    if sight.scene.table == 0 {
        return weights.anchor;
    }
    let is_anchor = |card: &u8| sight.unseen & of_value(value(*card)) == 0;
    if each(sight.hand).filter(is_anchor).count() == 1 {
        -weights.only_anchor
    } else {
        0
    }
}

/// What is said about the ranks that a capture pairs or unpairs.
#[inline]
fn parity(weights: &Weights, scene: &Scene, taken: u64) -> i32 {
    let Some(dealers_side) = scene.dealers_side else {
        return 0;
    };
    // The lowest bit of every rank of which an odd number is there.
    let odd = |cards: u64| (cards ^ cards >> 1 ^ cards >> 2 ^ cards >> 3) & DIAMONDS;
    let (changed, before) = (odd(taken), odd(scene.captured));
    let unpaired = (changed & !before).count_ones() as i32 - (changed & before).count_ones() as i32;
    let wish = if dealers_side { -unpaired } else { unpaired };
    wish * weights.parity
}

#[cfg(test)]
mod tests;
