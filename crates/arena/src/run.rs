//! Playing a tournament to its end, spread over threads.

use std::{collections::BTreeMap, io};

use baralho_catalog::{AnyRules, with_game};
use baralho_process::Interrupt;
use thiserror::Error;

use crate::{
    crew::Arena,
    directory::Directory,
    floor::{Floor, Round},
    house::House,
    numbering::Numbering,
    played::Played,
    schedule::PairingScore,
    settings::Settings,
    trial::TrialState,
};

/// Everything that playing a tournament takes.
#[derive(Debug)]
pub struct Runner<'a> {
    /// What is played.
    pub settings: &'a Settings,
    /// Its rules.
    pub rules: AnyRules,
    /// Where it is kept.
    pub directory: &'a Directory,
    /// How many games are played at once.
    pub threads: usize,
    /// Stops it, in good order.
    pub interrupt: Interrupt,
}

/// Whoever wants to know how it goes.
pub trait Watch: Sync {
    /// Takes note of games that have just been played and written down. Called by one
    /// thread at a time.
    fn played(&self, games: &[Played]);
}

impl Watch for () {
    fn played(&self, _games: &[Played]) {}
}

/// Why a tournament ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// All games were played.
    Complete,
    /// The sequential test has its answer.
    Decided,
    /// Somebody stopped it: it can go on later.
    Interrupted,
}

/// A tournament that has ended.
#[derive(Clone, Debug)]
pub struct Finished {
    /// The games that count, by number.
    pub played: Vec<Played>,
    /// How many games there were to be.
    pub planned: u64,
    /// Why it ended.
    pub ended: Ended,
    /// Where the sequential test stands, if there is one.
    pub trial: Option<TrialState>,
    /// Who wrote the bots, as far as they said so.
    pub authors: Vec<Option<String>>,
    /// Each bot's place by the stages played whole, where that is how a tournament is won.
    pub places: Option<Vec<usize>>,
}

/// Why a tournament cannot be played.
#[derive(Debug, Error)]
pub enum CannotRun {
    /// A file cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line of the results is not of this tournament.
    #[error("game {game} of the results does not belong to this tournament")]
    Foreign {
        /// Its number.
        game: u64,
    },
}

impl Runner<'_> {
    /// Plays what is left after these games.
    ///
    /// The table is the same however often the tournament was stopped, and whatever the
    /// number of threads, as far as the bots play the same game from the same seed.
    ///
    /// # Errors
    /// When results cannot be written, or the earlier games are not of this tournament.
    pub fn run(&self, earlier: Vec<Played>, watch: &dyn Watch) -> Result<Finished, CannotRun> {
        with_game!(self.rules, |G, rules| self
            .run_game::<G>(&rules, earlier, watch))
    }

    fn run_game<G: Arena>(
        &self,
        rules: &G::Rules,
        earlier: Vec<Played>,
        watch: &dyn Watch,
    ) -> Result<Finished, CannotRun> {
        let numbering = Numbering::new(self.settings);
        let mut by_stage: BTreeMap<usize, Vec<Played>> = BTreeMap::new();
        for game in earlier {
            by_stage.entry(game.stage).or_default().push(game);
        }
        let house = House::new(self.settings, self.directory, &self.interrupt);
        let mut finished = Finished {
            played: Vec::new(),
            planned: numbering.games(),
            ended: Ended::Complete,
            trial: None,
            authors: Vec::new(),
            places: numbering.schedule().places(&[]),
        };
        let mut scores: Vec<Vec<PairingScore>> = Vec::new();
        for stage in 0..numbering.schedule().stages() {
            let pairings = numbering.schedule().pairings(stage, &scores);
            let done = by_stage.remove(&stage).unwrap_or_default();
            let round = Round::new(&numbering, stage, &pairings, done, self.rules.sides())?;
            let (mut played, trial) = Floor::new(self, &house, &round, watch).play::<G>(rules)?;
            played.sort_unstable_by_key(|game| game.game);
            if let Some(trial) = &trial {
                finished.trial = Some(trial.state());
                if let Some(last) = trial.decided_after() {
                    played.retain(|game| numbering.unit_of(stage, game.game) <= last);
                    finished.ended = Ended::Decided;
                }
            }
            let expected = numbering.units(stage) * numbering.games_per_deal();
            let is_whole = played.len() as u64 == expected;
            let mut stage_scores: Vec<PairingScore> =
                pairings.into_iter().map(PairingScore::new).collect();
            for game in &played {
                game.count(
                    &|seat| self.rules.side_of(seat),
                    &mut stage_scores[game.pairing],
                );
            }
            scores.push(stage_scores);
            finished.played.append(&mut played);
            if finished.ended == Ended::Decided {
                break;
            }
            if !is_whole {
                finished.ended = Ended::Interrupted;
                break;
            }
            finished.places = numbering.schedule().places(&scores);
        }
        finished.authors = house.authors();
        self.directory.clear_work();
        Ok(finished)
    }
}
