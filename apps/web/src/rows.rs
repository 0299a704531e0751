//! How wide things that lie in rows are, so that the style can tell how large their cards may be.

/// The part of a card that is seen of it where the next one lies over it.
const STEP: f64 = 0.46;
/// Between two melds, in widths of a card.
const GAP: f64 = 0.4;
/// From this many cards on a meld is closed; the others fold only where they do not fit.
const CLOSED: usize = 7;
/// The longer ones fold first.
const LONG: usize = 5;
/// More rows than this are never of use.
pub const ROWS: usize = 3;

/// How melds lie: open, with the longer ones folded to their first and last card, or all of them.
pub const FOLDS: [usize; 3] = [CLOSED, LONG, 3];

/// The widths that melds of so many cards need, in widths of a card: however they are folded, in
/// one row, in two, and so on. They stay in order.
pub fn widths(melds: &[usize]) -> [[f64; ROWS]; FOLDS.len()] {
    FOLDS.map(|folded| {
        let wide = |&cards: &usize| {
            let seen = if cards >= folded { 2 } else { cards };
            1.0 + STEP * (seen.max(1) - 1) as f64
        };
        let each: Vec<f64> = melds.iter().map(wide).collect();
        let mut rows = [1.0; ROWS];
        for (place, row) in rows.iter_mut().enumerate() {
            *row = narrowest(&each, place + 1);
        }
        rows
    })
}

/// The least width at which things go into so many rows.
fn narrowest(each: &[f64], rows: usize) -> f64 {
    let width = |row: &[f64]| row.iter().sum::<f64>() + GAP * (row.len().max(1) - 1) as f64;
    let starts = 0..each.len();
    let parts = starts.flat_map(|start| (start + 1..=each.len()).map(move |end| start..end));
    let mut tried: Vec<f64> = parts.map(|part| width(&each[part])).collect();
    tried.sort_by(f64::total_cmp);
    let fits = |limit: f64| {
        let (mut used, mut from) = (1, 0);
        for end in 1..=each.len() {
            if width(&each[from..end]) > limit {
                (used, from) = (used + 1, end - 1);
            }
        }
        used <= rows && each.iter().all(|&wide| wide <= limit)
    };
    tried.into_iter().find(|&limit| fits(limit)).unwrap_or(1.0)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::float_cmp)] // what is exact stays so

    use super::*;

    #[test]
    fn no_melds_need_a_card() {
        assert_eq!(widths(&[]), [[1.0; ROWS]; 3]);
    }

    #[test]
    fn a_meld_is_as_wide_as_what_is_seen_of_it() {
        let [open, some, all] = widths(&[5]);
        assert_eq!(open, [1.0 + 4.0 * STEP; ROWS]);
        assert_eq!(some, [1.0 + STEP; ROWS]);
        assert_eq!(all, some);
        assert_eq!(widths(&[14]), [[1.0 + STEP; ROWS]; 3]);
    }

    #[test]
    fn rows_are_as_even_as_their_order_lets_them_be() {
        // Folded they are alike: five and five.
        let [_, _, [one, two, _]] = widths(&[3; 10]);
        let wide = |melds: f64| melds * (1.0 + STEP) + (melds - 1.0) * GAP;
        assert!((one - wide(10.0)).abs() < 1e-9);
        assert!((two - wide(5.0)).abs() < 1e-9);
    }
}
