//! `baralho maratona`: Rouba-Montes in the marathon's contest format.

use std::{
    io::{BufRead, BufWriter, Write},
    process::ExitCode,
};

use baralho_cli::{Done, Failure};
use baralho_rouba_montes::{
    MAX_PLAYERS, MIN_PLAYERS,
    contest::{self, ContestError, Expected},
};
use baralho_words::{Explain, Words, say};

/// Answers every case; what was answered before an error stays.
pub(crate) fn run(input: impl BufRead, output: impl Write, words: &Words) -> Done {
    let mut output = BufWriter::new(output);
    let done = contest::run(input, &mut output);
    output.flush()?;
    match done {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(ContestError::Output(error)) => Err(error.into()),
        Err(error) => Err(Failure::Failed(explain(&error, words))),
    }
}

fn explain(error: &ContestError, words: &Words) -> String {
    let (line, found, expected) = match error {
        ContestError::Input(error) | ContestError::Output(error) => return error.explain(words),
        ContestError::NotANumber {
            line,
            byte,
            expected,
        } => (line, byte.escape_ascii().to_string(), expected),
        ContestError::OutOfRange {
            line,
            given,
            expected,
        } => (line, given.to_string(), expected),
        ContestError::Cut { line, expected } => {
            let expected = expectation(expected, words);
            return say!(words, "maratona-cut", line, expected);
        }
    };
    let expected = expectation(expected, words);
    say!(words, "maratona-found", line, found, expected)
}

fn expectation(expected: &Expected, words: &Words) -> String {
    match *expected {
        Expected::Cards => say!(
            words,
            "maratona-cards",
            low = contest::MIN_CARDS,
            high = contest::MAX_CARDS,
        ),
        Expected::Players { cards } => match MAX_PLAYERS.min(cards as usize) {
            MIN_PLAYERS => say!(words, "maratona-players-only", n = MIN_PLAYERS),
            most => say!(words, "maratona-players", low = MIN_PLAYERS, high = most),
        },
        Expected::End => say!(words, "maratona-end"),
        Expected::Rank { card, cards } => {
            say!(words, "maratona-rank", card, cards)
        }
    }
}
