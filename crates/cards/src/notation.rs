//! Cards as text: rank then suit, `7D` or `7♦`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use crate::{Card, Rank, Suit};

/// A text that is not a card.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{text}` is not a card: expected a rank (A 2 3 4 5 6 7 8 9 10 J Q K) then a suit (D S H C or ♦ ♠ ♥ ♣), such as 7D or 10♥"
)]
pub struct BadCard {
    /// What was given, cut to a readable length.
    pub text: String,
}

impl BadCard {
    /// The error for this text. Control characters are made visible and long
    /// input is cut, so that the message stays one readable line.
    pub fn new(text: &str) -> Self {
        const LONGEST: usize = 24;
        let mut shown: String = text.chars().take(LONGEST).collect::<String>();
        if text.chars().count() > LONGEST {
            shown.push('…');
        }
        let shown = shown.chars().flat_map(|c| {
            let visible: Box<dyn Iterator<Item = char>> = if c.is_control() {
                Box::new(c.escape_default())
            } else {
                Box::new(std::iter::once(c))
            };
            visible
        });
        Self {
            text: shown.collect(),
        }
    }
}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        let bad = || BadCard::new(text);
        let suit_char = text.chars().next_back().ok_or_else(bad)?;
        let suit = Suit::from_char(suit_char).ok_or_else(bad)?;
        let rank_text = &text[..text.len() - suit_char.len_utf8()];
        let rank = Rank::from_text(rank_text).ok_or_else(bad)?;
        Ok(Self::new(rank, suit))
    }
}

/// Cards separated by blanks or commas, in the order given.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, BadCard> {
    text.split(|c: char| c.is_whitespace() || c == ',')
        .filter(|word| !word.is_empty())
        .map(str::parse)
        .collect()
}

/// Letters, as in files and commands: `7D`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A card shown with its suit's symbol: `7♦`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol(pub Card);

impl Card {
    /// The card as people and the course protocol see it: `7♦`.
    pub const fn symbol(self) -> Symbol {
        Symbol(self)
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0.rank(), self.0.suit().symbol())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_card_reads_back_from_letters_and_symbols_in_any_case() {
        for card in Card::all() {
            let letters = card.to_string();
            assert_eq!(letters.parse(), Ok(card));
            assert_eq!(letters.to_lowercase().parse(), Ok(card));
            assert_eq!(card.symbol().to_string().parse(), Ok(card));
            let json = serde_json::to_string(&card).expect("a card is a JSON string");
            assert_eq!(serde_json::from_str::<Card>(&json).ok(), Some(card));
        }
    }

    #[test]
    fn what_is_not_a_card_is_refused_with_the_text_and_the_form() {
        for text in ["", "7", "D", "11D", "1D", "7X", "7DD", " 7D", "77D", "♦"] {
            let error = text.parse::<Card>().expect_err(text).to_string();
            assert!(error.contains(&format!("`{text}`")), "{error}");
            assert!(error.contains("10♥"), "{error}");
        }
    }

    #[test]
    fn the_message_for_binary_or_endless_input_stays_one_short_line() {
        let error = "\u{0}\n".repeat(5000).parse::<Card>().expect_err("garbage");
        assert!(error.text.len() < 200);
        assert!(!error.to_string().contains('\n'));
    }

    proptest! {
        #[test]
        fn reading_any_text_never_panics_and_what_is_read_is_written_back(text in ".{0,6}") {
            if let Ok(card) = text.parse::<Card>() {
                prop_assert_eq!(card.to_string().parse::<Card>(), Ok(card));
            }
        }
    }
}
