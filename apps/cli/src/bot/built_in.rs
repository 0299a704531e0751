//! A built-in bot that speaks a bot protocol.

use std::{io, process::ExitCode};

use baralho_bots::{self as bots, bot};
use baralho_catalog::{AnyRules, Family, PRESETS, preset, with_game};
use baralho_game::{Options, View};
use baralho_opponents::BotsOf;
use baralho_protocol::{
    BadMessage, Bot, BotOption, Broken, Follower, Hello, Request, Seated, Start, VERSION, Wire,
    serve,
};
use baralho_words::{Words, say};
use serde_json::{Map, Value};

use crate::{
    explain::{bad_bot, bad_game, unknown_game},
    failure::{Done, Failure},
    games::Games,
};

use super::{BotArgs, Protocol, course};

/// Plays for whoever is at the other end of standard input and output.
pub(crate) fn run(args: &BotArgs, name: &str, words: &Words, games: Games) -> Done {
    let preset = preset(&args.game).map_err(|error| Failure::Usage(unknown_game(words, &error)))?;
    let rules = AnyRules::parse(preset.name, None, &Options::new())
        .map_err(|error| Failure::Usage(bad_game(words, &error)))?;
    with_game!(rules, |G, _rules| bot::<BotsOf<G>>(name).map(|_| ()))
        .map_err(|error| Failure::Usage(bad_bot(words, &error)))?;
    match args.protocol {
        Protocol::Jsonl => {
            let mut bot = BuiltIn {
                name: name.to_owned(),
                family: preset.family,
                seed: args.seed,
            };
            serve(&mut bot, io::stdin().lock(), io::stdout().lock()).map_err(
                |broken| match broken {
                    Broken::Io(error) => error.into(),
                    Broken::Message { number, bad } => Failure::Failed(say!(
                        words,
                        "bot-error-message",
                        line = number,
                        text = bad.line,
                        reason = bad.reason,
                    )),
                },
            )?;
        }
        Protocol::Itp => {
            let course = course(games, Some(preset), words)?;
            let seed = args.seed.unwrap_or_else(any_seed);
            return (course.play)(name, seed, words);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A seed nobody chose.
fn any_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0_u8)
}

/// A built-in bot that may be asked to any table of its family.
struct BuiltIn {
    name: String,
    family: Family,
    /// For its own chance, instead of what a start says.
    seed: Option<u64>,
}

const SEED: &str = "seed";

impl Bot for BuiltIn {
    fn hello(&self) -> Hello {
        let games = PRESETS.iter().filter(|preset| preset.family == self.family);
        Hello {
            protocol: VERSION,
            name: self.name.clone(),
            author: "Baralho".to_owned(),
            games: games.map(|preset| preset.name.to_owned()).collect(),
            players: Vec::new(),
            options: vec![BotOption {
                name: SEED.to_owned(),
                kind: "number".to_owned(),
                default: Value::Null,
            }],
        }
    }

    fn set(&mut self, options: &Map<String, Value>) -> Result<(), BadMessage> {
        match options.get(SEED) {
            None => Ok(()),
            Some(Value::Null) => {
                self.seed = None;
                Ok(())
            }
            Some(value) => {
                let read = value.as_u64().or_else(|| value.as_str()?.parse().ok());
                self.seed = Some(read.ok_or_else(|| {
                    // words: not for players
                    BadMessage::new(b"", "`seed` should be a whole number from 0")
                })?);
                Ok(())
            }
        }
    }

    fn start(&mut self, start: &Start) -> Result<Box<dyn Seated>, BadMessage> {
        let bad = |reason: String| BadMessage::new(b"", reason);
        let rules = start.rules().map_err(|error| bad(error.to_string()))?;
        // Games in one process differ even where the seed is set once for all.
        let seed = self
            .seed
            .map_or(start.seed, |seed| seed.wrapping_add(start.game));
        with_game!(rules, |G, rules| {
            let seat = start.seat(&rules)?;
            let bot = bots::Seated::named::<BotsOf<G>>(&self.name, seed, seat);
            Ok(Box::new(AtTable::<G> {
                follower: Follower::new(rules, seat),
                bot: bot.map_err(|error| bad(error.to_string()))?,
            }))
        })
    }
}

/// A built-in bot in one game.
struct AtTable<G: Wire> {
    follower: Follower<G>,
    bot: bots::Seated<G>,
}

impl<G: Wire> Seated for AtTable<G> {
    fn event(&mut self, event: &Value) -> Result<(), BadMessage> {
        match (self.follower.absorb(event)?, self.follower.view()) {
            (Some(event), _) => self.bot.see(&[event]),
            (None, Some(view)) if self.bot.watches() => self.bot.begin_at(view.clone()),
            (None, _) => {}
        }
        Ok(())
    }

    fn choose(&mut self, _request: &Request) -> Result<String, BadMessage> {
        let mine = self
            .follower
            .view()
            .filter(|view| view.turn().is_some_and(|seat| view.observer().is(seat)));
        let Some(view) = mine else {
            // words: not for players
            return Err(BadMessage::new(
                b"",
                "by the events so far it is not my turn",
            ));
        };
        let chosen = self.bot.choose_at(view);
        Ok(G::move_to_text(view.rules(), chosen))
    }
}
