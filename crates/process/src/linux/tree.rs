//! Who is whose child, as `/proc` tells.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    os::fd::OwnedFd,
    str,
};

use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};

use super::settings::TAG;

/// A process as `/proc/<pid>/stat` tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) pid: u32,
    pub(crate) parent: u32,
    pub(crate) session: u32,
    /// In clock ticks since the machine started: tells it from a later one of the same number.
    pub(crate) started: u64,
    pub(crate) dead: bool,
}

impl Entry {
    pub(crate) fn read(pid: u32) -> Option<Entry> {
        let stat = fs::read(format!("/proc/{pid}/stat")).ok()?;
        // The name, in brackets, may hold anything, brackets too.
        let after = stat.iter().rposition(|&byte| byte == b')')? + 2;
        let mut fields = str::from_utf8(&stat[after..]).ok()?.split(' ');
        let dead = matches!(fields.next()?, "Z" | "X");
        let parent = fields.next()?.parse().ok()?;
        let session = fields.nth(1)?.parse().ok()?;
        let started = fields.nth(15)?.parse().ok()?;
        Some(Entry {
            pid,
            parent,
            session,
            started,
            dead,
        })
    }

    pub(crate) fn mark(&self) -> Mark {
        (self.pid, self.started)
    }
}

/// What tells one process from all others that ever had its number.
pub(crate) type Mark = (u32, u64);

/// Everything that runs now.
#[derive(Debug)]
pub(crate) struct Tree(BTreeMap<u32, Entry>);

impl Tree {
    pub(crate) fn scan() -> Tree {
        let mut entries = BTreeMap::new();
        for file in fs::read_dir("/proc").into_iter().flatten().flatten() {
            let pid = file.file_name().to_str().and_then(|name| name.parse().ok());
            if let Some(entry) = pid.and_then(Entry::read) {
                entries.insert(entry.pid, entry);
            }
        }
        Tree(entries)
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.0.values()
    }

    /// All of whom this holds, and their children, and so on. Only descendants of `root` are
    /// looked at.
    pub(crate) fn family(&self, root: u32, is_member: impl Fn(&Entry) -> bool) -> Vec<Entry> {
        let mut children: BTreeMap<u32, Vec<&Entry>> = BTreeMap::new();
        for entry in self.entries() {
            children.entry(entry.parent).or_default().push(entry);
        }
        let mut family = Vec::new();
        let mut visited = BTreeSet::from([root]);
        let mut to_do = vec![(root, false)];
        while let Some((pid, inherited)) = to_do.pop() {
            for &child in children.get(&pid).into_iter().flatten() {
                if visited.insert(child.pid) {
                    let member = inherited || is_member(child);
                    if member {
                        family.push(*child);
                    }
                    to_do.push((child.pid, member));
                }
            }
        }
        family
    }
}

/// The tag that the process was started with in its environment, if it can be told.
pub(crate) fn tag_of(pid: u32) -> Option<String> {
    let environment = fs::read(format!("/proc/{pid}/environ")).ok()?;
    environment
        .split(|&byte| byte == 0)
        .find_map(|variable| variable.strip_prefix(TAG.as_bytes())?.strip_prefix(b"="))
        .map(|tag| String::from_utf8_lossy(tag).into_owned())
}

/// Kills that process, and never a later one of the same number.
pub(crate) fn kill(entry: &Entry) {
    let Some(handle) = handle(entry.pid) else {
        return;
    };
    // The handle is fixed to one process; now see that it is the one meant.
    if Entry::read(entry.pid).is_some_and(|now| now.started == entry.started) {
        // It can only fail for a process that just ended, or that is not ours to kill.
        let _ = pidfd_send_signal(&handle, Signal::KILL);
    }
}

pub(crate) fn handle(pid: u32) -> Option<OwnedFd> {
    pidfd_open(Pid::from_raw(pid.cast_signed())?, PidfdFlags::empty()).ok()
}

/// The memory a process uses for itself, in bytes: what it wrote to, and what it shares by
/// shared memory, but not the program files mapped into it.
pub(crate) fn memory(pid: u32) -> u64 {
    field(pid, &["RssAnon:", "RssShmem:"])
}

/// The most memory the process ever had at once, program files included.
pub(crate) fn peak_memory(pid: u32) -> u64 {
    field(pid, &["VmHWM:"])
}

fn field(pid: u32, names: &[&str]) -> u64 {
    let Ok(status) = fs::read_to_string(format!("/proc/{pid}/status")) else {
        return 0;
    };
    let kilobytes = status.lines().filter_map(|line| {
        let value = names.iter().find_map(|name| line.strip_prefix(name))?;
        value.split_whitespace().next()?.parse::<u64>().ok()
    });
    kilobytes.sum::<u64>() << 10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_has_children_of_members_and_nobody_above() {
        let entry = |pid, parent, session| Entry {
            pid,
            parent,
            session,
            started: 0,
            dead: false,
        };
        let tree = Tree(
            [
                entry(1, 0, 1),
                entry(10, 1, 10),
                entry(20, 10, 20),
                entry(21, 20, 21),
                entry(30, 10, 30),
                entry(40, 1, 20),
            ]
            .map(|entry| (entry.pid, entry))
            .into(),
        );
        let mut pids: Vec<u32> = tree
            .family(10, |entry| entry.session == 20)
            .iter()
            .map(|entry| entry.pid)
            .collect();
        pids.sort_unstable();
        assert_eq!(pids, [20, 21]);
    }

    #[test]
    fn this_process_is_seen() {
        let me = Entry::read(std::process::id()).expect("this process runs");
        assert!(!me.dead && me.started > 0);
        assert!(memory(me.pid) > 0);
        assert!(peak_memory(me.pid) >= memory(me.pid));
    }
}
