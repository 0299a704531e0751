//! A trampoline on its own, for the tests of this crate: a program under test is no trampoline.

use std::{env, ffi::OsString, process::ExitCode};

fn main() -> ExitCode {
    let typed: Vec<OsString> = env::args_os().collect();
    baralho_process::trampoline(&typed).unwrap_or(ExitCode::FAILURE)
}
