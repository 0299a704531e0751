//! Drives the real program: through a pseudo-terminal as a person would, or through
//! pipes as a script would.

use std::{
    fs,
    io::{Read, Write},
    num::NonZero,
    path::{Path, PathBuf},
    process::Command,
    sync::mpsc::{Receiver, channel},
    time::Duration,
};

use baralho_testkit::command::{CommandLine, Ran, finish};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_baralho");

/// Long enough for the slowest machine: it only keeps a hung program from hanging us.
const PATIENCE: Duration = Duration::from_mins(1);

const ROWS: NonZero<u16> = NonZero::new(50).expect("not zero");
const COLUMNS: NonZero<u16> = NonZero::new(100).expect("not zero");

/// An empty folder of a test's own.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("terminal")
        .join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

pub(crate) fn only_save(folder: &Path) -> PathBuf {
    let saves: Vec<PathBuf> = fs::read_dir(folder.join("baralho"))
        .expect("the folder of saved games")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    assert_eq!(saves.len(), 1, "{saves:?}");
    saves[0].clone()
}

/// A program at a pseudo-terminal.
pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    output: Receiver<Vec<u8>>,
    bytes: Vec<u8>,
    /// How much of it has been looked at.
    seen: usize,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// It said this and waits for a line.
    Asks(String),
    /// It said this and has ended.
    Ends(String),
}

impl Terminal {
    /// Starts the program with its state in a folder, at a terminal of 100 columns.
    pub(crate) fn start(folder: &Path, line: &(impl CommandLine + ?Sized)) -> Self {
        Self::start_with(folder, line, &[])
    }

    /// The same, and waits until it asks for a line.
    pub(crate) fn asked(folder: &Path, line: &(impl CommandLine + ?Sized)) -> Self {
        let mut terminal = Self::start(folder, line);
        terminal.next().asks();
        terminal
    }

    /// As [`Self::start`], with more variables in its environment.
    pub(crate) fn start_with(
        folder: &Path,
        line: &(impl CommandLine + ?Sized),
        variables: &[(&str, &str)],
    ) -> Self {
        let pair = native_pty_system()
            .openpty(size(COLUMNS.get()))
            .expect("a pseudo-terminal");
        // A terminal interrupts first and then forgets what was written but not read yet: now
        // and then that is the program's farewell. Not at this one.
        let mut command = CommandBuilder::new("/bin/sh");
        command.args(["-c", r#"stty noflsh; exec "$0" "$@""#, PROGRAM]);
        command.args(line.words());
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_US.UTF-8");
        command.env("XDG_STATE_HOME", folder);
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program");
        drop(pair.slave);
        let mut screen = pair.master.try_clone_reader().expect("its screen");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            // The end of a pseudo-terminal is an error on Linux.
            while let Ok(count @ 1..) = screen.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self {
            keyboard: pair.master.take_writer().expect("its keyboard"),
            master: pair.master,
            child,
            output,
            bytes: Vec::new(),
            seen: 0,
        }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard
            .write_all(keys.as_bytes())
            .and_then(|()| self.keyboard.flush())
            .expect("the program still listens");
    }

    /// Types a line, and says what came of it.
    pub(crate) fn type_line(&mut self, line: &str) -> Next {
        self.press(&format!("{line}\n"));
        self.next()
    }

    /// Types a line, which must be answered with this; says the whole answer.
    #[track_caller]
    pub(crate) fn answers(&mut self, line: &str, wanted: &str) -> String {
        let said = self.type_line(line).asks();
        assert!(said.contains(wanted), "{line:?} was answered:\n{said}");
        said
    }

    /// Waits until the program asks for a line or ends.
    pub(crate) fn next(&mut self) -> Next {
        loop {
            let text = self.unseen();
            // The prompt, and nothing typed after it yet.
            if text.ends_with("\n> ") || text.ends_with(": ") && text.contains("Your ") {
                self.seen = self.bytes.len();
                return Next::Asks(text);
            }
            if !self.read() {
                self.seen = self.bytes.len();
                return Next::Ends(text);
            }
        }
    }

    /// What the program said, if it waits for a line by now.
    pub(crate) fn question(&mut self) -> Option<String> {
        while let Ok(bytes) = self.output.try_recv() {
            self.bytes.extend(bytes);
        }
        let text = self.unseen();
        let asks = text.ends_with("\n> ");
        if asks {
            self.seen = self.bytes.len();
        }
        asks.then_some(text)
    }

    /// Waits until the program has said something.
    pub(crate) fn wait_for(&mut self, wanted: &str) -> String {
        loop {
            let text = self.unseen();
            if text.contains(wanted) {
                self.seen = self.bytes.len();
                return text;
            }
            assert!(self.read(), "no {wanted:?} in:\n{text}");
        }
    }

    /// Types a line, and waits until the program has said something.
    pub(crate) fn says(&mut self, line: &str, wanted: &str) -> String {
        self.press(&format!("{line}\n"));
        self.wait_for(wanted)
    }

    fn read(&mut self) -> bool {
        match self.output.recv_timeout(PATIENCE) {
            Ok(bytes) => {
                self.bytes.extend(bytes);
                true
            }
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => false,
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {
                panic!("the program hangs after:\n{}", self.unseen())
            }
        }
    }

    /// What was written and not looked at yet, without escape codes.
    fn unseen(&self) -> String {
        let text = String::from_utf8_lossy(&self.bytes[self.seen..]);
        plain(&text)
    }

    /// Everything written, escape codes included.
    pub(crate) fn raw(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// Everything written, without escape codes.
    pub(crate) fn text(&self) -> String {
        plain(&self.raw())
    }

    pub(crate) fn screen(&self) -> String {
        let mut parser = vt100::Parser::new(ROWS, COLUMNS, 0);
        parser.process(&self.bytes);
        parser.screen().contents()
    }

    pub(crate) fn resize(&mut self, columns: u16) {
        self.master.resize(size(columns)).expect("a new size");
    }

    /// Waits for the end, and says the exit code.
    pub(crate) fn exit_code(&mut self) -> u32 {
        while self.read() {}
        self.child.wait().expect("an end").exit_code()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

impl Next {
    /// What was said before the prompt.
    pub(crate) fn asks(self) -> String {
        match self {
            Self::Asks(text) => text,
            Self::Ends(text) => panic!("the program ended:\n{text}"),
        }
    }

    /// What was said before the end.
    pub(crate) fn ends(self) -> String {
        match self {
            Self::Ends(text) => text,
            Self::Asks(text) => panic!("the program goes on:\n{text}"),
        }
    }
}

fn size(columns: u16) -> PtySize {
    PtySize {
        rows: ROWS.get(),
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

fn plain(text: &str) -> String {
    anstream::adapter::strip_str(text)
        .to_string()
        .replace('\r', "")
}

/// Runs the program with its input from a pipe.
pub(crate) fn pipe(folder: &Path, line: &(impl CommandLine + ?Sized), input: &str) -> Ran {
    let mut command = Command::new(PROGRAM);
    command.args(line.words()).env_clear();
    command.env("XDG_STATE_HOME", folder);
    finish(&mut command, input.as_bytes())
}

/// What a piped run printed, which must have gone well.
#[track_caller]
pub(crate) fn printed(folder: &Path, line: &(impl CommandLine + ?Sized), input: &str) -> String {
    let ran = pipe(folder, line, input);
    ran.fine();
    ran.out
}

/// Demands that this was said.
#[track_caller]
pub(crate) fn shows(said: &str, wanted: &str) {
    assert!(said.contains(wanted), "{wanted:?} is not in:\n{said}");
}

/// Plays a whole game at a terminal: the first card, the first choice.
pub(crate) fn play_out(terminal: &mut Terminal) -> String {
    let mut next = terminal.next();
    for _ in 0..2000 {
        let text = match next {
            Next::Ends(text) => return text,
            Next::Asks(text) => text,
        };
        next = terminal.type_line(answer(&text));
    }
    panic!("the game has no end:\n{}", terminal.text());
}

pub(crate) fn answer(said: &str) -> &'static str {
    let last = said
        .lines()
        .rev()
        .find(|line| !line.trim_start_matches('>').trim().is_empty());
    match last.unwrap_or_default() {
        line if line.contains("d draws") => "d",
        line if line.contains("x discards") => "x h1",
        line if line.contains("Enter to turn") || line.contains("pile") => "",
        line if line.contains("presses Enter") => "",
        // The choices follow the question.
        line if line.starts_with(|c: char| c.is_ascii_digit()) => "1",
        _ => "h1",
    }
}
