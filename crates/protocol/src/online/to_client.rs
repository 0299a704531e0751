use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Clocks, Person, Setup, TableCode};
use crate::BadMessage;

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// The answer to `hello`.
    Welcome {
        /// [`VERSION`](super::VERSION).
        protocol: u32,
        /// The server's name and version.
        server: String,
        /// Who the client is.
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
    Notice {
        /// What.
        text: String,
    },
    /// The answer to `ping`.
    Pong {
        /// The server's time.
        now: i64,
    },
    /// A command with an `id` was fulfilled.
    Done {
        /// The command's `id`.
        re: u64,
    },
    /// A command was refused; nothing has changed.
    Refused {
        /// The command's `id`, if it had one.
        #[serde(default)]
        re: Option<u64>,
        /// Why, for programs: [`Refusal::code`](super::Refusal::code).
        code: String,
        /// Why, for people, in the client's language.
        message: String,
    },
    /// The lobby as it is.
    Lobby {
        /// The public tables.
        tables: Vec<Summary>,
        /// How many people are connected.
        online: usize,
        /// Some of them.
        people: Vec<Person>,
        /// What was said lately.
        chat: Vec<Said>,
    },
    /// A table of the lobby is new, or has changed.
    LobbyTable {
        /// The table.
        table: Summary,
    },
    /// A table has gone from the lobby.
    LobbyGone {
        /// Which.
        table: TableCode,
    },
    /// Who is connected has changed.
    LobbyPeople {
        /// How many.
        online: usize,
        /// Some of them.
        people: Vec<Person>,
    },
    /// Something was said in the lobby.
    LobbyChat(Said),
    /// The table as it stands, as this client may see it.
    Table(Box<Snapshot>),
    /// Something happened at the table.
    Told(Told),
    /// Who watches: for hosts who asked for it in their `hello`.
    Watching {
        /// The table.
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
    Bye {
        /// Why, for programs.
        code: String,
        /// Why, for people.
        message: String,
    },
}

impl ToClient {
    /// Reads a message.
    ///
    /// # Errors
    /// What is wrong with it.
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
pub struct Summary {
    /// Its code.
    pub table: TableCode,
    /// What is played.
    pub setup: Setup,
    /// How many play.
    pub players: usize,
    /// Who sits there: a person's or a bot's name, or nobody.
    pub seats: Vec<Option<String>>,
    /// The host's name.
    pub host: String,
    /// What goes on.
    pub phase: Stage,
    /// How many watch.
    pub watching: usize,
    /// Whether it has a password.
    pub locked: bool,
}

/// What goes on at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People gather; no match has been played yet.
    Waiting,
    /// A round is played.
    Playing,
    /// Between two rounds.
    Between,
    /// A match is over, and another may begin.
    Over,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// When.
    pub at: i64,
    /// By whom.
    pub who: Person,
    /// What.
    pub text: String,
}

/// Who has a seat, and how they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Person>,
    /// The bot: in its own right, or standing in for the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Ready to play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
    /// Not connected.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
}

/// Something that happened at a table. Numbers go up by one; what an observer may not see
/// is still counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// Its number at this table.
    pub seq: u64,
    /// When, in milliseconds of the server's clock.
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum What {
    /// Something this observer may not see, or need not.
    Tick,
    /// The table was opened.
    Created {
        /// By whom: the host.
        host: Person,
        /// What is played.
        setup: Setup,
        /// Whether it has a password.
        locked: bool,
    },
    /// The host changed what is played; nobody is ready any more.
    Changed {
        /// What is played.
        setup: Setup,
        /// Whether it has a password.
        locked: bool,
    },
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: usize,
        /// Who.
        who: Person,
    },
    /// A bot took a seat.
    Bot {
        /// Which.
        seat: usize,
        /// Its name.
        name: String,
    },
    /// A seat is empty.
    Left {
        /// Which.
        seat: usize,
        /// Whether the host wanted it so.
        kicked: bool,
    },
    /// Somebody is ready, or not any more.
    Ready {
        /// Who.
        seat: usize,
        /// Whether.
        on: bool,
    },
    /// There is a new host.
    Host {
        /// Who.
        who: Person,
    },
    /// The server has chosen its share of the chance behind the next match; this is its hash.
    Committed {
        /// SHA-256 of the secret, in hexadecimal.
        commitment: String,
    },
    /// A seat has added its share.
    Seeded {
        /// Who.
        seat: usize,
        /// What.
        seed: String,
    },
    /// A match begins.
    Started {
        /// Counted from 1 at this table.
        number: u32,
        /// Who plays, by seat.
        names: Vec<String>,
        /// The first deal, as this observer sees it.
        deal: Value,
    },
    /// Somebody moved.
    Move {
        /// Who.
        seat: usize,
        /// In the game's notation.
        #[serde(rename = "move")]
        text: String,
        /// Whose decision it was.
        #[serde(default, skip_serializing_if = "By::is_own")]
        by: By,
        /// What it did, as this observer sees it.
        events: Vec<Value>,
        /// If the round is over: what is laid open, and the points.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ending: Option<Ending>,
    },
    /// The next round begins.
    Round {
        /// Its deal, as this observer sees it.
        deal: Value,
    },
    /// The host stopped the match, or lets it go on.
    Paused {
        /// Whether it stands still.
        on: bool,
    },
    /// A seat got more time.
    Extended {
        /// Who.
        seat: usize,
        /// Milliseconds.
        more: i64,
    },
    /// Somebody is there no more.
    Away {
        /// Who.
        seat: usize,
        /// Why.
        #[serde(default, skip_serializing_if = "Gone::is_lost")]
        why: Gone,
    },
    /// Somebody is there again, and plays for themselves.
    Back {
        /// Who.
        seat: usize,
    },
    /// A bot stands in for somebody.
    StandIn {
        /// For whom.
        seat: usize,
        /// Its name.
        bot: String,
    },
    /// The match is over, and where its cards came from is laid open.
    Over {
        /// Which match.
        number: u32,
        /// The sides that won: none if the match was broken off.
        winners: Vec<usize>,
        /// The points of every side.
        points: Vec<i32>,
        /// The server's secret, in hexadecimal.
        secret: String,
        /// The shares of the seats.
        seeds: Vec<String>,
        /// The seed of the deals that follows from them.
        seed: u64,
    },
    /// Something was said.
    Chat {
        /// By whom.
        who: Person,
        /// What.
        text: String,
    },
    /// Somebody may say nothing more, or may again.
    Silenced {
        /// Who.
        person: i64,
        /// Whether.
        on: bool,
    },
    /// The server was away and is back: clocks run from here.
    Woken,
    /// The table is closed.
    Closed,
}

/// Whose decision a move was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Whoever has the seat.
    #[default]
    Own,
    /// A bot's that stands in.
    StandIn,
    /// A bot's because the time was up.
    Clock,
}

impl By {
    /// Whether nobody stood in.
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde wants it so
    pub const fn is_own(&self) -> bool {
        matches!(self, Self::Own)
    }
}

/// Why somebody is at a table no more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    /// The connection broke.
    #[default]
    Lost,
    /// They left.
    Left,
    /// The host sent them away.
    Kicked,
}

impl Gone {
    /// Whether nobody wanted it.
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde wants it so
    pub const fn is_lost(&self) -> bool {
        matches!(self, Self::Lost)
    }
}

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ending {
    /// What is laid open: for [`Wire::read_ending`](crate::Wire::read_ending).
    pub open: Value,
    /// Points of every side in this round.
    pub points: Vec<i32>,
    /// Points of every side in the match so far.
    pub totals: Vec<i32>,
    /// Seconds until the next round; absent when the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause_s: Option<u32>,
}

/// A table as it stands, as one observer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Its code.
    pub table: TableCode,
    /// The number of the last thing that happened.
    pub seq: u64,
    /// The server's time.
    pub now: i64,
    /// The client's seat.
    #[serde(default)]
    pub seat: Option<usize>,
    /// The host.
    pub host: Person,
    /// What is played, every option named.
    pub setup: Setup,
    /// Whether it has a password.
    pub locked: bool,
    /// The seats.
    pub seats: Vec<Place>,
    /// What goes on.
    pub stage: Stage,
    /// Whether it stands still.
    pub paused: bool,
    /// When the next round begins by itself, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_round_at: Option<i64>,
    /// The clocks.
    pub clocks: Clocks,
    /// The hash of the server's share of the chance behind this match, or the next one.
    pub commitment: String,
    /// The shares of the seats.
    pub seeds: Vec<String>,
    /// Who may say nothing here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub silenced: Vec<i64>,
    /// The present match, or the last.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub game: Option<MatchSnapshot>,
    /// What was said lately.
    pub chat: Vec<Said>,
}

/// The present round of a match as one observer sees it, for clients that do not know the
/// rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The table.
    pub table: TableCode,
    /// The number of the last thing that happened there.
    pub seq: u64,
    /// Moves made in the match so far.
    pub turn: u64,
    /// The client's seat.
    #[serde(default)]
    pub seat: Option<usize>,
    /// All that the observer sees, as bots are shown it.
    pub view: Value,
    /// The observer's legal moves: none if it is not their turn.
    pub moves: Vec<String>,
}

/// A match as one observer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchSnapshot {
    /// Counted from 1 at this table.
    pub number: u32,
    /// Who plays, by seat.
    pub names: Vec<String>,
    /// Moves made in it.
    pub turn: u64,
    /// What is played in it, if the host has changed what will be played next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setup>,
    /// How the present round began.
    pub deal: Value,
    /// The moves of the present round, in order.
    pub told: Vec<Told>,
    /// How the match ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Told>,
}
