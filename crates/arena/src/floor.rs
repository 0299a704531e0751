//! One stage of a tournament, played by several workers at once.

use std::{
    collections::BTreeSet,
    io,
    ops::Range,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{
    crew::{Arena, Crew, Stopped},
    house::House,
    ledger::Ledger,
    numbering::Numbering,
    played::{Played, Unwritten},
    run::{CannotRun, Runner, Watch},
};

/// How long finished games of built-in bots may wait to be written together.
const WRITE_EVERY: Duration = Duration::from_millis(100);

/// A stage with what is done of it.
pub(crate) struct Round<'a> {
    numbering: &'a Numbering,
    pairings: &'a [Vec<usize>],
    /// All games before this one are done, and those.
    next_game: u64,
    done: BTreeSet<u64>,
    /// The units of which some game is left.
    units: Range<u64>,
}

impl<'a> Round<'a> {
    /// A stage of which the games in the books are done.
    pub(crate) fn new(
        numbering: &'a Numbering,
        stage: usize,
        pairings: &'a [Vec<usize>],
        ledger: &Ledger<'_>,
    ) -> Self {
        let units = numbering.units(stage);
        let next_game = ledger.next();
        let first = numbering.unit_of(next_game).max(units.start);
        Self {
            numbering,
            pairings,
            next_game,
            done: ledger.beyond().collect(),
            units: first..units.end,
        }
    }

    fn is_done(&self, game: u64) -> bool {
        game < self.next_game || self.done.contains(&game)
    }
}

/// What the workers share.
struct Shared<'a, 'b> {
    ledger: &'a mut Ledger<'b>,
    failed: Option<io::Error>,
}

/// Where a stage is played.
pub(crate) struct Floor<'a, 'b> {
    runner: &'a Runner<'a>,
    house: &'a House<'a>,
    round: &'a Round<'a>,
    watch: &'a dyn Watch,
    shared: Mutex<Shared<'a, 'b>>,
    is_over: AtomicBool,
    /// The first of the units left that nobody has taken.
    next: AtomicU64,
}

impl<'a, 'b> Floor<'a, 'b> {
    pub(crate) fn new(
        runner: &'a Runner<'a>,
        house: &'a House<'a>,
        round: &'a Round<'a>,
        ledger: &'a mut Ledger<'b>,
        watch: &'a dyn Watch,
    ) -> Self {
        Self {
            runner,
            house,
            round,
            watch,
            is_over: AtomicBool::new(ledger.is_decided()),
            shared: Mutex::new(Shared {
                ledger,
                failed: None,
            }),
            next: AtomicU64::new(round.units.start),
        }
    }

    /// Plays what is left.
    pub(crate) fn play<G: Arena>(self, rules: &G::Rules) -> Result<(), CannotRun> {
        let left = self.round.units.end - self.round.units.start;
        let threads = (self.runner.threads as u64).min(left).max(1);
        // A few deals at a time, so that threads neither wait for each other nor run dry.
        let share = if self.runner.settings.is_built_in() {
            (left / (threads * 16)).clamp(1, 64)
        } else {
            1
        };
        thread::scope(|scope| {
            let floor = &self;
            let workers: Vec<_> = (0..threads as usize)
                .map(|worker| scope.spawn(move || floor.work::<G>(rules, worker, share)))
                .collect();
            for worker in workers {
                if let Err(panic) = worker.join() {
                    std::panic::resume_unwind(panic);
                }
            }
        });
        let shared = self.shared.into_inner();
        let shared = shared.unwrap_or_else(PoisonError::into_inner);
        match shared.failed {
            Some(error) => Err(error.into()),
            None => Ok(()),
        }
    }

    fn work<G: Arena>(&self, rules: &G::Rules, worker: usize, share: u64) {
        if !self.runner.settings.is_built_in() {
            baralho_process::stay_on_core(worker);
        }
        let mut crew = Crew::<G>::new(self.house, rules, self.runner.rules, worker);
        let mut batch = Vec::new();
        let mut written = Instant::now();
        loop {
            let first = self.next.fetch_add(share, Ordering::Relaxed);
            if first >= self.round.units.end || self.is_over() {
                break;
            }
            for unit in first..self.round.units.end.min(first + share) {
                self.play_unit(&mut crew, unit, &mut batch);
                if written.elapsed() >= WRITE_EVERY {
                    self.hand_in(&mut batch);
                    written = Instant::now();
                }
            }
        }
        self.hand_in(&mut batch);
        crew.dismiss();
    }

    fn play_unit<G: Arena>(&self, crew: &mut Crew<'_, G>, unit: u64, batch: &mut Vec<Unwritten>) {
        let round = self.round;
        for task in round.numbering.unit(round.pairings, unit) {
            if round.is_done(task.game) {
                continue;
            }
            if self.is_over() {
                return;
            }
            match crew.play(task) {
                Ok(game) => batch.push(game),
                Err(Stopped::Interrupted) => return,
                Err(Stopped::Io(error)) => {
                    self.fail(&mut self.shared(), error);
                    return;
                }
            }
            if !self.runner.settings.is_built_in() {
                self.hand_in(batch);
            }
        }
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed) || self.runner.interrupt.is_raised()
    }

    fn shared(&self) -> MutexGuard<'_, Shared<'a, 'b>> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fail(&self, shared: &mut Shared<'_, '_>, error: io::Error) {
        shared.failed.get_or_insert(error);
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Writes games down, counts them, and tells whoever wants to know.
    fn hand_in(&self, batch: &mut Vec<Unwritten>) {
        if batch.is_empty() {
            return;
        }
        let mut shared = self.shared();
        if let Err(error) = self.runner.directory.append(batch) {
            self.fail(&mut shared, error);
        }
        let games: Vec<Played> = batch.drain(..).map(|game| game.played).collect();
        self.watch.played(&games);
        for game in games {
            shared.ledger.add(game);
        }
        if shared.ledger.is_decided() {
            self.is_over.store(true, Ordering::Relaxed);
        }
    }
}
