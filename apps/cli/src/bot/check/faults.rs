//! What a bot's process did wrong, in words, with the cure.

use std::time::Duration;

use baralho_process::{CannotStart, Exit, Fault, Kept};
use baralho_words::{Words, say};

use super::findings::Problem;

/// The longest text of somebody else's that is shown.
const LONGEST: usize = 300;

/// A problem with these words.
pub fn problem(message: String, cure: String) -> Problem {
    Problem {
        message,
        cure,
        ..Problem::default()
    }
}

/// That no line came, and that it came when it was too late.
pub fn silence(words: &Words, waited: Duration, kept_back: bool) -> String {
    // Of what was measured nobody wants to read more than the first digit.
    let seconds = (waited.as_secs_f64() * 10.0).round() / 10.0;
    let silent = say!(words, "check-fault-silent", seconds);
    if kept_back {
        [silent, say!(words, "flush-kept-back")].join(" ")
    } else {
        silent
    }
}

/// What a fault means while the bot should have written a line.
pub fn fault(words: &Words, fault: &Fault, waited: Duration) -> Problem {
    let (message, cure) = match fault {
        Fault::Silent => (
            silence(words, waited, false),
            say!(words, "check-cure-silent"),
        ),
        Fault::Ended(Exit::Code(code)) => (
            say!(words, "check-fault-exit", code = code.to_string()),
            say!(words, "check-cure-exit"),
        ),
        Fault::Ended(Exit::Signal(number)) => (
            say!(words, "check-fault-signal", number = number.to_string()),
            say!(words, "check-cure-signal"),
        ),
        Fault::Ended(Exit::ClosedOutput) => (
            say!(words, "check-fault-closed"),
            say!(words, "check-cure-closed"),
        ),
        Fault::LineTooLong { limit, .. } => (
            say!(words, "check-fault-long-line", limit = limit.to_string()),
            say!(words, "check-cure-long-line"),
        ),
        Fault::OutOfMemory { limit } => (
            say!(words, "check-fault-memory", limit = limit.to_string()),
            say!(words, "check-cure-limits"),
        ),
        Fault::OutOfDisk { limit } => (
            say!(words, "check-fault-disk", limit = limit.to_string()),
            say!(words, "check-cure-limits"),
        ),
        Fault::Unread { limit } => (
            say!(words, "check-fault-unread", limit = limit.to_string()),
            say!(words, "check-cure-unread"),
        ),
        Fault::TooManyProcesses { limit } => (
            say!(words, "check-fault-processes", limit = limit.to_string()),
            say!(words, "check-cure-limits"),
        ),
        Fault::Interrupted => (say!(words, "check-fault-interrupted"), String::new()),
        Fault::CannotStart(why) => return cannot_start(words, why),
    };
    let mut problem = problem(message, cure);
    if let Fault::LineTooLong { start, .. } = fault {
        problem.got = Some(shown(start));
    }
    problem
}

/// Why a program did not even start.
pub fn cannot_start(words: &Words, why: &CannotStart) -> Problem {
    let (message, cure) = match why {
        CannotStart::NoProgram(program) => (
            say!(words, "check-start-no-program", program),
            say!(words, "check-cure-no-program"),
        ),
        CannotStart::NotExecutable(program) => (
            say!(words, "check-start-not-executable", program),
            say!(words, "check-cure-not-executable", program),
        ),
        CannotStart::IsDirectory(program) => (
            say!(words, "check-start-directory", program),
            say!(words, "check-cure-no-program"),
        ),
        CannotStart::NoInterpreter {
            program,
            interpreter,
        } => (
            say!(words, "check-start-interpreter", program, interpreter),
            say!(words, "check-cure-interpreter"),
        ),
        CannotStart::NotAProgram(program) => (
            say!(words, "check-start-not-a-program", program),
            say!(words, "check-cure-interpreter"),
        ),
        other => (
            say!(words, "check-start-other", reason = other.to_string()),
            say!(words, "check-cure-no-program"),
        ),
    };
    problem(message, cure)
}

/// The end of what a bot wrote to standard error, if it wrote anything.
pub fn last_errors(errors: &Kept) -> Option<String> {
    if errors.is_empty() {
        return None;
    }
    let text = errors.text();
    let text = text.trim_end();
    let cut = text.chars().count().saturating_sub(LONGEST);
    let tail: String = text.chars().skip(cut).collect();
    Some(tail.lines().map(readable).collect::<Vec<_>>().join("\n"))
}

/// Any bytes on one line that cannot steer a terminal, cut to a readable length.
pub fn shown(line: &[u8]) -> String {
    let cut = &line[..line.len().min(4 * LONGEST)];
    let text = readable(&String::from_utf8_lossy(cut));
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn readable(text: &str) -> String {
    let mut shown = String::new();
    for letter in text.chars() {
        if letter.is_control() {
            shown.extend(letter.escape_default());
        } else {
            shown.push(letter);
        }
    }
    shown
}
