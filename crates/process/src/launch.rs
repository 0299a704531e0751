//! What to start, where, and within which limits.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

use crate::{Interrupt, Unavailable, system};

/// How to start a bot.
#[derive(Debug, Clone)]
pub struct Launch {
    /// The program and its arguments. A program without `/` is looked for in the `PATH`; one
    /// with a relative path is looked for from `directory`, so make it absolute first.
    pub command: Vec<OsString>,
    /// The working directory, made and later removed by the caller.
    pub directory: PathBuf,
    /// What the bot may use.
    pub limits: Limits,
    /// The sandbox, if there is to be one.
    pub sandbox: Option<Sandbox>,
    /// Ends every wait for this bot when raised.
    pub interrupt: Interrupt,
    /// The program whose `main` calls [`trampoline`](crate::trampoline); the running program
    /// itself if none.
    pub trampoline: Option<PathBuf>,
}

impl Launch {
    /// A bot with the usual limits, without a sandbox.
    pub fn new<I, S>(command: I, directory: impl AsRef<Path>) -> Launch
    where
        I: IntoIterator<Item = S>,
        S: Into<OsString>,
    {
        Launch {
            command: command.into_iter().map(Into::into).collect(),
            directory: directory.as_ref().to_owned(),
            limits: Limits::default(),
            sandbox: None,
            interrupt: Interrupt::default(),
            trampoline: None,
        }
    }
}

/// What a bot may use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of memory for the bot and all it starts, without the program files it shares.
    pub memory: Option<u64>,
    /// Bytes in its working directory; in a sandbox [`Sandbox::USUAL_DISK`] if none.
    pub disk: Option<u64>,
    /// How many processes, the bot included; threads do not count.
    pub processes: Option<u32>,
    /// The longest line, in bytes without its end.
    pub line: usize,
    /// How many bytes of what it is told may wait for the bot to read them.
    pub unread: usize,
    /// How much of standard error is kept, in bytes; the rest is read, counted and forgotten.
    pub errors: usize,
}

impl Default for Limits {
    /// No limit on memory and disk, 256 processes, lines and standard error of 64 KiB, and 8 MiB
    /// that it has not read yet.
    fn default() -> Limits {
        Limits {
            memory: None,
            disk: None,
            processes: Some(256),
            line: 64 << 10,
            unread: 8 << 20,
            errors: 64 << 10,
        }
    }
}

/// A bot shut in by the kernel: no network, no files but those of its own directory (to read
/// and write) and those that programs need to run (to read), nobody else's processes.
///
/// To read and run are: what is in `/usr`, `/bin`, `/sbin` and `/lib*`, the few files of `/etc`
/// that loaders and interpreters want, the program, what its first line says runs it, the files
/// named in the command, and `readable`. There is no `/proc` and no `/tmp`. That a file exists, and
/// how big it is, can be seen.
///
/// Of the environment only `PATH`, `LANG`, `LC_*`, `TZ`, `TERM` and `BARALHO_BOT` are passed on;
/// `HOME` and `TMPDIR` are the bot's own directory, which is a small file system of its own there:
/// empty at first, and gone with the bot, so that what was deleted or never had a name counts, too.
/// Modes, owners, times and attributes
/// cannot be changed by the calls for them, not even those of the bot's own files: `touch` and
/// `cp -p` fail, and what is compiled in there cannot be run.
///
/// All memory is that of a process's own map, where it is counted: nothing can be kept in files
/// without a name (`memfd_create`), in shared memory without a file, in messages and semaphores
/// of System V, or in longer pipes than usual; and a process has 256 open files at most.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sandbox {
    /// More files and directories that the bot may read and run, such as an interpreter
    /// installed in somebody's home. What does not exist is passed over.
    pub readable: Vec<PathBuf>,
}

impl Sandbox {
    /// How much a bot may write into its directory if nobody says, in bytes.
    pub const USUAL_DISK: u64 = 64 << 20;

    /// Whether this machine can run a sandbox with these limits. Takes a few milliseconds: it
    /// tries. A program that is not a trampoline itself names one.
    pub fn available(limits: &Limits, trampoline: Option<&Path>) -> Result<(), Unavailable> {
        system::sandbox_available(limits, trampoline)
    }
}
