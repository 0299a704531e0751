use crate::{Sample, Score};

/// Everybody's results against everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    players: usize,
    /// Row by row: the results of the row's player against the column's.
    cells: Vec<Sample>,
}

impl Crosstable {
    /// A table of so many players who have not met.
    pub fn new(players: usize) -> Self {
        Self {
            players,
            cells: vec![Sample::default(); players * players],
        }
    }

    /// Takes in how two players fared against each other in all games of one deal: the
    /// wins of one are the losses of the other.
    ///
    /// # Panics
    /// When there is no such player.
    pub fn add_deal(&mut self, one: usize, other: usize, scores: &Score, turned: &Score) {
        debug_assert_eq!(scores.halves() + turned.halves(), 2 * scores.games());
        assert!(one < self.players && other < self.players);
        // Against itself a player proves nothing.
        if one != other {
            self.cells[one * self.players + other].add_deal(scores);
            self.cells[other * self.players + one].add_deal(turned);
        }
    }

    /// How many players.
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
