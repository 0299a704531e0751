use std::{error::Error, fmt};

use serde_json::Value;

use crate::written;

/// A part of a tree that is not what it should be.
///
/// It is as small as a pointer: it travels up through everything that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadValue(Box<Wrong>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Wrong {
    /// Where, such as `seats[2].name`; nothing for the whole.
    path: String,
    /// What is wrong there, to be said behind the path.
    reason: String,
    /// The reason is a sentence of its own.
    whole: bool,
}

impl BadValue {
    /// It should have been this.
    #[cold]
    #[inline(never)]
    pub fn expected(what: &str, value: &Value) -> Self {
        Self::new(
            ["should be ", what, ", not ", &shown(value)].concat(),
            false,
        )
    }

    /// It should have been one of these words.
    #[cold]
    #[inline(never)]
    pub fn unknown(words: &[&str], value: &Value) -> Self {
        Self::expected(&["one of `", &words.join("`, `"), "`"].concat(), value)
    }

    /// What another reader said about it.
    #[cold]
    #[inline(never)]
    pub fn because(why: &dyn fmt::Display) -> Self {
        Self::new(why.to_string(), true)
    }

    /// The field is not there.
    #[cold]
    #[inline(never)]
    pub(crate) fn missing(name: &str) -> Self {
        Self::new("is missing".to_owned(), false).within(name)
    }

    /// The field should not be there: these are known.
    #[cold]
    #[inline(never)]
    pub(crate) fn stranger(name: &str, known: &[&str]) -> Self {
        let known = known.join("`, `");
        Self::new(
            ["is not known: the fields are `", &known, "`"].concat(),
            false,
        )
        .within(&cut(name))
    }

    fn new(reason: String, whole: bool) -> Self {
        Self(Box::new(Wrong {
            path: String::new(),
            reason,
            whole,
        }))
    }

    /// The same, seen from the object that has it in this field.
    #[cold]
    #[inline(never)]
    pub(crate) fn within(mut self, name: &str) -> Self {
        let path = &mut self.0.path;
        if !path.is_empty() && !path.starts_with('[') {
            path.insert(0, '.');
        }
        path.insert_str(0, name);
        self
    }

    /// The same, seen from the list that has it at this place.
    #[cold]
    #[inline(never)]
    pub(crate) fn at(self, place: usize) -> Self {
        self.within(&["[", &place.to_string(), "]"].concat())
    }
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wrong {
            path,
            reason,
            whole,
        } = &*self.0;
        let (before, behind) = match (path.is_empty(), *whole) {
            (true, true) => ("", ""),
            (true, false) => ("it", " "),
            (false, true) => ("`", "`: "),
            (false, false) => ("`", "` "),
        };
        for part in [before, path, behind, reason] {
            f.write_str(part)?;
        }
        Ok(())
    }
}

impl Error for BadValue {}

/// What was there instead, in a few words.
fn shown(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(flag) => flag.to_string(),
        Value::Number(_) => written(value),
        Value::String(text) => ["\"", &cut(text), "\""].concat(),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}

/// The beginning of a text, on one line and printable.
fn cut(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = text
        .chars()
        .take(LONGEST)
        .flat_map(char::escape_debug)
        .collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}
