//! Which hands the others hold, and who they are, by all they did since the hands were
//! dealt.
//!
//! Every way to deal the unseen cards is as likely as it makes the plays that were seen:
//! each by the kind of player that made it. A walk from deal to deal, two cards changing
//! places at each step (or not, where that explains the plays worse), comes by every deal
//! as often as it is likely (Metropolis and Hastings).

use baralho_game::chance::{self, Quick};
use baralho_scopa::swift::{Course, Swift};

use super::models::{ByModel, MODELS, Made, Models, STRONG};

#[derive(Clone, Debug)]
pub(crate) struct Beliefs {
    course: Course,
    models: Models,
    me: u8,
    /// By side, how likely each kind of player was before the deal.
    odds: [ByModel; 6],
    made: Vec<Made>,
    cards: [u8; 40],
    count: usize,
    /// By place among the cards, the seat that holds it, or [`Self::DECK`].
    holder: [u8; 40],
    /// By seat, its hand now, and how likely each kind of player made its plays with it.
    hands: [u64; 7],
    likely: [ByModel; 6],
    /// How likely the deal is, but for a factor.
    weight: f64,
    /// Hands that were asked about, each at a place of its own or in that of another one.
    asked: Vec<Asked>,
}

#[derive(Clone, Copy, Debug)]
struct Asked {
    hand: u64,
    found: ByModel,
}

/// The odds of somebody who is known to think ahead.
const THINKS: ByModel = [0.0, 0.0, 1.0];
/// A kind of player less likely than this is dropped; and how many samples decide that.
const HARDLY: f64 = 0.002;
const LOOKS: u32 = 10;
/// How many hands are remembered, as a power of two.
const ASKED: u32 = 11;

impl Beliefs {
    /// The most bytes that a walk keeps.
    pub(crate) const MEMORY: usize =
        size_of::<Self>() + (1 << ASKED) * size_of::<Asked>() + 40 * size_of::<Made>();

    /// Who holds what has not been dealt.
    const DECK: u8 = 6;

    /// Begins a walk at any deal. Hands have these sizes; what is left of the unseen cards
    /// is the deck.
    pub(crate) fn new(
        course: &Course,
        models: &Models,
        me: u8,
        (unseen, sizes): (&[u8], [u8; 6]),
        made: &[Made],
        odds: &[ByModel; 6],
        chance: &mut Quick,
    ) -> Self {
        let mut this = Self {
            course: *course,
            models: *models,
            me,
            odds: *odds,
            made: made.to_vec(),
            cards: [0; 40],
            count: unseen.len(),
            holder: [Self::DECK; 40],
            hands: [0; 7],
            likely: [[1.0; MODELS]; 6],
            weight: 0.0,
            asked: vec![
                Asked {
                    hand: u64::MAX,
                    found: [0.0; MODELS]
                };
                1 << ASKED
            ],
        };
        // A partner thinks as we do.
        this.odds[usize::from(course.side_of(me))] = THINKS;
        this.cards[..unseen.len()].copy_from_slice(unseen);
        let mut place = 0;
        for seat in (0..course.rules.players).filter(|&seat| seat != me) {
            for _ in 0..sizes[usize::from(seat)] {
                this.holder[place] = seat;
                place += 1;
            }
        }
        this.shuffle(chance);
        for seat in 0..course.rules.players {
            this.likely[usize::from(seat)] = this.explain(seat, this.hands[usize::from(seat)]);
        }
        this.weight = this.weigh(&this.likely);
        this
    }

    fn shuffle(&mut self, chance: &mut Quick) {
        chance::shuffle(&mut self.cards[..self.count], chance);
        self.hands = [0; 7];
        for (card, holder) in self.cards[..self.count].iter().zip(self.holder) {
            self.hands[usize::from(holder)] |= 1 << card;
        }
    }

    /// How likely each kind of player at a seat is to have made its plays, if it holds this hand
    /// now. Remembered, because the walk often returns to a hand.
    fn ask(&mut self, seat: u8, hand: u64) -> ByModel {
        let key = hand | u64::from(seat) << 40;
        let place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - ASKED)) as usize;
        if self.asked[place].hand != key {
            self.asked[place] = Asked {
                hand: key,
                found: self.explain(seat, hand),
            };
        }
        self.asked[place].found
    }

    fn explain(&self, seat: u8, mut hand: u64) -> ByModel {
        let kinds = self.odds[usize::from(self.course.side_of(seat))].map(|odds| odds > 0.0);
        let mut all = [1.0; MODELS];
        for made in self
            .made
            .iter()
            .rev()
            .filter(|made| made.world.turn == seat)
        {
            hand |= 1 << made.play.card();
            let found = self.models.likelihoods(&self.course, made, hand, kinds);
            for (all, found) in all.iter_mut().zip(found) {
                *all *= found;
            }
        }
        all
    }

    /// How likely each kind of player is at a side, and with them what they did.
    fn of_side(&self, side: u8, likely: &[ByModel; 6]) -> ByModel {
        let mut all = self.odds[usize::from(side)];
        for seat in (side..self.course.rules.players).step_by(self.course.rules.sides.into()) {
            for (all, likely) in all.iter_mut().zip(likely[usize::from(seat)]) {
                *all *= likely;
            }
        }
        all
    }

    fn weigh(&self, likely: &[ByModel; 6]) -> f64 {
        (0..self.course.rules.sides)
            .map(|side| self.of_side(side, likely).iter().sum::<f64>())
            .product()
    }

    /// Walks this many steps away from where it began. Kinds of players that have become very
    /// unlikely by then are not asked about again, which saves time.
    pub(crate) fn settle(&mut self, steps: u32, chance: &mut Quick) {
        self.walk(steps / 2, chance);
        let mut shares = [[0.0; MODELS]; 6];
        for _ in 0..LOOKS {
            self.walk(steps / 2 / LOOKS, chance);
            for side in 0..self.course.rules.sides {
                let all = self.of_side(side, &self.likely);
                let sum: f64 = all.iter().sum();
                for (share, of_all) in shares[usize::from(side)].iter_mut().zip(all) {
                    *share += of_all / sum / f64::from(LOOKS);
                }
            }
        }
        for (odds, shares) in self.odds.iter_mut().zip(shares) {
            for (odds, share) in odds.iter_mut().zip(shares) {
                if share < HARDLY {
                    *odds = 0.0;
                }
            }
        }
        self.weight = self.weigh(&self.likely);
    }

    /// So many steps of the walk. While nobody played, any deal is as likely as any other.
    pub(crate) fn walk(&mut self, steps: u32, chance: &mut Quick) {
        if self.made.is_empty() {
            self.shuffle(chance);
        }
        if self.made.is_empty() || self.count < 2 {
            return;
        }
        for _ in 0..steps {
            let [one, other] = [(); 2].map(|()| chance::below(self.count as u64, chance) as usize);
            let (from, to) = (self.holder[one], self.holder[other]);
            if from == to {
                continue;
            }
            let swapped = 1_u64 << self.cards[one] | 1 << self.cards[other];
            let mut likely = self.likely;
            for seat in [from, to] {
                if seat != Self::DECK {
                    let hand = self.hands[usize::from(seat)] ^ swapped;
                    likely[usize::from(seat)] = self.ask(seat, hand);
                }
            }
            let weight = self.weigh(&likely);
            let lot = chance::below(1 << 24, chance) as f64 / 16_777_216.0;
            if weight > lot * self.weight {
                self.holder.swap(one, other);
                self.hands[usize::from(from)] ^= swapped;
                self.hands[usize::from(to)] ^= swapped;
                self.likely = likely;
                self.weight = weight;
            }
        }
    }

    pub(crate) fn deal(&self, world: &mut Swift, chance: &mut Quick) {
        let me = usize::from(self.me);
        for (seat, (hand, held)) in world.hands.iter_mut().zip(self.hands).enumerate() {
            if seat != me {
                *hand = held;
            }
        }
        let mut left = 0;
        for card in baralho_scopa::swift::each(self.hands[usize::from(Self::DECK)]) {
            world.deck[left] = card;
            left += 1;
        }
        chance::shuffle(&mut world.deck[..left], chance);
        world.deck_left = left as u8;
    }

    /// Draws who sits where, by seat, given the hands of now.
    pub(crate) fn who(&self, chance: &mut Quick) -> [u8; 6] {
        let mine = self.course.side_of(self.me);
        let mut who = [STRONG as u8; 6];
        for side in (0..self.course.rules.sides).filter(|&side| side != mine) {
            let all = self.of_side(side, &self.likely);
            let lot = chance::below(1 << 24, chance) as f64 / 16_777_216.0;
            let mut pick = lot * all.iter().sum::<f64>();
            let mut model = STRONG;
            for (number, share) in all.iter().enumerate() {
                if pick < *share {
                    model = number;
                    break;
                }
                pick -= share;
            }
            for seat in (side..self.course.rules.players).step_by(self.course.rules.sides.into()) {
                who[usize::from(seat)] = model as u8;
            }
        }
        who
    }
}

#[cfg(test)]
mod tests;
