//! One stage of a tournament, played by several workers at once.

use std::{
    io,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{
    crew::{Arena, Crew, Stopped},
    house::House,
    numbering::Numbering,
    played::{Played, Task},
    run::{CannotRun, Runner, Watch},
    trial::Trial,
};

/// How long finished games of built-in bots may wait to be written together.
const WRITE_EVERY: Duration = Duration::from_millis(100);

/// A stage with what is done of it.
pub(crate) struct Round<'a> {
    numbering: &'a Numbering,
    stage: usize,
    pairings: &'a [Vec<usize>],
    done: Vec<Played>,
    /// The numbers of those games, in order.
    done_numbers: Vec<u64>,
    /// The units of which some game is left.
    left: Vec<u64>,
}

impl<'a> Round<'a> {
    /// A stage of which these games, each between so many sides, are done.
    pub(crate) fn new(
        numbering: &'a Numbering,
        stage: usize,
        pairings: &'a [Vec<usize>],
        mut done: Vec<Played>,
        sides: usize,
    ) -> Result<Self, CannotRun> {
        done.sort_unstable_by_key(|game| game.game);
        done.dedup_by_key(|game| game.game);
        let (first, after) = (numbering.first(stage), numbering.first(stage + 1));
        let mut per_unit = vec![0_u64; numbering.units(stage) as usize];
        for game in &done {
            let foreign = CannotRun::Foreign { game: game.game };
            let is_whole =
                game.points.len() == sides && game.winners.iter().all(|&side| side < sides);
            if game.game < first || game.game >= after || !is_whole {
                return Err(foreign);
            }
            let unit = numbering.unit_of(stage, game.game);
            let is_ours = |task: Task| {
                task.game == game.game
                    && (task.pairing, task.deal, task.seating)
                        == (game.pairing, game.deal, game.seating)
                    && task.seats == game.seats
                    && task.seed == game.seed
            };
            if !numbering.unit(stage, pairings, unit).any(is_ours) {
                return Err(foreign);
            }
            per_unit[unit as usize] += 1;
        }
        let all = numbering.games_per_deal();
        let units = (0..).zip(&per_unit);
        let left = units.filter(|&(_, &done)| done < all);
        Ok(Self {
            numbering,
            stage,
            pairings,
            left: left.map(|(unit, _)| unit).collect(),
            done_numbers: done.iter().map(|game| game.game).collect(),
            done,
        })
    }

    fn is_done(&self, game: u64) -> bool {
        !self.done_numbers.is_empty() && self.done_numbers.binary_search(&game).is_ok()
    }

    fn unit_of(&self, game: &Played) -> u64 {
        self.numbering.unit_of(self.stage, game.game)
    }
}

/// What the workers share.
struct Shared {
    played: Vec<Played>,
    trial: Option<Trial>,
    failed: Option<io::Error>,
}

/// Where a stage is played.
pub(crate) struct Floor<'a> {
    runner: &'a Runner<'a>,
    house: &'a House<'a>,
    round: &'a Round<'a>,
    watch: &'a dyn Watch,
    shared: Mutex<Shared>,
    is_over: AtomicBool,
    /// The first of the units left that nobody has taken.
    next: AtomicUsize,
}

/// Games of one worker that are not yet written.
#[derive(Default)]
struct Batch {
    games: Vec<Played>,
    lines: Vec<u8>,
}

impl<'a> Floor<'a> {
    pub(crate) fn new(
        runner: &'a Runner<'a>,
        house: &'a House<'a>,
        round: &'a Round<'a>,
        watch: &'a dyn Watch,
    ) -> Self {
        let trial = runner.settings.sprt.map(|sprt| {
            let mut trial = Trial::new(sprt, round.numbering.games_per_deal(), runner.rules);
            for game in &round.done {
                trial.add(game, round.unit_of(game));
            }
            trial.look();
            trial
        });
        let is_decided = trial.as_ref().is_some_and(Trial::is_decided);
        Self {
            runner,
            house,
            round,
            watch,
            shared: Mutex::new(Shared {
                played: round.done.clone(),
                trial,
                failed: None,
            }),
            is_over: AtomicBool::new(is_decided),
            next: AtomicUsize::new(0),
        }
    }

    /// Plays what is left. Gives all games of the stage that were played, in no order.
    pub(crate) fn play<G: Arena>(
        self,
        rules: &G::Rules,
    ) -> Result<(Vec<Played>, Option<Trial>), CannotRun> {
        let left = self.round.left.len();
        let threads = self.runner.threads.min(left).max(1);
        // A few deals at a time, so that threads neither wait for each other nor run dry.
        let share = if self.runner.settings.is_built_in() {
            (left / (threads * 16)).clamp(1, 64)
        } else {
            1
        };
        thread::scope(|scope| {
            let floor = &self;
            let workers: Vec<_> = (0..threads)
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
            None => Ok((shared.played, shared.trial)),
        }
    }

    fn work<G: Arena>(&self, rules: &G::Rules, worker: usize, share: usize) {
        if !self.runner.settings.is_built_in() {
            baralho_process::stay_on_core(worker);
        }
        let mut crew = Crew::<G>::new(self.house, rules, self.runner.rules, worker);
        let mut batch = Batch::default();
        let mut written = Instant::now();
        loop {
            let first = self.next.fetch_add(share, Ordering::Relaxed);
            let units = self.round.left.iter().skip(first).take(share);
            if units.len() == 0 || self.is_over() {
                break;
            }
            for &unit in units {
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

    fn play_unit<G: Arena>(&self, crew: &mut Crew<'_, G>, unit: u64, batch: &mut Batch) {
        let round = self.round;
        for task in round.numbering.unit(round.stage, round.pairings, unit) {
            if round.is_done(task.game) {
                continue;
            }
            if self.is_over() {
                return;
            }
            match crew.play(task) {
                Ok(game) => {
                    game.write(&mut batch.lines);
                    batch.games.push(game);
                }
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

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fail(&self, shared: &mut Shared, error: io::Error) {
        shared.failed.get_or_insert(error);
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Writes games down and tells whoever wants to know.
    fn hand_in(&self, batch: &mut Batch) {
        if batch.games.is_empty() {
            return;
        }
        let mut shared = self.shared();
        if let Err(error) = self.runner.directory.append(&batch.lines) {
            self.fail(&mut shared, error);
        }
        batch.lines.clear();
        self.watch.played(&batch.games);
        if let Some(trial) = &mut shared.trial {
            for game in &batch.games {
                trial.add(game, self.round.unit_of(game));
            }
            trial.look();
            if trial.is_decided() {
                self.is_over.store(true, Ordering::Relaxed);
            }
        }
        shared.played.append(&mut batch.games);
    }
}
