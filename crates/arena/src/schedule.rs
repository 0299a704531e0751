//! Who plays whom.
//!
//! A tournament is a row of stages. The pairings of a stage depend on the whole results of
//! the stages before it and on nothing else, so that a tournament that is resumed goes on as
//! if it had never stopped. How many pairings a stage has is known beforehand.

mod knockout;
mod swiss;

use crate::settings::{Pairing, Settings};

#[cfg(test)]
use knockout::survivors;

/// What the bots of one pairing have scored against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingScore {
    /// The bots.
    pub bots: Vec<usize>,
    /// Twice the games won, plus the games shared, of each of them.
    pub halves: Vec<u64>,
    /// The points of each of them, as the game wants them: less than nothing where they are bad.
    pub points: Vec<i64>,
}

impl PairingScore {
    /// Nothing played yet.
    pub fn new(bots: Vec<usize>) -> Self {
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

/// The stages of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    format: Pairing,
    bots: usize,
    /// How many bots there were before others came, each time.
    earlier: Vec<usize>,
    table: usize,
    rounds: usize,
}

impl Schedule {
    /// The schedule of a tournament.
    pub fn new(settings: &Settings) -> Self {
        let bots = settings.bots.len();
        Self {
            format: settings.pairings,
            bots,
            earlier: settings.grown.iter().map(|extent| extent.bots).collect(),
            table: settings.table,
            rounds: settings
                .rounds
                .map_or(usual_rounds(bots), |rounds| rounds as usize),
        }
    }

    /// How many stages there are.
    pub fn stages(&self) -> usize {
        match self.format {
            Pairing::RoundRobin | Pairing::Gauntlet => 1,
            Pairing::Swiss => self.rounds,
            Pairing::Knockout => self.bots.next_power_of_two().ilog2() as usize,
        }
    }

    /// How many pairings a stage has.
    pub fn size(&self, stage: usize) -> usize {
        match self.format {
            Pairing::RoundRobin | Pairing::Gauntlet => self.tables().len(),
            Pairing::Swiss => self.bots / 2,
            Pairing::Knockout => knockout::size(self.bots, stage),
        }
    }

    /// The pairings of a stage, `earlier` being the whole scores of all stages before it.
    pub fn pairings(&self, stage: usize, earlier: &[Vec<PairingScore>]) -> Vec<Vec<usize>> {
        match self.format {
            Pairing::RoundRobin | Pairing::Gauntlet => self.tables(),
            Pairing::Swiss => swiss::pairings(self.bots, &earlier[..stage]),
            Pairing::Knockout => knockout::pairings(self.bots, &earlier[..stage]),
        }
    }

    /// Each bot's place, from 1, equals sharing theirs, where the way of pairing decides who
    /// has won: by the rounds of a Swiss tournament, by the stage of a knockout in which a
    /// bot left. Elsewhere all have met alike, and the ratings say it.
    pub fn places(&self, played: &[Vec<PairingScore>]) -> Option<Vec<usize>> {
        match self.format {
            Pairing::RoundRobin | Pairing::Gauntlet => None,
            Pairing::Swiss => Some(places_of(&swiss::merits(self.bots, played))),
            Pairing::Knockout => Some(places_of(&knockout::merits(self.bots, played))),
        }
    }

    /// How many pairings there were when so many bots took part, in a tournament of one stage.
    pub(crate) fn size_of(&self, bots: usize) -> usize {
        let all = self.tables();
        all.iter()
            .filter(|table| table.iter().all(|&bot| bot < bots))
            .count()
    }

    /// Every table that can be made of the bots, in the order they were named; those of bots that
    /// came later follow the others, whose numbers they must not change.
    fn tables(&self) -> Vec<Vec<usize>> {
        let mut tables = Vec::new();
        combine(self.bots, self.table, 0, &mut Vec::new(), &mut tables);
        if self.format == Pairing::Gauntlet {
            tables.retain(|table| table[0] == 0);
        }
        let since = |table: &Vec<usize>| {
            let came = |&&bots: &&usize| table.iter().any(|&bot| bot >= bots);
            self.earlier.iter().filter(came).count()
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

/// As many rounds as a knockout would have.
fn usual_rounds(bots: usize) -> usize {
    (bots.next_power_of_two().ilog2() as usize).max(1)
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
