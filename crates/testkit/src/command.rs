//! Programs that run to their end, and those that must be compiled first.

use std::{
    ffi::OsString,
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::Mutex,
    thread,
};

/// What a run of a program gave.
#[derive(Debug)]
pub struct Ran {
    /// What was typed behind the program's name.
    pub args: Vec<OsString>,
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// What a command gave that has ended by itself.
    pub fn new(command: &Command, output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
        Self {
            args: command.get_args().map(ToOwned::to_owned).collect(),
            code: output.status.code().expect("not killed by a signal"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }

    /// Demands that it went well, and that it complained of nothing.
    #[track_caller]
    pub fn fine(&self) -> &Self {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        self
    }

    /// Demands this exit code.
    #[track_caller]
    pub fn ended(&self, code: i32) -> &Self {
        assert_eq!(self.code, code, "{self:?}");
        self
    }

    /// Demands this exit code, and that it wrote nothing.
    #[track_caller]
    pub fn refused(&self, code: i32) -> &Self {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{self:?}");
        self
    }

    /// Demands that this is in what it wrote.
    #[track_caller]
    pub fn wrote(&self, part: &str) -> &Self {
        assert!(self.out.contains(part), "{part:?} is not in {self:?}");
        self
    }

    /// Demands that this is in what it complained of.
    #[track_caller]
    pub fn complained(&self, part: &str) -> &Self {
        assert!(self.err.contains(part), "{part:?} is not in {self:?}");
        self
    }
}

/// A program with an environment of its own: English, no colours.
pub fn plainly(program: &str) -> Command {
    let mut command = Command::new(program);
    // Bots in Python should be as they are everywhere.
    let python = "PYTHONUNBUFFERED";
    for name in [
        "LC_ALL",
        "LC_MESSAGES",
        "LANGUAGE",
        "NO_COLOR",
        "CLICOLOR",
        python,
    ] {
        command.env_remove(name);
    }
    command.env("LANG", "C.UTF-8").env("TERM", "dumb");
    command
}

/// Runs a command with this input to its end.
pub fn finish(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let mut stdin = child.stdin.take().expect("piped");
    let output = thread::scope(|scope| {
        // A command may end without reading everything; that is not this writer's business.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("it ends")
    });
    Ran::new(command, output)
}

/// A file of the workspace.
pub fn workspace(path: impl AsRef<Path>) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)
}

/// A program of the workspace in C or Rust, compiled once for each version of its folder into a
/// folder for the tests' things. It is called like its source.
pub fn compiled(source: &str, place: &str) -> PathBuf {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock();
    let source = workspace(source);
    let mut version = DefaultHasher::new();
    source.hash(&mut version);
    let folder = source.parent().expect("a folder");
    let mut files: Vec<_> = fs::read_dir(folder).expect("a folder").flatten().collect();
    files.sort_by_key(fs::DirEntry::path);
    for file in files.iter().filter(|file| file.path().is_file()) {
        fs::read(file.path()).expect("a source").hash(&mut version);
    }
    let folder = Path::new(place).join(format!("compiled-{:x}", version.finish()));
    fs::create_dir_all(&folder).expect("a folder for programs");
    let program = folder.join(source.file_stem().expect("a name"));
    if program.exists() {
        return program;
    }
    let fresh = program.with_extension(std::process::id().to_string());
    let mut compiler = if source.extension().is_some_and(|ending| ending == "rs") {
        let mut rustc = Command::new("rustc");
        rustc.args(["-O", "--edition", "2024", "-D", "warnings"]);
        rustc
    } else {
        let mut cc = Command::new("cc");
        cc.args(["-O1", "-Wall", "-Wextra", "-Werror"]);
        cc
    };
    let made = compiler.arg("-o").arg(&fresh).arg(&source).output();
    let made = made.expect("a compiler: install gcc");
    let errors = String::from_utf8_lossy(&made.stderr);
    assert!(made.status.success(), "{errors}");
    // Of two runs at once the first puts it there; a program in use is never replaced.
    let _ = fs::hard_link(&fresh, &program);
    fs::remove_file(fresh).expect("it was made here");
    program
}

/// What is typed behind a program's name: a text with blanks between its words, or the words where
/// one of them has blanks.
pub trait CommandLine {
    fn words(&self) -> Vec<&str>;
}

impl CommandLine for str {
    fn words(&self) -> Vec<&str> {
        self.split_whitespace().collect()
    }
}

impl CommandLine for String {
    fn words(&self) -> Vec<&str> {
        self.as_str().words()
    }
}

impl CommandLine for [&str] {
    fn words(&self) -> Vec<&str> {
        self.to_vec()
    }
}

impl<const N: usize> CommandLine for [&str; N] {
    fn words(&self) -> Vec<&str> {
        self.to_vec()
    }
}

impl CommandLine for Vec<&str> {
    fn words(&self) -> Vec<&str> {
        self.clone()
    }
}
