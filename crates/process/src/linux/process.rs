//! One bot: lines to it, lines from it, and its end.

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsString,
    fs, mem,
    os::fd::{AsFd, OwnedFd},
    path::{self, PathBuf},
    process::{self, Child, Command, Stdio},
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant, SystemTime},
};

use rustix::{
    io::Errno,
    process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, pidfd_send_signal, waitid},
};

use wait4::Wait4;

use super::{
    ending::{become_guardian, clear, running},
    freezing::entrust,
    pipes::Pipes,
    sandbox::exit_of_bot,
    settings::{COMMAND, FAILED, Settings, Stage, TAG, other_reason, read_failure},
    tree::{Mark, handle, handle_of, peak_memory},
    watch::Watch,
};
use crate::{CannotStart, Exit, Fault, Interrupt, Kept, Launch, Said, Sandbox, Stopped};

/// The longest sleep, so that an interrupt is seen soon.
const NAP: Duration = Duration::from_millis(50);

/// How long a bot whose output ended may take to be dead. It is usually exiting, which may take
/// its time on a busy machine.
const GRACE: Duration = Duration::from_secs(2);

/// What a bot says that dies for want of memory, in the languages bots are written in.
const OUT_OF_MEMORY: [&str; 8] = [
    "out of memory",
    "outofmemory",
    "memoryerror",
    "bad_alloc",
    "cannot allocate memory",
    "memory allocation of",
    "memory allocation failed",
    "memory exhausted",
];

/// What a bot says that dies for want of room for its files.
const OUT_OF_DISK: [&str; 2] = ["no space left on device", "enospc"];

/// One bot that runs. Dropping it kills it and all it started.
#[derive(Debug)]
pub struct Process {
    id: u32,
    /// None once it is reaped.
    child: Option<Child>,
    handle: OwnedFd,
    tag: String,
    sandboxed: bool,
    pipes: Pipes,
    line_limit: usize,
    watch: Watch,
    trampoline: OsString,
    /// Its other processes, as far as they are known, to freeze them with it.
    others: BTreeMap<Mark, OwnedFd>,
    is_frozen: bool,
    interrupt: Interrupt,
    exit: Option<Exit>,
    /// Whether everything it started is gone, too.
    cleared: bool,
}

impl Process {
    /// Starts a bot and does not wait for it. If its program cannot be run, the first
    /// [`Process::next_line`] says so.
    pub fn start(launch: &Launch) -> Result<Process, CannotStart> {
        let Some(program) = launch.command.first() else {
            return Err(CannotStart::NoCommand);
        };
        let other = |error| other_reason(program, &error);
        let directory = launch.directory.canonicalize().ok();
        let Some(directory) = directory.filter(|directory| directory.is_dir()) else {
            let path = launch.directory.to_string_lossy().into_owned();
            return Err(CannotStart::NoDirectory(path));
        };
        become_guardian().map_err(other)?;
        let mut limits = launch.limits.clone();
        if launch.sandbox.is_some() {
            limits.disk = limits.disk.or(Some(Sandbox::USUAL_DISK));
        }
        let tag = new_tag();
        let settings = Settings {
            stage: Stage::First,
            parent: process::id(),
            memory: limits.memory,
            processes: limits.processes,
            disk: limits.disk.unwrap_or(Sandbox::USUAL_DISK),
            sandbox: launch.sandbox.as_ref().map(|sandbox| {
                let absolute = |path: &PathBuf| path::absolute(path).unwrap_or(path.clone());
                let readable = sandbox.readable.iter().map(absolute);
                readable.map(PathBuf::into_os_string).collect()
            }),
            command: launch.command.clone(),
        };
        // The file may have been replaced since we were started; this name holds the old one.
        let trampoline = launch.trampoline.as_deref();
        let trampoline = trampoline.unwrap_or("/proc/self/exe".as_ref());
        let mut command = Command::new(trampoline);
        command
            .args(settings.arguments())
            .env(TAG, &tag)
            .current_dir(&directory)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut running = running();
        let mut child = command.spawn().map_err(other)?;
        let open = |child: &mut Child| {
            let handle = handle(child.id()).ok_or(Errno::MFILE)?;
            Ok((handle, Pipes::of(child, &limits)?))
        };
        let (handle, pipes) = open(&mut child).map_err(|error: Errno| {
            // Whatever became of it, it is not spoken to.
            let _ = child.kill();
            let _ = child.wait();
            other(error.into())
        })?;
        running.insert(child.id());
        Ok(Process {
            id: child.id(),
            child: Some(child),
            handle,
            tag,
            sandboxed: launch.sandbox.is_some(),
            pipes,
            line_limit: limits.line,
            watch: Watch::new(&limits, launch.sandbox.is_some(), directory, Instant::now()),
            trampoline: trampoline.into(),
            others: BTreeMap::new(),
            is_frozen: false,
            interrupt: launch.interrupt.clone(),
            exit: None,
            cleared: false,
        })
    }

    /// Queues a line, to which an end is added. Nothing is written yet.
    pub fn push(&mut self, line: &str) {
        self.pipes.push(line.as_bytes());
    }

    /// Writes what fits of the queued lines, without ever blocking. That nobody reads any more
    /// is no error here: it shows in [`Process::next_line`].
    pub fn flush(&mut self) {
        self.pipes.flush();
    }

    /// Keeps the bot and whatever it started from running until somebody waits for its next line
    /// or closes its input: for bots that are not to move, and take nothing from those that are.
    /// What it is told meanwhile waits for it.
    pub fn freeze(&mut self) {
        // One that just starts has not come as far as to end with its starter.
        if self.is_frozen || self.child.is_none() || (!self.sandboxed && is_trampoline(self.id)) {
            return;
        }
        // A limit that is passed shows again when the bot is waited for. In a sandbox the bot itself
        // is one of those that are found.
        let _ = if self.sandboxed && self.others.is_empty() {
            self.watch.scan(self.id, &self.tag)
        } else {
            self.watch.scan_if_due(self.id, &self.tag, Instant::now())
        };
        self.meet_others();
        self.signal_all(Signal::STOP);
        // A sandbox that is just being built has nobody to freeze yet.
        self.is_frozen = !(self.sandboxed && self.others.is_empty());
    }

    fn thaw(&mut self) {
        if self.is_frozen {
            self.signal_all(Signal::CONT);
            self.is_frozen = false;
        }
    }

    /// Takes the handles of whatever else the bot is found to have started.
    fn meet_others(&mut self) {
        let theirs = self.watch.all_but_guards();
        self.others.retain(|mark, _| theirs.contains(mark));
        let is_new = |mark: &Mark| !self.others.contains_key(mark);
        let new: Vec<Mark> = theirs.into_iter().filter(is_new).collect();
        // In a sandbox all end with the first of them.
        if self.sandboxed || new.is_empty() || entrust(&self.trampoline, &new) {
            let handles = new.into_iter().map(|mark| Some((mark, handle_of(mark)?)));
            self.others.extend(handles.flatten());
        }
    }

    fn signal_all(&self, number: Signal) {
        let own = (!self.sandboxed).then_some(&self.handle);
        for handle in own.into_iter().chain(self.others.values()) {
            // It can only fail for a process that ended.
            let _ = pidfd_send_signal(handle, number);
        }
    }

    /// Writes what fits, and lets the bot read the end of its input after that.
    pub fn close_input(&mut self) {
        self.thaw();
        self.pipes.flush();
        self.pipes.close_input();
    }

    /// Waits for the bot's next line and gives it without its end (`\n` or `\r\n`). Flushes
    /// first. What the bot wrote before it died comes first, too, a last line without an end
    /// included.
    pub fn next_line(&mut self, deadline: Option<Instant>) -> Result<&[u8], Fault> {
        if let Some(limit) = self.pipes.too_much_unread() {
            return Err(Fault::Unread { limit });
        }
        loop {
            if let Some(line) = self.pipes.lines.next() {
                if line.len() > self.line_limit {
                    let start = self.pipes.lines.at(line)[..self.line_limit.min(80)].to_vec();
                    return Err(self.too_long(start));
                }
                return Ok(self.pipes.lines.at(line));
            }
            // One more for a `\r`.
            if self.pipes.lines.unfinished() > self.line_limit + 1 {
                let start = self.pipes.lines.beginning(80).to_vec();
                return Err(self.too_long(start));
            }
            if !self.pipes.is_open() {
                return match self.pipes.lines.last() {
                    Some(line) => Ok(self.pipes.lines.at(line)),
                    None => Err(self.why_ended()),
                };
            }
            if self.interrupt.is_raised() {
                return Err(Fault::Interrupted);
            }
            self.flush();
            self.thaw();
            let now = Instant::now();
            self.watch.look(self.id, &self.tag, now)?;
            let end = [deadline, self.watch.due()].into_iter().flatten().min();
            let nap = end.map_or(NAP, |end| end.saturating_duration_since(now).min(NAP));
            self.pipes.wait(&self.handle, nap);
            if !self.pipes.lines.has_line()
                && self.pipes.is_open()
                && deadline.is_some_and(|deadline| Instant::now() >= deadline)
            {
                return Err(Fault::Silent);
            }
        }
    }

    /// Whether a whole line has come already. Does not wait.
    pub fn has_line(&mut self) -> bool {
        if !self.pipes.lines.has_line() && self.pipes.lines.unfinished() <= self.line_limit {
            self.pipes.wait(&self.handle, Duration::ZERO);
        }
        self.pipes.lines.has_line() || (!self.pipes.is_open() && self.pipes.lines.unfinished() > 0)
    }

    /// Why no line will ever come again, if that is so: the bot has ended, and all it wrote
    /// was given. Does not wait.
    pub fn ended(&mut self) -> Option<Fault> {
        if self.has_line() {
            return None;
        }
        self.look_for_exit();
        self.exit.is_some().then(|| self.why_ended())
    }

    /// The lines that the bot wrote to its standard error since the last time, as far as they were
    /// read while waiting and there was room for them.
    pub fn take_errors(&mut self) -> Vec<Said> {
        self.pipes.errors.take_said()
    }

    /// What the bot wrote to its standard error so far, as far as it was read while waiting.
    pub fn errors(&self) -> Kept {
        self.pipes.errors.kept()
    }

    /// The number of the bot's process.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// The tag that the bot and all it starts have in their environment as `BARALHO_BOT`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Kills the bot and everything it started, and says how it went.
    pub fn stop(mut self) -> Stopped {
        self.note_peak();
        end(&mut [&mut self]);
        self.stopped()
    }

    fn note_peak(&mut self) {
        if self.child.is_some() {
            self.watch.note_peak(peak_memory(self.id));
        }
    }

    /// What is known of it after its end.
    fn stopped(&mut self) -> Stopped {
        self.pipes.drain_errors();
        Stopped {
            exit: self.exit,
            said: self.pipes.errors.take_last_said(Instant::now()),
            errors: self.pipes.errors.kept(),
            peak_memory: Some(self.watch.peak).filter(|&peak| peak > 0),
        }
    }

    fn too_long(&self, start: Vec<u8>) -> Fault {
        Fault::LineTooLong {
            start,
            limit: self.line_limit,
        }
    }

    fn why_ended(&mut self) -> Fault {
        let end = Instant::now() + GRACE;
        while self.exit.is_none() && !self.interrupt.is_raised() {
            self.look_for_exit();
            let nap = end.saturating_duration_since(Instant::now()).min(NAP);
            if self.exit.is_some() || nap.is_zero() {
                break;
            }
            self.pipes.wait(&self.handle, nap);
        }
        self.pipes.drain_errors();
        let Some(exit) = self.exit else {
            return Fault::Ended(Exit::ClosedOutput);
        };
        if exit == Exit::Code(FAILED.into())
            && let Some(line) = self.pipes.errors.take_marked(&format!("{} ", self.tag))
        {
            return Fault::CannotStart(read_failure(&line));
        }
        if exit != Exit::Code(0)
            && let Some(limit) = self.died_for_disk()
        {
            return Fault::OutOfDisk { limit };
        }
        let limit = self.watch.memory;
        match limit {
            Some(limit) if exit != Exit::Code(0) && self.died_for_memory() => {
                Fault::OutOfMemory { limit }
            }
            _ => Fault::Ended(exit),
        }
    }

    /// Whether a bot that died came close to its limit, or says that it wanted more.
    fn died_for_memory(&mut self) -> bool {
        // The kernel tells what it used when it is reaped, which must come after the kill.
        self.kill();
        self.reap();
        self.watch.was_close() || self.pipes.errors.mention(&OUT_OF_MEMORY)
    }

    /// The limit that a bot which died had reached, or says that it had.
    fn died_for_disk(&mut self) -> Option<u64> {
        let says_so = self.pipes.errors.mention(&OUT_OF_DISK);
        let limit = self.watch.disk.filter(|_| says_so);
        limit.or_else(|| self.watch.reached_disk(self.id))
    }

    /// Notes how the bot ended, if it did.
    fn look_for_exit(&mut self) {
        if self.exit.is_some() || self.child.is_none() {
            return;
        }
        // Kept as a dead child until the stop: its number, which is also that of its group and
        // session, must not be given to anybody else before all of those are killed.
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let id = WaitId::PidFd(self.handle.as_fd());
        if let Ok(Some(status)) = waitid(id, options) {
            let exit = match status.exit_status() {
                Some(code) => Some(Exit::Code(code)),
                None => status.terminating_signal().map(Exit::Signal),
            };
            self.exit = if self.sandboxed {
                exit.map(exit_of_bot)
            } else {
                exit
            };
        }
    }

    /// Kills the bot and its group, without waiting for their end.
    fn kill(&mut self) {
        if self.child.is_none() {
            return;
        }
        self.look_for_exit();
        // They can only fail for processes that ended.
        if let Some(group) = Pid::from_raw(self.id.cast_signed()) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = pidfd_send_signal(&self.handle, Signal::KILL);
    }

    /// Waits for the killed bot.
    fn reap(&mut self) {
        if let Some(child) = self.child.take() {
            // A waiting bot reads the end of its input now, whoever else holds its pipes.
            self.pipes.close_input();
            if let Ok(used) = child.wait4() {
                self.watch.note_last_peak(used.rusage.maxrss);
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.cleared {
            end(&mut [self]);
        }
    }
}

/// Stops several bots: faster than one after the other.
pub fn stop_all(processes: impl IntoIterator<Item = Process>) -> Vec<Stopped> {
    let mut processes: Vec<Process> = processes.into_iter().collect();
    processes.iter_mut().for_each(Process::note_peak);
    end(&mut processes.iter_mut().collect::<Vec<_>>());
    processes.iter_mut().map(Process::stopped).collect()
}

/// Kills these bots and everything they started, and reaps them.
fn end(processes: &mut [&mut Process]) {
    for process in &mut *processes {
        process.kill();
    }
    let mut seen = BTreeSet::new();
    for process in &mut *processes {
        process.reap();
        running().remove(&process.id());
        process.cleared = true;
        seen.append(&mut mem::take(&mut process.watch.seen));
    }
    let bots = processes.iter();
    let bots = bots.map(|process| (process.id, process.tag.as_str()));
    clear(&bots.collect(), &mut seen);
}

/// Whether a process is still on its way to become a bot.
fn is_trampoline(id: u32) -> bool {
    let words = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
    // While a program is being replaced by another, there is no command.
    words.is_empty() || words.split(|&byte| byte == 0).nth(1) == Some(COMMAND.as_bytes())
}

/// A tag that no other bot on this machine has.
fn new_tag() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let time = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    format!("baralho-{}-{number}-{}", process::id(), time.as_nanos())
}
