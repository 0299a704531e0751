//! The shapes a meld can have: which ranks from three to king, and how many aces, go
//! with none, one or two twos.
//!
//! With no two the run has no hole. A lone two, of whatever suit, goes where it is
//! needed: in a hole, or at an end; that it may be natural changes nothing. Of two
//! twos one is natural, so the run starts from it, and the other is a lone two again.

use std::ops::ControlFlow;

use baralho_cards::Suit;

use crate::{Bag, Meld, bag::RUN, span};

const LOW_ACE: u32 = 1 << 1;
const NATURAL_TWO: u32 = 1 << 2;
const HIGH_ACE: u32 = 1 << 14;
const ALL: u32 = RUN as u32;
const JACK: u32 = 11;

/// What a meld has or may have of its suit: the ranks from three to king that it must
/// have and that it can have, and the fewest and most aces.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) must: u16,
    pub(crate) available: u16,
    pub(crate) fewest_aces: u8,
    pub(crate) most_aces: u8,
}

impl Frame {
    /// What a new meld of a suit can have.
    #[inline]
    pub(crate) fn in_hand(hand: Bag, suit: Suit) -> Self {
        Self {
            must: 0,
            available: hand.lane(suit) & RUN,
            fewest_aces: 0,
            most_aces: hand.aces(suit),
        }
    }

    /// What a meld can grow to with these ranks and aces of its suit.
    #[inline]
    pub(crate) fn around(meld: Meld, run: u16, aces: u8) -> Self {
        Self {
            must: meld.run(),
            available: meld.run() | run,
            fewest_aces: meld.aces(),
            most_aces: 2.min(meld.aces() + aces),
        }
    }
}

/// Shows each shape that the counts count, as ranks from three to king and aces. Here
/// `must` may be empty.
pub(crate) fn visit<B>(
    twos: u8,
    frame: Frame,
    show: &mut impl FnMut(u16, u8) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let (must, available) = (u32::from(frame.must), u32::from(frame.available));
    for aces in frame.fewest_aces..=frame.most_aces {
        let mut show = |places: u32| show(places as u16 & RUN, aces);
        match (twos, aces) {
            (0 | 1, 0) if must == 0 => {
                let mut left = available;
                while left != 0 {
                    let lowest = left & left.wrapping_neg();
                    span::visit(twos == 1, lowest, left, &mut show)?;
                    left &= left - 1;
                }
            }
            (0 | 1, 0) => span::visit(twos == 1, must, available, &mut show)?,
            (0, 1) => span::visit(false, must | HIGH_ACE, available | HIGH_ACE, &mut show)?,
            (1, 1) => {
                span::visit(true, must | HIGH_ACE, available | HIGH_ACE, &mut show)?;
                let highest = if must == 0 { 3 } else { must.ilog2() };
                for last in highest..=longest_low_run(available) {
                    show((2 << last) - (1 << 3))?;
                }
            }
            (1, 2) if available == ALL => show(ALL)?,
            (2, 0) => {
                span::visit(true, must | NATURAL_TWO, available | NATURAL_TWO, &mut show)?;
            }
            (2, 1) => {
                let start = LOW_ACE | NATURAL_TWO;
                span::visit(true, must | start, available | start, &mut show)?;
            }
            (2, 2) => {
                let mut left = ALL & !must;
                while left != 0 {
                    let hole = left & left.wrapping_neg();
                    if ALL & !available & !hole == 0 {
                        show(ALL & !hole)?;
                    }
                    left &= left - 1;
                }
            }
            _ => {}
        }
    }
    ControlFlow::Continue(())
}

/// The n-th shape that makes a meld, counted from 0: those of fewer than three cards do not.
pub(crate) fn nth_meld(twos: u8, frame: Frame, mut n: u32) -> Option<(u16, u8)> {
    visit(twos, frame, &mut |run, aces| {
        if run.count_ones() as u8 + aces + twos < 3 {
            return ControlFlow::Continue(());
        }
        if n == 0 {
            return ControlFlow::Break((run, aces));
        }
        n -= 1;
        ControlFlow::Continue(())
    })
    .break_value()
}

/// [`nth_meld`] without a two, found without looking at the others. A frame that must
/// have something is of one rank or one ace.
pub(crate) fn nth_plain(frame: Frame, mut n: u32) -> Option<(u16, u8)> {
    let ace = |aces: u8| if aces > 0 { HIGH_ACE } else { 0 };
    let must = u32::from(frame.must) | ace(frame.fewest_aces);
    let mut available = u32::from(frame.available) | ace(frame.most_aces);
    while available != 0 {
        // Where nothing must be there: the runs from each rank on.
        let around = if must == 0 {
            available & available.wrapping_neg()
        } else {
            must
        };
        match span::nth_of_three(around, available, n) {
            Ok(places) => return Some((places as u16 & RUN, u8::from(places & HIGH_ACE != 0))),
            Err(_) if must != 0 => return None,
            Err(left) => n = left,
        }
        available &= available - 1;
    }
    None
}

/// The highest place that runs from three reach, where a low ace and a wild two make
/// a meld that a high ace does not: a run up to queen or king takes the ace there too,
/// and is counted with it.
const fn longest_low_run(available: u32) -> u32 {
    let last = 2 + (available >> 3).trailing_ones();
    if last < JACK { last } else { JACK }
}

/// How many melds a hand can make of one suit with no, a given lone, and a given pair of twos.
#[derive(Clone, Copy)]
pub(crate) struct Counts {
    pub(crate) plain: u8,
    pub(crate) paired: u8,
    pub(crate) lone: u16,
}

impl Counts {
    /// What is left of these without the others, which are among them.
    #[inline]
    pub(crate) const fn minus(self, others: Self) -> Self {
        Self {
            plain: self.plain - others.plain,
            paired: self.paired - others.paired,
            lone: self.lone - others.lone,
        }
    }
}

/// The counts for every set of ranks from three to king in hand, by aces in hand.
static COUNTS: [[Counts; 1 << 11]; 3] = [counts(0), counts(1), counts(2)];

/// How many melds of one suit can be made with no, a lone and a pair of twos.
#[inline]
pub(crate) fn counts_in_hand(run: u16, aces: u8) -> Counts {
    COUNTS[usize::from(aces)][usize::from((run & RUN) >> 3)]
}

/// How many melds of one suit can be made without a two, by what is held as
/// [`crate::Bag::places`] has it, without its bits below three: a small table for the
/// commonest question. A second ace makes no difference.
static PLAIN: [u8; 1 << 12] = {
    let mut table = [0; 1 << 12];
    let mut run = 0;
    while run < 1 << 11 {
        table[run] = COUNTS[0][run].plain;
        table[run | 1 << 11] = COUNTS[1][run].plain;
        run += 1;
    }
    table
};

/// How many melds of one suit can be made without a two.
#[inline]
pub(crate) fn plain_in_hand(places: u16) -> u32 {
    u32::from(PLAIN[usize::from(places >> 3) & (PLAIN.len() - 1)])
}

const fn counts(aces: u8) -> [Counts; 1 << 11] {
    let nothing = Counts {
        plain: 0,
        lone: 0,
        paired: 0,
    };
    let mut table = [nothing; 1 << 11];
    // Without aces: what does not use the lowest card is counted already.
    let mut index = 1;
    while index < table.len() {
        let run = (index as u32) << 3;
        let lowest = run & run.wrapping_neg();
        let rest = table[index & (index - 1)];
        let plain = span::count(lowest, run).whole().saturating_sub(2);
        let lone = span::count(lowest, run).all() - 1;
        table[index].plain = rest.plain + plain as u8;
        table[index].lone = rest.lone + lone as u16;
        index += 1;
    }
    index = 0;
    while index < table.len() {
        let run = (index as u32) << 3;
        let entry = &mut table[index];
        entry.paired = (span::count(NATURAL_TWO, run | NATURAL_TWO).all() - 1) as u8;
        if aces > 0 {
            let start = LOW_ACE | NATURAL_TWO;
            entry.plain += span::count(HIGH_ACE, run | HIGH_ACE)
                .whole()
                .saturating_sub(2) as u8;
            entry.lone += (span::count(HIGH_ACE, run | HIGH_ACE).all() - 1) as u16;
            entry.lone += (longest_low_run(run) - 2) as u16;
            entry.paired += span::count(start, run | start).all() as u8;
        }
        if aces > 1 {
            let missing = (ALL & !run).count_ones();
            entry.lone += (missing == 0) as u16;
            entry.paired += match missing {
                0 => 11,
                1 => 1,
                _ => 0,
            };
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(twos: u8, frame: Frame) -> Vec<(u16, u8)> {
        let mut shapes = Vec::new();
        let _: ControlFlow<()> = visit(twos, frame, &mut |run, aces| {
            shapes.push((run, aces));
            ControlFlow::Continue(())
        });
        let mut sorted = shapes.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), shapes.len(), "a shape is shown twice");
        shapes
    }

    #[test]
    fn melds_without_a_two_are_found_as_shown() {
        for index in 0..1_u16 << 11 {
            for aces in [0, 1] {
                let available = index << 3;
                let rank = (available & available.wrapping_neg()) << (index % 5) & available;
                for (must, fewest_aces) in [(0, 0), (0, aces), (rank, 0)] {
                    let frame = Frame {
                        must,
                        available,
                        fewest_aces,
                        most_aces: aces,
                    };
                    let long = |(run, aces): &(u16, u8)| run.count_ones() as u8 + aces >= 3;
                    let mut melds: Vec<_> = shown(0, frame).into_iter().filter(long).collect();
                    let count = melds.len() as u32;
                    let mut found: Vec<_> =
                        (0..count).filter_map(|n| nth_plain(frame, n)).collect();
                    melds.sort_unstable();
                    found.sort_unstable();
                    assert_eq!(found, melds, "{must:b} in {available:b} and {aces} aces");
                }
            }
        }
    }

    #[test]
    fn the_tables_say_how_many_melds_a_hand_shows() {
        for aces in 0..=2_u8 {
            for index in 0..1_u16 << 11 {
                let counts = counts_in_hand(index << 3, aces);
                let hand = crate::making::naturals(Suit::Clubs, index << 3, aces);
                let frame = Frame::in_hand(hand, Suit::Clubs);
                let melds = |twos: u8| {
                    let long = |(run, aces): &(u16, u8)| run.count_ones() as u8 + aces + twos >= 3;
                    shown(twos, frame).iter().filter(|s| long(s)).count()
                };
                assert_eq!(usize::from(counts.plain), melds(0));
                assert_eq!(usize::from(counts.lone), melds(1));
                assert_eq!(usize::from(counts.paired), melds(2));
            }
        }
    }
}
