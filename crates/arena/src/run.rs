//! Playing a tournament to its end, spread over threads.

use std::{io, iter::Peekable};

use baralho_catalog::{AnyRules, with_game};
use baralho_process::Interrupt;
use serde::Serialize;
use thiserror::Error;

use crate::{
    directory::{BadDirectory, Directory},
    ledger::Ledger,
    numbering::Numbering,
    played::Played,
    report::Summary,
    results::Games,
    schedule::PairingScore,
    settings::Settings,
    shared::Shared,
    stage::StageRunner,
    worker::Arena,
};

/// Everything that playing a tournament takes.
#[derive(Debug)]
#[allow(missing_docs)] // the names say it
pub struct Runner<'a> {
    pub settings: &'a Settings,
    pub rules: AnyRules,
    pub directory: &'a Directory,
    /// How many games are played at once.
    pub threads: usize,
    /// Stops it, in good order.
    pub interrupt: Interrupt,
}

/// Whoever wants to know how it goes.
pub trait Watch: Sync {
    /// Takes note of a game that was played in an earlier run.
    fn earlier(&self, game: &Played);

    /// Takes note of games that have just been played and written down. Called by one
    /// thread at a time.
    fn played(&self, games: &[Played]);
}

/// Why a tournament ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // the names say it
pub enum Ended {
    Complete,
    /// The sequential test has its answer.
    Decided,
    /// Somebody stopped it: it can go on later.
    Interrupted,
}

/// A tournament that has ended.
#[derive(Clone, Debug)]
pub struct Finished {
    /// What the games that count have shown.
    pub summary: Summary,
    /// The number of the last game that counts, unless all do.
    pub last: Option<u64>,
    /// How many games had been played in earlier runs.
    pub earlier: u64,
    /// How many games there were to be.
    pub planned: u64,
    /// Why it ended.
    pub ended: Ended,
    /// Who wrote the bots, as far as they said so.
    pub authors: Vec<Option<String>>,
    /// Why each bot never started, if it did not.
    pub never_started: Vec<Option<String>>,
    /// Each bot's place by the stages played whole, where that is how a tournament is won.
    pub places: Option<Vec<usize>>,
}

/// Why a tournament cannot be played.
#[derive(Debug, Error)]
#[allow(missing_docs)] // the messages say it
pub enum CannotRun {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Directory(#[from] BadDirectory),
    #[error("game {game} of the results does not belong to this tournament")]
    Foreign { game: u64 },
}

impl Runner<'_> {
    /// Plays what is left of the tournament.
    ///
    /// The table is the same however often the tournament was stopped, and whatever the
    /// number of threads, as far as the bots play the same game from the same seed.
    pub fn run(&self, watch: &dyn Watch) -> Result<Finished, CannotRun> {
        with_game!(self.rules, |G, rules| self.run_game::<G>(&rules, watch))
    }

    fn run_game<G: Arena>(
        &self,
        rules: &G::Rules,
        watch: &dyn Watch,
    ) -> Result<Finished, CannotRun> {
        let numbering = Numbering::new(self.settings);
        let mut ledger = Ledger::new(self.settings, self.rules, &numbering);
        let settings = self.settings;
        let mut games = self.directory.games()?.peekable();
        let mut earlier = 0;
        let mut ended = Ended::Complete;
        let mut last = None;
        let mut places = settings.places(&[]);
        let mut scores: Vec<Vec<PairingScore>> = Vec::new();
        let shared = Shared::new(self);
        for stage in 0..settings.stages() {
            let pairings = settings.pairings_of_stage(stage, &scores);
            ledger.begin(&pairings);
            earlier +=
                self.take_earlier(&mut games, &numbering, stage, &pairings, &mut ledger, watch)?;
            if games.peek().is_none() && settings.one_file {
                self.directory.trim_records()?;
            }
            let after = numbering.first_game(numbering.units(stage).end);
            if !ledger.is_decided && ledger.next < after {
                // Later games cannot have been played while this one was not.
                if let Some(Ok(game)) = games.peek() {
                    return Err(CannotRun::Foreign { game: game.game });
                }
                StageRunner::new(&shared, &numbering, stage, &pairings, &mut ledger, watch)
                    .play::<G>(rules)?;
            }
            if ledger.is_decided {
                ended = Ended::Decided;
                last = Some(ledger.next - 1);
                break;
            }
            if ledger.next < after {
                ended = Ended::Interrupted;
                ledger.count_rest();
                break;
            }
            scores.push(ledger.end());
            places = settings.places(&scores);
        }
        if let (Ended::Complete, Some(Ok(game))) = (ended, games.peek()) {
            return Err(CannotRun::Foreign { game: game.game });
        }
        self.directory.clear_work();
        Ok(Finished {
            summary: Summary::new(ledger.tally, places.as_deref()),
            never_started: ledger.starts.never(),
            last,
            earlier,
            planned: numbering.games(),
            ended,
            authors: shared.authors(),
            places,
        })
    }

    /// Enters the games of a stage that were played in earlier runs into the books.
    fn take_earlier(
        &self,
        games: &mut Peekable<Games>,
        numbering: &Numbering<'_>,
        stage: usize,
        pairings: &[Vec<usize>],
        ledger: &mut Ledger<'_>,
        watch: &dyn Watch,
    ) -> Result<u64, CannotRun> {
        let sides = self.rules.sides();
        let is_here = |game: &Result<Played, BadDirectory>| {
            game.as_ref().map_or(true, |game| game.stage == stage)
        };
        let mut count = 0;
        while let Some(game) = games.next_if(is_here) {
            let game = game?;
            if !belongs(&game, numbering, stage, pairings, sides) {
                return Err(CannotRun::Foreign { game: game.game });
            }
            self.directory.note_record(&game);
            if !ledger.has(game.game) {
                count += 1;
                watch.earlier(&game);
                ledger.add(game);
            }
        }
        Ok(count)
    }
}

/// Whether a game of the results is one that the stage has, between so many sides.
fn belongs(
    game: &Played,
    numbering: &Numbering<'_>,
    stage: usize,
    pairings: &[Vec<usize>],
    sides: usize,
) -> bool {
    let is_whole = game.points.len() == sides
        && game.winners.iter().all(|&side| side < sides)
        && (game.fault.iter()).all(|fault| game.seats.contains(&fault.bot));
    let units = numbering.units(stage);
    if !is_whole || game.game == 0 || !units.contains(&numbering.unit_of(game.game)) {
        return false;
    }
    let is_same = |planned: Played| {
        (planned.game, planned.pairing) == (game.game, game.pairing)
            && (planned.deal, planned.seating) == (game.deal, game.seating)
            && (planned.seats, planned.seed) == (game.seats.clone(), game.seed)
    };
    let unit = numbering.unit_of(game.game);
    numbering.unit(pairings, unit).any(is_same)
}
