use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Person, Setup};

/// Something that happened at a table, as one observer is told it. Numbers go up by one; what an
/// observer may not see is still counted.
///
/// What the cards did is JSON of the game's own ([`Wire`](crate::Wire)): `J` holds it, read or raw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told<J = Value> {
    /// Its number at this table.
    pub seq: u64,
    /// When, in milliseconds of the server's clock.
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub event: TableEvent,
    /// What the cards did.
    #[serde(flatten)]
    pub cards: Cards<J>,
}

/// What a beginning or a move did to the cards, as one observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cards<J = Value> {
    /// The deal of the round that begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<J>,
    /// The events of a move: a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub events: Option<J>,
    /// If the round is over: what is laid open, and the points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending<J>>,
}

impl<J> Default for Cards<J> {
    fn default() -> Self {
        Self {
            deal: None,
            events: None,
            ending: None,
        }
    }
}

/// What can happen at a table, as everybody may know it: it is told, and stands in the log. What
/// it did to the cards follows from the rules, and differs between observers: see [`Cards`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // seats are counted from 0, people named by their accounts
pub enum TableEvent {
    /// The table was opened.
    Created {
        /// By whom: the host.
        host: Person,
        setup: Setup,
        locked: bool,
    },
    /// The host changed what is played; nobody is ready any more.
    Changed { setup: Setup, locked: bool },
    /// Somebody took a seat.
    Sat { seat: usize, who: Person },
    /// A bot took a seat.
    Bot { seat: usize, name: String },
    /// A seat is empty.
    Left {
        seat: usize,
        /// Whether the host wanted it so.
        kicked: bool,
    },
    /// Somebody is ready, or not any more.
    Ready { seat: usize, on: bool },
    /// There is a new host.
    Host { who: Person },
    /// The server has chosen its share of the chance behind the next match; this is its hash.
    Committed {
        /// SHA-256 of the secret, in hexadecimal.
        commitment: String,
    },
    /// A seat has added its share.
    Seeded {
        seat: usize,
        /// The share, as text.
        seed: String,
    },
    /// A match begins.
    Started {
        /// Counted from 1 at this table.
        number: u32,
        /// Who plays, by seat.
        names: Vec<String>,
    },
    /// Somebody moved.
    Move {
        seat: usize,
        /// In the game's notation.
        #[serde(rename = "move")]
        text: String,
        /// Whose decision it was.
        #[serde(default, skip_serializing_if = "By::is_own")]
        by: By,
    },
    /// Somebody took moves back: the last ones of the round are as if they had not been made.
    TakenBack {
        seat: usize,
        /// How many, whoever made them.
        moves: NonZeroU32,
    },
    /// The next round begins.
    Round,
    /// The host paused the match, or resumed it.
    Paused {
        /// Whether it stands still.
        on: bool,
    },
    /// A seat got more time.
    Extended {
        seat: usize,
        /// Milliseconds.
        more: i64,
    },
    /// Somebody is not connected any more.
    Away {
        seat: usize,
        #[serde(default, skip_serializing_if = "Gone::is_lost")]
        why: Gone,
    },
    /// Somebody is back, and plays for themselves.
    Back { seat: usize },
    /// A bot stands in for somebody.
    StandIn { seat: usize, bot: String },
    /// The match is over, and where its cards came from is laid open.
    Over {
        number: u32,
        /// The sides that won: none if the match was broken off.
        winners: Vec<usize>,
        points: Vec<i32>,
        /// The server's secret, in hexadecimal.
        secret: String,
        /// The shares of the seats.
        seeds: Vec<String>,
        /// The seed of the deals that follows from them.
        seed: u64,
    },
    /// Something was said.
    Chat { who: Person, text: String },
    /// Somebody is silenced, or may talk again.
    Silenced { person: i64, on: bool },
    /// The server was away and is back: clocks run from here.
    Woken,
    /// The table is closed.
    Closed,
    /// Something this observer may not see, or need not; to a client also what only later versions
    /// know.
    #[serde(other)]
    Tick,
}

impl TableEvent {
    /// The seat that it concerns.
    pub const fn seat(&self) -> Option<usize> {
        match self {
            Self::Sat { seat, .. }
            | Self::Bot { seat, .. }
            | Self::Left { seat, .. }
            | Self::Ready { seat, .. }
            | Self::Seeded { seat, .. }
            | Self::Move { seat, .. }
            | Self::TakenBack { seat, .. }
            | Self::Extended { seat, .. }
            | Self::Away { seat, .. }
            | Self::Back { seat }
            | Self::StandIn { seat, .. } => Some(*seat),
            _ => None,
        }
    }
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

/// Why somebody is not at a table any more.
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
pub struct Ending<J = Value> {
    /// What is laid open: for [`Wire::read_ending`](crate::Wire::read_ending).
    pub open: J,
    /// Points of every side in this round.
    pub points: Vec<i32>,
    /// Points of every side in the match so far.
    pub totals: Vec<i32>,
    /// Seconds until the next round; absent when the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause_s: Option<u32>,
}
