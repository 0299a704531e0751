//! Kinds of values: how each is read and written.

use std::{
    fmt::Write as _,
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use toml::de::DeValue;

use crate::rate::Rate;

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

    pub(super) fn found(&self) -> String {
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
setting!(u64, "a whole number", |given| given.number(), |value| value
    .to_string());
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
