//! The process tree, read from `/proc`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    os::{fd::OwnedFd, unix::fs::MetadataExt},
    path::Path,
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
        let ended = matches!(fields.next()?, "Z" | "X");
        let parent = fields.next()?.parse().ok()?;
        let session = fields.nth(1)?.parse().ok()?;
        let threads: u32 = fields.nth(13)?.parse().ok()?;
        let started = fields.nth(1)?.parse().ok()?;
        // When the first of several threads ends, the others go on.
        let dead = ended && threads <= 1;
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

/// Identifies a process among all that ever had its number.
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

/// Sends a signal to that process, and never to a later one of the same number.
pub(crate) fn signal(mark: Mark, signal: Signal) {
    if let Some(handle) = handle_of(mark) {
        // It can only fail for a process that just ended, or that is not ours to kill.
        let _ = pidfd_send_signal(&handle, signal);
    }
}

/// The handle of that process, and never of a later one of the same number.
pub(crate) fn handle_of(mark: Mark) -> Option<OwnedFd> {
    let handle = handle(mark.0)?;
    // The handle is fixed to one process; now see that it is the one meant.
    let now = Entry::read(mark.0)?;
    (now.mark() == mark).then_some(handle)
}

pub(crate) fn handle(pid: u32) -> Option<OwnedFd> {
    pidfd_open(Pid::from_raw(pid.cast_signed())?, PidfdFlags::empty()).ok()
}

/// The memory a process uses for itself, in bytes: what it wrote to, be it in large pages or
/// swapped out, what it shares by shared memory, and the tables for all that, but not the program
/// files mapped into it.
pub(crate) fn memory(pid: u32) -> u64 {
    field(
        pid,
        &[
            "RssAnon:",
            "RssShmem:",
            "VmSwap:",
            "VmPTE:",
            "HugetlbPages:",
        ],
    )
}

/// What each end of a pipe can hold, and each socket, in bytes.
const PIPE: u64 = 32 << 10;
const SOCKET: u64 = 416 << 10;

/// Files without a name (memfd), by device and number, with their bytes.
pub(crate) type Nameless = BTreeMap<(u64, u64), u64>;

/// The memory that the kernel may hold for what a process has open, in bytes. Files without a
/// name go into the list, where there is one: several processes may have the same.
pub(crate) fn held(pid: u32, mut nameless: Option<&mut Nameless>) -> u64 {
    let mut held = 0;
    let files = fs::read_dir(format!("/proc/{pid}/fd"));
    for file in files.into_iter().flatten().flatten() {
        let Ok(target) = fs::read_link(file.path()) else {
            continue;
        };
        let target = target.as_os_str().as_encoded_bytes();
        if target.starts_with(b"pipe:") {
            held += PIPE;
        } else if target.starts_with(b"socket:") {
            held += SOCKET;
        } else if target.starts_with(b"/memfd:")
            && let Some(nameless) = &mut nameless
            && let Ok(found) = fs::metadata(file.path())
        {
            nameless.insert((found.dev(), found.ino()), found.blocks() * 512);
        }
    }
    held
}

/// The bytes of all files in a directory and below.
pub(crate) fn written(directory: &Path) -> u64 {
    let mut written = 0;
    let mut to_do = vec![directory.to_owned()];
    while let Some(directory) = to_do.pop() {
        for file in fs::read_dir(directory).into_iter().flatten().flatten() {
            // Of a link this is the link's own.
            let Ok(found) = file.metadata() else {
                continue;
            };
            written += found.blocks() * 512;
            if found.is_dir() {
                to_do.push(file.path());
            }
        }
    }
    written
}

/// The most memory the process ever had at once, program files included.
pub(crate) fn peak_memory(pid: u32) -> u64 {
    field(pid, &["VmHWM:"])
}

fn field(pid: u32, names: &[&str]) -> u64 {
    let read = |status: &Path| {
        let status = fs::read_to_string(status).ok()?;
        let kilobytes = status.lines().filter_map(|line| {
            let value = names.iter().find_map(|name| line.strip_prefix(name))?;
            value.split_whitespace().next()?.parse::<u64>().ok()
        });
        kilobytes.reduce(|sum, more| sum + more)
    };
    let whole = Path::new("/proc").join(pid.to_string());
    let kilobytes = read(&whole.join("status")).or_else(|| {
        // The first thread has ended and knows nothing any more; others may still run.
        let threads = fs::read_dir(whole.join("task")).ok()?;
        let mut threads = threads.flatten();
        threads.find_map(|thread| read(&thread.path().join("status")))
    });
    kilobytes.unwrap_or_default() << 10
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
