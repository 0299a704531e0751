//! One game: carries lines between the judge and the processes, and watches the clock.

use std::{
    io::{self, Write},
    thread,
    time::{Duration, Instant},
};

use baralho_buraco::{
    Event,
    itp::{Judge, Letter, Offence, Verdict},
};
use baralho_cli::{bot::Workplace, terminal::Stop};
use baralho_game::Seat;
use baralho_process::{CannotStart, Fault, Interrupt, Kept, Launch, Process, stop_all};

use super::{contestants::Contestant, person::Person};

/// How long a bot may take for a line, the first with its start.
pub(crate) const PATIENCE: Duration = Duration::from_secs(3);

/// How long a bot may take to be seen to start, where nothing may be said before that.
pub(crate) const TO_START: Duration = Duration::from_millis(300);
/// The same once another one did not start.
const A_MOMENT: Duration = Duration::from_secs(1);
/// How long nothing is looked at.
const GLANCE: Duration = Duration::from_millis(10);

#[derive(Debug)]
pub(crate) enum Ending {
    /// With a verdict; somebody may have been disqualified.
    Verdict(Verdict, Option<Charge>),
    /// The person went away.
    Left,
    Interrupted,
    /// Without one: no bot starts.
    Nobody(Missing),
}

/// The bots that do not start, and why.
pub(crate) type Missing = Vec<(String, CannotStart)>;

/// Who was disqualified, and why.
#[derive(Debug)]
pub(crate) struct Charge {
    pub(crate) seat: Seat,
    pub(crate) reason: Reason,
    /// The line that did it, if one did.
    pub(crate) line: Option<Vec<u8>>,
    /// What the bot wrote to its standard error.
    pub(crate) errors: Kept,
}

/// Why somebody is disqualified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    Typed(Offence),
    /// What it did, or did not do.
    Did(Fault),
}

enum Occupant {
    Bot(Box<Process>),
    /// Its offence is told when it would have to move.
    NotStarted(CannotStart),
    Person,
}

pub(crate) struct Contest<'a> {
    pub(crate) judge: Judge,
    occupants: Vec<Occupant>,
    person: Option<Person<'a>>,
    /// Who has said something: the others may still be starting.
    spoken: Vec<bool>,
    trace: bool,
}

impl<'a> Contest<'a> {
    pub(crate) fn start(
        judge: Judge,
        contestants: &[Contestant],
        workplace: &Workplace,
        interrupt: &Interrupt,
        person: Option<Person<'a>>,
        trace: bool,
    ) -> Self {
        let start = |(place, contestant): (usize, &Contestant)| {
            let Some(command) = &contestant.command else {
                return Occupant::Person;
            };
            let mut launch = Launch::new(command, workplace.of(place));
            launch.interrupt = interrupt.clone();
            match Process::start(&launch) {
                Ok(process) => Occupant::Bot(Box::new(process)),
                Err(why) => Occupant::NotStarted(why),
            }
        };
        Self {
            occupants: contestants.iter().enumerate().map(start).collect(),
            judge,
            person,
            spoken: vec![false; contestants.len()],
            trace,
        }
    }

    /// Why no bot starts, if none does: then there is nobody to judge. Of a bot that may have
    /// started nothing more is seen, so it is waited for no longer than this.
    pub(crate) fn nobody_starts(&mut self, longest: Duration) -> Option<Missing> {
        let end = Instant::now() + longest;
        loop {
            let mut missing = Missing::new();
            let mut is_known = true;
            for (occupant, id) in self.occupants.iter_mut().zip(self.judge.ids()) {
                if let Occupant::Bot(process) = occupant {
                    match process.ended() {
                        // It says so once.
                        Some(Fault::CannotStart(why)) => *occupant = Occupant::NotStarted(why),
                        None if !process.has_line() => is_known = false,
                        _ => return None,
                    }
                }
                if let Occupant::NotStarted(why) = occupant {
                    missing.push((id.clone(), why.clone()));
                }
            }
            if is_known {
                return Some(missing);
            }
            if Instant::now() >= end {
                return None;
            }
            thread::sleep(GLANCE);
        }
    }

    pub(crate) fn play(&mut self) -> io::Result<Ending> {
        let ending = self.play_on();
        let errors = self.stop();
        Ok(match ending {
            Err(Stop::Output(error)) => return Err(error),
            Err(Stop::Quit | Stop::End | Stop::Failed) => Ending::Left,
            Err(Stop::Interrupted) => Ending::Interrupted,
            Ok(Ending::Verdict(verdict, Some(mut charge))) => {
                charge.errors = errors[charge.seat.index()].clone();
                Ending::Verdict(verdict, Some(charge))
            }
            Ok(ending) => ending,
        })
    }

    fn play_on(&mut self) -> Result<Ending, Stop> {
        for seat in Seat::all(self.occupants.len()) {
            let letters = self.judge.opening(seat).map(|line| (seat, line));
            self.deliver(&letters)?;
        }
        if let Some(person) = &mut self.person {
            person.open(&self.judge)?;
        }
        while let Some(seat) = self.judge.turn() {
            self.announce()?;
            while self.judge.turn() == Some(seat) {
                let mut events: Vec<Event> = Vec::new();
                let letters = match self.next(seat, &mut events)? {
                    Ok(letters) => letters,
                    Err(ending) => return Ok(ending),
                };
                self.deliver(&letters)?;
                if let Some(person) = &mut self.person {
                    person.hear(&events, &self.judge)?;
                }
            }
        }
        Ok(match self.judge.verdict() {
            Some(verdict) => Ending::Verdict(verdict, None),
            None => Ending::Interrupted,
        })
    }

    fn announce(&mut self) -> Result<(), Stop> {
        let Some(id) = self.judge.announcement() else {
            return Ok(());
        };
        let letters: Vec<Letter> = Seat::all(self.occupants.len())
            .map(|seat| (seat, id.to_owned()))
            .collect();
        self.deliver(&letters)?;
        // What the others are told goes out once per turn: they have nothing to say before, and
        // whoever is to move has the machine to itself.
        let turn = self.judge.turn().map(Seat::index);
        for (place, occupant) in self.occupants.iter_mut().enumerate() {
            if let Occupant::Bot(process) = occupant {
                process.flush();
                if turn != Some(place) && self.spoken[place] {
                    process.freeze();
                }
            }
        }
        Ok(())
    }

    /// One line of the player to move: what whom is told, or the end of the game.
    fn next(
        &mut self,
        seat: Seat,
        events: &mut Vec<Event>,
    ) -> Result<Result<Vec<Letter>, Ending>, Stop> {
        let heard = match &mut self.occupants[seat.index()] {
            Occupant::Person => match &mut self.person {
                Some(person) => return person.turn(&mut self.judge, events).map(Ok),
                None => return Err(Stop::End),
            },
            Occupant::NotStarted(why) => Err(Fault::CannotStart(why.clone())),
            Occupant::Bot(process) => process
                .next_line(Some(Instant::now() + PATIENCE))
                .map(<[u8]>::to_vec),
        };
        let line = match heard {
            Ok(line) => line,
            Err(Fault::Interrupted) => return Err(Stop::Interrupted),
            Err(fault) => {
                if let Fault::CannotStart(why) = &fault {
                    self.occupants[seat.index()] = Occupant::NotStarted(why.clone());
                    if let Some(missing) = self.nobody_starts(A_MOMENT) {
                        return Ok(Err(Ending::Nobody(missing)));
                    }
                }
                if let Some(ending) = self.gone_before(seat) {
                    return Ok(Err(ending));
                }
                let verdict = self.judge.disqualify(seat);
                let line = match &fault {
                    Fault::LineTooLong { start, .. } => Some(start.clone()),
                    _ => None,
                };
                let reason = Reason::Did(fault);
                return Ok(Err(charged(verdict, seat, reason, line)));
            }
        };
        self.spoken[seat.index()] = true;
        if self.trace {
            let text = String::from_utf8_lossy(&line);
            let id = &self.judge.ids()[seat.index()];
            writeln!(io::stdout(), "{id} -> J: {text}")?; // words: not for players
        }
        Ok(self.judge.line(&line, events).map_err(|out| {
            self.gone_before(seat).unwrap_or_else(|| {
                let reason = Reason::Typed(out.offence);
                charged(out.verdict, seat, reason, Some(line))
            })
        }))
    }

    /// The verdict against another bot that had ended its process before this one was to be
    /// disqualified: who is gone cannot win.
    fn gone_before(&mut self, culprit: Seat) -> Option<Ending> {
        for seat in Seat::all(self.occupants.len()).filter(|&seat| seat != culprit) {
            let fault = match &mut self.occupants[seat.index()] {
                Occupant::Bot(process) => process.ended(),
                Occupant::NotStarted(why) => Some(Fault::CannotStart(why.clone())),
                Occupant::Person => None,
            };
            if let Some(fault) = fault {
                let verdict = self.judge.disqualify(seat);
                return Some(charged(verdict, seat, Reason::Did(fault), None));
            }
        }
        None
    }

    fn deliver(&mut self, letters: &[Letter]) -> Result<(), Stop> {
        for (seat, line) in letters {
            if self.trace {
                let id = &self.judge.ids()[seat.index()];
                writeln!(io::stdout(), "J -> {id}: {line}")?; // words: not for players
            }
            if let Occupant::Bot(process) = &mut self.occupants[seat.index()] {
                process.push(line);
            }
        }
        Ok(())
    }

    /// Ends everybody's programs; answers what each wrote to its standard error.
    fn stop(&mut self) -> Vec<Kept> {
        let mut seats = Vec::new();
        let mut processes = Vec::new();
        let mut errors = vec![Kept::default(); self.occupants.len()];
        for (place, occupant) in self.occupants.drain(..).enumerate() {
            if let Occupant::Bot(process) = occupant {
                seats.push(place);
                processes.push(*process);
            }
        }
        for (place, stopped) in seats.into_iter().zip(stop_all(processes)) {
            errors[place] = stopped.errors;
        }
        errors
    }
}

fn charged(verdict: Verdict, seat: Seat, reason: Reason, line: Option<Vec<u8>>) -> Ending {
    let charge = Charge {
        seat,
        reason,
        line,
        errors: Kept::default(),
    };
    Ending::Verdict(verdict, Some(charge))
}
