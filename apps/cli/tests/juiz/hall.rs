//! A place for one test's judge and its bots: compiled programs, a temporary folder of its own,
//! and a look at who is left.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use crate::harness::PROGRAM;

/// Longer than anything here takes: only a hang lasts this long.
const LONG: Duration = Duration::from_mins(2);

/// A test's own folder with its own links to the bots' programs, so that whoever runs one of
/// them belongs to this test.
pub(crate) struct Hall {
    pub(crate) folder: PathBuf,
}

/// What a judge said.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
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

    /// The course's example bot.
    pub(crate) fn base(&self, name: &str) -> String {
        self.link(&compiled("examples/base.c"), name)
    }

    /// One of the course bots among the examples, by its file.
    pub(crate) fn example(&self, file: &str) -> String {
        let name = file.trim_end_matches(".c");
        self.link(&compiled(&format!("examples/{file}")), name)
    }

    /// A bot of the zoo: its name is its mode.
    pub(crate) fn zoo(&self, mode: &str) -> String {
        self.link(&compiled("zoo/zoo.c"), mode)
    }

    /// A bot as a shell script.
    pub(crate) fn script(&self, name: &str, text: &str) -> String {
        use std::os::unix::fs::PermissionsExt;
        let path = self.folder.join(name);
        fs::write(&path, text).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("an executable");
        path.display().to_string()
    }

    fn link(&self, program: &Path, name: &str) -> String {
        let link = self.folder.join(name);
        fs::hard_link(program, &link).expect("a link");
        link.display().to_string()
    }

    /// The judge, its temporary folder being this test's.
    pub(crate) fn judge(&self, args: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command
            .arg("juiz")
            .args(args)
            .current_dir(&self.folder)
            .env("LANG", "C.UTF-8")
            // Bots in Python should be as they are everywhere.
            .env_remove("PYTHONUNBUFFERED")
            .env("TMPDIR", self.folder.join("tmp"))
            .stdin(Stdio::null());
        command
    }

    /// What the judge says of a game, and that nothing and nobody is left after it.
    pub(crate) fn judged(&self, args: &[&str]) -> Said {
        let output = self.judge(args).output().expect("the judge");
        self.nobody_is_left(&format!("{args:?}"));
        said(&output)
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

fn running_from(folder: &str) -> usize {
    let processes = fs::read_dir("/proc").expect("Linux has /proc");
    let programs = processes.filter_map(|entry| fs::read_link(entry.ok()?.path().join("exe")).ok());
    programs
        .filter(|program| program.display().to_string().starts_with(folder))
        .count()
}

pub(crate) fn said(output: &Output) -> Said {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
    Said {
        code: output.status.code().expect("not killed by a signal"),
        out: text(&output.stdout),
        err: text(&output.stderr),
    }
}

/// A program of the repository, compiled once for each version of its source.
fn compiled(source: &str) -> PathBuf {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock();
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(source);
    let mut version = DefaultHasher::new();
    fs::read(&source).expect("a source").hash(&mut version);
    let place = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let program = place.join(format!("judged-{:x}", version.finish()));
    if !program.exists() {
        let fresh = place.join(format!("judged-in-work-{}", std::process::id()));
        let done = Command::new("cc")
            .args(["-O1", "-Wall", "-Wextra", "-Werror", "-o"])
            .arg(&fresh)
            .arg(&source)
            .status();
        assert!(done.expect("a C compiler is needed").success());
        // Of two runs at once the first puts it there; a program in use is never replaced.
        let _ = fs::hard_link(&fresh, &program);
        fs::remove_file(fresh).expect("it was made here");
    }
    program
}
