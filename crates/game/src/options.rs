use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::{BadRules, Setting};

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

impl OptionValue {
    /// The value as typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it is another way to type this value.
    pub(crate) fn means(&self, value: &str) -> bool {
        let mut flag = false;
        self.0.eq_ignore_ascii_case(value) || (value == "on" && flag.set(&self.0) && flag)
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

    /// Leaves an option to the preset.
    pub fn unset(&mut self, option: &str) {
        self.0.remove(option);
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
}
