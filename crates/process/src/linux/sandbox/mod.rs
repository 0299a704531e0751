//! The sandbox of a bot, built in three stages, each a process of its own:
//!
//! 1. *Outside*, which the starter started, makes namespaces for users, processes, network,
//!    messages and mounts, puts a small file system over the bot's directory, starts the next
//!    stage, and ends as that one ends.
//! 2. *Inside* is the first process of the new process namespace: when it ends, the kernel kills
//!    whatever is left in there. It starts the last stage, and reaps what the bot leaves.
//! 3. *Last* gives up all files (Landlock) and system calls (seccomp) that a bot has no business
//!    with, takes its limits, and becomes the bot, with an environment of its own: what we were
//!    told there may be a secret.

mod calls;
mod files;

use std::{
    env,
    ffi::{CString, OsStr, OsString},
    fs::{self, File},
    io,
    path::Path,
    process::{self, Command, ExitCode},
    time::{Duration, Instant},
};

use nix::sched::{CloneFlags, unshare};
use rustix::{
    mount::{MountFlags, mount},
    process::{
        Resource, Signal, WaitOptions, getegid, geteuid, set_parent_process_death_signal, wait,
    },
    stdio::{dup2_stdin, dup2_stdout},
};

use super::{
    process::Process,
    settings::{FAILED, Settings, Stage, TAG, other_reason},
    trampoline::{become_bot, limit},
};
use crate::{CannotStart, Exit, Fault, Launch, Limits, Missing, Sandbox, Unavailable};

/// The user that a bot believes to be: one without any rights.
const NOBODY: u32 = 65534;

/// A program that died by signal n is told with this plus n, as shells do.
const SIGNALLED: i32 = 128;

/// Tasks that a bot may have beyond its processes: threads, which count for the kernel.
const THREADS: u64 = 512;

/// Files that a process of the bot may have open: pipes and sockets hold memory.
const OPEN_FILES: u64 = 256;

/// Files and directories in the bot's directory: each takes memory, too.
const MOST_FILES: u64 = 16 << 10;

/// What a bot may know of our environment, besides what begins with `LC_`.
const KNOWN: [&str; 5] = ["PATH", "LANG", "TZ", "TERM", TAG];

/// Whether the sandbox works here: tries it.
pub(crate) fn sandbox_available(
    limits: &Limits,
    trampoline: Option<&Path>,
) -> Result<(), Unavailable> {
    let mut launch = Launch::new(["true"], env::temp_dir());
    launch.limits = limits.clone();
    launch.sandbox = Some(Sandbox::default());
    launch.trampoline = trampoline.map(Path::to_owned);
    let fault = match Process::start(&launch) {
        Ok(mut process) => {
            let deadline = Instant::now() + Duration::from_secs(20);
            process.next_line(Some(deadline)).err()
        }
        Err(why) => Some(Fault::CannotStart(why)),
    };
    match fault {
        Some(Fault::Ended(Exit::Code(0))) => Ok(()),
        Some(Fault::CannotStart(CannotStart::Sandbox(why))) => Err(why),
        other => Err(Unavailable {
            missing: Missing::Namespaces,
            reason: other.map(|fault| fault.to_string()).unwrap_or_default(),
        }),
    }
}

/// How the bot ended, by how its sandbox did.
pub(super) fn exit_of_bot(exit: Exit) -> Exit {
    match exit {
        Exit::Code(code) if code > SIGNALLED => Exit::Signal(code - SIGNALLED),
        other => other,
    }
}

fn lacks(missing: Missing, reason: &impl ToString) -> CannotStart {
    CannotStart::Sandbox(Unavailable {
        missing,
        reason: reason.to_string(),
    })
}

/// The first stage.
pub(super) fn outside(settings: &Settings) -> Result<ExitCode, CannotStart> {
    make_namespaces().map_err(|error| lacks(Missing::Namespaces, &error))?;
    make_directory(settings.disk).map_err(|error| lacks(Missing::Namespaces, &error))?;
    let mut child = next_stage(Stage::Inside, settings)
        .spawn()
        .map_err(|error| lacks(Missing::Namespaces, &error))?;
    let_go_of_pipes();
    let code = child.wait().ok().and_then(|status| status.code());
    let code = code.unwrap_or(SIGNALLED + Signal::KILL.as_raw());
    Ok(ExitCode::from(code as u8))
}

/// Our own program, to be called for the next stage.
fn next_stage(stage: Stage, settings: &Settings) -> Command {
    let settings = Settings {
        stage,
        parent: process::id(),
        ..settings.clone()
    };
    let mut command = Command::new("/proc/self/exe");
    command.args(settings.arguments());
    command
}

/// Puts a file system of a fixed size over the bot's directory: the kernel then counts whatever
/// is written there, deleted files included.
fn make_directory(disk: u64) -> io::Result<()> {
    let directory = env::current_dir()?;
    let size = room_for(disk);
    let options = CString::new(format!("size={size},nr_inodes={MOST_FILES},mode=700"))?;
    let flags = MountFlags::NOSUID | MountFlags::NODEV;
    mount(c"bot", &directory, c"tmpfs", flags, options.as_c_str())?;
    env::set_current_dir(&directory)
}

/// A little more than the limit, so that it shows who passes it.
fn room_for(disk: u64) -> u64 {
    disk.saturating_add(disk / 16).saturating_add(64 << 10)
}

fn make_namespaces() -> io::Result<()> {
    let (user, group) = (geteuid().as_raw(), getegid().as_raw());
    unshare(
        CloneFlags::CLONE_NEWUSER
            | CloneFlags::CLONE_NEWPID
            | CloneFlags::CLONE_NEWNS
            | CloneFlags::CLONE_NEWNET
            | CloneFlags::CLONE_NEWIPC,
    )?;
    // A change of user may have cleared it.
    set_parent_process_death_signal(Some(Signal::KILL))?;
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/uid_map", format!("{NOBODY} {user} 1"))?;
    fs::write("/proc/self/gid_map", format!("{NOBODY} {group} 1"))
}

/// The bot alone holds its pipes, so that their other ends see what it closes.
fn let_go_of_pipes() {
    if let Ok(null) = File::options().read(true).write(true).open("/dev/null") {
        let _ = dup2_stdin(&null);
        let _ = dup2_stdout(&null);
    }
}

/// The second stage, as the first process of the namespace.
pub(super) fn inside(settings: &Settings) -> Result<ExitCode, CannotStart> {
    let program = settings.command.first().ok_or(CannotStart::NoCommand)?;
    let other = |error| other_reason(program, &error);
    set_parent_process_death_signal(Some(Signal::KILL)).map_err(|error| other(error.into()))?;
    if !parent_is(settings.parent) {
        return Ok(ExitCode::from(FAILED));
    }
    let child = next_stage(Stage::Last, settings).spawn().map_err(other)?;
    let_go_of_pipes();
    let code = loop {
        match wait(WaitOptions::empty()) {
            Ok(Some((pid, status))) if pid.as_raw_nonzero().get().cast_unsigned() == child.id() => {
                break match status.terminating_signal() {
                    Some(signal) => SIGNALLED + signal,
                    None => status.exit_status().unwrap_or_default(),
                };
            }
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(other(error.into())),
        }
    };
    Ok(ExitCode::from(code as u8))
}

/// The third stage, which the first process of the namespace started and does not outlive.
pub(super) fn last(settings: &Settings) -> Result<ExitCode, CannotStart> {
    let program = settings.command.first().ok_or(CannotStart::NoCommand)?;
    let other = |error| other_reason(program, &error);
    if let Some(processes) = settings.processes {
        // The wall behind the watch. Outside a namespace it would count all that the user runs.
        let wall = u64::from(processes).saturating_add(THREADS);
        limit(Resource::Nproc, wall).map_err(|error| other(error.into()))?;
    }
    limit(Resource::Nofile, OPEN_FILES).map_err(|error| other(error.into()))?;
    let directory = env::current_dir().map_err(other)?;
    let readable = settings.sandbox.as_deref().unwrap_or_default();
    // Looked up while it may be.
    let found = super::trampoline::find(program);
    let guard = files::guard(&directory, readable, &settings.command);
    guard.map_err(|error| lacks(Missing::Landlock, &error))?;
    calls::guard().map_err(|error| lacks(Missing::Seccomp, &error))?;
    let mut bot = Command::new(
        found
            .as_deref()
            .map_or(program.as_os_str(), |file| file.as_os_str()),
    );
    bot.args(&settings.command[1..])
        .env_clear()
        .envs(known_environment())
        .env("HOME", &directory)
        .env("TMPDIR", &directory);
    Err(become_bot(&mut bot, settings))
}

/// What the bot is told of our environment.
fn known_environment() -> impl Iterator<Item = (OsString, OsString)> {
    let is_known = |name: &OsStr| {
        KNOWN.iter().any(|known| name == *known) || name.as_encoded_bytes().starts_with(b"LC_")
    };
    env::vars_os().filter(move |(name, _)| is_known(name))
}

/// Whether our parent is still the first stage. In a namespace of our own only `/proc`, which is
/// the one outside, knows its number.
fn parent_is(number: u32) -> bool {
    let Ok(status) = fs::read_to_string("/proc/self/status") else {
        return true;
    };
    let parent = status.lines().find_map(|line| line.strip_prefix("PPid:"));
    parent.and_then(|text| text.trim().parse().ok()) == Some(number)
}
