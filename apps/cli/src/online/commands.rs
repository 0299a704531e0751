//! What may be typed beside moves: words in the player's language, or in English.

use baralho_game::Options;
use baralho_protocol::online::{ClockRule, Setup};
use baralho_words::{Words, say};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Tables,
    People,
    Create,
    Join,
    Say,
    Mute,
    Unmute,
    Report,
    Table,
    Sit,
    Stand,
    Bot,
    Kick,
    Ready,
    Seed,
    Start,
    Pause,
    More,
    Host,
    Silence,
    Change,
    Leave,
}

impl Command {
    /// Every command with its English name and the key of its words.
    const ALL: [(Self, &'static str, &'static str); 23] = [
        (Self::Help, "help", "play-online-word-help"),
        (Self::Tables, "tables", "play-online-word-tables"),
        (Self::People, "people", "play-online-word-people"),
        (Self::Create, "create", "play-online-word-create"),
        (Self::Join, "join", "play-online-word-join"),
        (Self::Say, "say", "play-online-word-say"),
        (Self::Mute, "mute", "play-online-word-mute"),
        (Self::Unmute, "unmute", "play-online-word-unmute"),
        (Self::Report, "report", "play-online-word-report"),
        (Self::Table, "table", "play-online-word-table"),
        (Self::Sit, "sit", "play-online-word-sit"),
        (Self::Stand, "stand", "play-online-word-stand"),
        (Self::Bot, "bot", "play-online-word-bot"),
        (Self::Kick, "kick", "play-online-word-kick"),
        (Self::Ready, "ready", "play-online-word-ready"),
        (Self::Seed, "seed", "play-online-word-seed"),
        (Self::Start, "start", "play-online-word-start"),
        (Self::Pause, "pause", "play-online-word-pause"),
        (Self::More, "more", "play-online-word-more"),
        (Self::Host, "host", "play-online-word-host"),
        (Self::Silence, "silence", "play-online-word-silence"),
        (Self::Change, "change", "play-online-word-change"),
        (Self::Leave, "leave", "play-online-word-leave"),
    ];

    /// The command that a line begins with, and the rest of the line.
    pub(super) fn read<'a>(words: &Words, line: &'a str) -> Option<(Self, &'a str)> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        let found = Self::ALL.iter().find(|(_, english, key)| {
            first == *english
                || words
                    .say(key, &[])
                    .split_whitespace()
                    .any(|word| word == first)
        });
        found.map(|(command, ..)| (*command, rest.trim()))
    }
}

/// A table to be opened, or changed: what was typed on top of what there was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    pub(super) setup: Setup,
    pub(super) password: Option<String>,
}

impl Wanted {
    /// What the host wants instead of what there is: perhaps another game, which comes first, and
    /// options. Another game has its own rules and its usual players; all else stays.
    pub(super) fn instead(setup: Setup, text: &str, words: &Words) -> Result<Self, String> {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if first.is_empty() || first.contains('=') {
            return Self::read(setup, text, words);
        }
        let other = Setup {
            game: first.to_owned(),
            players: None,
            rules: Options::new(),
            ..setup
        };
        Self::read(other, rest, words)
    }

    /// Reads `key=value` after `key=value`. `players`, `clock`, `password`, `public`,
    /// `spectators` and `rated` are of the table, all else are options of the game.
    pub(super) fn read(mut setup: Setup, text: &str, words: &Words) -> Result<Self, String> {
        let mut password = None;
        for pair in text.split_whitespace() {
            let bad = || say!(words, "play-online-bad-pair", text = pair);
            let (key, value) = pair.split_once('=').ok_or_else(bad)?;
            match key {
                "players" => setup.players = Some(value.parse().map_err(|_| bad())?),
                "clock" => setup.clock = clock(value).ok_or_else(bad)?,
                "password" => password = Some(value.to_owned()),
                "public" => setup.public = flag(value).ok_or_else(bad)?,
                "spectators" => setup.spectators = flag(value).ok_or_else(bad)?,
                "rated" => setup.rated = flag(value).ok_or_else(bad)?,
                _ => setup.rules.set(key, value),
            }
        }
        Ok(Self { setup, password })
    }
}

fn flag(text: &str) -> Option<bool> {
    match text {
        "on" | "yes" | "true" => Some(true),
        "off" | "no" | "false" => Some(false),
        _ => None,
    }
}

/// `off`, `30` for each move, or `300+5` for the match and more for each move.
fn clock(text: &str) -> Option<ClockRule> {
    if text == "off" {
        return Some(ClockRule::Off);
    }
    let rule = match text.split_once('+') {
        None => ClockRule::Move {
            seconds: text.parse().ok()?,
        },
        Some((seconds, increment)) => ClockRule::Bank {
            seconds: seconds.parse().ok()?,
            increment: increment.parse().ok()?,
        },
    };
    rule.is_fair().then_some(rule)
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_game::OptionValue;
    use baralho_words::{Language, Style};

    #[test]
    fn no_two_commands_share_a_word() {
        for language in Language::ALL {
            let words = Words::new(language, Style::Symbols);
            for (command, english, key) in Command::ALL {
                let own = words.say(key, &[]);
                for word in own.split_whitespace().chain([english]) {
                    assert_eq!(
                        Command::read(&words, &format!("{word} x y")),
                        Some((command, "x y")),
                        "{language}: {word}"
                    );
                }
            }
            assert_eq!(Command::read(&words, "qwerty"), None);
            assert_eq!(Command::read(&words, ""), None);
        }
    }

    #[test]
    fn a_table_is_described_in_pairs() {
        let words = Words::new(Language::En, Style::Symbols);
        let text = "players=4 clock=300+5 password=x public=off team_mode=2v2 rated=off";
        let wanted = Wanted::read(Setup::of("escopa"), text, &words).expect("a table");
        assert_eq!(wanted.password.as_deref(), Some("x"));
        let setup = wanted.setup;
        assert_eq!(
            (setup.players, setup.public, setup.rated),
            (Some(4), false, false)
        );
        assert_eq!(
            setup.clock,
            ClockRule::Bank {
                seconds: 300,
                increment: 5
            }
        );
        assert_eq!(
            setup.rules.get("team_mode").map(OptionValue::as_str),
            Some("2v2")
        );
        let setup = Setup {
            rated: false,
            ..Setup::of("escopa")
        };
        let other = Wanted::instead(setup, "buraco players=4 rated=on", &words).expect("a game");
        let expected = Setup {
            players: Some(4),
            ..Setup::of("buraco")
        };
        assert_eq!(other.setup, expected);
        let same = Wanted::instead(Setup::of("escopa"), "public=off", &words).expect("a table");
        assert_eq!(
            (same.setup.game.as_str(), same.setup.public),
            ("escopa", false)
        );
        for bad in [
            "players",
            "players=x",
            "clock=1",
            "clock=9+x",
            "public=maybe",
        ] {
            assert!(
                Wanted::read(Setup::of("escopa"), bad, &words).is_err(),
                "{bad}"
            );
        }
    }
}
