//! A bot shut in, in three stages, each a process of its own:
//!
//! 1. *Outside*, which the starter started, makes namespaces for users, processes, network and
//!    messages, starts the next stage in them, and ends as that one ends.
//! 2. *Inside* is the first process of the new process namespace: when it ends, the kernel kills
//!    whatever is left in there. It gives up all files (Landlock) and system calls (seccomp) that
//!    a bot has no business with, starts the bot, and reaps what the bot leaves.
//! 3. The bot, with an environment of its own: what we were told there may be a secret.

mod calls;
mod files;

use std::{
    env,
    ffi::{OsStr, OsString},
    fs::{self, File},
    io,
    path::PathBuf,
    process::{self, Command, ExitCode},
    time::{Duration, Instant},
};

use nix::sched::{CloneFlags, unshare};
use rustix::{
    process::{
        Resource, Signal, WaitOptions, getegid, geteuid, set_parent_process_death_signal, wait,
    },
    stdio::{dup2_stdin, dup2_stdout},
};

use super::{
    process::Process,
    settings::{FAILED, Settings, Stage, TAG, other_reason},
    trampoline::{limit, why_not},
};
use crate::{CannotStart, Exit, Fault, Launch, Missing, Sandbox, Unavailable};

/// The user that a bot believes to be: one without any rights.
const NOBODY: u32 = 65534;

/// A program that died by signal n is told with this plus n, as shells do.
const SIGNALLED: i32 = 128;

/// Tasks that a bot may have beyond its processes: threads, which count for the kernel.
const THREADS: u64 = 512;

/// The longest file that a bot may write, in bytes.
const LONGEST_FILE: u64 = 256 << 20;

/// What a bot may know of our environment, besides what begins with `LC_`.
const KNOWN: [&str; 5] = ["PATH", "LANG", "TZ", "TERM", TAG];

/// Whether a bot can be shut in: tries it.
pub(crate) fn sandbox_available(trampoline: Option<PathBuf>) -> Result<(), Unavailable> {
    let mut launch = Launch::new(["true"], env::temp_dir());
    launch.sandbox = Some(Sandbox::default());
    launch.trampoline = trampoline;
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

/// The first stage, under the limits already.
pub(super) fn outside(settings: &Settings) -> Result<ExitCode, CannotStart> {
    make_namespaces().map_err(|error| lacks(Missing::Namespaces, &error))?;
    let inside = Settings {
        stage: Stage::Inside,
        parent: process::id(),
        ..settings.clone()
    };
    let mut child = Command::new("/proc/self/exe")
        .args(inside.arguments())
        .spawn()
        .map_err(|error| lacks(Missing::Namespaces, &error))?;
    let_go_of_pipes();
    let code = child.wait().ok().and_then(|status| status.code());
    let code = code.unwrap_or(SIGNALLED + Signal::KILL.as_raw());
    Ok(ExitCode::from(code as u8))
}

fn make_namespaces() -> io::Result<()> {
    let (user, group) = (geteuid().as_raw(), getegid().as_raw());
    unshare(
        CloneFlags::CLONE_NEWUSER
            | CloneFlags::CLONE_NEWPID
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
    if let Some(processes) = settings.processes {
        // The wall behind the watch. Outside a namespace it would count all that the user runs.
        let wall = u64::from(processes).saturating_add(THREADS);
        limit(Resource::Nproc, wall).map_err(|error| other(error.into()))?;
    }
    limit(Resource::Fsize, LONGEST_FILE).map_err(|error| other(error.into()))?;
    let directory = env::current_dir().map_err(other)?;
    let readable = settings.sandbox.as_deref().unwrap_or_default();
    // Looked up while it may be.
    let found = super::trampoline::find(program);
    let guard = files::guard(&directory, readable, &settings.command);
    guard.map_err(|error| lacks(Missing::Landlock, &error))?;
    calls::guard().map_err(|error| lacks(Missing::Seccomp, &error))?;
    let child = Command::new(
        found
            .as_deref()
            .map_or(program.as_os_str(), |file| file.as_os_str()),
    )
    .args(&settings.command[1..])
    .env_clear()
    .envs(known_environment())
    .env("HOME", &directory)
    .env("TMPDIR", &directory)
    .spawn()
    .map_err(|error| why_not(program, &error))?;
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
