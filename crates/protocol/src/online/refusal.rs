use baralho_catalog::BadGame;
use baralho_game::Refused;
use thiserror::Error;

/// Why a command is refused. The code is for programs, the text for logs; people are told in
/// their language by the server, under the key `online-` and the code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the texts say it all
pub enum Refusal {
    #[error("the message cannot be read: {0}")]
    BadMessage(String),
    #[error("`hello` must come first")]
    HelloFirst,
    #[error("this server speaks protocol {server}, the client {client}: please reload or update")]
    Protocol { server: u32, client: u32 },
    #[error("too many messages: wait a moment")]
    TooFast,
    #[error("the message is longer than {0} bytes")]
    TooLong(usize),
    #[error("you are at no table")]
    NoTable,
    #[error("there is no such table")]
    UnknownTable,
    #[error("the password is wrong")]
    WrongPassword,
    #[error("the table needs a password")]
    NeedsPassword,
    #[error("this table may not be watched")]
    NoSpectators,
    #[error("you were sent away from this table")]
    Banned,
    #[error("only the host may do that")]
    NotHost,
    #[error("a match is being played: wait for its end")]
    MatchRunning,
    #[error("no match is being played")]
    NoMatch,
    #[error("you have a seat already")]
    SeatedAlready,
    #[error("you have no seat")]
    NotSeated,
    #[error("there is no seat {0}")]
    NoSuchSeat(usize),
    #[error("that seat is taken")]
    SeatTaken,
    #[error("every seat is taken")]
    Full,
    #[error("that seat is empty")]
    SeatEmpty,
    #[error("nobody of that number is at this table")]
    NobodyThere,
    #[error("every seat must be taken before the match can begin")]
    SeatsEmpty,
    #[error("not everybody is ready: {0}")]
    NotReady(String),
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("that move came too late: the table is at move {0}")]
    Stale(u64),
    #[error("the match stands still: the host has paused it")]
    Paused,
    #[error("that move is not allowed: {0}")]
    IllegalMove(Refused),
    #[error("these rules cannot be: {0}")]
    BadRules(BadGame),
    #[error("there is no such bot: {0}")]
    BadBot(String),
    #[error("the clock's numbers are out of range")]
    BadClock,
    #[error("there is nothing to extend")]
    NoMoreTime,
    #[error("there is nothing to say, or too much: up to {0} characters")]
    BadText(usize),
    #[error("the host does not want you to talk here")]
    Silenced,
    #[error("you have too many tables: up to {0}")]
    TooManyTables(usize),
    #[error("this table has been used up: open another")]
    LogFull,
    #[error("nothing new can be begun now: the server is being looked after")]
    ReadOnly,
    #[error("the server has too many tables now: try again later")]
    ServerFull,
    #[error("something went wrong at the server; nothing was changed: try again")]
    Trouble,
}

impl Refusal {
    /// The code: never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadMessage(_) => "bad-message",
            Self::HelloFirst => "hello-first",
            Self::Protocol { .. } => "protocol",
            Self::TooFast => "too-fast",
            Self::TooLong(_) => "too-long",
            Self::NoTable => "no-table",
            Self::UnknownTable => "unknown-table",
            Self::WrongPassword => "wrong-password",
            Self::NeedsPassword => "needs-password",
            Self::NoSpectators => "no-spectators",
            Self::Banned => "banned",
            Self::NotHost => "not-host",
            Self::MatchRunning => "match-running",
            Self::NoMatch => "no-match",
            Self::SeatedAlready => "seated-already",
            Self::NotSeated => "not-seated",
            Self::NoSuchSeat(_) => "no-such-seat",
            Self::SeatTaken => "seat-taken",
            Self::Full => "full",
            Self::SeatEmpty => "seat-empty",
            Self::NobodyThere => "nobody-there",
            Self::SeatsEmpty => "seats-empty",
            Self::NotReady(_) => "not-ready",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale(_) => "stale",
            Self::Paused => "paused",
            Self::IllegalMove(_) => "illegal-move",
            Self::BadRules(_) => "bad-rules",
            Self::BadBot(_) => "bad-bot",
            Self::BadClock => "bad-clock",
            Self::NoMoreTime => "no-more-time",
            Self::BadText(_) => "bad-text",
            Self::Silenced => "silenced",
            Self::TooManyTables(_) => "too-many-tables",
            Self::LogFull => "log-full",
            Self::ReadOnly => "read-only",
            Self::ServerFull => "server-full",
            Self::Trouble => "trouble",
        }
    }

    /// What the message must name.
    pub fn detail(&self) -> String {
        match self {
            Self::BadMessage(text) | Self::NotReady(text) | Self::BadBot(text) => text.clone(),
            Self::IllegalMove(why) => why.to_string(),
            Self::TooLong(n) | Self::NoSuchSeat(n) | Self::BadText(n) | Self::TooManyTables(n) => {
                n.to_string()
            }
            Self::BadRules(bad) => bad.to_string(),
            Self::Stale(n) => n.to_string(),
            Self::Protocol { server, .. } => server.to_string(),
            _ => String::new(),
        }
    }
}
