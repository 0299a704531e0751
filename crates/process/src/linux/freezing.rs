//! Bots that are not to move are frozen.
//!
//! A bot is frozen by the signal that nobody can ignore. It ends with its starter even then; what it
//! started outside a sandbox does not, and would stay frozen for ever. So whoever freezes such a
//! process first tells a *warden*: the same program once more, which waits for the end of its
//! input and so of the starter, and then kills what it was told of.

use std::{
    collections::BTreeSet,
    ffi::{OsStr, OsString},
    io::{self, Write},
    os::unix::process::CommandExt,
    process::{Child, Command, ExitCode, Stdio},
    sync::{Mutex, PoisonError},
};

use rustix::process::Signal;

use super::{
    settings::COMMAND,
    tree::{Entry, Mark, signal},
};

/// The second word of the warden's command.
const WARDEN: &str = "warden";

/// When the warden looks which of those that it was told of are still there.
const MANY: usize = 1000;

/// Whether these arguments, without the program's own name, make it a warden.
pub(super) fn is_warden(arguments: &[OsString]) -> bool {
    arguments == [COMMAND, WARDEN]
}

/// Waits for the end of the starter, and ends whom it froze.
pub(super) fn be_warden() -> ExitCode {
    let mut told: BTreeSet<Mark> = BTreeSet::new();
    for line in io::stdin().lines().map_while(Result::ok) {
        let Some((pid, started)) = line.split_once(' ') else {
            continue;
        };
        if let (Ok(pid), Ok(started)) = (pid.parse(), started.parse()) {
            told.insert((pid, started));
        }
        if told.len().is_multiple_of(MANY) {
            told.retain(|mark| Entry::read(mark.0).is_some_and(|now| now.mark() == *mark));
        }
    }
    for mark in told {
        signal(mark, Signal::KILL);
    }
    ExitCode::SUCCESS
}

/// Tells the warden, which is started if there is none yet; false if it cannot be told.
pub(super) fn entrust(program: &OsStr, marks: &[Mark]) -> bool {
    static WARDENS: Mutex<Option<Child>> = Mutex::new(None);
    // A child or none at any time, so that a panic elsewhere spoils nothing.
    let mut warden = WARDENS.lock().unwrap_or_else(PoisonError::into_inner);
    if warden.is_none() {
        // In a group of its own Ctrl-C does not reach it.
        let mut command = Command::new(program);
        command
            .args([COMMAND, WARDEN])
            .current_dir("/")
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        *warden = command.spawn().ok();
    }
    let Some(input) = warden.as_mut().and_then(|warden| warden.stdin.as_mut()) else {
        return false;
    };
    let mut tell = |(pid, started): &Mark| writeln!(input, "{pid} {started}");
    marks.iter().all(|mark| tell(mark).is_ok())
}
