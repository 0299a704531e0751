use serde_json::{Map, Value};

use crate::{BadValue, FromJson};

/// An object whose fields are asked for by name.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'a>(&'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// The fields of an object.
    ///
    /// # Errors
    /// When it is none.
    pub fn of(value: &'a Value) -> Result<Self, BadValue> {
        match value {
            Value::Object(fields) => Ok(Self(fields)),
            _ => Err(BadValue::expected("an object {...}", value)),
        }
    }

    /// A field.
    ///
    /// # Errors
    /// What is wrong with it, or that it is not there.
    pub fn read<T: FromJson>(self, name: &str) -> Result<T, BadValue> {
        match self.0.get(name) {
            Some(value) => T::from_json(value).map_err(|bad| bad.within(name)),
            None => T::absent().ok_or_else(|| BadValue::missing(name)),
        }
    }

    /// A field that may be left out.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_if<T: FromJson>(self, name: &str) -> Result<Option<T>, BadValue> {
        match self.0.get(name) {
            Some(value) => T::from_json(value)
                .map(Some)
                .map_err(|bad| bad.within(name)),
            None => Ok(None),
        }
    }

    /// A field, or what it usually is.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_or<T: FromJson>(self, name: &str, usual: fn() -> T) -> Result<T, BadValue> {
        match self.0.get(name) {
            Some(value) => T::from_json(value).map_err(|bad| bad.within(name)),
            None => Ok(usual()),
        }
    }

    /// Which of these words a field says, by its place among them.
    ///
    /// # Errors
    /// When it is none of them, or not there.
    #[inline(never)]
    pub fn tag(self, name: &str, words: &[&str]) -> Result<usize, BadValue> {
        match self.0.get(name) {
            Some(value) => word(value, words).map_err(|bad| bad.within(name)),
            None => Err(BadValue::missing(name)),
        }
    }

    /// Refuses any other field.
    ///
    /// # Errors
    /// Which one there is, and which there may be.
    #[inline(never)]
    pub fn only(self, known: &[&str]) -> Result<(), BadValue> {
        match self.0.keys().find(|name| !known.contains(&name.as_str())) {
            Some(name) => Err(BadValue::stranger(name, known)),
            None => Ok(()),
        }
    }
}

/// Which of these words it is, by its place among them.
///
/// # Errors
/// When it is none of them.
#[inline(never)]
pub fn word(value: &Value, words: &[&str]) -> Result<usize, BadValue> {
    value
        .as_str()
        .and_then(|text| words.iter().position(|&word| word == text))
        .ok_or_else(|| BadValue::unknown(words, value))
}
