//! The zoo, compiled once, and ways to look at what it does.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
    time::{Duration, Instant},
};

use baralho_process::{CannotStart, Fault, Launch, Process, Sandbox};
use baralho_testkit::command::compiled;
use tempfile::TempDir;

/// Longer than anything here takes: only a hang lasts this long.
pub(crate) const LONG: Duration = Duration::from_mins(1);

/// The zoo's program, compiled once for each version of its source.
pub(crate) fn zoo() -> &'static Path {
    static ZOO: OnceLock<PathBuf> = OnceLock::new();
    ZOO.get_or_init(|| compiled("zoo/zoo.c", env!("CARGO_TARGET_TMPDIR")))
}

/// A bot of the zoo and its directory.
pub(crate) struct Cage {
    pub(crate) launch: Launch,
    pub(crate) directory: TempDir,
}

impl Cage {
    pub(crate) fn new(words: &[&str]) -> Cage {
        let mut command = vec![OsString::from(zoo())];
        command.extend(words.iter().map(OsString::from));
        Cage::of(command)
    }

    pub(crate) fn of(command: Vec<OsString>) -> Cage {
        let directory = tempfile::tempdir().expect("a directory for the bot");
        let mut launch = Launch::new(command, directory.path());
        launch.trampoline = Some(env!("CARGO_BIN_EXE_bot-trampoline").into());
        Cage { launch, directory }
    }

    /// What a shell does.
    pub(crate) fn sh(script: &str) -> Cage {
        Cage::of(["sh", "-c", script].map(OsString::from).to_vec())
    }

    /// The same in a sandbox; none if this machine cannot, which is then checked to be said.
    pub(crate) fn shut_in(mut self) -> Option<Cage> {
        self.launch.sandbox = Some(Sandbox::default());
        let trampoline = self.launch.trampoline.as_deref().expect("it is set");
        match Sandbox::available(&self.launch.limits, Some(trampoline)) {
            Ok(()) => Some(self),
            Err(why) => {
                assert!(why.to_string().starts_with("no sandbox here: "), "{why}");
                let fault = self.start().next_line(soon()).expect_err("it cannot run");
                assert_eq!(fault, Fault::CannotStart(CannotStart::Sandbox(why)));
                None
            }
        }
    }

    /// The bot as it is and, where this machine can do that, shut in.
    pub(crate) fn both_ways(made: impl Fn() -> Cage) -> impl Iterator<Item = Cage> {
        [Some(made()), made().shut_in()].into_iter().flatten()
    }

    pub(crate) fn start(&self) -> Process {
        Process::start(&self.launch).expect("the trampoline can be started")
    }
}

pub(crate) fn soon() -> Option<Instant> {
    Instant::now().checked_add(LONG)
}

/// Asks for a move by the jsonl protocol.
pub(crate) fn ask(bot: &mut Process) -> Result<String, Fault> {
    bot.push(r#"{"type":"request"}"#);
    bot.next_line(soon())
        .map(|line| String::from_utf8_lossy(line).into_owned())
}

/// The fault that ends the bot's lines; only a bot that never fails makes this fail.
pub(crate) fn fault_of(bot: &mut Process) -> Fault {
    let end = Instant::now() + LONG;
    loop {
        if let Err(fault) = ask(bot) {
            return fault;
        }
        assert!(Instant::now() < end, "the bot fails sooner or later");
    }
}

/// The processes that run with this tag in their environment.
pub(crate) fn tagged(tag: &str) -> Vec<u32> {
    running(|pid| {
        fs::read(format!("/proc/{pid}/environ"))
            .is_ok_and(|text| String::from_utf8_lossy(&text).contains(tag))
    })
}

/// The processes that run in this directory.
pub(crate) fn living_in(directory: &Path) -> Vec<u32> {
    running(|pid| fs::read_link(format!("/proc/{pid}/cwd")).is_ok_and(|cwd| cwd == directory))
}

fn running(is_meant: impl Fn(u32) -> bool) -> Vec<u32> {
    fs::read_dir("/proc")
        .expect("Linux has /proc")
        .filter_map(|file| file.ok()?.file_name().to_str()?.parse().ok())
        .filter(|&pid| is_meant(pid))
        .collect()
}
