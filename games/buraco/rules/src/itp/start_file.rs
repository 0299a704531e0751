//! A file that sets how a game begins (`-i FILE`): a line per hand, the pile's card, and who
//! plays first.

use thiserror::Error;

use super::{BadLine, read_cards};
use crate::Start;

/// A file that sets no beginning.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {wrong}")]
pub struct BadStartFile {
    /// Which line, counted from 1; the one after the last when one is missing.
    pub line: usize,
    /// What is wrong there.
    pub wrong: WrongLine,
}

/// What is wrong with a line of such a file.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrongLine {
    #[error("{0}")]
    Cards(BadLine),
    #[error("the cards of player {0} are missing")]
    NoHand(usize),
    #[error("the discard pile's card is missing")]
    NoPile,
    #[error("the discard pile starts with one card, not {0}")]
    Pile(usize),
    /// Nobody plays first; the players are numbered from 0 to this.
    #[error("who plays first is missing: a number from 0 to {0}")]
    NoFirst(usize),
    #[error("`{word}` cannot play first: give a number from 0 to {last}")]
    First { word: String, last: usize },
}

/// Reads how a game begins. Empty lines, and whatever follows, are ignored.
pub fn read_start(text: &str, players: usize) -> Result<Start, BadStartFile> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(place, line)| (place + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty());
    let end = text.lines().count() + 1;
    let bad = |line, wrong| BadStartFile { line, wrong };
    let mut next = |missing: WrongLine| lines.next().ok_or_else(|| bad(end, missing));
    let cards = |line, text| read_cards(text).map_err(|wrong| bad(line, WrongLine::Cards(wrong)));
    let last = players - 1;

    let mut hands = Vec::new();
    for seat in 0..players {
        let (line, text) = next(WrongLine::NoHand(seat))?;
        hands.push(cards(line, text)?);
    }
    let (line, text) = next(WrongLine::NoPile)?;
    let pile = match cards(line, text)?.as_slice() {
        &[card] => card,
        several => return Err(bad(line, WrongLine::Pile(several.len()))),
    };
    let (line, word) = next(WrongLine::NoFirst(last))?;
    match word.parse() {
        Ok(first) if first < players => Ok(Start { hands, pile, first }),
        _ => {
            let word = word.to_owned();
            Err(bad(line, WrongLine::First { word, last }))
        }
    }
}
