//! The bots of one worker, and the referee of its games.

use std::{
    collections::BTreeMap,
    io,
    time::{Duration, Instant},
};

use baralho_bots::{Opponents, Seated};
use baralho_catalog::AnyRules;
use baralho_game::{Game, Match, Outcome, Phase, Rules, Seat, Tally, chance, record};
use baralho_process::{Launch, Process, Sandbox};
use baralho_protocol::{End, Reason, Start, Wire, You};

use crate::{
    built_in::play_match,
    clock::SeatClock,
    course::{Course, Talk},
    folders::folders_of,
    house::{House, MOST_START_FAILURES},
    misdeed::Misdeed,
    papers::Papers,
    partner::{NoMove, Partner},
    played::{Fault, Played, Task, Unwritten, forfeit},
    report::Verdict,
    settings::{Keep, Kind},
};

/// A game that the arena can play.
pub trait Arena: Opponents + Wire + Course {}

impl<G: Opponents + Wire + Course> Arena for G {}

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
    Jsonl(Partner),
    Itp(Partner, Box<dyn Talk<G>>),
    /// Not to be started.
    Missing(Misdeed),
}

impl<G: Game> Player<G> {
    fn freeze(&mut self) {
        if let Self::Jsonl(partner) | Self::Itp(partner, _) = self {
            partner.freeze();
        }
    }
}

/// The bots of one worker: processes live on from game to game.
pub(crate) struct Crew<'a, G: Arena> {
    house: &'a House<'a>,
    rules: &'a G::Rules,
    any_rules: AnyRules,
    worker: usize,
    /// By bot, and by which of its seats at a table.
    partners: BTreeMap<(usize, usize), Partner>,
}

impl<'a, G: Arena> Crew<'a, G> {
    pub(crate) fn new(
        house: &'a House<'a>,
        rules: &'a G::Rules,
        any_rules: AnyRules,
        worker: usize,
    ) -> Self {
        Self {
            house,
            rules,
            any_rules,
            worker,
            partners: BTreeMap::new(),
        }
    }

    /// Plays a game, and keeps what is to be kept of it in files of its own.
    pub(crate) fn play(&mut self, task: Task) -> Result<Unwritten, Stopped> {
        let settings = self.house.settings;
        let since = Instant::now();
        let is_built_in = |&bot: &usize| settings.bots[bot].kind == Kind::BuiltIn;
        if settings.keep != Keep::All && task.seats.iter().all(is_built_in) {
            let name = |seat: Seat| settings.bots[task.seats[seat.index()]].spec.as_str();
            let outcome = play_match::<G>(self.rules, task.seed, name);
            let ms = since.elapsed().as_millis() as u64;
            let played = Played::normal(task, outcome, ms);
            return Ok(Unwritten {
                played,
                record: None,
            });
        }
        let mut papers = Papers::new(since, settings.keep != Keep::None);
        let mut played = self.referee(&task, &mut papers, since)?;
        let is_kept = match settings.keep {
            Keep::All => true,
            Keep::Faults => played.verdict != Verdict::Normal,
            Keep::None => false,
        };
        let mut record = None;
        if is_kept {
            let directory = self.house.directory;
            record = papers.packed_record()?;
            if let Some(bytes) = record.take_if(|_| !settings.one_file) {
                played.record = Some(directory.keep_record(task.game, &bytes)?);
            }
            if let Some(bytes) = papers.packed_log()? {
                played.log = Some(directory.keep("logs", task.game, "log.gz", &bytes)?);
            }
        }
        Ok(Unwritten { played, record })
    }

    /// Ends all processes.
    pub(crate) fn dismiss(mut self) {
        for partner in self.partners.values_mut() {
            partner.say_farewell();
        }
        for partner in std::mem::take(&mut self.partners).into_values() {
            partner.dismiss();
        }
    }

    fn referee(
        &mut self,
        task: &Task,
        papers: &mut Papers,
        since: Instant,
    ) -> Result<Played, Stopped> {
        let mut game = Match::<G>::new(self.rules.clone(), task.seed);
        let names: Vec<String> = task
            .seats
            .iter()
            .map(|&bot| self.house.settings.bots[bot].name.clone())
            .collect();
        papers.record(&self.header(task, &names));
        let mut players = self.seat_everybody(task, &game, &names, papers)?;
        let ended = self.play_on(&mut game, &mut players, papers);
        let ms = since.elapsed().as_millis() as u64;
        let played = match ended {
            Ok(outcome) => {
                papers.record(&record::Line::Result {
                    result: record::ResultLine::from(&outcome),
                });
                Some(Played::normal(task.clone(), outcome, ms))
            }
            Err((seat, NoMove::Misdeed(misdeed))) => {
                papers.remark(seat.index(), &misdeed.reason);
                let outcome = forfeit(self.rules, points_now(&game), seat);
                let fault = Fault {
                    bot: task.seats[seat.index()],
                    seat: seat.index(),
                    reason: misdeed.reason,
                    line: misdeed.line,
                    over_ms: misdeed.over_ms,
                };
                Some(Played::ended(
                    task.clone(),
                    outcome,
                    misdeed.verdict,
                    Some(fault),
                    ms,
                ))
            }
            Err((_, NoMove::Interrupted)) => None,
        };
        self.clear_table(task, players, played.as_ref(), papers);
        played.ok_or(Stopped::Interrupted)
    }

    fn header(&self, task: &Task, names: &[String]) -> record::Header {
        record::Header {
            format: record::FORMAT.to_owned(),
            version: record::VERSION,
            game: self.rules.preset().to_owned(),
            rules_version: G::Rules::VERSION,
            players: self.rules.players(),
            rules: self.rules.options(),
            seats: names.to_vec(),
            generator: Some(chance::GENERATOR.to_owned()),
            seed: Some(task.seed),
            deck: None,
            dealer: None,
            fair: None,
        }
    }

    /// Brings every bot to its seat; what is not running is started.
    fn seat_everybody(
        &mut self,
        task: &Task,
        game: &Match<G>,
        names: &[String],
        papers: &mut Papers,
    ) -> io::Result<Vec<Player<G>>> {
        let mut players = Vec::new();
        for seat in Seat::all(self.rules.players()) {
            let bot = task.seats[seat.index()];
            // A process sees one hand: a bot with two seats is two processes.
            let copy = task.seats[..seat.index()]
                .iter()
                .filter(|&&other| other == bot)
                .count();
            let entrant = &self.house.settings.bots[bot];
            players.push(match &entrant.kind {
                Kind::BuiltIn => {
                    let bot = Seated::named(&entrant.spec, task.seed, seat);
                    Player::BuiltIn(Box::new(bot.expect("names are checked before")))
                }
                Kind::Jsonl { command } => match self.jsonl(bot, copy, command, seat, papers)? {
                    Ok(mut partner) => {
                        partner.start(seat, papers, &self.start_message(task, game, names, seat));
                        Player::Jsonl(partner)
                    }
                    Err(misdeed) => Player::Missing(misdeed),
                },
                Kind::Itp { command } => {
                    let course = G::talk(game.round(), names, seat);
                    match (self.launch(bot, copy, command)?, course) {
                        (Ok(mut partner), Some(course)) => {
                            partner.lines(seat, papers, course.opening());
                            Player::Itp(partner, course)
                        }
                        (Err(misdeed), _) => Player::Missing(misdeed),
                        (Ok(_), None) => Player::Missing(Misdeed::new(
                            Verdict::StartFailure,
                            "the course's protocol is for Buraco only",
                        )),
                    }
                }
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
        papers: &mut Papers,
    ) -> io::Result<Result<Partner, Misdeed>> {
        if let Some(partner) = self.partners.remove(&(bot, copy)) {
            return Ok(Ok(partner));
        }
        let started = self.launch(bot, copy, command)?;
        Ok(started.map(|mut partner| {
            partner.greet(seat, papers, &self.house.settings.bots[bot].options);
            partner
        }))
    }

    fn launch(
        &self,
        bot: usize,
        copy: usize,
        command: &[String],
    ) -> io::Result<Result<Partner, Misdeed>> {
        if self.house.has_given_up(bot) {
            let reason = format!("it failed to start {MOST_START_FAILURES} times in a row");
            return Ok(Err(Misdeed::new(Verdict::StartFailure, reason)));
        }
        let settings = self.house.settings;
        let workplace = self
            .house
            .directory
            .workplace(&format!("{}-{bot}-{copy}", self.worker))?;
        let mut launch = Launch::new(command, &workplace);
        launch.limits.memory = settings.limits.memory;
        launch.limits.disk = settings.limits.disk;
        if let Some(processes) = settings.limits.processes {
            launch.limits.processes = Some(processes);
        }
        launch.sandbox = settings.sandbox.as_ref().map(|fence| Sandbox {
            readable: [
                fence.read.clone(),
                folders_of(&settings.bots, bot, self.house.directory.path()),
            ]
            .concat(),
        });
        launch.interrupt = self.house.interrupt.clone();
        let limit = Duration::from_millis(settings.clock.start_ms);
        Ok(match Process::start(&launch) {
            Ok(process) => Ok(Partner::new(process, workplace, limit)),
            Err(error) => Err(error.into()),
        })
    }

    fn start_message(&self, task: &Task, game: &Match<G>, names: &[String], seat: Seat) -> Start {
        let seed = self.house.settings.seed.bot(task.game, seat);
        let clock = &self.house.settings.clock;
        let mut start = Start::new(&self.any_rules, game.standing(), task.game, seat, seed);
        start.names = names.to_vec();
        start.clock.move_ms = clock.move_ms;
        start.clock.bank_ms = clock.bank_ms;
        start.clock.increment_ms = clock.bank_ms.map(|_| clock.increment_ms);
        start
    }

    /// Plays to the end, or to the first misdeed.
    fn play_on(
        &self,
        game: &mut Match<G>,
        players: &mut [Player<G>],
        papers: &mut Papers,
    ) -> Result<Outcome, (Seat, NoMove)> {
        let mut clocks = vec![SeatClock::new(&self.house.settings.clock); players.len()];
        let mut events = Vec::new();
        tell_deal(game, players, papers);
        loop {
            match game.phase() {
                Phase::Over(outcome) => return Ok(outcome.clone()),
                Phase::Pause { .. } => {
                    game.next_round();
                    tell_deal(game, players, papers);
                }
                Phase::Playing => {}
            }
            let Some(seat) = game.turn() else {
                continue;
            };
            // Whoever thinks has the core to itself.
            for (place, player) in players.iter_mut().enumerate() {
                if place != seat.index() {
                    player.freeze();
                }
            }
            let clock = &mut clocks[seat.index()];
            let chosen = match &mut players[seat.index()] {
                Player::BuiltIn(bot) => Ok(bot.choose(game.round())),
                Player::Jsonl(partner) => {
                    partner.choose(self.rules.preset(), game, seat, clock, papers)
                }
                Player::Itp(partner, talk) => partner.command(talk.as_mut(), seat, clock, papers),
                Player::Missing(misdeed) => Err(NoMove::Misdeed(misdeed.clone())),
            };
            let chosen = chosen.map_err(|problem| (seat, problem))?;
            events.clear();
            game.apply(chosen, &mut events);
            papers.record(&record::MoveLine {
                seat: seat.index(),
                text: G::move_to_text(self.rules, chosen),
            });
            for (player, seat) in players.iter_mut().zip(Seat::all(self.rules.players())) {
                match player {
                    Player::Jsonl(partner) => {
                        for &event in &events {
                            partner.event::<G>(seat, papers, self.rules, event);
                        }
                    }
                    Player::Itp(partner, talk) => {
                        partner.lines(seat, papers, talk.made(chosen));
                    }
                    Player::BuiltIn(bot) => bot.see(&events),
                    Player::Missing(_) => {}
                }
            }
        }
    }

    /// Tells everybody how it ended, ends whoever is not to play on, and takes the notes.
    fn clear_table(
        &mut self,
        task: &Task,
        players: Vec<Player<G>>,
        played: Option<&Played>,
        papers: &mut Papers,
    ) {
        let fault = played.and_then(|played| played.fault.as_ref());
        for (player, seat) in players.into_iter().zip(Seat::all(task.seats.len())) {
            let bot = task.seats[seat.index()];
            let is_faulty = fault.is_some_and(|fault| fault.seat == seat.index());
            if is_faulty || !matches!(player, Player::Missing(_)) {
                self.house.note_start(bot, is_faulty, played);
            }
            match player {
                Player::BuiltIn(..) | Player::Missing(_) => {}
                Player::Jsonl(mut partner) => {
                    if let Some(author) = &partner.author {
                        self.house.note_author(bot, author);
                    }
                    let Some(played) = played.filter(|_| !is_faulty) else {
                        partner.stop(seat, papers);
                        continue;
                    };
                    partner.end(seat, papers, &end_message(self.rules, played, seat));
                    partner.note_errors(seat, papers);
                    partner.freeze();
                    let copy = task.seats[..seat.index()]
                        .iter()
                        .filter(|&&other| other == bot);
                    self.partners.insert((bot, copy.count()), partner);
                }
                Player::Itp(partner, _) => {
                    let workplace = partner.stop(seat, papers);
                    // What cannot be removed does no harm where it is.
                    let _ = std::fs::remove_dir_all(workplace);
                }
            }
        }
    }
}

/// Tells everybody who keeps a view of the round that begins.
fn tell_deal<G: Arena>(game: &Match<G>, players: &mut [Player<G>], papers: &mut Papers) {
    for (player, seat) in players.iter_mut().zip(Seat::all(game.rules().players())) {
        match player {
            Player::Jsonl(partner) => partner.deal(seat, papers, game),
            Player::BuiltIn(bot) => bot.begin(game.round()),
            Player::Itp(..) | Player::Missing(_) => {}
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
    let reason = Reason::ALL
        .iter()
        .find(|(name, _)| *name == played.verdict.name())
        .map_or(Reason::Normal, |(_, reason)| *reason);
    End {
        result: record::ResultLine {
            winners: played.winners.clone(),
            points: played.points.clone(),
        },
        reason,
        at_fault: played.fault.as_ref().map(|fault| fault.seat),
        message: played.fault.as_ref().map(|fault| fault.reason.clone()),
        you: You::of(rules.side_of(seat), &played.winners),
    }
}
