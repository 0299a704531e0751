use crate::{Crosstable, Elo};

/// With fewer deals than this the intervals themselves are not to be trusted.
pub const FEW_DEALS: u64 = 30;

/// Why results should not be trusted yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// No two players have met.
    NoGames,
    /// Too few deals for intervals that mean something.
    FewDeals {
        /// How many there are.
        deals: u64,
    },
    /// No two of the ranking can be told apart, not even the first and the last.
    Nothing,
    /// Some that follow each other in the ranking cannot each be told from the next: either may be
    /// the better.
    CannotTell {
        /// Who, two at least, in the order of the ranking.
        players: Vec<usize>,
    },
}

/// Whether one player is shown to be better than another.
///
/// Whoever looks at a ranking looks at all of it, and at its ends first: so the chance of seeing
/// any difference among equals, wherever, is 5 %. Two players alone are told apart by their win
/// rate, more than two by the difference of their ratings.
pub fn is_better(table: &Crosstable, elo: &Elo, one: usize, other: usize) -> bool {
    if table.players() == 2 {
        table.cell(one, other).win_rate().low > 0.5
    } else {
        elo.difference_among_all(one, other).low > 0.0
    }
}

/// What cannot be concluded from a table and its ratings, played in so many deals, where the
/// players are ranked in this order.
pub fn doubts(table: &Crosstable, elo: &Elo, deals: u64, ranking: &[usize]) -> Vec<Doubt> {
    if table.pairs().next().is_none() {
        return vec![Doubt::NoGames];
    }
    let mut found = Vec::new();
    if deals < FEW_DEALS {
        found.push(Doubt::FewDeals { deals });
    }
    let is_apart = |&one: &usize| (ranking.iter()).any(|&other| is_better(table, elo, one, other));
    if !ranking.iter().any(is_apart) {
        found.push(Doubt::Nothing);
        return found;
    }
    let rows = ranking.chunk_by(|&one, &other| !is_better(table, elo, one, other));
    let alike = rows.filter(|row| row.len() > 1);
    found.extend(alike.map(|row| Doubt::CannotTell {
        players: row.to_vec(),
    }));
    found
}
