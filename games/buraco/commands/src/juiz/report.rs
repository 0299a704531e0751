//! What the judge says of a game: the result, and why somebody was disqualified.

use std::fmt::Write;

use baralho_buraco::{
    BadStart, End, Illegal, Phase,
    itp::{BadLine, BadStartFile, Judge, Offence, Verdict, WrongLine},
};
use baralho_buraco_face::not_a_meld;
use baralho_cli::bot::Tongue;
use baralho_face::number;
use baralho_process::{CannotStart, Exit, Fault, Kept};
use baralho_words::{Words, say};

use super::{
    contest::{Charge, Missing, PATIENCE, Reason},
    contestants::Contestant,
};

/// The longest line that is shown, in characters.
const LONGEST: usize = 200;
/// How many of a bot's last complaints are shown.
const COMPLAINTS: usize = 10;

/// The result for people, line by line.
pub(crate) fn result(words: &Words, seed: &str, judge: &Judge, verdict: &Verdict) -> Vec<String> {
    let mut lines = vec![say!(words, "juiz-seed", seed)];
    for (team, points) in verdict.points.into_iter().enumerate() {
        let who = team_name(words, team, judge.ids());
        // In digits, one under the other: this is a list of scores.
        let points = points.to_string();
        lines.push(say!(words, "juiz-points", who, points));
    }
    if verdict.regular
        && let Phase::Over(end) = judge.game().phase()
    {
        lines.push(match end {
            End::WentOut(seat) => {
                let who = &judge.ids()[seat.index()];
                say!(words, "juiz-went-out", who)
            }
            End::StockEmpty => say!(words, "buraco-stock-empty"),
        });
    }
    lines.push(match verdict.winner {
        Some(team) => {
            let who = team_name(words, team, judge.ids());
            say!(words, "juiz-winner", who)
        }
        None => say!(words, "juiz-draw"),
    });
    lines
}

fn team_name(words: &Words, team: usize, ids: &[String]) -> String {
    words.list_and(ids.iter().skip(team).step_by(2))
}

/// Who was disqualified and why, with the line that did it and what the bot complained of.
pub(crate) fn charge(
    words: &Words,
    judge: &Judge,
    contestants: &[Contestant],
    charge: &Charge,
) -> Vec<String> {
    let id = &judge.ids()[charge.seat.index()];
    let reason = reason(words, &charge.reason);
    let mut lines = vec![say!(words, "juiz-disqualified", who = id, reason)];
    if charge.reason == Reason::Did(Fault::Silent)
        && let Some(command) = &contestants[charge.seat.index()].command
    {
        lines.push(match Tongue::of(command) {
            Some(tongue) => tongue.how_to_flush(words),
            None => say!(words, "flush-unknown"),
        });
    }
    if let Some(line) = &charge.line {
        lines.push(say!(words, "juiz-line", line = shown(line)));
    }
    lines.extend(complaints(words, id, &charge.errors));
    lines
}

pub(crate) fn nobody_started(words: &Words, missing: &Missing) -> String {
    let why = missing.iter().map(|(id, why)| {
        let reason = cannot_start(words, why);
        say!(words, "juiz-not-started", who = id, reason)
    });
    let why = why.collect::<Vec<_>>().join(" ");
    say!(words, "juiz-nobody-started", why)
}

/// The end of what a bot wrote to its standard error.
pub(crate) fn complaints(words: &Words, id: &str, errors: &Kept) -> Vec<String> {
    if errors.is_empty() {
        return Vec::new();
    }
    let text = errors.text();
    let all: Vec<&str> = text.lines().collect();
    let last = all.len().saturating_sub(COMPLAINTS);
    let mut lines = vec![say!(words, "juiz-complaints", who = id)];
    lines.extend(
        all[last..]
            .iter()
            .map(|line| format!("  {}", shown(line.as_bytes()))),
    );
    lines
}

/// Any bytes as a line that cannot steer a terminal, cut to a readable length.
fn shown(line: &[u8]) -> String {
    let mut text = String::new();
    for chunk in line.utf8_chunks() {
        for letter in chunk.valid().chars() {
            if letter.is_control() {
                text.extend(letter.escape_default());
            } else {
                text.push(letter);
            }
        }
        for byte in chunk.invalid() {
            let _ = write!(text, "\\x{byte:02x}"); // words: not for players
        }
        if text.len() > 8 * LONGEST {
            break;
        }
    }
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn reason(words: &Words, reason: &Reason) -> String {
    match reason {
        Reason::Typed(Offence::Line(bad)) => bad_line(words, bad),
        Reason::Typed(Offence::Illegal(illegal)) => not_allowed(words, illegal),
        Reason::Typed(Offence::TooManyLines) => {
            say!(words, "juiz-too-many-lines", n = Judge::MOST_LINES)
        }
        Reason::Did(fault) => did(words, fault),
    }
}

pub(crate) fn bad_line(words: &Words, bad: &BadLine) -> String {
    let word = |word: &str| shown(word.as_bytes());
    match bad {
        BadLine::NotUtf8 => say!(words, "juiz-not-utf8"),
        BadLine::Empty => say!(words, "juiz-empty-line"),
        BadLine::UnknownCommand(given) => {
            say!(words, "juiz-unknown-command", word = word(given))
        }
        BadLine::NotACard(given) => say!(words, "juiz-not-a-card", word = word(given)),
        BadLine::Brackets => say!(words, "juiz-brackets"),
        BadLine::NotAnIndex(given) if given.is_empty() => say!(words, "juiz-no-index"),
        BadLine::NotAnIndex(given) => {
            say!(words, "juiz-not-an-index", word = word(given))
        }
        BadLine::DiscardCount(given) => say!(words, "juiz-discard-count", n = number(*given)),
    }
}

fn not_allowed(words: &Words, illegal: &Illegal) -> String {
    match *illegal {
        Illegal::Over => say!(words, "juiz-illegal-over"),
        Illegal::DrawFirst => say!(words, "juiz-illegal-draw-first"),
        Illegal::DrawnAlready => say!(words, "juiz-illegal-drawn-already"),
        Illegal::EmptyPile => say!(words, "juiz-illegal-empty-pile"),
        Illegal::TakeWithTooFew { top, given } => {
            let top = words.card(top);
            say!(words, "juiz-illegal-take", top, n = number(given))
        }
        Illegal::NotHeld { card, held, needed } => {
            let card = words.card(card);
            if held == 0 {
                say!(words, "juiz-illegal-not-held", card)
            } else {
                let needed = number(needed);
                say!(words, "juiz-illegal-held", card, needed)
            }
        }
        Illegal::NoSuchMeld { index, melds } => say!(
            words,
            "juiz-illegal-no-such-meld",
            index = index.to_string(),
            n = number(melds),
            last = number(melds.saturating_sub(1)),
        ),
        Illegal::NothingAdded => say!(words, "juiz-illegal-nothing-added"),
        Illegal::NotAMeld { cards, reason } => say!(
            words,
            "juiz-illegal-not-a-meld",
            cards = words.cards(cards.iter()),
            reason = not_a_meld(words, reason),
        ),
    }
}

fn did(words: &Words, fault: &Fault) -> String {
    match fault {
        Fault::Silent => say!(words, "juiz-silent", n = PATIENCE.as_secs()),
        Fault::Ended(Exit::Code(code)) => say!(words, "juiz-ended", code = code.to_string()),
        Fault::Ended(Exit::Signal(signal)) => {
            say!(words, "juiz-killed", signal = signal.to_string())
        }
        Fault::Ended(Exit::ClosedOutput) => say!(words, "juiz-closed-output"),
        Fault::LineTooLong { limit, .. } => say!(words, "juiz-line-too-long", n = *limit),
        Fault::OutOfMemory { limit } => say!(words, "juiz-out-of-memory", n = limit >> 20),
        Fault::OutOfDisk { limit } => say!(words, "juiz-out-of-disk", n = limit >> 20),
        Fault::Unread { limit } => say!(words, "juiz-unread", n = limit >> 20),
        Fault::TooManyProcesses { limit } => say!(words, "juiz-too-many-processes", n = *limit),
        Fault::CannotStart(why) => cannot_start(words, why),
        // Not an offence; whoever asks is told the truth.
        Fault::Interrupted => say!(words, "juiz-interrupted"),
    }
}

fn cannot_start(words: &Words, why: &CannotStart) -> String {
    match why {
        CannotStart::NoProgram(program) => say!(words, "juiz-no-program", program),
        CannotStart::NotExecutable(program) => {
            say!(words, "juiz-not-executable", program)
        }
        CannotStart::IsDirectory(program) => say!(words, "juiz-is-directory", program),
        CannotStart::NotAProgram(program) => say!(words, "juiz-not-a-program", program),
        CannotStart::NoInterpreter {
            program,
            interpreter,
        } => say!(words, "juiz-no-interpreter", program, interpreter,),
        other => say!(words, "juiz-cannot-start", reason = other.to_string()),
    }
}

pub(crate) fn bad_start(words: &Words, file: &str, bad: &BadStartFile) -> String {
    let wrong = match &bad.wrong {
        WrongLine::Cards(bad) => bad_line(words, bad),
        WrongLine::NoHand(seat) => say!(words, "juiz-start-no-hand", seat = number(*seat)),
        WrongLine::NoPile => say!(words, "juiz-start-no-pile"),
        WrongLine::Pile(given) => say!(words, "juiz-start-pile", n = number(*given)),
        WrongLine::NoFirst(last) => say!(words, "juiz-start-no-first", last = number(*last)),
        WrongLine::First { word, last } => say!(
            words,
            "juiz-start-first",
            word = shown(word.as_bytes()),
            last = number(*last),
        ),
    };
    let line = number(bad.line);
    say!(words, "juiz-start-wrong", file, line, wrong)
}

pub(crate) fn impossible_start(words: &Words, file: &str, bad: &BadStart) -> String {
    let wrong = match bad {
        BadStart::TooMany(card) => {
            let card = words.card(*card);
            say!(words, "juiz-start-too-many", card)
        }
        BadStart::Cards { given, most } => {
            let (given, most) = (number(*given), number(*most));
            say!(words, "juiz-start-cards", given, most)
        }
        other => other.to_string(),
    };
    say!(words, "juiz-start-impossible", file, wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_bot_typed_becomes_one_readable_line() {
        assert_eq!(shown("DISCARD 10♥".as_bytes()), "DISCARD 10♥");
        assert_eq!(shown(b"\x1b[2J\xffx\n"), "\\u{1b}[2J\\xffx\\n");
        let long = shown(&vec![b'x'; 1 << 20]);
        assert_eq!(long.chars().count(), LONGEST + 1);
        assert!(long.ends_with('…'));
        assert!(shown(&vec![0xff; 1 << 20]).chars().count() <= LONGEST + 1);
    }
}
