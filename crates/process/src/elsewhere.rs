//! Systems on which this crate cannot run bots.

use std::{ffi::OsString, path::Path, process::ExitCode, time::Instant};

use crate::{CannotStart, Fault, Kept, Launch, Limits, Missing, Said, Stopped, Unavailable};

/// A running bot; there are none on this system.
#[derive(Debug)]
pub enum Process {}

#[expect(clippy::missing_errors_doc, missing_docs)]
impl Process {
    pub fn start(_: &Launch) -> Result<Process, CannotStart> {
        Err(CannotStart::Unsupported)
    }
    pub fn push(&mut self, _: &str) {
        match *self {}
    }
    pub fn flush(&mut self) {
        match *self {}
    }
    pub fn close_input(&mut self) {
        match *self {}
    }
    pub fn next_line(&mut self, _: Option<Instant>) -> Result<&[u8], Fault> {
        match *self {}
    }
    pub fn has_line(&mut self) -> bool {
        match *self {}
    }
    pub fn ended(&mut self) -> Option<Fault> {
        match *self {}
    }
    pub fn freeze(&mut self) {
        match *self {}
    }
    pub fn take_errors(&mut self) -> Vec<Said> {
        match *self {}
    }
    pub fn errors(&self) -> Kept {
        match *self {}
    }
    pub fn id(&self) -> u32 {
        match *self {}
    }
    pub fn tag(&self) -> &str {
        match *self {}
    }
    pub fn stop(self) -> Stopped {
        match self {}
    }
}

/// Does nothing: there are no bots to stop.
pub fn stop_all(processes: impl IntoIterator<Item = Process>) -> Vec<Stopped> {
    processes.into_iter().map(Process::stop).collect()
}

/// Does nothing: the system places threads as it likes.
pub fn stay_on_core(_: usize) {}

/// Never becomes a bot.
pub fn trampoline(_: &[OsString]) -> Option<ExitCode> {
    None
}

pub(crate) fn sandbox_available(_: &Limits, _: Option<&Path>) -> Result<(), Unavailable> {
    Err(Unavailable {
        missing: Missing::Linux,
        reason: String::new(),
    })
}
