//! The reference judge's command line.
//!
//! Its options have one dash and stand anywhere, which clap does not know; so it is read here.
//! Two dashes are accepted too.

use std::{ffi::OsString, path::PathBuf, time::Duration};

use baralho_cli::pace as read_pace;
use baralho_words::{Words, say};

/// The most bots at a table.
const MOST_BOTS: usize = 4;
/// Whole numbers up to here are exact for the reference, which knows only doubles.
const HIGHEST_SEED: i64 = (1 << 53) - 1;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Request {
    /// Only to be told how to ask.
    pub(crate) help: bool,
    pub(crate) debug: bool,
    /// Print only the line that programs read.
    pub(crate) silent: bool,
    /// By the written rules, not as the reference does.
    pub(crate) strict: bool,
    /// A file that sets how the game begins.
    pub(crate) start: Option<PathBuf>,
    /// 0 or none: any.
    pub(crate) seed: Option<i64>,
    /// For a person who listens: no colours, no symbols.
    pub(crate) plain: bool,
    /// How long each told move stays.
    pub(crate) pace: Option<Duration>,
    /// The programs, in seat order.
    pub(crate) bots: Vec<OsString>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    Unknown(String),
    NoValue(String),
    Seed(String),
    Pace(String),
    NoBots,
    TooManyBots(usize),
}

impl Request {
    /// Reads what follows `juiz`.
    pub(crate) fn read(typed: &[OsString]) -> Result<Self, Wrong> {
        let mut request = Self::default();
        let mut words = typed.iter();
        let mut only_bots = false;
        while let Some(word) = words.next() {
            let text = word.to_string_lossy();
            let option = match text.strip_prefix('-') {
                Some(rest) if !only_bots && !rest.is_empty() => {
                    rest.strip_prefix('-').unwrap_or(rest)
                }
                _ => {
                    request.bots.push(word.clone());
                    continue;
                }
            };
            let (option, joined) = match option.split_once('=') {
                Some((option, value)) => (option, Some(OsString::from(value))),
                None => (option, None),
            };
            let mut value = || {
                let value = joined.clone().or_else(|| words.next().cloned());
                value.ok_or_else(|| Wrong::NoValue(text.clone().into_owned()))
            };
            match option {
                "" => only_bots = true,
                "h" | "help" => request.help = true,
                "d" => request.debug = true,
                "silent" => request.silent = true,
                "estrito" => request.strict = true,
                "plain" => request.plain = true,
                "i" => request.start = Some(value()?.into()),
                "seed" => request.seed = Some(seed(&value()?.to_string_lossy())?),
                "pace" => request.pace = Some(pace(&value()?.to_string_lossy())?),
                // Its value was read before anything else.
                "lang" => drop(value()?),
                _ => return Err(Wrong::Unknown(text.into_owned())),
            }
        }
        match request.bots.len() {
            _ if request.help => Ok(request),
            0 => Err(Wrong::NoBots),
            1..=MOST_BOTS => Ok(request),
            given => Err(Wrong::TooManyBots(given)),
        }
    }
}

fn seed(text: &str) -> Result<i64, Wrong> {
    match text.parse::<i64>() {
        Ok(seed) if seed.unsigned_abs() <= HIGHEST_SEED as u64 => Ok(seed),
        _ => Err(Wrong::Seed(text.to_owned())),
    }
}

fn pace(text: &str) -> Result<Duration, Wrong> {
    read_pace(text).map_err(|_| Wrong::Pace(text.to_owned()))
}

impl Wrong {
    pub(crate) fn explain(&self, words: &Words) -> String {
        let text = match self {
            Self::Unknown(option) => say!(words, "juiz-unknown-option", option),
            Self::NoValue(option) => say!(words, "juiz-no-value", option),
            Self::Seed(text) => say!(
                words,
                "juiz-bad-seed",
                text,
                low = (-HIGHEST_SEED).to_string(),
                high = HIGHEST_SEED.to_string(),
            ),
            Self::Pace(text) => say!(words, "juiz-bad-pace", text),
            Self::NoBots => say!(words, "juiz-no-bots"),
            Self::TooManyBots(given) => say!(words, "juiz-too-many-bots", n = *given),
        };
        let command = "baralho juiz";
        [text, say!(words, "usage-help", command)].join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Result<Request, Wrong> {
        let words: Vec<OsString> = typed.split_whitespace().map(OsString::from).collect();
        Request::read(&words)
    }

    #[test]
    fn options_stand_anywhere() {
        let request = read("./a -seed -5 ./b -silent -i começo.txt -d").expect("well typed");
        assert_eq!(request.bots, ["./a", "./b"]);
        assert_eq!(request.seed, Some(-5));
        assert_eq!(request.start, Some("começo.txt".into()));
        assert!(request.silent && request.debug && !request.strict);
    }

    #[test]
    fn two_dashes_and_values_after_an_equals_sign_are_read_too() {
        let request = read("--seed=7 --estrito --lang en ./a ./b ./c").expect("well typed");
        assert_eq!(request.seed, Some(7));
        assert!(request.strict);
        assert_eq!(request.bots.len(), 3);
    }

    #[test]
    fn after_two_dashes_everything_is_a_bot() {
        assert_eq!(read("-- -d -").expect("two bots").bots, ["-d", "-"]);
    }

    #[test]
    fn what_cannot_be_done_is_refused() {
        let texts = |text: &str| text.to_owned();
        for (typed, wrong) in [
            ("", Wrong::NoBots),
            ("-silent", Wrong::NoBots),
            ("a b c d e", Wrong::TooManyBots(5)),
            ("a b -sead 1", Wrong::Unknown(texts("-sead"))),
            ("a b -seed", Wrong::NoValue(texts("-seed"))),
            ("a b -seed um", Wrong::Seed(texts("um"))),
            (
                "a b -seed 9007199254740992",
                Wrong::Seed(texts("9007199254740992")),
            ),
            ("a b --pace now", Wrong::Pace(texts("now"))),
        ] {
            assert_eq!(read(typed), Err(wrong), "{typed}");
        }
        assert!(read("-h").expect("help needs no bots").help);
    }
}
