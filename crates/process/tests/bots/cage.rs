//! Bots shut in. Where the kernel cannot, it must say what it lacks instead.

use std::{env, fs, os::unix::fs::MetadataExt};

use baralho_process::{Fault, Process, Sandbox};

use crate::bots::support::{Cage, ask, fault_of};

fn shut_in(words: &[&str]) -> Option<Cage> {
    Cage::new(words).shut_in()
}

/// What the bot reported on its standard error, after a right move.
fn report(bot: &mut Process) -> String {
    assert_eq!(ask(bot), Ok("0".to_owned()), "{}", bot.errors().text());
    bot.errors().text()
}

#[test]
fn only_its_own_files_can_be_read() {
    let secret = tempfile::NamedTempFile::new().expect("a file of somebody else");
    fs::write(secret.path(), "secret").expect("it can be written");
    let secret = secret.path().to_str().expect("a plain path");
    let home = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let parent = format!("/proc/{}/environ", std::process::id());
    for path in [
        "/etc/passwd",
        "/root",
        "/tmp",
        "/proc/self/environ",
        &parent,
        secret,
        home,
    ] {
        // A file named in the command may be read, so this one is told by another way.
        let script = "read line; (exec 3<\"$path\" && read text <&3); ls \"$path\" >&2; echo done";
        let Some(cage) = Cage::sh(&format!("path={path}; {script}")).shut_in() else {
            return;
        };
        let mut bot = cage.start();
        assert_eq!(ask(&mut bot), Ok("done".to_owned()));
        let errors = bot.stop().errors.text();
        assert!(errors.contains("Permission denied"), "{path}: {errors}");
    }
}

#[test]
fn files_named_in_the_command_and_readable_ones_can_be_read_and_not_written() {
    let secret = tempfile::tempdir().expect("a directory of somebody else");
    let file = secret.path().join("file");
    fs::write(&file, "text").expect("it can be written");
    let path = file.to_str().expect("a plain path");

    for (mode, reported) in [
        ("reads-file", "read: yes\n"),
        ("writes-file", "write: Permission denied\n"),
    ] {
        let Some(cage) = shut_in(&[mode, path]) else {
            return;
        };
        assert_eq!(report(&mut cage.start()), reported);
    }
    let text = "read line; cat \"$(echo $0)/file\"; echo";
    let command = vec!["sh".into(), "-c".into(), text.into(), secret.path().into()];
    let Some(mut cage) = Cage::of(command).shut_in() else {
        return;
    };
    assert_eq!(ask(&mut cage.start()), Ok(String::new()));
    cage.launch.sandbox = Some(Sandbox {
        readable: vec![secret.path().to_owned()],
    });
    assert_eq!(ask(&mut cage.start()), Ok("text".to_owned()));
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "text");
}

#[test]
fn its_own_directory_can_be_written() {
    let Some(cage) = shut_in(&["writes-logs"]) else {
        return;
    };
    assert_eq!(report(&mut cage.start()), "write: yes\n".repeat(3));
    // They are gone with the bot.
    assert!(!cage.directory.path().join("zoo-2.log").exists());
    let elsewhere = tempfile::tempdir().expect("a directory of somebody else");
    let file = elsewhere.path().join("zoo-was-here");
    let Some(cage) = shut_in(&["writes-file", file.to_str().expect("a plain path")]) else {
        return;
    };
    assert_eq!(report(&mut cage.start()), "write: Permission denied\n");
    assert!(!file.exists());
}

#[test]
fn nothing_that_is_kept_about_a_file_outside_can_be_changed() {
    let file = tempfile::NamedTempFile::new().expect("a file of somebody else");
    let kept = || {
        let found = file.path().metadata().expect("it is there");
        (found.mode(), found.uid(), found.mtime(), found.ctime_nsec())
    };
    let before = kept();
    let path = file.path().to_str().expect("a plain path");
    let Some(cage) = shut_in(&["changes-file", path]) else {
        return;
    };
    let report = report(&mut cage.start());
    assert!(report.lines().count() >= 18, "{report}");
    for line in report.lines() {
        assert!(line.ends_with(": Operation not permitted"), "{report}");
    }
    assert_eq!(kept(), before);
}

#[test]
fn our_environment_is_not_seen_but_for_what_a_program_needs() {
    // Cargo sets it for every test.
    let ours = "CARGO_MANIFEST_DIR=";
    let Some(mut cage) = shut_in(&["shows-environment"]) else {
        return;
    };
    let mut bot = cage.start();
    let seen = report(&mut bot);
    for line in seen.lines() {
        let name = line.split('=').next().unwrap_or_default();
        let mut known = "PATH LANG TZ TERM BARALHO_BOT HOME TMPDIR".split(' ');
        assert!(
            known.any(|one| one == name) || name.starts_with("LC_"),
            "{line}"
        );
    }
    let own = cage.directory.path().canonicalize().expect("it is there");
    for (name, value) in [
        ("HOME", own.display().to_string()),
        ("TMPDIR", own.display().to_string()),
        ("BARALHO_BOT", bot.tag().to_owned()),
        ("PATH", env::var("PATH").expect("there is a PATH")),
    ] {
        let line = format!("{name}={value}");
        assert!(seen.lines().any(|seen| seen == line), "{line}: {seen}");
    }
    cage.launch.sandbox = None;
    assert!(report(&mut cage.start()).contains(ours), "a bot elsewhere");
}

#[test]
fn what_it_writes_is_limited_with_and_without_a_name() {
    for mode in ["fills-disk", "fills-disk-unseen"] {
        let Some(mut cage) = shut_in(&[mode]) else {
            return;
        };
        let mut bot = cage.start();
        let limit = Sandbox::USUAL_DISK;
        assert_eq!(fault_of(&mut bot), Fault::OutOfDisk { limit }, "{mode}");
        cage.launch.limits.disk = Some(200 << 20);
        assert_eq!(report(&mut cage.start()), "100 MiB: yes\n", "{mode}");
    }
}

#[test]
fn a_bot_that_dies_for_want_of_room_is_found_out() {
    let script = "read line; head -c 9000000 /dev/urandom >file || exit 1; echo done";
    let Some(mut cage) = Cage::sh(script).shut_in() else {
        return;
    };
    let limit = 4 << 20;
    cage.launch.limits.disk = Some(limit);
    assert_eq!(fault_of(&mut cage.start()), Fault::OutOfDisk { limit });
}

#[test]
fn no_memory_can_be_kept_where_no_map_shows_it() {
    let Some(cage) = shut_in(&["hides-memory"]) else {
        return;
    };
    let report = report(&mut cage.start());
    let lines = report.lines();
    let works: Vec<&str> = lines.filter(|line| line.ends_with(": yes")).collect();
    assert_eq!(works, ["a pipe: yes", "a map: yes"], "{report}");
    assert_eq!(report.lines().count(), 14, "{report}");
}

#[test]
fn what_sockets_hold_is_memory() {
    let Some(mut cage) = shut_in(&["fills-sockets"]) else {
        return;
    };
    let limit = 16 << 20;
    cage.launch.limits.memory = Some(limit);
    assert_eq!(fault_of(&mut cage.start()), Fault::OutOfMemory { limit });
}

#[test]
fn no_socket_can_be_opened_and_nobody_outside_can_be_reached() {
    let myself = std::process::id().to_string();
    for (words, forbidden, others) in [
        (
            &["opens-socket"][..],
            ["inet", "inet6", "unix", "netlink"],
            &["socketpair: yes"][..],
        ),
        (
            &["escapes", &myself],
            ["ptrace", "unshare", "mount", "chroot"],
            &["kill: No such process", "fork: yes"],
        ),
    ] {
        let Some(cage) = shut_in(words) else {
            return;
        };
        let report = report(&mut cage.start());
        for way in forbidden {
            let line = format!("{way}: Operation not permitted\n");
            assert!(report.contains(&line), "{report}");
        }
        for line in others {
            assert!(report.contains(line), "{report}");
        }
    }
}
