use crate::{Crosstable, Elo};

/// With fewer deals than this the intervals themselves are not to be trusted.
pub const FEW_DEALS: u64 = 30;

/// Why results should not be believed too quickly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Nobody has met anybody.
    NoGames,
    /// Too few deals for intervals that mean something.
    FewDeals {
        /// How many there are.
        deals: u64,
    },
    /// Even the first and the last of the ranking cannot be told apart.
    Nothing,
    /// Two neighbours of the ranking cannot be told apart: either may be the better.
    CannotTell {
        /// The one that ranks higher.
        one: usize,
        /// The one that ranks next.
        other: usize,
    },
}

/// What cannot be concluded from a table and its ratings, played in so many deals.
///
/// Two players alone are told apart by their win rate, more than two by the difference
/// of their ratings: where its 95 % interval contains "equal", nothing was shown.
pub fn doubts(table: &Crosstable, elo: &Elo, deals: u64) -> Vec<Doubt> {
    let ranking = elo.ranking();
    let (Some(&first), Some(&last)) = (ranking.first(), ranking.last()) else {
        return vec![Doubt::NoGames];
    };
    if table.pairs().next().is_none() {
        return vec![Doubt::NoGames];
    }
    let mut found = Vec::new();
    if deals < FEW_DEALS {
        found.push(Doubt::FewDeals { deals });
    }
    let alike = |one: usize, other: usize| {
        if table.players() == 2 {
            table.cell(one, other).win_rate().contains(0.5)
        } else {
            elo.difference(one, other).contains(0.0)
        }
    };
    if alike(first, last) {
        found.push(Doubt::Nothing);
        return found;
    }
    let neighbours = ranking.windows(2).filter(|pair| alike(pair[0], pair[1]));
    found.extend(neighbours.map(|pair| Doubt::CannotTell {
        one: pair[0],
        other: pair[1],
    }));
    found
}
