//! A player of the old school as a model: what `classico` does, on bit sets.
//!
//! The wisdom is that of `classico`; what it says of a play follows from the mover's hand and
//! from what everybody saw.

use baralho_scopa::swift::{Course, DECK, DIAMONDS, Play, Swift};

use crate::classico::{ALL_DEALT, After, Prizes, Scene, Trace, WITH_STOCK, all, likely_held};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Classic {
    /// What cards are worth: while cards and diamonds are undecided, or not, and with a
    /// stock or without.
    worth: [[i16; 40]; 8],
    /// The dealer's side, where there are two sides.
    dealers_side: Option<u8>,
    /// Whether piles are counted by what a side has together.
    pooled: bool,
}

impl Classic {
    /// The model by these rules, in a round that this seat dealt.
    pub(crate) fn new(course: &Course, dealer: u8) -> Self {
        let rules = &course.rules;
        let mut worth = [[0; 40]; 8];
        for (number, row) in worth.iter_mut().enumerate() {
            let weights = if number & 4 == 0 {
                &ALL_DEALT
            } else {
                &WITH_STOCK
            };
            *row = weights.worths(rules, number & 1 != 0, number & 2 != 0);
        }
        Self {
            worth,
            dealers_side: (rules.sides == 2).then(|| course.side_of(dealer)),
            pooled: rules.team_card_scoring || rules.sides == rules.players,
        }
    }

    /// The play that looks best with the mover's hand, the lowest of equals.
    #[inline]
    pub(crate) fn best(&self, course: &Course, world: &Swift, trace: &Trace<6>) -> Play {
        let next = world.hands[usize::from(course.after(world.turn))];
        let scene = self.scene(course, world, trace, next.count_ones());
        let mut best = (Play::default(), i32::MIN);
        world.each_play(course, |play| {
            let score = score(&scene, play, best.1);
            if score > best.1 {
                best = (play, score);
            }
        });
        best.0
    }

    /// What the mover, whose hand the world knows, sees when the next player holds so many
    /// cards.
    #[inline]
    pub(crate) fn scene<'a>(
        &self,
        course: &'a Course,
        world: &Swift,
        trace: &Trace<6>,
        next_size: u32,
    ) -> Scene<'a, u64> {
        let (seat, rules) = (world.turn, &course.rules);
        let side = course.side_of(seat);
        let stock = world.deck_left > 0;
        let (held, lacks) = if stock && next_size == 0 {
            (rules.cards_per_deal.into(), 0)
        } else {
            (next_size, trace.lacks[usize::from(course.after(seat))])
        };
        let mut captured = 0;
        let (mut cards, mut diamonds) = (true, true);
        for pile in world.piles {
            captured |= pile;
            if self.pooled {
                cards &= pile.count_ones() <= 20;
                diamonds &= (pile & DIAMONDS).count_ones() <= 5;
            }
        }
        let row = usize::from(cards) | usize::from(diamonds) << 1 | usize::from(stock) << 2;
        let hand = world.hands[usize::from(seat)];
        let unseen = DECK & !(world.table | captured | hand);
        Scene {
            rules,
            weights: if stock { &WITH_STOCK } else { &ALL_DEALT },
            worth: self.worth[row],
            table: world.table,
            hand,
            unseen,
            captured,
            next_holds: likely_held(unseen, held, lacks),
            dealers_side: self.dealers_side.map(|dealers| dealers == side),
            partners: trace.partners_of(rules, seat.into()),
            last: !stock && next_size == 0,
            captured_last: world.last != Swift::NOBODY && course.side_of(world.last) == side,
            prizes: Prizes::of(world.table, &self.worth[row]),
        }
    }
}

/// How good a play looks, or anything below `floor` where it is below that.
#[inline]
pub(crate) fn score(scene: &Scene<'_, u64>, play: Play, floor: i32) -> i32 {
    all(scene, &After::new(scene, play.card(), play.take()), floor)
}

#[cfg(test)]
mod tests;
