//! One stage of a tournament, played by several workers at once.

use std::{
    collections::BTreeSet,
    io,
    ops::Range,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use baralho_bots::{Shares, share_out};

use crate::{
    ledger::Ledger,
    numbering::Numbering,
    played::{Played, Unwritten},
    run::{CannotRun, Runner, Watch},
    shared::Shared,
    worker::{Arena, Worker},
};

/// How long finished games of built-in bots may wait to be written together.
const WRITE_EVERY: Duration = Duration::from_millis(100);

/// What the workers share.
struct Progress<'a, 'b> {
    ledger: &'a mut Ledger<'b>,
    failed: Option<io::Error>,
}

/// Plays what is left of a stage.
pub(crate) struct StageRunner<'a, 'b> {
    shared: &'a Shared<'a>,
    numbering: &'a Numbering<'a>,
    pairings: &'a [Vec<usize>],
    watch: &'a dyn Watch,
    /// All games before this one are done, and those.
    next_game: u64,
    done: BTreeSet<u64>,
    /// The units of which some game is left.
    units: Range<u64>,
    progress: Mutex<Progress<'a, 'b>>,
    is_over: AtomicBool,
}

impl<'a, 'b> StageRunner<'a, 'b> {
    /// For a stage that has these pairings; what is in the ledger is done.
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        numbering: &'a Numbering<'a>,
        stage: usize,
        pairings: &'a [Vec<usize>],
        ledger: &'a mut Ledger<'b>,
        watch: &'a dyn Watch,
    ) -> Self {
        let units = numbering.units(stage);
        let next_game = ledger.next;
        let first = numbering.unit_of(next_game).max(units.start);
        Self {
            shared,
            numbering,
            pairings,
            watch,
            next_game,
            done: ledger.beyond().collect(),
            units: first..units.end,
            is_over: AtomicBool::new(false),
            progress: Mutex::new(Progress {
                ledger,
                failed: None,
            }),
        }
    }

    /// Plays what is left.
    pub(crate) fn play<G: Arena>(self, rules: &G::Rules) -> Result<(), CannotRun> {
        let Runner {
            settings, threads, ..
        } = *self.shared.runner;
        let most = if settings.is_built_in() { 64 } else { 1 };
        let units = self.units.clone();
        share_out(units, threads, most, |number, shares| {
            self.work::<G>(rules, number, shares);
        });
        let progress = self.progress.into_inner();
        let progress = progress.unwrap_or_else(PoisonError::into_inner);
        match progress.failed {
            Some(error) => Err(error.into()),
            None => Ok(()),
        }
    }

    fn work<G: Arena>(&self, rules: &G::Rules, number: usize, shares: &Shares) {
        if !self.shared.runner.settings.is_built_in() {
            baralho_process::stay_on_core(number);
        }
        let mut worker = Worker::<G>::new(self.shared, rules, number);
        let mut batch = Vec::new();
        let mut written = Instant::now();
        for units in shares.take() {
            if self.is_over() {
                break;
            }
            for unit in units {
                self.play_unit(&mut worker, unit, &mut batch);
                if written.elapsed() >= WRITE_EVERY {
                    self.hand_in(&mut batch);
                    written = Instant::now();
                }
            }
        }
        self.hand_in(&mut batch);
        worker.dismiss();
    }

    fn play_unit<G: Arena>(
        &self,
        worker: &mut Worker<'_, G>,
        unit: u64,
        batch: &mut Vec<Unwritten>,
    ) {
        for game in self.numbering.unit(self.pairings, unit) {
            if game.game < self.next_game || self.done.contains(&game.game) {
                continue;
            }
            if self.is_over() {
                return;
            }
            match worker.play(game) {
                Ok(Some(game)) => batch.push(game),
                Ok(None) => return,
                Err(error) => {
                    self.fail(&mut self.progress(), error);
                    return;
                }
            }
            if !self.shared.runner.settings.is_built_in() {
                self.hand_in(batch);
            }
        }
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed) || self.shared.runner.interrupt.is_raised()
    }

    fn progress(&self) -> MutexGuard<'_, Progress<'a, 'b>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fail(&self, progress: &mut Progress<'_, '_>, error: io::Error) {
        progress.failed.get_or_insert(error);
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Writes games down, counts them, and tells whoever wants to know.
    fn hand_in(&self, batch: &mut Vec<Unwritten>) {
        if batch.is_empty() {
            return;
        }
        let mut progress = self.progress();
        if let Err(error) = self.shared.runner.directory.append(batch) {
            self.fail(&mut progress, error);
        }
        let games: Vec<Played> = batch.drain(..).map(|game| game.played).collect();
        self.watch.played(&games);
        for game in games {
            progress.ledger.add(game);
        }
        if progress.ledger.is_decided {
            self.is_over.store(true, Ordering::Relaxed);
        }
    }
}
