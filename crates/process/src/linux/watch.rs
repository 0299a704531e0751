//! Looks at what a bot uses while somebody waits for it.

use std::{
    collections::BTreeSet,
    process,
    time::{Duration, Instant},
};

use super::tree::{Entry, Mark, Tree, memory, peak_memory, tag_of};
use crate::{Fault, Limits};

/// The time between two looks at the bot itself.
const LOOK: Duration = Duration::from_millis(20);

/// The least and the most time between two looks at all processes. In between it takes fifty
/// times as long as the look itself, so that looking costs a fiftieth at most.
const SCAN: (Duration, Duration) = (Duration::from_millis(60), Duration::from_secs(1));

/// So many processes can be looked at each time, not only when all are.
const FEW: usize = 8;

/// What is known of a bot's use of the machine.
#[derive(Debug)]
pub(crate) struct Watch {
    memory: Option<u64>,
    processes: Option<u32>,
    /// Processes of the sandbox itself, which do not count.
    guards: usize,
    next_look: Instant,
    next_scan: Instant,
    /// What its other processes used when last looked at.
    others: u64,
    peak: u64,
    /// A peak told at the end means nothing up to here.
    floor: u64,
    /// Every process found to be its own, but for the bot itself.
    pub(crate) seen: BTreeSet<Mark>,
}

impl Watch {
    pub(crate) fn new(limits: &Limits, sandboxed: bool, now: Instant) -> Watch {
        Watch {
            memory: limits.memory,
            processes: limits.processes,
            guards: if sandboxed { 2 } else { 0 },
            next_look: now + LOOK,
            next_scan: now + LOOK,
            others: 0,
            peak: 0,
            // Until it becomes another program, a child has the memory of its parent.
            floor: peak_memory(process::id()),
            seen: BTreeSet::new(),
        }
    }

    /// When to look next, if there is anything to look at.
    pub(crate) fn due(&self) -> Option<Instant> {
        match (self.memory, self.processes) {
            (None, None) => None,
            (None, Some(_)) => Some(self.next_scan),
            (Some(_), _) => Some(self.next_look.min(self.next_scan)),
        }
    }

    /// Looks, if it is time to.
    ///
    /// # Errors
    /// The limit that is passed.
    pub(crate) fn look(&mut self, bot: u32, tag: &str, now: Instant) -> Result<(), Fault> {
        if self.due().is_none_or(|due| now < due) {
            return Ok(());
        }
        if now >= self.next_scan {
            self.scan(bot, tag)?;
            let end = Instant::now();
            self.next_scan = end + ((end - now) * 50).clamp(SCAN.0, SCAN.1);
        }
        if let Some(limit) = self.memory {
            // In a sandbox the bot itself is one of these.
            if self.seen.len() <= FEW {
                self.others = self.seen.iter().map(|&(pid, _)| memory(pid)).sum();
            }
            let used = memory(bot) + self.others;
            self.peak = self.peak.max(used);
            self.next_look = now + LOOK;
            if used > limit {
                return Err(Fault::OutOfMemory { limit });
            }
        }
        Ok(())
    }

    fn scan(&mut self, bot: u32, tag: &str) -> Result<(), Fault> {
        let myself = process::id();
        let family = Tree::scan().family(myself, |entry| {
            entry.pid == bot
                || entry.session == bot
                || self.seen.contains(&entry.mark())
                || (entry.parent == myself && tag_of(entry.pid).as_deref() == Some(tag))
        });
        let alive = || family.iter().filter(|entry| !entry.dead);
        self.seen = family
            .iter()
            .filter(|entry| entry.pid != bot)
            .map(Entry::mark)
            .collect();
        if let Some(limit) = self.processes
            && alive().count() > limit as usize + self.guards
        {
            return Err(Fault::TooManyProcesses { limit });
        }
        if self.memory.is_some() {
            let others = alive().filter(|entry| entry.pid != bot);
            self.others = others.map(|entry| memory(entry.pid)).sum();
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

    /// The limit of memory.
    pub(crate) fn memory_limit(&self) -> Option<u64> {
        self.memory
    }

    /// The most memory seen, in bytes; none if nobody looked.
    pub(crate) fn peak(&self) -> Option<u64> {
        Some(self.peak).filter(|&peak| peak > 0)
    }
}
