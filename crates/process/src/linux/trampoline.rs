//! The trampoline: from the starter's program to the bot's.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs::File,
    io::{self, Read, Write},
    os::unix::{fs::PermissionsExt, process::CommandExt},
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use rustix::process::{
    Resource, Rlimit, Signal, getppid, set_parent_process_death_signal, setrlimit, setsid,
};

use super::{
    freezing, sandbox,
    settings::{FAILED, Settings, Stage, TAG, failure_line, other_reason},
};
use crate::CannotStart;

/// Becomes a bot if this program was called to: `typed` are all its arguments, its own name
/// first. Call it before anything else in `main`, and end with the code it gives, if any.
pub fn trampoline(typed: &[OsString]) -> Option<ExitCode> {
    if freezing::is_warden(typed.get(1..)?) {
        return Some(freezing::be_warden());
    }
    let settings = Settings::read(typed.get(1..)?)?;
    let done = match settings.stage {
        Stage::First => first(&settings),
        Stage::Inside => sandbox::inside(&settings),
        Stage::Last => sandbox::last(&settings),
    };
    Some(done.unwrap_or_else(|why| {
        let tag = env::var(TAG).unwrap_or_default();
        // If nobody listens, nobody misses it.
        let _ = io::stderr().write_all(failure_line(&tag, &why).as_bytes());
        ExitCode::from(FAILED)
    }))
}

fn first(settings: &Settings) -> Result<ExitCode, CannotStart> {
    let program = settings.command.first().ok_or(CannotStart::NoCommand)?;
    let other = |error: rustix::io::Errno| other_reason(program, &io::Error::from(error));
    // A session of its own has no terminal: Ctrl-C there is for the starter alone.
    setsid().map_err(other)?;
    set_parent_process_death_signal(Some(Signal::KILL)).map_err(other)?;
    if getppid().map(|pid| pid.as_raw_nonzero().get().cast_unsigned()) != Some(settings.parent) {
        // The starter died before we asked to die with it.
        return Ok(ExitCode::from(FAILED));
    }
    limit(Resource::Core, 0).map_err(other)?;
    if settings.sandbox.is_some() {
        return sandbox::outside(settings);
    }
    let mut bot = Command::new(program);
    bot.args(&settings.command[1..]);
    Err(become_bot(&mut bot, settings))
}

/// Becomes the bot, and says why not if that fails. The wall around its memory is built at the last
/// moment: we may have asked for more ourselves than it is to have.
pub(super) fn become_bot(bot: &mut Command, settings: &Settings) -> CannotStart {
    let program = &settings.command[0];
    if let Some(memory) = settings.memory {
        // The wall behind the watch. What counts here is what a program asked for, not what it
        // uses, so leave room for the stacks of threads and the like.
        let wall = memory.saturating_add(memory / 4).saturating_add(128 << 20);
        if let Err(error) = limit(Resource::Data, wall) {
            return other_reason(program, &error.into());
        }
    }
    let error = bot.exec();
    why_not(program, &error)
}

/// Lowers a limit, which nobody can raise again.
pub(super) fn limit(resource: Resource, most: u64) -> Result<(), rustix::io::Errno> {
    let now = rustix::process::getrlimit(resource);
    let most = now.maximum.map_or(most, |maximum| maximum.min(most));
    let most = Some(most);
    setrlimit(
        resource,
        Rlimit {
            current: most,
            maximum: most,
        },
    )
}

/// Why a program could not be run, in words that help.
pub(super) fn why_not(program: &OsStr, error: &io::Error) -> CannotStart {
    let name = program.to_string_lossy().into_owned();
    let file = find(program);
    match (
        error
            .raw_os_error()
            .map(rustix::io::Errno::from_raw_os_error),
        file,
    ) {
        (_, Some(file)) if file.is_dir() => CannotStart::IsDirectory(name),
        // A place in the PATH that may not be looked into is a refusal, too.
        (Some(rustix::io::Errno::NOENT | rustix::io::Errno::ACCESS), None) => {
            CannotStart::NoProgram(name)
        }
        (Some(rustix::io::Errno::NOENT), Some(file)) => match interpreter(&file) {
            Some(line) => CannotStart::NoInterpreter {
                program: name,
                interpreter: line.split_whitespace().take(1).collect(),
            },
            None => CannotStart::NotAProgram(name),
        },
        (Some(rustix::io::Errno::ACCESS), Some(file))
            if file
                .metadata()
                .is_ok_and(|found| found.permissions().mode() & 0o111 == 0) =>
        {
            CannotStart::NotExecutable(name)
        }
        (Some(rustix::io::Errno::NOEXEC), _) => CannotStart::NotAProgram(name),
        _ => other_reason(program, error),
    }
}

/// The file that a program's name means.
pub(super) fn find(program: &OsStr) -> Option<PathBuf> {
    let path = Path::new(program);
    if path.as_os_str().as_encoded_bytes().contains(&b'/') {
        return path.exists().then(|| path.to_owned());
    }
    let places = env::var_os("PATH")?;
    env::split_paths(&places)
        .map(|place| place.join(path))
        .find(|file| file.is_file())
}

/// What the first line of a script says runs it, with its arguments.
pub(super) fn interpreter(file: &Path) -> Option<String> {
    let mut start = Vec::new();
    File::open(file)
        .ok()?
        .take(256)
        .read_to_end(&mut start)
        .ok()?;
    let line = start
        .strip_prefix(b"#!")?
        .split(|&byte| byte == b'\n')
        .next()?;
    let line = String::from_utf8_lossy(line);
    Some(line.trim().to_owned()).filter(|line| !line.is_empty())
}
