//! A bot under check that speaks the protocol for every game.

use std::time::{Duration, Instant};

use baralho_process::{Fault, Process, Stopped};
use baralho_protocol::{Answer, BadMessage, FromBot, Hello};

use super::{A_MOMENT, Subject, faults};

/// One process of the bot, and what it said so far.
pub(super) struct Talk {
    process: Process,
    patience: Duration,
    first_patience: Duration,
    /// How long the last line was, or would have been, waited for.
    pub(super) waited: Duration,
    pub(super) sent: String,
    pub(super) got: Vec<u8>,
    pub(super) hello: Option<Hello>,
    pub(super) ready: bool,
    /// Answers that came first of all, before hello or ready.
    pub(super) hello_late: bool,
    /// Requests sent and answers received.
    pub(super) requests: u64,
    pub(super) answers: u64,
    /// Answers that named their request, and how many of them the wrong one.
    pub(super) named: u64,
    pub(super) misnamed: u64,
    /// Lines that are neither answer, hello nor ready.
    pub(super) others: u64,
    /// It was silent, and wrote when there was nothing more to read: it had kept that back.
    pub(super) kept_back: bool,
}

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum Trouble {
    Fault(Fault),
    /// A line is no message.
    Bad(BadMessage),
    /// A move that is not legal: why, in the user's language.
    Illegal(String),
    /// An answer to nothing.
    Unasked,
}

impl Talk {
    pub(super) fn new(subject: &Subject<'_>) -> Result<Self, Fault> {
        Ok(Self {
            process: subject.start()?,
            patience: subject.patience,
            first_patience: subject.first_patience(),
            waited: Duration::ZERO,
            sent: String::new(),
            got: Vec::new(),
            hello: None,
            ready: false,
            hello_late: false,
            requests: 0,
            answers: 0,
            named: 0,
            misnamed: 0,
            others: 0,
            kept_back: false,
        })
    }

    pub(super) fn tell(&mut self, line: &str) {
        line.clone_into(&mut self.sent);
        self.process.push(line);
    }

    /// Waits for the answer to the last request.
    pub(super) fn answer(&mut self, id: u64) -> Result<Answer, Trouble> {
        let deadline = self.deadline(self.answers == 0);
        loop {
            let heard = self.next(deadline);
            if let Err(Trouble::Fault(Fault::Silent)) = heard {
                self.kept_back = writes_at_the_end(&mut self.process);
            }
            if let Some(answer) = heard? {
                if self.answers > self.requests {
                    return Err(Trouble::Unasked);
                }
                self.named += u64::from(answer.id.is_some());
                self.misnamed += u64::from(answer.id.is_some_and(|named| named != id));
                return Ok(answer);
            }
        }
    }

    /// Waits for a line; an answer is given back, anything else is noted.
    fn next(&mut self, deadline: Instant) -> Result<Option<Answer>, Trouble> {
        self.got.clear();
        let line = self.process.next_line(Some(deadline))?;
        self.got.extend_from_slice(line);
        match FromBot::read(&self.got).map_err(Trouble::Bad)? {
            FromBot::Hello(hello) => {
                self.hello_late |= self.answers > 0 || self.ready;
                self.hello = Some(hello);
            }
            FromBot::Ready => self.ready = true,
            FromBot::Answer(answer) => {
                self.answers += 1;
                return Ok(Some(answer));
            }
            FromBot::Other => self.others += 1,
        }
        Ok(None)
    }

    /// Reads what else comes until the bot ends, which it should within the time for a line, or
    /// for the first one where it has just been started. Says how it ended.
    pub(super) fn until_the_end(&mut self, first: bool) -> Trouble {
        let deadline = self.deadline(first);
        loop {
            if let Err(end) = self.next(deadline) {
                return end;
            }
        }
    }

    fn deadline(&mut self, first: bool) -> Instant {
        self.waited = if first {
            self.first_patience
        } else {
            self.patience
        };
        Instant::now() + self.waited
    }

    /// Lets the bot read the end of its input.
    pub(super) fn close_input(&mut self) {
        self.process.close_input();
    }

    pub(super) fn stop(self) -> Stopped {
        self.process.stop()
    }

    /// The end of what it wrote to standard error so far.
    pub(super) fn last_errors(&self) -> Option<String> {
        faults::last_errors(&self.process.errors())
    }
}

/// Whether a silent bot writes a line once its input ends: then it was in a buffer.
pub fn writes_at_the_end(process: &mut Process) -> bool {
    process.close_input();
    process.next_line(Some(Instant::now() + A_MOMENT)).is_ok()
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}
