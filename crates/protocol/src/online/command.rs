use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use super::{Setup, TableCode, setup::object};
use crate::BadMessage;

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// The longest thing that can be said at once, in characters.
pub const LONGEST_CHAT: usize = 500;

/// A message from a client, with the number under which it wants its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Repeated in the answer as `re`; without it only refusals are answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// What is wanted.
    #[serde(flatten)]
    pub command: Command,
}

impl Request {
    /// Reads a message.
    pub fn read(bytes: &[u8]) -> Result<Self, BadMessage> {
        serde_json::from_slice(bytes).map_err(|error| BadMessage::within(error.to_string()))
    }

    /// The message as JSON.
    pub fn to_json(&self) -> String {
        // Only maps with names: it can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl From<Command> for Request {
    fn from(command: Command) -> Self {
        Self { id: None, command }
    }
}

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)] // seats are counted from 0, people named by their accounts
pub enum Command {
    /// Must come first: which protocol the client speaks, and the language it wants to be
    /// told about refusals in.
    Hello {
        /// [`VERSION`](super::VERSION).
        protocol: u32,
        /// `pt-BR`, `en`, `it` or `es`.
        #[serde(default)]
        language: Option<String>,
        /// Wants to be told who watches, where one is the host.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        watching: bool,
    },
    /// Asks for a `pong`.
    Ping,
    /// Subscribes to the lobby, or unsubscribes.
    Lobby { on: bool },
    /// Opens a table; its founder is its host, takes the first seat, and enters it.
    Create {
        #[serde(deserialize_with = "object")]
        setup: Setup,
        /// What others must know to enter.
        #[serde(default)]
        password: Option<String>,
    },
    /// Enters a table, to watch or to return to one's seat.
    Join {
        table: TableCode,
        /// If it has one.
        #[serde(default)]
        password: Option<String>,
        /// The last number heard from this table: what was missed is told, if it still can
        /// be; otherwise, or without it, the table is shown as it stands.
        #[serde(default)]
        since: Option<u64>,
    },
    /// Leaves the table. In a match a bot stands in, and the seat is kept.
    Leave,
    /// Takes an empty seat, or this one.
    Sit {
        #[serde(default)]
        seat: Option<usize>,
    },
    /// Gives the seat up, and watches.
    Stand,
    /// Host: seats a bot at an empty seat; without a seat, at every empty one.
    Bot {
        #[serde(default)]
        seat: Option<usize>,
        name: String,
    },
    /// Host: empties a seat: a bot goes, a person is sent away from the table.
    Kick { seat: usize },
    /// Host: sends somebody away who only watches.
    Expel { person: i64 },
    /// Host: changes what is played. Only before a match.
    Change {
        /// What is played from now on.
        #[serde(deserialize_with = "object")]
        setup: Setup,
        /// The new password; empty for none, absent for the old one.
        #[serde(default)]
        password: Option<String>,
    },
    /// Makes somebody else the host.
    HandOver { person: i64 },
    /// Says whether one is ready to play. After a match: for another; between two rounds: for the
    /// next, which begins when everybody is.
    Ready { on: bool },
    /// A seat's own share of the chance behind the next deal.
    Seed {
        /// Any text, up to 64 characters.
        seed: String,
    },
    /// Host: begins the match.
    Start,
    /// Makes a move.
    Move {
        /// In the game's notation.
        #[serde(rename = "move")]
        text: String,
        /// How many moves had been made in this match when it was chosen, and how often some had
        /// been taken back: a move that was sent twice, or too late, is refused.
        turn: u64,
    },
    /// Takes one's own last moves of this turn back, where all others are bots and nothing was
    /// seen since that was hidden before.
    TakeBack {
        /// How many; one if absent.
        #[serde(default = "one")]
        moves: NonZeroU32,
        /// As for a move.
        turn: u64,
    },
    /// Host: pauses the match, or the countdown between two rounds; a second time resumes it.
    Pause,
    /// Asks for more time on the running clock.
    Extend,
    /// Says something.
    Chat { to: Room, text: String },
    /// Host: lets somebody say nothing more at this table, or lets them again.
    Silence { person: i64, on: bool },
    /// Blocks somebody, or unblocks them, on all of one's devices: they are not heard, and cannot
    /// come to one's tables either.
    Block { person: i64, on: bool },
    /// Tells those who run the server of somebody who does not behave; what that person said
    /// lately, here or in the lobby, is added.
    Report {
        person: i64,
        /// What is wrong, up to 500 characters; may be empty.
        #[serde(default)]
        text: String,
    },
    /// The position and one's legal moves, for clients that do not know the rules.
    Position,
    /// What this client missed after this number.
    Sync {
        /// The last number heard.
        since: u64,
    },
}

const fn one() -> NonZeroU32 {
    NonZeroU32::MIN
}

/// Where something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// At the table.
    Table,
    /// In the lobby.
    Lobby,
}
