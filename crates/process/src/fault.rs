//! What can go wrong with a bot.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why there is no line from a bot.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    /// The deadline passed without a whole line.
    #[error("no line in time")]
    Silent,
    /// It ended, and everything it had written was read.
    #[error("it ended: {0}")]
    Ended(Exit),
    /// A line goes beyond the limit.
    #[error("a line of more than {limit} bytes")]
    LineTooLong {
        /// The first bytes of the line.
        start: Vec<u8>,
        /// The longest line allowed, in bytes.
        limit: usize,
    },
    /// It used more memory than it may, or died for want of more.
    #[error("more than {limit} bytes of memory")]
    OutOfMemory {
        /// The bytes allowed.
        limit: u64,
    },
    /// It wrote more into its directory than it may, or died for want of room there.
    #[error("more than {limit} bytes in its folder")]
    OutOfDisk {
        /// The bytes allowed.
        limit: u64,
    },
    /// It does not read what it is told.
    #[error("more than {limit} bytes that it was told and has not read")]
    Unread {
        /// The most that is kept for it.
        limit: usize,
    },
    /// It started more processes than it may.
    #[error("more than {limit} processes")]
    TooManyProcesses {
        /// The number allowed.
        limit: u32,
    },
    /// It never ran.
    #[error(transparent)]
    CannotStart(#[from] CannotStart),
    /// The [`Interrupt`](crate::Interrupt) was raised.
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
pub enum CannotStart {
    /// The command has no words.
    #[error("the command is empty")]
    NoCommand,
    /// The working directory is missing.
    #[error("there is no directory {0}")]
    NoDirectory(String),
    /// There is no such file, neither at that path nor in the `PATH`.
    #[error("there is no program {0}")]
    NoProgram(String),
    /// The file is there but may not be run.
    #[error("{0} may not be run: make it executable (chmod +x)")]
    NotExecutable(String),
    /// The path is a directory.
    #[error("{0} is a directory")]
    IsDirectory(String),
    /// The file is there; what it says runs it is not.
    #[error("{program} wants to be run by {interpreter}, which is not there")]
    NoInterpreter {
        /// The program asked for.
        program: String,
        /// The interpreter its first line names.
        interpreter: String,
    },
    /// The file is no program for this machine.
    #[error("{0} is not a program for this machine")]
    NotAProgram(String),
    /// The sandbox cannot be built.
    #[error(transparent)]
    Sandbox(#[from] Unavailable),
    /// This system has no means to run bots.
    #[error("bots run on Linux only")]
    Unsupported,
    /// Anything else, in the system's words.
    #[error("{program}: {reason}")]
    Other {
        /// The program asked for.
        program: String,
        /// What the system said.
        reason: String,
    },
}

/// Why this machine cannot run a sandbox.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[error("no sandbox here: {missing}{}", if .reason.is_empty() { String::new() } else { format!(" ({reason})") })]
pub struct Unavailable {
    /// What it would need.
    pub missing: Missing,
    /// What the system said, if anything.
    pub reason: String,
}

/// What a sandbox needs of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Missing {
    /// Any Linux.
    #[error("sandboxes need Linux")]
    Linux,
    /// User, process and network namespaces that this user may make.
    #[error("the kernel allows this user no namespaces of its own")]
    Namespaces,
    /// Landlock, which guards files.
    #[error("the kernel has no Landlock, or it is switched off")]
    Landlock,
    /// Seccomp filters, which guard system calls.
    #[error("the kernel accepts no filters for system calls")]
    Seccomp,
}
