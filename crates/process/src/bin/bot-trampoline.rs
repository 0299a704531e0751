//! The trampoline as a program of its own, for the tests of this crate: a test program cannot be one.

use std::{
    env,
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use baralho_process::{Launch, Process, Sandbox};

fn main() -> ExitCode {
    let typed: Vec<OsString> = env::args_os().collect();
    if let Some(code) = baralho_process::trampoline(&typed) {
        return code;
    }
    match typed.get(1..) {
        Some([word, sandbox, directory, command @ ..]) if word == "freeze" => {
            freeze(sandbox == "yes", directory, command)
        }
        _ => ExitCode::FAILURE,
    }
}

/// Starts a bot, lets it talk until it has had time to start others, freezes them all, prints its tag and
/// waits for its own end.
fn freeze(sandbox: bool, directory: &OsString, command: &[OsString]) -> ExitCode {
    let mut launch = Launch::new(command, directory);
    launch.sandbox = sandbox.then(Sandbox::default);
    let Ok(mut bot) = Process::start(&launch) else {
        return ExitCode::FAILURE;
    };
    let began = std::time::Instant::now();
    while began.elapsed().as_millis() < 300 {
        bot.push(r#"{"type":"request"}"#);
        if bot.next_line(None).is_err() {
            return ExitCode::FAILURE;
        }
        bot.freeze();
    }
    if writeln!(io::stdout(), "{}", bot.tag()).is_err() {
        return ExitCode::FAILURE;
    }
    loop {
        std::thread::park();
    }
}
