//! The exact value of a Scopa-family round in which every card is known.
//!
//! What the rest of a round depends on is little: the table, who holds what and whose turn
//! it is, who captured last, and of the piles only what can still decide a category. Who
//! holds what follows from which cards are still to be played, because the deal is known;
//! sweeps made and categories won are added to the rest, and are no part of it. With one
//! deck all that fits two words, so positions are compared as they are and never mistaken.

mod ask;
mod awards;
mod moves;
mod order;
mod round;
#[cfg(test)]
mod tests;

use std::marker::PhantomData;

use baralho_bots::solve::{Glance, Key, NotSolvable, Solvable};
use baralho_scopa::{
    Carta, Scopa,
    swift::{Play, Swift},
};

pub use ask::RoundSolver;

use awards::Awards;
use order::{Aged, Order};
use round::{Facts, Position};

/// An instant win is worth more than any round brings.
pub(crate) const INSTANT_WIN: i32 = 100;

/// How positions of some rules are remembered.
trait Kind: std::fmt::Debug {
    type Order: Order;
    type Key: Key;

    /// What the rest depends on, given what the categories have come to.
    fn key(facts: &Facts, position: &Position<Self::Order>, awards: &Awards) -> Option<Self::Key>;

    /// Whether each side has one pile, whose categories may be settled early.
    const POOLED: bool = true;
}

/// Players pick: the table is a set.
#[derive(Debug)]
struct PlayersPick;

/// The game picks: the table has an order.
#[derive(Debug)]
struct GamePicks;

/// Every seat's pile counts by itself, or a sweep may win at once: all is remembered.
#[derive(Debug)]
struct Apart;

/// Bits of a set of cards.
const CARDS: u32 = 40;

/// Which cards are to be played, who captured last and what the categories depend on, in
/// 84 bits; the other 44 are free.
#[inline]
fn two_words<O: Order>(facts: &Facts, position: &Position<O>, awards: &Awards) -> [u64; 2] {
    let code = awards.code << 2 | last_pile(facts, &position.world);
    [
        position.to_play | code << CARDS,
        code >> (64 - CARDS) << (CARDS + 4),
    ]
}

/// The pile that captured last, counted from 1; 0 for none.
#[inline]
fn last_pile(facts: &Facts, world: &Swift) -> u64 {
    match world.last {
        Swift::NOBODY => 0,
        seat => facts.course.owner(seat) as u64 + 1,
    }
}

/// The order of a table in two words; `None` for a table longer than they hold.
#[inline]
fn packed(facts: &Facts, table: &[Carta]) -> Option<[u64; 2]> {
    let mut words = [0; 2];
    if table.len() > 20 {
        return None;
    }
    for (place, card) in table.iter().enumerate() {
        let word = &mut words[usize::from(place >= 10)];
        let bit = facts.alike(1 << card.index()).trailing_zeros();
        *word = *word << 6 | (u64::from(bit) + 1);
    }
    Some(words)
}

impl Kind for PlayersPick {
    type Order = ();
    type Key = [u64; 2];

    #[inline]
    fn key(facts: &Facts, position: &Position<()>, awards: &Awards) -> Option<[u64; 2]> {
        let [hands, rest] = two_words(facts, position, awards);
        Some([hands, rest | facts.alike(position.world.table)])
    }
}

impl Kind for GamePicks {
    type Order = Aged;
    type Key = [u64; 4];

    #[inline]
    fn key(facts: &Facts, position: &Position<Aged>, awards: &Awards) -> Option<[u64; 4]> {
        let [older, newer] = packed(facts, position.order.table())?;
        let [hands, rest] = two_words(facts, position, awards);
        Some([hands, rest, older, newer])
    }
}

impl Kind for Apart {
    type Order = Aged;
    type Key = [u64; 9];
    const POOLED: bool = false;

    fn key(facts: &Facts, position: &Position<Aged>, _awards: &Awards) -> Option<[u64; 9]> {
        let [older, newer] = packed(facts, position.order.table())?;
        let world = &position.world;
        let [one, other] = [0, 1].map(|side| u64::from(world.sweeps[side]));
        let last = last_pile(facts, world) << 56;
        let hands = position.to_play | one << 40 | other << 48 | last;
        let mut key = [hands, older, newer, 0, 0, 0, 0, 0, 0];
        key[3..].copy_from_slice(&world.piles);
        Some(key)
    }
}

#[derive(Debug)]
struct Round<K> {
    facts: Facts,
    kind: PhantomData<K>,
}

impl<K: Kind> Round<K> {
    fn of<const CARDS: usize, const SEATS: usize>(
        world: &Scopa<CARDS, SEATS>,
    ) -> Result<(Self, Position<K::Order>), NotSolvable> {
        let (facts, position) = Facts::of(world)?;
        let kind = PhantomData;
        Ok((Self { facts, kind }, position))
    }

    fn side(&self, position: &Position<K::Order>) -> u8 {
        self.facts.course.side_of(position.world.turn)
    }

    /// A guess at the value: how it ends when everybody plays what looks best.
    fn guess(&self, position: &Position<K::Order>) -> i32 {
        let mut position = *position;
        while !position.world.over {
            let mut best = None;
            self.visit_moves(&position, |play, promise| {
                if best.is_none_or(|(most, _)| promise > most) {
                    best = Some((promise, play));
                }
            });
            let Some((_, play)) = best else { break };
            position.play(&self.facts, play);
        }
        self.glance(&position).settled
    }
}

impl<K: Kind> Solvable for Round<K> {
    type Position = Position<K::Order>;
    type Move = Play;
    type Key = K::Key;

    #[inline]
    fn wants_high(&self, position: &Self::Position) -> Option<bool> {
        let first = self.side(position) == 0;
        (!position.world.over).then_some(first != self.facts.course.rules.inverse)
    }

    #[inline]
    fn glance(&self, position: &Self::Position) -> Glance<K::Key> {
        let (course, world) = (&self.facts.course, &position.world);
        if world.over {
            let points = world.points(course);
            let settled = match world.won {
                Swift::NOBODY => points[0] - points[1],
                0 => INSTANT_WIN,
                _ => -INSTANT_WIN,
            };
            return Glance {
                settled,
                low: 0,
                high: 0,
                key: None,
            };
        }
        let awards = if K::POOLED {
            Awards::of(course, &world.piles)
        } else {
            Awards::OPEN
        };
        let sweeps = i32::from(world.sweeps[0]) - i32::from(world.sweeps[1]);
        let (low, high) =
            if self.facts.course.rules.instant_win && self.facts.course.rules.target.is_some() {
                (-2 * INSTANT_WIN, 2 * INSTANT_WIN)
            } else {
                let turn = self.facts.turns[usize::from(position.left)];
                let plays = turn.plays.map(i32::from);
                (-awards.open - plays[1], awards.open + plays[0])
            };
        Glance {
            settled: sweeps + awards.margin,
            low,
            high,
            key: K::key(&self.facts, position, &awards),
        }
    }

    #[inline]
    fn visit_moves(&self, position: &Self::Position, visit: impl FnMut(Play, i32)) {
        self.facts.visit_moves(position, visit);
    }

    #[inline]
    fn play(&self, position: &mut Self::Position, chosen: Play) {
        position.play(&self.facts, chosen);
    }
}
