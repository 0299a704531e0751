//! Who sits where: what `sim` and the arena share.

use std::collections::BTreeSet;

use baralho_catalog::AnyRules;
use baralho_game::{Rules, Seat};

/// With more bots than this, only rotations of the seats are played: 5 bots would already
/// have 120 orders.
const MOST_PERMUTED: usize = 4;

/// The order in which the bots of a table take their seats: seat s is taken by the bot
/// `order[s % order.len()]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(Vec<usize>);

impl Seating {
    /// As they were named.
    pub fn as_named(bots: usize) -> Self {
        Self((0..bots).collect())
    }

    /// Every order; for many bots every rotation.
    pub fn every(bots: usize) -> Vec<Self> {
        if bots > MOST_PERMUTED {
            let rotation = |by| Self((0..bots).map(|seat| (seat + by) % bots).collect());
            return (0..bots).map(rotation).collect();
        }
        let mut orders = vec![Vec::new()];
        for _ in 0..bots {
            orders = orders
                .into_iter()
                .flat_map(|order: Vec<usize>| {
                    let left: Vec<usize> = (0..bots).filter(|bot| !order.contains(bot)).collect();
                    left.into_iter()
                        .map(move |bot| [order.as_slice(), &[bot]].concat())
                })
                .collect();
        }
        orders.into_iter().map(Self).collect()
    }

    /// The first of two bots on each side in turn, the second on all others.
    pub fn on_each_side(rules: &impl Rules) -> Vec<Self> {
        let seats = || Seat::all(rules.players());
        let on = |side| seats().map(move |seat| usize::from(rules.side_of(seat) != side));
        (0..rules.sides())
            .map(|side| Self(on(side).collect()))
            .collect()
    }

    /// The bot at a seat, counted among those of the table.
    pub fn bot_at(&self, seat: Seat) -> usize {
        self.0[seat.index() % self.0.len()]
    }
}

/// Whether partners would be different bots while a bot plays on several sides: such games
/// would be lost and won by everybody at once.
pub fn has_torn_partners(bots: usize, rules: AnyRules) -> bool {
    let place = |seat: Seat| (rules.side_of(seat), seat.index() % bots);
    let places: BTreeSet<(usize, usize)> = Seat::all(rules.players()).map(place).collect();
    let is_torn = |one: fn(&(usize, usize)) -> usize| {
        let kinds: BTreeSet<usize> = places.iter().map(one).collect();
        kinds.len() < places.len()
    };
    is_torn(|place| place.0) && is_torn(|place| place.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seating_of_a_few_bots_is_an_order_of_them_once() {
        for (bots, orders) in [(1, 1), (2, 2), (3, 6), (4, 24), (5, 5)] {
            let mut all = Seating::every(bots);
            assert_eq!(all.len(), orders);
            assert!(all.contains(&Seating::as_named(bots)));
            all.sort_by(|a, b| a.0.cmp(&b.0));
            all.dedup();
            assert_eq!(all.len(), orders);
            for Seating(mut order) in all {
                order.sort_unstable();
                assert!(order.into_iter().eq(0..bots));
            }
        }
    }

    #[test]
    fn every_bot_has_every_seat_equally_often() {
        for bots in 2..7 {
            let all = Seating::every(bots);
            for seat in Seat::all(bots) {
                for bot in 0..bots {
                    let times = all.iter().filter(|order| order.bot_at(seat) == bot).count();
                    assert_eq!(times * bots, all.len());
                }
            }
        }
    }
}
