//! Records of games: JSON Lines, a header, one line per move, a result.
//!
//! ```text
//! {"format":"baralho-record","version":1,"game":"escopa","rules_version":1,"players":2,"rules":{...},"seats":["ana","robot3"],"generator":"chacha8/1","seed":7}
//! {"seat":1,"move":"7Dx4C+3S"}
//! {"seat":0,"move":"2H"}
//! {"result":{"winners":[1],"points":[1,4]}}
//! ```
//!
//! A file cut short by a crash stays readable up to its last whole line; what follows
//! it is reported, not hidden. Unknown fields are ignored, so that later versions can add some.

use std::io::{self, BufRead, Write};

use baralho_cards::Card;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use thiserror::Error;

use crate::{Options, Outcome};

/// The name of the format in a header.
pub const FORMAT: &str = "baralho-record";
/// The version of the format this program writes, and the latest it reads.
pub const VERSION: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Always [`FORMAT`].
    pub format: String,
    /// The format's version.
    pub version: u32,
    /// The preset.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// How many sit at the table.
    pub players: usize,
    /// Every rule option.
    #[serde(default)]
    pub rules: Options,
    /// Who sits where: a name or a bot's name.
    #[serde(default)]
    pub seats: Vec<String>,
    /// The generator behind the deals; absent when the deck is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generator: Option<String>,
    /// The seed of the deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The cards of the first deal in drawing order, when they do not come from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// The first dealer, when it does not come from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<usize>,
    /// What an online server did to show that it did not choose the deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
}

/// Where the seed of a match played online came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fair {
    /// What the server told before the match: SHA-256 of its secret, in hexadecimal.
    pub commitment: String,
    /// The server's secret, in hexadecimal.
    pub secret: String,
    /// What the seats added, by seat.
    pub seeds: Vec<String>,
}

/// One move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveLine {
    /// Who made it.
    pub seat: usize,
    /// What it was, in the game's notation.
    #[serde(rename = "move")]
    pub text: String,
}

/// How the match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultLine {
    /// The sides that won.
    pub winners: Vec<usize>,
    /// The points of every side.
    pub points: Vec<i32>,
}

impl From<&Outcome> for ResultLine {
    fn from(outcome: &Outcome) -> Self {
        Self {
            winners: outcome.winners.clone(),
            points: outcome.points.clone(),
        }
    }
}

/// A line after the header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Parts")]
pub enum Line {
    /// A move.
    Move(MoveLine),
    /// The result; nothing follows it.
    Result {
        /// How the match ended.
        result: ResultLine,
    },
}

/// A line as it is read, before it is clear which it is.
#[derive(Deserialize)]
struct Parts {
    seat: Option<usize>,
    #[serde(rename = "move")]
    text: Option<String>,
    result: Option<ResultLine>,
}

impl TryFrom<Parts> for Line {
    type Error = &'static str;

    fn try_from(parts: Parts) -> Result<Self, Self::Error> {
        match parts {
            Parts {
                result: Some(result),
                ..
            } => Ok(Self::Result { result }),
            Parts { seat: None, .. } => Err("`seat` is missing"),
            Parts { text: None, .. } => Err("`move` is missing"),
            Parts {
                seat: Some(seat),
                text: Some(text),
                ..
            } => Ok(Self::Move(MoveLine { seat, text })),
        }
    }
}

/// Writes a record line by line; each line is flushed, so that a crash loses nothing
/// that was played.
#[derive(Debug)]
pub struct Writer<W: Write>(W);

impl<W: Write> Writer<W> {
    /// Starts a record.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn start(mut out: W, header: &Header) -> io::Result<Self> {
        write_line(&mut out, header)?;
        Ok(Self(out))
    }

    /// Continues a record whose earlier lines are already in place.
    pub fn resume(out: W) -> Self {
        Self(out)
    }

    /// Adds a line.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn line(&mut self, line: &Line) -> io::Result<()> {
        write_line(&mut self.0, line)
    }
}

fn write_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    out.write_all(&line)?;
    out.flush()
}

/// A record read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The lines after it with their numbers in the file, as far as they are whole.
    pub lines: Vec<(usize, Line)>,
    /// The file ends in the middle of a line: the number of that line.
    pub cut: Option<usize>,
}

/// Why a record cannot be read.
#[derive(Debug, Error)]
pub enum BadRecord {
    /// The file cannot be read.
    #[error("cannot read the record: {0}")]
    Io(#[from] io::Error),
    /// Nothing in it.
    #[error("the record is empty: expected a header line")]
    Empty,
    /// The first line is not a header.
    #[error(
        "line 1: not a record's header: {reason}; expected a JSON object with \"format\":\"{FORMAT}\""
    )]
    Header {
        /// What is wrong with it.
        reason: String,
    },
    /// Written by a later program.
    #[error("line 1: the record has format version {given}, this program reads up to {VERSION}")]
    Version {
        /// The version in the file.
        given: u32,
    },
    /// A whole line that is neither a move nor a result.
    #[error(
        "line {line}: {reason}; expected {{\"seat\":0,\"move\":\"...\"}} or {{\"result\":{{...}}}}"
    )]
    Line {
        /// The line's number, counted from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
}

impl Record {
    /// Reads a record up to its last whole line.
    ///
    /// # Errors
    /// Says the first line that is wrong. A last line without a line end that cannot be
    /// read is no error, but noted in [`Record::cut`].
    pub fn read(mut input: impl BufRead) -> Result<Self, BadRecord> {
        let mut bytes = Vec::new();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            return Err(BadRecord::Empty);
        }
        let header: Header = read(&bytes).map_err(|reason| BadRecord::Header { reason })?;
        if header.format != FORMAT {
            return Err(BadRecord::Header {
                reason: format!("its format is `{}`", header.format),
            });
        }
        if header.version > VERSION {
            return Err(BadRecord::Version {
                given: header.version,
            });
        }
        let mut record = Self {
            header,
            lines: Vec::new(),
            cut: None,
        };
        for number in 2.. {
            bytes.clear();
            if input.read_until(b'\n', &mut bytes)? == 0 {
                break;
            }
            if bytes.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            match read(&bytes) {
                Ok(line) => record.lines.push((number, line)),
                Err(_) if bytes.last() != Some(&b'\n') => record.cut = Some(number),
                Err(reason) => {
                    return Err(BadRecord::Line {
                        line: number,
                        reason,
                    });
                }
            }
        }
        Ok(record)
    }
}

/// What stands in a line, or why it cannot be read.
fn read<T: DeserializeOwned>(line: &[u8]) -> Result<T, String> {
    // Lists of their values would be taken for objects.
    if line.trim_ascii_start().first() == Some(&b'[') {
        return Err("a list".to_owned());
    }
    let mut reader = serde_json::Deserializer::from_slice(line);
    let read = serde_path_to_error::deserialize(&mut reader).map_err(|why| {
        let reason = reason(why.inner());
        match why.path().iter().len() {
            0 => reason,
            _ => format!("`{}`: {reason}", why.path()),
        }
    })?;
    reader.end().map_err(|why| reason(&why))?;
    Ok(read)
}

/// What is wrong, without the line: that is another one in a file.
fn reason(why: &serde_json::Error) -> String {
    let mut text = why.to_string();
    if let Some(place) = text.rfind(" at line ") {
        text.truncate(place);
    }
    text
}
