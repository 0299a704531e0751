//! The shared typed errors in the player's language.

use std::io;

use baralho_cards::{BadCard, Card, Suit};
use baralho_game::{
    BadDeck, BadNotation, BadRules, Conflict, Expected,
    record::{BadRecord, FORMAT, LONGEST_LINE, MOST_LINES, VERSION},
};

use crate::{BadLanguage, Noun, Style, Words, say};

/// An error that can be told to a player: what was wrong, and what would be right.
pub trait Explain {
    /// The error in these words, as one or more whole sentences on one line.
    fn explain(&self, words: &Words) -> String;
}

impl Explain for BadCard {
    fn explain(&self, words: &Words) -> String {
        let suits = Suit::ALL.map(|suit| match words.style() {
            Style::Symbols => format!("{suit} {} ({})", suit.symbol(), words.suit(suit)),
            Style::Spoken => format!("{suit} ({})", words.suit(suit)),
        });
        let example = Card::new(baralho_cards::Rank::Seven, Suit::Diamonds);
        say!(
            words,
            "error-card",
            text = &self.text,
            suits = words.list_or(suits),
            example = example.to_string(),
        )
    }
}

impl Explain for BadLanguage {
    fn explain(&self, words: &Words) -> String {
        let languages = words.list_or(Self::choices());
        say!(words, "error-language", text = &self.text, languages)
    }
}

/// What would be right, as the end of a sentence.
impl Explain for Expected {
    fn explain(&self, words: &Words) -> String {
        match self {
            Self::Range {
                low,
                high,
                none: None,
            } => say!(words, "expected-range", low, high),
            Self::Range {
                low,
                high,
                none: Some(word),
            } => say!(words, "expected-range-or", low, high, word = *word),
            Self::OneOf(choices) => words.list_or(choices),
        }
    }
}

impl Explain for BadRules {
    fn explain(&self, words: &Words) -> String {
        match self {
            Self::NotAPair { text } => say!(words, "error-not-a-pair", text),
            Self::UnknownOption { option, known } => {
                let known = words.list_or(known);
                say!(words, "error-unknown-option", option, known)
            }
            Self::BadValue {
                option,
                value,
                expected,
            } => say!(
                words,
                "error-bad-value",
                option = *option,
                value,
                expected = expected.explain(words),
            ),
            Self::Players {
                preset,
                given,
                expected,
            } => say!(
                words,
                "error-players",
                game = words.game(preset),
                players = words.count(Noun::Player, *given),
                expected = expected.explain(words),
            ),
            Self::NotEnoughCards {
                players,
                each,
                cards,
            } => say!(
                words,
                "error-not-enough-cards",
                players = words.count(Noun::Player, *players),
                each = words.count(Noun::Card, *each),
                needed = words.count(Noun::Card, players * each),
                cards = words.count(Noun::Card, *cards),
            ),
            Self::Conflict(conflict) => words.conflict(conflict, |option, value| match value {
                "on" => option.to_owned(),
                _ => [option, value].join("="),
            }),
        }
    }
}

/// How a move is written comes from the game, in English; [`Words::bad_notation`] takes
/// it from the catalogues instead.
impl Explain for BadNotation {
    fn explain(&self, words: &Words) -> String {
        words.bad_notation(self, &self.expected)
    }
}

impl Words {
    /// Two options that cannot go together, called as the listener knows them, and why.
    pub fn conflict(&self, conflict: &Conflict, call: impl Fn(&str, &str) -> String) -> String {
        let pairs = conflict.0;
        let [one, other] = pairs.map(|(option, value)| call(option, value));
        let options = self.list_and([&one, &other]);
        let key = pairs.map(|(option, _)| option.replace('_', "-"));
        let key = format!("conflict-{}", key.join("-"));
        let why = self.say(&key, &[("one", one.into()), ("other", other.into())]);
        say!(self, "error-conflict", options, why)
    }

    /// A text that is not a move, and how moves are written, said in the player's language.
    pub fn bad_notation(&self, error: &BadNotation, expected: &str) -> String {
        say!(self, "error-notation", text = &error.text, expected)
    }
}

impl Explain for BadDeck {
    fn explain(&self, words: &Words) -> String {
        match *self {
            Self::Count { given, expected } => say!(
                words,
                "error-deck-count",
                given = words.count(Noun::Card, given),
                expected = words.count(Noun::Card, expected),
            ),
            Self::NotInDeck { card, faces } => {
                let card = words.card(card);
                say!(words, "error-deck-not-in-deck", card, faces)
            }
            Self::TooMany { card, copies } => {
                let card = words.the_card(card);
                say!(words, "error-deck-too-many", card, copies)
            }
        }
    }
}

/// The reason inside a header's or line's error comes from the reader of JSON, in English.
impl Explain for BadRecord {
    fn explain(&self, words: &Words) -> String {
        match self {
            Self::Io(error) => say!(words, "error-record-io", reason = error.explain(words)),
            Self::Empty => say!(words, "error-record-empty"),
            Self::Header { line, reason } => {
                let form = format!(r#""format":"{FORMAT}""#);
                say!(words, "error-record-header", line, reason, form)
            }
            Self::Version { given } => {
                say!(words, "error-record-version", given, latest = VERSION)
            }
            Self::Line { line, reason } => say!(
                words,
                "error-record-line",
                line,
                reason,
                form_move = r#"{"seat":0,"move":"..."}"#,
                form_result = r#"{"result":{...}}"#,
            ),
            Self::LongLine { line } => say!(
                words,
                "error-record-long-line",
                line,
                mebibytes = LONGEST_LINE >> 20
            ),
            Self::LongRecord => say!(words, "error-record-long", lines = MOST_LINES),
            Self::Another { line } => say!(words, "error-record-another", line),
        }
    }
}

impl Explain for io::Error {
    fn explain(&self, words: &Words) -> String {
        match self.kind() {
            io::ErrorKind::NotFound => say!(words, "error-io-not-found"),
            io::ErrorKind::PermissionDenied => say!(words, "error-io-permission"),
            io::ErrorKind::IsADirectory => say!(words, "error-io-directory"),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                say!(words, "error-io-full")
            }
            _ => say!(words, "error-io-other", detail = self.to_string()),
        }
    }
}
