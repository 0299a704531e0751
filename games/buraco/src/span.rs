//! Runs as sets of places. The order A 2 3 ... K A has places 1 to 14, an ace having
//! two; a run is a set of neighbouring places, with one hole where a wild may stand.
//!
//! Everything the engine lists or counts is, in the end: which such sets hold all of
//! `must` and only what is in `available`. [`visit`] shows them, [`count`] says how
//! many there are without showing them.

use std::ops::ControlFlow;

/// What there is to know of `must` within `available` for both questions.
#[derive(Clone, Copy)]
struct Reach {
    low: u32,
    high: u32,
    /// Places between the ends of `must` that it does not hold.
    inside: u32,
    /// Those of them that cannot be filled.
    missing: u32,
    /// Available neighbours below, and below the first place missing there.
    below: u32,
    below_hole: u32,
    /// Available neighbours above, and above the first place missing there.
    above: u32,
    above_hole: u32,
}

impl Reach {
    #[inline]
    const fn new(must: u32, available: u32) -> Self {
        let low = must.trailing_zeros();
        let high = must.ilog2();
        let inside = ((2 << high) - (1 << low)) & !must;
        let under = available << (32 - low);
        let over = available >> (high + 1);
        let below = under.leading_ones();
        let above = over.trailing_ones();
        Self {
            low,
            high,
            inside,
            missing: inside & !available,
            below,
            below_hole: (under << (below + 1)).leading_ones(),
            above,
            above_hole: (over >> (above + 1)).trailing_ones(),
        }
    }

    /// `n` places next to the low end.
    const fn lower(&self, n: u32) -> u32 {
        ((1 << n) - 1) << (self.low - n)
    }

    /// `n` places next to the high end.
    const fn higher(&self, n: u32) -> u32 {
        ((1 << n) - 1) << (self.high + 1)
    }
}

/// In how many ways a side with `near` neighbours, and `far` beyond the first missing
/// place, can go on past exactly one hole: the hole is either a neighbour left out,
/// with at least one more taken behind it, or the missing place itself.
#[inline]
const fn past_a_hole(near: u32, far: u32) -> u32 {
    (near * near - near) / 2 + far
}

/// How many runs with at most one hole (or none, if `hole` is false) hold all of `must`
/// and only what is `available`. `must` is not empty, and is part of `available`.
#[inline]
pub(crate) const fn count(hole: bool, must: u32, available: u32) -> u32 {
    let reach = Reach::new(must, available);
    let ends = (reach.below + 1) * (reach.above + 1);
    match reach.missing.count_ones() {
        0 if hole => {
            ends * (1 + reach.inside.count_ones())
                + past_a_hole(reach.below, reach.below_hole) * (reach.above + 1)
                + past_a_hole(reach.above, reach.above_hole) * (reach.below + 1)
        }
        0 => ends,
        1 if hole => ends,
        _ => 0,
    }
}

/// Shows each run that [`count`] counts.
pub(crate) fn visit<B>(
    hole: bool,
    must: u32,
    available: u32,
    show: &mut impl FnMut(u32) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let reach = Reach::new(must, available);
    let whole = must | reach.inside;
    match reach.missing.count_ones() {
        0 => {
            visit_ends(&reach, whole, show)?;
            if hole {
                let mut left = reach.inside;
                while left != 0 {
                    visit_ends(&reach, whole & !(left & left.wrapping_neg()), show)?;
                    left &= left - 1;
                }
                visit_past_holes(&reach, whole, show)?;
            }
            ControlFlow::Continue(())
        }
        1 if hole => visit_ends(&reach, whole & !reach.missing, show),
        _ => ControlFlow::Continue(()),
    }
}

/// Every way to lengthen a run at both ends without a further hole.
fn visit_ends<B>(
    reach: &Reach,
    run: u32,
    show: &mut impl FnMut(u32) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for below in 0..=reach.below {
        for above in 0..=reach.above {
            show(run | reach.lower(below) | reach.higher(above))?;
        }
    }
    ControlFlow::Continue(())
}

/// Every way to lengthen a run past a hole at one end, and without one at the other.
fn visit_past_holes<B>(
    reach: &Reach,
    run: u32,
    show: &mut impl FnMut(u32) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for near in 0..=reach.below {
        let behind = if near < reach.below {
            reach.below - near - 1
        } else {
            reach.below_hole
        };
        for far in 1..=behind {
            let lower = reach.lower(near) | ((1 << far) - 1) << (reach.low - near - 1 - far);
            for above in 0..=reach.above {
                show(run | lower | reach.higher(above))?;
            }
        }
    }
    for near in 0..=reach.above {
        let behind = if near < reach.above {
            reach.above - near - 1
        } else {
            reach.above_hole
        };
        for far in 1..=behind {
            let higher = reach.higher(near) | ((1 << far) - 1) << (reach.high + near + 2);
            for below in 0..=reach.below {
                show(run | higher | reach.lower(below))?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The same by trying every set of places.
    fn by_trying_all(hole: bool, must: u32, available: u32) -> BTreeSet<u32> {
        (1_u32..1 << 15)
            .filter(|set| set & 1 == 0 && must & !set == 0 && set & !available == 0)
            .filter(|set| {
                let length = 32 - set.leading_zeros() - set.trailing_zeros();
                length - set.count_ones() <= u32::from(hole)
            })
            .collect()
    }

    #[test]
    fn runs_are_shown_once_and_counted_as_shown() {
        let mut places = 12_345_u32;
        let mut next = || {
            places = places.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            places >> 16
        };
        for round in 0..400 {
            let must = 1 << (1 + next() % 14)
                | if round % 3 == 0 {
                    1 << (1 + next() % 14)
                } else {
                    0
                };
            let available = (next() | next()) & 0x7ffe | must;
            for hole in [false, true] {
                let mut shown = Vec::new();
                let _: ControlFlow<()> = visit(hole, must, available, &mut |run| {
                    shown.push(run);
                    ControlFlow::Continue(())
                });
                assert_eq!(shown.len(), count(hole, must, available) as usize);
                let distinct: BTreeSet<_> = shown.iter().copied().collect();
                assert_eq!(distinct.len(), shown.len(), "a run is shown twice");
                assert_eq!(distinct, by_trying_all(hole, must, available));
            }
        }
    }
}
