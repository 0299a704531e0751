//! The one door to the terminal: lines come in, messages go out.
//!
//! Lines are read by a thread of their own, so that the game can wait for a line or for
//! a while, and notice Ctrl-C in both. The terminal stays in its line mode all the time:
//! however the program ends, there is nothing to put back in order.

use std::{
    collections::VecDeque,
    io::{self, IsTerminal, Stdout, Write},
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    time::{Duration, Instant},
};

use anstream::{AutoStream, ColorChoice};

use super::{lines, paint};
use crate::args::{Color, LookArgs};

/// How long a bot's move stays before the next one, unless told otherwise.
const USUAL_PACE: Duration = Duration::from_millis(800);

/// Why the conversation ends.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The person asked to leave.
    Quit,
    /// No more input will come.
    End,
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
    Interrupt,
}

/// A conversation with whoever sits at the terminal.
pub(crate) struct Console {
    out: AutoStream<Stdout>,
    input: Receiver<Input>,
    /// Typed ahead while nothing was asked.
    early: VecDeque<Input>,
    /// Nobody types, so what was read is shown as if somebody had.
    echo: bool,
    pub(crate) plain: bool,
    pub(crate) pace: Duration,
}

impl Console {
    /// Opens the conversation. There is only one per process.
    pub(crate) fn open(look: &LookArgs) -> Self {
        let (sender, input) = mpsc::channel();
        let on_interrupt = sender.clone();
        let interrupted = AtomicBool::new(false);
        // Without a handler Ctrl-C still ends the program, and the record is whole.
        let _ = ctrlc::set_handler(move || {
            // The second one comes when the first has not been noticed: do not wait for it.
            if interrupted.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED);
            }
            let _ = on_interrupt.send(Input::Interrupt);
        });
        std::thread::spawn(move || {
            lines::read(io::stdin().lock(), |line| {
                sender.send(Input::Line(line)).is_ok()
            });
            let _ = sender.send(Input::End);
        });
        let stdout = io::stdout();
        let choice = match look.color {
            _ if look.plain => ColorChoice::Never,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
            Color::Auto => AutoStream::choice(&stdout),
        };
        let usual_pace = if stdout.is_terminal() {
            USUAL_PACE
        } else {
            Duration::ZERO
        };
        Self {
            out: AutoStream::new(stdout, choice),
            input,
            early: VecDeque::new(),
            echo: !io::stdin().is_terminal(),
            plain: look.plain,
            pace: look.pace.unwrap_or(usual_pace),
        }
    }

    /// Says a message; each line of the text is one.
    pub(crate) fn say(&mut self, text: &str) -> Result<(), Stop> {
        for line in text.lines() {
            self.line(line)?;
        }
        Ok(())
    }

    /// Says several messages.
    pub(crate) fn say_all(&mut self, texts: &[String]) -> Result<(), Stop> {
        texts.iter().try_for_each(|text| self.say(text))
    }

    /// Begins something new: a blank line and a rule where there are eyes to see them.
    pub(crate) fn heading(&mut self, text: &str) -> Result<(), Stop> {
        if self.plain {
            // A title is heard as a sentence.
            let stop = if text.ends_with(char::is_alphanumeric) {
                "."
            } else {
                ""
            };
            return self.line(&format!("{text}{stop}"));
        }
        let width = self.width().unwrap_or(60).min(60);
        writeln!(self.out)?;
        writeln!(self.out, "{}", paint::heading(text, width))?;
        Ok(())
    }

    /// A blank line, which ears would not hear.
    pub(crate) fn gap(&mut self) -> Result<(), Stop> {
        if !self.plain {
            writeln!(self.out)?;
        }
        Ok(())
    }

    fn line(&mut self, text: &str) -> Result<(), Stop> {
        match self.width() {
            Some(width) if !self.plain => {
                for part in paint::wrap(text, width) {
                    writeln!(self.out, "{}", paint::cards(&part))?;
                }
            }
            _ if self.plain => writeln!(self.out, "{}", paint::unglued(text))?,
            _ => writeln!(self.out, "{}", paint::cards(text))?,
        }
        Ok(())
    }

    /// How many columns the terminal has now; `None` if there is no terminal.
    pub(crate) fn width(&self) -> Option<usize> {
        terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0.into())
    }

    /// Asks for a line and waits for it. A lone `q` is the wish to leave.
    pub(crate) fn ask(&mut self, prompt: &str) -> Result<String, Stop> {
        let prompt = if self.plain { prompt } else { ">" };
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let input = match self.early.pop_front() {
            Some(early) => early,
            None => self.input.recv().unwrap_or(Input::End),
        };
        self.take(input)
    }

    /// Waits for a line, but not longer than this.
    pub(crate) fn wait(&mut self, longest: Duration) -> Result<Option<String>, Stop> {
        self.out.flush()?;
        let input = match self.early.pop_front() {
            Some(early) => early,
            None => match self.input.recv_timeout(longest) {
                Ok(input) => input,
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => Input::End,
            },
        };
        self.take(input).map(Some)
    }

    fn take(&mut self, input: Input) -> Result<String, Stop> {
        match input {
            Input::Line(line) => {
                let line = line.trim().to_owned();
                if self.echo {
                    writeln!(self.out, "{line}")?;
                }
                if line.eq_ignore_ascii_case("q") {
                    return Err(Stop::Quit);
                }
                Ok(line)
            }
            Input::End => {
                writeln!(self.out)?;
                self.early.push_front(Input::End);
                Err(Stop::End)
            }
            Input::Interrupt => {
                writeln!(self.out)?;
                Err(Stop::Interrupted)
            }
        }
    }

    /// Lets what was said sink in. What is typed meanwhile waits for the next question.
    pub(crate) fn pause(&mut self) -> Result<(), Stop> {
        self.out.flush()?;
        let until = Instant::now() + self.pace;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.input.recv_timeout(left) {
                Ok(Input::Interrupt) => {
                    writeln!(self.out)?;
                    return Err(Stop::Interrupted);
                }
                Ok(input) => self.early.push_back(input),
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(RecvTimeoutError::Disconnected) => {
                    std::thread::sleep(left);
                    return Ok(());
                }
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
        self.out.flush()?;
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
pub(crate) const INTERRUPTED: i32 = 130;
