use std::{env, fmt, str::FromStr};

use baralho_game::excerpt;
use thiserror::Error;

use crate::letters::lower;

/// A language that Baralho speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // the names say it all
pub enum Language {
    PtBr,
    En,
    It,
    Es,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::PtBr, Self::En, Self::It, Self::Es];

    /// The language's tag, which is also the name of its folder in `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::PtBr => "pt-BR",
            Self::En => "en",
            Self::It => "it",
            Self::Es => "es",
        }
    }

    /// What its speakers call it.
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::PtBr => "português",
            Self::En => "English",
            Self::It => "italiano",
            Self::Es => "español",
        }
    }

    /// The language that an environment asks for; English when it asks for none of ours.
    ///
    /// `variable` looks a variable up. As in gettext: the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is not empty names the locale; the locales `C` and
    /// `POSIX` mean English; else the list in `LANGUAGE` comes before the locale. Unlike
    /// gettext, `LANGUAGE` also counts when no locale is set.
    ///
    /// ```
    /// use baralho_words::Language;
    ///
    /// let brazilian = |name: &str| (name == "LANG").then(|| "pt_BR.UTF-8".to_owned());
    /// assert_eq!(Language::negotiate(brazilian), Language::PtBr);
    /// ```
    pub fn negotiate(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        if locale.as_deref().is_some_and(is_c_locale) {
            return Self::En;
        }
        let preferred = set("LANGUAGE").unwrap_or_default();
        preferred
            .split(':')
            .chain(locale.as_deref())
            .find_map(|wanted| wanted.parse().ok())
            .unwrap_or(Self::En)
    }

    /// The language that this process's environment asks for.
    pub fn from_env() -> Self {
        Self::negotiate(|name| env::var(name).ok())
    }
}

/// `C.UTF-8` and the like say how to encode, and nothing about the language.
fn is_c_locale(locale: &str) -> bool {
    matches!(without_encoding(locale), "C" | "POSIX")
}

fn without_encoding(locale: &str) -> &str {
    locale.split(['.', '@']).next().unwrap_or(locale)
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// Reads a tag (`pt`, `pt-BR`, `en_GB`), a locale (`pt_BR.UTF-8`) or a native name
/// (`español`), in any case. The region does not matter: whoever asks for Portuguese
/// of Portugal is better served by Brazil's than by English.
impl FromStr for Language {
    type Err = BadLanguage;

    fn from_str(text: &str) -> Result<Self, BadLanguage> {
        let wanted = without_encoding(text.trim());
        let small = |text: &str| text.chars().map(lower).collect::<String>();
        let is_named = |language: &Self| small(language.native_name()) == small(wanted);
        let mut parts = wanted.split(['-', '_']);
        let first = parts.next().unwrap_or_default();
        let is_tag = parts.all(|part| {
            matches!(part.len(), 1..=8) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
        });
        let is_tagged = |language: &Self| is_tag && language.tag()[..2].eq_ignore_ascii_case(first);
        Self::ALL
            .into_iter()
            .find(|language| is_named(language) || is_tagged(language))
            .ok_or_else(|| BadLanguage {
                text: excerpt(text, 24),
            })
    }
}

/// A language without a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no language `{text}` here: choose {}", Self::choices().join(", "))]
pub struct BadLanguage {
    /// What was given, cut to a readable length.
    pub text: String,
}

impl BadLanguage {
    /// Every language there is, as `tag (native name)`.
    pub fn choices() -> [String; Language::ALL.len()] {
        Language::ALL.map(|language| format!("{} ({})", language.tag(), language.native_name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{En, Es, It, PtBr};
    use proptest::prelude::*;

    #[test]
    fn tags_locales_and_native_names_are_understood_in_any_case() {
        for (text, language) in [
            ("pt", PtBr),
            ("pt-BR", PtBr),
            ("PT_br", PtBr),
            ("pt_PT.UTF-8", PtBr),
            ("Português", PtBr),
            ("en", En),
            ("en_GB", En),
            ("ENGLISH", En),
            ("it_CH@euro", It),
            ("es-419", Es),
            (" es ", Es),
            ("ESPAÑOL", Es),
        ] {
            assert_eq!(text.parse(), Ok(language), "{text}");
        }
    }

    #[test]
    fn an_unknown_language_is_refused_with_the_list_of_those_there_are() {
        for text in [
            "",
            "de",
            "português de",
            "xx-YY",
            "C",
            "\u{0}\n",
            "pt-",
            "it BR",
            "esp",
        ] {
            let error = text.parse::<Language>().expect_err(text).to_string();
            for language in Language::ALL {
                assert!(error.contains(language.tag()), "{error}");
                assert!(error.contains(language.native_name()), "{error}");
            }
            assert!(!error.contains('\n'), "{error}");
        }
    }

    fn asks(variables: &[(&str, &str)]) -> Language {
        Language::negotiate(|wanted| {
            variables
                .iter()
                .find(|(name, _)| *name == wanted)
                .map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_is_asked_in_the_order_of_gettext() {
        assert_eq!(asks(&[]), En);
        assert_eq!(asks(&[("LANG", "it_IT.UTF-8")]), It);
        assert_eq!(asks(&[("LANG", "it_IT"), ("LC_ALL", "es_AR")]), Es);
        assert_eq!(asks(&[("LANG", "it_IT"), ("LC_MESSAGES", "pt_BR")]), PtBr);
        assert_eq!(asks(&[("LC_MESSAGES", "pt_BR"), ("LC_ALL", "es_ES")]), Es);
        assert_eq!(asks(&[("LC_ALL", ""), ("LANG", "it_IT")]), It);
    }

    #[test]
    fn the_list_in_language_comes_first_unless_the_locale_is_c() {
        let list = ("LANGUAGE", "de:xx:es:it");
        assert_eq!(asks(&[list, ("LANG", "pt_BR")]), Es);
        assert_eq!(asks(&[list]), Es);
        assert_eq!(asks(&[("LANGUAGE", "de"), ("LANG", "pt_BR")]), PtBr);
        for c in ["C", "POSIX", "C.UTF-8"] {
            assert_eq!(asks(&[list, ("LANG", c)]), En);
            assert_eq!(asks(&[("LC_ALL", c), ("LANG", "pt_BR")]), En);
        }
    }

    #[test]
    fn a_locale_we_do_not_speak_means_english() {
        assert_eq!(asks(&[("LANG", "de_DE.UTF-8")]), En);
        assert_eq!(asks(&[("LANG", "\u{1}")]), En);
    }

    proptest! {
        #[test]
        fn no_text_makes_reading_a_language_panic(text in ".{0,12}") {
            let _ = text.parse::<Language>();
        }
    }
}
