//! Settings by name: one table of keys ([`crate::config`]) from which follow how they are read
//! from a file and from variables, and how the file with all of them is written.

use std::{
    fmt::Write as _,
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use thiserror::Error;
use toml::de::{DeTable, DeValue};

use crate::rate::Rate;

/// How all variables begin.
const PREFIX: &str = "BARALHO_";

/// The section whose variables do not repeat its name.
const FIRST: &str = "server";

/// What is wrong with a config.
#[derive(Debug, Error)]
pub enum BadConfig {
    /// A file cannot be read.
    #[error("cannot read {}: {error}", file.display())]
    Unreadable {
        /// Which.
        file: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// Something is not as it should be.
    #[error("{place}: found {found}, expected {expected}")]
    Wrong {
        /// Where: file and line, or the variable.
        place: String,
        /// What is there.
        found: String,
        /// What should be.
        expected: String,
    },
}

/// A value as somebody gave it: in a variable, or in a file.
pub(crate) enum Given<'a> {
    Variable(&'a str),
    Value(&'a DeValue<'a>),
}

impl Given<'_> {
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Self::Variable(text) => Some(text.trim()),
            Self::Value(DeValue::String(text)) => Some(text.trim()),
            Self::Value(_) => None,
        }
    }

    fn number(&self) -> Option<u64> {
        match self {
            Self::Variable(text) => text.trim().parse().ok(),
            Self::Value(DeValue::Integer(number)) => {
                u64::from_str_radix(number.as_str(), number.radix()).ok()
            }
            Self::Value(_) => None,
        }
    }

    fn found(&self) -> String {
        match self {
            Self::Variable(text) => format!("{text:?}"),
            Self::Value(DeValue::String(text)) => format!("{text:?}"),
            Self::Value(DeValue::Integer(number)) => number.to_string(),
            Self::Value(DeValue::Float(number)) => number.as_str().to_owned(),
            Self::Value(DeValue::Boolean(value)) => value.to_string(),
            Self::Value(DeValue::Array(_)) => "a list".to_owned(),
            Self::Value(DeValue::Datetime(date)) => date.to_string(),
            Self::Value(DeValue::Table(_)) => "a table".to_owned(),
        }
    }
}

/// A value that can be set by its key.
pub(crate) trait Setting {
    /// As it stands in a file.
    fn write(&self) -> String;

    /// Takes a value, or says what was expected.
    fn read(&mut self, given: &Given<'_>) -> Result<(), &'static str>;
}

fn quoted(text: &str) -> String {
    // What Rust escapes in its strings and TOML does not know is written by its number.
    let mut out = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => out.extend(['\\', character]),
            _ if character.is_control() => {
                let _ = write!(out, "\\u{:04X}", u32::from(character));
            }
            _ => out.push(character),
        }
    }
    out + "\""
}

/// Settings that are one value, of which none is none.
macro_rules! setting {
    ($kind:ty, $expected:literal, |$given:ident| $read:expr, |$value:ident| $write:expr) => {
        impl Setting for $kind {
            fn write(&self) -> String {
                let $value = self;
                $write
            }

            fn read(&mut self, $given: &Given<'_>) -> Result<(), &'static str> {
                let read: Option<$kind> = $read;
                *self = read.ok_or($expected)?;
                Ok(())
            }
        }
    };
}

setting!(
    bool,
    "true or false",
    |given| match given {
        Given::Variable(text) => text.trim().parse().ok(),
        Given::Value(DeValue::Boolean(value)) => Some(*value),
        Given::Value(_) => None,
    },
    |value| value.to_string()
);
setting!(
    usize,
    "a whole number",
    |given| given.number().and_then(|number| number.try_into().ok()),
    |value| value.to_string()
);
setting!(
    SocketAddr,
    "an address and a port, such as \"0.0.0.0:8080\"",
    |given| given.text().and_then(|text| text.parse().ok()),
    |value| quoted(&value.to_string())
);
setting!(
    PathBuf,
    "a path in quotation marks",
    |given| given.text().map(PathBuf::from),
    |value| quoted(&value.to_string_lossy())
);
setting!(
    String,
    "a text in quotation marks",
    |given| given.text().map(str::to_owned),
    |value| quoted(value)
);
setting!(
    Option<PathBuf>,
    "a path in quotation marks, or \"\" for none",
    |given| given.text().map(|text| Some(text)
        .filter(|text| !text.is_empty())
        .map(PathBuf::from)),
    |value| quoted(&value.as_deref().unwrap_or(Path::new("")).to_string_lossy())
);
setting!(
    Option<String>,
    "a text in quotation marks, or \"\" for none",
    |given| given.text().map(|text| Some(text)
        .filter(|text| !text.is_empty())
        .map(str::to_owned)),
    |value| quoted(value.as_deref().unwrap_or_default())
);
setting!(
    Vec<String>,
    "a list of texts, such as [\"a\", \"b\"]; in a variable, texts between commas",
    |given| match given {
        Given::Variable(text) => {
            let texts = text.split(',').map(str::trim);
            Some(
                texts
                    .filter(|text| !text.is_empty())
                    .map(str::to_owned)
                    .collect(),
            )
        }
        Given::Value(DeValue::Array(items)) => {
            let texts = items.iter().map(|item| match item.get_ref() {
                DeValue::String(text) => Some(text.trim().to_owned()),
                _ => None,
            });
            texts.collect()
        }
        Given::Value(_) => None,
    },
    |value| {
        let texts: Vec<String> = value.iter().map(|text| quoted(text)).collect();
        format!("[{}]", texts.join(", "))
    }
);
setting!(
    Rate,
    "so many at once and per minute, such as \"60, then 20/min\", or \"endless\"",
    |given| given.text().and_then(read_rate),
    |value| match *value {
        Rate::ENDLESS => quoted("endless"),
        Rate { burst, per_minute } => quoted(&format!("{burst}, then {per_minute}/min")),
    }
);
setting!(
    Duration,
    "a time such as \"700ms\", \"25s\", \"30min\", \"12h\" or \"90d\"",
    |given| given.text().and_then(read_time),
    |value| quoted(&written_time(*value))
);

fn read_rate(text: &str) -> Option<Rate> {
    if text == "endless" {
        return Some(Rate::ENDLESS);
    }
    let (burst, per_minute) = text.split_once(", then ")?;
    let per_minute = per_minute.trim().strip_suffix("/min")?;
    Some(Rate::new(burst.parse().ok()?, per_minute.parse().ok()?))
}

/// Units of time in milliseconds, the longest first.
const UNITS: [(&str, u64); 5] = [
    ("d", 86_400_000),
    ("h", 3_600_000),
    ("min", 60_000),
    ("s", 1000),
    ("ms", 1),
];

/// Longer times are slips of the finger, and would not fit where milliseconds are counted.
const LONGEST_DAYS: u64 = 100_000;

fn read_time(text: &str) -> Option<Duration> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, unit) = text.split_at(digits);
    let (_, millis) = UNITS.iter().find(|(name, _)| *name == unit.trim_start())?;
    let time = number.parse::<u64>().ok()?.checked_mul(*millis)?;
    (time <= LONGEST_DAYS * UNITS[0].1).then(|| Duration::from_millis(time))
}

fn written_time(time: Duration) -> String {
    let time = time.as_millis() as u64;
    let fits = |(_, unit): &&(&str, u64)| time.is_multiple_of(*unit) && time > 0;
    let (name, unit) = UNITS.iter().find(fits).unwrap_or(&("s", 1000));
    format!("{}{name}", time / unit)
}

/// A time that is kept as a number of milliseconds.
pub(crate) struct Millis<'a>(pub(crate) &'a mut i64);

impl Setting for Millis<'_> {
    fn write(&self) -> String {
        quoted(&written_time(Duration::from_millis(
            u64::try_from(*self.0).unwrap_or(0),
        )))
    }

    fn read(&mut self, given: &Given<'_>) -> Result<(), &'static str> {
        let mut time = Duration::ZERO;
        Setting::read(&mut time, given)?;
        *self.0 = time.as_millis() as i64;
        Ok(())
    }
}

/// Looks at a setting: its key, what is said about it, and its value.
pub(crate) type Visit<'a> = dyn FnMut(&'static str, &'static str, &mut dyn Setting) + 'a;

/// Settings under one heading.
pub(crate) trait Section {
    fn each(&mut self, visit: &mut Visit<'_>);
}

/// A section as a struct: a line per setting, with what it is, its type and its default.
macro_rules! section {
    ($(#[doc = $about:literal])+ pub struct $name:ident {
        $($(#[doc = $doc:literal])+ $key:ident: $kind:ty = $default:expr;)+
    }) => {
        $(#[doc = $about])+
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name {
            $($(#[doc = $doc])+ pub $key: $kind,)+
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($key: $default,)+ }
            }
        }

        impl $crate::settings::Section for $name {
            fn each(&mut self, visit: &mut $crate::settings::Visit<'_>) {
                $(visit(stringify!($key), concat!($($doc, "\n"),+), &mut self.$key);)+
            }
        }
    };
}
pub(crate) use section;

/// A section over a struct from elsewhere: a line per setting, with what it is and its place.
macro_rules! places {
    ($visit:ident: $($(#[doc = $doc:literal])+ $key:ident = $place:expr;)+) => {
        $($visit(stringify!($key), concat!($($doc, "\n"),+), &mut $place);)+
    };
}
pub(crate) use places;

/// Looks at a section: its name, what is said about it, and its settings.
pub(crate) type VisitSection<'a> = dyn FnMut(&'static str, &'static str, &mut dyn Section) + 'a;

/// All sections.
pub(crate) trait Sections {
    fn each_section(&mut self, visit: &mut VisitSection<'_>);
}

/// The variable that sets a key.
pub(crate) fn variable(section: &str, key: &str) -> String {
    let name = match section {
        FIRST => key.to_owned(),
        _ => format!("{section}_{key}"),
    };
    format!("{PREFIX}{}", name.to_uppercase())
}

/// Everything, as a file.
pub(crate) fn write(config: &mut impl Sections) -> String {
    let mut out = String::from(
        "# How `baralho serve` serves: give it this file with --config. What is left out is as it\n\
         # is here. The variable above each setting overrides it, options of the command line\n\
         # override both. After a change, SIGHUP makes the server read the file again.\n",
    );
    config.each_section(&mut |section, about, settings| {
        let _ = write!(out, "\n# {about}\n[{section}]\n");
        settings.each(&mut |key, doc, setting| {
            for line in doc.lines() {
                let _ = writeln!(out, "#{line}");
            }
            let (variable, value) = (variable(section, key), setting.write());
            let _ = write!(out, "# {variable}\n{key} = {value}\n\n");
        });
        out.truncate(out.trim_end().len());
        out.push('\n');
    });
    out
}

/// Every setting by its whole name, with its value as it is written.
pub(crate) fn values(config: &mut impl Sections) -> Vec<(String, String)> {
    let mut values = Vec::new();
    config.each_section(&mut |section, _, settings| {
        settings.each(&mut |key, _, setting| {
            values.push((format!("{section}.{key}"), setting.write()));
        });
    });
    values
}

/// Takes what variables say.
///
/// # Errors
/// When one cannot be read, or is called like a setting and is none.
pub(crate) fn read_variables(
    config: &mut impl Sections,
    variables: impl IntoIterator<Item = (String, String)>,
) -> Result<(), BadConfig> {
    let mut given: Vec<(String, String)> = variables
        .into_iter()
        .filter(|(name, _)| name.starts_with(PREFIX))
        .collect();
    let mut wrong = None;
    config.each_section(&mut |section, _, settings| {
        let mut keys = Vec::new();
        settings.each(&mut |key, _, setting| {
            let name = variable(section, key);
            if let Some(at) = given.iter().position(|(given, _)| *given == name) {
                let (_, text) = given.remove(at);
                let value = Given::Variable(&text);
                if let Err(expected) = setting.read(&value) {
                    wrong.get_or_insert(BadConfig::Wrong {
                        place: format!("the variable {name}"),
                        found: value.found(),
                        expected: expected.to_owned(),
                    });
                }
            }
            keys.push(name);
        });
        // Those of the first section look like variables of other programs.
        let start = variable(section, "");
        let unknown = given.iter().find(|(name, _)| name.starts_with(&start));
        if let Some((name, _)) = unknown.filter(|_| section != FIRST) {
            wrong.get_or_insert(BadConfig::Wrong {
                place: "variables".to_owned(),
                found: name.clone(),
                expected: format!("one of {}", keys.join(", ")),
            });
        }
    });
    wrong.map_or(Ok(()), Err)
}

/// Takes what a file says.
///
/// # Errors
/// When the text is no TOML, has a key that there is not, or a value that cannot be.
pub(crate) fn read_file(
    config: &mut impl Sections,
    file: &Path,
    text: &str,
) -> Result<(), BadConfig> {
    let place = |at: usize| {
        let lines = text.as_bytes()[..at.min(text.len())].iter();
        let line = 1 + lines.filter(|byte| **byte == b'\n').count();
        format!("{}, line {line}", file.display())
    };
    let mut table = DeTable::parse(text).map_err(|error| BadConfig::Wrong {
        place: place(error.span().map_or(0, |span| span.start)),
        found: error.message().to_owned(),
        expected: "TOML: [sections] with lines such as key = \"value\"".to_owned(),
    })?;
    let table = table.get_mut();
    let (mut wrong, mut sections) = (None, Vec::new());
    config.each_section(&mut |section, _, settings| {
        sections.push(section);
        let Some((name, given)) = table.remove_entry(section) else {
            return;
        };
        let DeValue::Table(mut given) = given.into_inner() else {
            wrong.get_or_insert(BadConfig::Wrong {
                place: place(name.span().start),
                found: format!("`{section}` as a value"),
                expected: format!("the section [{section}]"),
            });
            return;
        };
        let mut keys = Vec::new();
        settings.each(&mut |key, _, setting| {
            keys.push(key);
            let Some(value) = given.remove(key) else {
                return;
            };
            let at = value.span().start;
            let value = Given::Value(value.get_ref());
            if let Err(expected) = setting.read(&value) {
                wrong.get_or_insert(BadConfig::Wrong {
                    place: format!("{}, `{section}.{key}`", place(at)),
                    found: value.found(),
                    expected: expected.to_owned(),
                });
            }
        });
        if let Some((key, _)) = given.iter().next() {
            wrong.get_or_insert(BadConfig::Wrong {
                place: format!("{}, [{section}]", place(key.span().start)),
                found: format!("`{}`", key.get_ref()),
                expected: format!("one of {}", keys.join(", ")),
            });
        }
    });
    if let Some((key, _)) = table.iter().next() {
        wrong.get_or_insert(BadConfig::Wrong {
            place: place(key.span().start),
            found: format!("`{}`", key.get_ref()),
            expected: format!("one of the sections [{}]", sections.join("], [")),
        });
    }
    wrong.map_or(Ok(()), Err)
}
