//! Running the real binary, in a directory of its own.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
};

use serde_json::Value;

/// A directory that goes with the test.
#[derive(Debug)]
pub(crate) struct Place(PathBuf);

impl Place {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("arena-{}-{number}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("a directory for the test");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// `baralho arena` in this directory: English, no colours.
    pub(crate) fn arena(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_baralho"));
        for name in ["LC_ALL", "LC_MESSAGES", "LANGUAGE", "NO_COLOR", "CLICOLOR"] {
            command.env_remove(name);
        }
        command
            .env("LANG", "C.UTF-8")
            .env("TERM", "dumb")
            .current_dir(&self.0)
            .stdin(Stdio::null())
            .arg("arena")
            .args(args);
        command
    }

    /// Runs it to its end.
    pub(crate) fn run(&self, args: &[&str]) -> Ran {
        let output = self.arena(args).output().expect("the binary starts");
        let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
        Ran {
            code: output.status.code().expect("not killed by a signal"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }

    /// Runs it to a good end with `--json`, and gives what does not depend on the clock.
    pub(crate) fn table(&self, args: &[&str]) -> Value {
        let ran = self.run(&[args, &["--json", "--quiet"]].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        let mut table: Value = serde_json::from_str(&ran.out).expect("one JSON object");
        let fields = table.as_object_mut().expect("an object");
        for field in ["elapsed_s", "games_per_s", "directory", "report"] {
            assert!(fields.remove(field).is_some(), "no {field}");
        }
        table
    }

    /// The lines of a tournament's results after the first.
    pub(crate) fn games(&self, directory: &str) -> Vec<Value> {
        let text = fs::read_to_string(self.0.join(directory).join("results.jsonl"))
            .expect("there are results");
        text.lines()
            .skip(1)
            .map(|line| serde_json::from_str(line).expect("a line of JSON"))
            .collect()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a run gave.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// A program in C of this repository, compiled once.
fn compiled(source: &str) -> PathBuf {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    // In a folder of its own: the zoo looks at the name it is called by.
    let folder = format!("arena-programs-{}", std::process::id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    fs::create_dir_all(&folder).expect("a folder for programs");
    let program = folder.join(Path::new(source).file_stem().expect("a file's name"));
    let made = Command::new("cc")
        .args(["-O1", "-o"])
        .arg(&program)
        .arg(format!("{root}{source}"))
        .output()
        .expect("a C compiler: install gcc");
    let errors = String::from_utf8_lossy(&made.stderr);
    assert!(made.status.success(), "{errors}");
    program
}

/// The zoo of misbehaving bots.
pub(crate) fn zoo() -> &'static str {
    static ZOO: OnceLock<String> = OnceLock::new();
    ZOO.get_or_init(|| compiled("zoo/zoo.c").display().to_string())
}

/// Whether some process was called by a command with this in it.
pub(crate) fn is_running(part: &str) -> bool {
    let processes = fs::read_dir("/proc").expect("Linux");
    processes.flatten().any(|process| {
        let command = fs::read(process.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&command).contains(part)
    })
}
