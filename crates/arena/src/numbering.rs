//! Which game has which number.
//!
//! All pairings of a stage play a deal before any of them plays the next one, so that
//! standings are even at any time. Game numbers count from 1 through all stages.

use crate::{
    played::Task, schedule::Schedule, seating::Seating, seed::SeriesSeed, settings::Settings,
};
use baralho_game::Seat;

/// The games of a tournament by number.
#[derive(Clone, Debug)]
pub(crate) struct Numbering {
    schedule: Schedule,
    seatings: Vec<Seating>,
    deals: u64,
    players: usize,
    seed: SeriesSeed,
}

impl Numbering {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self {
            schedule: Schedule::new(settings),
            seatings: settings.seatings(),
            deals: settings.deals,
            players: settings.players,
            seed: settings.seed,
        }
    }

    pub(crate) fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// How many games each deal of a pairing has.
    pub(crate) fn games_per_deal(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// The number of the first game of a stage.
    pub(crate) fn first(&self, stage: usize) -> u64 {
        let pairings: usize = (0..stage).map(|stage| self.schedule.size(stage)).sum();
        1 + pairings as u64 * self.deals * self.games_per_deal()
    }

    /// How many games the whole tournament has.
    pub(crate) fn games(&self) -> u64 {
        self.first(self.schedule.stages()) - 1
    }

    /// How many units a stage has: all games of one deal at one table.
    pub(crate) fn units(&self, stage: usize) -> u64 {
        self.schedule.size(stage) as u64 * self.deals
    }

    /// The games of a unit of a stage that has these pairings.
    pub(crate) fn unit<'a>(
        &'a self,
        stage: usize,
        pairings: &'a [Vec<usize>],
        unit: u64,
    ) -> impl Iterator<Item = Task> + 'a {
        let pairing = (unit % pairings.len() as u64) as usize;
        // A new stage has new cards: who meets again should not play the same game again.
        let deal = stage as u64 * self.deals + unit / pairings.len() as u64;
        let seed = self.seed.deal(deal);
        let first = self.first(stage) + unit * self.games_per_deal();
        let bots = &pairings[pairing];
        self.seatings
            .iter()
            .enumerate()
            .map(move |(seating, order)| Task {
                game: first + seating as u64,
                stage,
                pairing,
                deal,
                seating,
                seats: Seat::all(self.players)
                    .map(|seat| bots[order.bot_at(seat)])
                    .collect(),
                seed,
            })
    }

    /// The unit of a stage that a game belongs to.
    pub(crate) fn unit_of(&self, stage: usize, game: u64) -> u64 {
        (game - self.first(stage)) / self.games_per_deal()
    }
}

/// How many games a tournament has if nothing ends it early.
pub fn planned(settings: &Settings) -> u64 {
    Numbering::new(settings).games()
}
