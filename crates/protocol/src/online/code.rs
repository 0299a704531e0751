use std::{fmt, str::FromStr};

use baralho_game::excerpt;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Letters that are not mistaken for each other, also when read aloud.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many letters a code has.
const LENGTH: usize = 12;

/// The name of a table in links: twelve letters, 60 random bits. Who was not given it
/// cannot guess it.
///
/// ```
/// use baralho_protocol::online::TableCode;
///
/// let code: TableCode = "0000-0000-00Z9".parse()?;
/// assert_eq!(code.to_string(), "0000000000z9");
/// assert_eq!("oOoOlLiI0000".parse(), "000011110000".parse::<TableCode>());
/// # Ok::<(), baralho_protocol::online::BadCode>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableCode(u64);

impl TableCode {
    /// The code made of these random bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits >> 4)
    }

    /// The table that a link leads to, in the page (`#/table/CODE`) or by the short way
    /// (`/t/CODE`).
    pub fn in_link(link: &str) -> Option<Self> {
        let ways = ["#/table/", "/t/"];
        let code = ways.iter().find_map(|way| Some(link.split_once(way)?.1))?;
        let end = code.find(['/', '?', '#']).unwrap_or(code.len());
        code[..end].parse().ok()
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH).rev() {
            let letter = LETTERS[(self.0 >> (5 * place)) as usize & 31];
            fmt::Write::write_char(f, char::from(letter))?;
        }
        Ok(())
    }
}

impl FromStr for TableCode {
    type Err = BadCode;

    fn from_str(text: &str) -> Result<Self, BadCode> {
        let bad = || BadCode(excerpt(text, 40));
        let mut value = 0_u64;
        let mut letters = 0;
        for letter in text.trim().bytes().filter(|&letter| letter != b'-') {
            let letter = match letter.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                letter => letter,
            };
            let digit = LETTERS.iter().position(|&known| known == letter);
            value = value << 5 | digit.ok_or_else(bad)? as u64;
            letters += 1;
            if letters > LENGTH {
                return Err(bad());
            }
        }
        if letters == LENGTH {
            Ok(Self(value))
        } else {
            Err(bad())
        }
    }
}

impl From<TableCode> for String {
    fn from(code: TableCode) -> Self {
        code.to_string()
    }
}

impl TryFrom<String> for TableCode {
    type Error = BadCode;

    fn try_from(text: String) -> Result<Self, BadCode> {
        text.parse()
    }
}

/// A text that is not a table code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a table code: expected twelve letters and digits such as 3k9w2mfa7pqx")]
pub struct BadCode(pub String);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_link_is_read_as_terminals_and_pages_write_it() {
        let code = "3k9w2mfa7pqx".parse().ok();
        for link in [
            "https://cards.example/t/3k9w2mfa7pqx",
            "/t/3k9w-2mfa-7pqx/?x#y",
            "http://localhost:8080/#/table/3k9w2mfa7pqx",
            "http://localhost:8080/?seed=7#/table/3k9w2mfa7pqx/",
            "#/table/3k9w2mfa7pqx",
        ] {
            assert_eq!(TableCode::in_link(link), code, "{link}");
        }
        for link in [
            "",
            "3k9w2mfa7pqx",
            "/t/",
            "/t/no",
            "#/table/",
            "#/record/3k9w2mfa7pqx/1",
        ] {
            assert_eq!(TableCode::in_link(link), None, "{link}");
        }
    }

    proptest! {
        #[test]
        fn a_code_reads_back(bits: u64) {
            let code = TableCode::from_bits(bits);
            prop_assert_eq!(code.to_string().parse(), Ok(code));
            prop_assert_eq!(code.to_string().len(), LENGTH);
        }

        #[test]
        fn nonsense_is_refused_and_never_a_crash(text in ".{0,40}") {
            TableCode::in_link(&text);
            TableCode::in_link(&format!("/t/{text}"));
            if let Ok(code) = text.parse::<TableCode>() {
                prop_assert_eq!(code.to_string().len(), LENGTH);
            }
        }
    }
}
