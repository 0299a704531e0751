//! Which game has which number.
//!
//! All pairings of a stage play a deal before any of them plays the next one, so that
//! standings are even at any time. Game numbers count from 1 through all stages. When a
//! tournament grows, the games that it grows by come after all others.

use std::ops::Range;

use crate::{played::Played, seating::Seating, settings::Settings};
use baralho_game::Seat;

/// The games of a tournament by number.
#[derive(Clone, Debug)]
pub(crate) struct Numbering<'a> {
    settings: &'a Settings,
    seatings: Vec<Seating>,
    /// In the order of their numbers.
    blocks: Vec<Block>,
}

/// Some pairings of a stage, and the deals that each of them plays. A unit is all games of one
/// deal at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Block {
    stage: usize,
    pairings: Range<usize>,
    deals: Range<u64>,
    /// The units of all blocks before it.
    first_unit: u64,
}

impl Block {
    fn units(&self) -> u64 {
        self.pairings.len() as u64 * (self.deals.end - self.deals.start)
    }

    fn end(&self) -> u64 {
        self.first_unit + self.units()
    }
}

impl<'a> Numbering<'a> {
    pub(crate) fn new(settings: &'a Settings) -> Self {
        let mut parts = Vec::new();
        if settings.stages() == 1 && !settings.grown.is_empty() {
            parts = grown(settings);
        } else {
            for stage in 0..settings.stages() {
                // A new stage has new cards: who meets again should not play the same game again.
                let first = stage as u64 * settings.deals;
                let deals = first..first + settings.deals;
                parts.push((stage, 0..settings.size_of_stage(stage), deals));
            }
        }
        let mut blocks: Vec<Block> = Vec::new();
        for (stage, pairings, deals) in parts {
            blocks.push(Block {
                stage,
                pairings,
                deals,
                first_unit: blocks.last().map_or(0, Block::end),
            });
        }
        Self {
            settings,
            seatings: settings.seatings(),
            blocks,
        }
    }

    /// How many games each deal of a pairing has.
    pub(crate) fn games_per_deal(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// How many games the whole tournament has.
    pub(crate) fn games(&self) -> u64 {
        self.blocks.last().map_or(0, Block::end) * self.games_per_deal()
    }

    pub(crate) fn units(&self, stage: usize) -> Range<u64> {
        let of_stage = || self.blocks.iter().filter(|block| block.stage == stage);
        let first = of_stage().next().map_or(0, |block| block.first_unit);
        first..of_stage().next_back().map_or(first, Block::end)
    }

    /// The number of the first game of a unit.
    pub(crate) fn first_game(&self, unit: u64) -> u64 {
        1 + unit * self.games_per_deal()
    }

    pub(crate) fn unit_of(&self, game: u64) -> u64 {
        (game - 1) / self.games_per_deal()
    }

    /// The games of a unit of a stage that has these pairings, none of them played yet.
    pub(crate) fn unit<'b>(
        &'b self,
        pairings: &'b [Vec<usize>],
        unit: u64,
    ) -> impl Iterator<Item = Played> + 'b {
        let block = self.block(unit);
        let place = unit - block.first_unit;
        let width = block.pairings.len() as u64;
        let pairing = block.pairings.start + (place % width) as usize;
        let deal = block.deals.start + place / width;
        let seed = self.settings.seed.deal(deal);
        let first = self.first_game(unit);
        let bots = &pairings[pairing];
        self.seatings
            .iter()
            .enumerate()
            .map(move |(seating, order)| Played {
                game: first + seating as u64,
                stage: block.stage,
                pairing,
                deal,
                seating,
                seats: Seat::all(self.settings.players)
                    .map(|seat| bots[order.bot_at(seat)])
                    .collect(),
                seed,
                ..Played::default()
            })
    }

    /// The deal of which a unit is the last, if it is: its cards come up no more.
    pub(crate) fn ends_deal(&self, unit: u64) -> Option<u64> {
        let block = self.block(unit);
        let place = unit - block.first_unit;
        let width = block.pairings.len() as u64;
        let deal = block.deals.start + place / width;
        let comes_again = |other: &Block| {
            other.first_unit > block.first_unit && other.deals.contains(&deal) && other.units() > 0
        };
        (place % width == width - 1 && !self.blocks.iter().any(comes_again)).then_some(deal)
    }

    fn block(&self, unit: u64) -> &Block {
        let place = self.blocks.partition_point(|block| block.end() <= unit);
        &self.blocks[place]
    }
}

/// The blocks of a tournament of one stage that has had these sizes: more deals for the bots that
/// were there, then all deals for those that came.
fn grown(settings: &Settings) -> Vec<(usize, Range<usize>, Range<u64>)> {
    let mut blocks = Vec::new();
    let (mut pairings, mut deals) = (0, 0);
    for extent in settings.extents() {
        blocks.push((0, 0..pairings, deals..extent.deals));
        deals = extent.deals;
        let size = settings.size_among(extent.bots);
        blocks.push((0, pairings..size, 0..deals));
        pairings = size;
    }
    blocks.retain(|(_, pairings, deals)| !pairings.is_empty() && !deals.is_empty());
    blocks
}

/// How many games a tournament has if nothing ends it early.
pub fn planned(settings: &Settings) -> u64 {
    Numbering::new(settings).games()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;

    use super::*;
    use crate::{
        seed::SeriesSeed,
        settings::{Entrant, Extent, Pairing},
    };

    fn settings(pairings: Pairing, table: usize, extents: &[(usize, u64)]) -> Settings {
        let mut grown: Vec<Extent> = extents
            .iter()
            .map(|&(bots, deals)| Extent { bots, deals })
            .collect();
        let now = grown.pop().expect("a size");
        let bots = (0..now.bots).map(|bot| Entrant {
            name: bot.to_string(),
            ..Entrant::default()
        });
        Settings {
            players: table,
            bots: bots.collect(),
            pairings,
            table,
            deals: now.deals,
            duplicate: true,
            seed: SeriesSeed::Chosen(1),
            grown,
            ..Settings::default()
        }
    }

    fn tasks(settings: &Settings) -> Vec<Played> {
        let numbering = Numbering::new(settings);
        let pairings = settings.pairings_of_stage(0, &[]);
        let mut tasks = Vec::new();
        let mut open: BTreeMap<u64, u64> = BTreeMap::new();
        for unit in numbering.units(0) {
            let of_unit: Vec<Played> = numbering.unit(&pairings, unit).collect();
            assert!(
                of_unit
                    .iter()
                    .all(|task| numbering.unit_of(task.game) == unit)
            );
            let deal = of_unit[0].deal;
            assert_ne!(
                open.insert(deal, unit),
                Some(u64::MAX),
                "a deal was closed too early"
            );
            if let Some(ended) = numbering.ends_deal(unit) {
                assert_eq!(ended, deal);
                open.insert(deal, u64::MAX);
            }
            tasks.extend(of_unit);
        }
        assert!(
            open.values().all(|&end| end == u64::MAX),
            "a deal was never closed"
        );
        assert_eq!(tasks.len() as u64, numbering.games());
        tasks
    }

    proptest! {
        #[test]
        fn a_tournament_that_grows_keeps_its_games_and_ends_as_if_it_had_been_so_from_the_start(
            steps in prop::collection::vec((0..3_usize, 0..3_u64), 0..4),
            gauntlet in any::<bool>(),
            table in 2..4_usize,
        ) {
            let pairings = if gauntlet { Pairing::Gauntlet } else { Pairing::RoundRobin };
            let mut extents = vec![(3, 2)];
            let mut before = tasks(&settings(pairings, table, &extents));
            for (bots, deals) in steps {
                let &(had_bots, had_deals) = extents.last().expect("a size");
                extents.push((had_bots + bots, had_deals + deals));
                let now = tasks(&settings(pairings, table, &extents));
                prop_assert_eq!(&now[..before.len()], &before[..]);
                let last = &extents[extents.len() - 1..];
                let fresh = tasks(&settings(pairings, table, last));
                let kind = |task: &Played| (task.deal, task.seats.clone(), task.seating, task.seed);
                let all: BTreeSet<_> = now.iter().map(kind).collect();
                prop_assert_eq!(all.len(), now.len());
                prop_assert_eq!(all, fresh.iter().map(kind).collect());
                before = now;
            }
        }
    }
}
