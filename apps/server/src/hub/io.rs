//! What comes into the hub, and what goes out.

#![allow(missing_docs)] // where a field's name says it all

use baralho_protocol::online::{Command, Person, TableCode};
use baralho_storage::{Append, Claimed};
use baralho_table::{Frame, RoundSoFar};

use super::{ClientKey, ConnectionId, Governing, Keep, Limits};

/// What comes in.
#[derive(Debug)]
pub enum Input {
    /// Somebody has connected; the connection's number was never used before.
    Connect {
        connection: ConnectionId,
        person: Person,
        origin: Origin,
        /// Whom they do not want to hear.
        blocked: Vec<i64>,
    },
    /// A message, as it came.
    Message {
        connection: ConnectionId,
        bytes: Vec<u8>,
    },
    /// A connection is gone.
    Disconnect { connection: ConnectionId },
    /// A person's sessions were ended: their connections must go.
    SignedOut {
        person: i64,
        /// Only the connections that were opened with this key; all without it.
        key: Option<i64>,
        /// What they are told.
        code: &'static str,
    },
    /// What waited for a connection that reads slowly was dropped: it must be shown anew what
    /// it missed.
    Behind {
        connection: ConnectionId,
        behind: Behind,
    },
    /// The host of the server has set other limits.
    Limits(Box<Limits>),
    /// Those who run the server have decided something.
    Govern(Box<Governing>),
    /// What somebody wanted to be kept was, or was not.
    Kept {
        connection: ConnectionId,
        id: Option<u64>,
        is_kept: bool,
    },
    /// A person's account was deleted: their connections must go, and what they said.
    Deleted { person: i64 },
    /// A table was read from storage.
    Loaded {
        code: TableCode,
        /// The log; `None` if there is none, `Err` if it could not be read now.
        found: Result<Option<Claimed>, ()>,
    },
    /// What a table wanted to store was not stored: it is no longer what memory says.
    Lost { code: TableCode, generation: u64 },
    /// A password was hashed, or compared.
    PasswordDone {
        /// What was to be done; a password that was hashed is its hash by now.
        job: Box<PasswordJob>,
        /// Whether a password that was compared is the right one.
        fits: bool,
    },
    /// A bot has chosen.
    Chosen {
        code: TableCode,
        /// Which of the table's lives in memory.
        generation: u64,
        /// The moves made when it was asked.
        turn: u64,
        /// The move; `None` if it has none, which is a bug.
        text: Option<String>,
    },
    /// Time has gone by.
    Tick,
}

/// What must go out.
#[derive(Debug)]
pub enum Output {
    /// Store lines of a table. What follows of the same life of the table must wait for it.
    Store {
        /// Which of the table's lives in memory.
        generation: u64,
        /// Boxed, as all that is large: most outputs are small frames.
        append: Box<Append>,
    },
    /// Send a frame.
    Send {
        connection: ConnectionId,
        frame: Frame,
        kind: Kind,
        /// The life of the table whose storing it depends on.
        because: Option<(TableCode, u64)>,
    },
    /// Close a connection, after what was sent.
    Close {
        connection: ConnectionId,
        /// What WebSockets are told: RFC 6455, section 7.4.1.
        code: u16,
    },
    /// Read a table from storage.
    Load { code: TableCode },
    /// Keep something that is no table's.
    Keep {
        connection: ConnectionId,
        id: Option<u64>,
        what: Box<Keep>,
    },
    /// Let a bot choose.
    Think(Box<Think>),
    /// Hash a password, or compare one.
    Password(Box<PasswordJob>),
}

impl Output {
    /// A frame to be sent, when what it depends on is stored.
    pub(super) fn send(
        connection: ConnectionId,
        frame: Frame,
        kind: Kind,
        because: Option<(TableCode, u64)>,
    ) -> Self {
        Self::Send {
            connection,
            frame,
            kind,
            because,
        }
    }
}

/// Where a connection comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    pub key: i64,
    pub client: ClientKey,
}

/// What becomes of a frame if its reader is slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An answer: it waits.
    Answer,
    /// What happened at the table: dropped when too much waits, and the table shown anew.
    Table,
    /// The table as it stands: whatever was to be told of it before need not be.
    WholeTable,
    /// News of the lobby: dropped when too much waits, and the lobby shown anew.
    Lobby,
    /// The lobby as it is: whatever was to be told of it before need not be.
    WholeLobby,
}

/// What a slow reader has missed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Behind {
    pub table: bool,
    pub lobby: bool,
}

/// A bot's turn.
#[derive(Debug)]
pub struct Think {
    /// On whose account it thinks: bots of different hosts take turns.
    pub host: i64,
    pub code: TableCode,
    pub generation: u64,
    pub seat: baralho_game::Seat,
    pub bot: String,
    /// What the answer must name.
    pub turn: u64,
    /// Moves of the match that stand.
    pub moves: u64,
    pub round: RoundSoFar,
}

impl Think {
    /// What the bot has chosen, for the hub.
    pub fn chosen(&self, text: Option<String>) -> Input {
        Input::Chosen {
            code: self.code,
            generation: self.generation,
            turn: self.turn,
            text,
        }
    }
}

/// Work with a password, which takes long by design.
#[derive(Debug)]
pub struct PasswordJob {
    pub connection: ConnectionId,
    pub id: Option<u64>,
    /// To open or change a table with the hash of this password, or to enter one with it.
    pub command: Command,
    /// What to compare it with.
    pub hash: Option<String>,
}
