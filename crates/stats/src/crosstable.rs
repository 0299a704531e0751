use std::collections::BTreeMap;

use crate::{Sample, Score};

/// How two players fared against each other in all games of one deal: the wins of one are the
/// losses of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// One of them.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// The results of the first.
    pub score: Score,
    /// The same results, seen by the second.
    pub turned: Score,
}

/// Everybody's results against everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    players: usize,
    /// Row by row: the results of the row's player against the column's.
    cells: Vec<Sample>,
    /// How many deals each player had.
    pub(crate) deals: Vec<u64>,
    /// The deals, those together in which the same players met equally often.
    pub(crate) clusters: BTreeMap<Shape, Cluster>,
}

/// Who met whom in a deal, and in how many games.
pub(crate) type Shape = Vec<(usize, usize, u64)>;

/// What is known of deals of one shape: sums over them of the halves that each player won, and of
/// the products of every two players' halves. From these follows how results of a deal go
/// together, whatever ratings are expected to explain them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cluster {
    pub(crate) deals: u64,
    pub(crate) halves: Vec<i128>,
    /// By player and player, the upper half of a square.
    pub(crate) products: Vec<i128>,
}

impl Cluster {
    fn new(players: usize) -> Self {
        Self {
            deals: 0,
            halves: vec![0; players],
            products: vec![0; players * players],
        }
    }

    fn add(&mut self, halves: &[i128]) {
        self.deals += 1;
        let players = halves.len();
        for (row, here) in halves.iter().enumerate().filter(|(_, here)| **here != 0) {
            self.halves[row] += here;
            for (column, there) in halves.iter().enumerate().skip(row) {
                self.products[row * players + column] += here * there;
            }
        }
    }
}

impl Crosstable {
    /// A table of this many players, without games.
    pub fn new(players: usize) -> Self {
        Self {
            players,
            cells: vec![Sample::default(); players * players],
            deals: vec![0; players],
            clusters: BTreeMap::new(),
        }
    }

    /// Takes in all games of one deal, each two players named once.
    ///
    /// # Panics
    /// When there is no such player.
    pub fn add_deal(&mut self, meetings: &[Meeting]) {
        let players = self.players;
        let mut shape = Shape::with_capacity(meetings.len());
        let mut halves = vec![0; players];
        for meeting in meetings {
            let &Meeting {
                one,
                other,
                score,
                turned,
            } = meeting;
            debug_assert_eq!(score.halves() + turned.halves(), 2 * score.games());
            assert!(one < players && other < players);
            // A player's games against itself prove nothing.
            if one == other || score.games() == 0 {
                continue;
            }
            self.cells[one * players + other].add_deal(&score);
            self.cells[other * players + one].add_deal(&turned);
            shape.push((one.min(other), one.max(other), score.games()));
            halves[one] += i128::from(score.halves());
            halves[other] += i128::from(turned.halves());
        }
        if shape.is_empty() {
            return;
        }
        shape.sort_unstable();
        let mut present = vec![false; players];
        for &(one, other, _) in &shape {
            present[one] = true;
            present[other] = true;
        }
        for (deals, present) in self.deals.iter_mut().zip(present) {
            *deals += u64::from(present);
        }
        let cluster = self.clusters.entry(shape);
        cluster
            .or_insert_with(|| Cluster::new(players))
            .add(&halves);
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The results of one player against another.
    ///
    /// # Panics
    /// When there is no such player.
    pub fn cell(&self, one: usize, other: usize) -> &Sample {
        assert!(one < self.players && other < self.players);
        &self.cells[one * self.players + other]
    }

    /// All who met, each pair once, with the results of the first.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (usize, usize, &Sample)> {
        let players = self.players;
        (0..players)
            .flat_map(move |one| (one + 1..players).map(move |other| (one, other)))
            .map(|(one, other)| (one, other, self.cell(one, other)))
            .filter(|(_, _, sample)| sample.deals() > 0)
    }
}
