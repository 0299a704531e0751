//! How a person wants the page: kept in the browser.

use std::collections::BTreeMap;

use baralho_words::Language;
use serde::{Deserialize, Serialize};

use crate::keys::Shortcut;

/// Everything that can be set. What is missing or cannot be read is as usual.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language's tag; the browser's language if none.
    pub language: Option<String>,
    /// The name one plays under without a server.
    pub name: String,
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// The cards.
    pub deck: Deck,
    /// Every suit in its own colour.
    pub four_colours: bool,
    /// Larger cards and letters.
    pub large: bool,
    /// The cloth of the tables.
    pub felt: Felt,
    /// The backs of the cards.
    pub back: Back,
    /// A touch on a card plays it; otherwise the first one shows what it would do.
    pub one_touch: bool,
    /// Cards move.
    pub motion: Motion,
    /// From 0 for silence to 10.
    pub volume: u8,
    /// How long a bot waits before a move, in milliseconds.
    pub pace: i64,
    /// Single keys do something.
    pub keys: bool,
    /// Keys that were changed: the shortcut and its key.
    pub own_keys: BTreeMap<Shortcut, String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            name: String::new(),
            theme: Theme::System,
            deck: Deck::French,
            four_colours: false,
            large: false,
            felt: Felt::Green,
            back: Back::Azulejo,
            one_touch: false,
            motion: Motion::System,
            volume: 4,
            pace: 900,
            keys: true,
            own_keys: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// Reads what was kept.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// As it is kept.
    pub fn to_json(&self) -> String {
        // Only maps with names: it can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The language to speak: the one chosen, or the first that the browser asks for.
    pub fn speaks<'a>(&'a self, browser: impl IntoIterator<Item = &'a str>) -> Language {
        let chosen = self.language.as_deref().into_iter();
        let mut wanted = chosen.chain(browser);
        let spoken = wanted.find_map(|tag| tag.parse().ok());
        spoken.unwrap_or(Language::En)
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it all
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// Which cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it all
pub enum Deck {
    #[default]
    French,
    Italian,
}

impl Deck {
    /// The deck as its cards are named.
    pub fn named(self) -> baralho_words::Deck {
        match self {
            Self::French => baralho_words::Deck::French,
            Self::Italian => baralho_words::Deck::Latin,
        }
    }
}

/// The cloth of the tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it all
pub enum Felt {
    #[default]
    Green,
    Blue,
    Clay,
}

impl Felt {
    /// Every cloth.
    pub const ALL: [Self; 3] = [Self::Green, Self::Blue, Self::Clay];

    /// For the style.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Clay => "clay",
        }
    }
}

/// The backs of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it all
pub enum Back {
    #[default]
    Azulejo,
    Trama,
    Sol,
}

impl Back {
    /// Every back.
    pub const ALL: [Self; 3] = [Self::Azulejo, Self::Trama, Self::Sol];

    /// The name of its drawing.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Azulejo => "back-azulejo",
            Self::Trama => "back-trama",
            Self::Sol => "back-sol",
        }
    }
}

/// Whether cards move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it all
pub enum Motion {
    #[default]
    System,
    On,
    Off,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_read_again_and_what_was_not_is_as_usual() {
        let mut settings = Settings {
            language: Some("it".into()),
            volume: 0,
            ..Settings::default()
        };
        settings.own_keys.insert(Shortcut::Table, "x".into());
        assert_eq!(Settings::read(&settings.to_json()), settings);
        assert_eq!(Settings::read("not JSON"), Settings::default());
        assert_eq!(Settings::read(r#"{"volume":7}"#).volume, 7);
        assert_eq!(Settings::read(r#"{"volume":"loud"}"#), Settings::default());
    }

    #[test]
    fn what_browsers_have_kept_is_understood() {
        let old = r#"{"language":null,"name":"Ana","theme":"dark","deck":"italian","four_colours":true,"large":true,"motion":"off","volume":0,"pace":300,"keys":false,"own_keys":{"score-detail":"z"}}"#;
        let kept = old.replace(
            r#""motion""#,
            r#""felt":"green","back":"azulejo","one_touch":false,"motion""#,
        );
        let settings = Settings::read(old);
        let expected = Settings {
            language: None,
            name: "Ana".into(),
            theme: Theme::Dark,
            deck: Deck::Italian,
            four_colours: true,
            large: true,
            felt: Felt::Green,
            back: Back::Azulejo,
            one_touch: false,
            motion: Motion::Off,
            volume: 0,
            pace: 300,
            keys: false,
            own_keys: [(Shortcut::ScoreDetail, "z".into())].into(),
        };
        assert_eq!(settings, expected);
        assert_eq!(settings.to_json(), kept);
        assert_eq!(Settings::read(&kept), expected);
    }

    #[test]
    fn the_language_chosen_comes_before_those_of_the_browser() {
        let mut settings = Settings::default();
        assert_eq!(settings.speaks(["de", "es-MX", "it"]), Language::Es);
        assert_eq!(settings.speaks(["de"]), Language::En);
        settings.language = Some("pt-BR".into());
        assert_eq!(settings.speaks(["it"]), Language::PtBr);
    }
}
