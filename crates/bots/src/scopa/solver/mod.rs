//! The exact value of a Scopa-family round in which every card is known.
//!
//! What the rest of a round depends on is little: the table, who holds what and whose turn
//! it is, who captured last, and of the piles only what can still decide a category. Who
//! holds what follows from which cards are still to be played, because the deal is known;
//! sweeps made and categories won are added to the rest, and are no part of it. With one
//! deck all that fits two words, so positions are compared as they are and never mistaken.

mod ask;
mod cards;
mod moves;
mod position;
mod round;
#[cfg(test)]
mod tests;

use std::marker::PhantomData;

use baralho_scopa::Scopa;
use baralho_search::solve::{Glance, Key, NotSolvable, Solvable};

pub use ask::RoundSolver;

pub(crate) use position::INSTANT_WIN;
use position::{Aged, Awards, Order, Play, Position};
use round::Facts;

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
fn two_words<O>(position: &Position<O>, awards: &Awards) -> [u64; 2] {
    let code = awards.code << 2 | u64::from(position.last);
    [
        position.hands | code << CARDS,
        code >> (64 - CARDS) << (CARDS + 4),
    ]
}

impl Kind for PlayersPick {
    type Order = ();
    type Key = [u64; 2];

    #[inline]
    fn key(facts: &Facts, position: &Position<()>, awards: &Awards) -> Option<[u64; 2]> {
        let [hands, rest] = two_words(position, awards);
        Some([hands, rest | facts.alike(position.table)])
    }
}

impl Kind for GamePicks {
    type Order = Aged;
    type Key = [u64; 4];

    #[inline]
    fn key(facts: &Facts, position: &Position<Aged>, awards: &Awards) -> Option<[u64; 4]> {
        let [older, newer] = position.order.packed(facts)?;
        let [hands, rest] = two_words(position, awards);
        Some([hands, rest, older, newer])
    }
}

impl Kind for Apart {
    type Order = Aged;
    type Key = [u64; 9];
    const POOLED: bool = false;

    fn key(facts: &Facts, position: &Position<Aged>, _awards: &Awards) -> Option<[u64; 9]> {
        let [older, newer] = position.order.packed(facts)?;
        let [one, other] = position.sweeps.map(u64::from);
        let hands = position.hands | one << 40 | other << 48 | u64::from(position.last) << 56;
        let mut key = [hands, older, newer, 0, 0, 0, 0, 0, 0];
        key[3..].copy_from_slice(&position.piles);
        Some(key)
    }
}

/// A round for the solver.
#[derive(Debug)]
struct Round<K> {
    facts: Facts,
    kind: PhantomData<K>,
}

impl<K: Kind> Round<K> {
    /// The round of a world, and where it stands.
    fn of<const CARDS: usize, const SEATS: usize>(
        world: &Scopa<CARDS, SEATS>,
    ) -> Result<(Self, Position<K::Order>), NotSolvable> {
        let (facts, position) = Facts::of(world)?;
        let kind = PhantomData;
        Ok((Self { facts, kind }, position))
    }

    /// The side whose turn it is.
    fn side(&self, position: &Position<K::Order>) -> u8 {
        self.facts.turns[usize::from(position.left)].side
    }

    /// A guess at the value: how it ends when everybody plays what looks best.
    fn guess(&self, position: &Position<K::Order>) -> i32 {
        let mut position = *position;
        while !position.over {
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

    #[inline]
    fn awards(&self, position: &Position<K::Order>) -> Awards {
        if K::POOLED {
            return position.awards(&self.facts);
        }
        let open = if position.over { 0 } else { 4 };
        Awards {
            margin: if position.over {
                position.awards_apart(&self.facts)
            } else {
                0
            },
            open,
            code: 0,
        }
    }
}

impl<K: Kind> Solvable for Round<K> {
    type Position = Position<K::Order>;
    type Move = Play;
    type Key = K::Key;

    #[inline]
    fn wants_high(&self, position: &Self::Position) -> Option<bool> {
        let turn = self.facts.turns[usize::from(position.left)];
        (!position.over).then_some((turn.side == 0) != self.facts.inverse)
    }

    #[inline]
    fn glance(&self, position: &Self::Position) -> Glance<K::Key> {
        let awards = self.awards(position);
        let won = position.instant_win(&self.facts);
        if won != 0 {
            return Glance {
                settled: won,
                low: 0,
                high: 0,
                key: None,
            };
        }
        let settled = position.sweeps_margin() + awards.margin;
        let plays = self.facts.turns[usize::from(position.left)].plays;
        let (low, high) = if self.facts.sweeps_to_win.is_some() {
            let most = 2 * position::INSTANT_WIN;
            (-most, most)
        } else {
            (
                -awards.open - i32::from(plays[1]),
                awards.open + i32::from(plays[0]),
            )
        };
        Glance {
            settled,
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
