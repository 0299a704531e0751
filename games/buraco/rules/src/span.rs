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

/// In how many ways something can be done without a hole, and with exactly one.
///
/// That is a polynomial `whole + holed * hole` in which a second hole counts for nothing,
/// kept in the two halves of a number: multiplying two of these does one thing after the
/// other, with the square of the hole falling off the end. Either number must stay below
/// 256: so it does for runs that start with `must`, and for others while two of the ranks
/// from three to king are not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ways(u16);

impl Ways {
    /// So many without a hole and with exactly one.
    #[inline]
    const fn new(whole: u32, holed: u32) -> Self {
        Self((whole + (holed << 8)) as u16)
    }

    /// Both one after the other: at most one of them may have the hole.
    #[inline]
    const fn times(self, other: Self) -> Self {
        Self(self.0.wrapping_mul(other.0))
    }

    #[inline]
    pub(crate) const fn whole(self) -> u32 {
        self.0 as u8 as u32
    }

    #[inline]
    pub(crate) const fn all(self) -> u32 {
        self.whole() + (self.0 >> 8) as u32
    }
}

/// Ways to fill all of some places, of which there are so many, but for one hole at most.
#[inline]
const fn fill(places: u32, count: u32, available: u32) -> Ways {
    let missing = places & !available;
    if missing == 0 {
        Ways::new(1, count)
    } else {
        Ways::new(0, missing.is_power_of_two() as u32)
    }
}

/// How many runs hold all of `must` and only what is `available`. `must` is not empty,
/// and is part of `available`.
pub(crate) const fn count(must: u32, available: u32) -> Ways {
    let reach = Reach::new(must, available);
    side(reach.below, reach.below_hole)
        .times(fill(reach.inside, reach.inside.count_ones(), available))
        .times(side(reach.above, reach.above_hole))
}

/// [`count`] for a `must` with one hole at most, by looking up what is at its sides.
/// This is asked for every meld at every decision, so it does without branches.
#[inline]
pub(crate) fn count_around(must: u16, available: u16) -> Ways {
    let (must, available) = (u32::from(must), u32::from(available));
    let highest = (must | 1).ilog2();
    let lowest = must & must.wrapping_neg();
    // The first place free above the lowest: a hole if more of the run lies above it.
    let free = (must + lowest) & !must;
    let hole = u32::from(free < must);
    let filled = (1 - hole) | u32::from(free & available != 0);
    let inside = Ways::new(filled, hole);
    let below = BELOW[usize::from((available << (16 - lowest.trailing_zeros())) as u16 >> 4)];
    let above = ABOVE[(available >> highest >> 1) as usize & (ABOVE.len() - 1)];
    below.times(inside).times(above)
}

/// Ways to go on at a side with `near` neighbours, and `far` beyond the first missing place.
/// The hole is either a neighbour left out, with at least one more taken behind it,
/// or the missing place itself.
const fn side(near: u32, far: u32) -> Ways {
    Ways::new(near + 1, (near * near - near) / 2 + far)
}

/// Ways to go on below a run, by the available places, the neighbour at the highest of 12 bits.
static BELOW: [Ways; 1 << 12] = sides(true);

/// Ways to go on above a run, by the available places, the neighbour at the lowest bit.
static ABOVE: [Ways; 1 << 12] = sides(false);

const fn sides(is_below: bool) -> [Ways; 1 << 12] {
    let mut table = [Ways::new(1, 0); 1 << 12];
    let mut places = 1_u32;
    while (places as usize) < table.len() {
        table[places as usize] = if is_below {
            let reach = Reach::new(1 << 13, places << 1);
            side(reach.below, reach.below_hole)
        } else {
            let reach = Reach::new(1 << 1, places << 2);
            side(reach.above, reach.above_hole)
        };
        places += 1;
    }
    table
}

/// The n-th of the runs that [`count`] counts, from 0: `must` itself comes first, and
/// where it has no hole, all others without one follow.
pub(crate) fn nth(must: u16, available: u16, mut n: u32) -> u32 {
    let (must, available) = (u32::from(must), u32::from(available));
    let reach = Reach::new(must, must | available);
    let above = reach.above + 1;
    let ends = (reach.below + 1) * above;
    let lengthen = |run: u32, n: u32| run | reach.lower(n / above) | reach.higher(n % above);
    let whole = must | reach.inside;
    let mut holes = if reach.missing == 0 {
        reach.inside
    } else {
        reach.missing
    };
    while holes != 0 {
        if n < ends {
            return lengthen(whole & !(holes & holes.wrapping_neg()), n);
        }
        n -= ends;
        holes &= holes - 1;
    }
    if n < ends {
        return lengthen(whole, n);
    }
    n -= ends;
    let past_holes = visit_past_holes(&reach, whole, &mut |run| {
        if n == 0 {
            return ControlFlow::Break(run);
        }
        n -= 1;
        ControlFlow::Continue(())
    });
    past_holes.break_value().unwrap_or(must)
}

/// The n-th run of three or more places around a single one and without a hole, counted
/// from 0; or what is left of n after all of them.
pub(crate) fn nth_of_three(must: u32, available: u32, mut n: u32) -> Result<u32, u32> {
    let reach = Reach::new(must, available);
    for below in 0..=reach.below {
        let fewest = 2_u32.saturating_sub(below);
        let here = (reach.above + 1).saturating_sub(fewest);
        if n < here {
            return Ok(must | reach.lower(below) | reach.higher(fewest + n));
        }
        n -= here;
    }
    Err(n)
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
                let distinct: BTreeSet<_> = shown.iter().copied().collect();
                assert_eq!(distinct.len(), shown.len(), "a run is shown twice");
                assert_eq!(distinct, by_trying_all(hole, must, available));
                let runs = count(must, available);
                let counted = if hole { runs.all() } else { runs.whole() };
                if distinct.len() < 256 {
                    assert_eq!(distinct.len(), counted as usize);
                }
            }
        }
    }
}
