//! What must not run beside other bots: an orphan that hides everything is known to be a bot's
//! only when no other bot runs.
#![cfg(target_os = "linux")]

use std::{fs, time::Instant};

use baralho_process::{Launch, Process};

#[test]
fn an_orphan_that_hides_everything_ends_with_the_last_bot() {
    let directory = tempfile::tempdir().expect("a directory for the bot");
    let mark = format!("31{}", std::process::id());
    let hidden = format!("cd /; setsid env -i sleep {mark} >/dev/null 2>&1 </dev/null & echo on");
    let script = format!("sh -c '{hidden}'; read line");
    let mut launch = Launch::new(["sh", "-c", &script], directory.path());
    launch.trampoline = Some(env!("CARGO_BIN_EXE_bot-trampoline").into());
    let mut bot = Process::start(&launch).expect("the trampoline can be started");
    assert_eq!(bot.next_line(None), Ok(&b"on"[..]));
    let end = Instant::now() + std::time::Duration::from_mins(1);
    while sleepers(&mark) != 1 {
        assert!(Instant::now() < end, "the orphan never ran");
    }
    bot.stop();
    assert_eq!(sleepers(&mark), 0);
}

fn sleepers(mark: &str) -> usize {
    let command = format!("sleep\0{mark}\0");
    fs::read_dir("/proc")
        .expect("Linux has /proc")
        .flatten()
        .filter(|file| {
            fs::read(file.path().join("cmdline")).is_ok_and(|text| text == command.as_bytes())
        })
        .count()
}
