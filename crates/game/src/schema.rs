use std::fmt;

use crate::{BadRules, OptionValue};

/// One option of a game, a row of [`crate::Rules::OPTIONS`]. Whatever reads, writes, shows or
/// explains options works from these rows.
///
/// Its message in the catalogues is `option-` and its name with hyphens; the attribute `about`
/// explains it, and others name its values.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption<R: 'static> {
    /// Its name in commands and files.
    pub name: &'static str,
    pub(crate) same_as: Option<&'static str>,
    kind: OptionKind<R>,
    usual: Option<fn(&mut R)>,
}

type Field<R> = fn(&mut R) -> &mut dyn Setting;
type Takes<R> = fn(&R) -> Expected;

#[derive(Clone, Copy, Debug)]
enum OptionKind<R: 'static> {
    Word(Field<R>),
    Number(Takes<R>, Field<R>),
    Computed {
        takes: Takes<R>,
        get: fn(&R) -> String,
        set: fn(&mut R, &str) -> bool,
    },
}

impl<R: Clone> RuleOption<R> {
    /// A field that is on or off, or one of a few words.
    pub const fn word(name: &'static str, field: Field<R>) -> Self {
        Self::new(name, OptionKind::Word(field))
    }

    /// A field that is a number. Its range may depend on the preset, on the number of players,
    /// and on options further up in the table.
    pub const fn number(name: &'static str, takes: Takes<R>, field: Field<R>) -> Self {
        Self::new(name, OptionKind::Number(takes, field))
    }

    /// An option without a field of its own. `set` says whether it took the value.
    pub const fn computed(
        name: &'static str,
        takes: Takes<R>,
        get: fn(&R) -> String,
        set: fn(&mut R, &str) -> bool,
    ) -> Self {
        Self::new(name, OptionKind::Computed { takes, get, set })
    }

    const fn new(name: &'static str, kind: OptionKind<R>) -> Self {
        Self {
            name,
            kind,
            usual: None,
            same_as: None,
        }
    }

    /// Sets what it is where nobody gives it, if that depends on options further up.
    pub const fn usually(mut self, usual: fn(&mut R)) -> Self {
        self.usual = Some(usual);
        self
    }

    /// Names the option that says the same in other words: who sets one forgets the other.
    pub const fn same_as(mut self, other: &'static str) -> Self {
        self.same_as = Some(other);
        self
    }

    pub(crate) fn takes(&self, rules: &R) -> Expected {
        match &self.kind {
            OptionKind::Word(field) => field(&mut rules.clone()).takes(),
            OptionKind::Number(takes, _) | OptionKind::Computed { takes, .. } => takes(rules),
        }
    }

    pub(crate) fn value(&self, rules: &R) -> String {
        match &self.kind {
            OptionKind::Word(field) | OptionKind::Number(_, field) => {
                let value = field(&mut rules.clone()).get();
                value.unwrap_or_else(|| self.takes(rules).none().unwrap_or_default().into())
            }
            OptionKind::Computed { get, .. } => get(rules),
        }
    }

    pub(crate) fn read(&self, rules: &mut R, given: Option<&OptionValue>) -> Result<(), BadRules> {
        let Some(given) = given else {
            if let Some(usual) = self.usual {
                usual(rules);
            }
            return Ok(());
        };
        let text = given.as_str();
        let was_set = match &self.kind {
            OptionKind::Word(field) => field(rules).set(text),
            OptionKind::Number(takes, field) => takes(rules).admits(text) && field(rules).set(text),
            OptionKind::Computed { set, .. } => set(rules, text),
        };
        if was_set {
            return Ok(());
        }
        Err(BadRules::value(self.name, text, self.takes(rules)))
    }
}

/// An option of some game in some rules, for whoever need not know which game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// Its name in commands and files.
    pub name: &'static str,
    /// Its value.
    pub value: String,
    /// What it may be beside the other options.
    pub takes: Expected,
}

/// A field of some rules that an option sets.
pub trait Setting {
    /// The words it takes; the range of a number stands in its row.
    fn takes(&self) -> Expected {
        Expected::OneOf(Vec::new())
    }

    /// Its value as typed, if it is not the word that stands for none.
    fn get(&self) -> Option<String>;
    /// Takes the value that was typed; false if there is no such value.
    fn set(&mut self, text: &str) -> bool;
}

/// `on` or `off`; `true`, `yes`, `false` and `no` are understood.
impl Setting for bool {
    fn takes(&self) -> Expected {
        Expected::one_of(["on", "off"])
    }

    fn get(&self) -> Option<String> {
        Some(if *self { "on" } else { "off" }.into())
    }

    fn set(&mut self, text: &str) -> bool {
        let among = |words: [&str; 3]| words.iter().any(|word| word.eq_ignore_ascii_case(text));
        *self = among(["on", "true", "yes"]);
        *self || among(["off", "false", "no"])
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Setting for $number {
            fn get(&self) -> Option<String> {
                Some(self.to_string())
            }

            fn set(&mut self, text: &str) -> bool {
                text.parse().map(|number| *self = number).is_ok()
            }
        })*
    };
}

numbers!(u8, u16);

/// Any word that is not a number means none.
impl<T: Setting + Default> Setting for Option<T> {
    fn get(&self) -> Option<String> {
        self.as_ref().and_then(T::get)
    }

    fn set(&mut self, text: &str) -> bool {
        let mut number = T::default();
        *self = number.set(text).then_some(number);
        true
    }
}

/// A choice of a few words.
pub trait Named: Copy + PartialEq + 'static {
    /// Every value by its name.
    const NAMES: &'static [(&'static str, Self)];

    /// The value's name.
    fn name(self) -> &'static str {
        let own = Self::NAMES.iter().find(|(_, value)| *value == self);
        own.map_or("", |(name, _)| name)
    }
}

impl<T: Named> Setting for T {
    fn takes(&self) -> Expected {
        Expected::one_of(T::NAMES.iter().map(|(name, _)| name))
    }

    fn get(&self) -> Option<String> {
        Some(self.name().into())
    }

    fn set(&mut self, text: &str) -> bool {
        let named = T::NAMES
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(text));
        named.map(|(_, value)| *self = *value).is_some()
    }
}

/// What a value should have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number from low to high, or a word.
    Range {
        /// The lowest.
        low: u32,
        /// The highest.
        high: u32,
        /// The word that means none, if there is one.
        none: Option<&'static str>,
    },
    /// One of these words or numbers.
    OneOf(Vec<String>),
}

impl Expected {
    /// A whole number from low to high.
    pub const fn range(low: u32, high: u32) -> Self {
        let none = None;
        Self::Range { low, high, none }
    }

    /// A whole number from low to high, or a word that means none.
    pub const fn range_or(low: u32, high: u32, none: &'static str) -> Self {
        let none = Some(none);
        Self::Range { low, high, none }
    }

    /// One of these words or numbers.
    pub fn one_of<T: ToString>(choices: impl IntoIterator<Item = T>) -> Self {
        Self::OneOf(choices.into_iter().map(|c| c.to_string()).collect())
    }

    /// Whether it is `on` or `off`.
    pub fn is_flag(&self) -> bool {
        matches!(self, Self::OneOf(words) if words == &["on", "off"])
    }

    /// Every number that would be right.
    pub fn numbers(&self) -> Vec<usize> {
        match self {
            Self::Range { low, high, .. } => (*low as usize..=*high as usize).collect(),
            Self::OneOf(choices) => choices.iter().filter_map(|n| n.parse().ok()).collect(),
        }
    }

    /// The word that means none, if there is one.
    pub const fn none(&self) -> Option<&'static str> {
        match self {
            Self::Range { none, .. } => *none,
            Self::OneOf(_) => None,
        }
    }

    /// All words, or the smallest and the largest number.
    pub fn examples(&self) -> Vec<String> {
        match self {
            Self::OneOf(words) => words.clone(),
            Self::Range { low, high, none } => {
                let ends = [low, high].map(u32::to_string).into_iter();
                ends.chain(none.map(ToOwned::to_owned)).collect()
            }
        }
    }

    fn admits(&self, text: &str) -> bool {
        let number = text.parse::<u32>().ok();
        match *self {
            Self::Range { low, high, none } => {
                number.is_some_and(|number| (low..=high).contains(&number))
                    || none.is_some_and(|none| none.eq_ignore_ascii_case(text))
            }
            Self::OneOf(_) => number.is_some_and(|n| self.numbers().contains(&(n as usize))),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range { low, high, none } => {
                write!(f, "a whole number from {low} to {high}")?;
                none.map_or(Ok(()), |none| write!(f, ", or `{none}`"))
            }
            Self::OneOf(choices) if choices.len() == 1 => write!(f, "{}", choices[0]),
            Self::OneOf(choices) => write!(f, "one of {}", choices.join(", ")),
        }
    }
}

/// Two options with values that cannot go together, and why not: a row of
/// [`crate::Rules::CONFLICTS`].
///
/// The catalogues say why in the message `conflict-` and the names of both with hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict(pub [(&'static str, &'static str); 2], pub &'static str);

/// `inverse` for what is switched on, `target=none` for the rest.
impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.0.map(|pair| match pair {
            (option, "on") => option.to_owned(),
            (option, value) => format!("{option}={value}"),
        });
        write!(f, "{one} cannot go with {other}: {}", self.1)
    }
}
