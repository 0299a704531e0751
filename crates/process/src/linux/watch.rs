//! Measures what a bot uses while it is waited for.

use std::{
    collections::{BTreeMap, BTreeSet},
    os::fd::OwnedFd,
    path::PathBuf,
    process,
    time::{Duration, Instant},
};

use rustix::fs::{Mode, OFlags, fstat, fstatvfs, open, stat};

use super::tree::{Entry, Mark, Nameless, Tree, held, memory, peak_memory, tag_of, written};
use crate::{Fault, Limits};

/// The time between two looks at the bot itself.
const LOOK: Duration = Duration::from_millis(20);

/// The least and the most time between two looks at all processes. In between it takes fifty
/// times as long as the look itself, so that looking costs a fiftieth at most.
const SCAN: (Duration, Duration) = (Duration::from_millis(60), Duration::from_secs(1));

/// So many processes can be looked at each time, not only when all are.
const FEW: usize = 8;

/// What a bot was seen to use.
#[derive(Debug)]
pub(crate) struct Watch {
    pub(crate) memory: Option<u64>,
    processes: Option<u32>,
    pub(crate) disk: Option<u64>,
    sandboxed: bool,
    /// The first process in the sandbox, which does not count. Nor does the one outside, which is
    /// called the bot here.
    inside: Option<u32>,
    /// Where it may write, seen from here, and in the sandbox as soon as that is there.
    directory: PathBuf,
    folder: Option<OwnedFd>,
    next_look: Instant,
    next_scan: Instant,
    /// What its other processes used when last looked at.
    others: u64,
    /// What the kernel held for all of them then.
    held: u64,
    /// The most memory seen, in bytes; 0 if nobody looked.
    pub(crate) peak: u64,
    /// A peak told at the end means nothing up to here.
    floor: u64,
    /// Every process found to be its own, but for the bot itself.
    pub(crate) seen: BTreeSet<Mark>,
}

impl Watch {
    pub(crate) fn new(limits: &Limits, sandboxed: bool, directory: PathBuf, now: Instant) -> Watch {
        Watch {
            memory: limits.memory,
            processes: limits.processes,
            disk: limits.disk,
            sandboxed,
            inside: None,
            directory,
            folder: None,
            next_look: now + LOOK,
            next_scan: now + LOOK,
            others: 0,
            held: 0,
            peak: 0,
            // Until it becomes another program, a child has the memory of its parent.
            floor: peak_memory(process::id()),
            seen: BTreeSet::new(),
        }
    }

    /// When to look next, if there is anything to look at.
    pub(crate) fn due(&self) -> Option<Instant> {
        if self.memory.is_some() || (self.sandboxed && self.disk.is_some()) {
            return Some(self.next_look.min(self.next_scan));
        }
        let now_and_then = self.processes.is_some() || self.disk.is_some();
        now_and_then.then_some(self.next_scan)
    }

    /// Looks, if it is time to.
    pub(crate) fn look(&mut self, bot: u32, tag: &str, now: Instant) -> Result<(), Fault> {
        if self.due().is_none_or(|due| now < due) {
            return Ok(());
        }
        self.scan_if_due(bot, tag, now)?;
        self.next_look = now + LOOK;
        if self.sandboxed {
            self.see_disk(bot)?;
        }
        if let Some(limit) = self.memory {
            if self.seen.len() <= FEW {
                let theirs = self.seen.iter().map(|&(pid, _)| pid);
                let theirs = theirs.filter(|&pid| Some(pid) != self.inside);
                self.others = theirs.map(memory).sum();
            }
            let own = if self.sandboxed { 0 } else { memory(bot) };
            let used = own + self.others + self.held;
            self.peak = self.peak.max(used);
            if used > limit {
                return Err(Fault::OutOfMemory { limit });
            }
        }
        Ok(())
    }

    /// Finds its processes, if it is time to.
    pub(crate) fn scan_if_due(&mut self, bot: u32, tag: &str, now: Instant) -> Result<(), Fault> {
        if now < self.next_scan {
            return Ok(());
        }
        let found = self.scan(bot, tag);
        let end = Instant::now();
        self.next_scan = end + ((end - now) * 50).clamp(SCAN.0, SCAN.1);
        found
    }

    /// Looks whether it wrote too much.
    fn see_disk(&mut self, bot: u32) -> Result<(), Fault> {
        let Some(limit) = self.disk else {
            return Ok(());
        };
        let used = if self.sandboxed {
            self.written_inside(bot)
        } else {
            written(&self.directory)
        };
        if used > limit {
            return Err(Fault::OutOfDisk { limit });
        }
        Ok(())
    }

    /// What lies in the file system over its directory, if that is there.
    fn written_inside(&mut self, bot: u32) -> u64 {
        if self.folder.is_none() {
            let flags = OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC;
            let theirs = [Some(bot), self.inside].into_iter().flatten();
            let outside = stat(&self.directory).map_or(0, |found| found.st_dev);
            self.folder = theirs
                .filter_map(|pid| open(format!("/proc/{pid}/cwd"), flags, Mode::empty()).ok())
                .find(|folder| fstat(folder).is_ok_and(|found| found.st_dev != outside));
        }
        let found = self
            .folder
            .as_ref()
            .and_then(|folder| fstatvfs(folder).ok());
        found.map_or(0, |found| (found.f_blocks - found.f_bfree) * found.f_frsize)
    }

    /// Finds its processes.
    pub(crate) fn scan(&mut self, bot: u32, tag: &str) -> Result<(), Fault> {
        let myself = process::id();
        let family = Tree::scan().family(myself, |entry| {
            entry.pid == bot
                || entry.session == bot
                || self.seen.contains(&entry.mark())
                || (entry.parent == myself && tag_of(entry.pid).as_deref() == Some(tag))
        });
        if self.sandboxed {
            // Orphans in there are its children, not those of the one outside.
            let first = family.iter().find(|entry| entry.parent == bot);
            self.inside = first.map(|entry| entry.pid);
        }
        let guards = [self.sandboxed.then_some(bot), self.inside];
        let alive = || {
            let all = family.iter().filter(|entry| !entry.dead);
            all.filter(|entry| !guards.contains(&Some(entry.pid)))
        };
        self.seen = family
            .iter()
            .filter(|entry| entry.pid != bot)
            .map(Entry::mark)
            .collect();
        if let Some(limit) = self.processes
            && alive().count() > limit as usize
        {
            return Err(Fault::TooManyProcesses { limit });
        }
        if self.memory.is_some() {
            let others = alive().filter(|entry| entry.pid != bot);
            self.others = others.map(|entry| memory(entry.pid)).sum();
            // In the sandbox files without a name are counted with all others.
            let mut nameless = (!self.sandboxed).then(Nameless::new);
            let held: u64 = alive()
                .map(|entry| held(entry.pid, nameless.as_mut()))
                .sum();
            self.held = held + nameless.iter().flat_map(BTreeMap::values).sum::<u64>();
        }
        if !self.sandboxed {
            self.see_disk(bot)?;
        }
        Ok(())
    }

    /// Takes in the most memory that the bot used at once, told while it lives.
    pub(crate) fn note_peak(&mut self, bytes: u64) {
        self.peak = self.peak.max(bytes);
    }

    /// Takes in the same, told after its death.
    pub(crate) fn note_last_peak(&mut self, bytes: u64) {
        if bytes > self.floor {
            self.note_peak(bytes);
        }
    }

    /// Whether the bot ever came close to its limit of memory.
    pub(crate) fn was_close(&self) -> bool {
        self.memory.is_some_and(|limit| self.peak > limit / 10 * 8)
    }

    /// Every process found to be its own, but for the bot itself and those of the sandbox.
    pub(crate) fn all_but_guards(&self) -> BTreeSet<Mark> {
        let all = self.seen.iter().copied();
        all.filter(|&(pid, _)| Some(pid) != self.inside).collect()
    }

    /// The limit of what it may write, if it is reached.
    pub(crate) fn reached_disk(&mut self, bot: u32) -> Option<u64> {
        match self.see_disk(bot) {
            Err(Fault::OutOfDisk { limit }) => Some(limit),
            _ => None,
        }
    }
}
