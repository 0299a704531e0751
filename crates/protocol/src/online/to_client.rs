use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Person, Said, Setup, Stage, TableCode, TableState, Told};
use crate::BadMessage;

/// A message from the server. A `code` says why for programs, a `message` for people in the
/// client's language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)] // what is not explained says itself
pub enum ToClient<J = Value> {
    /// The answer to `hello`.
    Welcome {
        /// [`VERSION`](super::VERSION).
        protocol: u32,
        /// The server's name and version.
        server: String,
        you: Person,
        /// The server's time in milliseconds since 1970.
        now: i64,
        /// Tables where the client has a seat.
        tables: Vec<TableCode>,
        /// Whom the client does not want to hear.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        blocked: Vec<i64>,
    },
    /// What those who run the server have to say to everybody.
    Notice { text: String },
    /// The answer to `ping`.
    Pong { now: i64 },
    /// A command with an `id` was fulfilled.
    Done { re: u64 },
    /// A command was refused; nothing has changed.
    Refused {
        /// The command's `id`, if it had one.
        #[serde(default)]
        re: Option<u64>,
        /// Why, for programs: [`Refusal::code`](super::Refusal::code).
        code: String,
        message: String,
    },
    /// The lobby as it is: the public tables, and some of those who are connected.
    Lobby {
        tables: Vec<Summary>,
        /// How many people are connected.
        online: usize,
        people: Vec<Person>,
        /// What was said lately.
        chat: Vec<Said>,
    },
    /// A table of the lobby is new, or has changed.
    LobbyTable { table: Summary },
    /// A table has gone from the lobby.
    LobbyGone { table: TableCode },
    /// Who is connected has changed: how many people, and some of them.
    LobbyPeople { online: usize, people: Vec<Person> },
    /// Something was said in the lobby.
    LobbyChat(Said),
    /// The table as it stands, as this client may see it.
    Table(Box<Snapshot<J>>),
    /// Something happened at the table.
    Told(Told<J>),
    /// Who watches: for hosts who asked for it in their `hello`.
    Watching {
        table: TableCode,
        /// Them, or the first of them.
        people: Vec<Person>,
        /// How many more there are.
        #[serde(default, skip_serializing_if = "is_zero")]
        more: usize,
    },
    /// The answer to `position`.
    Position(Position),
    /// The client is at no table any more.
    Out {
        /// The table it was at.
        table: TableCode,
        /// Why, for programs: `left`, `kicked`, `closed`,
        /// `no-spectators`, `elsewhere`.
        code: String,
    },
    /// The last message of a connection.
    Bye { code: String, message: String },
    /// What only later versions say.
    #[serde(other)]
    Unknown,
}

impl ToClient {
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

#[allow(clippy::trivially_copy_pass_by_ref)] // serde wants it so
const fn is_zero(n: &usize) -> bool {
    *n == 0
}

/// A table as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Summary {
    pub table: TableCode,
    pub setup: Setup,
    pub players: usize,
    /// Who sits there: a person's or a bot's name, or nobody.
    pub seats: Vec<Option<String>>,
    pub host: String,
    pub phase: Stage,
    pub watching: usize,
    pub locked: bool,
}

/// A table as it stands, as one observer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Snapshot<J = Value> {
    pub table: TableCode,
    /// The number of the last thing that happened.
    pub seq: u64,
    pub now: i64,
    #[serde(default)]
    pub seat: Option<usize>,
    /// All but the cards.
    #[serde(flatten)]
    pub state: TableState,
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub game: Option<MatchSnapshot<J>>,
}

/// The present round of a match as one observer sees it, for clients that do not know the
/// rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Position {
    pub table: TableCode,
    /// The number of the last thing that happened there.
    pub seq: u64,
    /// Moves made in the match so far.
    pub turn: u64,
    #[serde(default)]
    pub seat: Option<usize>,
    /// All that the observer sees, as bots are shown it.
    pub view: Value,
    /// The observer's legal moves: none if it is not their turn.
    pub moves: Vec<String>,
}

/// A match as one observer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct MatchSnapshot<J = Value> {
    /// Counted from 1 at this table.
    pub number: u32,
    pub names: Vec<String>,
    pub turn: u64,
    /// What is played in it, if the host has changed what will be played next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setup>,
    /// How the present round began.
    pub deal: J,
    /// The moves of the present round, in order.
    pub told: Vec<Told<J>>,
    /// How the match ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Told<J>>,
}
