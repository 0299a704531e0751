//! Placeholder until the sandbox is built.

use std::process::ExitCode;

use crate::{CannotStart, Missing, Unavailable, settings::Settings};

pub(crate) fn sandbox_available() -> Result<(), Unavailable> {
    Err(Unavailable {
        missing: Missing::Landlock,
        reason: String::new(),
    })
}

pub(super) fn outside(_: &Settings) -> Result<ExitCode, CannotStart> {
    sandbox_available()?;
    Ok(ExitCode::SUCCESS)
}

pub(super) fn inside(_: &Settings) -> Result<ExitCode, CannotStart> {
    sandbox_available()?;
    Ok(ExitCode::SUCCESS)
}
