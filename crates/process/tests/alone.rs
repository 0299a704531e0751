//! What must not run beside other tests: the end of any bot is the end of whoever hides.
#![cfg(target_os = "linux")]

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use baralho_process::{Launch, Process};

#[test]
fn an_orphan_that_hides_everything_ends_with_its_bot() {
    let directory = tempfile::tempdir().expect("a directory for the bots");
    let start = |script: &str| {
        let mut launch = Launch::new(["sh", "-c", script], directory.path());
        launch.trampoline = Some(env!("CARGO_BIN_EXE_bot-trampoline").into());
        Process::start(&launch).expect("the trampoline can be started")
    };
    let mark = format!("31{}", std::process::id());
    let hidden = format!("cd /; setsid env -i sleep {mark} >/dev/null 2>&1 </dev/null & echo on");
    let open = "setsid sleep 100 & echo $!; while read line; do echo $line; done";
    for beside_others in [false, true] {
        let mut others = Vec::new();
        if beside_others {
            let mut other = start(&format!("sh -c '{open}'"));
            let orphan = String::from_utf8_lossy(other.next_line(None).expect("a number"));
            others.push((format!("/proc/{orphan}"), other));
        }
        let mut bot = start(&format!("sh -c '{hidden}'; read line"));
        assert_eq!(bot.next_line(None), Ok(&b"on"[..]));
        let end = Instant::now() + Duration::from_mins(1);
        while sleepers(&mark) != 1 {
            assert!(Instant::now() < end, "the orphan never ran");
        }
        bot.stop();
        assert_eq!(sleepers(&mark), 0);
        for (orphan, mut other) in others {
            assert!(
                Path::new(&orphan).exists(),
                "that of the other bot may stay"
            );
            other.push("still here");
            assert_eq!(other.next_line(None), Ok(&b"still here"[..]));
            other.stop();
            assert!(!Path::new(&orphan).exists());
        }
    }
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
