//! The end of a bot and of everything it started.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    os::fd::AsFd,
    process,
    sync::{Mutex, MutexGuard, OnceLock, PoisonError},
    thread,
    time::{Duration, Instant},
};

use rustix::{
    io::Errno,
    process::{Signal, WaitId, WaitIdOptions, set_child_subreaper, waitid},
};

use super::tree::{Entry, Mark, Tree, handle, signal, tag_of};

/// Makes this process the one that inherits the orphans of its bots: a process whose parent died
/// becomes our child, not one of the machine's first process, and can be found and killed. Children
/// that this program starts by other means are left alone, unless they leave its session.
pub(super) fn become_guardian() -> io::Result<()> {
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

/// Kills and reaps whatever is left of these bots, which were reaped themselves: tags by the
/// numbers of their sessions. `seen` are processes that were found among theirs earlier. Orphans
/// that hide whose they are go the same way, whosever they are.
pub(crate) fn clear(bots: &BTreeMap<u32, &str>, seen: &mut BTreeSet<Mark>) {
    if !has_children() {
        return;
    }
    let myself = process::id();
    let Some(my_session) = Entry::read(myself).map(|entry| entry.session) else {
        return;
    };
    let end = Instant::now() + PATIENCE;
    let mut suspects = BTreeSet::new();
    loop {
        let (left, hiding) = {
            let running = running();
            let tree = Tree::scan();
            let (theirs, hiding) = strays(&tree, bots, &running, (myself, my_session));
            let left = tree.family(myself, |entry| {
                let mark = entry.mark();
                seen.contains(&mark)
                    || theirs.contains(&mark)
                    || (hiding.contains(&mark) && (running.is_empty() || suspects.contains(&mark)))
                    || bots.contains_key(&entry.session)
            });
            for entry in &left {
                signal(entry.mark(), Signal::KILL);
            }
            (left, hiding)
        };
        if (left.is_empty() && hiding.is_empty()) || Instant::now() > end {
            return;
        }
        for entry in &left {
            seen.insert(entry.mark());
            reap(entry, myself);
        }
        if !has_children() {
            return;
        }
        // A process has no environment while it becomes another program, so that one that may
        // be a running bot's is looked at twice.
        suspects = hiding;
        thread::sleep(Duration::from_micros(200));
    }
}

/// Orphans that left the session of their bot: those of these bots, and those that hide whose
/// they are. Both are our children, for want of a parent.
fn strays(
    tree: &Tree,
    bots: &BTreeMap<u32, &str>,
    running: &Running,
    (myself, my_session): (u32, u32),
) -> (BTreeSet<Mark>, BTreeSet<Mark>) {
    let (mut theirs, mut hiding) = (BTreeSet::new(), BTreeSet::new());
    for entry in tree.entries() {
        let is_known = running.contains(&entry.pid) || running.contains(&entry.session);
        if entry.parent != myself || entry.session == my_session || is_known {
            continue;
        }
        match tag_of(entry.pid) {
            Some(tag) if bots.values().any(|known| *known == tag) => theirs.insert(entry.mark()),
            Some(_) => false,
            None => hiding.insert(entry.mark()),
        };
    }
    (theirs, hiding)
}

/// Reaps a dead child.
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
