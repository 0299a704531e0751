//! The `jsonl` bot protocol, version 1: one JSON object per line between a runner and a bot.
//!
//! The runner writes messages with the functions of [`write`](mod@write) and reads a bot's
//! lines with [`FromBot::read`]; a bot reads with [`ToBot::read`] and keeps its view of the
//! game with a [`Follower`]. How each game's events and views look is its [`Wire`].
//! `docs/bots.md` explains the protocol to authors of bots.
//!
//! ```
//! use baralho_game::{Game, Options, Rules, Standing};
//! use baralho_protocol::{FromBot, choose, write};
//! use baralho_scopa::{ScopaRules, Small};
//!
//! let rules = ScopaRules::parse("escopa", None, &Options::new())?;
//! let standing = Standing::opening(&rules, 7);
//! let round = Small::deal_seed(&rules, &standing, 7);
//! let seat = round.turn().expect("a fresh deal");
//! let line = write::request(1, &round, seat, &standing, None);
//! assert!(line.starts_with(r#"{"type":"request","id":1,"time_ms":null,"moves":[""#));
//!
//! let FromBot::Answer(answer) = FromBot::read(b"0")? else { panic!("not an answer") };
//! assert_eq!(choose(&round, &answer.choice)?, round.moves()[0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choose;
mod follower;
mod from_bot;
pub mod online;
mod to_bot;
pub mod write;

pub use baralho_game::wire::{BadMessage, Wire};
pub use choose::{BadAnswer, choose};
pub use follower::Follower;
pub use from_bot::{Answer, BotOption, Choice, FromBot, Hello};
pub use to_bot::{Clock, End, Request, RunnerHello, Start, ToBot, Verdict, You};

/// The version of the protocol that this program speaks.
pub const VERSION: u32 = 1;

/// The longest line that a bot may write, in bytes, without its end.
pub const LONGEST_LINE: usize = 64 * 1024;
