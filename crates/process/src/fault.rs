//! What can go wrong with a bot.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why there is no line from a bot.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the messages say it
pub enum Fault {
    /// The deadline passed without a whole line.
    #[error("no line in time")]
    Silent,
    /// It ended, and everything it had written was read.
    #[error("it ended: {0}")]
    Ended(Exit),
    #[error("a line of more than {limit} bytes")]
    LineTooLong {
        /// The first bytes of the line.
        start: Vec<u8>,
        limit: usize,
    },
    /// It used more memory than it may, or died for want of more.
    #[error("more than {limit} bytes of memory")]
    OutOfMemory { limit: u64 },
    /// It wrote more into its directory than it may, or died for want of room there.
    #[error("more than {limit} bytes in its folder")]
    OutOfDisk { limit: u64 },
    #[error("more than {limit} bytes that it was told and has not read")]
    Unread { limit: usize },
    #[error("more than {limit} processes")]
    TooManyProcesses { limit: u32 },
    #[error(transparent)]
    CannotStart(#[from] CannotStart),
    #[error("interrupted")]
    Interrupted,
}

/// How a process ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// By itself, with this exit code.
    Code(i32),
    /// By a signal of this number. In a sandbox a bot that exits with 128 + n looks the same.
    Signal(i32),
    /// It still runs, but has closed its standard output and can never answer again.
    ClosedOutput,
}

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Exit::Code(code) => write!(f, "exit code {code}"),
            Exit::Signal(number) => write!(f, "signal {number}"),
            Exit::ClosedOutput => write!(f, "it closed its standard output"),
        }
    }
}

/// Why a program did not become a bot.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[allow(missing_docs)] // the messages say it
pub enum CannotStart {
    #[error("the command is empty")]
    NoCommand,
    #[error("there is no directory {0}")]
    NoDirectory(String),
    /// There is no such file, neither at that path nor in the `PATH`.
    #[error("there is no program {0}")]
    NoProgram(String),
    #[error("{0} may not be run: make it executable (chmod +x)")]
    NotExecutable(String),
    #[error("{0} is a directory")]
    IsDirectory(String),
    /// The file is there; what it says runs it is not.
    #[error("{program} wants to be run by {interpreter}, which is not there")]
    NoInterpreter {
        program: String,
        interpreter: String,
    },
    #[error("{0} is not a program for this machine")]
    NotAProgram(String),
    #[error(transparent)]
    Sandbox(#[from] Unavailable),
    #[error("bots run on Linux only")]
    Unsupported,
    /// Anything else, in the system's words.
    #[error("{program}: {reason}")]
    Other { program: String, reason: String },
}

/// Why this machine cannot run a sandbox.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[error("no sandbox here: {missing}{}", if .reason.is_empty() { String::new() } else { format!(" ({reason})") })]
#[allow(missing_docs)] // the messages say it
pub struct Unavailable {
    pub missing: Missing,
    /// What the system said, if anything.
    pub reason: String,
}

/// What a sandbox needs of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize, Deserialize)]
#[allow(missing_docs)] // the messages say it
pub enum Missing {
    #[error("sandboxes need Linux")]
    Linux,
    /// User, process and network namespaces that this user may make.
    #[error("the kernel allows this user no namespaces of its own")]
    Namespaces,
    #[error("the kernel has no Landlock, or it is switched off")]
    Landlock,
    #[error("the kernel accepts no filters for system calls")]
    Seccomp,
}
