use std::{collections::BTreeMap, fmt, hash::Hash};

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use thiserror::Error;

use crate::Seat;

/// The rules one match is played by: small, comparable, and writable as options.
pub trait Rules: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Counts changes to the game's rules; every record carries it.
    const VERSION: u32;

    /// Reads a preset's rules with some options changed. `players` of `None` means
    /// the preset's usual number.
    ///
    /// # Errors
    /// Says which option or number is wrong and what would be right.
    fn parse(preset: &str, players: Option<usize>, options: &Options) -> Result<Self, BadRules>;

    /// The preset these rules were made from.
    fn preset(&self) -> &'static str;

    /// Every option of the game with its value here: [`Rules::parse`] with them
    /// and the same preset and players gives these rules again.
    fn options(&self) -> Options;

    /// How many sit at the table.
    fn players(&self) -> usize;

    /// How many sides play against each other: as many as players, or fewer in teams.
    fn sides(&self) -> usize {
        self.players()
    }

    /// The side a seat plays for. Partners sit evenly around the table.
    fn side_of(&self, seat: Seat) -> usize {
        seat.index() % self.sides()
    }

    /// The seats of a side, in order.
    fn seats_of(&self, side: usize) -> impl Iterator<Item = Seat> {
        Seat::all(self.players()).filter(move |&seat| self.side_of(seat) == side)
    }

    /// Whether whoever has fewer points is better off.
    fn points_are_bad(&self) -> bool {
        false
    }

    /// Seconds that clients wait between two rounds so that people can read the score.
    fn pause_s(&self) -> u32 {
        0
    }
}

/// Rule options by name, as typed: `--rules target=21` or `"rules":{"target":21}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, OptionValue>);

/// An option's value. Numbers and booleans of JSON are kept as the words people type:
/// `true` is `on`, `false` is `off`, `null` is `none`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Value")]
pub struct OptionValue(String);

impl From<Value> for OptionValue {
    fn from(value: Value) -> Self {
        Self(match value {
            Value::Bool(true) => "on".into(),
            Value::Bool(false) => "off".into(),
            Value::Null => "none".into(),
            Value::String(text) => text,
            other => other.to_string(),
        })
    }
}

/// Numbers are written as JSON numbers, words as strings.
impl Serialize for OptionValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.parse() {
            Ok(number) => serializer.serialize_i64(number),
            Err(_) => serializer.serialize_str(&self.0),
        }
    }
}

impl From<&str> for OptionValue {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl OptionValue {
    /// The value as typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Reads `on`/`off` (also `true`/`false`, `yes`/`no`).
    ///
    /// # Errors
    /// When it is neither.
    pub fn flag(&self, option: &'static str) -> Result<bool, BadRules> {
        match self.0.to_ascii_lowercase().as_str() {
            "on" | "true" | "yes" => Ok(true),
            "off" | "false" | "no" => Ok(false),
            _ => Err(BadRules::value(
                option,
                self,
                Expected::one_of(["on", "off"]),
            )),
        }
    }

    /// Reads a whole number in a range.
    ///
    /// # Errors
    /// When it is not a number or outside the range.
    pub fn number(&self, option: &'static str, low: u32, high: u32) -> Result<u32, BadRules> {
        match self.0.parse() {
            Ok(number) if (low..=high).contains(&number) => Ok(number),
            _ => Err(BadRules::value(option, self, Expected::Range { low, high })),
        }
    }

    /// Reads a whole number in a range, or one word that means none.
    ///
    /// # Errors
    /// When it is neither.
    pub fn number_or(
        &self,
        option: &'static str,
        low: u32,
        high: u32,
        none: &'static str,
    ) -> Result<Option<u32>, BadRules> {
        if self.0.eq_ignore_ascii_case(none) {
            return Ok(None);
        }
        self.number(option, low, high)
            .map(Some)
            .map_err(|_| BadRules::value(option, self, Expected::RangeOr { low, high, none }))
    }

    /// Reads one of a few words.
    ///
    /// # Errors
    /// When it is none of them.
    pub fn choice<T: Copy>(
        &self,
        option: &'static str,
        choices: &[(&'static str, T)],
    ) -> Result<T, BadRules> {
        choices
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(&self.0))
            .map(|&(_, value)| value)
            .ok_or_else(|| {
                BadRules::value(option, self, Expected::one_of(choices.iter().map(|c| c.0)))
            })
    }
}

impl Options {
    /// No options: the preset as it is.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets one option, replacing what it was.
    pub fn set(&mut self, option: &str, value: impl fmt::Display) {
        self.0
            .insert(option.to_owned(), OptionValue(value.to_string()));
    }

    /// The same, for chains.
    pub fn with(mut self, option: &str, value: impl fmt::Display) -> Self {
        self.set(option, value);
        self
    }

    /// The value of an option, if it was set.
    pub fn get(&self, option: &str) -> Option<&OptionValue> {
        self.0.get(option)
    }

    /// All options set, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// Reads `key=value`, as typed after `--rules`.
    ///
    /// # Errors
    /// When there is no `=` or nothing before it.
    pub fn set_pair(&mut self, pair: &str) -> Result<(), BadRules> {
        match pair.split_once('=') {
            Some((key, value)) if !key.trim().is_empty() => {
                self.set(key.trim(), value.trim());
                Ok(())
            }
            _ => Err(BadRules::NotAPair { text: pair.into() }),
        }
    }

    /// Refuses any option that is not among the known ones.
    ///
    /// # Errors
    /// Names the first unknown option and lists the known ones.
    pub fn check_known(&self, known: &'static [&'static str]) -> Result<(), BadRules> {
        match self.0.keys().find(|key| !known.contains(&key.as_str())) {
            Some(option) => Err(BadRules::UnknownOption {
                option: option.clone(),
                known,
            }),
            None => Ok(()),
        }
    }
}

/// What a value should have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number from low to high.
    Range {
        /// The lowest.
        low: u32,
        /// The highest.
        high: u32,
    },
    /// A whole number from low to high, or a word.
    RangeOr {
        /// The lowest.
        low: u32,
        /// The highest.
        high: u32,
        /// The word that means none.
        none: &'static str,
    },
    /// One of these words or numbers.
    OneOf(Vec<String>),
}

impl Expected {
    /// One of these words or numbers.
    pub fn one_of<T: ToString>(choices: impl IntoIterator<Item = T>) -> Self {
        Self::OneOf(choices.into_iter().map(|c| c.to_string()).collect())
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range { low, high } => write!(f, "a whole number from {low} to {high}"),
            Self::RangeOr { low, high, none } => {
                write!(f, "a whole number from {low} to {high}, or `{none}`")
            }
            Self::OneOf(choices) if choices.len() == 1 => write!(f, "{}", choices[0]),
            Self::OneOf(choices) => write!(f, "one of {}", choices.join(", ")),
        }
    }
}

/// Rules that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadRules {
    /// Not `key=value`.
    #[error("`{text}` is not an option: expected key=value, such as target=21")]
    NotAPair {
        /// What was given.
        text: String,
    },
    /// An option this game does not have.
    #[error("there is no option `{option}` here: the options are {}", known.join(", "))]
    UnknownOption {
        /// What was given.
        option: String,
        /// What there is.
        known: &'static [&'static str],
    },
    /// A value outside what the option takes.
    #[error("`{option}` cannot be `{value}`: expected {expected}")]
    BadValue {
        /// The option.
        option: &'static str,
        /// What was given.
        value: String,
        /// What would be right.
        expected: Expected,
    },
    /// A number of players the game does not seat.
    #[error("{preset} is not played by {given}: the number of players is {expected}")]
    Players {
        /// The game's preset.
        preset: &'static str,
        /// What was given.
        given: usize,
        /// What would be right.
        expected: Expected,
    },
    /// More cards to deal than there are.
    #[error(
        "{players} players with {each} cards each need {} cards and there are {cards}: play with fewer cards per deal, fewer players or more decks",
        players * each
    )]
    NotEnoughCards {
        /// How many play.
        players: usize,
        /// Cards for each.
        each: usize,
        /// Cards in all packs.
        cards: usize,
    },
    /// Two options that contradict each other.
    #[error("{0}")]
    Conflict(Conflict),
}

/// Why two options cannot go together; each has its own sentence in the catalogues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Conflict {
    /// Sweeps that win cannot also eliminate.
    #[error(
        "instant_win cannot go with inverse: reaching the target eliminates there, so a sweep cannot win"
    )]
    InstantWinInverse,
    /// No sweep scores, so none can win.
    #[error("instant_win cannot go with scopa_mechanic=no_scopas: no sweep ever scores there")]
    InstantWinNoScopas,
    /// Instant win without a target to reach.
    #[error("instant_win needs a target to reach: set target to a number from 1 to 121")]
    InstantWinNoTarget,
    /// Inverse without a target to fall at.
    #[error("inverse needs a target to fall at: set target to a number from 1 to 121")]
    InverseNoTarget,
    /// Escoba mode with another capture rule.
    #[error("escoba=on means capture=fifteen: leave out one of the two")]
    EscobaCapture,
}

impl BadRules {
    /// A value outside what the option takes.
    pub fn value(option: &'static str, value: &OptionValue, expected: Expected) -> Self {
        let value = value.as_str().chars().take(40).collect();
        Self::BadValue {
            option,
            value,
            expected,
        }
    }
}
