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
//!
//! A file may hold many records, one after another: each begins with its header.

mod read;

use std::io::{self, Write};

use baralho_cards::Card;
use serde::{Deserialize, Serialize};

use crate::{Game, Options, Outcome, Rules, Seat, chance::GENERATOR};

pub use read::{BadRecord, LONGEST_LINE, MOST_LINES, Reader, Record};

/// The name of the format in a header.
pub const FORMAT: &str = "baralho-record";
/// The version of the format this program writes, and the latest it reads.
pub const VERSION: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Header {
    /// Always [`FORMAT`].
    pub format: String,
    pub version: u32,
    pub game: String,
    pub rules_version: u32,
    pub players: usize,
    #[serde(default)]
    pub rules: Options,
    /// Who sits where: a name or a bot's name.
    #[serde(default)]
    pub seats: Vec<String>,
    /// The generator behind the deals; absent when the deck is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generator: Option<String>,
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
    /// The seats whose players took moves back. The record has the moves that stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assisted: Vec<usize>,
}

impl Header {
    /// The header of a match that is dealt from a seed.
    pub fn new<R: Rules>(rules: &R, seats: Vec<String>, seed: u64) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: rules.preset().to_owned(),
            rules_version: R::VERSION,
            players: rules.players(),
            rules: rules.options(),
            seats,
            generator: Some(GENERATOR.to_owned()),
            seed: Some(seed),
            deck: None,
            dealer: None,
            fair: None,
            assisted: Vec::new(),
        }
    }
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
#[allow(missing_docs)] // the names say it all
pub struct MoveLine {
    pub seat: usize,
    /// What it was, in the game's notation.
    #[serde(rename = "move")]
    pub text: String,
}

/// A line after the header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Parts")]
#[allow(missing_docs)] // the names say it all
pub enum Line {
    Move(MoveLine),
    /// The result; nothing follows it.
    Result {
        result: Outcome,
    },
}

/// A line as it is read, before it is clear which it is.
#[derive(Deserialize)]
struct Parts {
    seat: Option<usize>,
    #[serde(rename = "move")]
    text: Option<String>,
    result: Option<Outcome>,
}

impl TryFrom<Parts> for Line {
    type Error = &'static str;

    fn try_from(parts: Parts) -> Result<Self, Self::Error> {
        match (parts.seat, parts.text, parts.result) {
            (_, _, Some(result)) => Ok(Self::Result { result }),
            (Some(seat), Some(text), None) => Ok(Self::Move(MoveLine { seat, text })),
            (None, _, None) => Err("`seat` is missing"),
            (_, None, None) => Err("`move` is missing"),
        }
    }
}

/// Writes a record line by line; each line is flushed, so that a crash loses nothing
/// that was played.
#[derive(Debug)]
pub struct Writer<W: Write>(W);

impl<W: Write> Writer<W> {
    /// Starts a record.
    pub fn start(mut out: W, header: &Header) -> io::Result<Self> {
        write_line(&mut out, header)?;
        Ok(Self(out))
    }

    /// Continues a record whose earlier lines are already in place.
    pub fn resume(out: W) -> Self {
        Self(out)
    }

    /// Adds a line.
    pub fn line(&mut self, line: &Line) -> io::Result<()> {
        write_line(&mut self.0, line)
    }

    /// Adds a move.
    pub fn made<G: Game>(&mut self, rules: &G::Rules, seat: Seat, made: G::Move) -> io::Result<()> {
        let (seat, text) = (seat.index(), G::move_to_text(rules, made));
        self.line(&Line::Move(MoveLine { seat, text }))
    }

    /// Adds the result.
    pub fn ended(&mut self, outcome: &Outcome) -> io::Result<()> {
        let result = outcome.clone();
        self.line(&Line::Result { result })
    }
}

fn write_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    out.write_all(&line)?;
    out.flush()
}
