//! Which sets of table cards a card may take.

use std::ops::ControlFlow;

use super::{DIAMONDS, SETTEBELLO, SEVENS, each, of_value, value};
use crate::{Capture, Choice, ScopaRules};

/// The sum of a set's values.
#[inline]
pub const fn total(cards: u64) -> u32 {
    /// By byte from the highest, the values of the low and of the high nibbles of a set.
    const ODD: u64 = 0x0103_0507_0900_0000;
    const EVEN: u64 = 0x0204_0608_0a00_0000;
    // Nibble by nibble, the number of cards of each value.
    let pairs = cards - (cards >> 1 & 0x5555_5555_5555_5555);
    let counts = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    // The highest byte of each product is the sum of counts times values: never above 220.
    let odd = (counts & 0x0f_0f0f_0f0f).wrapping_mul(ODD) >> 56;
    let even = (counts >> 4 & 0x0f_0f0f_0f0f).wrapping_mul(EVEN) >> 56;
    (odd + even) as u32
}

/// The captures that a table allows.
#[derive(Clone, Copy, Debug)]
pub struct Sets<'a> {
    rules: &'a ScopaRules,
    table: u64,
    /// Bit s: some cards of the table sum to s, up to 15.
    sums: u32,
}

impl<'a> Sets<'a> {
    /// The captures of this table by these rules.
    #[inline]
    pub fn new(rules: &'a ScopaRules, table: u64) -> Self {
        let mut sums = 1_u32;
        for card in each(table) {
            sums |= sums << value(card);
        }
        Self { rules, table, sums }
    }

    /// Whether a card takes anything.
    #[inline]
    pub fn can_capture(&self, card: u8) -> bool {
        self.sums >> self.rules.needed(value(card)) & 1 == 1
    }

    /// Shows every set that a card may take; none if it can only be laid.
    #[inline]
    pub fn visit<B>(
        &self,
        card: u8,
        mut visit: impl FnMut(u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let needed = self.rules.needed(value(card));
        if self.sums >> needed & 1 == 0 {
            return ControlFlow::Continue(());
        }
        if self.rules.capture != Capture::Fifteen {
            let equal = self.table & of_value(value(card));
            if equal != 0 {
                if self.rules.choice == Choice::Most {
                    let diamond = equal & DIAMONDS;
                    let from = if diamond == 0 { equal } else { diamond };
                    return visit(from & from.wrapping_neg());
                }
                for card in each(equal) {
                    visit(1 << card)?;
                }
                return ControlFlow::Continue(());
            }
        }
        self.visit_sums(needed, visit)
    }

    fn visit_sums<B>(
        &self,
        needed: u8,
        mut visit: impl FnMut(u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        // Cards above what is needed take no part.
        let low = self.table & ((1 << (4 * u32::from(needed.min(10)))) - 1);
        let fewest = self.rules.capture == Capture::Fewest;
        if self.rules.choice == Choice::Player && !fewest {
            return descend(low, needed, 0, &mut visit);
        }
        if self.rules.choice == Choice::Player {
            let mut least = u32::MAX;
            let _: ControlFlow<()> = descend(low, needed, 0, &mut |set: u64| {
                least = least.min(set.count_ones());
                ControlFlow::Continue(())
            });
            return descend(low, needed, 0, &mut |set: u64| {
                if set.count_ones() == least {
                    visit(set)
                } else {
                    ControlFlow::Continue(())
                }
            });
        }
        let mut best = (i32::MIN, 0);
        let _: ControlFlow<()> = descend(low, needed, 0, &mut |set: u64| {
            let rank = rank(set, fewest);
            if rank > best.0 {
                best = (rank, set);
            }
            ControlFlow::Continue(())
        });
        visit(best.1)
    }
}

/// How good a set is where the game picks: the number of cards, the 7 of diamonds,
/// diamonds, sevens.
fn rank(set: u64, fewest: bool) -> i32 {
    let size = set.count_ones() as i32;
    let size = if fewest { -size } else { size };
    (size << 12)
        + (i32::from(set & SETTEBELLO != 0) << 10)
        + (((set & DIAMONDS).count_ones() as i32) << 5)
        + (set & SEVENS).count_ones() as i32
}

/// Every set of these cards with this sum: the highest card is in or out.
fn descend<B>(
    cards: u64,
    rest: u8,
    picked: u64,
    visit: &mut impl FnMut(u64) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut cards = cards;
    while cards != 0 {
        let card = cards.ilog2();
        let value = value(card as u8);
        cards ^= 1 << card;
        if value > rest {
            continue;
        }
        let with = picked | 1 << card;
        if value == rest {
            visit(with)?;
        } else if total(cards) >= u32::from(rest - value) {
            descend(cards, rest - value, with, visit)?;
        } else {
            // What is left is too little for this card and for all below it.
            break;
        }
    }
    ControlFlow::Continue(())
}
