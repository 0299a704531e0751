//! How a command ends when it does not end well.

use std::{io, process::ExitCode};

/// Why a command stopped. Texts are whole sentences in the user's language.
#[derive(Debug)]
pub enum Failure {
    /// The request was wrong: exit code 2.
    Usage(String),
    /// The request was fine, and the work failed: exit code 1.
    Failed(String),
    /// Input or output failed on the way: exit code 1.
    Io(io::Error),
    /// Nobody reads our output any more: as good as done, and nothing to say.
    ClosedPipe,
}

impl Failure {
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Usage(_) => 2,
            Self::Failed(_) | Self::Io(_) => 1,
            Self::ClosedPipe => 0,
        })
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Io(error),
        }
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Self::Usage(error.to_string())
    }
}

/// What every command gives back.
pub type Done = Result<ExitCode, Failure>;
