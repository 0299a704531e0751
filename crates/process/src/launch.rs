//! What to start, where, and within which limits.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

use crate::{Interrupt, Unavailable, system};

/// A bot to start.
#[derive(Debug, Clone)]
pub struct Launch {
    /// The program and its arguments. A program without `/` is looked for in the `PATH`; one
    /// with a relative path is looked for from `directory`, so make it absolute first.
    pub command: Vec<OsString>,
    /// The working directory, made and later removed by the caller.
    pub directory: PathBuf,
    /// What the bot may use.
    pub limits: Limits,
    /// Whether the bot is shut in, and what it may read there.
    pub sandbox: Option<Sandbox>,
    /// Ends every wait for this bot when raised.
    pub interrupt: Interrupt,
    /// The program whose `main` calls [`trampoline`](crate::trampoline); the running program
    /// itself if none.
    pub trampoline: Option<PathBuf>,
}

impl Launch {
    /// A bot with the usual limits, not shut in.
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
    /// How many processes, the bot included; threads do not count.
    pub processes: Option<u32>,
    /// The longest line, in bytes without its end.
    pub line: usize,
    /// How much of standard error is kept, in bytes; the rest is read, counted and forgotten.
    pub errors: usize,
}

impl Default for Limits {
    /// No limit on memory, 256 processes, lines and standard error of 64 KiB.
    fn default() -> Limits {
        Limits {
            memory: None,
            processes: Some(256),
            line: 64 << 10,
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
/// `HOME` and `TMPDIR` are the bot's own directory. Modes, owners, times and attributes
/// cannot be changed by the calls for them, not even those of the bot's own files: `touch` and
/// `cp -p` fail, and what is compiled in there cannot be run. A file may grow to 256 MiB; how many
/// the bot writes into its directory is not limited.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sandbox {
    /// More files and directories that the bot may read and run, such as an interpreter
    /// installed in somebody's home. What does not exist is passed over.
    pub readable: Vec<PathBuf>,
}

impl Sandbox {
    /// Whether this machine can shut a bot in. Takes a few milliseconds: it tries.
    ///
    /// # Errors
    /// What the kernel lacks or forbids.
    pub fn available() -> Result<(), Unavailable> {
        system::sandbox_available(None)
    }

    /// Whether this machine can shut a bot in, asked by a program that is no trampoline itself.
    ///
    /// # Errors
    /// What the kernel lacks or forbids.
    pub fn available_through(trampoline: &Path) -> Result<(), Unavailable> {
        system::sandbox_available(Some(trampoline.to_owned()))
    }
}
