//! A place for one test's judge and its bots: compiled programs, a temporary folder of its own,
//! and a look at who is left.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use baralho_testkit::command::{Ran, compiled, plainly};

use crate::harness::PROGRAM;

/// Longer than anything here takes: only a hang lasts this long.
const LONG: Duration = Duration::from_mins(2);

/// A test's own folder with its own links to the bots' programs, so that whoever runs one of
/// them belongs to this test.
pub(crate) struct Hall {
    pub(crate) folder: PathBuf,
}

impl Hall {
    pub(crate) fn new(test: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("juiz")
            .join(test);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("tmp")).expect("a folder for the test");
        Self { folder }
    }

    /// The same, and the course's example bot in it.
    pub(crate) fn with_base(test: &str) -> (Self, String) {
        let hall = Self::new(test);
        let base = hall.base("base");
        (hall, base)
    }

    pub(crate) fn base(&self, name: &str) -> String {
        self.link("examples/base.c", name)
    }

    /// One of the course bots among the examples, by its file.
    pub(crate) fn example(&self, file: &str) -> String {
        let name = file.trim_end_matches(".c");
        self.link(&format!("examples/{file}"), name)
    }

    /// A bot of the zoo: its name is its mode.
    pub(crate) fn zoo(&self, mode: &str) -> String {
        self.link("zoo/zoo.c", mode)
    }

    pub(crate) fn script(&self, name: &str, text: &str) -> String {
        use std::os::unix::fs::PermissionsExt;
        let path = self.folder.join(name);
        fs::write(&path, text).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("an executable");
        path.display().to_string()
    }

    fn link(&self, source: &str, name: &str) -> String {
        let program = compiled(source, env!("CARGO_TARGET_TMPDIR"));
        let link = self.folder.join(name);
        fs::hard_link(program, &link).expect("a link");
        link.display().to_string()
    }

    /// The judge, its temporary folder being this test's.
    pub(crate) fn judge(&self, args: &[&str]) -> Command {
        let mut command = plainly(PROGRAM);
        command
            .arg("juiz")
            .args(args)
            .current_dir(&self.folder)
            .env("TMPDIR", self.folder.join("tmp"))
            .stdin(Stdio::null());
        command
    }

    /// What the judge says of a game, and that nothing and nobody is left after it.
    pub(crate) fn judged(&self, args: &[&str]) -> Ran {
        let mut judge = self.judge(args);
        let output = judge.output().expect("the judge");
        self.nobody_is_left(&format!("{args:?}"));
        Ran::new(&judge, output)
    }

    /// No process of this test's programs, and no folder of a game.
    pub(crate) fn nobody_is_left(&self, after: &str) {
        let mut left: Vec<_> = fs::read_dir(self.folder.join("tmp"))
            .expect("tmp")
            .collect();
        assert!(left.is_empty(), "{after}: {:?}", left.pop());
        let here = self.folder.display().to_string();
        // Whoever was killed may take a moment to go.
        let end = Instant::now() + LONG;
        while running_from(&here) > 0 {
            assert!(Instant::now() < end, "{after}: somebody is left");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// The line that a judge writes begins and ends like this.
#[track_caller]
pub(crate) fn verdict(said: &Ran, begin: &str, end: &str) {
    assert!(said.out.starts_with(begin), "{said:?}");
    assert!(said.out.ends_with(end), "{said:?}");
}

fn running_from(folder: &str) -> usize {
    let processes = fs::read_dir("/proc").expect("Linux has /proc");
    let programs = processes.filter_map(|entry| fs::read_link(entry.ok()?.path().join("exe")).ok());
    programs
        .filter(|program| program.display().to_string().starts_with(folder))
        .count()
}
