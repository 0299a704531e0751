//! What a round between two is worth when new hands are about to be dealt: everything is
//! open then but the order of the deck, so a small network can learn it.
//!
//! Plain multiplications and additions, in a fixed order: the same numbers everywhere.

use baralho_scopa::{
    Capture, Mechanic, Prime,
    swift::{
        Course, DIAMONDS, SETTEBELLO, SEVENS, Swift, best_of_suits, each, incomplete_primiera,
        total,
    },
};

/// Inputs that are cards in one of three places: the table, the first side's pile, the
/// other's. The rest is to come.
pub(crate) const CARD_INPUTS: usize = 120;
pub(crate) const OTHER_INPUTS: usize = 16;
pub(crate) const WIDE: usize = 64;
pub(crate) const NARROW: usize = 32;
/// Cards, diamonds, settebello, primiera, sevens, sweeps: what the first side will win
/// of each less the other side.
pub(crate) const HEADS: usize = 6;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Inputs {
    pub(crate) table: u64,
    pub(crate) first: u64,
    pub(crate) other: u64,
    pub(crate) numbers: [f32; OTHER_INPUTS],
}

impl Inputs {
    /// From the side of who plays first in the coming deal.
    pub(crate) fn of(course: &Course, world: &Swift) -> Self {
        let me = usize::from(course.side_of(world.turn));
        let (first, other) = (world.piles[me], world.piles[1 - me]);
        let mut numbers = [0.0; OTHER_INPUTS];
        let held: u32 = world.hands.iter().map(|hand| hand.count_ones()).sum();
        let to_come = u32::from(world.deck_left) + held;
        let deals = (to_come / (2 * u32::from(course.rules.cards_per_deal))).min(6);
        numbers[deals.max(1) as usize - 1] = 1.0;
        let difference =
            |mask: u64| (first & mask).count_ones() as f32 - (other & mask).count_ones() as f32;
        numbers[6] = if world.last == Swift::NOBODY {
            0.0
        } else if usize::from(course.side_of(world.last)) == me {
            1.0
        } else {
            -1.0
        };
        numbers[7] = difference(u64::MAX) / 8.0;
        numbers[8] = difference(DIAMONDS) / 3.0;
        numbers[9] = difference(SEVENS) / 2.0;
        let prime = |pile| f32::from(incomplete_primiera(best_of_suits(pile)));
        numbers[10] = (prime(first) - prime(other)) / 16.0;
        numbers[11] = prime(first) / 84.0;
        numbers[12] = prime(other) / 84.0;
        numbers[13] = f32::from(u8::from(course.rules.prime == Prime::Primiera));
        numbers[14] = world.table.count_ones() as f32 / 8.0;
        numbers[15] = total(world.table) as f32 / 20.0;
        Self {
            table: world.table,
            first,
            other,
            numbers,
        }
    }

    /// The cards as inputs that are one.
    pub(crate) fn cards(&self) -> impl Iterator<Item = usize> {
        let table = each(self.table).map(usize::from);
        let first = each(self.first).map(|card| 40 + usize::from(card));
        let other = each(self.other).map(|card| 80 + usize::from(card));
        table.chain(first).chain(other)
    }
}

/// A network: 136 inputs, two layers, six heads.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    pub(crate) first: Box<[[f32; WIDE]]>,
    pub(crate) first_bias: [f32; WIDE],
    pub(crate) second: Box<[[f32; NARROW]]>,
    pub(crate) second_bias: [f32; NARROW],
    pub(crate) heads: [[f32; NARROW]; HEADS],
    pub(crate) heads_bias: [f32; HEADS],
}

impl Net {
    pub(crate) fn zero() -> Self {
        Self {
            first: vec![[0.0; WIDE]; CARD_INPUTS + OTHER_INPUTS].into(),
            first_bias: [0.0; WIDE],
            second: vec![[0.0; NARROW]; WIDE].into(),
            second_bias: [0.0; NARROW],
            heads: [[0.0; NARROW]; HEADS],
            heads_bias: [0.0; HEADS],
        }
    }

    /// Every weight, always in the same order.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.first.iter_mut().flatten();
        let second = self.second.iter_mut().flatten();
        let heads = self.heads.iter_mut().flatten();
        first
            .chain(&mut self.first_bias)
            .chain(second)
            .chain(&mut self.second_bias)
            .chain(heads)
            .chain(&mut self.heads_bias)
    }

    /// Runs the network; also gives its two layers.
    #[inline]
    pub(crate) fn run(&self, inputs: &Inputs) -> ([f32; WIDE], [f32; NARROW], [f32; HEADS]) {
        let mut wide = self.first_bias;
        for input in inputs.cards() {
            for (sum, weight) in wide.iter_mut().zip(&self.first[input]) {
                *sum += weight;
            }
        }
        for (number, row) in inputs.numbers.iter().zip(&self.first[CARD_INPUTS..]) {
            for (sum, weight) in wide.iter_mut().zip(row) {
                *sum += number * weight;
            }
        }
        for sum in &mut wide {
            *sum = sum.max(0.0);
        }
        let mut narrow = self.second_bias;
        for (value, row) in wide.iter().zip(&self.second) {
            for (sum, weight) in narrow.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
        for sum in &mut narrow {
            *sum = sum.max(0.0);
        }
        let mut heads = self.heads_bias;
        for (head, row) in heads.iter_mut().zip(&self.heads) {
            for (value, weight) in narrow.iter().zip(row) {
                *head += value * weight;
            }
        }
        (wide, narrow, heads)
    }

    /// The expected margin at the end of the round, of side 0 less side 1.
    pub(crate) fn margin(&self, course: &Course, world: &Swift) -> f32 {
        let inputs = Inputs::of(course, world);
        let (_, _, heads) = self.run(&inputs);
        let sweeps = match course.rules.mechanic {
            Mechanic::NoScopas => 0.0,
            _ => heads[5],
        };
        let mut margin = sweeps;
        if course.rules.mechanic != Mechanic::OnlyScopas {
            let decided = |mask: u64, most: u32| {
                if (inputs.first & mask).count_ones() > most {
                    Some(1.0)
                } else if (inputs.other & mask).count_ones() > most {
                    Some(-1.0)
                } else {
                    None
                }
            };
            let learned = |head: usize| heads[head].clamp(-1.0, 1.0);
            margin += decided(u64::MAX, 20).unwrap_or_else(|| learned(0));
            margin += decided(DIAMONDS, 5).unwrap_or_else(|| learned(1));
            margin += decided(SETTEBELLO, 0).unwrap_or_else(|| learned(2));
            margin += match course.rules.prime {
                Prime::Primiera => learned(3),
                Prime::Sevens => decided(SEVENS, 2).unwrap_or_else(|| learned(4)),
            };
        }
        let me = usize::from(course.side_of(world.turn));
        let made = f32::from(world.sweeps[me]) - f32::from(world.sweeps[1 - me]);
        if course.rules.sweeps_count() {
            margin += made;
        }
        if me == 0 { margin } else { -margin }
    }
}

/// How weights are kept: sixteen bits each, this many to one.
const SCALE: f32 = 2_048.0;

/// The version of the format and of the inputs.
pub(crate) const VERSION: u8 = 1;

impl Net {
    /// As bytes: the version, then every weight in sixteen bits.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        for weight in self.clone().weights_mut() {
            let small = (*weight * SCALE).round().clamp(-32_767.0, 32_767.0) as i16;
            bytes.extend(small.to_le_bytes());
        }
        bytes
    }

    /// From bytes; `None` when they are not of this version and size.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (&version, weights) = bytes.split_first()?;
        let mut net = Self::zero();
        if version != VERSION || weights.len() != 2 * net.weights_mut().count() {
            return None;
        }
        for (weight, bytes) in net.weights_mut().zip(weights.chunks_exact(2)) {
            *weight = f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / SCALE;
        }
        Some(net)
    }

    /// The network learned for a way of capturing, once for the whole process.
    pub(crate) fn learned(capture: Capture) -> Option<&'static Self> {
        use std::sync::OnceLock;
        static NETS: [OnceLock<Option<Net>>; 3] = [const { OnceLock::new() }; 3];
        let (place, bytes): (usize, &[u8]) = match capture {
            Capture::Fewest => (0, include_bytes!("../../weights/fewest.bin")),
            Capture::RankFirst => (1, include_bytes!("../../weights/rank-first.bin")),
            Capture::Fifteen => (2, include_bytes!("../../weights/fifteen.bin")),
        };
        NETS[place].get_or_init(|| Self::from_bytes(bytes)).as_ref()
    }
}
