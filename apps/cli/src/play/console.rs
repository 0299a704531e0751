//! The one door to the terminal: lines come in, messages go out.
//!
//! Lines are read by a thread of their own, so that the game can wait for a line or for
//! a while, and notice Ctrl-C in both. The terminal stays in its line mode all the time:
//! however the program ends, there is nothing to put back in order.

use std::{
    collections::VecDeque,
    io::{self, IsTerminal, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, SyncSender},
    },
    time::Duration,
};

use super::{lines, screen::Screen};
use crate::{args::LookArgs, online::Signal};

/// How long a bot's move stays before the next one, unless told otherwise.
const USUAL_PACE: Duration = Duration::from_millis(800);

/// Why the conversation ends.
#[derive(Debug)]
pub enum Stop {
    /// The person asked to leave.
    Quit,
    /// No more input will come.
    End,
    /// It cannot go on, as the person was told.
    Failed,
    /// Ctrl-C.
    Interrupted,
    /// What is said cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

#[derive(Clone, Debug)]
enum Input {
    Line(String),
    End,
    /// Only wakes whoever waits for a line.
    Interrupt,
    /// From the connection to a server.
    Wire(Signal),
}

/// What can be heard where people and a server talk.
#[derive(Debug)]
pub(crate) enum Heard {
    Line(String),
    Wire(Signal),
    /// Nothing was heard in time.
    Silence,
}

/// How many lines may be typed ahead; a flood of input waits outside.
const TYPED_AHEAD: usize = 64;

/// A conversation with whoever sits at the terminal.
pub struct Console {
    pub(crate) screen: Screen,
    lines: Receiver<Input>,
    sender: SyncSender<Input>,
    /// What a server said while a person was asked something.
    held: VecDeque<Signal>,
    /// A prompt is on the screen and has not been answered.
    open: bool,
    interrupts: Receiver<()>,
    interrupted: Arc<AtomicBool>,
    /// No more lines will come.
    ended: bool,
    /// Input comes from a pipe: lines are printed as they are read.
    echo: bool,
    pub(crate) pace: Duration,
}

impl Console {
    /// Opens the conversation. There is only one per process.
    pub(crate) fn open(look: &LookArgs) -> Self {
        Self::open_with(look, || ())
    }

    /// The same; at Ctrl-C also does this, from another thread.
    pub fn open_with(look: &LookArgs, at_interrupt: impl Fn() + Send + 'static) -> Self {
        let (line_sender, lines) = mpsc::sync_channel(TYPED_AHEAD);
        let sender = line_sender.clone();
        let (interrupt_sender, interrupts) = mpsc::channel();
        let interrupted = Arc::new(AtomicBool::new(false));
        let (waker, flag) = (line_sender.clone(), Arc::clone(&interrupted));
        // Without a handler Ctrl-C still ends the program, and the record is whole.
        let _ = ctrlc::set_handler(move || {
            // The second one comes when the first has not been noticed: do not wait for it.
            if flag.swap(true, Ordering::SeqCst) {
                std::process::exit(INTERRUPTED);
            }
            at_interrupt();
            let _ = interrupt_sender.send(());
            let _ = waker.try_send(Input::Interrupt);
        });
        std::thread::spawn(move || {
            lines::read(io::stdin().lock(), |line| {
                line_sender.send(Input::Line(line)).is_ok()
            });
            // The handler holds a sender too, so the end must be said.
            let _ = line_sender.send(Input::End);
        });
        let usual_pace = if io::stdout().is_terminal() {
            USUAL_PACE
        } else {
            Duration::ZERO
        };
        Self {
            screen: Screen::open(look.color, look.plain),
            lines,
            sender,
            held: VecDeque::new(),
            open: false,
            interrupts,
            interrupted,
            ended: false,
            echo: !io::stdin().is_terminal(),
            pace: look.pace.unwrap_or(usual_pace),
        }
    }

    /// Says a message; each line of the text is one.
    pub fn say(&mut self, text: &str) -> Result<(), Stop> {
        for line in text.lines() {
            self.close_question()?;
            self.screen.line(line)?;
        }
        Ok(())
    }

    /// Says several messages.
    pub fn say_all(&mut self, texts: &[String]) -> Result<(), Stop> {
        texts.iter().try_for_each(|text| self.say(text))
    }

    /// Begins something new, under a title.
    pub fn heading(&mut self, text: &str) -> Result<(), Stop> {
        self.close_question()?;
        Ok(self.screen.heading(text)?)
    }

    /// A blank line, which ears would not hear.
    pub fn gap(&mut self) -> Result<(), Stop> {
        if !self.screen.plain {
            self.close_question()?;
            writeln!(self.screen)?;
        }
        Ok(())
    }

    /// Moves to a new line when an unanswered prompt is still on the current one.
    fn close_question(&mut self) -> Result<(), Stop> {
        if std::mem::take(&mut self.open) {
            writeln!(self.screen)?;
        }
        Ok(())
    }

    /// Asks for a line and waits for it. A lone `q` is the wish to leave.
    pub fn ask(&mut self, prompt: &str) -> Result<String, Stop> {
        self.close_question()?;
        self.prompt(prompt)?;
        if self.ended {
            return self.take(Input::End);
        }
        loop {
            match self.lines.recv().unwrap_or(Input::End) {
                // The server can wait until the person has answered.
                Input::Wire(signal) => self.held.push_back(signal),
                input => return self.take(input),
            }
        }
    }

    /// Shows that something may be typed now, unless it is shown already.
    pub(crate) fn prompt(&mut self, prompt: &str) -> Result<(), Stop> {
        if !self.open {
            let prompt = if self.screen.plain { prompt } else { ">" };
            write!(self.screen, "{prompt} ")?;
            self.screen.flush()?;
            self.open = true;
        }
        Ok(())
    }

    /// Waits for a line, or for the server if there is one, but not longer than this.
    pub(crate) fn hear(&mut self, longest: Duration) -> Result<Heard, Stop> {
        self.screen.flush()?;
        if let Some(signal) = self.held.pop_front() {
            return Ok(Heard::Wire(signal));
        }
        if self.ended {
            return self.take(Input::End).map(Heard::Line);
        }
        match self.lines.recv_timeout(longest) {
            Ok(Input::Wire(signal)) => Ok(Heard::Wire(signal)),
            Ok(input) => self.take(input).map(Heard::Line),
            Err(RecvTimeoutError::Timeout) => Ok(Heard::Silence),
            Err(RecvTimeoutError::Disconnected) => self.take(Input::End).map(Heard::Line),
        }
    }

    /// A way for the connection to a server to be heard here.
    pub(crate) fn ear(&self) -> impl Fn(Signal) -> bool + Send + 'static {
        let sender = self.sender.clone();
        move |signal| sender.send(Input::Wire(signal)).is_ok()
    }

    fn take(&mut self, input: Input) -> Result<String, Stop> {
        self.open = false;
        if self.interrupted.load(Ordering::SeqCst) {
            return self.interrupt();
        }
        match input {
            Input::Line(line) => {
                let line = line.trim().to_owned();
                if self.echo {
                    writeln!(self.screen, "{line}")?;
                }
                if line.eq_ignore_ascii_case("q") {
                    return Err(Stop::Quit);
                }
                Ok(line)
            }
            Input::End => {
                writeln!(self.screen)?;
                self.ended = true;
                Err(Stop::End)
            }
            Input::Interrupt | Input::Wire(_) => self.interrupt(),
        }
    }

    fn interrupt<T>(&mut self) -> Result<T, Stop> {
        writeln!(self.screen)?;
        Err(Stop::Interrupted)
    }

    /// Lets what was said sink in. What is typed meanwhile waits for the next question.
    pub fn pause(&mut self) -> Result<(), Stop> {
        self.screen.flush()?;
        match self.interrupts.recv_timeout(self.pace) {
            Ok(()) => self.interrupt(),
            Err(RecvTimeoutError::Timeout) => Ok(()),
            Err(RecvTimeoutError::Disconnected) => {
                std::thread::sleep(self.pace);
                Ok(())
            }
        }
    }

    /// Whether somebody types, and so may want time.
    pub(crate) fn is_live(&self) -> bool {
        !self.echo
    }

    /// Takes everything off the screen, what scrolled away included, so that the next
    /// player does not see the last one's hand.
    pub(crate) fn clear(&mut self) -> Result<(), Stop> {
        self.screen.flush()?;
        let mut stdout = io::stdout();
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        if stdout.is_terminal() && !dumb {
            stdout.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        } else if let Some((_, height)) = terminal_size::terminal_size_of(&stdout) {
            stdout.write_all("\n".repeat(height.0.into()).as_bytes())?;
        } else {
            stdout.write_all(b"\n")?;
        }
        stdout.flush()?;
        Ok(())
    }
}

/// What a shell expects of a program that Ctrl-C ended.
pub const INTERRUPTED: i32 = 130;
