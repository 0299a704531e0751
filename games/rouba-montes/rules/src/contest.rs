//! The contest format of the Brazilian programming marathon of 2007.
//!
//! Test cases follow one another: the number of cards N (2 to 10,000), the number of
//! players J (2 to 20, and not more than the cards), then N ranks from 1 to 13 in
//! drawing order; `0 0` ends the input, whatever follows. Blanks and line ends separate numbers
//! and mean nothing else. Player 1 starts. Each case is answered by one line: the size
//! of the winning pile, then the winners ascending.
//!
//! Cards are turned as their digits arrive, so memory does not grow with the input.

use std::{
    fmt,
    io::{self, BufRead, Read, Write},
    ops::ControlFlow,
};

use baralho_cards::{Card, Rank, Suit};
use baralho_game::Seat;
use thiserror::Error;

use crate::{MAX_PLAYERS, MIN_PLAYERS, Table, Tally};

/// The fewest cards of a case.
pub const MIN_CARDS: u32 = 2;
/// The most cards of a case.
pub const MAX_CARDS: u32 = 10_000;

/// What some editors put before the first line of a UTF-8 file: it means nothing here.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Why the input cannot be answered further. Whole cases before it have been.
#[allow(missing_docs)] // the texts say it all
#[derive(Debug, Error)]
pub enum ContestError {
    /// The input cannot be read.
    #[error("cannot read the cases: {0}")]
    Input(io::Error),
    /// The answers cannot be written.
    #[error("cannot write the answers: {0}")]
    Output(io::Error),
    #[error("line {line}: found `{}`, expected {expected}", byte.escape_ascii())]
    NotANumber {
        line: u64,
        byte: u8,
        expected: Expected,
    },
    #[error("line {line}: found {given}, expected {expected}")]
    OutOfRange {
        line: u64,
        given: Number,
        expected: Expected,
    },
    #[error("line {line}: the input ends in the middle of a case, expected {expected}")]
    Cut { line: u64, expected: Expected },
}

/// What should have been there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it all
pub enum Expected {
    /// The number of cards, or the first 0 of the end.
    Cards,
    /// The number of players.
    Players { cards: u32 },
    /// The second 0 of the end.
    End,
    /// The rank of a card of the case, counted from 1.
    Rank { card: u32, cards: u32 },
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Cards => write!(
                f,
                "the number of cards of a case from {MIN_CARDS} to {MAX_CARDS}, or `0 0` at the end"
            ),
            Self::Players { cards } => {
                let most = cards.min(MAX_PLAYERS as u32);
                if most as usize == MIN_PLAYERS {
                    write!(f, "the number of players, which can only be {most} here")
                } else {
                    write!(f, "the number of players from {MIN_PLAYERS} to {most}")
                }
            }
            Self::End => write!(f, "the second 0 of the `0 0` that ends the input"),
            Self::Rank { card, cards } => {
                write!(
                    f,
                    "the rank of card {card} of {cards} as a number from 1 to 13"
                )
            }
        }
    }
}

/// A number as read. Numbers that do not fit are all the same to us, and say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(u32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            u32::MAX => write!(f, "a number above {}", u32::MAX - 1),
            number => write!(f, "{number}"),
        }
    }
}

/// Answers every case of the input, each as soon as its last card has been read.
///
/// Input that ends cleanly between two cases is taken as if `0 0` stood there.
///
/// # Errors
/// The first thing wrong in the input. The answers to all whole cases before it have
/// been written by then.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> Result<(), ContestError> {
    let mut start = Vec::new();
    input
        .by_ref()
        .take(BYTE_ORDER_MARK.len() as u64)
        .read_to_end(&mut start)
        .map_err(ContestError::Input)?;
    let start = start.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&start);
    let mut input = start.chain(input);
    let mut judge = Judge::new();
    loop {
        let (used, progress) = match input.fill_buf() {
            Ok([]) => (0, judge.finish().map(ControlFlow::Break)),
            Ok(bytes) => (bytes.len(), judge.read(bytes)),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => (0, Err(ContestError::Input(error))),
        };
        input.consume(used);
        output
            .write_all(&judge.answers)
            .and_then(|()| output.flush())
            .map_err(ContestError::Output)?;
        judge.answers.clear();
        if progress?.is_break() {
            return Ok(());
        }
    }
}

/// Reads bytes, wherever the input cuts them, and collects answers.
struct Judge {
    line: u64,
    /// The digits read so far of the number under way.
    number: Option<u32>,
    expected: Expected,
    table: Table,
    answers: Vec<u8>,
}

impl Judge {
    fn new() -> Self {
        Self {
            line: 1,
            number: None,
            expected: Expected::Cards,
            table: Table::new(MIN_PLAYERS, Seat::new(0)),
            answers: Vec::new(),
        }
    }

    fn read(&mut self, bytes: &[u8]) -> Result<ControlFlow<()>, ContestError> {
        for &byte in bytes {
            if byte.is_ascii_digit() {
                let digit = u32::from(byte - b'0');
                let digits = self.number.unwrap_or(0);
                self.number = Some(digits.saturating_mul(10).saturating_add(digit));
                continue;
            }
            if !byte.is_ascii_whitespace() {
                return Err(ContestError::NotANumber {
                    line: self.line,
                    byte,
                    expected: self.expected,
                });
            }
            if let Some(number) = self.number.take()
                && self.take(number)?.is_break()
            {
                return Ok(ControlFlow::Break(()));
            }
            self.line += u64::from(byte == b'\n');
        }
        Ok(ControlFlow::Continue(()))
    }

    fn finish(&mut self) -> Result<(), ContestError> {
        if let Some(number) = self.number.take()
            && self.take(number)?.is_break()
        {
            return Ok(());
        }
        match self.expected {
            Expected::Cards => Ok(()),
            expected => Err(ContestError::Cut {
                line: self.line,
                expected,
            }),
        }
    }

    /// Takes the next number for what it must be here; breaks where the input ends.
    fn take(&mut self, number: u32) -> Result<ControlFlow<()>, ContestError> {
        self.expected = match self.expected {
            Expected::Rank { card, cards } => {
                let rank = u8::try_from(number).ok().and_then(Rank::from_number);
                let rank = rank.ok_or_else(|| self.out_of_range(number))?;
                self.table.turn(Card::new(rank, Suit::Diamonds));
                if card < cards {
                    Expected::Rank {
                        card: card + 1,
                        cards,
                    }
                } else {
                    self.answer(cards);
                    Expected::Cards
                }
            }
            Expected::Cards if number == 0 => Expected::End,
            Expected::Cards if (MIN_CARDS..=MAX_CARDS).contains(&number) => {
                Expected::Players { cards: number }
            }
            Expected::Players { cards }
                if number <= cards && (MIN_PLAYERS..=MAX_PLAYERS).contains(&(number as usize)) =>
            {
                self.table = Table::new(number as usize, Seat::new(0));
                Expected::Rank { card: 1, cards }
            }
            Expected::End if number == 0 => return Ok(ControlFlow::Break(())),
            _ => return Err(self.out_of_range(number)),
        };
        Ok(ControlFlow::Continue(()))
    }

    fn out_of_range(&self, number: u32) -> ContestError {
        ContestError::OutOfRange {
            line: self.line,
            given: Number(number),
            expected: self.expected,
        }
    }

    fn answer(&mut self, cards: u32) {
        let tally = Tally::new(&self.table, cards as usize);
        let mut line = tally.largest().to_string();
        for seat in tally.winners() {
            line.push(' ');
            line.push_str(&(seat.index() + 1).to_string());
        }
        line.push('\n');
        self.answers.extend_from_slice(line.as_bytes());
    }
}
