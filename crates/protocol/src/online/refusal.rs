use baralho_catalog::BadGame;
use baralho_game::Refused;
use thiserror::Error;

/// Each with its code, which never changes, and a text for logs.
macro_rules! refusals {
    ($($code:literal $name:ident $(($inner:ty))? $({ $($field:ident: $kind:ty),+ })?: $text:literal;)+) => {
        /// Why a command is refused. The code is for programs, the text for logs; people are told
        /// in their language by the server, under the key `online-` and the code.
        #[derive(Clone, Debug, PartialEq, Eq, Error)]
        #[allow(missing_docs)] // the texts say it all
        pub enum Refusal {
            $(#[error($text)] $name $(($inner))? $({ $($field: $kind),+ })?,)+
        }

        impl Refusal {
            /// The code: never changes.
            pub const fn code(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $code,)+
                }
            }
        }
    };
}

refusals! {
    "bad-message" BadMessage(String): "the message cannot be read: {0}";
    "hello-first" HelloFirst: "`hello` must come first";
    "protocol" Protocol { server: u32, client: u32 }: "this server speaks protocol {server}, the client {client}: please reload or update";
    "too-fast" TooFast: "too many messages: wait a moment";
    "too-long" TooLong(usize): "the message is longer than {0} bytes";
    "no-table" NoTable: "you are at no table";
    "unknown-table" UnknownTable: "there is no such table";
    "wrong-password" WrongPassword: "the password is wrong";
    "needs-password" NeedsPassword: "the table needs a password";
    "no-spectators" NoSpectators: "this table may not be watched";
    "banned" Banned: "you were sent away from this table";
    "not-host" NotHost: "only the host may do that";
    "match-running" MatchRunning: "a match is being played: wait for its end";
    "no-match" NoMatch: "no match is being played";
    "seated-already" SeatedAlready: "you have a seat already";
    "not-seated" NotSeated: "you have no seat";
    "no-such-seat" NoSuchSeat(usize): "there is no seat {0}";
    "seat-taken" SeatTaken: "that seat is taken";
    "full" Full: "every seat is taken";
    "seat-empty" SeatEmpty: "that seat is empty";
    "nobody-there" NobodyThere: "nobody of that number is at this table";
    "seats-empty" SeatsEmpty: "every seat must be taken before the match can begin";
    "not-ready" NotReady(String): "not everybody is ready: {0}";
    "not-your-turn" NotYourTurn: "it is not your turn";
    "stale" Stale(u64): "that move came too late: the table is at move {0}";
    "not-alone" NotAlone: "moves can be taken back only where all others are bots";
    "nothing-to-take-back" NothingToTakeBack: "you have made no such move in this turn";
    "seen-already" SeenAlready: "that move stands: it showed you something";
    "paused" Paused: "the match stands still: the host has paused it";
    "illegal-move" IllegalMove(Refused): "that move is not allowed: {0}";
    "bad-rules" BadRules(BadGame): "these rules cannot be: {0}";
    "bad-bot" BadBot(String): "there is no such bot: {0}";
    "bad-clock" BadClock: "the clock's numbers are out of range";
    "no-more-time" NoMoreTime: "there is nothing to extend";
    "bad-text" BadText(usize): "there is nothing to say, or too much: up to {0} characters";
    "silenced" Silenced: "the host does not want you to talk here";
    "too-many-tables" TooManyTables(usize): "you have too many tables: up to {0}";
    "log-full" LogFull: "this table has been used up: open another";
    "read-only" ReadOnly: "nothing new can be begun now: the server is being looked after";
    "server-full" ServerFull: "the server has too many tables now: try again later";
    "trouble" Trouble: "something went wrong at the server; nothing was changed: try again";
}

impl Refusal {
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
