//! Programs that cannot be started, and how those that can are.

use std::{fs, os::unix::fs::PermissionsExt};

use baralho_process::{CannotStart, Fault, Process};

use crate::bots::support::{Cage, soon};

/// Why a program cannot be started, in a sandbox or not.
fn why(program: &str) -> CannotStart {
    let mut faults: Vec<Fault> = Cage::both_ways(|| Cage::of(vec![program.into()]))
        .map(|cage| {
            let mut bot = cage.start();
            let fault = bot.next_line(soon()).expect_err("it cannot run");
            assert!(bot.stop().errors.is_empty(), "the reason is not the bot's");
            fault
        })
        .collect();
    faults.dedup();
    match faults.as_slice() {
        [Fault::CannotStart(why)] => why.clone(),
        other => panic!("{other:?}"),
    }
}

fn file(text: &str, mode: u32) -> (tempfile::TempDir, String) {
    let directory = tempfile::tempdir().expect("a directory for the program");
    let path = directory.path().join("program");
    fs::write(&path, text).expect("the program can be written");
    fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("its mode can be set");
    let path = path.to_str().expect("a plain path").to_owned();
    (directory, path)
}

#[test]
fn what_cannot_be_run_is_named_with_the_reason() {
    let (_kept, plain) = file("#!/bin/sh\n", 0o644);
    let (_kept_too, script) = file("#!/no/such/python3 -u\nprint(1)\n", 0o755);
    let without_interpreter = |program| CannotStart::NoInterpreter {
        program,
        interpreter: "/no/such/python3".to_owned(),
    };
    let cases: [(&str, &dyn Fn(String) -> CannotStart); 5] = [
        ("/no/such/program", &CannotStart::NoProgram),
        ("no-such-program-anywhere", &CannotStart::NoProgram),
        (&plain, &CannotStart::NotExecutable),
        ("/usr", &CannotStart::IsDirectory),
        (&script, &without_interpreter),
    ];
    for (program, reason) in cases {
        assert_eq!(why(program), reason(program.to_owned()));
    }
}

#[test]
fn nothing_to_run_or_nowhere_to_run_it_is_told_at_once() {
    let mut cage = Cage::of(vec![]);
    let error = Process::start(&cage.launch).expect_err("there is no command");
    assert_eq!(error, CannotStart::NoCommand);
    cage.launch.command = vec!["/bin/sh".into()];
    cage.launch.directory = "/no/such/place".into();
    let error = Process::start(&cage.launch).expect_err("there is no directory");
    assert_eq!(error, CannotStart::NoDirectory("/no/such/place".to_owned()));
}

#[test]
fn a_bot_has_a_session_and_a_directory_of_its_own() {
    let script = "cut -d' ' -f6 /proc/$$/stat; echo $$; pwd; ulimit -c; echo $BARALHO_BOT";
    let cage = Cage::sh(script);
    let mut bot = cage.start();
    let mut line = || String::from_utf8_lossy(bot.next_line(soon()).expect("a line")).into_owned();
    let (session, pid) = (line(), line());
    assert_eq!(session, pid, "it leads its session");
    assert_eq!(
        line(),
        cage.directory.path().to_str().expect("a plain path")
    );
    assert_eq!(line(), "0", "it leaves no core");
    let tag = line();
    assert_eq!(tag, bot.tag());
    assert_eq!(pid, bot.id().to_string());
}
