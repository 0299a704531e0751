//! Single keys, as the Scopa document has them, and more for the rest. Every one can be
//! changed, and all be switched off: speech programs send letters as they hear them.

use baralho_words::letters::lower;
use serde::{Deserialize, Serialize};

use crate::settings::Settings;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the catalogues say it all
pub enum Command {
    Table,
    Captured,
    Turn,
    Score,
    ScoreDetail,
    Pause,
    Hand,
    Hint,
    Draw,
    Take,
    Lay,
    Add,
    Discard,
    Sort,
    Melds,
    Pile,
    ToHand,
    ToTable,
    Earlier,
    Later,
    Again,
    Chat,
    Time,
    MoreTime,
    Sound,
    Rules,
}

impl Command {
    /// Every command with its usual key. A capital letter means Shift.
    pub const ALL: [(Self, &'static str); 26] = [
        (Self::Table, "c"),
        (Self::Captured, "d"),
        (Self::Turn, "t"),
        (Self::Score, "s"),
        (Self::ScoreDetail, "S"),
        (Self::Pause, "p"),
        (Self::Hand, "h"),
        (Self::Hint, "i"),
        (Self::Draw, "v"),
        (Self::Take, "g"),
        (Self::Lay, "m"),
        (Self::Add, "a"),
        (Self::Discard, "x"),
        (Self::Sort, "o"),
        (Self::Melds, "j"),
        (Self::Pile, "l"),
        (Self::ToHand, "k"),
        (Self::ToTable, "b"),
        (Self::Earlier, "["),
        (Self::Later, "]"),
        (Self::Again, "r"),
        (Self::Chat, "y"),
        (Self::Time, "e"),
        (Self::MoreTime, "E"),
        (Self::Sound, "u"),
        (Self::Rules, "?"),
    ];

    /// The key of its name in the catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "page-key-table",
            Self::Captured => "page-key-captured",
            Self::Turn => "page-key-turn",
            Self::Score => "page-key-score",
            Self::ScoreDetail => "page-key-score-detail",
            Self::Pause => "page-key-pause",
            Self::Hand => "page-key-hand",
            Self::Hint => "page-key-hint",
            Self::Draw => "page-key-draw",
            Self::Take => "page-key-take",
            Self::Lay => "page-key-lay",
            Self::Add => "page-key-add",
            Self::Discard => "page-key-discard",
            Self::Sort => "page-key-sort",
            Self::Melds => "page-key-melds",
            Self::Pile => "page-key-pile",
            Self::ToHand => "page-key-to-hand",
            Self::ToTable => "page-key-to-table",
            Self::Earlier => "page-key-earlier",
            Self::Later => "page-key-later",
            Self::Again => "page-key-again",
            Self::Chat => "page-key-chat",
            Self::Time => "page-key-time",
            Self::MoreTime => "page-key-more-time",
            Self::Sound => "page-key-sound",
            Self::Rules => "page-key-rules",
        }
    }

    /// Its key as these settings have it.
    pub fn key(self, settings: &Settings) -> &str {
        let usual = || {
            let known = Self::ALL.iter().find(|(command, _)| *command == self);
            known.map_or("", |(_, key)| *key)
        };
        settings
            .own_keys
            .get(&self)
            .map_or_else(usual, String::as_str)
    }
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// A command.
    Command(Command),
    /// A place on the table, counted from 0.
    Place(usize),
    /// The rules, whatever else is set.
    Help,
    /// Never mind.
    Escape,
}

/// What a key means: `key` as browsers name it. `None` for keys that are not ours.
pub fn read(settings: &Settings, key: &str, with_modifier: bool) -> Option<Pressed> {
    match key {
        "F1" => return Some(Pressed::Help),
        "Escape" => return Some(Pressed::Escape),
        _ => {}
    }
    if with_modifier || !settings.keys {
        return None;
    }
    if let [digit @ b'0'..=b'9'] = key.as_bytes() {
        // 0 is the tenth.
        let place = (usize::from(digit - b'0') + 9) % 10;
        return Some(Pressed::Place(place));
    }
    let commands = Command::ALL.iter().map(|(command, _)| *command);
    let exact = commands
        .clone()
        .find(|command| command.key(settings) == key);
    // With Caps Lock a letter is still that letter, unless the capital has its own meaning.
    let lower: String = key.chars().map(lower).collect();
    let any = || {
        commands
            .clone()
            .find(|command| command.key(settings) == lower)
    };
    exact.or_else(any).map(Pressed::Command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_of_the_document_do_what_it_says() {
        let settings = Settings::default();
        let command = |key| read(&settings, key, false);
        for (key, meaning) in [
            ("c", Command::Table),
            ("d", Command::Captured),
            ("t", Command::Turn),
            ("s", Command::Score),
            ("S", Command::ScoreDetail),
            ("p", Command::Pause),
            ("C", Command::Table),
        ] {
            assert_eq!(command(key), Some(Pressed::Command(meaning)), "{key}");
        }
        assert_eq!(command("1"), Some(Pressed::Place(0)));
        assert_eq!(command("9"), Some(Pressed::Place(8)));
        assert_eq!(command("0"), Some(Pressed::Place(9)));
        assert_eq!(command("F1"), Some(Pressed::Help));
        assert_eq!(command("?"), Some(Pressed::Command(Command::Rules)));
        assert_eq!(command("Tab"), None);
        assert_eq!(command("q"), None);
    }

    #[test]
    fn keys_can_be_changed_and_switched_off() {
        let mut settings = Settings::default();
        settings.own_keys.insert(Command::Table, "q".into());
        assert_eq!(
            read(&settings, "q", false),
            Some(Pressed::Command(Command::Table))
        );
        assert_eq!(read(&settings, "c", false), None);
        assert_eq!(read(&settings, "q", true), None);
        settings.keys = false;
        assert_eq!(read(&settings, "q", false), None);
        assert_eq!(read(&settings, "1", false), None);
        assert_eq!(read(&settings, "F1", false), Some(Pressed::Help));
    }

    #[test]
    fn no_two_commands_share_a_key_and_none_has_a_digit() {
        let mut keys: Vec<&str> = Command::ALL.iter().map(|(_, key)| *key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), Command::ALL.len());
        assert!(
            keys.iter()
                .all(|key| !key.contains(|c: char| c.is_ascii_digit()))
        );
    }
}
