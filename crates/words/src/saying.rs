//! Says the patterns of a compiled catalogue.

use crate::{
    Gender, Language, Style, Value,
    marks::{FEMININE, LAST, MASCULINE, NAME, NEXT, SELECT, is_mark},
    numbers::{spell, spell_digits, with_mark},
};

/// A message while it is said.
pub(crate) struct Saying<'a> {
    pub(crate) language: Language,
    pub(crate) style: Style,
    pub(crate) values: &'a [(&'a str, Value<'a>)],
    pub(crate) said: String,
}

impl Saying<'_> {
    /// Says a pattern as far as the mark that ends it, and gives back what follows.
    pub(crate) fn say<'p>(&mut self, mut rest: &'p str) -> &'p str {
        while let Some(at) = rest.find(is_mark) {
            let (text, marked) = rest.split_at(at);
            self.said.push_str(text);
            let mut letters = marked.chars();
            let mark = letters.next().unwrap_or(NEXT);
            rest = letters.as_str();
            if mark == NEXT || mark == LAST {
                return rest;
            }
            let (name, after) = rest.split_once(NAME).unwrap_or((rest, ""));
            rest = if mark == SELECT {
                self.select(name, after)
            } else {
                self.put(mark, name);
                after
            };
        }
        self.said.push_str(rest);
        ""
    }

    /// What was given under a name. The last counts, as it would in a map.
    fn value(&self, name: &str) -> Option<&Value<'_>> {
        let mut given = self.values.iter().rev();
        given
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value)
    }

    /// A value; one that is missing stays visible.
    fn put(&mut self, mark: char, name: &str) {
        let gender = match mark {
            MASCULINE => Some(Gender::Masculine),
            FEMININE => Some(Gender::Feminine),
            _ => None,
        };
        let (language, style) = (self.language, self.style);
        let written = match (self.value(name), gender) {
            (None, _) => format!("{{${name}}}"),
            (Some(Value::Text(text)), _) => text.clone().into_owned(),
            (Some(Value::Whole(number)), None) => number.to_string(),
            (Some(Value::Whole(number)), Some(gender)) => spell(*number, gender, language, style),
            (Some(Value::Digits(digits)), None) => with_mark(digits, language),
            (Some(Value::Digits(digits)), Some(_)) => spell_digits(digits, language, style),
        };
        self.said.push_str(&written);
    }

    /// Says the variant that fits first, and gives back what follows all of them.
    fn select<'p>(&mut self, name: &str, mut rest: &'p str) -> &'p str {
        while let Some((key, pattern)) = rest.split_once(NAME) {
            if key.is_empty() {
                return self.say(pattern);
            }
            let fits = |value| fits(value, key, self.language);
            if self.value(name).is_some_and(fits) {
                return after(LAST, self.say(pattern));
            }
            rest = after(NEXT, pattern);
        }
        ""
    }
}

/// Whether a variant with this key is for this value.
fn fits(value: &Value<'_>, key: &str, language: Language) -> bool {
    let number = key.parse::<i64>().ok();
    match value {
        Value::Text(text) => number.is_none() && text == key,
        Value::Whole(whole) => number == Some(*whole) || key == "one" && is_one(*whole, language),
        // Only in Portuguese what is less than two is like one: `0,5 ponto`.
        Value::Digits(digits) => {
            let size = digits.strip_prefix('-').unwrap_or(digits);
            let is_small = size.starts_with("0.") || size.starts_with("1.");
            key == "one" && language == Language::PtBr && is_small
        }
    }
}

/// Whether what is counted stands in the singular.
fn is_one(number: i64, language: Language) -> bool {
    match number {
        1 | -1 => true,
        0 => language == Language::PtBr,
        _ => false,
    }
}

/// What follows the next such mark outside the selections inside.
fn after(mark: char, pattern: &str) -> &str {
    let mut inside = 0_usize;
    for (at, letter) in pattern.match_indices(is_mark) {
        let is_it = letter.starts_with(mark);
        if is_it && inside == 0 {
            return &pattern[at + letter.len()..];
        }
        if letter.starts_with(SELECT) {
            inside += 1;
        } else if letter.starts_with(LAST) {
            inside = inside.saturating_sub(1);
        }
    }
    ""
}
