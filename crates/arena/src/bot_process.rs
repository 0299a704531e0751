//! A bot that is a process: what it is told, and what it answers.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use baralho_game::{Match, Rules, Seat, wire::Talk};
use baralho_process::{Fault as Broken, Process};
use baralho_protocol::{Answer, FromBot, Hello, Wire, choose, write};

use crate::{
    PROGRAM, bot_fault::BotFault, clock::SeatClock, report::Verdict, transcript::Transcript,
};

/// How long a late answer is still waited for, only to say how late it was.
const LATE: Duration = Duration::from_millis(100);
/// How long a bot may be silent that has no clock.
const SILENCE: Duration = Duration::from_mins(10);
/// How many lines that are no answer a bot may write before it must answer.
const MOST_NOISE: u32 = 1000;
/// How long a bot has to end by itself when there are no more games.
const FAREWELL: Duration = Duration::from_millis(500);

/// Why there is no move.
#[derive(Debug)]
pub(crate) enum NoMove {
    Fault(BotFault),
    /// Somebody stopped the tournament.
    Interrupted,
}

impl<M: Into<BotFault>> From<M> for NoMove {
    fn from(fault: M) -> Self {
        Self::Fault(fault.into())
    }
}

impl NoMove {
    fn of_process(broken: Broken) -> Self {
        BotFault::of_process(broken).map_or(Self::Interrupted, Self::Fault)
    }
}

/// A bot's process, with what is known of it.
#[derive(Debug)]
pub(crate) struct BotProcess {
    process: Process,
    /// Where it works.
    pub(crate) workplace: PathBuf,
    started: Instant,
    start_limit: Duration,
    /// It has said that it is ready, or answered without ever saying so.
    is_ready: bool,
    said_hello: bool,
    pub(crate) author: Option<String>,
    requests: u64,
    /// The options that were given values.
    set: Vec<String>,
}

impl BotProcess {
    pub(crate) fn new(process: Process, workplace: PathBuf, start_limit: Duration) -> Self {
        Self {
            process,
            workplace,
            started: Instant::now(),
            start_limit,
            is_ready: false,
            said_hello: false,
            author: None,
            requests: 0,
            set: Vec::new(),
        }
    }

    /// Queues a message, which goes out with the next request.
    pub(crate) fn tell(&mut self, seat: Seat, transcript: &mut Transcript, line: &str) {
        transcript.sent(seat.index(), line.as_bytes());
        self.process.push(line);
    }

    /// Queues the greeting of a process that has just been started.
    pub(crate) fn greet(
        &mut self,
        seat: Seat,
        transcript: &mut Transcript,
        options: &serde_json::Map<String, serde_json::Value>,
    ) {
        self.tell(seat, transcript, &write::hello(PROGRAM));
        if !options.is_empty() {
            self.tell(seat, transcript, &write::options(options));
        }
        self.set = options.keys().cloned().collect();
        self.tell(seat, transcript, &write::ready());
    }

    /// Queues lines of the course's protocol.
    pub(crate) fn lines(&mut self, seat: Seat, transcript: &mut Transcript, lines: Vec<String>) {
        for line in lines {
            self.tell(seat, transcript, &line);
        }
    }

    /// Asks for a move in JSON Lines and waits for it.
    pub(crate) fn choose<G: Wire>(
        &mut self,
        game: &Match<G>,
        seat: Seat,
        clock: &mut SeatClock,
        transcript: &mut Transcript,
    ) -> Result<G::Move, NoMove> {
        self.requests += 1;
        let id = self.requests;
        let allowed = clock.allowed();
        let ms = allowed.map(|time| time.as_millis() as u64);
        let request = write::request(id, game.round(), seat, game.standing(), ms);
        self.tell(seat, transcript, &request);
        let mut wait = Wait::new(self, allowed);
        for _ in 0..MOST_NOISE {
            let line = wait.line(self, seat, transcript)?;
            let message = FromBot::read(&line).map_err(|bad| BotFault::from(bad).in_line(&line))?;
            match message {
                // Only the first one ends the start: whatever else is said costs time.
                FromBot::Ready if !self.is_ready => {
                    self.is_ready = true;
                    wait = Wait::new(self, allowed);
                }
                FromBot::Hello(hello) => {
                    self.said_hello = true;
                    if let Some(reason) = self.why_not(&hello, game.rules()) {
                        return Err(BotFault::new(Verdict::StartFailure, reason).into());
                    }
                    self.author = Some(hello.author).filter(|author| !author.is_empty());
                    wait = wait.for_ready(self);
                }
                // An answer to an earlier request, which came too late to count.
                FromBot::Answer(Answer {
                    id: Some(other), ..
                }) if other < id => {}
                FromBot::Answer(Answer {
                    id: Some(other), ..
                }) if other > id => {
                    let reason = format!("an answer to request {other}, and the last one was {id}");
                    return Err(BotFault::new(Verdict::ProtocolError, reason)
                        .in_line(&line)
                        .into());
                }
                FromBot::Answer(answer) => {
                    clock.spend(wait.used());
                    self.is_ready = true;
                    return choose(game.round(), &answer.choice)
                        .map_err(|bad| BotFault::from(bad).in_line(&line).into());
                }
                // Saying so again ends no wait.
                FromBot::Ready | FromBot::Other => {}
            }
        }
        let reason = format!("{MOST_NOISE} lines, and no answer among them");
        Err(BotFault::new(Verdict::Stall, reason).into())
    }

    /// Why a bot that says this of itself cannot play here.
    fn why_not(&self, hello: &Hello, rules: &impl Rules) -> Option<String> {
        let (preset, players) = (rules.preset(), rules.players());
        if !hello.games.is_empty() && !hello.games.iter().any(|game| game == preset) {
            let plays = hello.games.join(", ");
            return Some(format!("it does not play {preset}: it plays {plays}"));
        }
        if !hello.players.is_empty() && !hello.players.contains(&players) {
            let plays: Vec<String> = hello.players.iter().map(ToString::to_string).collect();
            let plays = plays.join(", ");
            return Some(format!(
                "it does not play with {players}: it plays with {plays}"
            ));
        }
        let has = |name: &String| hello.options.iter().any(|option| option.name == *name);
        let unknown = self.set.iter().find(|name| !has(name))?;
        let names: Vec<&str> = hello.options.iter().map(|one| one.name.as_str()).collect();
        let names = names.join(", ");
        Some(format!("it has no option {unknown}: it has {names}"))
    }

    /// Waits for a move in the course's protocol.
    pub(crate) fn command<G: baralho_game::Game>(
        &mut self,
        talk: &mut dyn Talk<G>,
        seat: Seat,
        clock: &mut SeatClock,
        transcript: &mut Transcript,
    ) -> Result<G::Move, NoMove> {
        let wait = Wait::new(self, clock.allowed());
        for _ in 0..MOST_NOISE {
            let line = wait.line(self, seat, transcript)?;
            self.is_ready = true;
            match talk.read(&line) {
                Ok(Some(chosen)) => {
                    clock.spend(wait.used());
                    return Ok(chosen);
                }
                Ok(None) => {}
                Err(bad) => return Err(BotFault::from(bad).in_line(&line).into()),
            }
        }
        let reason = format!("{MOST_NOISE} lines that do nothing");
        Err(BotFault::new(Verdict::Stall, reason).into())
    }

    /// Keeps the bot from running until it is asked for something.
    pub(crate) fn freeze(&mut self) {
        self.process.freeze();
    }

    /// Notes what the bot has written to its standard error since the last time.
    pub(crate) fn note_errors(&mut self, seat: Seat, transcript: &mut Transcript) {
        transcript.errors(seat.index(), &self.process.take_errors());
    }

    /// Ends the process at once, and notes its last words.
    pub(crate) fn stop(self, seat: Seat, transcript: &mut Transcript) -> PathBuf {
        transcript.errors(seat.index(), &self.process.stop().said);
        self.workplace
    }

    /// Tells the bot that there are no more games.
    pub(crate) fn say_farewell(&mut self) {
        self.process.push(&write::quit());
        self.process.close_input();
    }

    /// Gives the bot a moment to end by itself, and then ends it.
    pub(crate) fn dismiss(mut self) {
        let until = Instant::now() + FAREWELL;
        while self.process.next_line(Some(until)).is_ok() {
            if Instant::now() >= until {
                break;
            }
        }
        self.process.stop();
    }
}

#[derive(Clone, Copy, Debug)]
struct Wait {
    since: Instant,
    /// For starting, on top of the time for the move.
    extra: Duration,
    allowed: Option<Duration>,
    /// It has greeted and must be ready by then.
    ready_by: Option<Instant>,
}

impl Wait {
    fn new(bot: &BotProcess, allowed: Option<Duration>) -> Self {
        let extra = if bot.is_ready {
            Duration::ZERO
        } else {
            bot.start_limit
        };
        Self {
            since: Instant::now(),
            extra,
            allowed,
            ready_by: None,
        }
    }

    fn for_ready(mut self, bot: &BotProcess) -> Self {
        if !bot.is_ready {
            // Several bots start at once; the limit counts from the first moment that this
            // one was waited for, if that is later.
            self.ready_by = Some(self.since.max(bot.started) + bot.start_limit);
        }
        self
    }

    /// How long the bot has thought.
    fn used(&self) -> Duration {
        self.since.elapsed().saturating_sub(self.extra)
    }

    fn line(
        &self,
        bot: &mut BotProcess,
        seat: Seat,
        transcript: &mut Transcript,
    ) -> Result<Vec<u8>, NoMove> {
        let limit = self.extra + self.allowed.unwrap_or(SILENCE);
        let deadline = self.ready_by.unwrap_or(self.since + limit);
        let got = bot.process.next_line(Some(deadline));
        let got = got.map(<[u8]>::to_vec);
        bot.note_errors(seat, transcript);
        let error = match got {
            Ok(line) => {
                transcript.heard(seat.index(), &line);
                return match Instant::now().checked_duration_since(deadline) {
                    Some(over) if !over.is_zero() => {
                        Err(BotFault::late(limit, over, true).in_line(&line).into())
                    }
                    _ => Ok(line),
                };
            }
            Err(error) => error,
        };
        if error != Broken::Silent {
            return Err(NoMove::of_process(error));
        }
        if self.ready_by.is_some() {
            let limit = bot.start_limit.as_millis();
            let reason = format!("not ready within {limit} ms");
            return Err(BotFault::new(Verdict::StartFailure, reason).into());
        }
        if self.allowed.is_none() {
            let reason = format!("silent for {} s", SILENCE.as_secs());
            return Err(BotFault::new(Verdict::Stall, reason).into());
        }
        let late = bot.process.next_line(Some(deadline + LATE));
        let line = late.ok().map(<[u8]>::to_vec);
        let fault = BotFault::late(limit, deadline.elapsed(), line.is_some());
        match line {
            Some(line) => {
                transcript.heard(seat.index(), &line);
                Err(fault.in_line(&line).into())
            }
            None => Err(fault.into()),
        }
    }
}
