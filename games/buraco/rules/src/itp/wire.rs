//! The course protocol's text: what bots type, and what the judge tells them.

use std::fmt;

use baralho_cards::{Card, Rank, Suit};
use thiserror::Error;

use crate::{Bag, Move, TooMany, bag::write_list};

const GET_STOCK: &str = "GET_STOCK";
const GET_DISCARD: &str = "GET_DISCARD";
const MELD_NEW: &str = "MELD_NEW";
const MELD_JOIN: &str = "MELD_JOIN";
const DISCARD: &str = "DISCARD";

/// What a bot asks for, its cards in the order typed.
///
/// Shown as the others are told it: the cards in brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `GET_STOCK`
    GetStock,
    /// `GET_DISCARD [ c c ... ]`
    GetDiscard(Vec<Card>),
    /// `MELD_NEW [ c c c ... ]`
    MeldNew(Vec<Card>),
    /// `MELD_JOIN i [ c ... ]`
    MeldJoin(usize, Vec<Card>),
    /// `DISCARD c`
    Discard(Card),
}

/// What is wrong with a line, whatever the state of the game.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadLine {
    #[error("the line is not UTF-8")]
    NotUtf8,
    #[error("the line is empty")]
    Empty,
    #[error(
        "`{0}` is no command: there are {GET_STOCK}, {GET_DISCARD}, {MELD_NEW}, {MELD_JOIN} and {DISCARD}"
    )]
    UnknownCommand(String),
    #[error("`{0}` is not a card: a rank (A 2 to 10 J Q K) and a suit (♥ ♦ ♣ ♠), such as 10♥")]
    NotACard(String),
    #[error("the brackets are wrong: the cards stand between `[ ` and ` ]`")]
    Brackets,
    #[error("`{0}` is not a meld's number: they are counted from 0")]
    NotAnIndex(String),
    #[error("DISCARD takes exactly one card, not {0}")]
    DiscardCount(usize),
}

impl Command {
    /// Reads a bot's line, its end left out or not.
    ///
    /// Words are separated by blanks, of which a tab is none. Brackets around the cards
    /// may be left out, except after `MELD_JOIN`. Whatever follows `GET_STOCK` is ignored.
    pub fn read(line: &[u8]) -> Result<Self, BadLine> {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        // Like the reference, which only meets replaced characters where it looks at them.
        let text = String::from_utf8_lossy(line);
        Self::read_text(&text).map_err(|bad| match std::str::from_utf8(line) {
            Ok(_) => bad,
            Err(_) => BadLine::NotUtf8,
        })
    }

    fn read_text(text: &str) -> Result<Self, BadLine> {
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        let (&command, words) = words.split_first().ok_or(BadLine::Empty)?;
        match command {
            GET_STOCK => Ok(Self::GetStock),
            GET_DISCARD => Ok(Self::GetDiscard(cards(without_brackets(words))?)),
            MELD_NEW => Ok(Self::MeldNew(cards(without_brackets(words))?)),
            MELD_JOIN => {
                let (&index, words) = words.split_first().unwrap_or((&"", &[]));
                let is_number = index.bytes().all(|byte| byte.is_ascii_digit());
                let number = if is_number { index.parse().ok() } else { None };
                let number = number.ok_or_else(|| BadLine::NotAnIndex(index.to_owned()))?;
                let words = in_brackets(words).ok_or(BadLine::Brackets)?;
                Ok(Self::MeldJoin(number, cards(words)?))
            }
            DISCARD => match cards(without_brackets(words))?.as_slice() {
                &[card] => Ok(Self::Discard(card)),
                cards => Err(BadLine::DiscardCount(cards.len())),
            },
            unknown => Err(BadLine::UnknownCommand(unknown.to_owned())),
        }
    }

    /// The game's own move for it; `None` for `MELD_JOIN` without cards, which is none.
    pub fn to_move(&self) -> Result<Option<Move>, TooMany> {
        let bag = |cards: &[Card]| Bag::from_cards(cards.iter().copied());
        Ok(Some(match self {
            Self::GetStock => Move::Draw,
            Self::GetDiscard(cards) => Move::Take { with: bag(cards)? },
            Self::MeldNew(cards) => Move::Meld { cards: bag(cards)? },
            Self::MeldJoin(_, cards) if cards.is_empty() => return Ok(None),
            Self::MeldJoin(index, cards) => Move::Add {
                meld: u8::try_from(*index).unwrap_or(u8::MAX),
                cards: bag(cards)?,
            },
            Self::Discard(card) => Move::Discard(*card),
        }))
    }
}

/// How a bot that plays by the game's own moves types one.
impl From<Move> for Command {
    fn from(chosen: Move) -> Self {
        match chosen {
            Move::Draw => Self::GetStock,
            Move::Take { with } => Self::GetDiscard(with.iter().collect()),
            Move::Meld { cards } => Self::MeldNew(cards.iter().collect()),
            Move::Add { meld, cards } => Self::MeldJoin(meld.into(), cards.iter().collect()),
            Move::Discard(card) => Self::Discard(card),
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GetStock => f.write_str(GET_STOCK),
            Self::GetDiscard(cards) => write!(f, "{GET_DISCARD} {}", Bracketed(cards)),
            Self::MeldNew(cards) => write!(f, "{MELD_NEW} {}", Bracketed(cards)),
            Self::MeldJoin(index, cards) => write!(f, "{MELD_JOIN} {index} {}", Bracketed(cards)),
            Self::Discard(card) => write!(f, "{DISCARD} {}", card.symbol()),
        }
    }
}

/// Cards as the judge writes a hand or the rest of the pile: `[ 3♠ 10♥ ]`, and `[  ]`
/// when there are none.
#[derive(Clone, Copy, Debug)]
pub struct Bracketed<'a>(pub &'a [Card]);

impl fmt::Display for Bracketed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[ ")?;
        write_list(f, self.0.iter().map(|card| card.symbol()))?;
        f.write_str(" ]")
    }
}

/// Reads cards that the judge sent: `[ 3♠ 10♥ ]`, or a bare one.
pub fn read_cards(text: &str) -> Result<Vec<Card>, BadLine> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    cards(without_brackets(&words))
}

fn in_brackets<'a, 'w>(words: &'a [&'w str]) -> Option<&'a [&'w str]> {
    match words {
        ["[", inside @ .., "]"] => Some(inside),
        _ => None,
    }
}

fn without_brackets<'a, 'w>(words: &'a [&'w str]) -> &'a [&'w str] {
    in_brackets(words).unwrap_or(words)
}

fn cards(words: &[&str]) -> Result<Vec<Card>, BadLine> {
    words.iter().map(|word| card(word)).collect()
}

/// Only as the protocol writes cards: with a symbol, and figures in capitals.
fn card(word: &str) -> Result<Card, BadLine> {
    let bad = || {
        if word.starts_with('[') || word.ends_with(']') {
            return BadLine::Brackets;
        }
        BadLine::NotACard(word.to_owned())
    };
    let symbol = word.chars().next_back().ok_or_else(bad)?;
    let suit = Suit::ALL.into_iter().find(|suit| suit.symbol() == symbol);
    let rank = &word[..word.len() - symbol.len_utf8()];
    let rank = Rank::ALL.into_iter().find(|named| named.text() == rank);
    match (rank, suit) {
        (Some(rank), Some(suit)) => Ok(Card::new(rank, suit)),
        _ => Err(bad()),
    }
}
