//! Single keys, as the Scopa document has them, and more for the rest. Every one can be
//! changed, and all be switched off: speech programs send letters as they hear them.

use baralho_words::letters::lower;
use serde::{Deserialize, Serialize};

use crate::settings::Settings;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the catalogues say it all
pub enum Shortcut {
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

impl Shortcut {
    /// Every shortcut in order, with its usual key and the message that says what it does. A capital
    /// letter means Shift.
    pub const ALL: [(Self, &'static str, &'static str); 26] = [
        (Self::Table, "c", "page-key-table"),
        (Self::Captured, "d", "page-key-captured"),
        (Self::Turn, "t", "page-key-turn"),
        (Self::Score, "s", "page-key-score"),
        (Self::ScoreDetail, "S", "page-key-score-detail"),
        (Self::Pause, "p", "page-key-pause"),
        (Self::Hand, "h", "page-key-hand"),
        (Self::Hint, "i", "page-key-hint"),
        (Self::Draw, "v", "page-key-draw"),
        (Self::Take, "g", "page-key-take"),
        (Self::Lay, "m", "page-key-lay"),
        (Self::Add, "a", "page-key-add"),
        (Self::Discard, "x", "page-key-discard"),
        (Self::Sort, "o", "page-key-sort"),
        (Self::Melds, "j", "page-key-melds"),
        (Self::Pile, "l", "page-key-pile"),
        (Self::ToHand, "k", "page-key-to-hand"),
        (Self::ToTable, "b", "page-key-to-table"),
        (Self::Earlier, "[", "page-key-earlier"),
        (Self::Later, "]", "page-key-later"),
        (Self::Again, "r", "page-key-again"),
        (Self::Chat, "y", "page-key-chat"),
        (Self::Time, "e", "page-key-time"),
        (Self::MoreTime, "E", "page-key-more-time"),
        (Self::Sound, "u", "page-key-sound"),
        (Self::Rules, "?", "page-key-rules"),
    ];

    /// The key of its name in the catalogues.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].2
    }

    /// Its key as these settings have it.
    pub fn key(self, settings: &Settings) -> &str {
        let own = settings.own_keys.get(&self);
        own.map_or(Self::ALL[self as usize].1, String::as_str)
    }
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// A shortcut.
    Shortcut(Shortcut),
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
    let mut shortcuts = Shortcut::ALL.iter().map(|(shortcut, ..)| *shortcut);
    let exact = shortcuts
        .clone()
        .find(|shortcut| shortcut.key(settings) == key);
    // With Caps Lock a letter is still that letter, unless the capital has its own meaning.
    let lower: String = key.chars().map(lower).collect();
    let any = || shortcuts.find(|shortcut| shortcut.key(settings) == lower);
    exact.or_else(any).map(Pressed::Shortcut)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_of_the_document_do_what_it_says() {
        let settings = Settings::default();
        let command = |key| read(&settings, key, false);
        for (key, meaning) in [
            ("c", Shortcut::Table),
            ("d", Shortcut::Captured),
            ("t", Shortcut::Turn),
            ("s", Shortcut::Score),
            ("S", Shortcut::ScoreDetail),
            ("p", Shortcut::Pause),
            ("C", Shortcut::Table),
        ] {
            assert_eq!(command(key), Some(Pressed::Shortcut(meaning)), "{key}");
        }
        assert_eq!(command("1"), Some(Pressed::Place(0)));
        assert_eq!(command("9"), Some(Pressed::Place(8)));
        assert_eq!(command("0"), Some(Pressed::Place(9)));
        assert_eq!(command("F1"), Some(Pressed::Help));
        assert_eq!(command("?"), Some(Pressed::Shortcut(Shortcut::Rules)));
        assert_eq!(command("Tab"), None);
        assert_eq!(command("q"), None);
    }

    #[test]
    fn keys_can_be_changed_and_switched_off() {
        let mut settings = Settings::default();
        settings.own_keys.insert(Shortcut::Table, "q".into());
        assert_eq!(
            read(&settings, "q", false),
            Some(Pressed::Shortcut(Shortcut::Table))
        );
        assert_eq!(read(&settings, "c", false), None);
        assert_eq!(read(&settings, "q", true), None);
        settings.keys = false;
        assert_eq!(read(&settings, "q", false), None);
        assert_eq!(read(&settings, "1", false), None);
        assert_eq!(read(&settings, "F1", false), Some(Pressed::Help));
    }

    #[test]
    fn every_shortcut_stands_in_its_place() {
        for (place, (shortcut, ..)) in Shortcut::ALL.into_iter().enumerate() {
            assert_eq!(shortcut as usize, place);
        }
    }

    #[test]
    fn no_two_shortcuts_share_a_key_and_none_has_a_digit() {
        let mut keys: Vec<&str> = Shortcut::ALL.iter().map(|(_, key, _)| *key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), Shortcut::ALL.len());
        assert!(
            keys.iter()
                .all(|key| !key.contains(|c: char| c.is_ascii_digit()))
        );
    }
}
