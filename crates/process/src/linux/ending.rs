//! The end of a bot and of everything it started.

use std::{
    collections::BTreeSet,
    fs, io,
    os::fd::AsFd,
    path::Path,
    process,
    sync::{Mutex, MutexGuard, OnceLock, PoisonError},
    thread,
    time::{Duration, Instant},
};

use rustix::{
    io::Errno,
    process::{WaitId, WaitIdOptions, set_child_subreaper, waitid},
};

use super::tree::{Entry, Mark, Tree, handle, kill, tag_of};

/// Makes this process the one that inherits the orphans of its bots: a process whose parent died
/// becomes our child, not one of the machine's first process, and can be found and killed.
///
/// [`Process::start`](crate::Process::start) does this by itself. Children that this program
/// starts by other means are left alone, unless they leave its session.
///
/// # Errors
/// If the kernel refuses, which none does that knows of it (Linux 3.4).
pub fn become_guardian() -> io::Result<()> {
    static DONE: OnceLock<Result<(), Errno>> = OnceLock::new();
    let myself = rustix::process::getpid();
    DONE.get_or_init(|| set_child_subreaper(Some(myself)))
        .map_err(io::Error::from)
}

/// The bots that run now, by the numbers of their processes.
pub(crate) type Running = BTreeSet<u32>;

/// Who runs. Held while a bot is started, so that it is never met before it is entered.
pub(crate) fn running() -> MutexGuard<'static, Running> {
    static RUNNING: Mutex<Running> = Mutex::new(BTreeSet::new());
    // The set is whole at any time, so that a panic elsewhere spoils nothing.
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How long killed processes may take to be gone. Only one that the kernel itself holds, such
/// as in a read from a dead disk, can take as long.
const PATIENCE: Duration = Duration::from_secs(10);

/// A bot that was reaped, and how those it left behind can be told from others.
#[derive(Debug)]
pub(crate) struct Gone<'a> {
    /// Its number, which was also that of its session.
    pub(crate) id: u32,
    /// What it had in its environment.
    pub(crate) tag: &'a str,
    /// Where it ran.
    pub(crate) directory: &'a Path,
}

impl Gone<'_> {
    /// Whether an orphan comes from this bot; none if it hides that well.
    fn owns(&self, orphan: &Entry) -> Option<bool> {
        let place = || fs::read_link(format!("/proc/{}/cwd", orphan.pid)).ok();
        match tag_of(orphan.pid) {
            Some(tag) => Some(tag == self.tag),
            None if place().is_some_and(|place| place == self.directory) => Some(true),
            None => None,
        }
    }
}

/// Kills and reaps whatever is left of these bots; `seen` are processes that were found among
/// theirs earlier.
pub(crate) fn clear(bots: &[Gone<'_>], seen: &mut BTreeSet<Mark>) {
    if !has_children() {
        return;
    }
    let myself = process::id();
    let Some(my_session) = Entry::read(myself).map(|entry| entry.session) else {
        return;
    };
    let end = Instant::now() + PATIENCE;
    loop {
        let left = {
            let running = running();
            let left = left_of(bots, seen, &running, myself, my_session);
            left.iter().for_each(kill);
            left
        };
        if left.is_empty() || Instant::now() > end {
            return;
        }
        for entry in &left {
            seen.insert(entry.mark());
            reap(entry, myself);
        }
        if !has_children() {
            return;
        }
        thread::sleep(Duration::from_micros(200));
    }
}

fn left_of(
    bots: &[Gone<'_>],
    seen: &BTreeSet<Mark>,
    running: &Running,
    myself: u32,
    my_session: u32,
) -> Vec<Entry> {
    Tree::scan().family(myself, |entry| {
        if seen.contains(&entry.mark()) || bots.iter().any(|bot| entry.session == bot.id) {
            return true;
        }
        // Whoever left the session of its bot is our child now, as an orphan.
        if entry.parent != myself || entry.session == my_session || running.contains(&entry.pid) {
            return false;
        }
        let owned: Vec<Option<bool>> = bots.iter().map(|bot| bot.owns(entry)).collect();
        if owned.contains(&Some(true)) {
            return true;
        }
        // Whoever hides where it is from can only be of these, if no other bot runs.
        owned.contains(&None)
            && (running.is_empty() || (entry.dead && !running.contains(&entry.session)))
    })
}

/// Takes leave of a dead child of ours.
fn reap(entry: &Entry, myself: u32) {
    let Some(now) = Entry::read(entry.pid) else {
        return;
    };
    if now.parent != myself || now.started != entry.started {
        return;
    }
    if let Some(handle) = handle(entry.pid) {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG;
        // Not dead yet: it will be met again.
        let _ = waitid(WaitId::PidFd(handle.as_fd()), options);
    }
}

/// Whether this process has any child, dead or alive.
fn has_children() -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::All, options), Err(Errno::CHILD))
}
