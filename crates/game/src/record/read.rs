//! Reading records, one or many, line by line.

use std::io::{self, BufRead, Read as _};

use serde::de::DeserializeOwned;
use serde_json::Value;
use thiserror::Error;

use super::{FORMAT, Header, Line, MoveLine, VERSION};

/// The longest line, in bytes: a thousand times what any game writes. What is compressed may
/// unpack to a line of any length.
pub const LONGEST_LINE: usize = 1 << 20;
/// The most lines of a record that is kept in memory: as many as the longest match has.
pub const MOST_LINES: usize = 1 << 20;

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
#[allow(missing_docs)] // the messages say it all
pub enum BadRecord {
    #[error("cannot read the record: {0}")]
    Io(#[from] io::Error),
    #[error("the record is empty: expected a header line")]
    Empty,
    #[error(
        "line {line}: not a record's header: {reason}; expected a JSON object with \"format\":\"{FORMAT}\""
    )]
    Header { line: usize, reason: String },
    #[error("the record has format version {given}, this program reads up to {VERSION}")]
    Version { given: u32 },
    #[error(
        "line {line}: {reason}; expected {{\"seat\":0,\"move\":\"...\"}} or {{\"result\":{{...}}}}"
    )]
    Line { line: usize, reason: String },
    #[error("line {line}: longer than {LONGEST_LINE} bytes, which no line of a record is")]
    LongLine { line: usize },
    #[error("the record has more than {MOST_LINES} lines, and no match is so long")]
    LongRecord,
    #[error("line {line}: another record begins, and one was expected")]
    Another { line: usize },
}

impl BadRecord {
    /// Whether the file itself cannot be read any further, whatever is in it.
    pub fn is_final(&self) -> bool {
        matches!(self, Self::Io(_) | Self::LongLine { .. })
    }
}

/// The records of a file one after another, each line by line: what was read is forgotten,
/// so that the size of the file does not matter.
///
/// ```
/// use baralho_game::record::Reader;
///
/// let header = r#"{"format":"baralho-record","version":1,"game":"escopa","rules_version":1,"players":2}"#;
/// let file = [header, r#"{"seat":1,"move":"7D"}"#, header, ""].join("\n");
/// let mut records = Reader::new(file.as_bytes());
/// let mut moves = Vec::new();
/// while let Some((line, _header)) = records.next_record()? {
///     moves.push((line, 0));
///     while records.next_line()?.is_some() {
///         moves.last_mut().expect("just begun").1 += 1;
///     }
/// }
/// assert_eq!(moves, [(1, 1), (3, 0)]);
/// # Ok::<(), baralho_game::record::BadRecord>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    input: R,
    bytes: Vec<u8>,
    /// The number of the last line that was read.
    number: usize,
    /// A first header was looked for: after that, the end of the file is no error.
    begun: bool,
    /// The header that ended the record before.
    next: Option<Value>,
    cut: Option<usize>,
}

impl<R: BufRead> Reader<R> {
    /// Reads nothing yet.
    pub fn new(input: R) -> Self {
        Self {
            input,
            bytes: Vec::new(),
            number: 0,
            begun: false,
            next: None,
            cut: None,
        }
    }

    /// The header of the next record with the number of its line; `None` at the end of the
    /// file. What is left of the record before, right or wrong, is passed over.
    pub fn next_record(&mut self) -> Result<Option<(usize, Header)>, BadRecord> {
        let Some(value) = self.next_header()? else {
            return Ok(None);
        };
        let line = self.number;
        let header: Header = read(value).map_err(|reason| BadRecord::Header { line, reason })?;
        if header.format != FORMAT {
            let reason = format!("its format is `{}`", header.format);
            return Err(BadRecord::Header { line, reason });
        }
        if header.version > VERSION {
            let given = header.version;
            return Err(BadRecord::Version { given });
        }
        Ok(Some((line, header)))
    }

    fn next_header(&mut self) -> Result<Option<Value>, BadRecord> {
        self.cut = None;
        if self.next.is_some() {
            return Ok(self.next.take());
        }
        let is_first = !std::mem::replace(&mut self.begun, true);
        while self.read_line()? {
            // Most of what is passed over need not be understood.
            if !is_first && !self.bytes.windows(FIELD.len()).any(|part| part == FIELD) {
                continue;
            }
            match serde_json::from_slice::<Value>(&self.bytes) {
                Ok(value) if is_first || is_header(&value) => return Ok(Some(value)),
                Err(why) if is_first => {
                    return Err(BadRecord::Header {
                        line: self.number,
                        reason: why.to_string(),
                    });
                }
                _ => {}
            }
        }
        if is_first {
            return Err(BadRecord::Empty);
        }
        Ok(None)
    }

    /// The next line of the record with its number; `None` at its end.
    ///
    /// # Errors
    /// What is wrong with the line, or why the file cannot be read. A last line without a
    /// line end that cannot be read is no error, but noted in [`Reader::cut`].
    pub fn next_line(&mut self) -> Result<Option<(usize, Line)>, BadRecord> {
        if self.next.is_some() || !self.read_line()? {
            return Ok(None);
        }
        let line = self.number;
        let reason = match serde_json::from_slice::<Value>(&self.bytes) {
            Ok(value) if is_header(&value) => {
                self.next = Some(value);
                return Ok(None);
            }
            Ok(value) => match read(value) {
                Ok(read) => return Ok(Some((line, read))),
                Err(reason) => reason,
            },
            Err(why) => why.to_string(),
        };
        if self.bytes.last() == Some(&b'\n') {
            return Err(BadRecord::Line { line, reason });
        }
        self.cut = Some(line);
        Ok(None)
    }

    /// The file ends in the middle of this line, which is the record's last.
    pub fn cut(&self) -> Option<usize> {
        self.cut
    }

    /// Reads the next line that is not blank; says whether there is one. The very first is
    /// read even if it is.
    fn read_line(&mut self) -> Result<bool, BadRecord> {
        loop {
            self.bytes.clear();
            let mut input = (&mut self.input).take(LONGEST_LINE as u64 + 1);
            if input.read_until(b'\n', &mut self.bytes)? == 0 {
                return Ok(false);
            }
            self.number += 1;
            if self.bytes.len() > LONGEST_LINE {
                return Err(BadRecord::LongLine { line: self.number });
            }
            if self.number == 1 || !self.bytes.iter().all(u8::is_ascii_whitespace) {
                return Ok(true);
            }
        }
    }
}

/// The field that only headers have.
const FIELD: &[u8] = b"\"format\"";

/// Moves and results have no format.
fn is_header(value: &Value) -> bool {
    value.get("format").is_some()
}

/// What stands in a line, or which part of it is wrong.
fn read<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    // Lists of their values would be taken for objects.
    if !value.is_object() {
        return Err("not an object".to_owned());
    }
    serde_path_to_error::deserialize(value).map_err(|why| match why.path().iter().len() {
        0 => why.inner().to_string(),
        _ => format!("`{}`: {}", why.path(), why.inner()),
    })
}

impl Record {
    /// Its moves.
    pub fn moves(&self) -> impl Iterator<Item = &MoveLine> {
        self.lines.iter().filter_map(|(_, line)| match line {
            Line::Move(made) => Some(made),
            Line::Result { .. } => None,
        })
    }

    /// Its moves as text.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.moves().map(|made| made.text.as_str())
    }

    /// Reads the only record of a file up to its last whole line.
    ///
    /// # Errors
    /// Says the first line that is wrong. A last line without a line end that cannot be
    /// read is no error, but noted in [`Record::cut`].
    pub fn read(input: impl BufRead) -> Result<Self, BadRecord> {
        let mut reader = Reader::new(input);
        let Some((_, header)) = reader.next_record()? else {
            return Err(BadRecord::Empty);
        };
        let mut lines = Vec::new();
        while let Some((line, read)) = reader.next_line()? {
            if lines.len() == MOST_LINES {
                return Err(BadRecord::LongRecord);
            }
            lines.push((line, read));
        }
        match reader.next {
            Some(_) => Err(BadRecord::Another {
                line: reader.number,
            }),
            None => Ok(Self {
                header,
                lines,
                cut: reader.cut,
            }),
        }
    }
}
