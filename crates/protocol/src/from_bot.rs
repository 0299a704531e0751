//! What a bot tells the runner.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::BadMessage;

/// A line from a bot, as the runner reads it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[allow(missing_docs)] // the names say it all
pub enum FromBot {
    Hello(Hello),
    Ready,
    /// An empty line, or a message of a type this version does not know: to be ignored.
    #[serde(skip)]
    Other,
    #[serde(untagged)]
    Answer(Answer),
}

/// Who a bot is and what it can play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Hello {
    #[serde(default)]
    pub protocol: u32,
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub author: String,
    /// The presets it can play; none means any.
    #[serde(default)]
    pub games: Vec<String>,
    /// With how many at the table; none means any number.
    #[serde(default)]
    pub players: Vec<usize>,
    #[serde(default)]
    pub options: Vec<BotOption>,
}

/// An option of a bot.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct BotOption {
    pub name: String,
    /// What it takes: `number`, `string`, `bool`, ...
    #[serde(default, rename = "type")]
    pub kind: String,
    /// Its value until it is set.
    #[serde(default)]
    pub default: Value,
}

/// An answer to a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // the names say it all
pub struct Answer {
    /// The number of the request, if the bot gave it.
    pub id: Option<u64>,
    #[serde(flatten)]
    pub choice: Choice,
}

/// How a bot names its move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// By its place in the request's list, counted from 0.
    Index(u64),
    /// By its text.
    Move(String),
}

impl FromBot {
    /// Reads a bot's line: `3`, `"7Dx4C+3S"`, `7Dx4C+3S`, or an object.
    ///
    /// Whether the move is one of the legal ones is another question, see
    /// [`choose`](crate::choose).
    pub fn read(line: &[u8]) -> Result<Self, BadMessage> {
        let text = line.trim_ascii();
        match text.first() {
            None => Ok(Self::Other),
            Some(b'{') => read_object(text).map_err(|bad| bad.in_line(line)),
            Some(b'"') => {
                let text: String =
                    serde_json::from_slice(text).map_err(|why| BadMessage::new(line, why))?;
                Ok(answer(None, Choice::Move(text)))
            }
            Some(b'-' | b'0'..=b'9') if is_number(text) => {
                let index = index_of(text).ok_or_else(|| {
                    BadMessage::new(line, "an index is a whole number, counted from 0")
                })?;
                Ok(answer(None, Choice::Index(index)))
            }
            Some(_) => match std::str::from_utf8(text) {
                Ok(text) => Ok(answer(None, Choice::Move(text.to_owned()))),
                Err(_) => Err(BadMessage::new(line, "it is not UTF-8 text")),
            },
        }
    }
}

fn answer(id: Option<u64>, choice: Choice) -> FromBot {
    FromBot::Answer(Answer { id, choice })
}

fn is_number(text: &[u8]) -> bool {
    text.iter()
        .all(|b| matches!(b, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E'))
}

/// A number from 0, perhaps with a `.0` as some languages write it. One that is too large
/// for any list of moves stays too large.
fn index_of(text: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(text).ok()?;
    if text.bytes().all(|b| b.is_ascii_digit()) {
        return Some(text.parse().unwrap_or(u64::MAX));
    }
    let number: f64 = text.parse().ok()?;
    // The cast takes what is larger than any index to the largest.
    (number >= 0.0 && number.fract() == 0.0).then_some(number as u64)
}

fn read_object(text: &[u8]) -> Result<FromBot, BadMessage> {
    let object: Value = serde_json::from_slice(text).map_err(BadMessage::within)?;
    match object.get("type").and_then(Value::as_str) {
        Some("hello") => serde_json::from_value(object)
            .map(FromBot::Hello)
            .map_err(BadMessage::within),
        Some("ready") => Ok(FromBot::Ready),
        Some("move" | "answer") | None => {
            let id = object.get("id").and_then(Value::as_u64);
            let named = object.get("move").filter(|named| !named.is_null());
            match named.or(object.get("index")) {
                Some(Value::String(text)) => Ok(answer(id, Choice::Move(text.clone()))),
                Some(Value::Number(number)) => index_of(number.to_string().as_bytes())
                    .map(|index| answer(id, Choice::Index(index)))
                    .ok_or_else(|| {
                        BadMessage::within("`index` should be a whole number, counted from 0")
                    }),
                _ => Err(BadMessage::within(
                    "an answer has an `index` (a number) or a `move` (a string)",
                )),
            }
        }
        Some(_) => Ok(FromBot::Other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LONGEST_LINE;
    use proptest::prelude::*;

    fn choice(line: &str) -> Choice {
        match FromBot::read(line.as_bytes()) {
            Ok(FromBot::Answer(answer)) => answer.choice,
            other => panic!("{line}: {other:?}"),
        }
    }

    fn text(text: &str) -> Choice {
        Choice::Move(text.to_owned())
    }

    #[test]
    fn an_index_may_be_bare_or_in_an_object() {
        for line in [
            "3",
            " 3 ",
            "3\r",
            "3.0",
            "{\"index\":3}",
            "{\"id\":9,\"index\":3.0}",
        ] {
            assert_eq!(choice(line), Choice::Index(3), "{line}");
        }
        assert_eq!(choice("0"), Choice::Index(0));
        assert_eq!(choice("{\"move\":3}"), Choice::Index(3));
        assert_eq!(
            choice("{\"move\":null,\"index\":3,\"why\":[]}"),
            Choice::Index(3)
        );
    }

    #[test]
    fn a_move_may_be_bare_or_a_string_or_in_an_object() {
        for line in [
            "7Dx4C+3S",
            "\"7Dx4C+3S\"",
            "{\"move\":\"7Dx4C+3S\"}",
            "7Dx4C+3S\r",
        ] {
            assert_eq!(choice(line), text("7Dx4C+3S"), "{line}");
        }
        assert_eq!(choice("add 0 6H 7H"), text("add 0 6H 7H"));
        assert_eq!(choice("10D"), text("10D"));
    }

    #[test]
    fn an_answer_may_repeat_the_number_of_its_request() {
        let Ok(FromBot::Answer(answer)) = FromBot::read(b"{\"id\":12,\"index\":0}") else {
            panic!("not an answer");
        };
        assert_eq!(answer.id, Some(12));
    }

    #[test]
    fn numbers_that_are_no_index_are_refused_and_huge_ones_stay_huge() {
        for line in [
            "-1",
            "1.5",
            "-",
            "1e",
            "{\"index\":-1}",
            "{\"index\":0.5}",
            "{\"index\":[0]}",
        ] {
            assert!(FromBot::read(line.as_bytes()).is_err(), "{line}");
        }
        for line in ["99999999999999999999999", "1e300", "{\"index\":1e300}"] {
            assert_eq!(choice(line), Choice::Index(u64::MAX), "{line}");
        }
    }

    #[test]
    fn what_is_no_answer_is_told_from_what_is_no_message() {
        assert_eq!(FromBot::read(b"{\"type\":\"ready\"}"), Ok(FromBot::Ready));
        assert_eq!(FromBot::read(b""), Ok(FromBot::Other));
        assert_eq!(
            FromBot::read(b"{\"type\":\"info\",\"x\":1}"),
            Ok(FromBot::Other)
        );
        for line in [
            &b"{"[..],
            b"{}",
            b"{\"type\":7}",
            b"\"a",
            b"\xff\xfe",
            b"{\"move\":{}}",
        ] {
            assert!(FromBot::read(line).is_err(), "{line:?}");
        }
        let Ok(FromBot::Hello(hello)) =
            FromBot::read(b"{\"type\":\"hello\",\"name\":\"me\",\"later\":1}")
        else {
            panic!("not a hello");
        };
        assert_eq!(hello.name, "me");
    }

    #[test]
    fn long_and_deep_lines_are_refused_with_a_short_reason() {
        let deep = "[".repeat(100_000);
        let nested = format!("{{\"move\":{deep}");
        let long = format!("{{\"move\":\"{}", "x".repeat(1 << 20));
        for line in [
            nested.as_bytes(),
            long.as_bytes(),
            &vec![0xff; LONGEST_LINE],
        ] {
            let bad = FromBot::read(line).expect_err("no message");
            assert!(bad.to_string().len() < 1000);
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_without_a_panic(line in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = FromBot::read(&line);
            let _ = crate::ToBot::read(&line);
        }

        #[test]
        fn any_text_in_json_is_read_without_a_panic(line in "[{\"]?[-\\[\\]{}\":,a-z0-9.eE+]{0,60}") {
            let _ = FromBot::read(line.as_bytes());
        }

        #[test]
        fn every_move_reads_back_from_every_form(wanted in "[0-9A-Za-z+ ]*[A-Z][0-9A-Za-z+]*") {
            let quoted = serde_json::to_string(&wanted).expect("JSON");
            prop_assert_eq!(choice(&quoted), text(&wanted));
            prop_assert_eq!(choice(&format!("{{\"move\":{quoted}}}")), text(&wanted));
        }
    }
}
