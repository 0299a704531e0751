//! The moves of a position, each with a guess how good it is.

use std::ops::ControlFlow;

use baralho_scopa::{
    Capture, Carta, Choice, Prime, capture,
    swift::{DIAMONDS, Play, each, set_of, value},
};

use super::{
    super::promise::promise,
    order::Order,
    round::{Facts, Position},
};

impl Facts {
    /// Shows every move of a position with its promise.
    #[inline]
    pub(super) fn visit_moves<O: Order>(
        &self,
        position: &Position<O>,
        mut visit: impl FnMut(Play, i32),
    ) {
        let (course, world) = (&self.course, &position.world);
        let next = self.seen_next(position);
        let sign = if course.rules.inverse { -1 } else { 1 };
        let mut show = |play| {
            visit(play, sign * promise(course, world, play, next));
            ControlFlow::Continue(())
        };
        let hand = self.different(world.hands[usize::from(world.turn)]);
        if course.rules.choice == Choice::Most {
            let table = position.order.table();
            for card in each(hand) {
                let chosen = capture::chosen(&course.rules, table, Carta::from_index(card));
                let places = chosen.unwrap_or_default();
                let take = set_of(capture::at(table, &places));
                let _: ControlFlow<()> = show(Play::new(card, take));
            }
            return;
        }
        let sets = world.sets(course);
        let different = self.different(world.table);
        for card in each(hand) {
            if !sets.can_capture(card) {
                let _: ControlFlow<()> = show(Play::new(card, 0));
                continue;
            }
            let _: ControlFlow<()> = sets.visit(card, |take| {
                let equal = take.is_power_of_two() && course.rules.capture != Capture::Fifteen;
                if equal && take & different == 0 && value(take.ilog2() as u8) == value(card) {
                    return ControlFlow::Continue(());
                }
                show(Play::new(card, take))
            });
        }
    }

    /// What the next player holds, whose cards we know, if a sweep would count.
    #[inline]
    fn seen_next<O: Order>(&self, position: &Position<O>) -> u64 {
        let left = usize::from(position.left);
        if left < 2 || (left == 2 && !self.course.rules.last_play_sweep) {
            return 0;
        }
        self.turns[left - 1].dealt & position.to_play
    }

    /// Where no suit counts but diamonds, cards of a value and another suit are alike as
    /// long as they are in the same place: one of each is enough.
    #[inline]
    fn different(&self, cards: u64) -> u64 {
        if self.course.rules.prime != Prime::Sevens {
            return cards;
        }
        let [spades, hearts, clubs] = [1, 2, 3].map(|suit| cards & DIAMONDS << suit);
        let hearts = hearts & !(spades << 1);
        let clubs = clubs & !(hearts << 1) & !(spades << 2);
        cards & DIAMONDS | spades | hearts | clubs
    }

    /// A set for all sets that are alike: as many cards of each value besides diamonds, in
    /// the first suits.
    #[inline]
    pub(super) fn alike(&self, cards: u64) -> u64 {
        if self.course.rules.prime != Prime::Sevens {
            return cards;
        }
        let [spades, hearts, clubs] = [1, 2, 3].map(|suit| cards >> suit & DIAMONDS);
        let (any, all) = (spades | hearts | clubs, spades & hearts & clubs);
        let two = spades & hearts | spades & clubs | hearts & clubs;
        cards & DIAMONDS | any << 1 | two << 2 | all << 3
    }
}
