//! A worker of a tournament: its bots, and the referee of its games.

use std::{
    collections::BTreeMap,
    io,
    time::{Duration, Instant},
};

use baralho_bots::{Seated, here, play_match};
use baralho_game::{
    Game, Match, Observer, Outcome, Players, Rules, Seat, Tally,
    record::{Header, Writer},
    run_match,
    wire::Talk,
};
use baralho_opponents::Opponents;
use baralho_process::{Launch, Process, Sandbox};
use baralho_protocol::{End, Start, Verdict, Wire, You, write};

use crate::{
    bot_fault::BotFault,
    bot_process::{BotProcess, NoMove},
    clock::SeatClock,
    folders::folders_of,
    played::{Fault, Played, Unwritten, forfeit},
    run::Runner,
    settings::{Keep, Kind},
    shared::{MOST_START_FAILURES, Shared},
    transcript::{Transcript, packed},
};

/// A game that the arena can play.
pub trait Arena: Opponents + Wire {}

impl<G: Opponents + Wire> Arena for G {}

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
    number: usize,
    /// By bot, and by which of its seats at a table.
    processes: BTreeMap<(usize, usize), BotProcess>,
}

impl<'a, G: Arena> Worker<'a, G> {
    pub(crate) fn new(shared: &'a Shared<'a>, rules: &'a G::Rules, number: usize) -> Self {
        Self {
            shared,
            rules,
            number,
            processes: BTreeMap::new(),
        }
    }

    /// Plays a game, and keeps what is to be kept of it in files of its own; `None` when it was
    /// interrupted.
    pub(crate) fn play(&mut self, mut game: Played) -> io::Result<Option<Unwritten>> {
        let settings = self.shared.runner.settings;
        let since = Instant::now();
        let is_built_in = |&bot: &usize| settings.bots[bot].kind == Kind::BuiltIn;
        let mut record = None;
        if settings.keep != Keep::All && game.seats.iter().all(is_built_in) {
            let name = |seat: Seat| settings.bots[game.seats[seat.index()]].spec.as_str();
            let outcome =
                play_match::<G::Bots>(self.rules, game.seed, name, &here(), &mut |_, _| ());
            game.end(outcome.expect("names are checked before"), since);
            return Ok(Some(Unwritten {
                played: game,
                record,
            }));
        }
        let mut transcript = Transcript::new(since, settings.keep != Keep::None);
        let mut written = Vec::new();
        if !self.referee(&mut game, &mut transcript, &mut written, since)? {
            return Ok(None);
        }
        let is_kept = match settings.keep {
            Keep::All => true,
            Keep::Faults => game.verdict != Verdict::Normal,
            Keep::None => false,
        };
        if is_kept {
            let directory = self.shared.runner.directory;
            record = packed(&written)?;
            if let Some(bytes) = record.take_if(|_| !settings.one_file) {
                game.record = Some(directory.keep_record(game.game, &bytes)?);
            }
            if let Some(bytes) = transcript.packed_log()? {
                game.log = Some(directory.keep("logs", game.game, "log.gz", &bytes)?);
            }
        }
        Ok(Some(Unwritten {
            played: game,
            record,
        }))
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

    /// Lets the bots play a game; false when it was interrupted.
    fn referee(
        &mut self,
        played: &mut Played,
        transcript: &mut Transcript,
        record: &mut Vec<u8>,
        since: Instant,
    ) -> io::Result<bool> {
        let settings = self.shared.runner.settings;
        let mut game = Match::<G>::new(self.rules.clone(), played.seed);
        let bots = played.seats.iter().map(|&bot| &settings.bots[bot]);
        let names: Vec<String> = bots.map(|bot| bot.name.clone()).collect();
        let mut record = match settings.keep {
            Keep::None => None,
            Keep::All | Keep::Faults => {
                let header = Header::new(self.rules, names.clone(), played.seed);
                Some(Writer::start(record, &header)?)
            }
        };
        let players = self.seat_everybody(played, &game, &names, transcript)?;
        let mut table = Table {
            clocks: vec![SeatClock::new(&settings.clock); players.len()],
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
        let outcome = match ended {
            Ok(outcome) => {
                if let Some(record) = &mut record {
                    record.ended(&outcome)?;
                }
                Some(outcome)
            }
            Err((seat, NoMove::Fault(found))) => {
                transcript.remark(seat.index(), &found.fault.reason);
                played.verdict = found.verdict;
                played.fault = Some(Fault {
                    bot: played.seats[seat.index()],
                    seat: seat.index(),
                    ..found.fault
                });
                Some(forfeit(self.rules, points_now(&game), seat))
            }
            Err((_, NoMove::Interrupted)) => None,
        };
        let is_whole = outcome.is_some();
        if let Some(outcome) = outcome {
            played.end(outcome, since);
        }
        self.clear_table(played, players, is_whole, transcript);
        Ok(is_whole)
    }

    /// Brings every bot to its seat; what is not running is started.
    fn seat_everybody(
        &mut self,
        played: &Played,
        game: &Match<G>,
        names: &[String],
        transcript: &mut Transcript,
    ) -> io::Result<Vec<Player<G>>> {
        let mut players = Vec::new();
        for seat in Seat::all(self.rules.players()) {
            let bot = played.seats[seat.index()];
            let copy = copy_at(&played.seats, seat);
            let entrant = &self.shared.runner.settings.bots[bot];
            players.push(match &entrant.kind {
                Kind::BuiltIn => {
                    let bot = Seated::named::<G::Bots>(&entrant.spec, played.seed, seat);
                    Player::BuiltIn(Box::new(bot.expect("names are checked before")))
                }
                Kind::Jsonl { command } => {
                    let started = match self.processes.remove(&(bot, copy)) {
                        Some(process) => Ok(process),
                        None => self.launch(bot, copy, command)?.map(|mut process| {
                            process.greet(seat, transcript, &entrant.options);
                            process
                        }),
                    };
                    match started {
                        Ok(mut process) => {
                            let start = self.start_message(played, game, names, seat);
                            process.tell(seat, transcript, &write::start(&start));
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
        let Runner {
            settings,
            directory,
            ..
        } = self.shared.runner;
        let workplace = directory.workplace(&format!("{}-{bot}-{copy}", self.number))?;
        let mut launch = Launch::new(command, &workplace);
        launch.limits = settings.limits.of_processes();
        launch.sandbox = settings.sandbox.as_ref().map(|config| {
            let own = folders_of(&settings.bots, bot, directory.path());
            Sandbox {
                readable: [config.read.clone(), own].concat(),
            }
        });
        launch.interrupt = self.shared.runner.interrupt.clone();
        let limit = Duration::from_millis(settings.clock.start_ms);
        let started = Process::start(&launch);
        Ok(started
            .map(|process| BotProcess::new(process, workplace, limit))
            .map_err(BotFault::from))
    }

    fn start_message(
        &self,
        played: &Played,
        game: &Match<G>,
        names: &[String],
        seat: Seat,
    ) -> Start {
        let Runner {
            settings, rules, ..
        } = self.shared.runner;
        let seed = settings.seed.bot(played.game, seat);
        let clock = &settings.clock;
        let mut start = Start::new(rules, game.standing(), played.game, seat, seed);
        start.names = names.to_vec();
        start.clock.move_ms = clock.move_ms;
        start.clock.bank_ms = clock.bank_ms;
        start.clock.increment_ms = clock.bank_ms.map(|_| clock.increment_ms);
        start
    }

    /// Tells everybody how it ended, ends whoever is not to play on, and takes the notes. A game
    /// that was interrupted is not whole.
    fn clear_table(
        &mut self,
        played: &Played,
        players: Vec<Player<G>>,
        is_whole: bool,
        transcript: &mut Transcript,
    ) {
        for (player, seat) in players.into_iter().zip(Seat::all(played.seats.len())) {
            let bot = played.seats[seat.index()];
            let fault = played.fault.as_ref();
            let is_faulty = fault.is_some_and(|fault| fault.seat == seat.index());
            if is_faulty || !matches!(player, Player::Missing(_)) {
                let failed = is_faulty && played.verdict == Verdict::StartFailure;
                self.shared.note_start(bot, failed);
            }
            match player {
                Player::BuiltIn(..) | Player::Missing(_) => {}
                Player::Jsonl(mut process) => {
                    if let Some(author) = &process.author {
                        self.shared.note_author(bot, author);
                    }
                    if is_faulty || !is_whole {
                        process.stop(seat, transcript);
                        continue;
                    }
                    let end = end_message(self.rules, played, seat);
                    process.tell(seat, transcript, &write::end(&end));
                    process.note_errors(seat, transcript);
                    process.freeze();
                    let copy = copy_at(&played.seats, seat);
                    self.processes.insert((bot, copy), process);
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

/// Which process of its bot sits at a seat. A process sees one hand: a bot with two seats is two
/// processes.
fn copy_at(seats: &[usize], seat: Seat) -> usize {
    let (earlier, bot) = (&seats[..seat.index()], seats[seat.index()]);
    earlier.iter().filter(|&&other| other == bot).count()
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
        for (player, seat) in self.players.iter_mut().zip(Seat::all(self.clocks.len())) {
            match player {
                Player::Jsonl(process) => {
                    let view = game.round().view(Observer::Seat(seat));
                    let deal = write::deal::<G>(&view, game.standing());
                    process.tell(seat, self.transcript, &deal);
                }
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
        for (player, seat) in self.players.iter_mut().zip(Seat::all(self.clocks.len())) {
            match player {
                Player::Jsonl(process) => {
                    for &event in events {
                        let told = write::event::<G>(game.rules(), event, Observer::Seat(seat));
                        process.tell(seat, self.transcript, &told);
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
