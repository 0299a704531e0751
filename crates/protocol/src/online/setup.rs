use baralho_game::Options;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::{Map, Value};

/// Somebody who plays, watches or talks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Person {
    /// The account; guests have one, too.
    pub id: i64,
    /// What everybody calls them.
    pub name: String,
    /// The name is not kept: the person has not registered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guest: bool,
    /// A program that plays with a token.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
}

impl Person {
    /// Somebody who has registered and plays in person.
    pub fn new(id: i64, name: impl Into<String>) -> Self {
        Self {
            id,
            name: name.into(),
            guest: false,
            program: false,
        }
    }
}

/// Seconds between rounds at a server's table, where its setup does not say how many. To read the
/// score aloud takes half a minute, and whoever is done with it sooner says so: when everybody has,
/// the next round begins.
pub const PAUSE_S: u32 = 60;

/// What is played at a table, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The preset.
    pub game: String,
    /// How many play; the preset's usual number when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<usize>,
    /// Rule options that differ from the preset's.
    #[serde(default)]
    pub rules: Options,
    /// How long people may think.
    #[serde(default)]
    pub clock: ClockRule,
    /// Whether the lobby shows the table; otherwise it is found by its link only.
    #[serde(default = "yes")]
    pub public: bool,
    /// Whether anybody may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether the result counts for the ratings.
    #[serde(default = "yes")]
    pub rated: bool,
}

/// Reads a setup from objects, and nothing else: serde would also take lists of their values.
pub(super) fn object<'de, D: Deserializer<'de>>(from: D) -> Result<Setup, D::Error> {
    let fields = Map::deserialize(from)?;
    if let Some((name, _)) = fields.iter().find(|(_, value)| value.is_array()) {
        return Err(D::Error::custom(format!("`{name}` must not be a list")));
    }
    Setup::deserialize(Value::Object(fields)).map_err(D::Error::custom)
}

const fn yes() -> bool {
    true
}

impl Setup {
    /// A preset as it is usually played.
    pub fn of(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            players: None,
            rules: Options::new(),
            clock: ClockRule::Off,
            public: true,
            spectators: true,
            rated: true,
        }
    }
}

/// How long people may think. Whoever needs more asks for it (`extend`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// As long as they like.
    #[default]
    Off,
    /// So many seconds for every move.
    Move {
        /// Seconds, 5 to 3600.
        seconds: u32,
    },
    /// So many seconds for the whole match, and some more with every move.
    Bank {
        /// Seconds at the start, 10 to 86400.
        seconds: u32,
        /// Seconds added after every move, 0 to 3600.
        increment: u32,
    },
}

impl ClockRule {
    /// What an extension adds, in milliseconds.
    pub const fn extension_ms(self) -> i64 {
        match self {
            Self::Off => 0,
            Self::Move { seconds } => seconds as i64 * 1000,
            Self::Bank { seconds, .. } => seconds as i64 * 500,
        }
    }

    /// Whether its numbers are within their ranges.
    pub const fn is_fair(self) -> bool {
        match self {
            Self::Off => true,
            Self::Move { seconds } => matches!(seconds, 5..=3600),
            Self::Bank { seconds, increment } => {
                matches!(seconds, 10..=86_400) && increment <= 3600
            }
        }
    }
}
