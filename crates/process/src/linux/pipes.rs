//! The three pipes to a bot, none of which ever blocks.

use std::{
    os::fd::{AsFd, OwnedFd},
    process::Child,
    time::{Duration, Instant},
};

use rustix::{
    buffer::spare_capacity,
    event::{PollFd, PollFlags, Timespec, poll},
    io::{Errno, ioctl_fionbio, read, write},
};

use super::{errors::Errors, lines::Lines};
use crate::Limits;

/// How much is read at once.
const PIECE: usize = 16 << 10;

/// The pipes to a bot, and what is on its way through them.
#[derive(Debug)]
pub(super) struct Pipes {
    input: Option<OwnedFd>,
    output: Option<OwnedFd>,
    error: Option<OwnedFd>,
    pending: Vec<u8>,
    written: usize,
    /// The most that may wait to be read, and whether it was more.
    unread_limit: usize,
    is_full: bool,
    /// What came from standard output.
    pub(super) lines: Lines,
    /// What came from standard error.
    pub(super) errors: Errors,
}

impl Pipes {
    /// Takes the pipes of a child just started.
    pub(super) fn of(child: &mut Child, limits: &Limits) -> Result<Pipes, Errno> {
        let pipes = Pipes {
            input: child.stdin.take().map(OwnedFd::from),
            output: child.stdout.take().map(OwnedFd::from),
            error: child.stderr.take().map(OwnedFd::from),
            pending: Vec::new(),
            written: 0,
            unread_limit: limits.unread,
            is_full: false,
            lines: Lines::default(),
            errors: Errors::new(limits.errors),
        };
        for pipe in [&pipes.input, &pipes.output, &pipes.error] {
            ioctl_fionbio(pipe.as_ref().ok_or(Errno::BADF)?, true)?;
        }
        Ok(pipes)
    }

    /// Whether more can come from standard output.
    pub(super) fn is_open(&self) -> bool {
        self.output.is_some()
    }

    pub(super) fn push(&mut self, line: &[u8]) {
        // A bot that no longer reads gets no more, however long the game goes on.
        if self.input.is_none() || self.is_full {
            return;
        }
        if self.written > self.pending.len() / 2 {
            self.pending.drain(..self.written);
            self.written = 0;
        }
        self.pending.extend_from_slice(line);
        self.pending.push(b'\n');
        if self.unread() > self.unread_limit {
            self.flush();
            self.is_full = self.unread() > self.unread_limit;
        }
    }

    fn unread(&self) -> usize {
        self.pending.len() - self.written
    }

    /// The most that may wait, if more did: it has lost lines since, and is to be stopped.
    pub(super) fn too_much_unread(&self) -> Option<usize> {
        self.is_full.then_some(self.unread_limit)
    }

    pub(super) fn flush(&mut self) {
        while let Some(input) = &self.input
            && self.written < self.pending.len()
        {
            match write(input, &self.pending[self.written..]) {
                Ok(count) => self.written += count,
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => return,
                Err(_) => self.input = None,
            }
        }
        self.pending.clear();
        self.written = 0;
    }

    pub(super) fn close_input(&mut self) {
        self.input = None;
        self.pending.clear();
        self.written = 0;
    }

    /// Sleeps until something happens, at most this long, and takes in what came. `process` is
    /// the bot's handle, by which its death is seen.
    pub(super) fn wait(&mut self, process: &OwnedFd, nap: Duration) {
        let mut fds = Vec::with_capacity(4);
        fds.push(PollFd::new(process, PollFlags::IN));
        let place = |fds: &mut Vec<PollFd<'_>>| fds.len() - 1;
        let output = self.output.as_ref().map(|output| {
            fds.push(PollFd::from_borrowed_fd(output.as_fd(), PollFlags::IN));
            place(&mut fds)
        });
        let error = self.error.as_ref().map(|error| {
            fds.push(PollFd::from_borrowed_fd(error.as_fd(), PollFlags::IN));
            place(&mut fds)
        });
        if let Some(input) = &self.input
            && !self.pending.is_empty()
        {
            fds.push(PollFd::from_borrowed_fd(input.as_fd(), PollFlags::OUT));
        }
        let nap = Timespec {
            tv_sec: nap.as_secs().cast_signed(),
            tv_nsec: nap.subsec_nanos().into(),
        };
        // A signal only wakes us early.
        let Ok(1..) = poll(&mut fds, Some(&nap)) else {
            return;
        };
        let happened = |place: Option<usize>| place.is_some_and(|n| !fds[n].revents().is_empty());
        let (died, output, error) = (happened(Some(0)), happened(output), happened(error));
        if error {
            self.read_errors();
        }
        if output {
            self.read_output();
        } else if died {
            // All it ever wrote is in the pipe, and was read: whoever still holds the other end
            // is not the bot.
            self.output = None;
        }
    }

    fn read_output(&mut self) {
        let Some(output) = &self.output else { return };
        let room = self.lines.room();
        room.reserve(PIECE);
        match read(output, spare_capacity(room)) {
            Ok(1..) | Err(Errno::AGAIN | Errno::INTR) => {}
            Ok(0) | Err(_) => self.output = None,
        }
    }

    /// Reads standard error once; false if there was nothing to read.
    fn read_errors(&mut self) -> bool {
        let Some(error) = &self.error else {
            return false;
        };
        let mut piece = [0; PIECE];
        match read(error, &mut piece) {
            Ok(count @ 1..) => {
                self.errors.take_in(&piece[..count], Instant::now());
                true
            }
            Err(Errno::INTR) => true,
            Err(Errno::AGAIN) => false,
            Ok(0) | Err(_) => {
                self.error = None;
                false
            }
        }
    }

    /// Reads what is left in the pipe of standard error, which a living process may refill.
    pub(super) fn drain_errors(&mut self) {
        for _ in 0..64 {
            if !self.read_errors() {
                return;
            }
        }
    }
}
