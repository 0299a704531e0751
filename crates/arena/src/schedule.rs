//! Who plays whom.
//!
//! A tournament is a row of stages. The pairings of a stage depend on the whole results of
//! the stages before it and on nothing else, so that a tournament that is resumed goes on as
//! if it had never stopped. How many pairings a stage has is known beforehand.

mod knockout;
mod swiss;

use crate::settings::{Extent, Pairing, Settings};

#[cfg(test)]
use knockout::survivors;

/// What the bots of one pairing have scored against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PairingScore {
    pub(crate) bots: Vec<usize>,
    /// Twice the games won, plus the games shared, of each of them.
    pub(crate) halves: Vec<u64>,
    /// The points of each of them, as the game wants them: less than nothing where they are bad.
    pub(crate) points: Vec<i64>,
}

impl PairingScore {
    /// Nothing played yet.
    pub(crate) fn new(bots: Vec<usize>) -> Self {
        Self {
            halves: vec![0; bots.len()],
            points: vec![0; bots.len()],
            bots,
        }
    }

    /// Who goes on from a pairing of two: more games won, else better points, else the one
    /// named first in the tournament. The second value tells whether it was won by games.
    pub(crate) fn winner(&self) -> (usize, bool) {
        let by_games = self.halves[0] != self.halves[1];
        let first = (self.halves[0], self.points[0], self.bots[1]);
        let second = (self.halves[1], self.points[1], self.bots[0]);
        let place = usize::from(second > first);
        (self.bots[place], by_games)
    }
}

impl Settings {
    /// How many stages there are.
    pub(crate) fn stages(&self) -> usize {
        let knockout = self.bots.len().next_power_of_two().ilog2();
        match self.pairings {
            Pairing::RoundRobin | Pairing::Gauntlet => 1,
            // As many rounds as a knockout would have, unless somebody says so.
            Pairing::Swiss => self.rounds.unwrap_or(knockout.max(1)) as usize,
            Pairing::Knockout => knockout as usize,
        }
    }

    /// How many pairings a stage has.
    pub(crate) fn size_of_stage(&self, stage: usize) -> usize {
        match self.pairings {
            Pairing::RoundRobin | Pairing::Gauntlet => self.tables().len(),
            Pairing::Swiss => self.bots.len() / 2,
            Pairing::Knockout => knockout::size(self.bots.len(), stage),
        }
    }

    /// The pairings of a stage, `earlier` being the whole scores of all stages before it.
    pub(crate) fn pairings_of_stage(
        &self,
        stage: usize,
        earlier: &[Vec<PairingScore>],
    ) -> Vec<Vec<usize>> {
        match self.pairings {
            Pairing::RoundRobin | Pairing::Gauntlet => self.tables(),
            Pairing::Swiss => swiss::pairings(self.bots.len(), &earlier[..stage]),
            Pairing::Knockout => knockout::pairings(self.bots.len(), &earlier[..stage]),
        }
    }

    /// Each bot's place, from 1, equals sharing theirs, where the way of pairing decides who
    /// has won: by the rounds of a Swiss tournament, by the stage of a knockout in which a
    /// bot left. Elsewhere all have met alike, and the ratings say it.
    pub(crate) fn places(&self, played: &[Vec<PairingScore>]) -> Option<Vec<usize>> {
        match self.pairings {
            Pairing::RoundRobin | Pairing::Gauntlet => None,
            Pairing::Swiss => Some(places_of(&swiss::merits(self.bots.len(), played))),
            Pairing::Knockout => Some(places_of(&knockout::merits(self.bots.len(), played))),
        }
    }

    /// How many pairings there were when so many bots took part, in a tournament of one stage.
    pub(crate) fn size_among(&self, bots: usize) -> usize {
        let all = self.tables();
        all.iter()
            .filter(|table| table.iter().all(|&bot| bot < bots))
            .count()
    }

    /// Every table that can be made of the bots, in the order they were named; those of bots that
    /// came later follow the others, whose numbers they must not change.
    fn tables(&self) -> Vec<Vec<usize>> {
        let mut tables = Vec::new();
        combine(self.bots.len(), self.table, 0, &mut Vec::new(), &mut tables);
        if self.pairings == Pairing::Gauntlet {
            tables.retain(|table| table[0] == 0);
        }
        let since = |table: &Vec<usize>| {
            let came = |extent: &&Extent| table.iter().any(|&bot| bot >= extent.bots);
            self.grown.iter().filter(came).count()
        };
        // Stable: within its time each stays where it was.
        tables.sort_by_key(since);
        tables
    }
}

/// The place of each merit among all: one more than how many are greater.
fn places_of<T: Ord>(merits: &[T]) -> Vec<usize> {
    let place = |merit: &T| 1 + merits.iter().filter(|other| *other > merit).count();
    merits.iter().map(place).collect()
}

fn combine(
    bots: usize,
    size: usize,
    from: usize,
    begun: &mut Vec<usize>,
    all: &mut Vec<Vec<usize>>,
) {
    if begun.len() == size {
        all.push(begun.clone());
        return;
    }
    for bot in from..bots {
        begun.push(bot);
        combine(bots, size, bot + 1, begun, all);
        begun.pop();
    }
}

#[cfg(test)]
mod tests;
