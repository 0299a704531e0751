//! A worker of a tournament: its bots, and the referee of its games.

use std::{
    collections::BTreeMap,
    io,
    time::{Duration, Instant},
};

use baralho_bots::{Seated, here, play_match};
use baralho_catalog::AnyRules;
use baralho_game::{
    Game, Match, Outcome, Players, Rules, Seat, Tally,
    record::{Header, Writer},
    run_match,
    wire::Talk,
};
use baralho_opponents::Opponents;
use baralho_process::{Launch, Process, Sandbox};
use baralho_protocol::{End, Start, Verdict, Wire, You};

use crate::{
    bot_fault::BotFault,
    bot_process::{BotProcess, NoMove},
    clock::SeatClock,
    folders::folders_of,
    played::{Fault, Played, Task, Unwritten, forfeit},
    settings::{Keep, Kind},
    shared::{MOST_START_FAILURES, Shared},
    transcript::{Transcript, packed},
};

/// A game that the arena can play.
pub trait Arena: Opponents + Wire {}

impl<G: Opponents + Wire> Arena for G {}

/// Why a game was not played to an end.
#[derive(Debug)]
pub(crate) enum Stopped {
    Interrupted,
    Io(io::Error),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Who sits at a seat.
enum Player<G: Game> {
    BuiltIn(Box<Seated<G>>),
    Jsonl(BotProcess),
    Itp(BotProcess, Box<dyn Talk<G>>),
    /// Not to be started.
    Missing(BotFault),
}

impl<G: Game> Player<G> {
    fn freeze(&mut self) {
        if let Self::Jsonl(process) | Self::Itp(process, _) = self {
            process.freeze();
        }
    }
}

/// The bots of one worker: processes live on from game to game.
pub(crate) struct Worker<'a, G: Arena> {
    shared: &'a Shared<'a>,
    rules: &'a G::Rules,
    any_rules: AnyRules,
    number: usize,
    /// By bot, and by which of its seats at a table.
    processes: BTreeMap<(usize, usize), BotProcess>,
}

impl<'a, G: Arena> Worker<'a, G> {
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        rules: &'a G::Rules,
        any_rules: AnyRules,
        number: usize,
    ) -> Self {
        Self {
            shared,
            rules,
            any_rules,
            number,
            processes: BTreeMap::new(),
        }
    }

    /// Plays a game, and keeps what is to be kept of it in files of its own.
    pub(crate) fn play(&mut self, task: Task) -> Result<Unwritten, Stopped> {
        let settings = self.shared.settings;
        let since = Instant::now();
        let is_built_in = |&bot: &usize| settings.bots[bot].kind == Kind::BuiltIn;
        if settings.keep != Keep::All && task.seats.iter().all(is_built_in) {
            let name = |seat: Seat| settings.bots[task.seats[seat.index()]].spec.as_str();
            let outcome =
                play_match::<G::Bots>(self.rules, task.seed, name, &here(), &mut |_, _| ());
            let outcome = outcome.expect("names are checked before");
            let ms = since.elapsed().as_millis() as u64;
            let played = Played::normal(task, outcome, ms);
            return Ok(Unwritten {
                played,
                record: None,
            });
        }
        let mut transcript = Transcript::new(since, settings.keep != Keep::None);
        let mut written = Vec::new();
        let mut played = self.referee(&task, &mut transcript, &mut written, since)?;
        let is_kept = match settings.keep {
            Keep::All => true,
            Keep::Faults => played.verdict != Verdict::Normal,
            Keep::None => false,
        };
        let mut record = None;
        if is_kept {
            let directory = self.shared.directory;
            record = packed(&written)?;
            if let Some(bytes) = record.take_if(|_| !settings.one_file) {
                played.record = Some(directory.keep_record(task.game, &bytes)?);
            }
            if let Some(bytes) = transcript.packed_log()? {
                played.log = Some(directory.keep("logs", task.game, "log.gz", &bytes)?);
            }
        }
        Ok(Unwritten { played, record })
    }

    /// Ends all processes.
    pub(crate) fn dismiss(mut self) {
        for process in self.processes.values_mut() {
            process.say_farewell();
        }
        for process in std::mem::take(&mut self.processes).into_values() {
            process.dismiss();
        }
    }

    fn referee(
        &mut self,
        task: &Task,
        transcript: &mut Transcript,
        record: &mut Vec<u8>,
        since: Instant,
    ) -> Result<Played, Stopped> {
        let mut game = Match::<G>::new(self.rules.clone(), task.seed);
        let names: Vec<String> = task
            .seats
            .iter()
            .map(|&bot| self.shared.settings.bots[bot].name.clone())
            .collect();
        let mut record = match self.shared.settings.keep {
            Keep::None => None,
            Keep::All | Keep::Faults => {
                let header = Header::new(self.rules, names.clone(), task.seed);
                Some(Writer::start(record, &header)?)
            }
        };
        let players = self.seat_everybody(task, &game, &names, transcript)?;
        let mut table = Table {
            clocks: vec![SeatClock::new(&self.shared.settings.clock); players.len()],
            players,
            transcript,
        };
        let ended = run_match(&mut game, &mut table, |seat, made| {
            if let Some(record) = &mut record {
                // Writing to memory does not fail.
                let _ = record.made::<G>(self.rules, seat, made);
            }
        });
        let Table {
            players,
            transcript,
            ..
        } = table;
        let ms = since.elapsed().as_millis() as u64;
        let played = match ended {
            Ok(outcome) => {
                if let Some(record) = &mut record {
                    record.ended(&outcome)?;
                }
                Some(Played::normal(task.clone(), outcome, ms))
            }
            Err((seat, NoMove::Fault(found))) => {
                transcript.remark(seat.index(), &found.reason);
                let outcome = forfeit(self.rules, points_now(&game), seat);
                let fault = Fault {
                    bot: task.seats[seat.index()],
                    seat: seat.index(),
                    reason: found.reason,
                    line: found.line,
                    over_ms: found.over_ms,
                };
                let verdict = found.verdict;
                Some(Played::ended(
                    task.clone(),
                    outcome,
                    verdict,
                    Some(fault),
                    ms,
                ))
            }
            Err((_, NoMove::Interrupted)) => None,
        };
        self.clear_table(task, players, played.as_ref(), transcript);
        played.ok_or(Stopped::Interrupted)
    }

    /// Brings every bot to its seat; what is not running is started.
    fn seat_everybody(
        &mut self,
        task: &Task,
        game: &Match<G>,
        names: &[String],
        transcript: &mut Transcript,
    ) -> io::Result<Vec<Player<G>>> {
        let mut players = Vec::new();
        for seat in Seat::all(self.rules.players()) {
            let bot = task.seats[seat.index()];
            // A process sees one hand: a bot with two seats is two processes.
            let copy = task.seats[..seat.index()]
                .iter()
                .filter(|&&other| other == bot)
                .count();
            let entrant = &self.shared.settings.bots[bot];
            players.push(match &entrant.kind {
                Kind::BuiltIn => {
                    let bot = Seated::named::<G::Bots>(&entrant.spec, task.seed, seat);
                    Player::BuiltIn(Box::new(bot.expect("names are checked before")))
                }
                Kind::Jsonl { command } => {
                    match self.jsonl(bot, copy, command, seat, transcript)? {
                        Ok(mut process) => {
                            process.start(
                                seat,
                                transcript,
                                &self.start_message(task, game, names, seat),
                            );
                            Player::Jsonl(process)
                        }
                        Err(fault) => Player::Missing(fault),
                    }
                }
                Kind::Itp { command } => match (self.launch(bot, copy, command)?, G::COURSE) {
                    (Ok(mut process), Some(course)) => {
                        let begun = course(game.round(), names, seat);
                        process.lines(seat, transcript, begun.opening());
                        Player::Itp(process, begun)
                    }
                    (Err(fault), _) => Player::Missing(fault),
                    (Ok(_), None) => Player::Missing(BotFault::new(
                        Verdict::StartFailure,
                        "this game has no course whose protocol could be spoken",
                    )),
                },
            });
        }
        Ok(players)
    }

    fn jsonl(
        &mut self,
        bot: usize,
        copy: usize,
        command: &[String],
        seat: Seat,
        transcript: &mut Transcript,
    ) -> io::Result<Result<BotProcess, BotFault>> {
        if let Some(process) = self.processes.remove(&(bot, copy)) {
            return Ok(Ok(process));
        }
        let started = self.launch(bot, copy, command)?;
        Ok(started.map(|mut process| {
            process.greet(seat, transcript, &self.shared.settings.bots[bot].options);
            process
        }))
    }

    fn launch(
        &self,
        bot: usize,
        copy: usize,
        command: &[String],
    ) -> io::Result<Result<BotProcess, BotFault>> {
        if self.shared.has_given_up(bot) {
            let reason = format!("it failed to start {MOST_START_FAILURES} times in a row");
            return Ok(Err(BotFault::new(Verdict::StartFailure, reason)));
        }
        let settings = self.shared.settings;
        let workplace = self
            .shared
            .directory
            .workplace(&format!("{}-{bot}-{copy}", self.number))?;
        let mut launch = Launch::new(command, &workplace);
        launch.limits.memory = settings.limits.memory;
        launch.limits.disk = settings.limits.disk;
        if let Some(processes) = settings.limits.processes {
            launch.limits.processes = Some(processes);
        }
        launch.sandbox = settings.sandbox.as_ref().map(|config| Sandbox {
            readable: [
                config.read.clone(),
                folders_of(&settings.bots, bot, self.shared.directory.path()),
            ]
            .concat(),
        });
        launch.interrupt = self.shared.interrupt.clone();
        let limit = Duration::from_millis(settings.clock.start_ms);
        Ok(match Process::start(&launch) {
            Ok(process) => Ok(BotProcess::new(process, workplace, limit)),
            Err(error) => Err(error.into()),
        })
    }

    fn start_message(&self, task: &Task, game: &Match<G>, names: &[String], seat: Seat) -> Start {
        let seed = self.shared.settings.seed.bot(task.game, seat);
        let clock = &self.shared.settings.clock;
        let mut start = Start::new(&self.any_rules, game.standing(), task.game, seat, seed);
        start.names = names.to_vec();
        start.clock.move_ms = clock.move_ms;
        start.clock.bank_ms = clock.bank_ms;
        start.clock.increment_ms = clock.bank_ms.map(|_| clock.increment_ms);
        start
    }

    /// Tells everybody how it ended, ends whoever is not to play on, and takes the notes.
    fn clear_table(
        &mut self,
        task: &Task,
        players: Vec<Player<G>>,
        played: Option<&Played>,
        transcript: &mut Transcript,
    ) {
        let fault = played.and_then(|played| played.fault.as_ref());
        for (player, seat) in players.into_iter().zip(Seat::all(task.seats.len())) {
            let bot = task.seats[seat.index()];
            let is_faulty = fault.is_some_and(|fault| fault.seat == seat.index());
            if is_faulty || !matches!(player, Player::Missing(_)) {
                self.shared.note_start(bot, is_faulty, played);
            }
            match player {
                Player::BuiltIn(..) | Player::Missing(_) => {}
                Player::Jsonl(mut process) => {
                    if let Some(author) = &process.author {
                        self.shared.note_author(bot, author);
                    }
                    let Some(played) = played.filter(|_| !is_faulty) else {
                        process.stop(seat, transcript);
                        continue;
                    };
                    process.end(seat, transcript, &end_message(self.rules, played, seat));
                    process.note_errors(seat, transcript);
                    process.freeze();
                    let copy = task.seats[..seat.index()]
                        .iter()
                        .filter(|&&other| other == bot);
                    self.processes.insert((bot, copy.count()), process);
                }
                Player::Itp(process, _) => {
                    let workplace = process.stop(seat, transcript);
                    // What cannot be removed does no harm where it is.
                    let _ = std::fs::remove_dir_all(workplace);
                }
            }
        }
    }
}

/// Who plays a game, and what is written down of it.
struct Table<'a, G: Game> {
    players: Vec<Player<G>>,
    clocks: Vec<SeatClock>,
    transcript: &'a mut Transcript,
}

impl<G: Arena> Players<G> for Table<'_, G> {
    type Stop = (Seat, NoMove);

    fn begin(&mut self, game: &Match<G>) -> Result<(), Self::Stop> {
        for (player, seat) in self
            .players
            .iter_mut()
            .zip(Seat::all(game.rules().players()))
        {
            match player {
                Player::Jsonl(process) => process.deal(seat, self.transcript, game),
                Player::BuiltIn(bot) => bot.begin(game.round()),
                Player::Itp(..) | Player::Missing(_) => {}
            }
        }
        Ok(())
    }

    fn choose(&mut self, seat: Seat, game: &Match<G>) -> Result<G::Move, Self::Stop> {
        // Whoever thinks has the core to itself.
        for (place, player) in self.players.iter_mut().enumerate() {
            if place != seat.index() {
                player.freeze();
            }
        }
        let (clock, transcript) = (&mut self.clocks[seat.index()], &mut *self.transcript);
        let chosen = match &mut self.players[seat.index()] {
            Player::BuiltIn(bot) => Ok(bot.choose(game.round())),
            Player::Jsonl(process) => process.choose(game, seat, clock, transcript),
            Player::Itp(process, talk) => process.command(talk.as_mut(), seat, clock, transcript),
            Player::Missing(fault) => Err(NoMove::Fault(fault.clone())),
        };
        chosen.map_err(|problem| (seat, problem))
    }

    fn see(&mut self, made: G::Move, events: &[G::Event], game: &Match<G>) {
        for (player, seat) in self
            .players
            .iter_mut()
            .zip(Seat::all(game.rules().players()))
        {
            match player {
                Player::Jsonl(process) => {
                    for &event in events {
                        process.event::<G>(seat, self.transcript, game.rules(), event);
                    }
                }
                Player::Itp(process, talk) => process.lines(seat, self.transcript, talk.made(made)),
                Player::BuiltIn(bot) => bot.see(events),
                Player::Missing(_) => {}
            }
        }
    }
}

/// The points of every side, as if the round ended now.
fn points_now<G: Game>(game: &Match<G>) -> Vec<i32> {
    let tally = game.round().tally();
    let before = game.standing().points.iter();
    before
        .zip(tally.points())
        .map(|(before, round)| before + round)
        .collect()
}

fn end_message(rules: &impl Rules, played: &Played, seat: Seat) -> End {
    End {
        result: Outcome {
            winners: played.winners.clone(),
            points: played.points.clone(),
        },
        reason: played.verdict,
        at_fault: played.fault.as_ref().map(|fault| fault.seat),
        message: played.fault.as_ref().map(|fault| fault.reason.clone()),
        you: You::of(rules.side_of(seat), &played.winners),
    }
}
