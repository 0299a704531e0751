//! Names of people: what may be one, and when two are the same.

use std::{fmt, str::FromStr};

use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// A name that people can read, and that looks like no other.
///
/// Spaces around it go, those inside become single ones, and it is brought to Unicode's form
/// NFC. Two names are the same when they differ only in case or in how Unicode writes them
/// (form NFKC): `Ana`, `ANA` and `Ａｎａ` cannot be three people. Whoever takes a name must also
/// keep off those that look the same to the eye, as Unicode's Technical Standard 39 has it: a
/// Cyrillic `а` in it, or an `l` for an `I`.
///
/// ```
/// use baralho_storage::PlayerName;
///
/// let name: PlayerName = "  Ana  Lúcia ".parse()?;
/// assert_eq!(name.as_str(), "Ana Lúcia");
/// assert_eq!(name.folded(), "ana lúcia");
/// # Ok::<(), baralho_storage::BadName>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName {
    shown: String,
    folded: String,
    looks: Looks,
}

/// What a name looks like. Two look alike when either is the same: what is the same in small
/// letters may not be in capital ones, and the other way round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Looks {
    /// In small letters: that of `Іvan`, with a Ukrainian `І`, and of `ivan`.
    pub(crate) skeleton: String,
    /// As it is written: that of `Ivan`, and of `lvan`.
    pub(crate) outline: String,
}

impl Looks {
    pub(crate) fn of(shown: &str) -> Self {
        Self {
            // Small again: a zero looks like a capital O, and that like a small one.
            skeleton: skeleton(&fold(shown))
                .flat_map(char::to_lowercase)
                .collect(),
            // Not folded: `Lara` does not look like `Iara`.
            outline: skeleton(shown).collect(),
        }
    }
}

/// Why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadName {
    /// It has no visible character.
    #[error("a name needs at least one letter or digit")]
    Empty,
    /// It is too long.
    #[error("a name has at most {} characters", PlayerName::LONGEST)]
    TooLong,
    /// It has a character that is invisible, or that changes how its neighbours are read.
    #[error("a name cannot contain the character U+{:04X}", u32::from(*.0))]
    Character(char),
}

impl PlayerName {
    /// How many characters it has at most, accents put on their letters.
    pub const LONGEST: usize = 24;

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        &self.shown
    }

    /// As it is compared.
    pub fn folded(&self) -> &str {
        &self.folded
    }

    pub(crate) fn looks(&self) -> &Looks {
        &self.looks
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl FromStr for PlayerName {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Self, BadName> {
        let mut shown = String::new();
        for word in text.split_whitespace() {
            if !shown.is_empty() {
                shown.push(' ');
            }
            // Four bytes at most per character, and some for accents yet to be put on.
            if shown.len() + word.len() > Self::LONGEST * 12 {
                return Err(BadName::TooLong);
            }
            shown.extend(word.nfc());
        }
        if let Some(character) = shown.chars().find(|&character| is_treacherous(character)) {
            return Err(BadName::Character(character));
        }
        if shown.chars().count() > Self::LONGEST {
            return Err(BadName::TooLong);
        }
        let folded = fold(&shown);
        if !folded.chars().any(char::is_alphanumeric) {
            return Err(BadName::Empty);
        }
        let looks = Looks::of(&shown);
        Ok(Self {
            shown,
            folded,
            looks,
        })
    }
}

/// The same text for all texts that mean the same.
fn fold(text: &str) -> String {
    let plain: String = text.nfkc().flat_map(char::to_lowercase).nfkc().collect();
    // An accent that stands alone is a space with an accent in this form.
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ")
}

/// Characters that nobody sees, or that turn the text around them.
fn is_treacherous(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
            | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFF}' | '\u{E000}'..='\u{F8FF}'
            | '\u{E0000}'..='\u{10FFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn parse(text: &str) -> Result<PlayerName, BadName> {
        text.parse()
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        let folded = |text: &str| parse(text).expect(text).folded;
        let ana = folded("Ana");
        for twin in ["ANA", " ana", "Ａｎａ", "𝐀na", "ⓐna"] {
            assert_eq!(folded(twin), ana, "{twin}");
        }
        assert_eq!(folded("JOSE\u{301}"), folded("José"));
        assert_eq!(folded("\u{1fcd}A"), folded("\u{313}\u{300}a"));
        assert_eq!(folded("a\u{a0}b"), folded("a  b"));
        assert_eq!(folded("ﬁm"), folded("FIM"));
        assert_ne!(folded("José"), folded("Jose"));
    }

    #[test]
    fn what_nobody_can_see_is_no_name() {
        for text in ["", "   ", "\u{3000}", "...", "♥"] {
            assert_eq!(parse(text), Err(BadName::Empty), "{text:?}");
        }
        for (text, character) in [
            ("a\u{202E}b", '\u{202E}'),
            ("a\u{200B}", '\u{200B}'),
            ("a\u{7}", '\u{7}'),
            ("a\0", '\0'),
            ("\u{3164}a", '\u{3164}'),
            ("a\u{E0041}", '\u{E0041}'),
        ] {
            assert_eq!(parse(text), Err(BadName::Character(character)), "{text:?}");
        }
    }

    #[test]
    fn a_name_has_one_to_twenty_four_characters() {
        assert!(parse("x").is_ok());
        assert!(parse(&"é".repeat(24)).is_ok());
        assert!(parse(&"e\u{301}".repeat(24)).is_ok());
        assert_eq!(parse(&"é".repeat(25)), Err(BadName::TooLong));
        assert_eq!(parse(&"é".repeat(100_000)), Err(BadName::TooLong));
        assert_eq!(parse(&"é ".repeat(100_000)), Err(BadName::TooLong));
    }

    proptest! {
        #[test]
        fn a_name_read_again_is_the_same(text in "\\PC{0,30}") {
            if let Ok(name) = parse(&text) {
                prop_assert_eq!(parse(name.as_str()), Ok(name.clone()));
                if let Ok(again) = parse(name.folded()) {
                    prop_assert_eq!(again.folded(), name.folded());
                }
            }
        }
    }
}
