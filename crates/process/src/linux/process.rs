//! One bot: lines to it, lines from it, and its end.

use std::{
    collections::BTreeSet,
    mem,
    os::fd::{AsFd, OwnedFd},
    path::{self, PathBuf},
    process::{self, Child, Command, Stdio},
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant, SystemTime},
};

use rustix::{
    buffer::spare_capacity,
    event::{PollFd, PollFlags, Timespec, poll},
    io::{Errno, ioctl_fionbio, read, write},
    process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, pidfd_send_signal, waitid},
};

use super::{
    ending::{Gone, become_guardian, clear, running},
    sandbox::exit_of_bot,
    tree::{handle, peak_memory},
    watch::Watch,
};
use crate::{
    CannotStart, Exit, Fault, Interrupt, Kept, Launch, Stopped,
    errors::Errors,
    lines::Lines,
    settings::{FAILED, Settings, Stage, TAG, read_failure},
};

/// The longest sleep, so that an interrupt is seen soon.
const NAP: Duration = Duration::from_millis(50);

/// How long a bot whose output ended may take to say why. It is usually exiting.
const GRACE: Duration = Duration::from_millis(500);

/// How much is read at once.
const PIECE: usize = 16 << 10;

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

/// One bot that runs. Dropping it kills it and all it started.
#[derive(Debug)]
pub struct Process {
    child: Child,
    handle: OwnedFd,
    tag: String,
    sandboxed: bool,
    directory: PathBuf,
    input: Option<OwnedFd>,
    output: Option<OwnedFd>,
    error: Option<OwnedFd>,
    pending: Vec<u8>,
    written: usize,
    lines: Lines,
    errors: Errors,
    line_limit: usize,
    watch: Watch,
    interrupt: Interrupt,
    exit: Option<Exit>,
    reaped: bool,
}

impl Process {
    /// Starts a bot and does not wait for it. If its program cannot be run, the first
    /// [`Process::next_line`] says so.
    ///
    /// # Errors
    /// If not even the way to the program can be started.
    pub fn start(launch: &Launch) -> Result<Process, CannotStart> {
        let Some(program) = launch.command.first() else {
            return Err(CannotStart::NoCommand);
        };
        let other = |error| CannotStart::other(program.to_string_lossy(), &error);
        let directory = launch.directory.canonicalize().ok();
        let Some(directory) = directory.filter(|directory| directory.is_dir()) else {
            let path = launch.directory.to_string_lossy().into_owned();
            return Err(CannotStart::NoDirectory(path));
        };
        become_guardian().map_err(other)?;
        let tag = new_tag();
        let settings = Settings {
            stage: Stage::First,
            parent: process::id(),
            memory: launch.limits.memory,
            processes: launch.limits.processes,
            sandbox: launch.sandbox.as_ref().map(|sandbox| {
                let absolute = |path: &PathBuf| path::absolute(path).unwrap_or(path.clone());
                sandbox.readable.iter().map(absolute).collect()
            }),
            command: launch.command.clone(),
        };
        // The file may have been replaced since we were started; this name holds the old one.
        let trampoline = launch.trampoline.as_deref();
        let mut command = Command::new(trampoline.unwrap_or("/proc/self/exe".as_ref()));
        command
            .args(settings.arguments())
            .env(TAG, &tag)
            .current_dir(&directory)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let (mut child, handle) = {
            let mut running = running();
            let mut child = command.spawn().map_err(other)?;
            let Some(handle) = handle(child.id()) else {
                let _ = child.kill();
                let _ = child.wait();
                return Err(other(std::io::Error::last_os_error()));
            };
            running.insert(child.id());
            (child, handle)
        };
        let input = child.stdin.take().map(OwnedFd::from);
        let output = child.stdout.take().map(OwnedFd::from);
        let error = child.stderr.take().map(OwnedFd::from);
        let started = Process {
            child,
            handle,
            tag,
            sandboxed: launch.sandbox.is_some(),
            directory,
            input,
            output,
            error,
            pending: Vec::new(),
            written: 0,
            lines: Lines::default(),
            errors: Errors::new(launch.limits.errors),
            line_limit: launch.limits.line,
            watch: Watch::new(&launch.limits, launch.sandbox.is_some(), Instant::now()),
            interrupt: launch.interrupt.clone(),
            exit: None,
            reaped: false,
        };
        for pipe in [&started.input, &started.output, &started.error] {
            let pipe = pipe.as_ref().ok_or(CannotStart::Unsupported)?;
            ioctl_fionbio(pipe, true).map_err(|error| other(error.into()))?;
        }
        Ok(started)
    }

    /// Queues a line, to which an end is added. Nothing is written yet.
    pub fn push(&mut self, line: &str) {
        self.push_bytes(line.as_bytes());
    }

    /// Queues a line of any bytes, to which an end is added. Nothing is written yet.
    pub fn push_bytes(&mut self, line: &[u8]) {
        // A bot that no longer reads gets no more, however long the game goes on.
        if self.input.is_some() {
            self.pending.extend_from_slice(line);
            self.pending.push(b'\n');
        }
    }

    /// Writes what fits of the queued lines, without ever blocking. That nobody reads any more
    /// is no error here: it shows in [`Process::next_line`].
    pub fn flush(&mut self) {
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

    /// Writes what fits, and lets the bot read the end of its input after that.
    pub fn close_input(&mut self) {
        self.flush();
        self.input = None;
        self.pending.clear();
    }

    /// Waits for the bot's next line and gives it without its end (`\n` or `\r\n`). Flushes
    /// first. What the bot wrote before it died comes first, too, a last line without an end
    /// included.
    ///
    /// # Errors
    /// Why there is no line. A bot that passed a limit is to be stopped.
    pub fn next_line(&mut self, deadline: Option<Instant>) -> Result<&[u8], Fault> {
        loop {
            if let Some(line) = self.lines.next() {
                if line.len() > self.line_limit {
                    let start = self.lines.at(line)[..self.line_limit.min(80)].to_vec();
                    return Err(self.too_long(start));
                }
                return Ok(self.lines.at(line));
            }
            // One more for a `\r`.
            if self.lines.unfinished() > self.line_limit + 1 {
                let start = self.lines.beginning(80).to_vec();
                return Err(self.too_long(start));
            }
            if self.output.is_none() {
                return match self.lines.last() {
                    Some(line) => Ok(self.lines.at(line)),
                    None => Err(self.why_ended()),
                };
            }
            if self.interrupt.is_raised() {
                return Err(Fault::Interrupted);
            }
            self.flush();
            let now = Instant::now();
            self.watch.look(self.child.id(), &self.tag, now)?;
            let end = [deadline, self.watch.due()].into_iter().flatten().min();
            let nap = end.map_or(NAP, |end| end.saturating_duration_since(now).min(NAP));
            self.wait(nap);
            if !self.lines.has_line()
                && self.output.is_some()
                && deadline.is_some_and(|deadline| Instant::now() >= deadline)
            {
                return Err(Fault::Silent);
            }
        }
    }

    /// Whether a whole line has come already. Does not wait.
    pub fn has_line(&mut self) -> bool {
        if !self.lines.has_line() && self.lines.unfinished() <= self.line_limit {
            self.wait(Duration::ZERO);
        }
        self.lines.has_line() || (self.output.is_none() && self.lines.unfinished() > 0)
    }

    /// What the bot wrote to its standard error so far, as far as it was read while waiting.
    pub fn errors(&self) -> Kept {
        self.errors.kept()
    }

    /// The number of the bot's process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The tag that the bot and all it starts have in their environment as `BARALHO_BOT`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Kills the bot and everything it started, and says how it went.
    pub fn stop(self) -> Stopped {
        stop_all([self]).pop().unwrap_or_else(|| Stopped {
            exit: None,
            errors: Kept::default(),
            peak_memory: None,
        })
    }

    fn too_long(&self, start: Vec<u8>) -> Fault {
        Fault::LineTooLong {
            start,
            limit: self.line_limit,
        }
    }

    /// Sleeps until something happens, at most this long, and takes in what came.
    fn wait(&mut self, nap: Duration) {
        let mut fds = Vec::with_capacity(4);
        fds.push(PollFd::new(&self.handle, PollFlags::IN));
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
                self.errors.take_in(&piece[..count]);
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
    fn drain_errors(&mut self) {
        for _ in 0..64 {
            if !self.read_errors() {
                return;
            }
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
            self.wait(nap);
        }
        self.drain_errors();
        let Some(exit) = self.exit else {
            return Fault::Ended(Exit::ClosedOutput);
        };
        if exit == Exit::Code(FAILED.into())
            && let Some(line) = self.errors.take_marked(&format!("{} ", self.tag))
        {
            return Fault::CannotStart(read_failure(&line));
        }
        let short = self.watch.was_close().or_else(|| {
            let limit = self.watch.memory_limit()?;
            self.errors.mention(&OUT_OF_MEMORY).then_some(limit)
        });
        match short {
            Some(limit) if exit != Exit::Code(0) => Fault::OutOfMemory { limit },
            _ => Fault::Ended(exit),
        }
    }

    /// Notes how the bot ended, if it did.
    fn look_for_exit(&mut self) {
        if self.exit.is_some() || self.reaped {
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
        if self.reaped {
            return;
        }
        self.look_for_exit();
        // They can only fail for processes that ended.
        if let Some(group) = Pid::from_raw(self.child.id().cast_signed()) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = pidfd_send_signal(&self.handle, Signal::KILL);
    }

    /// Waits for the killed bot.
    fn reap(&mut self) {
        if !self.reaped {
            // A waiting bot reads the end of its input now, whoever else holds its pipes.
            self.input = None;
            let _ = self.child.wait();
            self.reaped = true;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.reaped {
            end(&mut [self]);
        }
    }
}

/// Stops several bots: faster than one after the other.
pub fn stop_all(processes: impl IntoIterator<Item = Process>) -> Vec<Stopped> {
    let mut processes: Vec<Process> = processes.into_iter().collect();
    let peaks: Vec<Option<u64>> = processes
        .iter()
        .map(|process| process.watch.peak().max(peak_memory(process.id())))
        .collect();
    end(&mut processes.iter_mut().collect::<Vec<_>>());
    processes
        .into_iter()
        .zip(peaks)
        .map(|(mut process, peak_memory)| {
            process.drain_errors();
            Stopped {
                exit: process.exit,
                errors: process.errors.kept(),
                peak_memory,
            }
        })
        .collect()
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
        seen.append(&mut mem::take(&mut process.watch.seen));
    }
    let bots: Vec<Gone<'_>> = processes
        .iter()
        .map(|process| Gone {
            id: process.child.id(),
            tag: &process.tag,
            directory: &process.directory,
        })
        .collect();
    clear(&bots, &mut seen);
}

/// A tag that no other bot on this machine has.
fn new_tag() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let time = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    format!("baralho-{}-{number}-{}", process::id(), time.as_nanos())
}
