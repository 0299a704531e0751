//! What a runner tells a bot.

use baralho_catalog::{AnyRules, BadGame};
use baralho_game::{Options, Outcome, Rules, Seat, Standing};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::BadMessage;

/// A message from the runner, with its events and views as JSON or as something that is
/// written as such. Unknown fields are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[serde(bound(deserialize = "E: Deserialize<'de>, V: Deserialize<'de> + Default"))]
pub enum ToBot<E = Value, V = Value> {
    /// The first message: who runs the bot, and in which version of the protocol.
    Hello(RunnerHello),
    /// Values for some of the bot's options.
    Options {
        /// By the options' names.
        options: Map<String, Value>,
    },
    /// Asks for a `ready`, once everything before it has been dealt with.
    Ready,
    /// A game begins.
    Start(Box<Start>),
    /// Something happened, as this seat may see it.
    Event {
        /// What: see [`crate::Wire`].
        event: E,
    },
    /// The bot must choose a move.
    Request(Request<V>),
    /// The game is over.
    End(End),
    /// There will be no more games.
    Quit,
    /// A type this version does not know: to be ignored.
    #[serde(other, skip_serializing)]
    Unknown,
}

impl ToBot {
    /// Reads a line from the runner.
    pub fn read(line: &[u8]) -> Result<Self, BadMessage> {
        serde_json::from_slice(line).map_err(|why| BadMessage::new(line, why))
    }
}

/// Who runs the bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct RunnerHello {
    pub protocol: u32,
    #[serde(default)]
    pub runner: String,
}

/// The beginning of a game: all that does not change while it lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Start {
    pub game: u64,
    pub preset: String,
    #[serde(default)]
    pub rules: Options,
    pub rules_version: u32,
    pub players: usize,
    /// Where the bot sits, counted from 0.
    pub seat: usize,
    #[serde(default)]
    pub sides: Vec<Vec<usize>>,
    #[serde(default)]
    pub names: Vec<String>,
    /// For what the bot decides by chance; the deals do not come from it. Below 2^53, so
    /// that every language can hold it.
    #[serde(default)]
    pub seed: u64,
    /// The round that comes first, counted from 1.
    pub round: u32,
    pub dealer: usize,
    pub points: Vec<i32>,
    #[serde(default)]
    pub clock: Clock,
}

impl Start {
    /// The start of a match by these rules, for one seat.
    pub fn new(rules: &AnyRules, standing: &Standing, game: u64, seat: Seat, seed: u64) -> Self {
        let seats_of = |side: usize| {
            Seat::all(rules.players())
                .filter(|&seat| rules.side_of(seat) == side)
                .map(Seat::index)
                .collect()
        };
        Self {
            game,
            preset: rules.preset().to_owned(),
            rules: rules.options(),
            rules_version: rules.version(),
            players: rules.players(),
            seat: seat.index(),
            sides: (0..rules.sides()).map(seats_of).collect(),
            names: Vec::new(),
            seed: seed & ((1 << 53) - 1),
            round: standing.round,
            dealer: standing.dealer.index(),
            points: standing.points.to_vec(),
            clock: Clock::default(),
        }
    }

    /// The rules it names.
    pub fn rules(&self) -> Result<AnyRules, BadGame> {
        AnyRules::parse(&self.preset, Some(self.players), &self.rules)
    }

    /// Where the bot sits.
    pub fn seat(&self, rules: &impl Rules) -> Result<Seat, BadMessage> {
        if self.seat < rules.players() {
            return Ok(Seat::new(self.seat));
        }
        let last = rules.players() - 1;
        Err(BadMessage::within(format!(
            "`seat` should be from 0 to {last}"
        )))
    }
}

/// How long a bot may think, in milliseconds; `None`: as long as it likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// For each move.
    #[serde(default)]
    pub move_ms: Option<u64>,
    /// For all moves of the game together.
    #[serde(default)]
    pub bank_ms: Option<u64>,
    /// Added to the bank after each move.
    #[serde(default)]
    pub increment_ms: Option<u64>,
}

/// A request to move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct Request<V = Value> {
    /// Its number, which an answer may repeat.
    pub id: u64,
    /// How long the bot may think about it.
    #[serde(default)]
    pub time_ms: Option<u64>,
    pub moves: Vec<String>,
    #[serde(default)]
    pub view: V,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it all
pub struct End {
    /// The result as in records; nobody has won if it was broken off.
    pub result: Outcome,
    pub reason: Verdict,
    /// The seat whose fault that was, unless it ended normally.
    pub at_fault: Option<usize>,
    /// What was wrong, in a sentence.
    pub message: Option<String>,
    pub you: You,
}

/// How a game ended.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// By the rules.
    #[default]
    Normal,
    /// A bot answered with a move that is not legal.
    IllegalMove,
    /// A bot took longer than its clock allows.
    Timeout,
    /// A bot ended or was killed.
    Crash,
    /// A bot was silent although it had no clock.
    Stall,
    /// A bot wrote something that is not a message.
    ProtocolError,
    /// A bot could not be started.
    StartFailure,
    /// A bot used more memory than it may.
    OutOfMemory,
    /// A bot wrote more into its folder than it may.
    OutOfDisk,
    /// Somebody stopped the runner.
    Interrupted,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Self; 10] = [
        Self::Normal,
        Self::IllegalMove,
        Self::Timeout,
        Self::Crash,
        Self::Stall,
        Self::ProtocolError,
        Self::StartFailure,
        Self::OutOfMemory,
        Self::OutOfDisk,
        Self::Interrupted,
    ];

    /// Its name in messages and files, such as `illegal-move`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::IllegalMove => "illegal-move",
            Self::Timeout => "timeout",
            Self::Crash => "crash",
            Self::Stall => "stall",
            Self::ProtocolError => "protocol-error",
            Self::StartFailure => "start-failure",
            Self::OutOfMemory => "out-of-memory",
            Self::OutOfDisk => "out-of-disk",
            Self::Interrupted => "interrupted",
        }
    }
}

/// What a game's end means for a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum You {
    /// Its side won alone.
    Won,
    /// Its side did not win.
    Lost,
    /// Its side shares the victory, or nobody won.
    Drew,
}

impl You {
    /// What these winners mean for a side.
    pub fn of(side: usize, winners: &[usize]) -> Self {
        match winners {
            [] => Self::Drew,
            [only] if *only == side => Self::Won,
            several if several.contains(&side) => Self::Drew,
            _ => Self::Lost,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verdict_has_its_name_in_messages() {
        for verdict in Verdict::ALL {
            let written = serde_json::to_value(verdict).expect("JSON");
            assert_eq!(written, Value::from(verdict.name()));
        }
    }

    #[test]
    fn a_shared_victory_is_a_draw() {
        assert_eq!(You::of(1, &[1]), You::Won);
        assert_eq!(You::of(1, &[0]), You::Lost);
        assert_eq!(You::of(1, &[0, 1]), You::Drew);
        assert_eq!(You::of(2, &[0, 1]), You::Lost);
        assert_eq!(You::of(0, &[]), You::Drew);
    }

    #[test]
    fn unknown_types_and_fields_are_no_error() {
        assert_eq!(ToBot::read(br#"{"type":"later"}"#), Ok(ToBot::Unknown));
        assert_eq!(
            ToBot::read(br#"{"type":"quit","why":{"so":[1]}}"#),
            Ok(ToBot::Quit)
        );
        assert!(ToBot::read(b"later").is_err());
        assert!(ToBot::read(br#"{"type":"request"}"#).is_err());
    }
}
